package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.IntegerField;
import com.vaadin.flow.component.textfield.TextArea;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import kibitzer.cards.Seed;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.content.problemset.Dealing;
import kibitzer.content.problemset.SetReading.QuestionReading;
import kibitzer.decisions.Decision;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.web.field.WhileTyping;
import kibitzer.web.words.FieldName;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** One question of a draft, open: how it is asked, what it counts, its preview, and the author's word against the trainer. */
final class QuestionEditor extends Div {

    private static final int MOST_POINTS = 20;
    private static final int LONGEST_NOTE = 400;

    private final transient OpenDraft open;
    private final transient Citations citations;
    private final transient Consumer<DraftQuestion> changed;
    private final Div source = new Div();
    private final FaultList faults = new FaultList();
    private final Div preview = new Div();
    private final Div told = new Div();
    private final Div overruling = new Div();
    private transient DraftQuestion question;

    /** @param changed is handed the question with every change */
    QuestionEditor(OpenDraft open, DraftQuestion question, Citations citations, Consumer<DraftQuestion> changed) {
        this.open = open;
        this.question = question;
        this.citations = citations;
        this.changed = changed;
        addClassName("kb-question-editor");
        told.getElement().setAttribute("role", "status");
        add(counting(), source, faults, preview, told, overruling);
        showSource();
        judge();
    }

    private Div counting() {
        IntegerField points = new IntegerField("Points");
        points.setMin(1);
        points.setMax(MOST_POINTS);
        points.setStepButtonsVisible(true);
        points.setRequiredIndicatorVisible(true);
        points.setErrorMessage("Not stored: a question counts 1 to " + MOST_POINTS + " points.");
        points.setValue(question.points());
        points.addValueChangeListener(change -> {
            Integer counts = change.getValue();
            if (counts != null && counts >= 1 && counts <= MOST_POINTS) {
                put(question.withPoints(counts));
            }
        });
        Checkbox hint = new Checkbox("The learner may ask for a hint", question.hint());
        hint.addValueChangeListener(change -> put(question.withHint(change.getValue())));
        TextArea note = new TextArea("Note, shown with the verdict");
        note.setMaxLength(LONGEST_NOTE);
        note.setValue(question.note());
        WhileTyping.tells(note);
        note.addValueChangeListener(change -> put(question.withNote(change.getValue())));
        note.addClassName("kb-wide-field");
        Div row = new Div(points, hint, note);
        row.addClassName("kb-field-row");
        return row;
    }

    private void put(DraftQuestion now) {
        question = now;
        changed.accept(now);
    }

    /** Another position, or other answers that count: the preview follows. */
    private void ask(DraftQuestion now) {
        boolean dropped = question.isOverruled() && !now.isOverruled();
        put(now);
        told.removeAll();
        if (dropped) {
            told.add(new Paragraph("This is another position. Your answers in place of the trainer's were for the one"
                    + " before: they are dropped, with their comment, and the trainer's own answer counts again."));
        }
        judge();
    }

    private void showSource() {
        source.removeAll();
        question.decision().ifPresent(decision -> {
            if (question.isDealt()) {
                showDeal(decision);
            } else {
                source.add(new FieldInputs(
                        decision.form().fields(),
                        question.position(),
                        FieldName::of,
                        written -> write(decision, written)));
            }
        });
    }

    private void showDeal(Decision<?, ?> decision) {
        ObjectNode with = question.deal().path("with") instanceof ObjectNode options
                ? options
                : JsonNodeFactory.instance.objectNode();
        if (!decision.dealtWith().isEmpty()) {
            source.add(new FieldInputs(
                    decision.dealtWith(),
                    with,
                    FieldName::of,
                    chosen -> ask(question.withDealing(new Dealing(decision.id(), seed(), chosen)))));
        }
        NativeButton again = button(
                "Deal another",
                () -> ask(question.withDealing(Dealing.of(question.deal()).from(Seed.fresh()))));
        NativeButton write = button("Write it out, to change the position", this::writeOut);
        Div actions = new Div(again, write);
        actions.addClassName("kb-actions");
        source.add(actions);
    }

    private Seed seed() {
        return Dealing.of(question.deal()).seed();
    }

    private void writeOut() {
        open.reading(question).problem().ifPresent(problem -> {
            DraftQuestion written = DraftQuestion.written(problem.question());
            ask(written.decision()
                    .map(decision -> question.withPosition(decision.id(), written.position()))
                    .orElse(question));
            showSource();
        });
    }

    /** Kept in canonical form where it can be read. */
    private <P, A> void write(Decision<P, A> decision, ObjectNode written) {
        ObjectNode position = written;
        try {
            position = decision.form().write(decision.form().read(written, "position"));
        } catch (BadQuestion unfinished) {
            // kept as it is typed; the reading below says what is wrong
        }
        ask(question.withPosition(decision.id(), position));
    }

    private void judge() {
        QuestionReading reading = open.reading(question);
        faults.show(reading.faults(), false);
        preview.removeAll();
        overruling.removeAll();
        reading.problem().ifPresent(problem -> show(problem.question()));
    }

    private <P, A> void show(Question<P, A> asked) {
        preview.add(new QuestionPreview(
                asked,
                citations,
                "Answer it yourself: if the trainer holds something else, you may overrule it.",
                answer -> answer(asked, answer)));
        if (question.isOverruled()) {
            overruling.add(new OverrulingForm(asked, question, now -> {
                boolean redraw = !now.overrulingAnswers().equals(question.overrulingAnswers())
                        || now.isOverruled() != question.isOverruled();
                put(now);
                faults.show(open.reading(now).faults(), false);
                if (redraw) {
                    judge();
                }
            }));
        }
    }

    /** The author's expected answer, held against the trainer's. */
    private <P, A> void answer(Question<P, A> asked, JsonNode answer) {
        var kind = asked.decision().answerKind();
        A given = kind.json().read(answer);
        String words = kind.inWords(given);
        told.removeAll();
        if (question.isOverruled()) {
            overrule(answer);
            return;
        }
        Paragraph says = new Paragraph();
        says.addClassName("kb-strong");
        told.add(says);
        switch (asked.mark(given).grade()) {
            case BEST -> says.setText("The trainer agrees: " + words + " counts as right.");
            case ACCEPTABLE -> says.setText("The trainer allows " + words + " as well: it counts as right.");
            case WRONG, ILLEGAL -> {
                says.setText("The trainer marks " + words + " wrong. Its reasons stand beside the question.");
                Div actions = new Div(button("Overrule the trainer: " + words + " is right", () -> overrule(answer)));
                actions.addClassName("kb-actions");
                told.add(actions);
            }
        }
        preview.removeAll();
        show(asked);
    }

    private void overrule(JsonNode answer) {
        List<JsonNode> answers = new ArrayList<>(question.overrulingAnswers());
        if (!answers.contains(answer)) {
            answers.add(answer);
        }
        ask(question.overruled(answers, question.overrulingComment()));
    }

    private static NativeButton button(String label, Runnable action) {
        NativeButton button = new NativeButton(label, click -> action.run());
        button.addClassName("kb-button");
        return button;
    }
}
