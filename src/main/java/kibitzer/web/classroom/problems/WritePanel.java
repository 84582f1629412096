package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.combobox.ComboBox;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.marking.Question;
import kibitzer.web.button.OnceButton;
import tools.jackson.databind.node.JsonNodeFactory;

/** Begins a position that the author writes: from nothing, or from one that was dealt. It is written where it stands in the set. */
final class WritePanel extends Div {
    private final transient Consumer<DraftQuestion> writes;

    WritePanel(Consumer<DraftQuestion> writes) {
        this.writes = writes;
        ComboBox<Decision<?, ?>> decision = DecisionPicker.beginningWithTheFirst();
        OnceButton empty = new OnceButton(
                "Write a position",
                () -> decision.getOptionalValue()
                        .ifPresent(chosen -> writes.accept(
                                DraftQuestion.written(chosen.id(), JsonNodeFactory.instance.objectNode()))));
        empty.addClassNames("kb-button", "kb-button-first");
        OnceButton dealt = new OnceButton(
                "Begin with a dealt one", () -> decision.getOptionalValue().ifPresent(this::dealt));
        dealt.addClassName("kb-button");
        Div actions = new Div(empty, dealt);
        actions.addClassName("kb-actions");
        add(
                decision,
                new Paragraph("The position opens below. As you write, the trainer says what is wrong with it and what"
                        + " it would answer."),
                actions);
    }

    private <P, A> void dealt(Decision<P, A> decision) {
        writes.accept(DraftQuestion.written(Question.dealt(
                decision, DealRequest.of(ThreadLocalRandom.current().nextLong(Integer.MAX_VALUE)))));
    }
}
