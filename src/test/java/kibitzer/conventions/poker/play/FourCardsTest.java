package kibitzer.conventions.poker.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.NaiveClassifier;
import kibitzer.games.poker.PokerForm;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Four cards that want a fifth: which they are and how many cards fill them, against trying every card. */
class FourCardsTest {

    @ParameterizedTest(name = "{0}: {1}, {2} cards")
    @DisplayName("of 47 cards nine fill a flush, eight an open straight, four a straight with a rank missing (p. 110)")
    @CsvSource({
        "AH JH 7H 3H 9S, FLUSH, 9",
        "KS QH JD TC 2S, OPEN_STRAIGHT, 8",
        "5S 4H 3D 2C KS, OPEN_STRAIGHT, 8",
        "9S 8H 6D 5C KS, INSIDE_STRAIGHT, 4",
        "AS KH QD JC 2S, INSIDE_STRAIGHT, 4",
        "4S 3H 2D AC KS, INSIDE_STRAIGHT, 4",
        "5S 3H 2D AC KS, INSIDE_STRAIGHT, 4",
        "TH 9H 8H 7H 2S, STRAIGHT_FLUSH, 15",
        "AS KS QS JS 2H, STRAIGHT_FLUSH, 12",
        "KH QD JS 9C 8H, INSIDE_STRAIGHT, 4",
        "KS QH 9D 8C 2S, none, 0",
        "6S 4H 3D AC KS, none, 0",
        "AS 5H 4H 7D 9D, none, 0",
        "KS QH JD TC 9S, none, 0", // a straight already
        "8S 8H 7D 6C 5S, OPEN_STRAIGHT, 8"
    })
    void theBestDrawIsFound(String hand, String kind, int outs) {
        Optional<FourCards> best =
                FourCards.bestOf(PokerForm.STANDARD, CardSet.of(hand)).stream().findFirst();
        assertThat(best.map(four -> four.kind().name()).orElse("none")).isEqualTo(kind);
        assertThat(best.map(FourCards::outs).orElse(0)).isEqualTo(outs);
    }

    @Test
    void eitherOfTwoEqualCardsMayBeThrown() {
        List<FourCards> both = FourCards.bestOf(PokerForm.STANDARD, CardSet.of("8S 8H 7D 6C 5S"));
        assertThat(both)
                .extracting(four -> four.thrownFrom(CardSet.of("8S 8H 7D 6C 5S")))
                .containsExactlyInAnyOrder(CardSet.of("8S"), CardSet.of("8H"));
    }

    @Test
    void twoThousandHandsAgreeWithTryingEveryCard() {
        var chance = new Seed(5).chance();
        for (int number = 0; number < 2_000; number++) {
            CardSet hand = CardSet.of(chance.shuffled(Card.ALL).subList(0, 5));
            Map.Entry<Integer, Integer> best = byTrying(hand);
            Optional<FourCards> found =
                    FourCards.bestOf(PokerForm.STANDARD, hand).stream().findFirst();
            assertThat(found.map(four -> Map.entry(four.kind().ordinal(), four.outs()))
                            .orElse(NONE))
                    .as("%s", hand)
                    .isEqualTo(best);
        }
    }

    private static final Map.Entry<Integer, Integer> NONE = Map.entry(9, 0);

    /** Straight flush 0, flush 1, two ranks or more for a straight 2, one rank 3; of equal ones the most cards. */
    private static Map.Entry<Integer, Integer> byTrying(CardSet hand) {
        if (classOf(hand.toList()).isAtLeast(HandClass.STRAIGHT)) {
            return NONE;
        }
        SortedMap<Integer, Integer> best = new TreeMap<>();
        for (Card thrown : hand) {
            List<Card> kept = new ArrayList<>(hand.without(thrown).toList());
            boolean pure = kept.stream().map(Card::rank).distinct().count() == 4;
            int outs = 0;
            boolean straightFlush = false;
            boolean oneSuit = kept.stream().map(Card::suit).distinct().count() == 1;
            TreeSet<Integer> ranks = new TreeSet<>();
            for (Card in : CardSet.FULL_PACK.minus(hand)) {
                List<Card> five = new ArrayList<>(kept);
                five.add(in);
                switch (classOf(five)) {
                    case STRAIGHT_FLUSH -> {
                        outs++;
                        straightFlush = true;
                    }
                    case STRAIGHT, FLUSH -> {
                        outs++;
                        ranks.add(in.rank().ordinal());
                    }
                    default -> {}
                }
            }
            if (pure && outs > 0) {
                int kind = straightFlush ? 0 : oneSuit ? 1 : ranks.size() > 1 ? 2 : 3;
                best.merge(kind, outs, Math::max);
            }
        }
        return best.isEmpty() ? NONE : Map.entry(best.firstKey(), best.get(best.firstKey()));
    }

    private static HandClass classOf(List<Card> five) {
        return NaiveClassifier.classify(
                five.stream().mapToInt(NaiveClassifier::rank).toArray(),
                five.stream().mapToInt(card -> card.suit().ordinal()).toArray());
    }
}
