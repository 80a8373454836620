from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0004_plans"),
    ]

    operations = [
        migrations.AddField(
            model_name="seat",
            name="arms",
            field=models.CharField(blank=True, max_length=20),
        ),
    ]
