package kibitzer.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What exact counting makes of the answers. */
class ReckoningTest {
    private static final Reckoning.Column POINTS = new Reckoning.Column("points", "Points", "point");
    private static final Reckoning.Figure FIGURE = new Reckoning.Figure(3, "3");

    private static Reckoning<String> reckoning(List<Reckoning.Figure> figures, String... best) {
        return new Reckoning<>(
                List.of(POINTS), List.of(new Reckoning.Row<>("shirt", figures)), List.of(best), "all days");
    }

    @Test
    void itAgreesWithAnswersOfWhichOneComesFirst() {
        Reckoning<String> shirt = reckoning(List.of(FIGURE), "shirt");

        assertThat(shirt.agreesWith(List.of("coat", "shirt"))).isTrue();
        assertThat(shirt.agreesWith(List.of("coat"))).isFalse();
        assertThat(shirt.agreesWith(List.of())).isFalse();
    }

    @Test
    void whereItDoesNotDecideItAgreesWithAll() {
        assertThat(reckoning(List.of(FIGURE)).agreesWith(List.of("coat"))).isTrue();
    }

    @Test
    void eachRowHasAFigureForEachColumn() {
        assertThatThrownBy(() -> reckoning(List.of(FIGURE, FIGURE), "shirt"))
                .hasMessageContaining("2 figures for shirt; expected 1");
    }
}
