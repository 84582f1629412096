package kibitzer.games.poker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;

/**
 * What some cards, up to seven, make by themselves: of five or more the best hand of five, of fewer their pairs and
 * high cards.
 *
 * @param strength the greater the better; comparable between any numbers of cards
 */
public record Showing(double strength) implements Comparable<Showing> {
    private static final int HAND = 5;
    private static final double RANK = 1.0 / 16;

    public static Showing of(CardSet cards) {
        return cards.size() >= HAND ? ofHand(cards) : ofFew(cards);
    }

    private static Showing ofHand(CardSet cards) {
        double best = 0;
        for (CardSet hand : fives(cards)) {
            HandValue value = PokerForm.STANDARD.value(hand);
            best = Math.max(best, detailed(value.handClass().ordinal(), value.first(), value.next()));
        }
        return new Showing(best);
    }

    private static List<CardSet> fives(CardSet cards) {
        List<Card> list = cards.toList();
        List<CardSet> fives = new ArrayList<>();
        for (int bits = 0; bits < 1 << list.size(); bits++) {
            if (Integer.bitCount(bits) == HAND) {
                CardSet five = CardSet.EMPTY;
                for (int place = 0; place < list.size(); place++) {
                    five = (bits >>> place & 1) == 0 ? five : five.with(list.get(place));
                }
                fives.add(five);
            }
        }
        return fives;
    }

    private static Showing ofFew(CardSet cards) {
        Map<Rank, Integer> counts = new TreeMap<>(Comparator.reverseOrder());
        cards.forEach(card -> counts.merge(card.rank(), 1, Integer::sum));
        List<Rank> fours = ranks(counts, 4);
        List<Rank> threes = ranks(counts, 3);
        List<Rank> pairs = ranks(counts, 2);
        List<Rank> single = ranks(counts, 1);
        if (!fours.isEmpty()) {
            return new Showing(detailed(HandClass.FOUR_OF_A_KIND.ordinal(), fours, single));
        }
        if (!threes.isEmpty()) {
            return new Showing(detailed(HandClass.THREE_OF_A_KIND.ordinal(), threes, single));
        }
        if (pairs.isEmpty()) {
            return new Showing(detailed(HandClass.NO_PAIR.ordinal(), single, List.of()));
        }
        HandClass made = pairs.size() == 1 ? HandClass.PAIR : HandClass.TWO_PAIRS;
        return new Showing(detailed(made.ordinal(), pairs, single));
    }

    private static List<Rank> ranks(Map<Rank, Integer> counts, int many) {
        return counts.entrySet().stream()
                .filter(entry -> entry.getValue() == many)
                .map(Map.Entry::getKey)
                .toList();
    }

    private static double detailed(int handClass, List<Rank> first, List<Rank> next) {
        double strength = handClass;
        double unit = RANK;
        for (List<Rank> ranks : List.of(first, next)) {
            for (Rank rank : ranks) {
                strength += (rank.ordinal() + 1) * unit;
                unit *= RANK;
            }
        }
        return strength;
    }

    public boolean isPairOrBetter() {
        return strength >= HandClass.PAIR.ordinal();
    }

    @Override
    public int compareTo(Showing other) {
        return Double.compare(strength, other.strength);
    }
}
