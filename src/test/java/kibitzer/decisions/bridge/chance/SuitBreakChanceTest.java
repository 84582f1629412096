package kibitzer.decisions.bridge.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import kibitzer.advice.Advice;
import kibitzer.advice.Beside;
import kibitzer.advice.Reason;
import kibitzer.cards.Seed;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.Besides;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.bridge.chance.SuitBreakChance.Missing;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.odds.Fraction;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

class SuitBreakChanceTest {
    private static final SuitBreakChance DECISION = new SuitBreakChance();
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static Missing read(String json) {
        return DECISION.form().read(JSON.readTree(json), "position");
    }

    private static Missing missing(int missing, String split) {
        return read("{\"missing\": " + missing + ", \"split\": \"" + split + "\"}");
    }

    private static Beside.Printed book(Advice<Double> advice) {
        return Besides.book(advice).orElseThrow();
    }

    /** Every way to lay the unknown cards, the missing ones first, in the places of the left hand. */
    private static Map<Integer, Long> laidOut(int missing, int left, int right) {
        Map<Integer, Long> byLeft = new TreeMap<>();
        for (int lie = 0; lie < 1 << (left + right); lie++) {
            if (Integer.bitCount(lie) == left) {
                byLeft.merge(Integer.bitCount(lie & ((1 << missing) - 1)), 1L, Long::sum);
            }
        }
        return byLeft;
    }

    static List<List<String>> printedRows() {
        return Syllabus.shipped().table("suit-breaks").orElseThrow().rows();
    }

    @Nested
    class BesideTheBook {

        @Test
        void theTableHasTwentyEightLines() {
            assertThat(printedRows()).hasSize(28);
        }

        @ParameterizedTest(name = "{0}")
        @MethodSource("kibitzer.decisions.bridge.chance.SuitBreakChanceTest#printedRows")
        void everyPrintedLineIsQuotedAndHeldAgainstTheCount(List<String> row) {
            int missing = Integer.parseInt(row.get(1));
            Advice<Double> advice = DECISION.advise(missing(missing, row.get(2)));
            double printed = Double.parseDouble(row.get(3));
            double counted = Double.parseDouble(row.get(4));
            assertThat(missing + Integer.parseInt(row.get(0))).isEqualTo(13);
            assertThat(advice.best().getFirst() * 100).isCloseTo(counted, within(0.006));
            assertThat(book(advice).figure()).isEqualTo(printed);
            boolean listed = row.get(2).equals("4-4") || row.get(2).equals("9-0");
            assertThat(book(advice).agrees()).isEqualTo(!listed);
            assertThat(book(advice).erratum().isPresent()).isEqualTo(listed);
        }

        @Test
        void fourFourIsPrintedAHairTooLikely() {
            Advice<Double> advice = DECISION.advise(missing(8, "4-4"));
            assertThat(advice.ruling().orElseThrow().reasons().getLast().measured())
                    .startsWith("the book prints 32.8 percent, the true figure is 32.72 percent");
            assertThat(advice.ruling().orElseThrow().source().ids())
                    .containsExactly("suit-breaks", "contract-bridge.p99", "contract-bridge.e14");
        }

        @Test
        void whoAnswersTheBooksRoundedFigureIsNotWrong() {
            assertThat(new Question<>(DECISION, missing(8, "8-0")).mark(0.002).grade())
                    .isEqualTo(Grade.ACCEPTABLE);
        }

        @Test
        void withKnownCardsTheTableIsNotQuoted() {
            Advice<Double> advice = DECISION.advise(
                    read("{\"missing\": 5, \"split\": \"3-2\", \"known-left\": 6, \"known-right\": 2}"));
            assertThat(Besides.book(advice)).isEmpty();
            assertThat(advice.ruling().orElseThrow().source().leavesAFigureOpen())
                    .isTrue();
        }
    }

    @Nested
    class Counting {

        @ParameterizedTest
        @CsvSource({"0, 4, 4", "1, 5, 3", "2, 6, 6", "3, 7, 4", "4, 8, 8", "5, 3, 9", "6, 9, 9", "5, 0, 7"})
        void everyBreakAgreesWithLayingOutAllTheCards(int missing, int left, int right) {
            Map<Integer, Long> lies = laidOut(missing, left, right);
            long all = lies.values().stream().mapToLong(Long::longValue).sum();
            for (int longer = (missing + 1) / 2; longer <= missing; longer++) {
                int shorter = missing - longer;
                long hits = lies.getOrDefault(longer, 0L) + (longer == shorter ? 0 : lies.getOrDefault(shorter, 0L));
                Missing asked = new Missing(missing, Lengths.of(longer, shorter), 13 - left, 13 - right);
                assertThat(DECISION.counted(asked).chance()).isEqualTo(Fraction.of(hits, all));
            }
        }

        @Test
        void theBreaksOfASuitMakeOneTogether() {
            for (int missing = 0; missing <= 13; missing++) {
                int cards = missing;
                Fraction sum = IntStream.rangeClosed((cards + 1) / 2, cards)
                        .mapToObj(longer -> DECISION.counted(missing(cards, longer + "-" + (cards - longer)))
                                .chance())
                        .reduce(Fraction.ZERO, Fraction::plus);
                assertThat(sum).as("%s missing", missing).isEqualTo(Fraction.ONE);
            }
        }

        @Test
        void fiveMissingBreakThreeTwoInTwoCasesOfThree() {
            Advice<Double> advice = DECISION.advise(missing(5, "3-2"));
            // 2 x C(5,3) x C(21,10) = 7,054,320 of C(26,13) = 10,400,600.
            assertThat(advice.best().getFirst()).isEqualTo(7_054_320.0 / 10_400_600);
            assertThat(Besides.odds(advice)).isEqualTo("2.11 to 1 on");
            assertThat(advice.ruling().orElseThrow().reasons().stream().map(Reason::measured))
                    .containsExactly(
                            "5 cards of the suit are missing",
                            "the 26 unknown cards can lie in the two hands in 10,400,600 ways",
                            "7,054,320 of them break 3-2",
                            "the book prints 68 percent");
        }

        @Test
        void aHandThatHasNoRoomCannotHoldThemAll() {
            Missing asked = read("{\"missing\": 4, \"split\": \"4-0\", \"known-left\": 13}");
            assertThat(DECISION.advise(asked).best()).containsExactly(1.0);
        }

        @Test
        void aWrongFigureIsToldHowFarItIsOff() {
            var verdict = new Question<>(DECISION, missing(2, "1-1")).mark(0.25);
            assertThat(verdict.grade()).isEqualTo(Grade.WRONG);
            assertThat(verdict.against().getFirst().failing().getFirst().measured())
                    .isEqualTo("about 2 times too little");
        }
    }

    @Nested
    class Reading {

        @Test
        void theShorterPartMayComeFirst() {
            assertThat(missing(5, "2-3")).isEqualTo(missing(5, "3-2"));
            assertThat(DECISION.form().write(missing(5, "2 - 3")).path("split").asString())
                    .isEqualTo("3-2");
        }

        @Test
        void twentySevenMissingCardsAreRefused() {
            assertThatThrownBy(() -> missing(27, "14-13"))
                    .isInstanceOf(BadQuestion.class)
                    .hasMessage("position.missing: 27; expected a whole number from 0 to 13");
        }

        @Test
        void aSplitThatDoesNotAddUpIsRefused() {
            assertThatThrownBy(() -> missing(5, "4-2"))
                    .hasMessage("position.split: 4-2 makes 6 cards; expected two numbers that make 5");
        }

        @Test
        void threeHandsAreRefused() {
            assertThatThrownBy(() -> missing(5, "3-1-1"))
                    .hasMessageContaining("position.split")
                    .hasMessageContaining("expected 2 numbers from 0 to 13 with hyphens, such as 3-2");
        }

        @Test
        void fourteenKnownCardsAreRefused() {
            assertThatThrownBy(() -> read("{\"missing\": 5, \"split\": \"3-2\", \"known-left\": 14}"))
                    .hasMessage("position.known-left: 14; expected a whole number from 0 to 13");
        }

        @Test
        void moreMissingThanPlacesAreRefused() {
            assertThatThrownBy(
                            () -> read("{\"missing\": 5, \"split\": \"3-2\", \"known-left\": 12, \"known-right\": 11}"))
                    .hasMessage("position.missing: 5 cards do not go into the 3 places that are left;"
                            + " expected fewer missing or fewer known");
        }
    }

    @Test
    void knownCardsAreDealtWhenAskedFor() {
        var options = Form.options(DECISION.dealOptions()).read(JSON.readTree("{\"known\": true}"), "with");
        for (int seed = 0; seed < 50; seed++) {
            Missing dealt = DECISION.deal(new DealRequest(new Seed(seed), options));
            assertThat(dealt.knownLeft()).isGreaterThan(dealt.knownRight());
        }
    }
}
