package kibitzer.decisions.rummy.gin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.decisions.Besides;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.rummy.gin.score.GinScore;
import kibitzer.decisions.rummy.gin.score.KnockToScore;
import kibitzer.games.rummy.Melding;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.games.rummy.gin.HandWon;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.ObjectMapper;

/** The scoring of a knock, Culbertson p. 32 and 37; hands are built to the book's counts. */
class GinScoreTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String KNOCKS_WITH_SIX = "7S 7H 7D 5C 4C 3C 2S 2H AS AH";
    private static final String KNOCKS_WITH_FOUR = "7S 7H 7D KC QC JC TC AS AH 2D";

    private final GinScore decision = new GinScore();

    private static KnockToScore hands(String knocker, String defender) {
        return new KnockToScore(CardSet.of(knocker), CardSet.EMPTY, CardSet.of(defender));
    }

    private String score(String knocker, String defender) {
        return decision.advise(hands(knocker, defender)).best().getFirst().toString();
    }

    private Map<String, Object> beside(String knocker, String defender) {
        return Besides.figures(decision.advise(hands(knocker, defender)));
    }

    // p. 37, first hand: 6 against 19.
    @Test
    void theKnockerScoresTheDifference() {
        assertThat(score(KNOCKS_WITH_SIX, "KS KH KD 9S 9H 9D 8D 5D 4S 2D")).isEqualTo("knocker 13");
    }

    // p. 37, second hand: gin against 24.
    @Test
    void ginScoresTwentyFiveAndTheOthersCount() {
        assertThat(score("7S 7H 7D 5C 4C 3C KS KH KD KC", "QS QH QD 9S 9H 9D JD 8D 4S 2D"))
                .isEqualTo("knocker 49");
    }

    // p. 37, fifth hand: 4 against 4.
    @Test
    void aTieIsAnUndercutAndScoresTwentyFive() {
        assertThat(score(KNOCKS_WITH_FOUR, "3S 3H 3D 9S 9H 9D 5D 5S 5H 4S")).isEqualTo("defender 25");
    }

    @Test
    void aLowerCountIsAnUndercutByTheDifferenceToo() {
        assertThat(score(KNOCKS_WITH_FOUR, "3S 3H 3D 9S 9H 9D 5D 5S 5H AC")).isEqualTo("defender 28");
    }

    @Test
    void onePointMoreThanTheKnockerIsNoUndercut() {
        assertThat(score(KNOCKS_WITH_FOUR, "3S 3H 3D 9S 9H 9D 4D 4S 4H 5S")).isEqualTo("knocker 1");
    }

    @Test
    void theFourthCardOfASetIsLaidOff() {
        Map<String, Object> beside = beside(KNOCKS_WITH_SIX, "KS KH KD 9S 9H 9D 7C 8D 5D 2D");

        assertThat(beside).containsEntry("laid-off", "7C").containsEntry("defender-count", 15);
    }

    @Test
    void cardAfterCardIsLaidOffOnASequenceAtBothEnds() {
        assertThat(beside(KNOCKS_WITH_SIX, "KS KH KD 9S 9H 9D 8C 7C 6C 2C"))
                .containsEntry("defender-count", 0)
                .containsEntry("laid-off", "2C");
        assertThat(beside(KNOCKS_WITH_SIX, "KS KH KD 9S 9H 9D 7C 6C 2C QC"))
                .containsEntry("laid-off", "7C 6C 2C")
                .containsEntry("defender-count", 10);
    }

    @Test
    void aCardStaysInTheDefendersOwnSetWhereItSavesMore() {
        Map<String, Object> beside = beside(KNOCKS_WITH_SIX, "KS KH KD 9C 8C 7C QD QH 5D 2D");

        assertThat(beside).containsEntry("laid-off", "").containsEntry("defender-count", 27);
    }

    // 7-6 of clubs go on the knocker's five, 8-9-T stay a sequence; or all five stay: either way the rest counts 39.
    @Test
    void fewestCardsAreLaidOffWhereMoreSaveNothing() {
        Map<String, Object> beside = beside(KNOCKS_WITH_SIX, "TC 9C 8C 7C 6C KS QD JH 5D 4H");

        assertThat(beside).containsEntry("laid-off", "").containsEntry("defender-count", 39);
    }

    @Test
    void nothingIsLaidOffOnGin() {
        String gin = "7S 7H 7D 5C 4C 3C KS KH KD QD";
        assertThat(Gin.MELDER.leastDeadwood(CardSet.of("7S 7H 7D 5C 4C 3C KS KH KD KC")))
                .isZero();
        assertThat(score("7S 7H 7D 5C 4C 3C KS KH KD KC", "QS QH QD 9S 9H 9D 7C 6C 2C AC"))
                .isEqualTo("knocker 41");
    }

    @Test
    void ginWinsAgainstACountOfNothingToo() {
        assertThat(score("7S 7H 7D 5C 4C 3C KS KH KD KC", "QS QH QD 9S 9H 9D TS TH TD TC"))
                .isEqualTo("knocker 25");
    }

    // The fourth seven may stand with the sevens or with the clubs; with the sevens, the six of clubs has no place.
    @Test
    void ofSeveralLeastDivisionsTheKnockerSpreadsTheOneThatScoresMost() {
        String knocker = "7S 7H 7D 7C TC 9C 8C 3S 2H AD";
        String defender = "KS KH KD QS QH QD 6C JD 5D 4H";

        assertThat(score(knocker, defender)).isEqualTo("knocker 19");
        assertThat(beside(knocker, defender)).containsEntry("laid-off", "");
    }

    @Test
    void theLayingOffIsAsGoodAsTheBestOfAllSubsets() {
        for (int seed = 0; seed < 300; seed++) {
            KnockToScore dealt = decision.deal(DealRequest.of(seed));
            Advice<HandWon> advice = decision.advise(dealt);
            int knocker = Gin.MELDER.leastDeadwood(dealt.knocker());
            int defender = knocker == 0
                    ? Gin.MELDER.leastDeadwood(dealt.defender())
                    : Gin.MELDER.best(dealt.knocker()).stream()
                            .mapToInt(spread -> bruteForce(spread, dealt.defender()))
                            .max()
                            .orElseThrow();
            HandWon expected = knocker == 0
                    ? new HandWon(true, 25 + defender)
                    : knocker < defender
                            ? new HandWon(true, defender - knocker)
                            : new HandWon(false, 25 + knocker - defender);

            assertThat(advice.best()).as("%s", dealt).containsExactly(expected);
        }
    }

    /** The least left to the defender over all subsets that can be added to the melds in some order. */
    private static int bruteForce(Melding spread, CardSet defender) {
        List<Card> cards = defender.toList();
        int least = Integer.MAX_VALUE;
        for (int subset = 0; subset < 1 << cards.size(); subset++) {
            CardSet laid = CardSet.EMPTY;
            for (int i = 0; i < cards.size(); i++) {
                laid = (subset >> i & 1) == 1 ? laid.with(cards.get(i)) : laid;
            }
            if (canBeAdded(spread.melds(), laid)) {
                least = Math.min(least, Gin.MELDER.leastDeadwood(defender.minus(laid)));
            }
        }
        return least;
    }

    /** Melds are longer by the cards of one rank or one suit: every share of the cards among the melds is tried. */
    private static boolean canBeAdded(List<CardSet> melds, CardSet laid) {
        if (melds.isEmpty()) {
            return laid.isEmpty();
        }
        CardSet first = melds.getFirst();
        List<CardSet> others = melds.subList(1, melds.size());
        List<Card> near = laid.stream()
                .filter(card -> Gin.MELDS.isSet(first)
                        ? card.rank() == first.first().rank()
                        : card.suit() == first.first().suit())
                .toList();
        for (int share = 0; share < 1 << near.size(); share++) {
            CardSet added = CardSet.EMPTY;
            for (int i = 0; i < near.size(); i++) {
                added = (share >> i & 1) == 1 ? added.with(near.get(i)) : added;
            }
            if (Gin.MELDS.isMeld(first.union(added)) && canBeAdded(others, laid.minus(added))) {
                return true;
            }
        }
        return false;
    }

    @Test
    void eachEndingCanBePractised() throws Exception {
        for (String ending : List.of("knock", "gin", "undercut")) {
            var options = Form.options(decision.dealOptions())
                    .read(JSON.readTree("{\"endings\": \"" + ending + "\", \"lay-offs\": true}"), "with");
            for (int seed = 0; seed < 50; seed++) {
                KnockToScore dealt = decision.deal(new DealRequest(new Seed(seed), options));
                assertThat(Besides.figures(decision.advise(dealt))).containsEntry("ending", ending);
                if (!ending.equals("gin")) {
                    assertThat(dealt.score().defender().laidOff().isEmpty()).isFalse();
                }
            }
        }
    }

    @Test
    void aWrongScoreIsToldTheCount() {
        KnockToScore hands = hands(KNOCKS_WITH_SIX, "KS KH KD 9S 9H 9D 8D 5D 4S 2D");

        assertThat(decision.whyNot(hands, HandWon.read("knocker 19")).getFirst().failing())
                .extracting(Reason::asked)
                .containsExactly("13 to the knocker");
        assertThat(decision.answerKind().read("Knocker 13 points")).isEqualTo(new HandWon(true, 13));
        assertThatThrownBy(() -> decision.answerKind().read("13")).hasMessageContaining("knocker 13");
    }

    @Test
    void handsThatCannotBeAreRefusedByField() {
        String defender = "\"defender\": \"KS KH KD 9S 9H 9D 8D 5D 4S 2D\"";
        String knocker = "\"knocker\": \"" + KNOCKS_WITH_SIX + "\"";

        assertRefused("{" + defender + ", \"knocker\": \"" + KNOCKS_WITH_SIX + " QS QH\"}", "position.knocker", "12");
        assertRefused(
                "{" + knocker + ", \"defender\": \"7S KH KD 9S 9H 9D 8D 5D 4S 2D\"}",
                "position.defender",
                "seven of spades stands in knocker too");
        assertRefused(
                "{" + knocker + ", " + defender + ", \"discard\": \"7S\"}", "position.discard", "seven of spades");
        assertRefused(
                "{" + knocker + ", " + defender + ", \"discard\": \"KS\"}", "position.defender", "king of spades");
        assertRefused(
                "{" + defender + ", \"knocker\": \"7S 7H 7D 5C 4C 3C 2S 2H AS 6H\"}",
                "position.knocker",
                "11 points are unmatched");
    }

    private void assertRefused(String json, String field, String says) {
        assertThatThrownBy(() -> decision.form().read(JSON.readTree(json), "position"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining(field)
                .hasMessageContaining(says);
    }
}
