package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.checkbox.CheckboxGroup;
import com.vaadin.flow.component.combobox.ComboBox;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.IntegerField;
import com.vaadin.flow.data.renderer.ComponentRenderer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import kibitzer.cards.Seed;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.lesson.Part;
import kibitzer.content.problemset.Dealing;
import kibitzer.decisions.form.Form;
import kibitzer.marking.Question;
import kibitzer.web.button.OnceButton;
import kibitzer.web.table.CardText;
import tools.jackson.databind.node.ObjectNode;

/** Takes questions out of a lesson, and some of its drill. */
final class LessonPanel extends Div {

    private final transient Consumer<List<DraftQuestion>> adds;
    private final CheckboxGroup<Part.Ask> asked = new CheckboxGroup<>("Its questions");
    private final IntegerField drilled = new IntegerField("Questions of its drill");
    private final OnceButton add;
    private final Paragraph status = new Paragraph();
    private final ComboBox<Lesson> lesson = new ComboBox<>("Lesson");

    LessonPanel(Lessons lessons, String into, Consumer<List<DraftQuestion>> adds) {
        this.adds = adds;
        this.add = new OnceButton("Add to " + into);
        lesson.setItems(List.copyOf(lessons.all()));
        lesson.setItemLabelGenerator(
                each -> each.head().title() + " (" + each.id().folder().replace("/", ", ") + ")");
        lesson.addClassName("kb-wide-select");
        lesson.addValueChangeListener(change -> show());
        asked.setRenderer(new ComponentRenderer<>((Part.Ask ask) -> new CardText(QuestionSummary.of(ask.question()))));
        asked.addClassName("kb-checked-list");
        drilled.setMin(0);
        drilled.setStepButtonsVisible(true);
        status.getElement().setAttribute("role", "status");
        add.addClassNames("kb-button", "kb-button-first");
        add.onClick(this::take);
        Div actions = new Div(add);
        actions.addClassName("kb-actions");
        add(new Div(lesson), asked, drilled, actions, status);
        show();
    }

    private void show() {
        status.setText("");
        Lesson chosen = lesson.getValue();
        asked.setVisible(chosen != null);
        drilled.setVisible(chosen != null && chosen.drill().isPresent());
        add.setVisible(chosen != null);
        if (chosen == null) {
            return;
        }
        asked.setItems(chosen.questions());
        chosen.drill().ifPresent(drill -> {
            drilled.setMax(drill.questions());
            drilled.setValue(0);
            drilled.setHelperText("Dealt for you, 0 to " + drill.questions());
        });
    }

    private void take() {
        List<DraftQuestion> questions = new ArrayList<>();
        Lesson chosen = lesson.getValue();
        if (chosen == null) {
            return;
        }
        chosen.questions().stream()
                .filter(asked.getValue()::contains)
                .map(ask -> written(ask.question()))
                .forEach(questions::add);
        chosen.drill().ifPresent(drill -> {
            ObjectNode with = Form.options(drill.decision().dealtWith()).write(drill.with());
            int wanted = Math.clamp(drilled.getOptionalValue().orElse(0), 0, drill.questions());
            for (int i = 0; i < wanted; i++) {
                questions.add(DraftQuestion.dealt(new Dealing(drill.decision().id(), Seed.fresh(), with)));
            }
        });
        if (questions.isEmpty()) {
            status.setText("Tick a question, or say how many of the drill.");
            return;
        }
        status.setText(questions.size() == 1 ? "1 question is added." : questions.size() + " questions are added.");
        asked.deselectAll();
        adds.accept(questions);
    }

    private static <P, A> DraftQuestion written(Question<P, A> question) {
        return DraftQuestion.written(question);
    }
}
