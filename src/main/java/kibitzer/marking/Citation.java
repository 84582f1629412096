package kibitzer.marking;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A source with its book and pages found.
 *
 * @param book the book's short name, "culbertson"; "general-practice" where no book speaks
 * @param title the book's title as it is printed under a verdict
 * @param pages the printed pages, that of the first entry first
 * @param ids the syllabus entries
 * @param practice what general practice supplies, if anything
 * @param numbers what the book numbers them, where its pages are lost: "Law 8", "Bob Short 3"
 */
public record Citation(
        String book,
        String title,
        List<Integer> pages,
        List<String> ids,
        Optional<String> practice,
        List<String> numbers) {

    public Citation {
        pages = List.copyOf(pages);
        ids = List.copyOf(ids);
        numbers = List.copyOf(numbers);
    }

    /** A source whose pages are known, or that has no numbers. */
    public Citation(String book, String title, List<Integer> pages, List<String> ids, Optional<String> practice) {
        this(book, title, pages, ids, practice, List.of());
    }

    /** The page of the first entry; empty where no book speaks. */
    public OptionalInt page() {
        return pages.stream().mapToInt(Integer::intValue).findFirst();
    }

    /** What is cited without saying a page twice: a part of another is left out, and places that practice fills alike are one. */
    static Stream<Citation> eachOnce(Stream<Citation> cited) {
        List<Citation> all = cited.distinct().toList();
        return all.stream()
                .filter(one -> all.stream().noneMatch(other -> other.isMoreThan(one)))
                .map(one -> all.stream()
                        .filter(one::saysTheSame)
                        .reduce(Citation::and)
                        .orElse(one));
    }

    /** True if this one names every page of another of the same book that says nothing beside its pages, and more. */
    private boolean isMoreThan(Citation other) {
        return title.equals(other.title)
                && other.practice.isEmpty()
                && !other.pages.isEmpty()
                && (pages.size() > other.pages.size() || practice.isPresent())
                && pages.containsAll(other.pages);
    }

    /** True of two places of one book to which practice supplies the same: it is said once of both. */
    private boolean saysTheSame(Citation other) {
        return equals(other)
                || title.equals(other.title)
                        && !ids.isEmpty()
                        && practice.isPresent()
                        && practice.equals(other.practice);
    }

    /** Both places. */
    private Citation and(Citation other) {
        return new Citation(
                book, title, both(pages, other.pages), both(ids, other.ids), practice, both(numbers, other.numbers));
    }

    private static <T> List<T> both(List<T> some, List<T> more) {
        return Stream.concat(some.stream(), more.stream()).distinct().toList();
    }

    /** "Culbertson's Card Games Complete, p. 141, 148"; "A Handbook of Whist and Dominoes, Bob Short 3, Hoyle 2". */
    public String inWords() {
        String where = title
                + (pages.isEmpty()
                        ? numbers.stream().map(number -> ", " + number).collect(Collectors.joining())
                        : ", p. " + pages.stream().map(String::valueOf).collect(Collectors.joining(", ")));
        return practice.map(note -> ids.isEmpty() ? where + ": " + note : where + "; " + note)
                .orElse(where);
    }

    /** The same behind another place of the book, whose title is not said again: "P. 256; one more card backs it up". */
    String inTheSameBook() {
        String words = inWords();
        String pages = title + ", p. ";
        return words.startsWith(pages) ? "P. " + words.substring(pages.length()) : words;
    }
}
