package kibitzer.content.lesson;

import java.util.Map;
import java.util.Set;
import org.commonmark.node.Node;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlWriter;

/** Writes marks as HTML: a term as a button that can show its meaning, sources as a citation. */
final class MarkRenderer implements NodeRenderer {
    private final HtmlNodeRendererContext context;

    MarkRenderer(HtmlNodeRendererContext context) {
        this.context = context;
    }

    @Override
    public Set<Class<? extends Node>> getNodeTypes() {
        return Set.of(Mark.OfTerm.class, Mark.OfSources.class);
    }

    @Override
    public void render(Node node) {
        HtmlWriter html = context.getWriter();
        switch (node) {
            case Mark.OfTerm mark -> {
                html.tag(
                        "button",
                        Map.of(
                                "type",
                                "button",
                                "class",
                                "kb-term",
                                "data-term",
                                mark.term.term(),
                                "data-meaning",
                                mark.term.means()));
                for (Node child = mark.getFirstChild(); child != null; child = child.getNext()) {
                    context.render(child);
                }
                html.tag("/button");
            }
            case Mark.OfSources mark -> {
                html.tag("cite", Map.of("class", "kb-cite", "data-ids", String.join(" ", mark.ids)));
                html.text(mark.words);
                html.tag("/cite");
            }
            default -> throw new IllegalStateException("no mark: " + node);
        }
    }
}
