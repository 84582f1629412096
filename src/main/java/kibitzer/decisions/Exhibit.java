package kibitzer.decisions;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Vulnerability;

/** One thing laid before the learner; a page has one component for each. */
public sealed interface Exhibit {

    /** Cards held; the answer is chosen from them where it is a card or some cards. */
    record Held(String label, CardSet cards) implements Exhibit {}

    /** Cards in the order in which they were played or thrown, oldest first. */
    record Row(String label, List<Card> cards) implements Exhibit {
        public Row {
            cards = List.copyOf(cards);
        }
    }

    /** The auction so far; whose turn it is sits the learner. */
    record Bidding(Auction auction, Vulnerability vulnerability) implements Exhibit {}

    /** A fact in words: "You are" - "the dealer". */
    record Fact(String label, String value) implements Exhibit {}
}
