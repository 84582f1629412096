package kibitzer.advice;

import java.util.List;
import java.util.stream.Stream;

/**
 * Where a statement comes from: entries of the syllabus (which know book and page), general practice, or both, where
 * the book states the rule and leaves its figure to practice.
 *
 * @param ids ids of syllabus entries: "acol-system.p03"; empty where no book speaks
 * @param practice what general practice supplies, said in one sentence; empty where the book says all
 * @param leavesAFigureOpen true where a book speaks and the figure in its rule is supplied by general practice
 * @param pages where in the first entry it stands, if that runs over several pages; empty for the page it begins on
 */
public record Source(List<String> ids, String practice, boolean leavesAFigureOpen, List<Integer> pages) {

    public Source {
        ids = List.copyOf(ids);
        pages = List.copyOf(pages);
        if (ids.isEmpty() && practice.isBlank()) {
            throw new IllegalArgumentException("a source without an id; expected a syllabus id or a practice");
        }
    }

    public static Source source(String... ids) {
        return new Source(List.of(ids), "", false, List.of());
    }

    /** No book says this; players generally do it. */
    public static Source generalPractice(String note) {
        return new Source(List.of(), note, false, List.of());
    }

    /** The book states the rule; the figure in it is supplied by general practice. */
    public Source withFigureFromPractice(String note) {
        return new Source(ids, note, !ids.isEmpty(), pages);
    }

    /** The book states the rule and all its figures in one place; that it serves in this one is general practice. */
    public Source takenOver(String note) {
        return isGeneralPractice()
                ? this
                : new Source(ids, practice.isBlank() ? note : note + "; " + practice, leavesAFigureOpen, pages);
    }

    /** The same statement, made in other places too. */
    public Source and(String... more) {
        return new Source(Stream.concat(ids.stream(), Stream.of(more)).toList(), practice, leavesAFigureOpen, pages);
    }

    /** The pages of the first entry on which the statement stands: the rules of a game run over several. */
    public Source onPage(Integer... printed) {
        return new Source(ids, practice, leavesAFigureOpen, List.of(printed));
    }

    /** True where no book speaks. */
    public boolean isGeneralPractice() {
        return ids.isEmpty();
    }
}
