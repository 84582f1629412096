package kibitzer.games.rummy.gin;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * The least deadwood of a hand at gin, found by trying every choice of disjoint melds: no table, no cleverness, and none of
 * the game's own code. Runs of more than five cards are two shorter ones.
 */
public final class ExhaustiveDeadwood {
    private static final String FROM_THE_ACE = "A23456789TJQK";
    private static final int LONGEST = 5;

    private static final List<CardSet> MELDS = melds();

    private ExhaustiveDeadwood() {}

    private static List<CardSet> melds() {
        List<CardSet> melds = new ArrayList<>();
        for (Rank rank : Rank.values()) {
            CardSet four = CardSet.FULL_PACK.of(rank);
            melds.add(four);
            for (Card card : four) {
                melds.add(four.without(card));
            }
        }
        for (Suit suit : Suit.values()) {
            for (int from = 0; from < FROM_THE_ACE.length(); from++) {
                CardSet run = CardSet.EMPTY;
                for (int to = from; to < Math.min(FROM_THE_ACE.length(), from + LONGEST); to++) {
                    run = run.with(card(to, suit));
                    if (run.size() >= 3) {
                        melds.add(run);
                    }
                }
            }
        }
        return List.copyOf(melds);
    }

    private static Card card(int place, Suit suit) {
        return CardSet.FULL_PACK.in(suit).stream()
                .filter(card -> card.rank().letter() == FROM_THE_ACE.charAt(place))
                .findFirst()
                .orElseThrow();
    }

    /** Points: ace 1, court cards 10, the others what is printed on them. */
    public static int least(CardSet hand) {
        List<CardSet> held = new ArrayList<>();
        for (CardSet meld : MELDS) {
            if (meld.subsetOf(hand)) {
                held.add(meld);
            }
        }
        return points(hand) - most(hand, held, 0);
    }

    private static int most(CardSet left, List<CardSet> held, int from) {
        int most = 0;
        for (int i = from; i < held.size(); i++) {
            CardSet meld = held.get(i);
            if (meld.subsetOf(left)) {
                most = Math.max(most, points(meld) + most(left.minus(meld), held, i + 1));
            }
        }
        return most;
    }

    private static int points(CardSet cards) {
        int points = 0;
        for (Card card : cards) {
            points += Math.min(10, FROM_THE_ACE.indexOf(card.rank().letter()) + 1);
        }
        return points;
    }
}
