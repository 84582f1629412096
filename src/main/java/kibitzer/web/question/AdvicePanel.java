package kibitzer.web.question;

import com.vaadin.flow.component.html.Div;
import java.util.Optional;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;

/** A position with the book's advice on it, and how an answer stands that somebody gave there. */
public final class AdvicePanel<P, A> extends Div {

    /** @param given the answer given, as JSON would have it: "1NT"; empty if none was */
    public AdvicePanel(Question<P, A> question, Optional<String> given, Citations citations) {
        addClassName("kb-question");
        add(
                new ExhibitTable(question.prompt().exhibits()),
                new BookSays<>(
                        question,
                        given.map(text ->
                                question.mark(question.decision().answerKind().read(text))),
                        citations));
    }
}
