package kibitzer.decisions.ask;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.table.TableSeat;

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

    /**
     * A trick, finished or not: the cards in the order played, each before the seat that played it.
     *
     * @param learner the learner's seat; empty where he looks on
     * @param winner who won it; empty while that is not known, or is what is asked
     */
    record Trick(
            String label, TableSeat leader, List<Card> cards, Optional<TableSeat> learner, Optional<TableSeat> winner)
            implements Exhibit {
        /** @throws IllegalArgumentException for more cards than players, or seats of another table */
        public Trick {
            cards = List.copyOf(cards);
            int players = leader.players();
            if (cards.size() > players
                    || Stream.concat(learner.stream(), winner.stream()).anyMatch(seat -> seat.players() != players)) {
                throw new IllegalArgumentException(cards.size() + " cards, learner " + learner + ", winner " + winner
                        + " at a table of " + players);
            }
        }

        /** Who played the card of this number, from 0. */
        public TableSeat seatOf(int card) {
            return leader.after(card);
        }

        /** "west leads KS, north 2S; west wins". */
        public String inWords() {
            String played = IntStream.range(0, cards.size())
                    .mapToObj(card -> seatOf(card).inWords() + (card == 0 ? " leads " : " ") + cards.get(card))
                    .collect(Collectors.joining(", "));
            return (cards.isEmpty() ? leader.inWords() + " is to lead" : played)
                    + winner.map(seat -> "; " + seat.inWords() + " wins").orElse("");
        }
    }

    /**
     * Who sits where, and what lies open.
     *
     * @param seats in the order of play
     * @param trick in the middle; empty between tricks
     * @param turnUp the card turned; empty where the game has none
     */
    record Table(String label, List<AtTable> seats, Optional<Trick> trick, Optional<Card> turnUp) implements Exhibit {
        public Table {
            seats = List.copyOf(seats);
        }
    }

    /**
     * A player at a table.
     *
     * @param name "You", "Partner", "Player 3, the dealer"
     * @param open cards that lie open before him, in order
     * @param hidden how many more he holds
     * @param note what he has said or won, "passed"; empty for nothing
     */
    record AtTable(TableSeat seat, String name, List<Card> open, int hidden, String note) {
        public AtTable {
            open = List.copyOf(open);
        }
    }

    /** A fact in words: "You are" - "the dealer". */
    record Fact(String label, String value) implements Exhibit {}
}
