package kibitzer.web.button;

import com.vaadin.flow.component.html.NativeButton;

/**
 * A button for a deed: a double click does it once. Without it the second click would do the deed again, or do it to
 * whatever the first one brought under the pointer.
 */
public final class OnceButton extends NativeButton {

    public OnceButton(String label) {
        super(label);
    }

    public OnceButton(String label, Runnable deed) {
        this(label);
        onClick(deed);
    }

    /** @param deed done with the first click of a row of quick ones, and with each press of a key */
    public void onClick(Runnable deed) {
        addClickListener(click -> {
            if (click.getClickCount() <= 1) {
                deed.run();
            }
        });
    }
}
