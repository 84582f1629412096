package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.combobox.ComboBox;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.component.textfield.IntegerField;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Seed;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.content.problemset.Dealing;
import kibitzer.decisions.Decision;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.Skill;
import kibitzer.learning.rating.Ratings.Rated;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.web.button.OnceButton;
import kibitzer.web.words.FieldName;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Deals questions by skill and difficulty, and shows each before it is added: another is dealt until one pleases. */
final class DealPanel extends Div {
    private static final int TRIES = 60;
    private static final int MOST_AT_ONCE = 20;

    private final transient Citations citations;
    private final transient Map<Skill, Rated> ratings;
    private final transient Consumer<List<DraftQuestion>> adds;
    private final ComboBox<Decision<?, ?>> decision = DecisionPicker.beginningWithTheFirst();
    private final Select<Difficulty> difficulty = new Select<>();
    private final IntegerField number = new IntegerField("How many");
    private final Div options = new Div();
    private final Paragraph status = new Paragraph();
    private final Div preview = new Div();
    private transient ObjectNode with = JsonNodeFactory.instance.objectNode();
    private transient Optional<Dealing> dealt = Optional.empty();

    DealPanel(Citations citations, Map<Skill, Rated> ratings, String into, Consumer<List<DraftQuestion>> adds) {
        this.citations = citations;
        this.ratings = ratings;
        this.adds = adds;
        difficulty.setLabel("Difficulty");
        difficulty.setItems(Difficulty.values());
        difficulty.setItemLabelGenerator(Difficulty::label);
        difficulty.setValue(Difficulty.ANY);
        difficulty.addValueChangeListener(change -> deal());
        number.setMin(1);
        number.setMax(MOST_AT_ONCE);
        number.setValue(1);
        number.setStepButtonsVisible(true);
        number.setHelperText("The one you see, and others dealt alike");
        status.getElement().setAttribute("role", "status");
        decision.addValueChangeListener(change -> choose());
        Div choice = new Div(decision, difficulty);
        choice.addClassName("kb-field-row");
        NativeButton another = new NativeButton("Deal another", click -> deal());
        another.addClassName("kb-button");
        OnceButton add = new OnceButton("Add to " + into, this::add);
        add.addClassNames("kb-button", "kb-button-first");
        Div actions = new Div(number, another, add);
        actions.addClassNames("kb-actions", "kb-add-actions");
        add(choice, options, actions, status, preview);
        choose();
    }

    private void choose() {
        with = JsonNodeFactory.instance.objectNode();
        options.removeAll();
        Decision<?, ?> chosen = decision.getValue();
        if (chosen == null) {
            return;
        }
        difficulty.setVisible(Difficulty.isKnownOf(chosen.id().text(), ratings));
        if (!chosen.dealtWith().isEmpty()) {
            options.add(new FieldInputs(chosen.dealtWith(), with, FieldName::of, entered -> {
                with = entered;
                deal();
            }));
        }
        deal();
    }

    private void deal() {
        preview.removeAll();
        status.setText("");
        Decision<?, ?> chosen = decision.getValue();
        if (chosen == null) {
            return;
        }
        dealt = fresh(chosen);
        dealt.ifPresent(dealing -> {
            Question<?, ?> question = dealing.question();
            preview.add(new QuestionPreview(question, citations));
            Difficulty.of(question, ratings)
                    .ifPresent(rated -> status.setText(
                            "Rated %.0f by %d answers.".formatted(rated.rating().rating(), rated.answers())));
        });
    }

    /** A deal of the wanted difficulty; the page says so if there is none. */
    private Optional<Dealing> fresh(Decision<?, ?> chosen) {
        Difficulty wanted =
                difficulty.isVisible() && difficulty.getValue() != null ? difficulty.getValue() : Difficulty.ANY;
        try {
            for (int tries = 0; tries < TRIES; tries++) {
                Dealing dealing = new Dealing(chosen.id(), Seed.fresh(), with);
                if (wanted.takes(dealing.question(), ratings)) {
                    return Optional.of(dealing);
                }
            }
            status.setText("No deal of this difficulty was found with these options.");
        } catch (BadQuestion | BadNotation | IllegalArgumentException | IllegalStateException undealt) {
            status.setText("Nothing can be dealt with these options: " + undealt.getMessage() + ".");
        }
        return Optional.empty();
    }

    private void add() {
        if (dealt.isEmpty()) {
            return;
        }
        Decision<?, ?> chosen = decision.getValue();
        List<DraftQuestion> questions = new ArrayList<>(List.of(DraftQuestion.dealt(dealt.get())));
        int wanted = number.getOptionalValue().orElse(1);
        for (int more = 1; more < Math.min(wanted, MOST_AT_ONCE) && chosen != null; more++) {
            fresh(chosen).map(DraftQuestion::dealt).ifPresent(questions::add);
        }
        adds.accept(questions);
        deal();
        status.setText(questions.size() == 1 ? "1 question is added." : questions.size() + " questions are added.");
    }
}
