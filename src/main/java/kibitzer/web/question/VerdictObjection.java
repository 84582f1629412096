package kibitzer.web.question;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import java.util.function.Consumer;
import kibitzer.learning.report.VerdictReports;
import kibitzer.web.button.OnceButton;
import kibitzer.web.field.Lines;

/** "I think this is wrong": a field for the learner's word against a verdict, shut until he wants it. */
final class VerdictObjection extends NativeDetails {
    private final Lines words = new Lines("What do you think is right, and why?", VerdictReports.LONGEST);
    private final Paragraph said = new Paragraph();

    /** @param sent told the words when the learner sends them */
    VerdictObjection(Consumer<String> sent) {
        super("I think this is wrong");
        addClassName("kb-objection");
        words.keep("objection");
        OnceButton send = new OnceButton("Send", () -> sent.accept(words.getValue()));
        send.addClassName("kb-button");
        said.getElement().setAttribute("role", "status");
        Div form = new Div(words, send, said);
        form.addClassName("kb-objection-form");
        setContent(form);
    }

    void tell(String says) {
        said.setText(says);
    }
}
