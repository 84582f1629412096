package kibitzer.decisions.rummy.gin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.CardSet;
import kibitzer.decisions.Besides;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.rummy.gin.score.GinLayoff;
import kibitzer.decisions.rummy.gin.score.GinLayoff.Spread;
import kibitzer.games.rummy.Melding;
import kibitzer.games.rummy.gin.ExhaustiveDeadwood;
import kibitzer.games.rummy.gin.Gin;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.ObjectMapper;

/** Laying off after a knock (Culbertson p. 32). */
class GinLayoffTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private final GinLayoff decision = new GinLayoff();

    private static Spread spread(String defender, String unmatched, String... melds) {
        return new Spread(
                new Melding(Stream.of(melds).map(CardSet::of).toList(), CardSet.of(unmatched)),
                CardSet.of(defender),
                false);
    }

    private static final String KINGS_AND_LOOSE = "KS KH KD QH 9D 8D 7C 6C 5D 2D";

    @Test
    void cardsThatFitTheKnockersMeldsAreLaidOff() {
        Spread spread = spread(KINGS_AND_LOOSE, "2S 2H AS AH", "7S 7H 7D", "5C 4C 3C");

        // The six and seven of clubs lengthen the run; the seven would fit the sevens alone, and the six then would
        // not.
        assertThat(decision.advise(spread).best()).containsExactly(CardSet.of("7C 6C"));
        assertThat(Besides.figures(decision.advise(spread))).containsEntry("deadwood", 10 + 9 + 8 + 5 + 2);
        assertThat(decision.whyNot(spread, CardSet.of("7C"))
                        .getFirst()
                        .failing()
                        .getFirst()
                        .measured())
                .isEqualTo("6C goes on 5C 4C 3C too, which leaves you 34 points, not 40");
    }

    @Test
    void aCardOfAnOwnMeldIsLaidOffWhereThatLeavesLess() {
        // Three nines are a set as well; the fourth opens the run for the eight.
        Spread spread = spread("9S 9H 9D 9C 8C 6D 4S 3D 2C AH", "AS", "QC JC TC", "KS KH KD", "5S 5D 5C");

        assertThat(decision.advise(spread).best()).containsExactly(CardSet.of("9C 8C"));
        assertThat(Besides.figures(decision.advise(spread))).containsEntry("deadwood", 6 + 4 + 3 + 2 + 1);
    }

    @Test
    void nothingIsLaidOffOnGinUnlessThatIsAgreed() {
        Spread gin = spread("9C 8C 6S 5S 4D 3D KH QH 2S AD", "", "7S 7H 7D 7C", "5H 4H 3H", "KS KD KC");
        Spread agreed = new Spread(gin.knocker(), gin.defender(), true);

        assertThat(decision.advise(gin).best()).containsExactly(CardSet.EMPTY);
        assertThat(decision.objection(gin, CardSet.of("KH")))
                .hasValueSatisfying(says -> assertThat(says).contains("gin"));
        assertThat(decision.advise(agreed).best()).containsExactly(CardSet.of("KH"));
    }

    @Test
    void whatCannotBeLaidOffIsObjectedTo() {
        Spread spread = spread(KINGS_AND_LOOSE, "2S 2H AS AH", "7S 7H 7D", "5C 4C 3C");

        assertThat(decision.objection(spread, CardSet.of("9D")))
                .hasValueSatisfying(says -> assertThat(says).contains("9D cannot"));
        assertThat(decision.objection(spread, CardSet.of("JC")))
                .hasValueSatisfying(says -> assertThat(says).contains("jack of clubs is not in the defender's hand"));
    }

    @Test
    void handsThatCannotBeAreRefusedByField() {
        String defender = ", \"defender\": \"" + KINGS_AND_LOOSE + "\"}";
        assertRefused("{\"knocker\": {\"melds\": [\"7S 7H 7D\"], \"unmatched\": \"2S 2H\"}" + defender, "5 cards");
        assertRefused(
                "{\"knocker\": {\"melds\": [\"7S 7H\", \"5C 4C 3C\"], \"unmatched\": \"2S 2H AS AH 3S\"}" + defender,
                "7S 7H is no meld");
        assertRefused(
                "{\"knocker\": {\"melds\": [\"7S 7H 7D\", \"5C 4C 3C\"], \"unmatched\": \"QS 2H AS AH\"}" + defender,
                "14 points");
        assertRefused(
                "{\"knocker\": {\"melds\": [\"7S 7H 7D\", \"5C 4C 3C\"], \"unmatched\": \"2D 2H AS AH\"}" + defender,
                "two of diamonds stands in knocker too");
    }

    private void assertRefused(String json, String says) {
        assertThatThrownBy(() -> decision.form().read(JSON.readTree(json), "position"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining(says);
    }

    @Test
    void noOtherLayingOffLeavesLess() {
        for (int seed = 0; seed < 60; seed++) {
            Spread spread = decision.deal(DealRequest.of(seed));
            int least = (int) Besides.figures(decision.advise(spread)).getOrDefault("deadwood", -1);
            List<CardSet> melds = spread.knocker().melds();

            assertThat(least)
                    .as("%s", spread)
                    .isEqualTo(
                            spread.knocker().deadwood() == 0
                                    ? ExhaustiveDeadwood.least(spread.defender())
                                    : leastByTrying(melds, spread.defender()));
        }
    }

    /** Adds one card after the other to any meld it fits, in every order. */
    private static int leastByTrying(List<CardSet> melds, CardSet hand) {
        int least = ExhaustiveDeadwood.least(hand);
        for (var card : hand) {
            for (CardSet meld : melds) {
                if (Gin.MELDS.isMeld(meld.with(card))) {
                    List<CardSet> longer = melds.stream()
                            .map(one -> one.equals(meld) ? one.with(card) : one)
                            .toList();
                    least = Math.min(least, leastByTrying(longer, hand.without(card)));
                }
            }
        }
        return least;
    }
}
