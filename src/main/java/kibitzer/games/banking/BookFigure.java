package kibitzer.games.banking;

import java.util.Optional;
import kibitzer.odds.Fraction;

/**
 * A figure that the book prints for a bet.
 *
 * @param text as printed: "33 1/3 per cent advantage"
 * @param pointer the entry of the syllabus that tells it
 * @param page of the book
 * @param agrees true if exact counting bears it out
 * @param truth what counting makes of it, in a few words
 * @param chance the chance it says the bet has, where it says one
 */
public record BookFigure(
        String text, String pointer, int page, boolean agrees, String truth, Optional<Fraction> chance) {
    /** A figure that is no chance. */
    public BookFigure(String text, String pointer, int page, boolean agrees, String truth) {
        this(text, pointer, page, agrees, truth, Optional.empty());
    }
}
