package kibitzer.conventions.hearts;

import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * What is held of one suit, at hearts: which of its cards may have to win, and which can always stay below.
 *
 * @param cards at least one, all of one suit
 */
public record HeartsSuit(CardSet cards) {
    /** Three cards or fewer are a short suit, four or more a long one, as at whist. */
    static final int SHORT = 3;

    private static final Rank HIGHEST_LOW = Rank.FIVE;
    private static final Rank LOWEST_HIGH = Rank.TEN;

    int length() {
        return cards.size();
    }

    /** Cards that nearly always stay below: the two to the five. */
    int lows() {
        return (int) cards.stream().filter(HeartsSuit::isLow).count();
    }

    /** Cards that nearly always win: the ten and all above. */
    int highs() {
        return (int) cards.stream().filter(HeartsSuit::isHigh).count();
    }

    /** Those of its cards, by rank: "the five and the four". */
    String named(Predicate<Card> which) {
        List<String> ranks = cards.stream()
                .filter(which)
                .map(card -> "the " + card.rank().word())
                .toList();
        return String.join(
                " and ",
                ranks.size() < 3
                        ? ranks
                        : List.of(String.join(", ", ranks.subList(0, ranks.size() - 1)), ranks.getLast()));
    }

    /** "the six". */
    String lowest() {
        return "the "
                + cards.stream()
                        .map(Card::rank)
                        .min(Comparator.naturalOrder())
                        .orElseThrow()
                        .word();
    }

    public static boolean isLow(Card card) {
        return card.rank().compareTo(HIGHEST_LOW) <= 0;
    }

    public static boolean isHigh(Card card) {
        return card.rank().isAtLeast(LOWEST_HIGH);
    }

    /** How many cards are held from the two up without a gap. */
    int fromTheBottom() {
        Suit suit = cards.first().suit();
        int held = 0;
        while (held < cards.size() && cards.contains(Rank.DOWNWARDS.get(Rank.DOWNWARDS.size() - 1 - held), suit)) {
            held++;
        }
        return held;
    }

    /** The ace with one low card and no more: both may have to be played before anybody else is on lead. */
    boolean isAceAndOneLow() {
        return length() == 2 && cards.first().rank() == Rank.ACE && isLow(cards.last());
    }

    /** The one of these that the page names: ace and two. */
    boolean isAceAndTwo() {
        return isAceAndOneLow() && cards.last().rank() == Rank.TWO;
    }

    boolean isShort() {
        return length() <= SHORT;
    }
}
