package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.Optional;
import java.util.function.Consumer;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.content.problemset.SetReading.QuestionReading;
import kibitzer.decisions.Decision;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.web.button.OnceButton;
import kibitzer.web.question.BookSays;
import kibitzer.web.words.FieldName;
import tools.jackson.databind.node.ObjectNode;

/** A position that is made up on the spot: its fields, what is wrong with it, and what the trainer would answer. */
public final class PositionForm extends Div {
    private final transient Citations citations;
    private final FaultList faults = new FaultList();
    private final Div says = new Div();
    private final OnceButton send;
    private transient DraftQuestion question;

    /**
     * @param begun how it begins
     * @param button what is done with it
     * @param done is handed the position, once nothing is wrong with it
     */
    public PositionForm(DraftQuestion begun, Citations citations, String button, Consumer<DraftQuestion> done) {
        this.question = begun;
        this.citations = citations;
        this.send = new OnceButton(button, () -> {
            if (question.reading().isSound()) {
                done.accept(question);
            }
        });
        addClassName("kb-question-editor");
        send.addClassNames("kb-button", "kb-button-first");
        Div actions = new Div(send);
        actions.addClassName("kb-actions");
        begun.decision()
                .ifPresent(decision -> add(
                        new Paragraph(FieldName.of(decision)),
                        new FieldInputs(
                                decision.form().fields(),
                                begun.position(),
                                FieldName::of,
                                written -> write(decision, written))));
        add(faults, says, actions);
        judge();
    }

    private void write(Decision<?, ?> decision, ObjectNode written) {
        question = question.withPosition(decision.id(), written);
        judge();
    }

    private void judge() {
        QuestionReading reading = question.reading();
        faults.show(reading.faults(), false);
        send.setEnabled(reading.isSound());
        says.removeAll();
        reading.problem().ifPresent(problem -> says.add(says(problem.question())));
    }

    private <P, A> BookSays<P, A> says(Question<P, A> asked) {
        return new BookSays<>(asked, Optional.empty(), citations);
    }
}
