package kibitzer.web.odds;

import com.vaadin.flow.router.QueryParameters;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kibitzer.content.syllabus.Erratum;
import kibitzer.content.syllabus.Game;
import kibitzer.content.syllabus.Games;

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

    /** @param games whose variants count with a game: of poker are the findings on draw poker and stud too */
    List<Erratum> among(List<Erratum> findings, Games games) {
        return findings.stream()
                .filter(finding -> book.isBlank() || finding.place().book().id().equals(book))
                .filter(finding -> game.isBlank() || isOf(game, finding.game(), games))
                .filter(finding -> kind.isBlank() || finding.kind().equals(kind))
                .toList();
    }

    /** Whether a game is another or told as a variant of it, or of one of its variants. */
    static boolean isOf(String game, String one, Games games) {
        return one.equals(game)
                || games.find(one)
                        .flatMap(Game::variantOf)
                        .filter(head -> isOf(game, head, games))
                        .isPresent();
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
