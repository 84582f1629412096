package kibitzer.web.question;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import java.util.Optional;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.web.table.CardText;

/** A question as it lay on the table, an answer to it, and the verdict in full: what a learner saw, for whoever teaches. */
public final class AnswerSheet extends Div {
    private AnswerSheet() {
        addClassName("kb-answer-sheet");
    }

    /** @param word what counts of the answer where the trainer does not have the last word */
    public static <P, A> AnswerSheet of(
            Question<P, A> question, A answer, Optional<LastWord> word, Citations citations) {
        AnswerSheet sheet = asked(question);
        sheet.add(
                new Paragraph(new CardText("Answered: "
                        + question.decision().say(question.position(), answer).alone() + ".")),
                VerdictPanel.marked(question, question.mark(answer), word, citations));
        List<Exhibit> hidden = question.decision().laidOpen(question.position());
        if (!hidden.isEmpty()) {
            sheet.add(new Paragraph("What lay hidden:"), new ExhibitTable(hidden));
        }
        return sheet;
    }

    /** The same where nothing was answered: what the book answers. */
    public static <P, A> AnswerSheet unanswered(Question<P, A> question, Optional<LastWord> word, Citations citations) {
        AnswerSheet sheet = asked(question);
        sheet.add(VerdictPanel.revealed(question, question.advice(), word, citations));
        return sheet;
    }

    /** The question alone. */
    public static <P, A> AnswerSheet asked(Question<P, A> question) {
        AnswerSheet sheet = new AnswerSheet();
        sheet.add(
                new Paragraph(new CardText(question.prompt().ask())),
                new ExhibitTable(question.prompt().exhibits()));
        return sheet;
    }
}
