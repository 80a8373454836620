from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0003_results"),
    ]

    operations = [
        migrations.AddField(
            model_name="step",
            name="joined",
            field=models.BooleanField(default=False),
        ),
    ]
