package kibitzer.advice;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Where a statement comes from: entries of the syllabus (which know book and page), general practice, or both, where
 * the book states the rule and leaves its figure to practice. Of such a rule all figures are told as practice but those
 * said to be printed, and everything without a figure is told as the book's but what is said to be left open.
 *
 * @param ids ids of syllabus entries: "acol-system.p03"; empty where no book speaks
 * @param practice what general practice supplies, said in one sentence; empty where the book says all
 * @param leavesAFigureOpen true where a book speaks and the figure in its rule is supplied by general practice
 * @param told what single features rest on, by key, where that is not what the rest of the rule does
 * @param words what the book prints for features whose figures it leaves open, by key: "strong", "a game-going hand"
 * @param stated which entry says what is asked of single features, by key, where that is not the first
 * @param pages where in the first entry it stands, if that runs over several pages; empty for the page it begins on
 */
public record Source(
        List<String> ids,
        String practice,
        boolean leavesAFigureOpen,
        Map<String, Basis> told,
        Map<String, Meaning> words,
        Map<String, String> stated,
        List<Integer> pages) {

    public Source {
        ids = List.copyOf(ids);
        told = Map.copyOf(told);
        words = Map.copyOf(words);
        stated = Map.copyOf(stated);
        pages = List.copyOf(pages);
        if (ids.isEmpty() && practice.isBlank()) {
            throw new IllegalArgumentException("a source without an id; expected a syllabus id or a practice");
        }
    }

    public Source(List<String> ids, String practice, boolean leavesAFigureOpen) {
        this(ids, practice, leavesAFigureOpen, Map.of(), Map.of(), List.of());
    }

    public Source(
            List<String> ids,
            String practice,
            boolean leavesAFigureOpen,
            Map<String, Basis> told,
            Map<String, Meaning> words,
            List<Integer> pages) {
        this(ids, practice, leavesAFigureOpen, told, words, Map.of(), pages);
    }

    /** The author of a question says it, who wrote its answers too. */
    public static final Source AUTHOR = new Source(List.of(), "the author of the question", false);

    public static Source source(String... ids) {
        return new Source(List.of(ids), "", false);
    }

    /** No book says this; players generally do it. */
    public static Source generalPractice(String note) {
        return new Source(List.of(), note, false);
    }

    /** The book states the rule; figures in it are supplied by general practice. */
    public Source withFigureFromPractice(String note) {
        return new Source(ids, note, !ids.isEmpty(), told, words, stated, pages);
    }

    /** Of these features, by key, the book prints the figures. */
    public Source printing(String... features) {
        return telling(Basis.BOOK, features);
    }

    /** Of these features the figures follow from others that are printed. */
    public Source reckoning(String... features) {
        return telling(Basis.RECKONED, features);
    }

    /** These facts, by key, are counted by us: no page says them. */
    public Source counting(String... facts) {
        return telling(Basis.COUNTED, facts);
    }

    /** These features, by key, the book leaves open though they are no figures: a stopper, the quality of a suit. */
    public Source leaving(String... features) {
        return telling(Basis.PRACTICE, features);
    }

    /** For these features, by key, the book prints this word, which practice puts into figures. */
    public Source meaning(String word, String... features) {
        return meaning(Meaning.ofTheBook(word), features);
    }

    /** The same with how that word is put into a sentence. */
    public Source meaning(Meaning word, String... features) {
        Map<String, Meaning> all = new HashMap<>(words);
        Arrays.stream(features).forEach(feature -> all.put(feature, word));
        return new Source(ids, practice, leavesAFigureOpen, told, all, stated, pages);
    }

    /** What is asked of these features, by key, stands in this entry. */
    public Source stating(String id, String... features) {
        Map<String, String> all = new HashMap<>(stated);
        Arrays.stream(features).forEach(feature -> all.put(feature, id));
        return new Source(ids, practice, leavesAFigureOpen, told, words, all, pages);
    }

    /** Where that is written which is asked of this feature. */
    public Source of(String feature) {
        String id = stated.get(feature);
        return id == null ? this : source(id);
    }

    private Source telling(Basis basis, String... features) {
        Map<String, Basis> all = new HashMap<>(told);
        Arrays.stream(features).forEach(feature -> all.put(feature, basis));
        return new Source(ids, practice, leavesAFigureOpen, all, words, stated, pages);
    }

    /** The book states the rule and all its figures in one place; that it serves in this one is general practice. */
    public Source takenOver(String note) {
        return isGeneralPractice()
                ? this
                : new Source(
                        ids,
                        practice.isBlank() ? note : note + "; " + practice,
                        leavesAFigureOpen,
                        told,
                        words,
                        stated,
                        pages);
    }

    /** The same statement, made in other places too. */
    public Source and(String... more) {
        return new Source(
                Stream.concat(ids.stream(), Stream.of(more)).toList(),
                practice,
                leavesAFigureOpen,
                told,
                words,
                stated,
                pages);
    }

    /** The pages of the first entry on which the statement stands: the rules of a game run over several. */
    public Source onPage(Integer... printed) {
        return new Source(ids, practice, leavesAFigureOpen, told, words, stated, List.of(printed));
    }

    /** True where no book speaks. */
    public boolean isGeneralPractice() {
        return ids.isEmpty() && !isAuthors();
    }

    /** True where the author of a question speaks. */
    public boolean isAuthors() {
        return equals(AUTHOR);
    }

    /** What a figure asked of this feature rests on. */
    Basis basisOfFigure(String feature) {
        return told.getOrDefault(feature, isGeneralPractice() || leavesAFigureOpen ? Basis.PRACTICE : Basis.BOOK);
    }

    /** The same of what is no figure. */
    Basis basisOf(String feature) {
        return isGeneralPractice() ? Basis.PRACTICE : told.getOrDefault(feature, Basis.BOOK);
    }
}
