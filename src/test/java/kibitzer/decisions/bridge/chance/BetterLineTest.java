package kibitzer.decisions.bridge.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.conventions.bridge.chances.line.Line;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

class BetterLineTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final BetterLine LINES = new BetterLine();

    private static LineChoice choice(String position) {
        return LINES.form().read(JSON.readTree(position.replace('\'', '"')), "position");
    }

    private static double chance(LineChoice choice, String line) {
        return choice.chance(Line.of(line)).toDouble();
    }

    /**
     * The share of all 10,400,600 ways in which 13 of 26 cards may go to the left that {@code wins}. The first bits
     * are the missing cards, in the order in which the predicate names them.
     */
    private static double share(LongPredicate wins) {
        long all = 0;
        long favourable = 0;
        for (long left = (1L << 13) - 1; left < 1L << 26; left = next(left)) {
            all++;
            if (wins.test(left)) {
                favourable++;
            }
        }
        assertThat(all).isEqualTo(10_400_600);
        return (double) favourable / all;
    }

    /** The next greater number with as many bits. */
    private static long next(long bits) {
        long low = bits & -bits;
        long ripple = bits + low;
        return (bits ^ ripple) / low >>> 2 | ripple;
    }

    @Nested
    class TheQueenWithFourMissing {
        private final LineChoice choice = choice("{'missing':'QS 7S 4S 2S',"
                + "'lines':['finesse-QS','cash-finesse-QS','drop-QS-2','drop-QS-2-finesse']}");

        @Test
        void isPlayedForTheDropWithALookFirst() {
            assertThat(LINES.advise(choice).best()).extracting(Line::toString).containsExactly("drop-QS-2-finesse");
        }

        /** Bit 0 is the queen; the left hand holds the set bits of 0 to 3. */
        @Test
        void agreesWithVisitingEveryDeal() {
            assertThat(chance(choice, "finesse-QS")).isEqualTo(share(left -> (left & 1) == 1), within(1e-12));
            assertThat(chance(choice, "cash-finesse-QS"))
                    .isEqualTo(share(left -> (left & 1) == 1 || Long.bitCount(~left & 15) == 1), within(1e-12));
            assertThat(chance(choice, "drop-QS-2"))
                    .isEqualTo(share(left -> Long.bitCount(((left & 1) == 1 ? left : ~left) & 15) <= 2), within(1e-12));
            assertThat(chance(choice, "drop-QS-2-finesse"))
                    .isEqualTo(
                            share(left ->
                                    (left & 15) == 15 || Long.bitCount(((left & 1) == 1 ? left : ~left) & 15) <= 2),
                            within(1e-12));
        }

        @Test
        void showsTheBooksRowsBesideEachLine() {
            assertThat(reason("drop-QS-2-finesse")).contains("57.91 percent; the book prints 12 + 41 + half of 9.6");
            assertThat(reason("drop-QS-2-finesse")).contains("together 57.8");
            assertThat(reason("cash-finesse-QS")).contains("56.22 percent; the book prints 50 + half of 12");
            assertThat(reason("finesse-QS")).endsWith("50.00 percent");
        }

        private String reason(String line) {
            return LINES.advise(choice).ruling().orElseThrow().reasons().stream()
                    .filter(reason -> reason.fact().equals(line))
                    .map(Reason::measured)
                    .findFirst()
                    .orElseThrow();
        }

        @Test
        void tellsAgainstAnotherLineWhatEachNeeds() {
            assertThat(LINES.whyNot(choice, Line.of("finesse-QS")))
                    .flatExtracting(Ruling::failing)
                    .extracting(Reason::measured)
                    .containsExactly(
                            "it wins only if the queen lies on the left, 50.00 percent; another line wins 57.91, with the drop of the queen");
        }
    }

    @Test
    void withFiveMissingTheFinesseAfterALookIsBestAndTheFaintRowIsNamed() {
        LineChoice choice = choice(
                "{'missing':'QS 7S 5S 4S 2S'," + "'lines':['finesse-QS','cash-finesse-QS','drop-QS-2-finesse']}");
        assertThat(LINES.advise(choice).best()).extracting(Line::toString).containsExactly("cash-finesse-QS");
        assertThat(LINES.advise(choice).ruling().orElseThrow().reasons())
                .extracting(Reason::measured)
                .anyMatch(text -> text.contains("5.6 + 27") && text.contains("the print is faint"));
    }

    @Test
    void elevenCardsWithoutTheKingAreCashedAndTenAreFinessed() {
        assertThat(LINES.advise(choice("{'missing':'KH 4H','lines':['finesse-KH','drop-KH-1']}"))
                        .best())
                .containsExactly(Line.of("drop-KH-1"));
        assertThat(LINES.advise(choice("{'missing':'KH 4H 3H','lines':['finesse-KH','drop-KH-1']}"))
                        .best())
                .containsExactly(Line.of("finesse-KH"));
    }

    @Nested
    class TwoSuits {
        private final LineChoice choice = choice("{'missing':'QS 7S 4S 2S QH 8H 6H 5H 3H','lines':"
                + "['drop-QS-2 or finesse-QH','drop-QH-2 or finesse-QS','finesse-QS and finesse-QH']}");

        @Test
        void theDropIsTriedInTheLongerSuitAndTheFinesseKeptForTheOther() {
            assertThat(LINES.advise(choice).best())
                    .extracting(Line::toString)
                    .containsExactly("drop-QS-2 or finesse-QH");
        }

        /** Bits 0 to 3 are the spades, 4 to 8 the hearts, queens first. */
        @Test
        void agreesWithVisitingEveryDeal() {
            assertThat(chance(choice, "drop-QS-2 or finesse-QH"))
                    .isEqualTo(
                            share(left ->
                                    (left >> 4 & 1) == 1 || Long.bitCount(((left & 1) == 1 ? left : ~left) & 15) <= 2),
                            within(1e-12));
            assertThat(chance(choice, "drop-QH-2 or finesse-QS"))
                    .isEqualTo(
                            share(left -> (left & 1) == 1
                                    || Long.bitCount(((left >> 4 & 1) == 1 ? left : ~left) & 31 << 4) <= 2),
                            within(1e-12));
            assertThat(chance(choice, "finesse-QS and finesse-QH"))
                    .isEqualTo(share(left -> (left & 17) == 17), within(1e-12));
        }
    }

    @Test
    void aBreakIsHeldAgainstAFinesse() {
        LineChoice choice = choice("{'missing':'9D 8D 7D 6D 5D 4D KC 3C','lines':['break-D-3-3','finesse-KC']}");
        assertThat(LINES.advise(choice).best()).containsExactly(Line.of("finesse-KC"));
        assertThat(chance(choice, "break-D-3-3"))
                .isEqualTo(share(left -> Long.bitCount(left & 63) == 3), within(1e-12));
        LineChoice five = choice("{'missing':'8D 7D 6D 5D 4D KC 3C','lines':['break-D-3-2','finesse-KC']}");
        assertThat(LINES.advise(five).best()).containsExactly(Line.of("break-D-3-2"));
    }

    /** With seven cards of the left hand known and none of the right, six places are left against thirteen. */
    @Test
    void knownCardsMoveTheQueenToTheEmptierHand() {
        LineChoice choice = choice("{'missing':'QS 7S 4S 2S','known-left':7,'known-right':0,"
                + "'lines':['finesse-QS','finesse-QS-right','drop-QS-2']}");
        assertThat(chance(choice, "finesse-QS")).isEqualTo(6.0 / 19, within(1e-12));
        assertThat(chance(choice, "finesse-QS-right")).isEqualTo(13.0 / 19, within(1e-12));
        assertThat(LINES.advise(choice).best()).containsExactly(Line.of("finesse-QS-right"));
        assertThat(LINES.advise(choice).ruling().orElseThrow().reasons())
                .extracting(Reason::measured)
                .noneMatch(text -> text.contains("the book prints"));
    }

    @Test
    void everyKindOfQuestionComesUpAndHasOneBestLine() {
        LongStream.range(0, 2_000).forEach(seed -> {
            LineChoice choice = LINES.deal(DealRequest.of(seed));
            List<Line> best = LINES.advise(choice).best();
            assertThat(choice.lines()).hasSizeBetween(2, 3).doesNotHaveDuplicates();
            assertThat(best)
                    .hasSizeBetween(1, 2)
                    .allSatisfy(line -> assertThat(choice.lines())
                            .allMatch(other -> choice.chance(other).compareTo(choice.chance(line)) <= 0));
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'missing':'QS 7S','lines':['finesse-QS']} | 1 different lines",
                "{'missing':'QS 7S','lines':['finesse-QS','finesse-QS']} | 1 different lines",
                "{'missing':'QS 7S','lines':['finesse-QS','guess']} | \"guess\" is not readable",
                "{'missing':'QS 7S','lines':['finesse-KS','finesse-QS']} | the king of spades is not missing",
                "{'missing':'KS QS 7S','lines':['drop-QS-2','finesse-KS']} | the king of spades is missing too",
                "{'missing':'QS 7S 3S','lines':['break-S-3-1','finesse-QS']} | 3-1 with 3 spades missing",
                "{'missing':'QS QS','lines':['finesse-QS','drop-QS-1']} | position.missing",
                "{'missing':'QS 7S','known-left':13,'known-right':12,'lines':['finesse-QS','drop-QS-1']} | 2 cards do not go into the 1 places",
                "{'missing':'AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AH KH QH JH','lines':['finesse-AS','drop-AS-1']} | 17 cards",
                "{'missing':'QS 7S','lines':['finesse-QS or drop-QS-1 and finesse-QS','drop-QS-1']} | is not readable",
            })
    void aBadQuestionIsRefusedWithTheReason(String position, String message) {
        assertThatThrownBy(() -> choice(position))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining(message);
    }
}
