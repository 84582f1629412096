package kibitzer.conventions.bridge.systems;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.ClubFigure;
import kibitzer.advice.RuleFigure;
import kibitzer.conventions.bridge.Stage;
import kibitzer.games.bridge.Call;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a club's own figure does to hands, and which figures may be played. */
class ClubEffectTest {
    private static RuleFigure figure(String rule, String key) {
        return Systems.of("acol").figures(rule).stream()
                .filter(found -> found.key().equals(key))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest(name = "{0} {1} from {2} to {3}: {4}")
    @CsvSource({
        "acol.open.weak-no-trump, points, 12, 14, true",
        "acol.open.weak-no-trump, points, 7, 21, true", // two fifths of 13 and of 15 are 6
        "acol.open.weak-no-trump, points, 6, 15, false",
        "acol.open.weak-no-trump, points, 13, 22, false",
        "acol.open.strong-no-trump, points, 12, 14, true",
        "acol.open.strong-no-trump, points, 12.5, 14, false",
        "acol.open.strong-no-trump, points, , 14, false",
        "acol.open.strong-no-trump, points, 9, 14, false",
    })
    void anEndIsMovedByWholeStepsAndNotFar(String rule, String key, Double least, Double most, boolean taken) {
        boolean isTaken = figure(rule, key)
                .objection(new ClubFigure(rule, key, Optional.ofNullable(least), Optional.ofNullable(most)))
                .isEmpty();
        assertThat(isTaken).isEqualTo(taken);
    }

    @Test
    void aLowerNoTrumpLeavesTheStrongestOfItsHandsToASuit() {
        ClubEffect effect = ClubEffect.of(
                "acol.open.weak-no-trump",
                List.of(),
                List.of(ClubFigure.between("acol.open.weak-no-trump", "points", 12, 14)));
        assertThat(effect.looked()).isEqualTo(10_000);
        assertThat(effect.moves())
                .anyMatch(move -> move.before().equals(Optional.of(Call.of("1NT")))
                        && move.after().equals(Optional.of(Call.of("1D")))
                        && move.hands() > 20);
        assertThat(effect.moves()).anyMatch(move -> move.after().equals(Optional.of(Call.of("1NT"))));
    }

    @Test
    void fiveCardMajorsLeaveHandsOnWhichNoBookSpeaks() {
        ClubEffect effect = ClubEffect.of(
                "acol.open.one-of-a-suit",
                List.of(),
                List.of(ClubFigure.atLeast("acol.open.one-of-a-suit", "length-of-major", 5)));
        assertThat(effect.silent()).isPositive();
    }

    @Test
    void whatChangesNothingMovesNothing() {
        ClubEffect effect = ClubEffect.of("acol.open.weak-no-trump", List.of(), List.of());
        assertThat(effect.moved()).isZero();
        assertThat(effect.silent()).isZero();
    }

    @Test
    void anAnswerIsCountedOverAuctions() {
        String rule = Systems.of("acol")
                .book(Stage.RESPONSE)
                .rules()
                .filter(found -> !Systems.of("acol").figures(found.id()).isEmpty())
                .findFirst()
                .orElseThrow()
                .id();
        RuleFigure first = Systems.of("acol").figures(rule).getFirst();
        ClubFigure moved = new ClubFigure(
                rule,
                first.key(),
                first.range().min().map(end -> end.value() + 1),
                first.range().max().map(end -> end.value() + 1));
        ClubEffect effect = ClubEffect.of(rule, List.of(), List.of(moved));
        assertThat(effect.looked()).isPositive();
    }
}
