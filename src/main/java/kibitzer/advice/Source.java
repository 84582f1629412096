package kibitzer.advice;

import java.util.List;
import java.util.stream.Stream;

/**
 * Where a statement comes from: entries of the syllabus (which know book and page), general practice, or both, where
 * the book states the rule and leaves its figure to practice.
 *
 * @param ids ids of syllabus entries: "acol-system.p03"; empty where no book speaks
 * @param practice what general practice supplies, said in one sentence; empty where the book says all
 */
public record Source(List<String> ids, String practice) {

    public Source {
        ids = List.copyOf(ids);
        if (ids.isEmpty() && practice.isBlank()) {
            throw new IllegalArgumentException("a source without an id; expected a syllabus id or a practice");
        }
    }

    public static Source source(String... ids) {
        return new Source(List.of(ids), "");
    }

    /** No book says this; players generally do it. */
    public static Source generalPractice(String note) {
        return new Source(List.of(), note);
    }

    /** The book states the rule; the figure in it is supplied by general practice. */
    public Source withFigureFromPractice(String note) {
        return new Source(ids, note);
    }

    /** The same statement, made in other places too. */
    public Source and(String... more) {
        return new Source(Stream.concat(ids.stream(), Stream.of(more)).toList(), practice);
    }

    /** True where no book speaks. */
    public boolean isGeneralPractice() {
        return ids.isEmpty();
    }

    /** True where a book speaks and leaves a figure open. */
    public boolean leavesAFigureOpen() {
        return !ids.isEmpty() && !practice.isBlank();
    }
}
