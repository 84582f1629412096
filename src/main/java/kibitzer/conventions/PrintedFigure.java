package kibitzer.conventions;

import java.util.Optional;
import kibitzer.odds.Fraction;

/** A figure that a book prints for a chance, in the book's own unit: odds against, or a percentage. */
public interface PrintedFigure {

    /** The id, in the syllabus, of the table it stands in. */
    String table();

    /** The figure with its unit: "97 to 1 against", "68 percent". */
    String inWords();

    /** Another chance in the same unit, to be set beside the printed figure: "4.51 to 1 against", "67.8 percent". */
    String inWords(Fraction chance);

    /** The unit's name in data: "against", "percent". */
    String unit();

    /** The figure in that unit. */
    Fraction figure();

    /** The figure as a chance from 0 to 1. */
    Fraction chance();

    /** True if it is the true chance, rounded as the book rounds. */
    boolean agrees(Fraction chance);

    /** The syllabus entry that speaks of it, where it is wrong. */
    Optional<String> erratum();

    /** Why it is off, where it is. */
    String remark();
}
