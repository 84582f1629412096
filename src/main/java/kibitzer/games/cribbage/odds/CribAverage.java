package kibitzer.games.cribbage.odds;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.cribbage.Pips;

/**
 * What a crib counts on average: over every hand an opponent may hold, what he lays away from it, and every starter.
 *
 * <p>Method: his choice looks at ranks alone, so his hands are counted by ranks, each as often as it can be dealt; of a rank,
 * each card not seen is as likely to be the one he gives, or the starter, and so his nob and the flush are counted too.
 */
public final class CribAverage {
    private static final int JACK = RankPair.rank(Card.of(Rank.JACK, Suit.SPADES));
    private static final int FLUSH = 5;

    private final CardSet unseen;
    private final int[] there;
    private final double sum;
    private final List<Entry> entries = new ArrayList<>();

    private record Entry(int pair, int starter, double weight) {}

    /**
     * @param unseen the cards of which his hand and the starter are dealt
     * @param his what he lays away
     */
    public CribAverage(CardSet unseen, LayAwayTable his) {
        this.unseen = unseen;
        LayAwayTable.Laid laid = his.laid(unseen);
        this.there = laid.there();
        this.sum = laid.sum();
        for (int pair = 0; pair < RankPair.ALL; pair++) {
            for (int starter = 0; starter < RankHands.RANKS; starter++) {
                double weight = laid.weights()[pair * RankHands.RANKS + starter];
                if (weight > 0) {
                    entries.add(new Entry(pair, starter, weight));
                }
            }
        }
    }

    /** The average crib of these two cards and two of his. */
    public double of(CardSet two) {
        int own = RankPair.of(two);
        double points = 0;
        for (Entry entry : entries) {
            points += entry.weight()
                    * (RankPair.points(own, entry.pair(), entry.starter())
                            + nobs(two, entry)
                            + FLUSH * flush(two, entry));
        }
        return points / sum;
    }

    /** How many jacks of the crib are of the starter's suit, on average. */
    private double nobs(CardSet two, Entry entry) {
        if (entry.starter() == JACK) {
            return 0;
        }
        double nobs = 0;
        for (Card card : two.of(Rank.JACK)) {
            nobs += share(entry.starter(), card.suit());
        }
        int his = RankPair.many(entry.pair(), JACK);
        if (his > 0) {
            for (Suit suit : Suit.values()) {
                nobs += his * share(JACK, suit) * share(entry.starter(), suit);
            }
        }
        return nobs;
    }

    /** How likely all five are of one suit. */
    private double flush(CardSet two, Entry entry) {
        Suit suit = two.first().suit();
        int low = RankPair.low(entry.pair());
        int high = RankPair.high(entry.pair());
        boolean possible = two.length(suit) == 2 && low != high && entry.starter() != low && entry.starter() != high;
        return possible ? share(low, suit) * share(high, suit) * share(entry.starter(), suit) : 0;
    }

    /** How likely a card of a rank that is not seen is of this suit. */
    private double share(int rank, Suit suit) {
        return unseen.contains(Pips.rankAt(rank + 1), suit) ? 1.0 / there[rank] : 0;
    }
}
