package kibitzer.conventions.bridge.chances.line;

import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;

/**
 * How the missing cards of one suit must lie for a line to succeed. The left hand plays before the tenace, the right hand
 * after it; the tenace is deep enough, and has entries enough, to be led up to as often as it takes.
 */
public sealed interface Hope {

    Suit suit();

    /** True if these cards, those missing and no others, let the line succeed. */
    boolean comesTrue(CardSet left, CardSet right);

    /** Why it cannot be hoped for with these cards missing; empty if it can. */
    Optional<String> objection(CardSet missing);

    /** What the tables print for it, put together from their rows; empty where they do not say. */
    Optional<PrintedSum> printed(int missing);

    /** "finesse-QS": as it is written. */
    @Override
    String toString();

    /** "finesse against the queen of spades". */
    String inWords();

    /** What must be so, behind "if": "the queen lies on the right". */
    String condition();

    /** What is tried, as a thing: "the drop of the queen of spades". */
    String aim();

    /** That one card lies before the tenace: an even chance where nothing is known. */
    record Finesse(Card against, boolean throughRight) implements Hope {
        @Override
        public Suit suit() {
            return against.suit();
        }

        @Override
        public boolean comesTrue(CardSet left, CardSet right) {
            return (throughRight ? right : left).contains(against);
        }

        @Override
        public Optional<String> objection(CardSet missing) {
            return PrintedRows.objection(against, missing);
        }

        @Override
        public Optional<PrintedSum> printed(int missing) {
            return Optional.of(PrintedSum.even());
        }

        @Override
        public String toString() {
            return "finesse-" + against + (throughRight ? "-right" : "");
        }

        @Override
        public String inWords() {
            return "finesse against the " + against.inWords() + " on the " + (throughRight ? "right" : "left");
        }

        @Override
        public String aim() {
            return "the finesse against the " + against.inWords();
        }

        @Override
        public String condition() {
            return "the " + against.rank().word() + " lies on the " + (throughRight ? "right" : "left");
        }
    }

    /** A top card first, for the honour may be alone; then the finesse through the left hand. */
    record CashThenFinesse(Card against) implements Hope {
        @Override
        public Suit suit() {
            return against.suit();
        }

        @Override
        public boolean comesTrue(CardSet left, CardSet right) {
            return left.contains(against) || right.length(suit()) == 1;
        }

        @Override
        public Optional<String> objection(CardSet missing) {
            return PrintedRows.objection(against, missing);
        }

        @Override
        public Optional<PrintedSum> printed(int missing) {
            return PrintedSum.even().andHalfOf(PrintedRows.guards(missing, 0));
        }

        @Override
        public String toString() {
            return "cash-finesse-" + against;
        }

        @Override
        public String inWords() {
            return "one top card first, then finesse against the " + against.inWords() + " on the left";
        }

        @Override
        public String aim() {
            return "the top card and finesse against the " + against.inWords();
        }

        @Override
        public String condition() {
            return "the " + against.rank().word() + " lies on the left, or alone on the right";
        }
    }

    /**
     * That an honour falls under so many top cards.
     *
     * @param elseFinesse true if the first round is a look: where the right hand shows out, the left is finessed
     */
    record Drop(Card honour, int rounds, boolean elseFinesse) implements Hope {
        @Override
        public Suit suit() {
            return honour.suit();
        }

        @Override
        public boolean comesTrue(CardSet left, CardSet right) {
            CardSet held = left.contains(honour) ? left : right;
            return held.length(suit()) <= rounds || elseFinesse && right.length(suit()) == 0;
        }

        @Override
        public Optional<String> objection(CardSet missing) {
            return PrintedRows.objection(honour, missing);
        }

        @Override
        public Optional<PrintedSum> printed(int missing) {
            Optional<PrintedSum> falls = PrintedSum.of(PrintedRows.guards(missing, 0));
            for (int guards = 1; guards < Math.min(rounds, missing); guards++) {
                int more = guards;
                falls = falls.flatMap(sum -> sum.and(PrintedRows.guards(missing, more)));
            }
            return elseFinesse && missing > rounds
                    ? falls.flatMap(sum -> sum.andHalfOf(PrintedRows.breaks(missing, 0)))
                    : falls;
        }

        @Override
        public String toString() {
            return "drop-" + honour + "-" + rounds + (elseFinesse ? "-finesse" : "");
        }

        @Override
        public String inWords() {
            String played = "play " + (rounds == 1 ? "the top card" : rounds + " top cards") + " for the "
                    + honour.inWords() + " to drop";
            return elseFinesse ? played + ", finessing only if the right shows out first" : played;
        }

        @Override
        public String aim() {
            return "the drop of the " + honour.inWords();
        }

        @Override
        public String condition() {
            String beside = rounds == 1
                    ? " is alone"
                    : " has at most " + (rounds - 1) + (rounds == 2 ? " card" : " cards") + " beside it";
            return "the " + honour.rank().word() + beside + (elseFinesse ? ", or the right has none" : "");
        }
    }

    /**
     * That a suit divides no less evenly than so.
     *
     * @param longer the longer part
     */
    record Break(Suit suit, int longer, int shorter) implements Hope {
        @Override
        public boolean comesTrue(CardSet left, CardSet right) {
            return Math.max(left.length(suit), right.length(suit)) <= longer;
        }

        @Override
        public Optional<String> objection(CardSet missing) {
            return missing.length(suit) == longer + shorter
                    ? Optional.empty()
                    : Optional.of("a break of " + longer + "-" + shorter + " with " + missing.length(suit) + " "
                            + suit.plural() + " missing");
        }

        @Override
        public Optional<PrintedSum> printed(int missing) {
            Optional<PrintedSum> sum = PrintedSum.of(PrintedRows.breaks(missing, missing / 2));
            for (int less = missing / 2 - 1; less >= shorter; less--) {
                int part = less;
                sum = sum.flatMap(printed -> printed.and(PrintedRows.breaks(missing, part)));
            }
            return sum;
        }

        @Override
        public String toString() {
            return "break-" + suit.letter() + "-" + longer + "-" + shorter;
        }

        @Override
        public String inWords() {
            return "play for " + suit.plural() + " to break " + longer + "-" + shorter
                    + (longer - shorter > 1 ? " or better" : "");
        }

        @Override
        public String aim() {
            return "the break of " + suit.plural();
        }

        @Override
        public String condition() {
            return suit.plural() + " break " + longer + "-" + shorter + (longer - shorter > 1 ? " or better" : "");
        }
    }
}
