package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;

/** Says whether what is on the page is stored. */
public final class SaveStatus extends Div {
    private final Span says = new Span("Every change is stored at once.");

    public SaveStatus(OpenDraft open) {
        addClassName("kb-save-status");
        getElement().setAttribute("role", "status");
        add(says);
        open.onSave(state -> show(open, state));
    }

    private void show(OpenDraft open, SaveState state) {
        removeAll();
        add(says);
        getElement().setAttribute("data-state", state.getClass().getSimpleName());
        switch (state) {
            case SaveState.Stored() -> says.setText("All changes are stored.");
            case SaveState.NotStored(String why) -> {
                says.setText("Not stored: " + why);
                NativeButton again = new NativeButton("Store it now", click -> open.store());
                again.addClassName("kb-button");
                add(again);
            }
            case SaveState.Overtaken(var newer) -> {
                says.setText(
                        "This set was changed elsewhere while you wrote here. That draft stands as it is; yours goes on"
                                + " in a set of its own, which you have before you. ");
                add(new Anchor("/set/" + newer, "See the other draft"));
            }
        }
    }
}
