package kibitzer.classroom.pages;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.accounts.BadEntry;
import kibitzer.content.lesson.PageReader;
import kibitzer.content.lesson.Part;
import kibitzer.content.reading.Reading;
import kibitzer.content.syllabus.Syllabus;

/**
 * What stands on a page, sound or not.
 *
 * @param title one line; empty while it has none
 * @param body Markdown with the blocks of lessons
 */
public record PageText(String title, String body) {
    public static final int LONGEST_TITLE = 80;
    public static final int LONGEST_BODY = PageReader.LONGEST;
    public static final PageText BLANK = new PageText("", "");

    private static final String FENCE = "```";
    private static final PageReader READER = new PageReader(Syllabus.shipped());

    /** @throws BadEntry if it is longer than can be stored */
    public PageText {
        title = storable(title).replace('\n', ' ').strip();
        body = storable(body);
        if (title.length() > LONGEST_TITLE) {
            throw bad("A title has " + LONGEST_TITLE + " characters at most; this one has " + title.length() + ".");
        }
        if (body.length() > LONGEST_BODY) {
            throw bad("A page has " + LONGEST_BODY + " characters at most; this one has " + body.length()
                    + ". Make two of it.");
        }
    }

    /** PostgreSQL stores no character 0. */
    private static String storable(String typed) {
        return typed.replace("\r\n", "\n").replace("\u0000", "");
    }

    boolean isBlank() {
        return title.isBlank() && body.isBlank();
    }

    /** For lists of pages: its title, or that it has none. */
    public String name() {
        return title.isBlank() ? "Untitled" : title;
    }

    /** Its parts, of those that could be read. */
    public Reading<List<Part>> reading() {
        return READER.read(body);
    }

    /** The numbers of the pictures that it names. */
    public Set<Integer> pictures() {
        return reading().value().orElse(List.of()).stream()
                .flatMap(part -> part instanceof Part.Picture picture ? Stream.of(picture.number()) : Stream.empty())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The same with every fault, also where it contradicts the trainer; takes as long as the trainer needs to mark its questions. */
    public Reading<List<Part>> checked() {
        return READER.check(body);
    }

    /**
     * The page with something more in it: between the paragraphs, never inside one or inside a block.
     *
     * @param at the place in the body after which it is to stand, as characters from its beginning
     */
    public PageText with(String more, int at) {
        List<String> lines = body.lines().toList();
        int cut = lines.size();
        int place = 0;
        boolean fenced = false;
        for (int line = 0; line < lines.size(); line++) {
            boolean between = !fenced && (line == 0 || lines.get(line - 1).isBlank());
            if (between && place >= at) {
                cut = line;
                break;
            }
            fenced = lines.get(line).startsWith(FENCE) != fenced;
            place += lines.get(line).length() + 1;
        }
        return new PageText(title, joined(lines.subList(0, cut), more.strip(), lines.subList(cut, lines.size())));
    }

    private static String joined(List<String> before, String more, List<String> after) {
        String above = String.join("\n", before).stripTrailing();
        String below = String.join("\n", after).strip();
        return (above.isEmpty() ? "" : above + "\n\n") + more + "\n" + (below.isEmpty() ? "" : "\n" + below + "\n");
    }

    static BadEntry bad(String says) {
        return new BadEntry(BadEntry.Field.ELSEWHERE, says);
    }
}
