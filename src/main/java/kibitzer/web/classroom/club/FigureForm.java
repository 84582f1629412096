package kibitzer.web.classroom.club;

import com.vaadin.flow.component.Composite;
import com.vaadin.flow.component.combobox.ComboBox;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.component.textfield.NumberField;
import com.vaadin.flow.component.textfield.TextField;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import kibitzer.accounts.BadEntry;
import kibitzer.advice.Bound;
import kibitzer.advice.ClubFigure;
import kibitzer.advice.RuleFigure;
import kibitzer.classroom.club.PlayedSo;
import kibitzer.web.button.OnceButton;
import kibitzer.web.page.EntryForm;

/** Which figure of which rule, and what is played in its place; what it does is told first, and then it can be played. */
final class FigureForm extends Composite<Div> {
    private final ComboBox<ClubRule> rule = new ComboBox<>("The rule");
    private final Select<RuleFigure> figure = new Select<>();
    private final NumberField least = new NumberField("From");
    private final NumberField most = new NumberField("To");
    private final TextField note = new TextField("A note for the class, if you like");
    private final Div effect = new Div();

    /** What is done with what stands in the form. */
    interface Doing {
        EffectInWords effect(ClubFigure figure);

        void play(PlayedSo so);
    }

    FigureForm(Doing doing) {
        rule.setItems(ClubRule.every());
        rule.setItemLabelGenerator(ClubRule::name);
        rule.setPlaceholder("Weak no trump");
        figure.setLabel("What it asks");
        figure.setItemLabelGenerator(one -> one == null ? "" : one.inWords());
        note.setMaxLength(PlayedSo.LONGEST_NOTE);
        rule.addValueChangeListener(change -> choose(Optional.ofNullable(change.getValue())));
        figure.addValueChangeListener(change -> fill(Optional.ofNullable(change.getValue())));
        for (NumberField end : List.of(least, most)) {
            end.setStepButtonsVisible(true);
            end.setManualValidation(true);
            end.addValueChangeListener(change -> effect.removeAll());
        }
        fill(Optional.empty());
        Consumer<PlayedSo> play = doing::play;
        getContent()
                .add(
                        new EntryForm("See what it changes", () -> {
                                    ClubFigure chosen = chosen();
                                    effect.removeAll();
                                    effect.add(doing.effect(chosen), playing(chosen, play));
                                })
                                .with(rule)
                                .with(figure)
                                .with(least)
                                .with(most)
                                .with(note),
                        effect);
    }

    private Div playing(ClubFigure chosen, Consumer<PlayedSo> play) {
        OnceButton button = new OnceButton("Play it so", () -> play.accept(new PlayedSo(chosen, note.getValue())));
        button.addClassNames("kb-button", "kb-button-first");
        Div actions = new Div(button);
        actions.addClassName("kb-actions");
        return actions;
    }

    private void choose(Optional<ClubRule> chosen) {
        List<RuleFigure> figures = chosen.map(ClubRule::figures).orElse(List.of());
        figure.setItems(figures);
        figures.stream().findFirst().ifPresent(figure::setValue);
        if (figures.isEmpty()) {
            fill(Optional.empty());
        }
    }

    private void fill(Optional<RuleFigure> asked) {
        effect.removeAll();
        figure.setVisible(asked.isPresent());
        show(least, asked, asked.flatMap(one -> one.range().min()));
        show(most, asked, asked.flatMap(one -> one.range().max()));
    }

    private static void show(NumberField field, Optional<RuleFigure> asked, Optional<Bound> end) {
        field.setVisible(end.isPresent());
        end.ifPresent(bound -> {
            RuleFigure figure = asked.orElseThrow();
            field.setStep(figure.step());
            field.setMin(figure.lowest(bound.value()));
            field.setMax(figure.highest(bound.value()));
            field.setValue(bound.value());
        });
    }

    private ClubFigure chosen() {
        RuleFigure asked = Optional.ofNullable(figure.getValue())
                .orElseThrow(() -> new BadEntry(BadEntry.Field.ELSEWHERE, "Choose a rule first."));
        try {
            return new ClubFigure(
                    Optional.ofNullable(rule.getValue()).orElseThrow().id(), asked.key(), end(least), end(most));
        } catch (IllegalArgumentException noRange) {
            throw new BadEntry(BadEntry.Field.ELSEWHERE, "Say from where to where, the lower figure first.");
        }
    }

    private static Optional<Double> end(NumberField field) {
        return field.isVisible() ? Optional.ofNullable(field.getValue()) : Optional.empty();
    }
}
