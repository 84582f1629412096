package kibitzer.conventions.banking.reddog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.odds.Fraction;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The cards that beat a hand at red dog (p. 379), and how many hands each number of them beats. */
class LosingCardsTest {
    private static LosingCards hand(String cards) {
        return new LosingCards(CardSet.of(cards), CardSet.EMPTY);
    }

    @ParameterizedTest(name = "{0}: {1} cards beat it")
    @DisplayName(
            "fourteen less the highest card of a suit, thirteen for a void: for 23 or fewer the odds are with the bettor")
    @CsvSource({
        "AS AH AD AC 2S, 0, true, true",
        "AS AH QD TC 2S, 6, true, true",
        "KS JH JD JC 2S, 10, true, true",
        "KS JH JD TC 2S, 11, true, true",
        "KS JH TD TC 2S, 12, true, true", // the most that most players risk the whole pool on
        "KS TH TD TC 2S, 13, true, false",
        "9S 9H 9D 6C 2S, 23, true, false",
        "9S 9H 8D 6C 2S, 24, false, false",
        "AS KS QS JS TS, 39, false, false"
    })
    void theOddsTurnAtTwentyThreeAndThreeToOneAtTwelve(String cards, int losing, boolean favoured, boolean threeToOne) {
        LosingCards hand = hand(cards);
        assertThat(hand.bySum().values().stream().mapToInt(Integer::intValue).sum())
                .isEqualTo(losing);
        assertThat(hand.losing()).isEqualTo(losing);
        assertThat(hand.unseen().size()).isEqualTo(47);
        assertThat(hand.isFavoured()).isEqualTo(favoured);
        assertThat(hand.isThreeToOne()).isEqualTo(threeToOne);
        assertThat(hand.isEven()).isFalse();
        assertThat(hand.mean()).isEqualTo(Fraction.of(47 - 2L * losing, 47));
    }

    @Test
    void exposedCardsThatWouldWinAreTakenOff() {
        LosingCards hand = new LosingCards(CardSet.of("9S 9H 8D 6C 2S"), CardSet.of("AC"));
        assertThat(hand.losing()).isEqualTo(23);
        assertThat(hand.unseen().size()).isEqualTo(46);
        assertThat(hand.isEven()).isTrue();
        assertThat(hand.isFavoured()).isFalse();
        assertThat(hand.mean()).isEqualTo(Fraction.ZERO);
        assertThat(hand.bySum().get(Suit.CLUBS)).isEqualTo(8);
    }

    @ParameterizedTest(name = "hands of {0} cards")
    @ValueSource(ints = {1, 2, 3, 4})
    void theHandsOfEachNumberAreThoseFoundByDealingAll(int cards) {
        Map<Integer, Long> dealt = new TreeMap<>();
        deal(cards, 0, new ArrayList<>(), dealt);
        long all = dealt.values().stream().mapToLong(Long::longValue).sum();

        var counted = HandsByLosing.of(cards);

        assertThat(counted.keySet()).isEqualTo(dealt.keySet());
        counted.forEach((losing, alike) -> {
            assertThat(alike.hands()).as("%d losing", losing).isEqualTo(dealt.get(losing));
            assertThat(alike.share()).isEqualTo((double) alike.hands() / all);
            assertThat(alike.example().size()).isEqualTo(cards);
            assertThat(losing(alike.example().toList())).isEqualTo(losing);
        });
    }

    @Test
    void fiveCardsMakeTwoMillionHands() {
        assertThat(HandsByLosing.of(5).values().stream()
                        .mapToLong(HandsByLosing.Alike::hands)
                        .sum())
                .isEqualTo(2_598_960);
    }

    private static void deal(int cards, int from, List<Card> held, Map<Integer, Long> dealt) {
        if (held.size() == cards) {
            dealt.merge(losing(held), 1L, Long::sum);
            return;
        }
        for (int next = from; next < Card.ALL.size(); next++) {
            held.add(Card.ALL.get(next));
            deal(cards, next + 1, held, dealt);
            held.removeLast();
        }
    }

    /** Thirteen less the place of the highest card in each suit, deuces first. */
    private static int losing(List<Card> held) {
        int[] highest = new int[4];
        for (Card card : held) {
            int suit = card.suit().ordinal();
            highest[suit] = Math.max(highest[suit], card.rank().ordinal() + 1);
        }
        return 52 - highest[0] - highest[1] - highest[2] - highest[3];
    }
}
