package kibitzer.games.bridge.notation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads Portable Bridge Notation 2.1 (Tis Veugen, 1999): tags, comments in braces and after semicolons, lines escaped by
 * "%", values inherited by "#", several games, each ended by an empty line or by the next that names its event, board or
 * deal.
 *
 * <p>A game whose cards cannot be read is told and left out; the others stay.
 */
public final class PbnReader {
    private static final Set<String> IDENTIFYING = Set.of("Event", "Board", "Deal");

    private final List<BoardRecord> boards = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();
    private final Map<String, String> inherited = new LinkedHashMap<>();
    private final Set<String> standing = new HashSet<>();
    private List<PbnGame.Part> parts = new ArrayList<>();

    private PbnReader() {}

    /** Reads every game of a text; never fails. */
    public static RecordsRead read(String text) {
        PbnReader reader = new PbnReader();
        reader.readAll(text.replace("\r\n", "\n").replace('\r', '\n').replace("\uFEFF", ""));
        return new RecordsRead(reader.boards, reader.problems);
    }

    private void readAll(String text) {
        PbnScanner scanner = new PbnScanner(text);
        boolean strayTold = false;
        for (PbnToken token : scanner.tokens()) {
            switch (token) {
                case PbnToken.Blank blank -> finish();
                case PbnToken.Tag tag -> {
                    if (IDENTIFYING.contains(tag.name()) && stands(tag.name())) {
                        finish();
                    }
                    take(tag);
                }
                case PbnToken.Word word -> {
                    if (!parts.isEmpty()) {
                        parts.getLast().content().add(word);
                    } else if (!strayTold) {
                        problems.add(Problem.at(word.line(), "", "text before any tag", "[Name \"value\"]"));
                        strayTold = true;
                    }
                }
                case PbnToken.Comment comment -> {
                    if (!parts.isEmpty()) {
                        parts.getLast().content().add(comment);
                    }
                }
            }
        }
        finish();
        problems.addAll(scanner.problems());
        if (boards.isEmpty() && problems.isEmpty()) {
            problems.add(Problem.at(1, "", "no deal is in it", "PBN tags such as [Deal \"N:...\"]"));
        }
    }

    private boolean stands(String name) {
        return standing.contains(name);
    }

    private void take(PbnToken.Tag tag) {
        if (!tag.name().equals("Note") && stands(tag.name())) {
            problems.add(Problem.at(tag.line(), tag.name(), "it stands twice in one game", "it once"));
        }
        standing.add(tag.name());
        parts.add(new PbnGame.Part(tag.line(), tag.name(), inheriting(tag), new ArrayList<>()));
    }

    /** "#" stands for the value of the game before, "##value" for a value that later games may inherit. */
    private String inheriting(PbnToken.Tag tag) {
        String value = tag.value();
        if (value.startsWith("##")) {
            value = value.substring(2);
        } else if (value.equals("#")) {
            Optional<String> before = Optional.ofNullable(inherited.get(tag.name()));
            if (before.isEmpty()) {
                problems.add(Problem.at(tag.line(), tag.name(), "no game before has a value to repeat", "a value"));
            }
            return before.orElse("");
        }
        inherited.put(tag.name(), value);
        return value;
    }

    private void finish() {
        if (!parts.isEmpty()) {
            new PbnGame(parts, boards.isEmpty() ? Optional.empty() : Optional.of(boards.getLast()), problems)
                    .board()
                    .ifPresent(boards::add);
            parts = new ArrayList<>();
            standing.clear();
        }
    }
}
