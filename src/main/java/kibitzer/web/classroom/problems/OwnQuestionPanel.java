package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.component.textfield.TextField;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import kibitzer.cards.BadNotation;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.decisions.Decision;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.own.OwnDecisions;
import kibitzer.decisions.own.WrittenChoice;
import kibitzer.web.button.OnceButton;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A question of one's own: with choices, each with its reason; or to be answered in words, which the instructor marks. */
final class OwnQuestionPanel extends Div {
    private static final String CHOICES = "Choices, which the trainer marks";
    private static final String WORDS = "In words, which you read and mark";

    private final transient Consumer<List<DraftQuestion>> adds;
    private final Select<String> kind = new Select<>();
    private final TextArea ask = new TextArea("The question");
    private final TextField cards = new TextField("Cards shown beside it, if any");
    private final TextField auction = new TextField("The auction, if any");
    private final List<Row> rows = new ArrayList<>();
    private final Div choices = new Div();
    private final Paragraph status = new Paragraph();

    private record Row(TextField says, Checkbox right, TextField because) {
        boolean isEmpty() {
            return says.getValue().isBlank() && because.getValue().isBlank();
        }
    }

    OwnQuestionPanel(String into, Consumer<List<DraftQuestion>> adds) {
        this.adds = adds;
        kind.setLabel("Answered by");
        kind.setItems(CHOICES, WORDS);
        kind.setValue(CHOICES);
        kind.setWidth("min(24rem, 100%)");
        kind.addValueChangeListener(change -> choices.setVisible(CHOICES.equals(change.getValue())));
        ask.setMaxLength(WrittenChoice.LONGEST_ASK);
        ask.setWidthFull();
        cards.setHelperText("Such as KS QS TH");
        auction.setHelperText("Such as 1H pass 2H pass");
        for (int number = 1; number <= WrittenChoice.MOST_CHOICES; number++) {
            choices.add(row(number));
        }
        status.getElement().setAttribute("role", "status");
        Div beside = new Div(cards, auction);
        beside.addClassName("kb-field-row");
        OnceButton add = new OnceButton("Add to " + into, this::add);
        add.addClassNames("kb-button", "kb-button-first");
        Div actions = new Div(add);
        actions.addClassName("kb-actions");
        addClassName("kb-own-question");
        add(kind, ask, beside, choices, actions, status);
    }

    private Div row(int number) {
        Row row = new Row(
                new TextField("Choice " + number),
                new Checkbox("Choice " + number + " is right"),
                new TextField("Why choice " + number));
        row.says().setMaxLength(WrittenChoice.LONGEST_CHOICE);
        row.because().setMaxLength(WrittenChoice.LONGEST_REASON);
        row.because().setHelperText("Told with the verdict");
        rows.add(row);
        Div fields = new Div(row.says(), row.because(), row.right());
        fields.addClassName("kb-field-row");
        return fields;
    }

    private void add() {
        Decision<?, ?> decision = CHOICES.equals(kind.getValue()) ? OwnDecisions.CHOICE : OwnDecisions.WORDS;
        ObjectNode position = position();
        try {
            decision.form().read(position, "question");
        } catch (BadQuestion | BadNotation unfinished) {
            status.setText(unfinished.getMessage() + ".");
            return;
        }
        adds.accept(List.of(DraftQuestion.written(decision.id(), position)));
        ask.clear();
        cards.clear();
        auction.clear();
        rows.forEach(row -> {
            row.says().clear();
            row.because().clear();
            row.right().clear();
        });
        status.setText("1 question is added.");
    }

    private ObjectNode position() {
        ObjectNode position =
                JsonNodeFactory.instance.objectNode().put("ask", ask.getValue().strip());
        if (CHOICES.equals(kind.getValue())) {
            ArrayNode all = position.putArray("choices");
            rows.stream().filter(row -> !row.isEmpty()).forEach(row -> {
                ObjectNode one =
                        all.addObject().put("says", row.says().getValue().strip());
                if (row.right().getValue()) {
                    one.put("right", true);
                }
                one.put("because", row.because().getValue().strip());
            });
        }
        if (!cards.getValue().isBlank()) {
            position.put("cards", cards.getValue().strip());
        }
        if (!auction.getValue().isBlank()) {
            position.put("auction", auction.getValue().strip());
        }
        return position;
    }
}
