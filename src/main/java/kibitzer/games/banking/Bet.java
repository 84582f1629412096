package kibitzer.games.banking;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;

/**
 * What may be bet on in a game.
 *
 * @param name the syllabus's word: "to win", "couleur", "cat-hop"
 * @param also other words for it
 * @param ranks how many ranks its words name: "K to win" one, "5 8 9 to win" three
 * @param table which cards lie or are held when it is made
 * @param when when it may be made, in a few words
 * @param wins what wins it, in a few words
 * @param pays "1 to 1"; nothing where the book names no payment
 * @param turned which cards are turned to settle it, for whoever writes them down
 * @param opening how it begins
 * @param printed what the book prints for it
 * @param isPart true if it is part of a longer hand, so that its average alone is not what the bet is worth
 */
public record Bet(
        String name,
        List<String> also,
        Naming ranks,
        OnTable table,
        String when,
        String wins,
        Payment pays,
        String turned,
        Opening opening,
        List<BookFigure> printed,
        boolean isPart) {

    /** When most bets are made. */
    static final String BEFORE = "before a card is turned";

    /**
     * The ranks that a bet names.
     *
     * @param least as few as may be
     * @param most as many as may be
     * @param model those that are meant where none are named
     */
    public record Naming(int least, int most, List<Rank> model) {
        public static final Naming NONE = new Naming(0, 0, List.of());

        public Naming {
            model = List.copyOf(model);
        }

        boolean holds(int number) {
            return number >= least && number <= most;
        }
    }

    /**
     * The cards on the table.
     *
     * @param least as few as may be
     * @param most as many as may be
     * @param what which they are: "your hand of five cards or four"
     * @param example some that are shown where nobody names any, "AS KH QD 7C 2S"
     * @param isPile true where all but the last are of one rank
     */
    public record OnTable(int least, int most, String what, String example, boolean isPile) {
        public static final OnTable NOTHING = new OnTable(0, 0, "none", "");

        public OnTable(int least, int most, String what, String example) {
            this(least, most, what, example, false);
        }

        /** Cards of one rank and another behind them. */
        static OnTable pile(int cards, String what, String example) {
            return new OnTable(cards, cards, what, example, true);
        }

        /** True if the bet rests on no card. */
        public boolean isEmpty() {
            return most == 0;
        }
    }

    /**
     * What a bet pays.
     *
     * @param words "1 to 1"
     * @param isByTheCards true where more or less is paid as the cards come: "1 to 1, four 2 to 1, five 4 to 1"
     * @param hasAFee true where the bank keeps so many per cent of it
     */
    public record Payment(String words, boolean isByTheCards, boolean hasAFee) {
        static Payment of(String words) {
            return new Payment(words, false, false);
        }

        static Payment byTheCards(String words) {
            return new Payment(words, true, false);
        }

        static Payment evenLess(int percent) {
            return new Payment("1 to 1 less " + percent + " per cent", false, true);
        }
    }

    /** Makes a bet of the ranks it names and the cards on the table; the cards left then decide it. */
    @FunctionalInterface
    public interface Opening {
        /**
         * @param left how many cards are left to be turned
         * @throws BadBet if the cards do not make such a bet
         */
        OpenBet open(List<Rank> ranks, List<Card> table, int left);
    }

    public Bet {
        also = List.copyOf(also);
        printed = List.copyOf(printed);
    }

    /** A bet at even money without ranks. */
    static Bet named(String name, OnTable table, String wins, String turned, Opening opening) {
        return new Bet(
                name,
                List.of(),
                Naming.NONE,
                table,
                BEFORE,
                wins,
                Payment.of("1 to 1"),
                turned,
                opening,
                List.of(),
                false);
    }

    Bet naming(int least, int most, Rank... model) {
        return new Bet(
                name,
                also,
                new Naming(least, most, List.of(model)),
                table,
                when,
                wins,
                pays,
                turned,
                opening,
                printed,
                isPart);
    }

    Bet paying(String other) {
        return paying(Payment.of(other));
    }

    Bet paying(Payment other) {
        return new Bet(name, also, ranks, table, when, wins, other, turned, opening, printed, isPart);
    }

    Bet made(String other) {
        return new Bet(name, also, ranks, table, other, wins, pays, turned, opening, printed, isPart);
    }

    Bet or(String... others) {
        return new Bet(name, List.of(others), ranks, table, when, wins, pays, turned, opening, printed, isPart);
    }

    Bet printing(BookFigure... figures) {
        return new Bet(name, also, ranks, table, when, wins, pays, turned, opening, List.of(figures), isPart);
    }

    Bet inAHand() {
        return new Bet(name, also, ranks, table, when, wins, pays, turned, opening, printed, true);
    }

    /** True if the book says what it pays. */
    public boolean isPaid() {
        return !pays.words().isEmpty();
    }

    /** True if what the bank keeps of it on average can be told. */
    public boolean hasEdge() {
        return isPaid() && !isPart;
    }
}
