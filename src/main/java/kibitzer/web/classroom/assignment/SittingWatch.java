package kibitzer.web.classroom.assignment;

import com.vaadin.flow.component.ClientCallable;
import com.vaadin.flow.component.html.Div;

/**
 * Stands under the question of an open sitting: says when the connection is lost and an answer given now is not stored yet, and
 * asks the trainer how the sitting stands whenever its window is looked at again.
 */
final class SittingWatch extends Div {
    static final String LOST =
            "The connection is lost. What you answer now is not stored yet; it is sent as soon as the"
                    + " connection is back. Keep this page open.";

    private static final String WATCH = "const state = window.Vaadin && Vaadin.connectionState; const tell = () => {"
            + " if (!this.isConnected) return; const lost = !navigator.onLine || !!state && ['reconnecting',"
            + " 'connection-lost'].includes(state.state); if (lost !== !!this.textContent) this.textContent = lost ? $0 :"
            + " ''; }; const look = () => { if (this.isConnected && !document.hidden && navigator.onLine)"
            + " this.$server.look(); }; if (state) state.addStateChangeListener(tell); addEventListener('offline', tell);"
            + " addEventListener('online', tell); addEventListener('focus', look);"
            + " document.addEventListener('visibilitychange', look); tell();";

    private final transient Runnable look;

    /** @param look at how the sitting stands by now */
    SittingWatch(Runnable look) {
        this.look = look;
        addClassNames("kb-fault", "kb-sitting-watch");
        getElement().setAttribute("role", "alert");
        getElement().executeJs(WATCH, LOST);
    }

    @ClientCallable
    void look() {
        look.run();
    }
}
