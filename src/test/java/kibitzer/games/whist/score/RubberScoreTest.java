package kibitzer.games.whist.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The score of whist, by the English laws of the handbook (laws 1 to 10), its chapter on long whist, and Culbertson pp. 185-186. */
class RubberScoreTest {

    /** "9/3" is a deal in which north and south win nine tricks and are dealt three honours. */
    private static DealResult deal(String text) {
        String[] numbers = text.split("/");
        int tricks = Integer.parseInt(numbers[0]);
        int honours = Integer.parseInt(numbers[1]);
        return new DealResult(List.of(tricks, 13 - tricks), List.of(honours, 4 - honours));
    }

    private static RubberScore after(WhistForm form, String deals) {
        RubberScore score = RubberScore.begin(form);
        for (String each : deals.split(" ")) {
            score = score.with(deal(each));
        }
        return score;
    }

    /** One deal after another; what the game stands at, and the pointer of the last line. */
    @ParameterizedTest(name = "{0}: {1} stands at {2}-{3}")
    @CsvSource(delimiter = '|', textBlock = """
            # law 2: each trick above six is a point; law 3: two honours a side count nothing
            SHORT | 7/2     | 1 | 0 | short-whist.p04
            SHORT | 6/2     | 0 | 1 | short-whist.p04
            SHORT | 10/2    | 4 | 0 | short-whist.p04
            # law 3: three honours two points, four honours four, whoever wins the tricks
            SHORT | 7/3     | 3 | 0 | short-whist.p05
            SHORT | 7/1     | 1 | 2 | short-whist.p05
            SHORT | 7/0     | 1 | 4 | short-whist.p05
            SHORT | 7/4     | 5 | 0 | short-whist.p05
            # law 4: at four honours do not count for the side that stands there, and still do for the other
            SHORT | 10/2 6/3   | 4 | 1 | short-whist.p06
            SHORT | 10/2 6/4   | 4 | 1 | short-whist.p06
            SHORT | 10/2 6/1   | 4 | 3 | short-whist.p05
            SHORT | 9/2 6/3    | 5 | 1 | short-whist.p05
            # law 5: tricks are scored before honours, so that these come too late
            SHORT | 10/2 7/0   | 5 | 0 | short-whist.p07
            SHORT | 11/1       | 5 | 0 | short-whist.p07
            # the chapter on long whist: ten points; honours four or two, at nine none
            LONG  | 11/2       | 5 | 0 | long-whist.p01
            LONG  | 11/3       | 7 | 0 | long-whist.p01
            LONG  | 11/4 6/4   | 9 | 1 | long-whist.p01
            LONG  | 11/4 6/1   | 9 | 3 | long-whist.p01
            LONG  | 10/4 6/3   | 10 | 1 | long-whist.p01
            # American whist, law 1 and Culbertson p. 186: seven points by tricks, and no honours
            AMERICAN | 12/4        | 6 | 0 | american-whist.p08
            AMERICAN | 12/4 6/0    | 6 | 1 | american-whist.p08
            AMERICAN | 12/4 6/0 7/2 | 7 | 1 | american-whist.p08
            # dummy is scored as short whist by the code of 1900: laws 47 to 50
            DUMMY | 7/2       | 1 | 0 | short-whist-1900.p02
            DUMMY | 6/4       | 4 | 1 | short-whist-1900.p03
            DUMMY | 7/3       | 3 | 0 | short-whist-1900.p03
            DUMMY | 10/2 6/3  | 4 | 1 | short-whist-1900.p04
            DUMMY | 11/1      | 5 | 0 | short-whist-1900.p05
            """)
    void aDealIsScoredAsTheLawSays(WhistForm form, String deals, int ours, int theirs, String source) {
        GameScore game = after(form, deals).game();
        assertThat(game.points()).containsExactly(ours, theirs);
        assertThat(game.deals().getLast().getLast().source()).isEqualTo(source);
    }

    /** Law 8 and Culbertson p. 186: three points if the losers have none, two if they have one or two, one if three or four. */
    @ParameterizedTest(name = "losers at {1}: {2}")
    @CsvSource({
        "SHORT, 0, treble, 3, short-whist.p10",
        "SHORT, 1, double, 2, short-whist.p10",
        "SHORT, 2, double, 2, short-whist.p10",
        "SHORT, 3, single, 1, short-whist.p10",
        "SHORT, 4, single, 1, short-whist.p10",
        "DUMMY, 0, treble, 3, short-whist-1900.p08",
        "DUMMY, 2, double, 2, short-whist-1900.p08",
        "DUMMY, 4, single, 1, short-whist-1900.p08",
        "LONG, 0, lurch, 2, ''",
        "LONG, 4, lurch, 2, ''",
        "LONG, 5, single, 1, ''",
        "LONG, 9, single, 1, ''",
        "AMERICAN, 0, single, 1, ''",
        "AMERICAN, 6, single, 1, ''"
    })
    void aGameIsWorthWhatTheLosersLeaveIt(WhistForm form, int losers, String name, int points, String source) {
        GameValue value = form.value(losers);
        assertThat(value.name()).isEqualTo(name);
        assertThat(value.points()).isEqualTo(points);
        assertThat(value.source()).isEqualTo(source);
    }

    /** Laws 1, 9 and 10: best of three, two points for the rubber, the value of the losers' game taken off. */
    @ParameterizedTest(name = "{1}: {2} gain {3}")
    @CsvSource(delimiter = '|', textBlock = """
            # two trebles and the rubber: eight, the most there is
            SHORT | 11/2 11/2                | 0 | 8 | true
            # a treble, then theirs, a treble, then a treble: 3 - 3 + 3 + 2
            SHORT | 11/2 2/2 11/2            | 0 | 5 | false
            # a single and a single against a treble: 1 + 1 + 2 - 3, the least there is
            SHORT | 10/2 3/2 7/2 2/2 4/2 11/2  | 0 | 1 | false
            # the other side: double, double
            SHORT | 8/2 2/2 8/2 2/2          | 1 | 6 | true
            # long whist: a lurch and a single
            LONG  | 13/3 13/3 1/2 13/4       | 0 | 3 | true
            # American whist: two games to one, each as good as the other
            AMERICAN | 13/2 0/2 13/2         | 0 | 1 | false
            """)
    void theRubberIsSettledByItsGames(WhistForm form, String deals, int winner, int gain, boolean bumper) {
        RubberScore score = after(form, deals);
        assertThat(score.winner()).isEqualTo(Optional.of(winner));
        assertThat(score.gain()).isEqualTo(gain);
        assertThat(score.isBumper()).isEqualTo(bumper);
    }

    @Test
    void eachLineOfTheSettlementNamesItsLaw() {
        assertThat(after(WhistForm.SHORT, "11/2 2/2 11/2").settlement())
                .extracting(ScoreLine::source)
                .containsExactly("short-whist.p10", "short-whist.p12", "short-whist.p10", "short-whist.p11");
    }

    @Test
    void afterTwoGamesOfOneSideNothingIsPlayed() {
        RubberScore over = after(WhistForm.SHORT, "11/2 11/2");
        assertThatIllegalStateException().isThrownBy(() -> over.with(deal("7/2")));
        assertThat(after(WhistForm.SHORT, "11/2").standing()).containsExactly(0, 0);
        assertThat(after(WhistForm.SHORT, "11/2").settlement()).isEmpty();
        assertThat(after(WhistForm.SHORT, "11/2").gain()).isZero();
    }

    @Test
    void thirteenTricksAndFourHonoursMakeADeal() {
        for (List<List<Integer>> wrong : List.of(
                List.of(List.of(7, 7), List.of(2, 2)),
                List.of(List.of(7, 6), List.of(2, 1)),
                List.of(List.of(13), List.of(4, 0)))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new DealResult(wrong.getFirst(), wrong.getLast()))
                    .withMessageContaining("expected thirteen tricks and four honours");
        }
    }

    /** Every deal there is, at every score: somebody's score rises, and by no more than tricks and honours together. */
    @Test
    void somebodyScoresInEveryDeal() {
        for (WhistForm form : WhistForm.values()) {
            for (int ours = 0; ours < form.goal(); ours++) {
                for (int theirs = 0; theirs < form.goal(); theirs++) {
                    GameScore before = new GameScore(form, List.of(ours, theirs), List.of());
                    for (int tricks = 0; tricks <= 13; tricks++) {
                        for (int honours = 0; honours <= 4; honours++) {
                            List<Integer> after =
                                    before.with(deal(tricks + "/" + honours)).points();
                            int gained = after.getFirst() + after.getLast() - ours - theirs;
                            assertThat(gained)
                                    .as("%s %d-%d %s", form, ours, theirs, Arrays.asList(tricks, honours))
                                    .isBetween(1, 7 + 4);
                            assertThat(after.stream().filter(points -> points >= form.goal()))
                                    .hasSizeLessThan(2);
                        }
                    }
                }
            }
        }
    }
}
