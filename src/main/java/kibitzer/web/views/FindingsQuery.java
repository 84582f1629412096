package kibitzer.web.views;

import com.vaadin.flow.router.QueryParameters;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kibitzer.content.syllabus.Erratum;

/**
 * Which findings are looked for, as the address says it; an empty text means any.
 *
 * @param book the short name of a book
 * @param game the id of a game
 * @param kind "odds", "misprint" and so on
 */
record FindingsQuery(String book, String game, String kind) {
    static final FindingsQuery ANY = new FindingsQuery("", "", "");

    static FindingsQuery read(QueryParameters address) {
        return new FindingsQuery(
                address.getSingleParameter("book").orElse(""),
                address.getSingleParameter("game").orElse(""),
                address.getSingleParameter("kind").orElse(""));
    }

    QueryParameters query() {
        Map<String, String> parts = new LinkedHashMap<>(Map.of("book", book, "game", game, "kind", kind));
        parts.values().removeIf(String::isBlank);
        return QueryParameters.simple(parts);
    }

    List<Erratum> among(List<Erratum> findings) {
        return findings.stream()
                .filter(finding -> book.isBlank() || finding.place().book().id().equals(book))
                .filter(finding -> game.isBlank() || finding.game().equals(game))
                .filter(finding -> kind.isBlank() || finding.kind().equals(kind))
                .toList();
    }

    FindingsQuery book(String other) {
        return new FindingsQuery(other, game, kind);
    }

    FindingsQuery game(String other) {
        return new FindingsQuery(book, other, kind);
    }

    FindingsQuery kind(String other) {
        return new FindingsQuery(book, game, other);
    }
}
