package kibitzer.content.lesson;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import kibitzer.content.syllabus.Book;
import kibitzer.content.syllabus.Place;

/** Several places put in words, each book once: "Culbertson's Card Games Complete, pp. 141, 148". */
final class Pages {
    private Pages() {}

    static String inWords(List<Place> places) {
        Map<Book, TreeSet<Integer>> pages = new LinkedHashMap<>();
        for (Place place : places) {
            TreeSet<Integer> ofBook = pages.computeIfAbsent(place.book(), book -> new TreeSet<>());
            place.page().ifPresent(ofBook::add);
        }
        return pages.entrySet().stream()
                .map(entry -> entry.getKey().title() + inWords(entry.getValue()))
                .collect(Collectors.joining("; "));
    }

    private static String inWords(SortedSet<Integer> pages) {
        String listed = pages.stream().map(String::valueOf).collect(Collectors.joining(", "));
        return switch (pages.size()) {
            case 0 -> "";
            case 1 -> ", p. " + listed;
            default -> ", pp. " + listed;
        };
    }
}
