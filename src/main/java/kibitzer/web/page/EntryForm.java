package kibitzer.web.page;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Focusable;
import com.vaadin.flow.component.HasValidation;
import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.TooManyGuesses;

/** A form that is sent with Enter or its button; what cannot be taken is said at its field. */
@Tag("form")
public final class EntryForm extends HtmlContainer {
    private final Map<BadEntry.Field, Asked> fields = new EnumMap<>(BadEntry.Field.class);
    private final Paragraph problem = new Paragraph();
    private final Div buttons = new Div();
    private final NativeButton send;

    /** A field, which can be found fault with and gone to. */
    private record Asked(HasValidation field, Focusable<?> place) {}

    /** @param task may throw {@link BadEntry} or {@link TooManyGuesses}; the form says so and stays */
    public EntryForm(String button, Runnable task) {
        addClassName("kb-form");
        // The browser's own bubble tells one fault at a time, and not in our words.
        getElement().setAttribute("novalidate", true);
        problem.addClassName("kb-note");
        problem.getElement().setAttribute("role", "alert");
        problem.setVisible(false);
        send = new NativeButton(button);
        send.addClassNames("kb-button", "kb-button-first");
        send.getElement().setAttribute("type", "submit");
        buttons.addClassName("kb-actions");
        buttons.add(send);
        add(problem, buttons);
        getElement().addEventListener("submit", event -> run(task)).preventDefault();
    }

    /** Adds a field before the button. */
    public <F extends Component & HasValidation & Focusable<?>> EntryForm with(BadEntry.Field kind, F field) {
        fields.put(kind, new Asked(field, field));
        // The address says who is asked; an error has its place before there is one, so that nothing jumps.
        field.getElement().getClassList().add("kb-form-field");
        return with((Component) field);
    }

    /** The same on a page that is there for something else: its button is not the filled one. */
    public EntryForm aside() {
        send.removeClassName("kb-button-first");
        return this;
    }

    public EntryForm with(Component part) {
        addComponentAtIndex(getElement().indexOfChild(buttons.getElement()), part);
        return this;
    }

    private void run(Runnable task) {
        problem.setVisible(false);
        fields.values().forEach(asked -> asked.field().setInvalid(false));
        try {
            task.run();
        } catch (BadEntry bad) {
            tell(bad);
        } catch (TooManyGuesses tooMany) {
            tell(tooMany.says());
        }
    }

    /** Each fault at its field; the first of them is where the learner goes on. */
    private void tell(BadEntry bad) {
        List<Asked> faulty = new ArrayList<>();
        for (BadEntry fault : bad.all()) {
            Asked asked = fields.get(fault.field());
            if (asked == null) {
                tell(fault.says());
            } else {
                asked.field().setErrorMessage(fault.says());
                asked.field().setInvalid(true);
                faulty.add(asked);
            }
        }
        faulty.stream().findFirst().ifPresent(asked -> asked.place().focus());
    }

    private void tell(String says) {
        problem.setText(says);
        problem.setVisible(true);
    }
}
