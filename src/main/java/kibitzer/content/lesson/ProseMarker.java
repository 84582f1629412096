package kibitzer.content.lesson;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import kibitzer.content.reading.Fault;
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
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/**
 * Puts marks into the prose of one lesson: sources in square brackets become citations, a term becomes a mark where it
 * is first used, if its word alone tells what is meant, or where the author links it; raw HTML is taken out and is a fault.
 */
final class ProseMarker extends AbstractVisitor {
    private static final String ID = "[a-z0-9]+(?:[.-][a-z0-9]+)*";
    private static final Pattern SOURCES = Pattern.compile("\\[(" + ID + "(?:,\\s*" + ID + ")*)]");
    private static final Pattern OPEN_SOURCES = Pattern.compile("\\[" + ID + "(?:,\\s*" + ID + ")*,\\s*$");
    private static final String TERM_LINK = "glossary:";

    private final Syllabus syllabus;
    private final String file;
    private final List<Fault> faults;
    private final Set<String> cited = new HashSet<>();
    private final TermWords terms;

    ProseMarker(Syllabus syllabus, String file, List<Fault> faults, Optional<Lesson.Head> head) {
        this.syllabus = syllabus;
        this.file = file;
        this.faults = faults;
        terms = head.map(known -> new TermWords(syllabus.glossary().of(known.game(), syllabus.games()), known.plain()))
                .orElseGet(() -> new TermWords(List.of(), List.of()));
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
        terms.used(term.get());
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
        joinBrokenSources(text);
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

    /** Sources that go on in the next line stand in one text with their beginning. */
    private static void joinBrokenSources(Text text) {
        while (OPEN_SOURCES.matcher(text.getLiteral()).find()
                && text.getNext() instanceof SoftLineBreak end
                && end.getNext() instanceof Text more) {
            text.setLiteral(text.getLiteral() + " " + more.getLiteral());
            more.unlink(); // the end of the line stays: it is what is visited next
        }
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

    /** The text cut where terms are used for the first time in the lesson. */
    private List<Node> withTerms(String text) {
        List<Node> pieces = new ArrayList<>();
        int from = 0;
        for (TermWords.Use use : terms.firstUses(text)) {
            if (use.from() > from) {
                pieces.add(new Text(text.substring(from, use.from())));
            }
            Mark.OfTerm mark = new Mark.OfTerm(use.term());
            mark.appendChild(new Text(text.substring(use.from(), use.to())));
            pieces.add(mark);
            from = use.to();
        }
        if (from < text.length()) {
            pieces.add(new Text(text.substring(from)));
        }
        return pieces;
    }

    private void fault(Node node, String found, String expected) {
        faults.add(new Fault(file, ProseRenderer.line(node), found, expected));
    }
}
