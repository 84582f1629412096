package kibitzer.content.syllabus;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Source;
import kibitzer.marking.Citation;
import kibitzer.marking.Citations;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The catalogue of everything the four books contain.
 *
 * <p>Immutable and safe for many threads. Each file is opened at the first question about it, and a citation parses only
 * its own line: the command line cites within milliseconds of its start.
 */
public final class Syllabus implements Citations {
    private static final Syllabus SHIPPED = new Syllabus();

    private final Supplier<EntryFile> gameFile = once(() -> EntryFile.load("games.jsonl", "id"));
    private final Supplier<EntryFile> pointerFile = once(() -> EntryFile.load("pointers.jsonl", "id"));
    private final Supplier<EntryFile> tableFile = once(() -> EntryFile.load("tables.jsonl", "id"));
    private final Supplier<EntryFile> handFile = once(() -> EntryFile.load("hands.jsonl", "id"));
    private final Supplier<EntryFile> erratumFile = once(() -> EntryFile.load("errata.jsonl", "id"));

    private final Supplier<Games> games = once(() -> new Games(all(gameFile, EntryReader::game)));
    private final Supplier<List<Pointer>> pointers = once(() -> all(pointerFile, EntryReader::pointer));
    private final Supplier<List<NumericTable>> tables = once(() -> all(tableFile, EntryReader::table));
    private final Supplier<List<WorkedHand>> hands = once(() -> all(handFile, EntryReader::hand));
    private final Supplier<List<Erratum>> errata = once(() -> all(erratumFile, EntryReader::erratum));
    private final Supplier<Glossary> glossary =
            once(() -> new Glossary(all(once(() -> EntryFile.load("glossary.jsonl", "term")), EntryReader::term)));

    /** Sources are as few as rules, and each is asked for with every answer. */
    private final Map<Source, Citation> citations = new ConcurrentHashMap<>();

    private Syllabus() {}

    /** The syllabus that ships with the project. */
    public static Syllabus shipped() {
        return SHIPPED;
    }

    /** Every game, with its family tree. */
    public Games games() {
        return games.get();
    }

    public List<Pointer> pointers() {
        return pointers.get();
    }

    public List<NumericTable> tables() {
        return tables.get();
    }

    public List<WorkedHand> hands() {
        return hands.get();
    }

    public List<Erratum> errata() {
        return errata.get();
    }

    public Glossary glossary() {
        return glossary.get();
    }

    /** Why no decision checks some pointers: reasons by id. */
    public Map<String, String> notChecked() {
        return reasons("not-checked.jsonl");
    }

    /** Why no problem set asks some complete worked hands of games that are taught: reasons by id. */
    public Map<String, String> notAsked() {
        return reasons("not-asked.jsonl");
    }

    private static Map<String, String> reasons(String file) {
        return EntryFile.load(file, "id").all().stream()
                .collect(Collectors.toMap(
                        line -> line.path("id").asString(""),
                        line -> line.path("why").asString("")));
    }

    /** A pointer by its id, without reading the others. */
    public Optional<Pointer> pointer(String id) {
        return pointerFile.get().find(id).map(EntryReader::pointer);
    }

    /** A table by its id, without reading the others. */
    public Optional<NumericTable> table(String id) {
        return tableFile.get().find(id).map(EntryReader::table);
    }

    /** The entry with this id, of whatever kind; a table comes before a game of the same id. */
    public Optional<Entry> entry(String id) {
        return find(id).map(Found::entry);
    }

    /** True if a source may name this id. */
    public boolean has(String id) {
        return Stream.of(pointerFile, handFile, erratumFile, tableFile, gameFile)
                .anyMatch(file -> file.get().has(id));
    }

    /** Where an entry stands. */
    public Optional<Place> place(String id) {
        return find(id).map(found -> EntryReader.place(found.line()));
    }

    @Override
    public Citation of(Source source) {
        return citations.computeIfAbsent(source, this::cite);
    }

    private Citation cite(Source source) {
        Optional<String> practice = Optional.of(source.practice())
                .filter(note -> !note.isBlank())
                .map(note -> note.endsWith(".") ? note.substring(0, note.length() - 1) : note);
        if (source.isAuthors()) {
            return new Citation("author", source.practice(), List.of(), List.of(), Optional.empty());
        }
        if (source.isGeneralPractice()) {
            return new Citation("general-practice", "General practice", List.of(), List.of(), practice);
        }
        List<Place> places = source.ids().stream().map(this::cited).toList();
        Book book = places.getFirst().book();
        Stream<Place> others =
                source.pages().isEmpty() ? places.stream() : places.stream().skip(1);
        List<Integer> pages = Stream.concat(
                        source.pages().stream(),
                        others.filter(place -> place.book().equals(book))
                                .flatMap(place -> place.page().stream().boxed()))
                .distinct()
                .toList();
        return new Citation(
                book.id(), book.title(), pages, source.ids(), practice, pages.isEmpty() ? numbers(source) : List.of());
    }

    private List<String> numbers(Source source) {
        return source.ids().stream()
                .flatMap(id -> pointer(id).flatMap(Pointer::number).stream())
                .distinct()
                .toList();
    }

    private Place cited(String id) {
        return place(id)
                .orElseThrow(() -> new IllegalArgumentException("source \"" + id
                        + "\" is not in the syllabus; expected the id of a pointer, table, hand, erratum or game"));
    }

    private record Found(JsonNode line, Function<JsonNode, ? extends Entry> reader) {
        Entry entry() {
            return reader.apply(line);
        }
    }

    /** The ending of an id tells the file to open: "acol-system.p03" is a pointer. */
    private Optional<Found> find(String id) {
        String ending = id.substring(id.lastIndexOf('.') + 1);
        char kind = ending.matches("[phe]\\d+") ? ending.charAt(0) : ' ';
        return switch (kind) {
            case 'p' -> found(pointerFile, EntryReader::pointer, id);
            case 'h' -> found(handFile, EntryReader::hand, id);
            case 'e' -> found(erratumFile, EntryReader::erratum, id);
            default -> found(tableFile, EntryReader::table, id).or(() -> found(gameFile, EntryReader::game, id));
        };
    }

    private static Optional<Found> found(
            Supplier<EntryFile> file, Function<JsonNode, ? extends Entry> reader, String id) {
        return file.get().find(id).map(line -> new Found(line, reader));
    }

    private static <T> List<T> all(Supplier<EntryFile> file, Function<JsonNode, T> reader) {
        return file.get().all().stream().map(reader).toList();
    }

    private static <T> Supplier<T> once(Supplier<T> source) {
        return new Supplier<>() {
            private volatile @Nullable T value;

            @Override
            public T get() {
                T known = value;
                if (known != null) {
                    return known;
                }
                synchronized (this) {
                    T computed = value;
                    if (computed == null) {
                        computed = source.get();
                        value = computed;
                    }
                    return computed;
                }
            }
        };
    }
}
