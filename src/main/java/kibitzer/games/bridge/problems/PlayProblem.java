package kibitzer.games.bridge.problems;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.wording.Sentence;

/**
 * A hand to be played in which one way is better than all others: of declarer's, a line from the opening lead on; of a
 * defender's, one card at the turn he has come to. South is declarer, west has led.
 *
 * @param id "hold-up-3"
 * @param level from 1, easy, to 5
 * @param deal all four hands as they lie at this table; the opponents' are one of many layouts that the proof counts over
 * @param played the opening lead, and what was played after it before the learner's turn
 * @param ways the better way and the natural other one, which loses in this deal
 * @param counted what the proof came to
 * @param note why, in a few sentences
 * @param pointer where a book says so; empty for general practice
 * @param seed from which the layouts of the proof are dealt
 */
public record PlayProblem(
        String id,
        Theme theme,
        int level,
        Deal deal,
        Seat dealer,
        Vulnerability vulnerability,
        Call.Bid contract,
        Seat declarer,
        Seat learner,
        List<Card> played,
        Ways ways,
        Counted counted,
        String note,
        Optional<String> pointer,
        long seed) {
    private static final int LEVELS = 5;

    /**
     * In how many layouts the ways succeed.
     *
     * @param right the right line or card
     * @param wrong the best line or card without the point of the theme
     * @param lines how many lines can be built, or cards chosen from
     * @param rivals how many of them lack the point
     */
    public record Counted(int layouts, int right, int wrong, int lines, int rivals) {}

    /** @throws BadNotation if the lead is not west's, or a figure is out of its range */
    public PlayProblem {
        played = List.copyOf(played);
        if (level < 1 || level > LEVELS) {
            throw BadNotation.because("level " + level, "a level from 1 to " + LEVELS);
        }
        if (!deal.isFull()) {
            throw BadNotation.because("the hands have " + deal.cardsEach() + " cards", "13 each");
        }
        if (played.isEmpty() || !deal.hand(declarer.next()).contains(played.getFirst())) {
            throw BadNotation.because(
                    "no lead of " + declarer.next().inWords() + "'s", "a card of the hand that leads");
        }
        if (counted.right() <= counted.wrong() || counted.right() > counted.layouts()) {
            throw BadNotation.because(
                    "the right way succeeds in %d of %d layouts, the wrong one in %d"
                            .formatted(counted.right(), counted.layouts(), counted.wrong()),
                    "more for the right way");
        }
        boolean fitting = switch (ways) {
            case Ways.OfLines lines -> !theme.isOfOneTurn();
            case Ways.OfCards cards -> theme.isOfDefence();
            case Ways.OfGuess guess -> theme == Theme.COUNT;
        };
        if (theme.isOfDefence() == learner.isNorthSouth() || !fitting) {
            throw BadNotation.because(
                    "the learner is " + learner.inWords() + " in a hand of " + theme.id(),
                    "declarer with two lines or a guess, or a defender with two cards");
        }
    }

    public Card lead() {
        return played.getFirst();
    }

    /** Whether the learner defends. */
    public boolean isDefence() {
        return theme.isOfDefence();
    }

    /** The lines of a problem of declarer's. */
    public Ways.OfLines lines() {
        if (ways instanceof Ways.OfLines lines) {
            return lines;
        }
        throw new IllegalStateException(id + " is a problem of the defence");
    }

    /** The guess of a problem of counting. */
    public Ways.OfGuess guess() {
        if (ways instanceof Ways.OfGuess guess) {
            return guess;
        }
        throw new IllegalStateException(id + " is no guess");
    }

    /** The cards of a problem of the defence. */
    public Ways.OfCards cards() {
        if (ways instanceof Ways.OfCards cards) {
            return cards;
        }
        throw new IllegalStateException(id + " is a problem of declarer's");
    }

    /** The tricks that declarer wants. */
    public int wanted() {
        return contract.level() + 6;
    }

    /** "Three no trump, the five of hearts led". */
    public String title() {
        String words = contract.inWords();
        return Sentence.capital(words) + ", the " + lead().inWords() + " led";
    }
}
