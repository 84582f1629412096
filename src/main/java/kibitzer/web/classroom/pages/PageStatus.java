package kibitzer.web.classroom.pages;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;
import kibitzer.web.page.PageLink;

/** Says whether what is on the page is stored. */
final class PageStatus extends Div {
    private final Span says = new Span("Every change is stored at once; the class sees none of it until you show it.");

    PageStatus(OpenPage open) {
        addClassName("kb-save-status");
        getElement().setAttribute("role", "status");
        add(says);
        open.onSave(standing -> show(open, standing));
    }

    private void show(OpenPage open, OpenPage.Standing standing) {
        removeAll();
        add(says);
        getElement().setAttribute("data-state", standing.getClass().getSimpleName());
        switch (standing) {
            case OpenPage.Standing.Stored() -> says.setText("All changes are stored.");
            case OpenPage.Standing.NotStored(String why) -> {
                says.setText("Not stored: " + why);
                NativeButton again = new NativeButton("Store it now", click -> open.store());
                again.addClassName("kb-button");
                add(again);
            }
            case OpenPage.Standing.Overtaken(var newer) -> {
                says.setText(
                        "This page was changed elsewhere while you wrote here. That draft stands as it is; yours goes on"
                                + " as a page of its own, hidden, which you have before you. ");
                add(new PageLink("See the other draft", PageAddress.edit(open.classroom(), newer)));
            }
        }
    }
}
