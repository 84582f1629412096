package kibitzer.games.bridge.doubledummy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import org.junit.jupiter.api.Test;

/** The solver's way of writing cards, told a second time bit by bit; and what leads come to. */
class BitsTest {
    private static final int TRIES = 500;

    private static List<Integer> places(int ranks) {
        return IntStream.range(0, 13)
                .filter(place -> (ranks >> place & 1) == 1)
                .boxed()
                .toList();
    }

    @Test
    void theHighestAndTheLowestRank() {
        Random any = new Random(4);
        for (int tried = 0; tried < TRIES; tried++) {
            int ranks = 1 + any.nextInt(Bits.RANKS);
            List<Integer> places = places(ranks);
            assertThat(Bits.highest(ranks)).isEqualTo(places.getLast());
            assertThat(Bits.lowest(ranks)).isEqualTo(places.getFirst());
            assertThat(places(Bits.withoutHighest(ranks))).isEqualTo(places.subList(0, places.size() - 1));
            assertThat(places(Bits.withoutLowest(ranks))).isEqualTo(places.subList(1, places.size()));
        }
        assertThat(Bits.highest(0)).isEqualTo(-1);
        assertThat(Bits.lowest(0)).isEqualTo(32);
    }

    @Test
    void aSuitIsALaneOfAHand() {
        Random any = new Random(5);
        for (int tried = 0; tried < TRIES; tried++) {
            long cards = any.nextLong() & CardSet.FULL_PACK.bits();
            for (int suit = 0; suit < 4; suit++) {
                assertThat((long) Bits.ranks(cards, suit) << suit * Bits.LANE).isEqualTo(cards & Bits.suit(suit));
                assertThat(Bits.ranks(cards, suit)).isBetween(0, Bits.RANKS);
            }
        }
    }

    /** Of every set of ranks: how many cards each seat holds, and who holds the highest, the second and so on. */
    @Test
    void holdingsTellLengthsAndOwners() {
        Deal deal = Deal.shuffled(new Seed(6));
        long[] hands = IntStream.range(0, 4)
                .mapToLong(seat -> deal.hand(Seat.values()[seat]).bits())
                .toArray();
        Holdings holdings = new Holdings(hands);
        Random any = new Random(7);
        for (int tried = 0; tried < TRIES; tried++) {
            int suit = any.nextInt(4);
            int ranks = any.nextInt(Bits.SETS_OF_RANKS);
            List<Integer> down = places(ranks).reversed();
            int[] lengths = new int[4];
            long owners = 0;
            for (int at = 0; at < down.size(); at++) {
                int place = down.get(at);
                int owner = IntStream.range(0, 4)
                        .filter(seat -> (Bits.ranks(hands[seat], suit) >> place & 1) == 1)
                        .findFirst()
                        .orElseThrow();
                lengths[owner]++;
                owners |= (long) owner << Holdings.OWNERS - 2 * (at + 1);
            }
            long holding = holdings.of(suit, ranks);
            assertThat(Holdings.owners(holding)).isEqualTo(owners);
            for (int seat = 0; seat < 4; seat++) {
                assertThat(Holdings.lengths(holding) >> 4 * seat & 15).isEqualTo(lengths[seat]);
            }
        }
    }

    /** The lead that leaves declarer fewest tricks costs nothing, every other what it gives beside. */
    @Test
    void aLeadCostsWhatItGives() {
        Card king = CardNotation.read("KS");
        Card two = CardNotation.read("2S");
        Card ace = CardNotation.read("AH");
        LeadAnalysis leads =
                new LeadAnalysis(Strain.NO_TRUMP, Seat.SOUTH, new TreeMap<>(Map.of(king, 8, two, 8, ace, 10)));
        assertThat(leads.leader()).isEqualTo(Seat.WEST);
        assertThat(leads.fewest()).isEqualTo(8);
        assertThat(leads.best()).isEqualTo(CardSet.of(king, two));
        assertThat(leads.cost(king)).isZero();
        assertThat(leads.cost(ace)).isEqualTo(2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> leads.tricksAfter(CardNotation.read("3S")))
                .withMessage("the three of spades is not west's to lead");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new LeadAnalysis(Strain.NO_TRUMP, Seat.SOUTH, new TreeMap<>()));
    }
}
