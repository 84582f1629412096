package kibitzer.web.picture;

import com.vaadin.flow.component.html.Span;
import java.time.Duration;

/** The time that is left, counted down in the browser; the server alone says when it is over. */
public final class Countdown extends Span {

    public Countdown(Duration left) {
        long seconds = Math.max(0, left.toSeconds());
        addClassName("kb-countdown");
        setText(seconds / 60 + ":" + String.format("%02d", seconds % 60));
        getElement().setAttribute("role", "timer").setAttribute("aria-label", "Time left");
        getElement()
                .executeJs(
                        "const end = Date.now() + $0 * 1000; const show = () => { if (!this.isConnected) return;"
                                + " const left = Math.max(0, Math.round((end - Date.now()) / 1000));"
                                + " this.textContent = left === 0 ? 'time is up'"
                                + " : Math.floor(left / 60) + ':' + String(left % 60).padStart(2, '0');"
                                + " if (left > 0) setTimeout(show, 250); }; show();",
                        (int) seconds);
    }
}
