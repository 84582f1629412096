package kibitzer.web.classroom.live;

import com.vaadin.flow.component.html.Span;
import java.time.Duration;
import java.util.Optional;

/** The seconds that are left, counted down by the browser; the question is closed by the trainer, whatever stands here. */
final class TimeLeft extends Span {
    /** The end is kept in the browser's own time, so that two clocks that differ do not matter. */
    private static final String RUN = "clearInterval(this.kbTick); const end = Date.now() + $0; const tell = () => {"
            + " const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));"
            + " this.textContent = Math.floor(left / 60) + ':' + String(left % 60).padStart(2, '0');"
            + " if (!left) clearInterval(this.kbTick); }; tell(); if ($1) this.kbTick = setInterval(tell, 250);";

    private Optional<Long> endsAt = Optional.empty();
    private boolean runs;

    TimeLeft() {
        addClassName("kb-live-time");
        getElement().setAttribute("role", "timer");
        setVisible(false);
    }

    /** @param running false while it stands still */
    void show(Optional<Duration> left, boolean running) {
        setVisible(left.isPresent());
        Optional<Long> end = left.map(time -> running ? System.currentTimeMillis() + time.toMillis() : time.toMillis());
        boolean same = runs == running
                && end.isPresent() == endsAt.isPresent()
                && end.map(at -> Math.abs(at - endsAt.orElse(at)) < 700).orElse(true);
        if (same) {
            return;
        }
        endsAt = end;
        runs = running;
        left.ifPresent(time -> getElement().executeJs(RUN, (double) time.toMillis(), running));
    }
}
