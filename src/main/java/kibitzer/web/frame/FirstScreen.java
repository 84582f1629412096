package kibitzer.web.frame;

import com.vaadin.flow.dom.Element;
import java.util.List;

/** What of a page can be seen before anything of it moves: its beginning, to the foot of a large screen and a little beyond. */
final class FirstScreen {
    /** Letters that fill more than a screen of 1440x900, whether they stand in prose, in tiles or in a table. */
    private static final int ENOUGH = 6_000;
    /** What an element takes of the screen besides its letters, as if it had so many. */
    private static final int ELEMENT = 12;

    private static final String OPEN = "open";
    private static final String VALUE = "value";
    private static final String CHECKED = "checked";

    private int laid;

    private FirstScreen() {}

    /** Leaves of the page what is seen first, as a browser shows it without a script. */
    static Element of(Element page) {
        new FirstScreen().keep(page);
        return page;
    }

    private void keep(Element shown) {
        for (Element child : shown.getChildren().toList()) {
            if (laid > ENOUGH || !child.isTextNode() && !child.isVisible() || isFolded(shown, child)) {
                shown.removeChild(child);
            } else if (child.isTextNode()) {
                laid += child.getText().length();
            } else if (isOfVaadin(child)) {
                shown.insertChild(shown.indexOfChild(child), placeOf(child));
                shown.removeChild(child);
            } else {
                laid += ELEMENT;
                stateInMarkup(child);
                keep(child);
            }
        }
    }

    private static boolean isFolded(Element in, Element child) {
        return in.getTag().equals("details")
                && !in.getProperty(OPEN, false)
                && !(!child.isTextNode() && child.getTag().equals("summary"));
    }

    /** Drawn by a script that comes with the page itself, and later. */
    private static boolean isOfVaadin(Element child) {
        return child.getTag().startsWith("vaadin-");
    }

    private static Element placeOf(Element field) {
        Element place = new Element("div");
        place.getClassList().addAll(List.of("kb-field-place"));
        place.getClassList().addAll(field.getClassList());
        return place;
    }

    /** What the page sets by script stands in the element itself. */
    private static void stateInMarkup(Element shown) {
        switch (shown.getTag()) {
            case "details" -> shown.setAttribute(OPEN, shown.getProperty(OPEN, false));
            case "input" -> {
                shown.setAttribute(CHECKED, shown.getProperty(CHECKED, false));
                String written = shown.getProperty(VALUE, "");
                if (!written.isEmpty()) {
                    shown.setAttribute(VALUE, written);
                }
            }
            default -> {
                // nothing else of ours has a state that a browser shows
            }
        }
    }
}
