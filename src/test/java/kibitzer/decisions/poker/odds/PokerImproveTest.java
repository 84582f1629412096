package kibitzer.decisions.poker.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kibitzer.advice.Advice;
import kibitzer.advice.Beside;
import kibitzer.advice.Reason;
import kibitzer.cards.Seed;
import kibitzer.conventions.poker.DrawHolding;
import kibitzer.decisions.Besides;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.json.JsonMapper;

class PokerImproveTest {
    private static final PokerImprove DECISION = new PokerImprove();
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static DrawProblem draw(String keep, String discard, String target) {
        return read("{\"keep\": \"" + keep + "\", \"discard\": \"" + discard + "\", \"target\": \"" + target + "\"}");
    }

    private static DrawProblem read(String json) {
        return DECISION.form().read(JSON.readTree(json), "position");
    }

    private static List<String> facts(Advice<Double> advice) {
        return advice.ruling().orElseThrow().reasons().stream()
                .map(Reason::measured)
                .toList();
    }

    @Nested
    class Counting {

        @Test
        void fillingAPairIsCountedOverAllDraws() {
            Advice<Double> advice = DECISION.advise(draw("8S 8H", "KD 5C 3S", "full house"));
            assertThat(advice.best().getFirst()).isEqualTo(165.0 / 16_215);
            assertThat(Besides.odds(advice)).isEqualTo("97.27 to 1 against");
            assertThat(facts(advice))
                    .containsExactly(
                            "you keep a pair (8S 8H)",
                            "the 47 cards not seen give 16,215 draws of three",
                            "165 of them give a full house",
                            // two eights by 9 x 6 + 3 x 3 pairs; 9 x 4 + 3 x 1 threes, for K, 5 and 3 are thrown away
                            "of these 126 with an eight and a pair (2×63), 39 with three alike",
                            "the book prints 97 to 1 against");
        }

        @Test
        void anyImprovementIsBrokenUpByClass() {
            Advice<Double> advice = DECISION.advise(draw("8S 8H", "KD 5C 3S", "any"));
            assertThat(advice.best().getFirst()).isEqualTo(4_656.0 / 16_215);
            assertThat(facts(advice))
                    .contains(
                            "4,656 of them give any improvement"
                                    + " (45 four of a kind, 165 full house, 1,854 three of a kind, 2,592 two pairs)",
                            "any class above pair counts");
        }

        @Test
        void theCardsThatFillAFlushAreNamed() {
            Advice<Double> advice = DECISION.advise(draw("AH JH 7H 3H", "9S", "flush"));
            assertThat(advice.best().getFirst()).isCloseTo(0.191489, within(1e-6));
            assertThat(Besides.odds(advice)).isEqualTo("4.22 to 1 against");
            assertThat(facts(advice)).contains("the cards that do it are KH QH TH 9H 8H 6H 5H 4H 2H");
        }

        @Test
        void oneCardIsNamedAsOne() {
            assertThat(facts(DECISION.advise(draw("2H 2D 2C 5S", "9D", "four-of-a-kind"))))
                    .contains("the card that does it is 2S");
        }

        @Test
        void aPairIsNoImprovementOfAFourFlush() {
            Advice<Double> advice = DECISION.advise(draw("TH 9H 8H 7H", "2S", "any"));
            assertThat(advice.best().getFirst()).isEqualTo(15.0 / 47);
            assertThat(facts(advice)).contains("a straight or better counts; a pair is no improvement here");
        }

        @Test
        void fourCardsToAnAceAreCountedExactly() {
            Advice<Double> advice = DECISION.advise(draw("AS", "KD 9H 6C 3S", "another ace"));
            assertThat(advice.best().getFirst()).isEqualTo(42_614.0 / 178_365);
        }

        @Test
        void aPatHandStaysWhatItIs() {
            assertThat(DECISION.advise(draw("AH JH 7H 3H 2H", "", "flush")).best())
                    .containsExactly(1.0);
            Advice<Double> any = DECISION.advise(draw("AH JH 7H 3H 2H", "", "any"));
            assertThat(any.best()).containsExactly(0.0);
            assertThat(Besides.odds(any)).isEqualTo("impossible");
            assertThat(facts(any)).contains("nothing is drawn; it stays a flush in hearts, ace high");
        }
    }

    @Nested
    class BesideTheBook {

        @Test
        void aFigureThatAgreesIsQuoted() {
            Advice<Double> advice = DECISION.advise(draw("8S 8H", "KD 5C 3S", "three of a kind"));
            Beside.Printed book = Besides.book(advice).orElseThrow();
            assertThat(book.inWords()).isEqualTo("8 to 1 against");
            assertThat(book.table()).isEqualTo("poker-table-08-improvement");
            assertThat(book.agrees()).isTrue();
            assertThat(advice.acceptable()).isEmpty();
        }

        @Test
        void aFigureThatIsOffIsNamedAndAllowed() {
            DrawProblem problem = draw("AS", "KD 9H 6C 3S", "pair of aces");
            Advice<Double> advice = DECISION.advise(problem);
            Beside.Printed book = Besides.book(advice).orElseThrow();
            assertThat(advice.best().getFirst()).isEqualTo(32_388.0 / 178_365);
            assertThat(book.agrees()).isFalse();
            assertThat(book.erratum().orElse("")).isEqualTo("draw-poker.e08");
            assertThat(facts(advice).getLast())
                    .startsWith("the book prints 3 to 1 against, the true figure is 4.51 to 1 against");
            assertThat(advice.ruling().orElseThrow().source().ids())
                    .containsExactly("poker-table-08-improvement", "draw-poker.e08");
            assertThat(new Question<>(DECISION, problem).mark(0.25).grade()).isEqualTo(Grade.ACCEPTABLE);
        }

        @Test
        void whereTheTableHasNoLineTheSourceSaysSo() {
            Advice<Double> advice = DECISION.advise(draw("AS KD", "9H 6C 3S", "any"));
            assertThat(Besides.book(advice)).isEmpty();
            assertThat(advice.ruling().orElseThrow().source().leavesAFigureOpen())
                    .isTrue();
        }
    }

    @Test
    void aWrongFigureIsToldHowFarItIsOff() {
        DrawProblem problem = draw("AH JH 7H 3H", "9S", "flush");
        var verdict = new Question<>(DECISION, problem).mark(0.25);
        assertThat(verdict.grade()).isEqualTo(Grade.WRONG);
        assertThat(verdict.against().getFirst().failing().getFirst().measured())
                .isEqualTo("that is about 12 of 47 draws, but it happens in 9, with 9 hearts");
    }

    @Test
    void aFigureNearTheTrueOneIsAllowedAndNotArguedWith() {
        DrawProblem problem = draw("TH 9H 8H 7H", "2S", "any");
        var verdict = new Question<>(DECISION, problem).mark(0.333);
        assertThat(verdict.grade()).isEqualTo(Grade.ACCEPTABLE);
        assertThat(verdict.against()).isEmpty();
    }

    @Test
    void theDrawIsLaidBeforeTheLearner() {
        var prompt = DECISION.ask(draw("8S 8H", "KD 5C 3S", "full house"));
        assertThat(prompt.ask()).isEqualTo("You draw three cards. What is the chance of a full house?");
        assertThat(prompt.exhibits())
                .extracting(exhibit -> exhibit instanceof Exhibit.Held held ? held.label() : "fact")
                .containsExactly("You keep", "You throw", "fact");
    }

    @ParameterizedTest
    @EnumSource(names = "OTHER", mode = EnumSource.Mode.EXCLUDE)
    void drawsAreDealtToWhatIsAskedFor(DrawHolding holding) {
        var options = Form.options(DECISION.dealOptions())
                .read(JSON.readTree("{\"holding\": [\"" + holding.word() + "\"]}"), "with");
        Set<Object> different = new HashSet<>();
        for (int seed = 0; seed < 25; seed++) {
            DrawProblem dealt = DECISION.deal(new DealRequest(new Seed(seed), options));
            assertThat(DrawHolding.of(dealt.draw().keep())).isEqualTo(holding);
            different.add(dealt);
        }
        assertThat(different).hasSizeGreaterThan(10);
    }

    @Nested
    class Reading {

        @Test
        void aCardKeptAndThrownIsRefused() {
            assertThatThrownBy(() -> draw("8S 8H", "8S 5C 3S", "any"))
                    .isInstanceOf(BadQuestion.class)
                    .hasMessage(
                            "position.discard: the eight of spades is both kept and thrown; expected each card in one place");
        }

        @Test
        void fourCardsInAllAreRefused() {
            assertThatThrownBy(() -> draw("8S 8H", "5C 3S", "any"))
                    .hasMessageContaining("position.discard: 2 kept and 2 thrown; expected 5 cards in all");
        }

        @Test
        void aJokerIsRefused() {
            assertThatThrownBy(() -> draw("8S JK", "7H 5C 3S", "any"))
                    .hasMessageContaining("position.keep: a joker; expected cards of a pack without jokers");
        }

        @Test
        void anUnknownTargetIsToldWhatThereIs() {
            assertThatThrownBy(() -> draw("8S 8H", "KD 5C 3S", "riches"))
                    .hasMessageContaining("position.target: \"riches\"")
                    .hasMessageContaining("four-of-a-kind");
        }

        @Test
        void aGameNotTaughtIsToldWhichAre() {
            assertThatThrownBy(() -> read(
                            "{\"keep\": \"8S 8H\", \"discard\": \"KD 5C 3S\", \"game\": \"bug\", \"target\": \"any\"}"))
                    .hasMessageContaining("position.game")
                    .hasMessageContaining("one of standard");
        }
    }
}
