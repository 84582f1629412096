package kibitzer.advice;

import static kibitzer.advice.Source.source;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What a book answers, and what may be asked of that. */
class AdviceTest {
    private static final Advice<String> EITHER =
            advice(List.of("shirt", "coat"), ruling("wear.shirt", "shirt"), ruling("wear.coat", "coat", "hat"));

    private static Ruling<String> ruling(String rule, String... answers) {
        return new Ruling<>(rule, source("weather.p01"), List.of(answers), List.of(), Standing.HOLDS, List.of());
    }

    @SafeVarargs
    private static Advice<String> advice(List<String> best, Ruling<String>... rulings) {
        return new Advice<>(
                best,
                List.of("tie"),
                List.of(rulings),
                List.of(ruling("wear.shorts", "shorts")),
                false,
                Beside.nothing());
    }

    @Test
    void withoutABestAnswerItIsSilence() {
        assertThatThrownBy(() -> advice(List.of())).hasMessageContaining("expected one, or silence");
        assertThat(Advice.silent("The almanac", List.of("tie"), List.of()).beside())
                .isEqualTo(new Beside.Silence("The almanac says nothing here"));
    }

    @Test
    void practiceAnswersWhereNoBookDoes() {
        Advice<String> practice =
                new Advice<>(List.of("shirt"), List.of(), List.of(), List.of(), true, Beside.nothing());

        assertThat(practice.isByPractice()).isTrue();
        assertThat(Advice.silent("The almanac", List.of("tie"), List.of()).isByPractice())
                .isFalse();
        assertThat(EITHER.isByPractice()).isFalse();
    }

    @Test
    void theFirstRuleThatDecidesIsTheRuling() {
        assertThat(EITHER.ruling())
                .hasValueSatisfying(ruling -> assertThat(ruling.rule()).isEqualTo("wear.shirt"));
        assertThat(Advice.silent("The almanac", List.of(), List.of()).ruling()).isEmpty();
    }

    @Test
    void whatStandsBesideAndWhatCameNearMayBeAnother() {
        Beside odds = new Beside.OtherBook("Stand pat");

        assertThat(EITHER.beside(odds).beside()).isEqualTo(odds);
        assertThat(EITHER.beside(odds).best()).isEqualTo(EITHER.best());
        assertThat(EITHER.withoutNearMisses().nearMisses()).isEmpty();
        assertThat(EITHER.withoutNearMisses().rulings()).isEqualTo(EITHER.rulings());
    }

    @Nested
    class StartingWithARule {
        @Test
        void itsAnswersComeFirstAndSoDoesIt() {
            Advice<String> coat = EITHER.startingWith("wear.coat");

            assertThat(coat.best()).containsExactly("coat", "shirt");
            assertThat(coat.rulings()).extracting(Ruling::rule).containsExactly("wear.coat", "wear.shirt");
            assertThat(coat.acceptable()).containsExactly("tie");
        }

        @Test
        void ofARuleThatDoesNotDecideNothingChanges() {
            assertThat(EITHER.startingWith("wear.shorts")).isEqualTo(EITHER);
        }
    }

    @Nested
    class ARuling {
        private final Reason cold = new Reason("degrees", 3.0, "3 degrees", "15+", "15 or more", Standing.FAILS);
        private final Reason dry = new Reason("rain", false, "it is dry", "true", "it is dry", Standing.HOLDS);
        private final Ruling<String> ruling = new Ruling<>(
                "wear.shirt",
                source("weather.p01").stating("weather.p07", "degrees"),
                List.of("shirt"),
                List.of(),
                Standing.FAILS,
                List.of(dry, cold));

        @Test
        void itCitesWhereTheFirstFactThatIsToldIsWritten() {
            assertThat(ruling.citing(List.of(cold)).source().ids()).containsExactly("weather.p07");
            assertThat(ruling.citing(List.of(dry, cold)).source().ids()).containsExactly("weather.p01");
            assertThat(ruling.citing(List.of())).isEqualTo(ruling);
        }

        @Test
        void whatFailsIsTold() {
            assertThat(ruling.failing()).containsExactly(cold);
            assertThat(ruling.withoutReasons().reasons()).isEmpty();
            assertThat(ruling.withoutReasons().rule()).isEqualTo("wear.shirt");
        }
    }
}
