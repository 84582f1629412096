package kibitzer.web.classroom.assignment;

import java.util.Optional;
import kibitzer.classroom.assignment.Sitting;
import kibitzer.classroom.assignment.TypedFromPaper;

/** Who typed a sitting in, where its answers were written on paper. */
public final class FromPaperInWords {
    private FromPaperInWords() {}

    /** "From paper, typed in by Ina." */
    static Optional<String> of(Sitting sitting) {
        return sitting.typed().map(FromPaperInWords::of);
    }

    public static String of(TypedFromPaper typed) {
        return "From paper, typed in by " + typed.by() + ".";
    }
}
