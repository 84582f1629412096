package kibitzer.content.lesson;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.content.reading.Fault;
import kibitzer.content.syllabus.Syllabus;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.node.Document;
import org.commonmark.node.Node;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.owasp.html.HtmlPolicyBuilder;
import org.owasp.html.PolicyFactory;

/** Makes safe HTML of the paragraphs of one lesson: terms and citations marked, raw HTML left out. */
final class ProseRenderer {
    private static final List<Extension> EXTENSIONS =
            List.of(TablesExtension.create(), HeadingAnchorExtension.create());
    private static final Parser PARSER = Parser.builder()
            .extensions(EXTENSIONS)
            .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
            .build();
    private static final HtmlRenderer RENDERER = HtmlRenderer.builder()
            .extensions(EXTENSIONS)
            .nodeRendererFactory(MarkRenderer::new)
            .escapeHtml(true)
            .sanitizeUrls(true)
            .build();

    /** Nothing but what Markdown and the two marks produce. */
    private static final PolicyFactory SAFE = new HtmlPolicyBuilder()
            .allowElements(
                    "p",
                    "h2",
                    "h3",
                    "h4",
                    "ul",
                    "ol",
                    "li",
                    "em",
                    "strong",
                    "code",
                    "pre",
                    "blockquote",
                    "br",
                    "hr",
                    "table",
                    "thead",
                    "tbody",
                    "tr",
                    "th",
                    "td",
                    "a",
                    "cite",
                    "button")
            .allowAttributes("id")
            .onElements("h2", "h3", "h4")
            .allowAttributes("align")
            .matching(true, "left", "right", "center")
            .onElements("th", "td")
            .allowAttributes("start")
            .onElements("ol")
            .allowAttributes("href")
            .onElements("a")
            .allowStandardUrlProtocols()
            .allowAttributes("class")
            .matching(true, "kb-cite")
            .onElements("cite")
            .allowAttributes("data-ids")
            .onElements("cite")
            .allowAttributes("class")
            .matching(true, "kb-term")
            .onElements("button")
            .allowAttributes("type")
            .matching(true, "button")
            .onElements("button")
            .allowAttributes("data-term", "data-meaning")
            .onElements("button")
            .toFactory();

    private final ProseMarker marker;

    ProseRenderer(Syllabus syllabus, String file, List<Fault> faults, Optional<Lesson.Head> head) {
        this.marker = new ProseMarker(syllabus, file, faults, head);
    }

    Node parse(String text) {
        return PARSER.parse(text);
    }

    String render(List<Node> paragraphs) {
        Document document = new Document();
        paragraphs.forEach(document::appendChild);
        document.accept(marker);
        return SAFE.sanitize(RENDERER.render(document)).strip();
    }

    /** Every id that the prose rendered so far has cited. */
    Set<String> cited() {
        return marker.cited();
    }

    /** The line in the file on which a node begins, from 1. */
    static int line(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.getSourceSpans().isEmpty()) {
                return at.getSourceSpans().getFirst().getLineIndex() + 1;
            }
        }
        return 1;
    }
}
