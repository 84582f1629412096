package kibitzer.web.question;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Section;
import java.util.Optional;
import kibitzer.decisions.ask.Prompt;
import kibitzer.marking.Question;
import kibitzer.web.table.CardText;

/** A question as text of a page, which no server goes on with: as the {@link QuestionPanel} lays it, without its buttons. */
public final class StillQuestion {
    private StillQuestion() {}

    /** Prompt, table and control in HTML; empty where the answer is more than one card, call or word. */
    public static <P, A> Optional<String> html(Question<P, A> question) {
        Prompt prompt = question.prompt();
        ExhibitTable table = new ExhibitTable(prompt.exhibits());
        AnswerControl control = AnswerControls.of(question, table);
        if (!(control instanceof CallControl || control instanceof CardControl || control instanceof WordControl)) {
            return Optional.empty();
        }
        H2 ask = new H2(new CardText(prompt.ask()));
        ask.addClassName("kb-prompt");
        Div head = new Div(ask);
        head.addClassName("kb-question-head");
        Div answer = new Div(control);
        answer.addClassName("kb-answer");
        Section shown = new Section(head, table, answer);
        shown.addClassName("kb-question");
        if (control.isOnTheTable()) {
            shown.addClassName("kb-question-on-table");
        }
        if (prompt.exhibits().isEmpty() && !control.isOnTheTable()) {
            table.setVisible(false);
        }
        return Optional.of(shown.getElement().getOuterHTML());
    }
}
