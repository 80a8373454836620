"""Going back further than one may alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from random import Random

import pytest
from django.utils import timezone

from signoria import CHANCE
from signoria.web.tables.bots import lock, scheduler
from signoria.web.tables.bots.worker import Task
from signoria.web.tables.models import Table
from signoria.web.tables.store import ledger
from tests.pages import Element, parse
from tests.players import at_random
from tests.web.browsers import Browser, asked, number_of, play_until


class Round:
    """Two people and a bot at a table, after the first of them has decided something."""

    def __init__(self, wishes: str = "me friend bot:random") -> None:
        self.anna = Browser()
        self.table = self.anna.create_table("carrara", wishes)
        self.berta = Browser()
        if "friend" in wishes:
            self.berta.join(self.table)
        play_until(self.table, 0)
        with ledger.reading(self.table) as (match, _number):
            self.decision = match.number
            self.before = match.view(0)
        self.anna.decide(self.table)
        play_until(self.table, 1)

    def propose(self, by: Browser, decision: int | None = None, number: int | None = None) -> int:
        form = {
            "decision": self.decision if decision is None else decision,
            "number": number_of(self.table) if number is None else number,
        }
        return by.post(f"/t/{self.table.id}/propose/", form).status_code

    def vote(self, by: Browser, vote: str, decision: int | None = None) -> int:
        form = {"vote": vote, "decision": self.decision if decision is None else decision}
        return by.post(f"/t/{self.table.id}/vote/", form).status_code

    def is_back(self) -> bool:
        with ledger.reading(self.table) as (match, _number):
            return match.number == self.decision and match.view(0) == self.before

    def proposal(self) -> int | None:
        return Table.objects.get(pk=self.table.pk).back_to


def test_the_table_goes_back_when_everybody_agrees() -> None:
    round = Round()
    steps = number_of(round.table)
    assert round.propose(round.anna) == 302
    assert not round.is_back()
    assert round.vote(round.berta, "yes") == 302
    assert round.is_back()
    assert round.table.steps.last().text == f"back {round.decision}"  # type: ignore[union-attr]
    assert number_of(round.table) == steps + 1
    assert round.proposal() is None
    assert asked(round.table) == 0


def test_a_ledger_that_was_forgotten_comes_back_to_the_same_place() -> None:
    round = Round()
    round.propose(round.anna)
    round.vote(round.berta, "yes")
    ledger.LEDGER.clear()
    assert round.is_back()


def test_play_goes_on_after_going_back() -> None:
    round = Round()
    round.propose(round.anna)
    round.vote(round.berta, "yes")
    round.anna.decide(round.table)
    assert Table.objects.get(pk=round.table.pk).turn == asked(round.table)


def test_alone_with_bots_it_is_done_at_once() -> None:
    round = Round("me bot:random bot:random")
    round.propose(round.anna)
    assert round.is_back()


def test_one_no_is_enough() -> None:
    round = Round()
    round.propose(round.anna)
    assert round.vote(round.berta, "no") == 302
    assert round.proposal() is None
    assert not round.is_back()
    assert "would rather not" in round.anna.get(f"/t/{round.table.id}/").content.decode()
    assert round.vote(round.berta, "yes") == 409
    assert not round.is_back()


def test_a_proposal_can_be_withdrawn() -> None:
    round = Round()
    round.propose(round.anna)
    assert round.vote(round.anna, "no") == 302
    assert round.proposal() is None
    assert not round.table.remarks.exists()


def test_the_proposer_cannot_agree_for_others() -> None:
    round = Round()
    round.propose(round.anna)
    round.vote(round.anna, "yes")
    assert not round.is_back()


def test_people_propose_only_decisions_of_their_own() -> None:
    round = Round()
    assert round.propose(round.berta) == 409
    assert round.proposal() is None


@pytest.mark.parametrize(("decision", "status"), [(0, 409), (99999, 409), (-1, 400)])
def test_there_must_be_such_a_decision(decision: int, status: int) -> None:
    round = Round()
    assert round.propose(round.anna, decision) == status
    assert round.proposal() is None


def test_a_proposal_about_an_older_table_is_stale() -> None:
    round = Round()
    assert round.propose(round.anna, number=number_of(round.table) - 1) == 409
    assert round.proposal() is None


def test_there_is_one_proposal_at_a_time() -> None:
    round = Round()
    round.propose(round.anna)
    assert round.propose(round.anna) == 409
    round.vote(round.berta, "yes")
    assert round.is_back()


def test_a_vote_names_what_it_is_about() -> None:
    round = Round()
    round.propose(round.anna)
    assert round.vote(round.berta, "yes", round.decision + 1) == 409
    assert not round.is_back()


def test_strangers_have_no_say() -> None:
    round = Round()
    round.propose(round.anna)
    assert round.vote(Browser(), "yes") == 403
    assert round.vote(Browser(), "no") == 403
    assert round.propose(Browser()) == 403
    assert round.proposal() == round.decision


def test_who_leaves_his_seat_to_a_bot_leaves_the_vote() -> None:
    round = Round()
    round.propose(round.anna)
    round.berta.post(f"/t/{round.table.id}/seat/1/", {"level": "random"})
    assert round.is_back()


def test_others_are_not_told_what_was_decided() -> None:
    """A decision may have been a secret one, so those who are asked hear only how far it goes back."""
    round = Round()
    round.propose(round.anna)
    page = round.berta.get(f"/t/{round.table.id}/").content.decode()
    assert "Anna proposes to go back by" in page
    assert '<select name="decision">' not in page


def test_a_proposal_tells_how_far_it_goes_back_and_who_is_missing() -> None:
    round = Round("me friend friend bot:random")
    carlo = Browser()
    carlo.join(round.table, "Carlo")
    with ledger.writing(round.table, number_of(round.table)) as match:
        while CHANCE not in [actor for actor, _ in match.decisions(round.decision)]:
            match.play(at_random(match.state, Random(match.number)))
        count = len([actor for actor, _ in match.decisions(round.decision) if actor != CHANCE])
    round.propose(round.anna)
    assert count > 1
    told = {browser: side(browser, round).one("section.proposal") for browser in (round.anna, round.berta, carlo)}
    assert f"You propose to go back by {count} decisions." in told[round.anna].text
    assert f"Anna proposes to go back by {count} decisions." in told[carlo].text
    assert "Still to agree: Berta, Carlo." in told[carlo].text
    assert [[button["value"] for button in part.all("button")] for part in told.values()] == [
        ["no"], ["yes", "no"], ["yes", "no"],
    ]  # fmt: skip
    round.vote(round.berta, "yes")
    assert "Still to agree: Carlo." in side(carlo, round).one("section.proposal").text
    assert [button["value"] for button in side(round.berta, round).all("section.proposal button")] == ["no"]


def side(browser: Browser, round: Round) -> Element:
    return parse(browser.get(f"/t/{round.table.id}/").content).one("#side")


def test_the_last_own_decisions_are_the_ways_back() -> None:
    round = Round("me bot:random bot:random")
    for _ in range(20):
        play_until(round.table, 0)
        round.anna.decide(round.table)
    with ledger.reading(round.table) as (match, _number):
        own = [(number, decision) for number, (actor, decision) in enumerate(match.decisions()) if actor == 0]
        acts = [(number, decision) for number, decision in own if decision.text != "end-turn"]
        words = {str(number): match.game.wording.describe(decision) for number, decision in acts[-12:]}
    assert len(acts) < len(own)
    options = side(round.anna, round).all("details.ways-back option")
    assert [option["value"] for option in options] == list(words)[::-1]
    told = [option.text.partition(": ") for option in options]
    assert [after.lower() for _, _, after in told] == [one.lower() for one in words.values()][::-1]
    turns = [int(before.removeprefix("Turn ")) for before, _, _ in told]
    assert turns == sorted(turns, reverse=True)
    assert len(set(turns)) > 3


def test_an_agreement_does_not_count_for_the_next_proposal() -> None:
    round = Round()
    round.propose(round.anna)
    round.vote(round.berta, "yes")
    assert round.is_back()
    round.anna.decide(round.table)
    round.propose(round.anna)
    assert not round.is_back()
    assert round.proposal() == round.decision


def test_it_is_told_to_whose_decision_the_table_went_back() -> None:
    round = Round()
    decision = number_of(round.table)
    round.berta.decide(round.table)
    round.propose(round.berta, decision)
    round.vote(round.anna, "yes", decision)
    assert number_of(round.table) > decision
    assert "The table has gone back to an earlier decision of Berta." in side(round.anna, round).text


def test_a_proposal_ends_when_nobody_is_left_to_ask() -> None:
    round = Round()
    round.propose(round.anna)
    for seat, browser in enumerate((round.anna, round.berta)):
        browser.post(f"/t/{round.table.id}/seat/{seat}/", {"level": "random"})
    assert (round.proposal(), round.is_back()) == (None, False)


def test_a_proposal_ends_when_its_decision_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(table: Table, decision: int, seat: int) -> None:
        raise ledger.Stale("it was taken back otherwise")

    round = Round()
    monkeypatch.setattr(ledger, "go_back_to", gone)
    round.propose(round.anna)
    assert round.vote(round.berta, "yes") == 302
    assert round.proposal() is None
    assert not round.table.remarks.exists()


def test_an_open_proposal_does_not_keep_people_from_playing() -> None:
    round = Round()
    round.propose(round.anna)
    round.berta.decide(round.table)
    assert round.proposal() == round.decision
    round.vote(round.berta, "yes")
    assert round.is_back()


@pytest.mark.parametrize(("later", "seat"), [(0, 1), (99999, 0)])
def test_the_table_goes_back_only_to_a_decision_of_the_seat_that_is_still_there(later: int, seat: int) -> None:
    """Between the last agreement and the way back somebody may have taken the decision back otherwise."""
    round = Round()
    steps = number_of(round.table)
    with pytest.raises(ledger.Stale):
        ledger.go_back_to(round.table, round.decision + later, seat)
    assert number_of(round.table) == steps


def test_a_bot_does_not_decide_when_somebody_proposes_to_go_back_while_it_thinks() -> None:
    round = Round()
    play_until(round.table, 2)
    before = number_of(round.table)

    def think(task: Task, seconds: float) -> str:
        assert round.propose(round.anna) == 302
        return task.decide("random")

    assert scheduler.play_once(round.table.id, think) is not None  # it is to look again
    assert (number_of(round.table), round.proposal()) == (before, round.decision)


def test_a_bot_does_not_begin_to_think_when_somebody_has_just_proposed_to_go_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The proposal comes after the first look at the table, before the process has the table for itself."""
    round = Round()
    play_until(round.table, 2)
    thought: list[Task] = []

    @contextmanager
    def late(id: str) -> Iterator[bool]:
        assert round.propose(round.anna) == 302
        yield True

    def think(task: Task, seconds: float) -> str:
        thought.append(task)
        return task.decide("random")

    monkeypatch.setattr(lock, "alone", late)
    assert scheduler.play_once(round.table.id, think) is None
    assert thought == []


@pytest.mark.parametrize("proposed", [False, True])
def test_bots_are_reminded_unless_people_talk_about_going_back(proposed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    round = Round()
    play_until(round.table, 2)
    if proposed:
        round.propose(round.anna)
    Table.objects.update(changed=timezone.now() - timedelta(minutes=1))
    reminded: list[str] = []
    monkeypatch.setattr(scheduler.SCHEDULER, "remind", reminded.append)
    scheduler.remind_bots()
    assert reminded == ([] if proposed else [round.table.id])
