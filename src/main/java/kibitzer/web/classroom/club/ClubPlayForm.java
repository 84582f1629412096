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
import kibitzer.advice.ClubAnswer;
import kibitzer.advice.ClubFigure;
import kibitzer.advice.ClubPlay;
import kibitzer.advice.ClubWithout;
import kibitzer.advice.RuleFigure;
import kibitzer.cards.BadNotation;
import kibitzer.classroom.club.PlayedSo;
import kibitzer.web.button.OnceButton;
import kibitzer.web.page.EntryForm;

/** Which rule is played otherwise, and in which way; what it does is told first, and then it can be played. */
final class ClubPlayForm extends Composite<Div> {
    private static final int LONGEST_CALL = 3;

    private final ComboBox<ClubRule> rule = new ComboBox<>("The rule");
    private final Select<ClubWay> way = new Select<>();
    private final Select<RuleFigure> figure = new Select<>();
    private final TextField call = new TextField("Your club's call");
    private final NumberField least = new NumberField("From");
    private final NumberField most = new NumberField("To");
    private final TextField note = new TextField("A note for the class, if you like");
    private final Div effect = new Div();

    /** What is done with what stands in the form. */
    interface Doing {
        EffectInWords effect(ClubPlay play);

        void play(PlayedSo so);
    }

    ClubPlayForm(List<ClubRule> rules, Doing doing) {
        rule.setItems(rules);
        rule.setItemLabelGenerator(ClubRule::name);
        rule.setPlaceholder("such as weak no trump");
        way.setLabel("Your club plays it");
        way.setItemLabelGenerator(one -> one == null ? "" : one.label());
        way.addValueChangeListener(change -> choose(Optional.ofNullable(change.getValue())));
        call.setHelperText("2H, or 2M for both majors, 2m for both minors, 2x for any suit");
        call.setMaxLength(LONGEST_CALL);
        call.addValueChangeListener(change -> effect.removeAll());
        figure.setLabel("What it asks");
        note.setMaxLength(PlayedSo.LONGEST_NOTE);
        rule.addValueChangeListener(change -> offer(Optional.ofNullable(change.getValue())));
        figure.addValueChangeListener(change -> fill(Optional.ofNullable(change.getValue())));
        for (NumberField end : List.of(least, most)) {
            end.setStepButtonsVisible(true);
            end.setManualValidation(true);
            end.addValueChangeListener(change -> effect.removeAll());
        }
        offer(Optional.empty());
        Consumer<PlayedSo> play = doing::play;
        getContent()
                .add(
                        new EntryForm("See what it changes", () -> {
                                    ClubPlay chosen = chosen();
                                    effect.removeAll();
                                    effect.add(doing.effect(chosen), playing(chosen, play));
                                })
                                .with(rule)
                                .with(way)
                                .with(figure)
                                .with(least)
                                .with(most)
                                .with(call)
                                .with(note),
                        effect);
    }

    private Div playing(ClubPlay chosen, Consumer<PlayedSo> play) {
        OnceButton button = new OnceButton("Play it so", () -> play.accept(new PlayedSo(chosen, note.getValue())));
        button.addClassNames("kb-button", "kb-button-first");
        Div actions = new Div(button);
        actions.addClassName("kb-actions");
        return actions;
    }

    private void offer(Optional<ClubRule> chosen) {
        List<ClubWay> ways = chosen.map(ClubWay::of).orElse(List.of());
        way.setItems(ways);
        way.setVisible(!ways.isEmpty());
        ways.stream().findFirst().ifPresent(way::setValue);
        if (ways.isEmpty()) {
            choose(Optional.empty());
        }
    }

    private void choose(Optional<ClubWay> chosen) {
        effect.removeAll();
        call.setVisible(chosen.filter(one -> one == ClubWay.ANSWER || one == ClubWay.BESIDE)
                .isPresent());
        List<RuleFigure> figures = chosen.filter(ClubWay.FIGURE::equals)
                .flatMap(any -> Optional.ofNullable(rule.getValue()))
                .map(ClubRule::figures)
                .orElse(List.of());
        figure.setItemLabelGenerator(one -> one == null ? "" : label(one, figures));
        figure.setItems(figures);
        figures.stream().findFirst().ifPresent(figure::setValue);
        if (figures.isEmpty()) {
            fill(Optional.empty());
        }
    }

    /** What a rule asks a second time in the same words, perhaps of another number, is told from the first. */
    private static String label(RuleFigure figure, List<RuleFigure> figures) {
        boolean again = figures.stream()
                .takeWhile(other -> !other.equals(figure))
                .anyMatch(before -> before.inWords().equals(figure.inWords()));
        return figure.inWords() + (again ? ", asked again" : "");
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

    private ClubPlay chosen() {
        ClubRule of = Optional.ofNullable(rule.getValue())
                .orElseThrow(() -> new BadEntry(BadEntry.Field.ELSEWHERE, "Choose a rule first."));
        return switch (Optional.ofNullable(way.getValue()).orElse(ClubWay.FIGURE)) {
            case FIGURE -> figure(of);
            case WITHOUT -> new ClubWithout(of.id());
            case ANSWER -> answer(of, false);
            case BESIDE -> answer(of, true);
        };
    }

    private ClubPlay answer(ClubRule of, boolean beside) {
        String text = call.getValue().strip();
        try {
            return ClubAnswer.read(of.id(), text, beside);
        } catch (BadNotation noCall) {
            throw new BadEntry(
                    BadEntry.Field.ELSEWHERE, "\"" + text + "\" is no call; expected 2H, 1NT, or 2M for both majors.");
        }
    }

    private ClubFigure figure(ClubRule of) {
        RuleFigure asked = Optional.ofNullable(figure.getValue())
                .orElseThrow(() -> new BadEntry(BadEntry.Field.ELSEWHERE, "Choose a rule first."));
        try {
            return new ClubFigure(of.id(), asked.key(), end(least), end(most));
        } catch (IllegalArgumentException noRange) {
            throw new BadEntry(BadEntry.Field.ELSEWHERE, "Say from where to where, the lower figure first.");
        }
    }

    private static Optional<Double> end(NumberField field) {
        return field.isVisible() ? Optional.ofNullable(field.getValue()) : Optional.empty();
    }
}
