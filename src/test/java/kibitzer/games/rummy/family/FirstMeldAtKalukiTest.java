package kibitzer.games.rummy.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Collections;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** At kaluki the first melds of a player count 51 at the least, court cards ten each and others by their pips (pp. 45-46). */
class FirstMeldAtKalukiTest {
    private static final FirstMeld FIRST = FirstMeld.of(RummyGame.KALUKI).orElseThrow();

    @ParameterizedTest(name = "{0} and {1} count {2}")
    @CsvSource({"KS KH KD, 7S 7H 7D, 51, true", "KS KH KD, 2S 3S 4S 5S 6S, 50, false", "KS KH KD, 8S 8H 8D, 54, true"})
    void fiftyOneIsEnoughAndFiftyIsNot(String one, String other, int counted, boolean enough) {
        List<Cards> melds = List.of(Cards.of(one), Cards.of(other));

        assertThat(FIRST.count(melds)).isEqualTo(counted);
        assertThat(FIRST.missing(melds).isEmpty()).isEqualTo(enough);
    }

    /** Thirty cards are as many as the count of melds takes in. */
    @Test
    void meldsAreLookedForAmongThirtyCards() {
        RummyRules rules = RummyGame.KALUKI.rules();
        List<Card> pack = rules.pack().cards();

        assertThat(new PossibleMelds(rules, Cards.of(pack.subList(0, 30)))).isNotNull();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new PossibleMelds(rules, Cards.of(pack.subList(0, 31))))
                .withMessage("31 cards; expected at most 30");
        assertThat(Collections.frequency(pack, Card.JOKER)).isEqualTo(rules.jokers());
    }
}
