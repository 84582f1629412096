package kibitzer.web.question;

import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.Ruling;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.marking.WhyTold;
import kibitzer.marking.steps.Seen;
import kibitzer.marking.steps.StepChoices;
import kibitzer.marking.steps.WorkedExample;
import kibitzer.web.table.CardText;
import kibitzer.wording.Sentence;

/**
 * A hand worked out step by step: shown one at a time and ended by the answer, or shown at once for a learner who decides,
 * with the last step to be found by the learner.
 */
public final class WorkedSteps extends Section {
    private final OrderedList steps = new OrderedList();
    private final Paragraph told = new Paragraph();

    private WorkedSteps(String title) {
        addClassName("kb-worked");
        H3 heading = new H3(title);
        heading.addClassName("kb-facts-title");
        steps.addClassName("kb-worked-steps");
        told.addClassName("kb-note");
        told.getElement().setAttribute("role", "status");
        told.setVisible(false);
        add(heading, steps, told);
    }

    /** Every step on the learner's word, and then the answer with its reason. */
    public static <P, A> WorkedSteps oneByOne(Question<P, A> question, WorkedExample worked, Citations citations) {
        WorkedSteps shown = new WorkedSteps("Step by step: " + worked.title());
        NativeButton next = new NativeButton("First step");
        next.addClassNames("kb-button", "kb-button-first");
        next.addClickListener(click -> {
            int done = shown.steps.getComponentCount();
            if (done < worked.steps().size()) {
                shown.steps.add(found(worked.steps().get(done)));
                next.setText(done + 1 < worked.steps().size() ? "Next step" : "So what is the answer?");
            } else {
                next.setVisible(false);
                Div answer = answer(question, worked, citations);
                shown.add(answer);
                focus(answer);
            }
        });
        Div actions = new Div(next);
        actions.addClassName("kb-actions");
        shown.add(actions);
        return shown;
    }

    /** All steps at once; the answer is the learner's. Empty where they would tell it. */
    public static Optional<WorkedSteps> told(WorkedExample worked) {
        return worked.withoutTheAnswer().isEmpty() ? Optional.empty() : Optional.of(told(worked.withoutTheAnswer()));
    }

    private static WorkedSteps told(List<Seen> seen) {
        WorkedSteps shown = new WorkedSteps("What there is to see");
        seen.stream().map(WorkedSteps::found).forEach(shown.steps::add);
        return shown;
    }

    /**
     * All steps but the last, which the learner finds among these.
     *
     * @param worked has a {@linkplain WorkedExample#lastToFind last step to find}
     */
    public static WorkedSteps lastOpen(WorkedExample worked, StepChoices choices) {
        List<Seen> seen = worked.withoutTheAnswer();
        Seen last = seen.getLast();
        WorkedSteps shown = told(seen.subList(0, seen.size() - 1));
        Div buttons = new Div();
        buttons.addClassName("kb-actions");
        buttons.getElement().setAttribute("role", "group");
        buttons.getElement().setAttribute("aria-label", label(last));
        ListItem open = new ListItem(new Span(label(last)), buttons);
        for (String choice : choices.all()) {
            NativeButton button =
                    new NativeButton("", click -> shown.chosen(choice, choices, last, open, click.getSource()));
            button.add(new CardText(choice));
            button.addClassName("kb-button");
            buttons.add(button);
        }
        shown.steps.add(open);
        return shown;
    }

    private void chosen(String choice, StepChoices choices, Seen last, ListItem open, NativeButton button) {
        told.removeAll();
        told.setVisible(true);
        if (choice.equals(choices.right())) {
            steps.remove(open);
            steps.add(found(last));
            told.add(new CardText("Yes, " + choice + ". Now decide."));
            focus(told);
        } else {
            button.setEnabled(false);
            told.add(new CardText("Not " + choice + ": look again."));
        }
    }

    /** To what was told now, as the button that was pressed is gone. */
    private static void focus(HtmlContainer told) {
        told.getElement().setAttribute("tabindex", "-1");
        told.getElement().callJsFunction("focus");
    }

    /** "How many points?". */
    private static String label(Seen seen) {
        return Sentence.asking(seen.look());
    }

    private static ListItem found(Seen seen) {
        ListItem item = new ListItem();
        Span look = new Span(label(seen) + " ");
        look.addClassName("kb-soft");
        item.add(look, new CardText(seen.asked()));
        return item;
    }

    private static <P, A> Div answer(Question<P, A> question, WorkedExample worked, Citations citations) {
        Div answer = new Div();
        Paragraph says = new Paragraph(new CardText(worked.answer()));
        says.addClassName("kb-strong");
        answer.getElement().setAttribute("role", "status");
        answer.add(says);
        Optional<String> why = new WhyTold(citations).ofTheAnswer(question.advice());
        why.map(CardText::new).map(Paragraph::new).ifPresent(answer::add);
        question.advice().rulings().stream()
                .filter(ruling -> ruling.rule().equals(worked.rule()))
                .map(Ruling::source)
                .map(citations::of)
                .map(SourceLine::new)
                .forEach(answer::add);
        return answer;
    }
}
