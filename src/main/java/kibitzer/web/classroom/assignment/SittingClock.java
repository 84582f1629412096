package kibitzer.web.classroom.assignment;

import com.vaadin.flow.component.ClientCallable;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import kibitzer.classroom.assignment.Paper;
import kibitzer.web.picture.Countdown;

/**
 * The time that is left of a sitting. It is seen all the time and told aloud three times alone: five minutes and one minute before
 * the end, and at the end, when the page is shown anew. The trainer says when it is over, whatever stands here.
 */
final class SittingClock extends Div {
    private static final String TELL = "const end = Date.now() + $0 * 1000; const status = this.lastElementChild;"
            + " const at = (before, task) => { const wait = end - before * 1000 - Date.now();"
            + " if (wait > 0) setTimeout(() => this.isConnected && task(), wait); };"
            + " at(300, () => status.textContent = '5 minutes are left.');"
            + " at(60, () => status.textContent = '1 minute is left.');"
            + " at(-1, () => this.$server.timeIsUp());";

    /** Of a sitting whose time is limited and goes on; empty for any other. */
    static Optional<SittingClock> of(Paper paper, Instant now) {
        return paper.isLimited()
                ? Optional.of(new SittingClock(Duration.between(now, paper.ends())))
                : Optional.empty();
    }

    private SittingClock(Duration left) {
        addClassName("kb-sitting-clock");
        Span told = new Span();
        told.addClassName("kb-unseen");
        told.getElement().setAttribute("role", "status");
        add(new Span("Time left "), new Countdown(left), told);
        getElement().executeJs(TELL, (int) Math.max(0, left.toSeconds()));
    }

    @ClientCallable
    void timeIsUp() {
        UI.getCurrent().refreshCurrentRoute(false);
    }
}
