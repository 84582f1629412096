package kibitzer.games.poker;

import java.util.Arrays;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;

/**
 * The wild cards of a form of poker, and what each may stand for.
 *
 * @param cards which cards are wild
 * @param use what a wild card may be
 * @param beside a natural card of the same rank
 */
public record Wild(CardSet cards, Use use, Beside beside) {

    /** What a wild card may stand for. */
    public enum Use {
        /** Any card its holder has not; beside four of a rank, where five of a kind is a hand, a fifth of no suit (Culbertson p. 72). */
        ANY_CARD,
        /** An ace, or the card that completes a straight or a flush; nothing else (Culbertson p. 72). */
        ACE_STRAIGHT_OR_FLUSH,
        /** As that, but in a flush always an ace, even a second one (Culbertson p. 72, the less usual rule). */
        ACE_STRAIGHT_OR_ACE_IN_A_FLUSH,
        /** One more ace (lowball with the bug, Culbertson p. 93; twos at hurricane and monte for low, p. 92). */
        AN_ACE,
        /** A card between ace and two that makes no pair with an ace (Culbertson p. 91). */
        BELOW_THE_TWO
    }

    /** Which of two hands is higher that tie but for their wild cards. */
    public enum Beside {
        /** Neither (Culbertson p. 73). */
        EQUAL,
        /** The one with fewer wild cards, where that is agreed (Culbertson p. 72). */
        NATURAL_IS_HIGHER,
        /** The one with the joker (Round Games p. 41). */
        WILD_IS_HIGHER
    }

    public static final Wild NONE = anyCard(CardSet.EMPTY);
    public static final Wild JOKER = anyCard(CardSet.of(Card.JOKER));
    public static final Wild BUG = JOKER.used(Use.ACE_STRAIGHT_OR_FLUSH);
    public static final Wild DEUCES = ranks(Rank.TWO);

    /** These cards stand for any card. */
    public static Wild anyCard(CardSet cards) {
        return new Wild(cards, Use.ANY_CARD, Beside.EQUAL);
    }

    /** All cards of these ranks stand for any card. */
    public static Wild ranks(Rank... ranks) {
        return anyCard(Arrays.stream(ranks)
                .map(CardSet.FULL_PACK::of)
                .reduce(CardSet::union)
                .orElse(CardSet.EMPTY));
    }

    Wild used(Use other) {
        return new Wild(cards, other, beside);
    }

    Wild beside(Beside other) {
        return new Wild(cards, use, other);
    }

    /** The wild cards among these. */
    public CardSet in(CardSet hand) {
        return hand.intersection(cards);
    }

    /** True if it counts as an ace where it makes no straight or flush. */
    public boolean isAce() {
        return use != Use.ANY_CARD;
    }

    /** The ranks all cards of which are wild, high to low. */
    public List<Rank> ranks() {
        return Rank.DOWNWARDS.stream()
                .filter(rank -> CardSet.FULL_PACK.of(rank).subsetOf(cards))
                .toList();
    }
}
