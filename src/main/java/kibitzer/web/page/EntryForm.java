package kibitzer.web.page;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.TextFieldBase;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.TooManyGuesses;

/** A form that is sent with Enter or its button; what cannot be taken is said at its field. */
@Tag("form")
public final class EntryForm extends HtmlContainer {
    private final Map<BadEntry.Field, TextFieldBase<?, String>> fields = new EnumMap<>(BadEntry.Field.class);
    private final Paragraph problem = new Paragraph();
    private final Div buttons = new Div();

    /** @param task may throw {@link BadEntry} or {@link TooManyGuesses}; the form says so and stays */
    public EntryForm(String button, Runnable task) {
        addClassName("kb-form");
        // The browser's own bubble tells one fault at a time, and not in our words.
        getElement().setAttribute("novalidate", true);
        problem.addClassName("kb-note");
        problem.getElement().setAttribute("role", "alert");
        problem.setVisible(false);
        NativeButton send = new NativeButton(button);
        send.addClassNames("kb-button", "kb-button-first");
        send.getElement().setAttribute("type", "submit");
        buttons.addClassName("kb-actions");
        buttons.add(send);
        add(problem, buttons);
        getElement().addEventListener("submit", event -> run(task)).preventDefault();
    }

    /** Adds a field before the button. */
    public EntryForm with(BadEntry.Field kind, TextFieldBase<?, String> field) {
        fields.put(kind, field);
        // The address says who is asked; an error has its place before there is one, so that nothing jumps.
        field.setWidthFull();
        return with(field);
    }

    public EntryForm with(Component part) {
        addComponentAtIndex(getElement().indexOfChild(buttons.getElement()), part);
        return this;
    }

    private void run(Runnable task) {
        problem.setVisible(false);
        fields.values().forEach(field -> field.setInvalid(false));
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
        List<TextFieldBase<?, String>> faulty = new ArrayList<>();
        for (BadEntry fault : bad.all()) {
            TextFieldBase<?, String> field = fields.get(fault.field());
            if (field == null) {
                tell(fault.says());
            } else {
                field.setErrorMessage(fault.says());
                field.setInvalid(true);
                faulty.add(field);
            }
        }
        faulty.stream().findFirst().ifPresent(TextFieldBase::focus);
    }

    private void tell(String says) {
        problem.setText(says);
        problem.setVisible(true);
    }
}
