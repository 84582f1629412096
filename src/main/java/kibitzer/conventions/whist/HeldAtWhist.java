package kibitzer.conventions.whist;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.whist.SuitInPlay;
import kibitzer.wording.Sentence;

/**
 * What a player of whist holds: how long his suits are, their honours, their sequences by the cards still in play.
 *
 * @param gone the cards of the tricks that are over
 */
record HeldAtWhist(CardSet hand, Suit trump, CardSet gone) {
    CardSet trumps() {
        return hand.in(trump);
    }

    int length(Card card) {
        return hand.length(card.suit());
    }

    boolean holds(Rank rank, Suit suit) {
        return hand.contains(rank, suit);
    }

    /** How many of ace, king, queen and jack he holds of a suit. */
    int honours(Suit suit) {
        return (int) hand.in(suit).stream()
                .filter(card -> card.rank().isAtLeast(Rank.JACK))
                .count();
    }

    /** How many cards of the run, touching by what is still in play, that this one heads. */
    int run(Card card) {
        int run = 0;
        for (Rank rank : Rank.DOWNWARDS) {
            if (rank.isHigherThan(card.rank()) || gone.contains(rank, card.suit())) {
                continue;
            }
            if (!holds(rank, card.suit())) {
                break;
            }
            run++;
        }
        return run;
    }

    /** True if no card just above it, of those in play, is held. */
    boolean isHead(Card card) {
        Card above = card;
        for (Rank rank : Rank.values()) {
            if (rank.isHigherThan(card.rank()) && !gone.contains(rank, card.suit())) {
                above = Card.of(rank, card.suit());
                break;
            }
        }
        return above == card || !hand.contains(above);
    }

    /**
     * "it heads a sequence", "of your sequence from the five down the highest is led". Where the sequence goes down to the
     * lowest of the suit, that one may be led as such, and what lies between is called its middle.
     */
    String saysOfHead(Card card) {
        if (isHead(card)) {
            return "it heads a sequence";
        }
        Card head = hand.in(card.suit()).stream()
                .filter(other -> !card.rank().isHigherThan(other.rank()) && isHead(other))
                .reduce((higher, lower) -> lower)
                .orElse(card);
        String sequence = "your sequence from the " + head.rank().word() + " down";
        return isLowest(card) || !isHeadedBy(head, hand.in(card.suit()).last())
                ? "of " + sequence + " the highest is led"
                : "it is from the middle of " + sequence + ", of which Hoyle leads the highest";
    }

    private boolean isHeadedBy(Card head, Card card) {
        return hand.in(card.suit()).stream()
                        .filter(other -> !other.rank().isHigherThan(head.rank())
                                && !card.rank().isHigherThan(other.rank()))
                        .count()
                <= run(head);
    }

    /** The longest sequence in the suit, by the pack as it is dealt; cards that have been played stand for nothing. */
    int sequence(Suit suit) {
        return hand.in(suit).stream().mapToInt(this::run).max().orElse(0);
    }

    boolean isHighest(Card card) {
        return hand.in(card.suit()).first() == card;
    }

    boolean isLowest(Card card) {
        return hand.in(card.suit()).last() == card;
    }

    /** How many lower cards of its suit he holds. */
    int below(Card card) {
        return (int) hand.in(card.suit()).stream()
                .filter(other -> card.rank().isHigherThan(other.rank()))
                .count();
    }

    /** True if it is of the run at the top of the suit and that run's lowest. */
    boolean isLowestOfTop(Card card) {
        Card first = hand.in(card.suit()).first();
        int run = run(first);
        return hand.in(card.suit()).toList().get(run - 1) == card;
    }

    /** True if it is of the run at the top of the suit. */
    boolean isOfTheTop(Card card) {
        List<Card> suit = hand.in(card.suit()).toList();
        return suit.indexOf(card) < run(suit.getFirst());
    }

    /** "your best, the king, is harder to beat". */
    String saysOfTop(Card card) {
        List<Card> suit = hand.in(card.suit()).toList();
        return !isOfTheTop(card)
                ? "your best, the " + lowestOfTop(card).rank().word() + ", is harder to beat"
                : card == suit.getFirst() ? "it is your best" : "it is as good as your best";
    }

    /** "the queen is as good, and a sequence wins with its lowest card". */
    String saysOfLowest(Card card) {
        return isOfTheTop(card) && !isLowestOfTop(card)
                ? "the " + lowestOfTop(card).rank().word() + " is as good, and a sequence wins with its lowest card"
                : "no lower card is as good";
    }

    private Card lowestOfTop(Card card) {
        List<Card> suit = hand.in(card.suit()).toList();
        return suit.get(run(suit.getFirst()) - 1);
    }

    static boolean isSmall(Card card) {
        return !card.rank().isAtLeast(Rank.NINE);
    }

    /** True if he has no card of some plain suit. */
    boolean hasRenounce() {
        for (Suit suit : Suit.values()) {
            if (suit != trump && hand.length(suit) == 0) {
                return true;
            }
        }
        return false;
    }

    int sideAces() {
        return (int) Suit.DOWNWARDS.stream()
                .filter(suit -> suit != trump && holds(Rank.ACE, suit))
                .count();
    }

    /** True if a plain suit of four or more with two honours is his. */
    boolean hasStrongSuit() {
        for (Suit suit : Suit.values()) {
            if (suit != trump && hand.length(suit) >= WhistFeatures.LONG && honours(suit) >= 2) {
                return true;
            }
        }
        return false;
    }

    boolean hasSideSequence() {
        for (Suit suit : Suit.values()) {
            if (suit != trump && sequence(suit) >= WhistFeatures.TIERCE) {
                return true;
            }
        }
        return false;
    }

    /** How many cards the sequence has that this card is part of. */
    int sequenceWith(Card card) {
        int above = (int) hand.in(card.suit()).stream()
                .filter(other -> other.rank().isHigherThan(card.rank())
                        && run(other)
                                > hand.in(card.suit()).stream()
                                        .filter(between -> between.rank().isHigherThan(card.rank())
                                                && !between.rank().isHigherThan(other.rank()))
                                        .count())
                .count();
        return above + run(card);
    }

    /** The sequence that a card is part of: "KD JD TD 9D 8D", and after which cards have gone, where some have. */
    String sequenceInWords(Card card) {
        List<Card> suit = hand.in(card.suit()).toList();
        int head = 0;
        while (head + run(suit.get(head)) <= suit.indexOf(card)) {
            head++;
        }
        CardSet sequence =
                suit.subList(head, head + run(suit.get(head))).stream().collect(CardSet.toCardSet());
        List<String> between = Rank.DOWNWARDS.stream()
                .filter(rank -> sequence.first().rank().isHigherThan(rank)
                        && rank.isHigherThan(sequence.last().rank())
                        && gone.contains(rank, card.suit()))
                .map(Rank::word)
                .toList();
        return sequence + (between.isEmpty() ? "" : ", the " + Sentence.listed(between) + " gone,");
    }

    /** True if it is the lowest card of its sequence. */
    boolean isFoot(Card card) {
        return run(card) == 1;
    }

    boolean isAceKingSmall(Card card) {
        CardSet suit = hand.in(card.suit());
        return card.suit() != trump
                && holds(Rank.ACE, card.suit())
                && holds(Rank.KING, card.suit())
                && (suit.size() == 4 || suit.size() == 5)
                && suit.stream().filter(HeldAtWhist::isSmall).count() == suit.size() - 2;
    }

    boolean isBesideAQueenSuit(Card card) {
        return suits().stream()
                .anyMatch(other -> other != trump
                        && other != card.suit()
                        && hand.length(other) == length(card)
                        && holds(Rank.QUEEN, other)
                        && !holds(Rank.KING, other)
                        && !holds(Rank.ACE, other));
    }

    /** True for the lowest of the cards that follow the top ones after a gap: the jack of ace and jack. */
    boolean isAfterTheGap(Card card) {
        List<Card> suit = hand.in(card.suit()).toList();
        int top = run(suit.getFirst());
        if (top >= suit.size()) {
            return false;
        }
        return suit.get(top + run(suit.get(top)) - 1) == card;
    }

    SuitInPlay suit(Suit suit) {
        return new SuitInPlay(hand.in(suit), gone.in(suit), suit);
    }

    /** The suits that he may lead in, each once. */
    List<Suit> suits() {
        List<Suit> suits = new ArrayList<>();
        Suit.DOWNWARDS.stream().filter(suit -> hand.length(suit) > 0).forEach(suits::add);
        return suits;
    }
}
