package kibitzer.games.whist.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.Suit;
import kibitzer.content.syllabus.Syllabus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The forms of whist as data: the handbook's laws 2 to 10, its chapter on long whist, and Culbertson p. 186. */
class WhistFormTest {
    @ParameterizedTest
    @CsvSource({
        "SHORT, short-whist, Short whist, 5, 4, 2, false",
        "LONG, long-whist, Long whist, 10, 9, 0, false",
        "AMERICAN, american-whist, American whist, 7, 6, 0, false",
        "DUMMY, dummy-whist, Dummy whist, 5, 4, 2, true"
    })
    void aFormHasItsGoalAndWhatTheRubberAdds(
            WhistForm form, String id, String title, int goal, int noHonours, int rubber, boolean dummy) {
        assertThat(form.id()).isEqualTo(id);
        assertThat(form.title()).isEqualTo(title);
        assertThat(form.goal()).isEqualTo(goal);
        assertThat(form.noHonoursAt()).isEqualTo(noHonours);
        assertThat(form.forTheRubber()).isEqualTo(rubber);
        assertThat(form.hasDummy()).isEqualTo(dummy);
    }

    @Test
    void whoHasLostHasNotReachedTheGoal() {
        for (WhistForm form : WhistForm.values()) {
            assertThat(form.value(form.goal() - 1).points()).isPositive();
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> form.value(form.goal()))
                    .withMessageContaining("expected less than " + form.goal());
        }
    }

    /** Ace, king, queen and jack of trumps. */
    @Test
    void fourCardsAreHonours() {
        assertThat(Card.ALL.stream()
                        .filter(card -> DealResult.isHonour(card, Suit.HEARTS))
                        .map(Card::toString))
                .containsExactlyInAnyOrder("AH", "KH", "QH", "JH");
    }

    @Test
    void whatAFormCitesStandsInTheSyllabus() {
        Syllabus syllabus = Syllabus.shipped();
        for (WhistForm form : WhistForm.values()) {
            ScoreLaws laws = form.laws();
            assertThat(List.of(
                            laws.rubber(),
                            laws.tricks(),
                            laws.honours(),
                            laws.noHonours(),
                            laws.order(),
                            laws.forTheRubber(),
                            laws.losersGame()))
                    .filteredOn(id -> !id.isEmpty())
                    .isNotEmpty()
                    .allSatisfy(id -> assertThat(syllabus.pointers())
                            .anyMatch(pointer -> pointer.id().equals(id)));
        }
    }

    /** The words of the lines: what scored, and why honours did not (laws 3 to 5). */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0 | 7  | 4 | four honours                        | 4
            0 | 7  | 3 | three honours                       | 2
            4 | 6  | 3 | honours, which do not count at 4    | 0
            0 | 11 | 3 | honours, too late: the tricks are scored first | 0
            0 | 7  | 2 | tricks above six                    | 1
            """)
    void theLastLineSaysWhatScored(int standing, int tricks, int honours, String name, int points) {
        ScoreLine line = new GameScore(WhistForm.SHORT, List.of(standing, 0), List.of())
                .with(new DealResult(List.of(tricks, 13 - tricks), List.of(honours, 4 - honours)))
                .deals()
                .getLast()
                .getLast();
        assertThat(line.name()).isEqualTo(name);
        assertThat(line.points()).containsExactly(points, 0);
    }

    @Test
    void aGameThatIsWonTakesNoMoreDeals() {
        GameScore won = new GameScore(WhistForm.SHORT, List.of(0, 5), List.of());
        assertThat(won.winner()).contains(1);
        assertThat(won.value().map(GameValue::name)).contains("treble");
        assertThatIllegalStateException()
                .isThrownBy(() -> won.with(new DealResult(List.of(7, 6), List.of(2, 2))))
                .withMessageContaining("[0, 5]");
        assertThat(new GameScore(WhistForm.SHORT, List.of(4, 4), List.of()).value())
                .isEmpty();
    }

    /** The winners' two games and the losers' one, which is taken off; then the two points (laws 8 to 10). */
    @Test
    void theSettlementNamesEachGame() {
        RubberScore rubber = RubberScore.begin(WhistForm.SHORT);
        for (int tricks : List.of(11, 2, 11)) {
            rubber = rubber.with(new DealResult(List.of(tricks, 13 - tricks), List.of(2, 2)));
        }
        assertThat(rubber.settlement())
                .extracting(ScoreLine::name)
                .containsExactly("game 1, a treble", "game 2, a treble, taken off", "game 3, a treble", "the rubber");
        assertThat(rubber.won(0)).isEqualTo(2);
        assertThat(rubber.won(1)).isEqualTo(1);
    }

    /** No book gives the winners of the rubber anything at long whist and at American: there is no such line. */
    @ParameterizedTest
    @CsvSource({"LONG, 13, 2", "AMERICAN, 13, 1"})
    void whereTheRubberAddsNothingNothingIsSaidOfIt(WhistForm form, int tricks, int deals) {
        RubberScore rubber = RubberScore.begin(form);
        for (int deal = 0; deal < 2 * deals; deal++) {
            rubber = rubber.with(new DealResult(List.of(tricks, 13 - tricks), List.of(2, 2)));
        }
        assertThat(rubber.isBumper()).isTrue();
        assertThat(rubber.settlement()).extracting(ScoreLine::name).hasSize(2).doesNotContain("the rubber");
    }

    @Test
    void whileAGameGoesOnItsPointsStand() {
        RubberScore rubber = RubberScore.begin(WhistForm.SHORT).with(new DealResult(List.of(8, 5), List.of(2, 2)));
        assertThat(rubber.standing()).containsExactly(2, 0);
        assertThat(rubber.winner()).isEmpty();
        assertThat(rubber.isBumper()).isFalse();
    }
}
