package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H4;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.component.textfield.TextArea;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import kibitzer.cards.BadNotation;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.content.problemset.Overruling;
import kibitzer.marking.Question;
import kibitzer.web.field.WhileTyping;
import kibitzer.web.table.CardText;
import tools.jackson.databind.JsonNode;

/** The author's own answers to a question, in place of the trainer's, and why: the comment must be there. */
final class OverrulingForm extends Div {
    private final TextArea comment = new TextArea("Why? The learner reads this beside the trainer's advice.");

    /** @param changed is handed the question with every change */
    <P, A> OverrulingForm(Question<P, A> asked, DraftQuestion question, Consumer<DraftQuestion> changed) {
        addClassName("kb-overruling");
        add(new H4("You overrule the trainer: these count as right, and no others"));
        UnorderedList answers = new UnorderedList();
        for (JsonNode answer : question.overrulingAnswers()) {
            String words = inWords(asked, answer);
            NativeButton remove = new NativeButton("Take back", click -> {
                List<JsonNode> left = new ArrayList<>(question.overrulingAnswers());
                left.remove(answer);
                changed.accept(
                        left.isEmpty()
                                ? question.notOverruled()
                                : question.overruled(left, question.overrulingComment()));
            });
            remove.addClassNames("kb-button", "kb-button-quiet");
            remove.getElement().setAttribute("aria-label", "Take back " + words);
            answers.add(new ListItem(new CardText(words), remove));
        }
        if (question.overrulingAnswers().isEmpty()) {
            answers.add(new ListItem("No answer yet: give it above, as a learner would."));
        }
        comment.setRequired(true);
        comment.setMaxLength(Overruling.LONGEST_COMMENT);
        comment.setValue(question.overrulingComment());
        comment.setWidthFull();
        comment.setErrorMessage("Say why: without a comment the set cannot be assigned.");
        comment.setInvalid(question.overrulingComment().isBlank());
        WhileTyping.tells(comment);
        comment.addValueChangeListener(change -> {
            comment.setInvalid(change.getValue().isBlank());
            changed.accept(question.overruled(question.overrulingAnswers(), change.getValue()));
        });
        NativeButton trainer =
                new NativeButton("Let the trainer's answer stand", click -> changed.accept(question.notOverruled()));
        trainer.addClassName("kb-button");
        Div actions = new Div(trainer);
        actions.addClassName("kb-actions");
        add(answers, comment, actions);
    }

    private static <P, A> String inWords(Question<P, A> asked, JsonNode answer) {
        var kind = asked.decision().answerKind();
        try {
            return kind.inWords(kind.json().read(answer));
        } catch (BadNotation unreadable) {
            return answer.toString();
        }
    }
}
