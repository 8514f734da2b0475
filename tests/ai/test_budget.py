"""Budgets are kept whatever the clock shows, and the slices stay short."""

from luna.ai.budget import LONGEST_SLICE, SLICE, Budget, worked


class Search:
    """Takes so many seconds for an iteration on its own clock, and ends after `most` of them."""

    def __init__(self, seconds: float, most: int = 10**9) -> None:
        self.seconds, self.most = seconds, most
        self.now = 0.0
        self.runs: list[int] = []

    def run(self, iterations: int) -> int:
        count = min(iterations, self.most - sum(self.runs))
        self.runs.append(count)
        self.now += count * self.seconds
        return count

    def clock(self) -> float:
        return self.now


def never(left: int) -> bool:
    return False


def test_counted_iterations_are_exactly_as_many_on_a_fast_and_on_a_slow_machine():
    for seconds in (1e-9, 1e-5, 0.5):
        search = Search(seconds)
        for _ in worked(search.run, never, Budget(400), search.clock):
            pass
        assert sum(search.runs) == 400


def test_a_search_by_the_clock_uses_its_time_and_hardly_more():
    search = Search(20e-6)
    for _ in worked(search.run, never, Budget(seconds=1.5), search.clock):
        pass
    assert 1.5 <= search.now < 1.51


def test_slices_grow_to_a_few_milliseconds_and_stay_there():
    search = Search(20e-6)
    for _ in worked(search.run, never, Budget(seconds=1.0), search.clock):
        assert search.runs[-1] * search.seconds <= SLICE * 1.01
    assert search.runs[20] * search.seconds > SLICE / 2


def test_a_search_with_nothing_more_to_do_ends_early():
    search = Search(1e-5, most=70)
    for _ in worked(search.run, never, Budget(seconds=5), search.clock):
        pass
    assert sum(search.runs) == 70
    assert search.now < 0.1


def test_the_time_a_machine_sleeps_is_not_taken_from_the_search():
    search = Search(20e-6)
    for slices, _ in enumerate(worked(search.run, never, Budget(seconds=1.0), search.clock)):
        if slices == 10:
            search.seconds = 1000.0
        elif slices == 11:
            search.seconds = 20e-6
    assert sum(search.runs) * 20e-6 > 1.0 - 2 * LONGEST_SLICE


def test_a_search_whose_answer_stands_ends_and_is_told_how_many_iterations_were_left():
    search, told = Search(20e-6), []

    def settled(left: int) -> bool:
        told.append(left)
        return left <= 300

    for _ in worked(search.run, settled, Budget(1000), search.clock):
        pass
    assert 700 <= sum(search.runs) < 1000
    assert told == [1000 - sum(search.runs[:n]) for n in range(len(search.runs) + 1)]


def test_by_the_clock_the_iterations_left_are_reckoned_at_the_speed_so_far():
    search, told = Search(20e-6), []

    def settled(left: int) -> bool:
        told.append((left, sum(search.runs)))
        return False

    for _ in worked(search.run, settled, Budget(seconds=1.0), search.clock):
        pass
    assert told
    assert all(abs(left + done - 50_000) <= 1 for left, done in told)


def test_by_the_clock_nothing_is_settled_before_the_speed_is_known():
    """A search that goes on with what an earlier one found leads by its visits from the first moment."""
    search = Search(20e-6)
    for _ in worked(search.run, lambda left: left < 5_000, Budget(seconds=1.0), search.clock):
        pass
    assert sum(search.runs) > 40_000
