package kibitzer.games.cribbage;

import kibitzer.cards.Card;
import kibitzer.cards.Rank;

/** What a card counts at cribbage, and where it stands in a run: the ace is low, and every face card counts ten (p. 254). */
public final class Pips {
    /** What tens, jacks, queens and kings count. */
    public static final int TENTH = 10;

    /** Where the king stands. */
    public static final int HIGHEST_PLACE = Rank.values().length;

    private Pips() {}

    /** 1 for an ace to 10 for every tenth card. */
    public static int of(Card card) {
        return of(card.rank());
    }

    /** 1 for an ace to 10 for every tenth card. */
    public static int of(Rank rank) {
        return Math.min(TENTH, place(rank));
    }

    /** 1 for an ace to 13 for a king. */
    public static int place(Card card) {
        return place(card.rank());
    }

    /** 1 for an ace to 13 for a king. */
    public static int place(Rank rank) {
        return rank == Rank.ACE ? 1 : rank.ordinal() + 2;
    }

    /** The rank that stands in a place, from 1. */
    public static Rank rankAt(int place) {
        return place == 1 ? Rank.ACE : Rank.values()[place - 2];
    }

    /** What the cards count together. */
    public static int sum(Iterable<Card> cards) {
        int sum = 0;
        for (Card card : cards) {
            sum += of(card);
        }
        return sum;
    }
}
