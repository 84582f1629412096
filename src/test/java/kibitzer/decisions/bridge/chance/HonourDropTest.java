package kibitzer.decisions.bridge.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Beside;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.Besides;
import kibitzer.decisions.bridge.chance.HonourDrop.Outstanding;
import kibitzer.odds.Fraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

class HonourDropTest {
    private static final HonourDrop DECISION = new HonourDrop();
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final List<HonourGuards> COLUMNS = List.of(
            HonourGuards.UNGUARDED,
            HonourGuards.GUARDED_ONCE,
            HonourGuards.GUARDED_TWICE,
            HonourGuards.GUARDED_THREE_TIMES);
    /** Cells that disagree with the count, each in the errata. */
    private static final Set<Outstanding> OFF =
            Set.of(new Outstanding(5, HonourGuards.UNGUARDED), new Outstanding(9, HonourGuards.GUARDED_THREE_TIMES));

    static List<List<String>> printedRows() {
        return Syllabus.shipped().table("honour-guarded").orElseThrow().rows();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("printedRows")
    void everyCellOfTheTableIsQuotedAndHeldAgainstTheCount(List<String> row) {
        for (int column = 0; column < COLUMNS.size(); column++) {
            Outstanding suit = new Outstanding(Integer.parseInt(row.get(1)), COLUMNS.get(column));
            Advice<Double> advice = DECISION.advise(suit);
            String printed = row.get(2 + column);
            assertThat(advice.best().getFirst() * 100)
                    .as("%s", suit)
                    .isCloseTo(Double.parseDouble(row.get(6 + column)), within(0.006));
            if (printed.isEmpty()) {
                assertThat(Besides.book(advice)).as("%s", suit).isEmpty();
            } else {
                Beside.Printed book = Besides.book(advice).orElseThrow();
                assertThat(book.figure()).isEqualTo(Double.parseDouble(printed));
                assertThat(book.agrees()).as("%s", suit).isEqualTo(!OFF.contains(suit));
                assertThat(book.erratum().isPresent()).isEqualTo(OFF.contains(suit));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 8, 13})
    void theFourCasesMakeOneTogether(int missing) {
        Fraction sum = COLUMNS.stream()
                .map(guards ->
                        DECISION.counted(new Outstanding(missing, guards)).chance())
                .reduce(Fraction.ZERO, Fraction::plus);
        assertThat(sum).isEqualTo(Fraction.ONE);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void everyCaseAgreesWithLayingOutAllTheCards(int missing) {
        long all = 0;
        long[] byGuards = new long[missing];
        for (int left = 0; left < 1 << 26; left++) {
            if (Integer.bitCount(left) == 13) {
                int hand = (left & 1) == 1 ? left : ~left;
                byGuards[Integer.bitCount(hand & ((1 << missing) - 1)) - 1]++;
                all++;
            }
        }
        for (HonourGuards guards : HonourGuards.values()) {
            long hits = 0;
            for (int g = guards.fewest(); g <= Math.min(guards.most(), missing - 1); g++) {
                hits += byGuards[g];
            }
            assertThat(DECISION.counted(new Outstanding(missing, guards)).chance())
                    .as("%s", guards)
                    .isEqualTo(Fraction.of(hits, all));
        }
    }

    @Test
    void aKingWithOneOtherMissingDropsInHalfTheDealsAndALittleMore() {
        assertThat(DECISION.advise(new Outstanding(2, HonourGuards.UNGUARDED)).best())
                .containsExactly(0.52);
    }

    @Test
    void whatTheTableDoesNotAddUpIsCounted() {
        Advice<Double> advice = DECISION.advise(new Outstanding(4, HonourGuards.DROPS_IN_TWO_ROUNDS));
        assertThat(Besides.book(advice)).isEmpty();
        assertThat(advice.best().getFirst()).isCloseTo(0.1243 + 0.4070, within(0.0001));
        assertThat(advice.ruling().orElseThrow().source().leavesAFigureOpen()).isTrue();
    }

    @Test
    void anUnknownGuardIsToldWhatThereIs() {
        assertThatThrownBy(
                        () -> DECISION.form().read(JSON.readTree("{\"missing\": 4, \"guards\": \"four\"}"), "position"))
                .hasMessageContaining("position.guards")
                .hasMessageContaining(String.join(
                        ", ",
                        Stream.of(HonourGuards.values()).map(HonourGuards::word).toList()));
    }

    @Test
    void aSuitWithoutMissingCardsHasNoMissingHonour() {
        assertThatThrownBy(() ->
                        DECISION.form().read(JSON.readTree("{\"missing\": 0, \"guards\": \"unguarded\"}"), "position"))
                .hasMessage("position.missing: 0; expected a whole number from 1 to 13");
    }
}
