package kibitzer.web.question;

import com.vaadin.flow.component.Component;
import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.learning.Attempt;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.web.page.FilledOnceOpened;
import kibitzer.web.table.CardText;

/** What was answered to a question when the learner was here last, folded up with its verdict. */
final class RecalledAnswer {
    private RecalledAnswer() {}

    /** Empty where something else was asked here then, or the answer stands in a notation that is read no more. */
    static <P, A> Optional<Component> of(Question<P, A> question, Attempt before, Citations citations) {
        String position = question.decision().form().write(question.position()).toString();
        if (!before.decision().equals(question.decision().id())
                || !before.position().toString().equals(position)) {
            return Optional.empty();
        }
        try {
            A answered = question.decision().answerKind().json().read(before.answer());
            return Optional.of(new FilledOnceOpened(
                    new CardText("Your answer: "
                            + question.decision()
                                    .say(question.position(), answered)
                                    .alone()
                            + " (" + before.grade().inWords() + ")"),
                    () -> VerdictPanel.marked(question, question.mark(answered), Optional.empty(), citations)));
        } catch (BadNotation unreadable) {
            // The badge of the question still tells how it was.
            return Optional.empty();
        }
    }
}
