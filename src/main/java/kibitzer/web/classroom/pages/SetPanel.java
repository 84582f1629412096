package kibitzer.web.classroom.pages;

import com.vaadin.flow.component.checkbox.CheckboxGroup;
import com.vaadin.flow.component.combobox.ComboBox;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.data.renderer.ComponentRenderer;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.classroom.problems.StoredDraft;
import kibitzer.content.problemset.ProblemSet;
import kibitzer.marking.Silence;
import kibitzer.web.button.OnceButton;
import kibitzer.web.classroom.problems.QuestionSummary;
import kibitzer.web.classroom.problems.SilenceMark;
import kibitzer.web.table.CardText;

/** Takes questions out of the writer's own sets. */
final class SetPanel extends Div {
    private final CheckboxGroup<DraftQuestion> questions = new CheckboxGroup<>("Its questions");
    private final OnceButton put = new OnceButton("Put the ticked ones in");

    SetPanel(List<StoredDraft> sets, Consumer<List<DraftQuestion>> puts) {
        if (sets.isEmpty()) {
            add(new Paragraph("You have no set yet: Sets, in the list of classes, is where they are made."));
            return;
        }
        ComboBox<StoredDraft> set = new ComboBox<>("Set");
        set.setItems(List.copyOf(sets));
        set.setItemLabelGenerator(stored -> stored.draft().shownTitle().orElse("A set without a title"));
        set.addClassName("kb-wide-select");
        set.addValueChangeListener(change -> show(Optional.ofNullable(change.getValue())));
        questions.setRenderer(new ComponentRenderer<>(SetPanel::summary));
        questions.addClassName("kb-checked-list");
        put.addClassNames("kb-button", "kb-button-first");
        put.onClick(() -> {
            List<DraftQuestion> ticked = questions
                    .getListDataView()
                    .getItems()
                    .filter(questions.getValue()::contains)
                    .toList();
            if (!ticked.isEmpty()) {
                puts.accept(ticked);
                questions.deselectAll();
            }
        });
        Div actions = new Div(put);
        actions.addClassName("kb-actions");
        add(new Div(set), questions, actions);
        show(Optional.empty());
    }

    private void show(Optional<StoredDraft> chosen) {
        questions.setVisible(chosen.isPresent());
        put.setVisible(chosen.isPresent());
        chosen.ifPresent(set ->
                questions.setItems(set.draft().questions().stream().distinct().toList()));
    }

    private static Span summary(DraftQuestion question) {
        return question.reading()
                .problem()
                .map(ProblemSet.Problem::question)
                .map(asked -> {
                    Span summary = new Span(new CardText(QuestionSummary.of(asked)));
                    Silence.on(asked).map(SilenceMark::new).ifPresent(summary::add);
                    return summary;
                })
                .orElseGet(() -> new Span("Unfinished"));
    }
}
