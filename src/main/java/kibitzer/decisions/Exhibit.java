package kibitzer.decisions;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Vulnerability;

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

    /**
     * The auction so far; whose turn it is sits the learner.
     *
     * @param meanings what each call tells, in a few words, in the order of the calls; empty where nothing is told
     */
    record Bidding(Auction auction, Vulnerability vulnerability, List<String> meanings) implements Exhibit {
        public Bidding {
            meanings = List.copyOf(meanings);
        }

        /** Nothing is told of the calls. */
        public Bidding(Auction auction, Vulnerability vulnerability) {
            this(auction, vulnerability, List.of());
        }
    }

    /** A fact in words: "You are" - "the dealer". */
    record Fact(String label, String value) implements Exhibit {}
}
