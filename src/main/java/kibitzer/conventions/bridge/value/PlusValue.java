package kibitzer.conventions.bridge.value;

import static kibitzer.cards.Rank.ACE;
import static kibitzer.cards.Rank.JACK;
import static kibitzer.cards.Rank.KING;
import static kibitzer.cards.Rank.QUEEN;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.Suit;

/** Strength too small for the table of honour-tricks; two of them count a half (p. 143). */
public enum PlusValue {
    /** A queen with a card beside it that is no higher honour, unless it is counted as Q-J-x. */
    GUARDED_QUEEN("Q-x") {
        @Override
        boolean isIn(Valued hand, Suit suit) {
            return hand.holds(QUEEN, suit)
                    && !hasAceOrKing(hand, suit)
                    && hand.length(suit) >= 2
                    && !HonourTricks.isQueenJackGuarded(hand, suit);
        }
    },
    /** A jack beside a higher honour, unless it is counted as K-J-10 or with its queen. */
    JACK_WITH_HIGHER("J with a higher honour") {
        @Override
        boolean isIn(Valued hand, Suit suit) {
            boolean counted =
                    HonourTricks.isKingJackTen(hand, suit) && !hand.holds(ACE, suit) && !hand.holds(QUEEN, suit);
            return hand.holds(JACK, suit) && hasAceOrKing(hand, suit) && !counted;
        }
    },
    /** One card or none. */
    SHORT_SUIT("singleton or void") {
        @Override
        boolean isIn(Valued hand, Suit suit) {
            return hand.length(suit) <= 1;
        }
    };

    private final String inWords;

    PlusValue(String inWords) {
        this.inWords = inWords;
    }

    abstract boolean isIn(Valued hand, Suit suit);

    /** "Q-x in hearts, singleton or void in clubs". */
    static String inWords(Valued hand) {
        List<String> all = Suit.DOWNWARDS.stream()
                .flatMap(suit -> Stream.of(values())
                        .filter(value -> value.isIn(hand, suit))
                        .map(value -> value.inWords + " in " + suit.plural()))
                .toList();
        return all.stream().collect(Collectors.joining(", "));
    }

    private static boolean hasAceOrKing(Valued hand, Suit suit) {
        return hand.holds(ACE, suit) || hand.holds(KING, suit);
    }
}
