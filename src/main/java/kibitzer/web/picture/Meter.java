package kibitzer.web.picture;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.Locale;

/** A share of a whole as a bar, with the figure beside it. */
public final class Meter extends Div {

    /**
     * @param share 0 to 1
     * @param says the figure in words: "84 %", "3 of 14"
     */
    public Meter(double share, String says) {
        addClassName("kb-meter-line");
        Span fill = new Span();
        fill.getStyle().set("--share", String.format(Locale.ROOT, "%.3f", Math.clamp(share, 0, 1)));
        Span bar = new Span(fill);
        bar.addClassName("kb-meter");
        bar.getElement().setAttribute("aria-hidden", "true");
        add(bar, new Span(says));
    }
}
