package kibitzer.conventions.bridge.objections;

import kibitzer.cards.CardSet;
import kibitzer.cards.NumberWord;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.SuitInWords;

/** What is held of a suit, in words. */
final class Held {
    private Held() {}

    /** "five hearts", "one club", "no spades". */
    static String counted(CardSet hand, Suit suit) {
        int length = hand.length(suit);
        return NumberWord.of(length) + " " + (length == 1 ? suit.plural().replaceFirst("s$", "") : suit.plural());
    }

    /** "10-8-2 in diamonds", "no spades". */
    static String written(CardSet hand, Suit suit) {
        return hand.length(suit) == 0 ? "no " + suit.plural() : SuitInWords.ranks(hand, suit) + " in " + suit.plural();
    }
}
