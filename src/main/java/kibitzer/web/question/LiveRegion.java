package kibitzer.web.question;

import com.vaadin.flow.component.html.Div;

/** Says a sentence to screen readers without showing it; the region stands before it speaks, or nobody would hear. */
final class LiveRegion extends Div {

    LiveRegion() {
        addClassName("kb-unseen");
        getElement().setAttribute("role", "status");
    }

    void say(String sentence) {
        setText(sentence);
    }
}
