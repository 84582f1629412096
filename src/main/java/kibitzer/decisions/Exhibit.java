package kibitzer.decisions;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;

/** One thing laid before the learner; a page has one component for each. */
public sealed interface Exhibit {

    /** Cards held; the answer is chosen from them where it is a card or some cards. */
    record Held(String label, CardSet cards, Fan fan) implements Exhibit {
        /** Held by suits. */
        public Held(String label, CardSet cards) {
            this(label, cards, Fan.BY_SUIT);
        }
    }

    /** How cards are held: by suits, or by ranks where pairs are looked for. */
    enum Fan {
        BY_SUIT,
        BY_RANK
    }

    /** Cards in the order in which they were played or thrown, oldest first. */
    record Row(String label, List<Card> cards) implements Exhibit {
        public Row {
            cards = List.copyOf(cards);
        }
    }

    /** What only one family of games lays on the table, and brings along. */
    non-sealed interface Own extends Exhibit {}

    /** A fact in words: "You are" - "the dealer". */
    record Fact(String label, String value) implements Exhibit {}
}
