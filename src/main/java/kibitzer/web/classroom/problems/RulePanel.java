package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.checkbox.CheckboxGroup;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.component.textfield.IntegerField;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.data.renderer.ComponentRenderer;
import com.vaadin.flow.data.value.ValueChangeMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Seed;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.content.problemset.Dealing;
import kibitzer.content.search.FoundRule;
import kibitzer.content.search.RuleSearch;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.web.button.OnceButton;
import kibitzer.web.words.FamilyName;
import kibitzer.web.words.RuleTopic;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Finds rules by words and deals so many questions for each that is chosen. */
final class RulePanel extends Div {
    private static final int SHOWN = 40;
    private static final int MOST_EACH = 10;
    private static final int MOST_AT_ONCE = 60;
    private static final String EVERY = "";

    private final transient RuleSearch search;
    private final transient Consumer<List<DraftQuestion>> adds;
    private final TextField words = new TextField("Words");
    private final Select<String> family = new Select<>();
    private final CheckboxGroup<FoundRule> found = new CheckboxGroup<>();
    private final IntegerField each = new IntegerField("Questions for each");
    private final Paragraph status = new Paragraph();
    private final OnceButton add;

    RulePanel(RuleSearch search, String into, Consumer<List<DraftQuestion>> adds) {
        this.search = search;
        this.adds = adds;
        add = new OnceButton("Deal and add to " + into);
        add.addClassNames("kb-button", "kb-button-first");
        add.onClick(this::deal);
        words.setHelperText("Of the rule, its system, its game or a lesson: take-out double, Acol raise");
        words.setClearButtonVisible(true);
        words.setValueChangeMode(ValueChangeMode.LAZY);
        words.addValueChangeListener(change -> show());
        List<String> families = new ArrayList<>(List.of(EVERY));
        families.addAll(search.families());
        family.setLabel("Family");
        family.setItems(families);
        family.setItemLabelGenerator(one -> one == null || one.equals(EVERY) ? "Every family" : FamilyName.of(one));
        family.setValue(EVERY);
        family.addValueChangeListener(change -> show());
        found.setRenderer(new ComponentRenderer<>(RulePanel::told));
        found.addClassName("kb-checked-list");
        found.setLabel("Rules");
        each.setMin(1);
        each.setMax(MOST_EACH);
        each.setValue(1);
        each.setStepButtonsVisible(true);
        status.getElement().setAttribute("role", "status");
        Div choice = new Div(words, family);
        choice.addClassName("kb-field-row");
        Div actions = new Div(each, add);
        actions.addClassNames("kb-actions", "kb-add-actions");
        add(choice, status, found, actions);
        show();
    }

    private static Div told(FoundRule rule) {
        Span note = new Span(rule.decision()
                + (rule.lessons().isEmpty() ? "" : "; drilled in " + String.join(", ", rule.lessons()))
                + (rule.silent()
                        ? "; no book gives it: its questions are silent, and general practice marks them"
                        : ""));
        note.addClassName("kb-tile-note");
        Span title = new Span(RuleTopic.andTitle(Decisions.get(rule.id().text()), rule.rule()) + " ("
                + FamilyName.of(rule.id().family()) + ") ");
        title.getElement().setAttribute("title", rule.rule());
        return new Div(title, note);
    }

    private void show() {
        String wanted = words.getValue().strip();
        List<FoundRule> rules = wanted.isEmpty()
                ? List.of()
                : search.find(
                        wanted, Optional.ofNullable(family.getValue()).filter(one -> !one.equals(EVERY)), SHOWN + 1);
        found.setItems(rules.stream().limit(SHOWN).toList());
        found.setVisible(!rules.isEmpty());
        each.setVisible(!rules.isEmpty());
        add.setVisible(!rules.isEmpty());
        status.setText(
                wanted.isEmpty()
                        ? ""
                        : rules.isEmpty()
                                ? "No rule has all these words."
                                : rules.size() > SHOWN ? "The first " + SHOWN + "; more words find fewer." : "");
    }

    private void deal() {
        List<FoundRule> chosen = found.getListDataView()
                .getItems()
                .filter(found.getValue()::contains)
                .toList();
        int wanted = Math.clamp(each.getOptionalValue().orElse(1), 1, MOST_EACH);
        if (chosen.isEmpty() || chosen.size() * wanted > MOST_AT_ONCE) {
            status.setText(
                    chosen.isEmpty()
                            ? "Tick one rule or more."
                            : "That would be " + chosen.size() * wanted + " questions; " + MOST_AT_ONCE
                                    + " at once are the most.");
            return;
        }
        List<DraftQuestion> dealt = new ArrayList<>();
        int silent = 0;
        int missing = 0;
        for (FoundRule rule : chosen) {
            for (int i = 0; i < wanted; i++) {
                Optional<Dealing> dealing = dealing(rule);
                if (dealing.isEmpty()) {
                    missing++;
                } else {
                    dealt.add(DraftQuestion.dealt(dealing.get()));
                    silent += dealing.get().question().advice().silent() ? 1 : 0;
                }
            }
        }
        if (!dealt.isEmpty()) {
            adds.accept(dealt);
        }
        found.deselectAll();
        status.setText((dealt.size() == 1 ? "1 question is added" : dealt.size() + " questions are added")
                + (silent == 0 ? "" : "; on " + silent + " of them no book speaks")
                + (missing == 0 ? "." : "; " + missing + " could not be dealt."));
    }

    /** Empty where nothing can be dealt for the rule. */
    private static Optional<Dealing> dealing(FoundRule rule) {
        ObjectNode with = JsonNodeFactory.instance.objectNode();
        with.putArray(PractisedRules.OPTION).add(rule.rule());
        if (rule.silent()) {
            with.put("silent", true);
        }
        try {
            Dealing dealing = new Dealing(rule.id(), Seed.fresh(), with);
            dealing.question();
            return Optional.of(dealing);
        } catch (BadQuestion | BadNotation | IllegalArgumentException | IllegalStateException undealt) {
            return Optional.empty();
        }
    }
}
