package kibitzer.web.classroom.assignment;

import com.vaadin.flow.component.ClientCallable;
import com.vaadin.flow.component.html.Div;

/**
 * Stands under the question of an open sitting, and where it is handed in: says when the connection is lost and an answer given now is not stored yet, and
 * asks the trainer how the sitting stands whenever its window is looked at again.
 */
final class SittingWatch extends Div {
    /** Where questions are answered. */
    static final String ANSWERS =
            "The connection is lost. What you answer now is not stored yet; it is sent as soon as the"
                    + " connection is back. Keep this page open.";

    /** Where the sitting is handed in. */
    static final String HANDING_IN =
            "The connection is lost. What you answered is stored, but nothing is handed in now; if you click, it is sent as soon"
                    + " as the connection is back. Keep this page open.";

    private static final String WATCH = "const state = window.Vaadin && Vaadin.connectionState; const tell = () => {"
            + " if (!this.isConnected) return; const lost = !navigator.onLine || !!state && ['reconnecting',"
            + " 'connection-lost'].includes(state.state); if (lost !== !!this.textContent) this.textContent = lost ? $0 :"
            + " ''; }; const look = () => { if (this.isConnected && !document.hidden && navigator.onLine)"
            + " this.$server.look(); }; if (state) state.addStateChangeListener(tell); addEventListener('offline', tell);"
            + " addEventListener('online', tell); addEventListener('focus', look);"
            + " document.addEventListener('visibilitychange', look); tell();";

    private final transient Runnable look;

    /**
     * @param lost what is said while the connection is lost
     * @param look at how the sitting stands by now
     */
    SittingWatch(String lost, Runnable look) {
        this.look = look;
        addClassNames("kb-fault", "kb-sitting-watch");
        getElement().setAttribute("role", "alert");
        getElement().executeJs(WATCH, lost);
    }

    @ClientCallable
    void look() {
        look.run();
    }
}
