package kibitzer.conventions.hearts;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * Plays a card at hearts or black lady by the pointers (Culbertson, pp. 245 and 247): short suits without a low card are led early,
 * high cards of short suits go first, long suits stay below what others lead, dangerous suits are thrown, and the black lady goes at
 * the first chance. Where these leave a card open it is the highest that does not win, or the lowest led. Always lawful.
 *
 * @param lady whether the queen of spades costs
 * @param players who play to each trick
 */
public record HeartsPlayer(boolean lady, int players) {
    /** So many cards are out while a suit without a low card can still be led cheaply. */
    private static final int EARLY = 20;

    private static final int QUEEN_COSTS = 13;
    private static final int HEART = 6;
    private static final int DANGEROUS = 5;
    private static final int CATCHES_THE_LADY = 20;
    private static final int THE_LADY = 100;

    /** Three cards to pass: the first of the book's, or of practice's. */
    public static CardSet passes(CardSet hand) {
        return HeartsPasses.BOOK.inShort(new PassView(hand)).best().getFirst();
    }

    /**
     * What is played.
     *
     * @param hand what is held
     * @param trick the cards on the table, in order; none on lead
     * @param gone all cards played before, those of the trick among them
     */
    public Card card(CardSet hand, List<Card> trick, CardSet gone) {
        if (trick.isEmpty()) {
            return lead(hand, gone);
        }
        Suit led = trick.getFirst().suit();
        CardSet following = hand.in(led);
        return following.isEmpty() ? discard(hand, gone) : follow(following, hand, trick, gone);
    }

    private boolean ladyOut(CardSet hand, CardSet gone) {
        return lady && !hand.contains(PassView.LADY) && !gone.contains(PassView.LADY);
    }

    private Card lead(CardSet hand, CardSet gone) {
        if (gone.size() <= EARLY) {
            for (Suit suit : List.of(Suit.CLUBS, Suit.DIAMONDS)) {
                CardSet held = hand.in(suit);
                if (!held.isEmpty()
                        && held.size() <= HeartsSuit.SHORT
                        && gone.in(suit).size() < HeartsSuit.SHORT) {
                    boolean low = HeartsSuit.isLow(held.last());
                    if (!low || held.size() > 1) {
                        return held.first();
                    }
                }
            }
            CardSet spades = hand.in(Suit.SPADES);
            if (ladyOut(hand, gone)
                    && !spades.isEmpty()
                    && spades.first().rank().compareTo(Rank.QUEEN) < 0) {
                return spades.first();
            }
        }
        return most(hand, card -> leadMerit(card, hand, gone));
    }

    /** Many that may beat it, few that may stay below; the black lady, and what would catch her, last of all. */
    private int leadMerit(Card card, CardSet hand, CardSet gone) {
        CardSet unseen = CardSet.FULL_PACK.in(card.suit()).minus(hand).minus(gone);
        int above = 0;
        int below = 0;
        for (Card other : unseen) {
            if (other.rank().compareTo(card.rank()) > 0) {
                above++;
            } else {
                below++;
            }
        }
        int safe = above == 0 ? (below == 0 ? -HEART : -2 * HEART - below) : 2 * above - 2 * below;
        boolean spade = card.suit() == Suit.SPADES;
        int costs = lady && card.equals(PassView.LADY)
                ? THE_LADY
                : spade && catches(card) && ladyOut(hand, gone) ? CATCHES_THE_LADY : 0;
        return safe - costs;
    }

    private static boolean catches(Card card) {
        return card.suit() == Suit.SPADES && card.rank().compareTo(Rank.QUEEN) > 0;
    }

    private Card follow(CardSet following, CardSet hand, List<Card> trick, CardSet gone) {
        Card winning = winning(trick);
        boolean beneath =
                lady && following.contains(PassView.LADY) && winning.rank().compareTo(Rank.QUEEN) > 0;
        if (beneath) {
            return PassView.LADY;
        }
        CardSet under = CardSet.EMPTY;
        for (Card card : following) {
            if (card.rank().compareTo(winning.rank()) < 0) {
                under = under.with(card);
            }
        }
        if (!under.isEmpty()) {
            return under.first();
        }
        CardSet kept = lady && following.size() > 1 ? following.without(PassView.LADY) : following;
        boolean last = trick.size() == players - 1;
        boolean cheap = cost(trick) == 0;
        boolean mayCatch = kept.first().suit() == Suit.SPADES && ladyOut(hand, gone) && !last;
        return (last || cheap && gone.size() <= EARLY) && !mayCatch ? kept.first() : kept.last();
    }

    private int cost(List<Card> trick) {
        int cost = 0;
        for (Card card : trick) {
            cost += cost(card);
        }
        return cost;
    }

    /** What a card costs who takes it. */
    public int cost(Card card) {
        return card.suit() == Suit.HEARTS ? 1 : lady && card.equals(PassView.LADY) ? QUEEN_COSTS : 0;
    }

    private Card discard(CardSet hand, CardSet gone) {
        return most(hand, card -> discardMerit(card, hand, gone));
    }

    private int discardMerit(Card card, CardSet hand, CardSet gone) {
        CardSet suit = hand.in(card.suit());
        boolean dangerous = !HeartsSuit.isLow(suit.last());
        return card.rank().ordinal()
                + (card.suit() == Suit.HEARTS ? HEART : 0)
                + (dangerous ? DANGEROUS : 0)
                + (lady && card.equals(PassView.LADY) ? THE_LADY : 0)
                + (catches(card) && ladyOut(hand, gone) ? CATCHES_THE_LADY : 0);
    }

    static Card winning(List<Card> trick) {
        Card best = trick.getFirst();
        for (Card card : trick) {
            if (card.suit() == best.suit() && card.rank().compareTo(best.rank()) > 0) {
                best = card;
            }
        }
        return best;
    }

    private static Card most(CardSet cards, ToIntFunction<Card> merit) {
        Card best = cards.first();
        int most = Integer.MIN_VALUE;
        for (Card card : cards) {
            int here = merit.applyAsInt(card);
            if (here > most) {
                most = here;
                best = card;
            }
        }
        return best;
    }

    /**
     * Hands that are seen by their owners alone, all played so: what each takes, by seat.
     *
     * @param leader who leads first
     */
    public int[] playOut(List<CardSet> hands, int leader) {
        CardSet[] left = hands.toArray(CardSet[]::new);
        int[] taken = new int[left.length];
        CardSet gone = CardSet.EMPTY;
        int next = leader;
        List<Card> trick = new ArrayList<>();
        while (!left[next].isEmpty()) {
            trick.clear();
            for (int turn = 0; turn < left.length; turn++) {
                int seat = (next + turn) % left.length;
                Card card = card(left[seat], trick, gone);
                left[seat] = left[seat].without(card);
                trick.add(card);
                gone = gone.with(card);
            }
            next = (next + trick.indexOf(winning(trick))) % left.length;
            taken[next] += cost(trick);
        }
        return taken;
    }

    /** Cards dealt at random, for a count over layouts. */
    public static List<CardSet> others(CardSet hand, Chance chance) {
        List<Card> unseen = chance.shuffled(CardSet.FULL_PACK.minus(hand).toList());
        return List.of(
                CardSet.of(unseen.subList(0, PassView.HAND)),
                CardSet.of(unseen.subList(PassView.HAND, 2 * PassView.HAND)),
                CardSet.of(unseen.subList(2 * PassView.HAND, 3 * PassView.HAND)));
    }
}
