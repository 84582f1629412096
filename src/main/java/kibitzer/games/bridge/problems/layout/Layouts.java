package kibitzer.games.bridge.problems.layout;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Strain;

/**
 * Deals that declarer cannot tell from one another when dummy goes down: his own two hands are the same, west leads the
 * same card by custom, and neither opponent has a hand on which he would have bid.
 *
 * <p>South is declarer. Each such deal is equally likely; the same seed deals the same ones.
 */
public final class Layouts {
    private static final int MOST_POINTS = 11;
    private static final int LONG_SUIT = 6;
    private static final int POINTS_WITH_LONG_SUIT = 6;
    private static final int TRIES_FOR_ONE = 4000;

    private Layouts() {}

    /** Whether an opponent with this hand would have kept silent. */
    public static boolean silent(CardSet hand) {
        int points = CustomaryLead.points(hand);
        int longest = Suit.DOWNWARDS.stream().mapToInt(hand::length).max().orElse(0);
        return points <= MOST_POINTS
                && longest <= LONG_SUIT
                && (longest < LONG_SUIT || points <= POINTS_WITH_LONG_SUIT);
    }

    /**
     * So many deals, or fewer where hardly any hand has the lead.
     *
     * @param north dummy
     * @param south declarer's hand
     */
    public static List<Deal> sample(CardSet north, CardSet south, Card lead, Strain strain, int count, Seed seed) {
        Chance chance = seed.chance();
        List<Card> others =
                CardSet.FULL_PACK.minus(north).minus(south).without(lead).toList();
        List<Deal> deals = new ArrayList<>();
        for (int tries = 0; deals.size() < count && tries < (long) count * TRIES_FOR_ONE; tries++) {
            List<Card> dealt = chance.shuffled(others);
            CardSet west = CardSet.of(dealt.subList(0, 12)).with(lead);
            if (CustomaryLead.of(west, strain).equals(lead)) {
                CardSet east = CardSet.of(dealt.subList(12, 25));
                if (silent(west) && silent(east)) {
                    deals.add(new Deal(north, east, south, west));
                }
            }
        }
        return deals;
    }
}
