package kibitzer.web.picture;

import com.vaadin.flow.component.Html;
import com.vaadin.flow.component.html.Div;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.springframework.web.util.HtmlUtils;

/** A line through shares from 0 to 1, one after the other, over a line at the share that is aimed at. */
public final class Curve extends Div {
    private static final int WIDTH = 240;
    private static final int HEIGHT = 60;
    private static final int MARGIN = 3;

    /**
     * @param shares at least one, each 0 to 1
     * @param aim 0 to 1
     * @param says what it shows, in words
     */
    public Curve(List<Double> shares, double aim, String says) {
        addClassName("kb-curve-box");
        String points = IntStream.range(0, shares.size())
                .mapToObj(
                        point -> String.format(Locale.ROOT, "%.1f,%.1f", x(point, shares.size()), y(shares.get(point))))
                .collect(Collectors.joining(" L"));
        String level = String.format(Locale.ROOT, "%.1f", y(aim));
        // The browser reads the names of SVG with their capitals only inside another element.
        add(new Html(
                "<div><svg class=\"kb-curve\" viewBox=\"0 0 " + WIDTH + " " + HEIGHT + "\" role=\"img\" aria-label=\""
                        + HtmlUtils.htmlEscape(says) + "\" preserveAspectRatio=\"none\"><line x1=\"0\" x2=\"" + WIDTH
                        + "\" y1=\"" + level + "\" y2=\"" + level + "\"/><path d=\"M" + points + "\"/></svg></div>"));
    }

    private static double x(int point, int points) {
        return points == 1 ? WIDTH / 2.0 : MARGIN + point * (WIDTH - 2.0 * MARGIN) / (points - 1);
    }

    private static double y(double share) {
        return HEIGHT - MARGIN - Math.clamp(share, 0, 1) * (HEIGHT - 2.0 * MARGIN);
    }
}
