package kibitzer.content.lesson;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import kibitzer.content.Fault;
import kibitzer.content.syllabus.Place;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.content.syllabus.Term;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;

/**
 * Puts marks into the prose of one lesson: sources in square brackets become citations, a term becomes a mark where it
 * is first used, if it has one meaning only, or where the author links it; raw HTML is taken out and is a fault.
 */
final class ProseMarker extends AbstractVisitor {
    private static final String ID = "[a-z0-9]+(?:[.-][a-z0-9]+)*";
    private static final Pattern SOURCES = Pattern.compile("\\[(" + ID + "(?:,\\s*" + ID + ")*)]");
    private static final String TERM_LINK = "glossary:";
    private static final int SHORTEST_TERM = 3;

    private final Syllabus syllabus;
    private final String file;
    private final List<Fault> faults;
    private final Set<String> cited = new HashSet<>();
    private final Map<String, Term> terms = new LinkedHashMap<>();

    ProseMarker(Syllabus syllabus, String file, List<Fault> faults, Optional<Lesson.Head> head) {
        this.syllabus = syllabus;
        this.file = file;
        this.faults = faults;
        head.ifPresent(known -> {
            syllabus.glossary().of(known.game(), syllabus.games()).stream()
                    .filter(ProseMarker::speaksForItself)
                    .forEach(term -> terms.put(term.term().toLowerCase(Locale.ROOT), term));
            known.plain().forEach(word -> terms.remove(word.toLowerCase(Locale.ROOT)));
        });
    }

    /** A term of several meanings ("1. ... 2. ...") is left to the author, who knows which is meant. */
    private static boolean speaksForItself(Term term) {
        return term.term().length() >= SHORTEST_TERM
                && Character.isLetter(term.term().charAt(0))
                && !term.means().startsWith("1. ");
    }

    Set<String> cited() {
        return Set.copyOf(cited);
    }

    @Override
    public void visit(Heading heading) {
        if (heading.getLevel() == 1) {
            fault(heading, "a heading of the first level", "## or lower: the title stands in the head");
        }
    }

    @Override
    public void visit(Code code) {}

    @Override
    public void visit(FencedCodeBlock block) {
        if (block.getInfo() != null && !block.getInfo().isBlank()) {
            fault(block, "a block inside a list or quotation", "blocks at the left edge of the page");
        }
    }

    @Override
    public void visit(HtmlBlock html) {
        rawHtml(html);
    }

    @Override
    public void visit(HtmlInline html) {
        rawHtml(html);
    }

    private void rawHtml(Node html) {
        fault(html, "raw HTML", "Markdown; a sign < is written \\<");
        html.unlink();
    }

    @Override
    public void visit(Image image) {
        fault(image, "an image", "a hand or table block, or words");
        image.unlink();
    }

    @Override
    public void visit(Link link) {
        if (!link.getDestination().startsWith(TERM_LINK)) {
            if (!link.getDestination().matches("https?://.+|#.+")) {
                fault(link, "a link to \"" + link.getDestination() + "\"", "glossary:term, #heading or https://...");
            }
            return;
        }
        String word = link.getDestination().substring(TERM_LINK.length());
        Optional<Term> term = syllabus.glossary().find(word);
        if (term.isEmpty()) {
            fault(link, "term \"" + word + "\" is not in the glossary", "a term of the glossary, blanks as hyphens");
            return;
        }
        terms.remove(term.get().term().toLowerCase(Locale.ROOT));
        Mark.OfTerm mark = new Mark.OfTerm(term.get());
        while (link.getFirstChild() != null) {
            mark.appendChild(link.getFirstChild());
        }
        link.insertBefore(mark);
        link.unlink();
    }

    @Override
    public void visit(Text text) {
        List<Node> pieces = new ArrayList<>();
        String literal = text.getLiteral();
        int from = 0;
        for (MatchResult found : SOURCES.matcher(literal).results().toList()) {
            List<String> ids = List.of(found.group(1).split(",\\s*"));
            if (ids.stream().allMatch(this::isSource)) {
                pieces.addAll(withTerms(literal.substring(from, found.start())));
                pieces.add(sources(text, ids));
                from = found.end();
            }
        }
        pieces.addAll(withTerms(literal.substring(from)));
        pieces.forEach(text::insertBefore);
        text.unlink();
    }

    /** A single word in brackets is a source if the syllabus has a game of this name, "[lowball]", and prose otherwise. */
    private boolean isSource(String word) {
        return word.contains(".") || word.contains("-") || syllabus.place(word).isPresent();
    }

    private Node sources(Text text, List<String> ids) {
        List<Place> places = new ArrayList<>();
        for (String id : ids) {
            Optional<Place> place = syllabus.place(id);
            if (place.isEmpty()) {
                fault(text, "source \"" + id + "\" is unknown", "an id of the syllabus, such as [acol-system.p03]");
            } else {
                places.add(place.get());
                cited.add(id);
            }
        }
        return new Mark.OfSources(ids, Pages.inWords(places));
    }

    /** The text cut where terms are used for the first time in the lesson, the longest term where several fit. */
    private List<Node> withTerms(String text) {
        List<Node> pieces = new ArrayList<>();
        String rest = text;
        for (Optional<Use> use = firstUse(rest); use.isPresent(); use = firstUse(rest)) {
            Use first = use.get();
            terms.remove(first.term().term().toLowerCase(Locale.ROOT));
            if (first.from() > 0) {
                pieces.add(new Text(rest.substring(0, first.from())));
            }
            Mark.OfTerm mark = new Mark.OfTerm(first.term());
            mark.appendChild(new Text(rest.substring(first.from(), first.to())));
            pieces.add(mark);
            rest = rest.substring(first.to());
        }
        if (!rest.isEmpty()) {
            pieces.add(new Text(rest));
        }
        return pieces;
    }

    private record Use(Term term, int from, int to) {}

    private Optional<Use> firstUse(String text) {
        String plain = text.toLowerCase(Locale.ROOT);
        Optional<Use> first = Optional.empty();
        for (Map.Entry<String, Term> entry : terms.entrySet()) {
            int from = wholeWord(plain, entry.getKey());
            if (from < 0) {
                continue;
            }
            int to = from + entry.getKey().length();
            int end = to < plain.length() && plain.charAt(to) == 's' ? to + 1 : to;
            Use use = new Use(entry.getValue(), from, end);
            if (first.isEmpty()
                    || from < first.get().from()
                    || (from == first.get().from() && end > first.get().to())) {
                first = Optional.of(use);
            }
        }
        return first;
    }

    /** Where a word, or its plural in s, stands by itself; -1 if nowhere. */
    private static int wholeWord(String text, String word) {
        for (int from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1)) {
            int to = from + word.length();
            int end = to < text.length() && text.charAt(to) == 's' ? to + 1 : to;
            boolean begins = from == 0 || !isWordPart(text.charAt(from - 1));
            boolean ends = end == text.length() || !isWordPart(text.charAt(end));
            if (begins && ends) {
                return from;
            }
        }
        return -1;
    }

    private static boolean isWordPart(char letter) {
        return Character.isLetterOrDigit(letter) || letter == '-' || letter == '\'' || letter == '’';
    }

    private void fault(Node node, String found, String expected) {
        faults.add(new Fault(file, ProseRenderer.line(node), found, expected));
    }
}
