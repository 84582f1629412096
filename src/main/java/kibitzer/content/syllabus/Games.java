package kibitzer.content.syllabus;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Every game of the syllabus in the order of the books, with its family tree. */
public final class Games {
    private final SequencedMap<String, Game> byId = new LinkedHashMap<>();
    private final Map<String, List<Game>> variants;

    Games(List<Game> games) {
        games.forEach(game -> byId.put(game.id(), game));
        variants = games.stream()
                .filter(game -> game.variantOf().isPresent())
                .collect(Collectors.groupingBy(
                        game -> game.variantOf().orElseThrow(), LinkedHashMap::new, Collectors.toList()));
    }

    public List<Game> all() {
        return List.copyOf(byId.values());
    }

    public Optional<Game> find(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** The games with this id, name or alias, capitals aside; names are not unique ("Bridge"). */
    public List<Game> named(String name) {
        String wanted = name.strip().toLowerCase(Locale.ROOT);
        return byId.values().stream()
                .filter(game -> namesOf(game)
                        .anyMatch(own -> own.toLowerCase(Locale.ROOT).equals(wanted)))
                .toList();
    }

    private static Stream<String> namesOf(Game game) {
        return Stream.concat(Stream.of(game.id(), game.name()), game.aliases().stream());
    }

    /** The games of each family, families in the order of the books. */
    public SequencedMap<String, List<Game>> byFamily() {
        return byId.values().stream()
                .collect(Collectors.groupingBy(Game::family, LinkedHashMap::new, Collectors.toList()));
    }

    /** The games that are told as variants of this one. */
    public List<Game> variantsOf(String id) {
        return variants.getOrDefault(id, List.of());
    }

    /** The game itself, the game it is a variant of, and so on up to the head of the tree. */
    public List<Game> ancestry(String id) {
        List<Game> line = new ArrayList<>();
        Optional<Game> next = find(id);
        while (next.isPresent() && !line.contains(next.get())) {
            line.add(next.get());
            next = next.get().variantOf().flatMap(this::find);
        }
        return List.copyOf(line);
    }

    /** The heads of the family trees. */
    public List<Game> heads() {
        return byId.values().stream().filter(game -> game.variantOf().isEmpty()).toList();
    }

    /** The games in which every word stands: those whose name has them first, then those whose rules have. */
    public List<Game> search(String words) {
        List<String> wanted = List.of(words.strip().toLowerCase(Locale.ROOT).split("\\s+"));
        if (wanted.equals(List.of(""))) {
            return all();
        }
        List<Game> inName = byId.values().stream()
                .filter(game -> hasAll(String.join(" ", namesOf(game).toList()), wanted))
                .toList();
        List<Game> elsewhere = byId.values().stream()
                .filter(game -> !inName.contains(game))
                .filter(game ->
                        hasAll(String.join(" ", game.name(), game.objective(), String.join(" ", game.rules())), wanted))
                .toList();
        return Stream.concat(inName.stream(), elsewhere.stream()).toList();
    }

    private static boolean hasAll(String text, List<String> words) {
        String plain = text.toLowerCase(Locale.ROOT);
        return words.stream().allMatch(plain::contains);
    }
}
