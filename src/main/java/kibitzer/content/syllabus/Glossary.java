package kibitzer.content.syllabus;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words of the card table. */
public final class Glossary {
    private final Map<String, Term> byWord = new LinkedHashMap<>();

    Glossary(List<Term> terms) {
        terms.forEach(term -> byWord.put(word(term.term()), term));
    }

    public List<Term> all() {
        return List.copyOf(byWord.values());
    }

    /** A term by its word, capitals aside, hyphens for blanks: "deadwood", "exposed-card". */
    public Optional<Term> find(String word) {
        return Optional.ofNullable(byWord.get(word(word)));
    }

    private static String word(String text) {
        return text.strip().toLowerCase(Locale.ROOT).replace('-', ' ');
    }

    /** The terms that a game uses, or the games it descends from; terms of every game among them. */
    public List<Term> of(String gameId, Games games) {
        Set<String> names = games.ancestry(gameId).stream()
                .flatMap(game ->
                        Stream.concat(Stream.of(game.id(), game.name(), game.family()), game.aliases().stream()))
                .map(Glossary::word)
                .collect(Collectors.toSet());
        return byWord.values().stream()
                .filter(term -> term.games().isEmpty()
                        || term.games().stream().map(Glossary::word).anyMatch(names::contains))
                .toList();
    }
}
