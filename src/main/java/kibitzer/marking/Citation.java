package kibitzer.marking;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A source with its book and page found.
 *
 * @param book the book's short name, "culbertson"; "general-practice" where no book speaks
 * @param title the book's title as it is printed under a verdict
 * @param page the printed page of the first entry
 * @param ids the syllabus entries
 * @param practice what general practice supplies, if anything
 */
public record Citation(String book, String title, OptionalInt page, List<String> ids, Optional<String> practice) {

    public Citation {
        ids = List.copyOf(ids);
    }

    /** "Culbertson's Card Games Complete, p. 141". */
    public String inWords() {
        String where = title + (page.isPresent() ? ", p. " + page.getAsInt() : "");
        return practice.map(note -> ids.isEmpty() ? where + ": " + note : where + "; " + note)
                .orElse(where);
    }
}
