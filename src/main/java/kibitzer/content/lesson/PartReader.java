package kibitzer.content.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import kibitzer.content.reading.Block;
import kibitzer.content.reading.Fault;
import kibitzer.content.reading.LocatedJson;
import kibitzer.content.reading.Reading;
import kibitzer.content.syllabus.Syllabus;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Node;

/** Reads a text that teaches, Markdown with fenced blocks, into its parts; notes each fault with its line. */
final class PartReader {
    /** Deeper than any text is nested that somebody reads, and far from what a stack of calls holds. */
    private static final int DEEPEST = 60;

    /** Marks of emphasis in one paragraph: the parser goes through what they hold by calls of itself, before anything is counted. */
    private static final int MOST_MARKS = 200;

    private static final Pattern MARK = Pattern.compile("[*_]+");

    private final String file;
    private final List<Fault> faults;
    private final List<String> kinds;
    private final String game;
    private final BlockReader blocks;
    private final ProseRenderer prose;
    private final List<Part> parts = new ArrayList<>();
    private final Map<String, Integer> counted = new TreeMap<>();
    private final Map<String, Integer> lost = new TreeMap<>();

    /**
     * @param kinds of blocks that may stand in the text
     * @param head of the lesson that it is; empty where it is none, or has a head with faults
     * @param expecting true where every question must say what is expected
     * @param claims takes what can only be known by marking or dealing; each notes a fault where it does not hold
     */
    PartReader(
            Syllabus syllabus,
            String file,
            List<String> kinds,
            Optional<Lesson.Head> head,
            boolean expecting,
            List<Runnable> claims,
            List<Fault> faults) {
        this.file = file;
        this.kinds = kinds;
        this.faults = faults;
        game = head.map(Lesson.Head::game).orElse("");
        blocks = new BlockReader(syllabus, expecting, claims);
        prose = new ProseRenderer(syllabus, file, faults, head);
    }

    /** The parts of a text whose first line is the first of its file; to be called once. */
    List<Part> read(String text) {
        OptionalInt marked = tooMuchEmphasis(text);
        if (marked.isPresent()) {
            faults.add(new Fault(
                    file,
                    marked.getAsInt(),
                    "a paragraph with more than " + MOST_MARKS + " signs * and _",
                    "fewer, or an empty line between"));
            return parts;
        }
        Node document = prose.parse(text);
        Optional<Node> deep = tooDeep(document);
        if (deep.isPresent()) {
            faults.add(new Fault(
                    file,
                    ProseRenderer.line(deep.get()),
                    "lists, quotations or emphasis that are nested more than " + DEEPEST + " deep",
                    "less inside one another"));
            return parts;
        }
        List<Node> paragraphs = new ArrayList<>();
        for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof FencedCodeBlock fence && !info(fence).isEmpty()) {
                prose(paragraphs);
                fence(fence);
            } else {
                paragraphs.add(node);
            }
        }
        prose(paragraphs);
        return parts;
    }

    /** Every id that the prose has cited. */
    Set<String> cited() {
        return prose.cited();
    }

    /** How many blocks of a kind could not be read. */
    int lost(String kind) {
        return lost.getOrDefault(kind, 0);
    }

    /** The first line of a paragraph with too many marks of emphasis. */
    private static OptionalInt tooMuchEmphasis(String text) {
        int line = 0;
        int first = 1;
        long marks = 0;
        for (String read : text.split("\n")) {
            line++;
            if (read.isBlank()) {
                first = line + 1;
                marks = 0;
            }
            marks += MARK.matcher(read).results().count();
            if (marks > MOST_MARKS) {
                return OptionalInt.of(first);
            }
        }
        return OptionalInt.empty();
    }

    /** What is nested too deep to be walked through by calls of itself; found without any. */
    private static Optional<Node> tooDeep(Node document) {
        int depth = 0;
        Node at = document;
        while (at != null) {
            if (depth > DEEPEST) {
                return Optional.of(at);
            }
            if (at.getFirstChild() != null) {
                at = at.getFirstChild();
                depth++;
                continue;
            }
            while (at != null && at.getNext() == null) {
                at = at.getParent();
                depth--;
            }
            at = at == null ? null : at.getNext();
        }
        return Optional.empty();
    }

    private static String info(FencedCodeBlock fence) {
        return fence.getInfo() == null ? "" : fence.getInfo().strip();
    }

    private void prose(List<Node> paragraphs) {
        if (!paragraphs.isEmpty()) {
            parts.add(new Part.Prose(next("text"), prose.render(paragraphs)));
            paragraphs.clear();
        }
    }

    private String next(String kind) {
        return kind + "-" + counted.merge(kind, 1, Integer::sum);
    }

    /** What has a name of its own takes no number, so that it may be put between others without moving them. */
    private String numbered(Block block, String kind) {
        return block.node().has("id") ? kind : next(kind);
    }

    private void fence(FencedCodeBlock fence) {
        String kind = info(fence);
        int line = ProseRenderer.line(fence);
        if (!kinds.contains(kind)) {
            faults.add(new Fault(file, line, "a block of kind \"" + kind + "\"", oneOf(kinds)));
            return;
        }
        String text = fence.getLiteral();
        Optional<Part> part = kind.equals("hand")
                ? BlockReader.hand(file, line + 1, text, next(kind), faults)
                : block(line, text).flatMap(block -> part(kind, block));
        part.ifPresentOrElse(parts::add, () -> lost.merge(kind, 1, Integer::sum));
    }

    private Optional<Part> part(String kind, Block block) {
        return switch (kind) {
            case "table" -> blocks.table(block, next(kind));
            case "question" ->
                blocks.question(block, numbered(block, BlockReader.isPrediction(block) ? "prediction" : kind));
            case "choice" -> blocks.choice(block, numbered(block, "prediction"), game);
            case "deal" -> TableBlocks.deal(block, next(kind));
            case "trick" -> TableBlocks.trick(block, next(kind));
            case "worked" -> blocks.worked(block, numbered(block, kind));
            case "picture" -> BroughtBlocks.picture(block, next(kind));
            case "video" -> BroughtBlocks.video(block, next(kind));
            case "drill" -> blocks.drill(block, numbered(block, kind));
            default -> throw new IllegalStateException("a block of kind " + kind);
        };
    }

    private Optional<Block> block(int fenceLine, String text) {
        Reading<LocatedJson> yaml = LocatedJson.yaml(file, fenceLine + 1, text);
        faults.addAll(yaml.faults());
        return yaml.value().map(json -> new Block(file, json, "", faults));
    }

    /** "hand, deal or trick". */
    private static String oneOf(List<String> kinds) {
        return String.join(", ", kinds.subList(0, kinds.size() - 1)) + " or " + kinds.getLast();
    }
}
