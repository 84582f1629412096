package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;
import kibitzer.content.problemset.SetReading.QuestionReading;
import kibitzer.decisions.ask.HowMany;
import kibitzer.marking.Silence;
import kibitzer.web.button.OnceButton;
import kibitzer.web.table.CardText;

/** A closed question in a list: its number, what it asks, what it counts, and buttons to open, move and remove it. */
final class QuestionRow extends ListItem {
    private final Span number = new Span();
    private final Span points = new Span();
    private final NativeButton toggle = new NativeButton();
    private final NativeButton up = new NativeButton("\u2191");
    private final NativeButton down = new NativeButton("\u2193");
    private final OnceButton remove = new OnceButton("Remove");
    private final Div place = new Div();

    QuestionRow() {
        addClassName("kb-set-question");
        number.addClassName("kb-set-number");
        points.addClassName("kb-soft");
        toggle.addClassName("kb-set-toggle");
        toggle.getElement().setAttribute("aria-expanded", "false");
        for (NativeButton button : new NativeButton[] {up, down, remove}) {
            button.addClassNames("kb-button", "kb-button-quiet");
        }
        Div buttons = new Div(up, down, remove);
        buttons.addClassName("kb-set-buttons");
        Div line = new Div(number, toggle, points, buttons);
        line.addClassName("kb-set-line");
        add(line, place);
    }

    void onToggle(Runnable action) {
        toggle.addClickListener(click -> action.run());
    }

    void onUp(Runnable action) {
        up.addClickListener(click -> action.run());
    }

    void onDown(Runnable action) {
        down.addClickListener(click -> action.run());
    }

    void onRemove(Runnable action) {
        remove.onClick(action);
    }

    /** @param index from 0 */
    void place(int index, int of) {
        number.setText(String.valueOf(index + 1));
        String name = "question " + (index + 1);
        up.getElement().setAttribute("aria-label", "Move " + name + " up");
        down.getElement().setAttribute("aria-label", "Move " + name + " down");
        remove.getElement().setAttribute("aria-label", "Remove " + name);
        up.setEnabled(index > 0);
        down.setEnabled(index < of - 1);
    }

    void show(QuestionReading reading, int counts, boolean overruled) {
        toggle.removeAll();
        toggle.add(reading.problem()
                .map(problem -> (Component) new CardText(QuestionSummary.of(problem.question())))
                .orElseGet(() -> new Span("Unfinished")));
        if (!reading.isSound()) {
            Span faulty = new Span(" \u2013 something is wrong or missing");
            faulty.addClassName("kb-set-faulty");
            toggle.add(faulty);
        }
        if (!overruled) {
            reading.problem()
                    .flatMap(problem -> Silence.on(problem.question()))
                    .ifPresent(silence -> toggle.add(new SilenceMark(silence)));
        }
        points.setText(HowMany.of(counts, "point") + (overruled ? ", overruled" : ""));
    }

    void open(QuestionEditor editor) {
        place.removeAll();
        place.add(editor);
        toggle.getElement().setAttribute("aria-expanded", "true");
    }

    void close() {
        place.removeAll();
        toggle.getElement().setAttribute("aria-expanded", "false");
    }

    /** A button that is off cannot hold the focus: the other one takes it. */
    void focusMover(boolean upwards) {
        NativeButton wanted = upwards ? up : down;
        (wanted.isEnabled() ? wanted : upwards ? down : up).focus();
    }

    void takeFocus() {
        toggle.focus();
    }
}
