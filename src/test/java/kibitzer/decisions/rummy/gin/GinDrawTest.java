package kibitzer.decisions.rummy.gin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import kibitzer.LongProof;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.rummy.gin.Gin;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.ObjectMapper;

/** Upcard or stock, Culbertson p. 34-36; hands are built to the text, the diagrams being lost. */
class GinDrawTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String POOR = "KC QS JD 9H 8S 6C 5H 3D 2H AS";

    private final GinDraw decision = new GinDraw();

    private static DrawProblem later(String hand, String upcard) {
        return later(hand, upcard, "");
    }

    private static DrawProblem later(String hand, String upcard, String discards) {
        return new DrawProblem(
                CardSet.of(hand),
                CardNotation.read(upcard),
                false,
                false,
                3,
                CardNotation.readList(discards),
                CardSet.EMPTY,
                CardSet.EMPTY);
    }

    private static DrawProblem first(String hand, String upcard, boolean dealer) {
        return new DrawProblem(
                CardSet.of(hand), CardNotation.read(upcard), dealer, true, 1, List.of(), CardSet.EMPTY, CardSet.EMPTY);
    }

    private Advice<String> isDecided(DrawProblem problem, String rule, String best) {
        Advice<String> advice = decision.advise(problem);
        assertThat(advice.rulings()).extracting(Ruling::rule).containsExactly(rule);
        assertThat(advice.best()).containsExactly(best);
        return advice;
    }

    @Test
    void aCardThatFillsASetIsTaken() {
        isDecided(later("KS KH TD 9C 8C 7H 6H 5S 3D AC", "KD"), "gin.draw.fills-a-set", "upcard");
        isDecided(later("KS KH TD 9C 8C 7H 6H 5S 3D AC", "8H"), "gin.draw.fills-a-set", "upcard");
    }

    @Test
    void aMereCombinationIsLeft() {
        assertThat(isDecided(later("KS KH TD 9C 8C 7H 6H 5S 3D AC", "5D"), "gin.draw.no-mere-combination", "stock")
                        .acceptable())
                .isEmpty();
        isDecided(later("KS KH TD 9C 8C 7H 6H 5S 3D AC", "QC"), "gin.draw.upcard-of-no-use", "stock");
    }

    // p. 35: a pair whose other two cards lie dead is no combination.
    @Test
    void deadCardsMakeNoCombination() {
        isDecided(
                later("KS KH TD 9C 8C 7H 6H 4S 3D AC", "TS", "TH TC 9S 8S JS QS"),
                "gin.draw.upcard-of-no-use",
                "stock");
    }

    /** p. 35: it is taken for its lowness; beside cards as low it lowers nothing, and the stock may fill a set. */
    @ParameterizedTest
    @CsvSource({
        "7S 7H 7D QC JC TC 4S 3H 3D 2C, 4H, stock",
        "7S 7H 7D QC JC TC 4S 3H 3C 2D, 4D, stock",
        "7S 7H 7D QC JC TC 3S 3H 4D AC, 4S, stock",
        "7S 7H 7D QC JC TC 4S 3H 3C AD, 4H, stock",
        "KS KH KD 8C 7C 6C 4C 3S 3D 2H, 4S, stock",
        "7S 7H 7D QC JC TC 5S 3H 3D AC, 4H, upcard",
        "KS KH KD 8C 7C 6C 4C 3S 3D 2H, AS, upcard",
    })
    void aLowCardIsTakenBesideTwoSetsWhereItLowersTheCount(String hand, String upcard, String best) {
        assertThat(decision.advise(later(hand, upcard)).best()).containsExactly(best);
    }

    @Test
    void aLowCardIsTakenBesideTwoSetsAndNotBesideOne() {
        isDecided(later("7S 7H 7D QC JC TC KS QH 9D 8S", "4H"), "gin.draw.low-card-beside-two-sets", "upcard");
        isDecided(later("7S 7H 7D QC JC 6C KS 2S 9D 8S", "4H"), "gin.draw.stock-while-a-set-is-needed", "stock");
        isDecided(later("7S 7H 7D QC JC TC KS QH 9D 8S", "5H"), "gin.draw.upcard-of-no-use", "stock");
    }

    // p. 35: a rule of many good players, beside the book's own.
    @Test
    void anAceOrADeuceMayBeTakenAndATreyMayNot() {
        String hand = "7S 7H 7D QC JC 6C KS 5S 9D 8S";

        assertThat(isDecided(later(hand, "2H"), "gin.draw.stock-while-a-set-is-needed", "stock")
                        .acceptable())
                .containsExactly("upcard");
        assertThat(isDecided(later(hand, "AD"), "gin.draw.stock-while-a-set-is-needed", "stock")
                        .acceptable())
                .containsExactly("upcard");
        assertThat(isDecided(later(hand, "3H"), "gin.draw.stock-while-a-set-is-needed", "stock")
                        .acceptable())
                .isEmpty();
    }

    @Test
    void theCardThatBringsTheKnockIsTaken() {
        isDecided(later("7S 7H 7D QC JC TC 4H 3D AS KD", "2C"), "gin.draw.for-the-knock", "upcard");
        isDecided(later("7S 7H 7D QC JC TC 4H 4D AS KD", "2C"), "gin.draw.low-card-beside-two-sets", "upcard");
    }

    /** A low card, or a combination, speaks for taking: it is no reason that holds for leaving the card. */
    @ParameterizedTest
    @CsvSource({
        "KS KH TD 9C 8C 7H 6H 5S 3D AC, 5D, gin.draw.no-mere-combination, the five of diamonds makes 2 combinations only",
        "7S 7H 7D QC JC 6C KS 2S 9D 8S, 4H, gin.draw.stock-while-a-set-is-needed, 'the four of hearts is a low card that fills no set'"
    })
    void whatSpeaksForTheCardIsNoReasonForLeavingIt(String hand, String upcard, String rule, String told) {
        assertThat(isDecided(later(hand, upcard), rule, "stock")
                        .ruling()
                        .orElseThrow()
                        .reasons())
                .extracting(Reason::measured)
                .contains(told);
    }

    // p. 36: the non-dealer's hand, with its king to throw; every condition is necessary.
    @Test
    void theNonDealerTakesADoubleCombinationIntoAPoorHand() {
        Advice<String> advice = decision.advise(first(POOR, "8H", false));

        assertThat(advice.best()).containsExactly("upcard");
        assertThat(advice.ruling().orElseThrow().rule()).isEqualTo("gin.draw.double-combination-in-a-poor-hand");
    }

    @Test
    void theDealerDoesNotTakeIt() {
        Advice<String> advice = decision.advise(first(POOR, "8H", true));

        assertThat(advice.best()).containsExactly("stock");
        assertThat(advice.ruling().orElseThrow().rule()).isEqualTo("gin.draw.dealer-lets-him-throw-first");
    }

    @Test
    void withoutTheKingOrTheSecondCombinationOrTheFirstTurnTheNormalRuleHolds() {
        isDecided(first("TC QS JD 9H 8S 6C 5H 3D 2H AS", "8H", false), "gin.draw.no-mere-combination", "stock");
        isDecided(first(POOR, "8D", false), "gin.draw.no-mere-combination", "stock");
        isDecided(later(POOR, "8H"), "gin.draw.no-mere-combination", "stock");
    }

    @Test
    void aHandWithSeveralCombinationsIsNotPoor() {
        isDecided(first("KC QS QD 9H 8S 6C 6H 3D 2H AS", "8H", false), "gin.draw.no-mere-combination", "stock");
    }

    @Test
    void ofAFourthCardTheBookSaysNothing() {
        Advice<String> advice = decision.advise(later("7S 7H 7D QS JC 9C KS 5H 4D 2S", "7C"));

        assertThat(advice.silent()).isTrue();
        assertThat(advice.best()).containsExactly("upcard");
    }

    @Test
    void tablesThatCannotBeAreRefusedByField() {
        String hand = "\"hand\": \"" + POOR + "\"";
        String upcard = ", \"upcard\": \"8H\"";

        assertRefused("{\"hand\": \"" + POOR + " 4S 4D\", \"upcard\": \"8H\"}", "position.hand", "12 cards");
        assertRefused("{" + hand + ", \"upcard\": \"KC\"}", "position.upcard", "king of clubs stands in hand");
        assertRefused("{" + hand + upcard + ", \"discards\": \"8H\"}", "position.discards", "eight of hearts");
        assertRefused("{" + hand + upcard + ", \"opponent-took\": \"KC\"}", "position.opponent-took", "king of clubs");
        assertRefused("{" + hand + upcard + ", \"refused\": \"4S\"}", "position.refused", "not among the discards");
        assertRefused(
                "{" + hand + upcard + ", \"first-turn\": true, \"discards\": \"4S\"}", "position.discards", "first");
        assertRefused("{" + hand + upcard + ", \"first-turn\": true, \"turn\": 2}", "position.turn", "expected 1");
    }

    private void assertRefused(String json, String field, String says) {
        assertThatThrownBy(() -> decision.form().read(JSON.readTree(json), "position"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining(field)
                .hasMessageContaining(says);
    }

    @Test
    void anUpcardThatLowersTheCountByASetIsAlwaysTakenAndEveryOtherAnswerIsToldWhy() {
        for (int seed = 0; seed < LongProof.of(50, 500); seed++) {
            DrawProblem problem = decision.deal(DealRequest.of(seed));
            Advice<String> advice = decision.advise(problem);

            assertThat(advice.best()).as("%s", problem).hasSize(1);
            if (Gin.MELDER.leastDeadwood(problem.hand().with(problem.upcard()))
                    < Gin.MELDER.leastDeadwood(problem.hand())) {
                assertThat(advice.best()).as("%s", problem).containsExactly("upcard");
            }
            for (String answer : List.of("upcard", "stock")) {
                if (!advice.best().contains(answer) && !advice.acceptable().contains(answer) && !advice.silent()) {
                    assertThat(decision.whyNot(problem, answer))
                            .as("%s in %s", answer, problem)
                            .isNotEmpty();
                }
            }
        }
    }

    // One set more and a deuce left against the average of 41 draws: the upcard is known, the stock is not.
    @Test
    void theYardstickSetsTheUpcardAgainstTheAverageOfTheStock() {
        var reckoning =
                decision.reckon(later("7S 7H 7D QC JC TC KS QH 9D 8S", "4H")).orElseThrow();

        assertThat(reckoning.best()).containsExactly("upcard");
        assertThat(reckoning.rows().getFirst().figures().getFirst().value()).isEqualTo(10 + 9 + 8 + 4);
    }
}
