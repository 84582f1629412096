package kibitzer.web.library;

import com.vaadin.flow.router.QueryParameters;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kibitzer.content.syllabus.Game;
import kibitzer.content.syllabus.Games;

/**
 * What is looked for in the library, as the address says it.
 *
 * @param words empty for any
 * @param family empty for all
 * @param taught only games with lessons or practice
 */
record LibraryQuery(String words, String family, boolean taught) {

    static LibraryQuery read(QueryParameters address) {
        return new LibraryQuery(
                address.getSingleParameter("q").orElse(""),
                address.getSingleParameter("family").orElse(""),
                address.getSingleParameter("taught").isPresent());
    }

    QueryParameters query() {
        Map<String, String> parts = new LinkedHashMap<>();
        put(parts, "q", words);
        put(parts, "family", family);
        put(parts, "taught", taught ? "yes" : "");
        return QueryParameters.simple(parts);
    }

    private static void put(Map<String, String> parts, String name, String value) {
        if (!value.isBlank()) {
            parts.put(name, value);
        }
    }

    /** True if it asks for nothing in particular: then the families are shown. */
    boolean isOpen() {
        return words.isBlank() && family.isBlank() && !taught;
    }

    List<Game> among(Games games, Teaching teaching) {
        Stream<Game> found = games.search(words).stream();
        if (!family.isBlank()) {
            found = found.filter(game -> game.family().equals(family));
        }
        if (taught) {
            found = found.filter(teaching::teaches);
        }
        return found.toList();
    }

    LibraryQuery words(String changed) {
        return new LibraryQuery(changed, family, taught);
    }

    LibraryQuery family(String changed) {
        return new LibraryQuery(words, changed, taught);
    }

    LibraryQuery taught(boolean changed) {
        return new LibraryQuery(words, family, changed);
    }
}
