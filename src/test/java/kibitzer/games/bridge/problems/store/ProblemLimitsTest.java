package kibitzer.games.bridge.problems.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.PlayProblem.Counted;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a problem hand must be: a level from one to five, a lead, and a right way that succeeds oftener than the wrong one. */
class ProblemLimitsTest {
    private static final PlayProblem ONE = PlayProblems.shipped().all().getFirst();

    private static PlayProblem with(int level, Counted counted, List<Card> played) {
        return new PlayProblem(
                ONE.id(),
                ONE.theme(),
                level,
                ONE.deal(),
                ONE.dealer(),
                ONE.vulnerability(),
                ONE.contract(),
                ONE.declarer(),
                ONE.learner(),
                played,
                ONE.ways(),
                counted,
                ONE.note(),
                ONE.pointer(),
                ONE.seed());
    }

    private static Counted counted(int layouts, int right, int wrong) {
        return new Counted(layouts, right, wrong, 2, 1);
    }

    @ParameterizedTest
    @CsvSource({"0, false", "1, true", "5, true", "6, false"})
    void aLevelIsFromOneToFive(int level, boolean good) {
        if (good) {
            assertThat(with(level, ONE.counted(), ONE.played()).level()).isEqualTo(level);
        } else {
            assertThatThrownBy(() -> with(level, ONE.counted(), ONE.played()))
                    .isInstanceOf(BadNotation.class)
                    .hasMessage("level " + level + "; expected a level from 1 to 5");
        }
    }

    /** More than the wrong way, and no oftener than there are layouts. */
    @ParameterizedTest
    @CsvSource({"10, 6, 5, true", "10, 10, 9, true", "10, 5, 5, false", "10, 4, 5, false", "10, 11, 5, false"})
    void theRightWaySucceedsOftener(int layouts, int right, int wrong, boolean good) {
        if (good) {
            assertThat(with(1, counted(layouts, right, wrong), ONE.played())
                            .counted()
                            .right())
                    .isEqualTo(right);
        } else {
            assertThatThrownBy(() -> with(1, counted(layouts, right, wrong), ONE.played()))
                    .hasMessageContaining("the right way succeeds in " + right + " of " + layouts)
                    .hasMessageContaining("more for the right way");
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theLeadIsOfTheHandThatLeads(boolean none) {
        Card dummys = ONE.deal().hand(ONE.declarer().partner()).first();
        assertThatThrownBy(() -> with(1, ONE.counted(), none ? List.of() : List.of(dummys)))
                .hasMessageContaining("no lead of " + ONE.declarer().next().inWords() + "'s");
    }

    @Test
    void shippedProblemsFollowEachOther() {
        List<PlayProblem> all = PlayProblems.shipped().all();
        assertThat(all).extracting(PlayProblem::id).doesNotHaveDuplicates();
        for (int at = 0; at + 1 < all.size(); at++) {
            assertThat(PlayProblems.shipped().after(all.get(at).id())).contains(all.get(at + 1));
        }
        assertThat(PlayProblems.shipped().after(all.getLast().id())).isEmpty();
        assertThat(PlayProblems.shipped().find("no such hand")).isEmpty();
        assertThat(all).allSatisfy(problem -> {
            assertThat(problem.wanted()).isEqualTo(6 + problem.contract().level());
            assertThat(problem.title())
                    .endsWith(", the " + problem.lead().inWords() + " led")
                    .matches("[A-Z].*");
            assertThat(problem.isDefence()).isEqualTo(!problem.learner().isNorthSouth());
        });
    }
}
