package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.Optional;
import java.util.function.Consumer;
import kibitzer.classroom.problems.DealtBoards;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.marking.steps.Hints;
import kibitzer.web.bridge.ParAndBook;
import kibitzer.web.question.BookSays;
import kibitzer.web.question.QuestionPanel;
import tools.jackson.databind.JsonNode;

/** A question as a learner will have it, and beside it what the trainer says there. */
public final class QuestionPreview extends Div {

    /** For a look only. */
    public <P, A> QuestionPreview(Question<P, A> question, Citations citations) {
        this(question, citations, "As a learner will have it; answers count for nothing here.", answer -> {});
    }

    /**
     * @param note what becomes of an answer
     * @param answered is handed each legal answer that is given
     */
    public <P, A> QuestionPreview(
            Question<P, A> question, Citations citations, String note, Consumer<JsonNode> answered) {
        addClassName("kb-preview");
        QuestionPanel<P, A> panel = new QuestionPanel<>(question, () -> Hints.of(question), citations);
        panel.setSkippable(false);
        panel.addAnswerListener(
                given -> answered.accept(question.decision().answerKind().json().write(given.answer())));
        Paragraph use = new Paragraph(note);
        use.addClassName("kb-soft");
        Div learner = new Div(use, panel);
        BookSays<P, A> advice = new BookSays<>(question, Optional.empty(), citations);
        advice.getElement().setAttribute("aria-label", "What the trainer says");
        advice.getElement().setAttribute("role", "region");
        Div beside = new Div(advice);
        DealtBoards.board(question).map(ParAndBook::new).ifPresent(beside::add);
        add(learner, beside);
    }
}
