package kibitzer.web.classroom.pages;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.textfield.TextField;
import java.util.List;
import java.util.function.Consumer;
import kibitzer.classroom.pages.PageText;
import kibitzer.content.lesson.Part;
import kibitzer.content.reading.Reading;
import kibitzer.web.button.OnceButton;
import kibitzer.web.classroom.problems.FaultList;

/** Cards to be looked at, with a caption. */
final class HandPanel extends Div {
    private static final int LONGEST = 200;

    private final TextField cards = new TextField("Cards");
    private final TextField caption = new TextField("Caption, if any");
    private final FaultList faults = new FaultList();

    HandPanel(Consumer<String> puts) {
        cards.setHelperText("A hand by suits, AQ4.KJ52.Q83.K97, or cards in their order, KS QS TH");
        for (TextField field : new TextField[] {cards, caption}) {
            field.setMaxLength(LONGEST);
            field.addClassName("kb-wide-field");
        }
        OnceButton put = new OnceButton("Put the hand in", () -> {
            String block = block();
            Reading<List<Part>> reading = new PageText("", block).reading();
            faults.show(reading.faults(), false);
            if (reading.isSound()) {
                puts.accept(block);
                cards.clear();
                caption.clear();
            }
        });
        put.addClassNames("kb-button", "kb-button-first");
        Div row = new Div(cards, caption);
        row.addClassName("kb-field-row");
        Div actions = new Div(put);
        actions.addClassName("kb-actions");
        add(row, faults, actions);
    }

    private String block() {
        String line = oneLine(caption.getValue());
        return "```hand\n" + oneLine(cards.getValue()) + "\n" + (line.isEmpty() ? "" : "caption: " + line + "\n")
                + "```";
    }

    private static String oneLine(String typed) {
        return typed.replaceAll("[\\r\\n`]+", " ").strip();
    }
}
