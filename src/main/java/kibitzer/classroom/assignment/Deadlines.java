package kibitzer.classroom.assignment;

import java.time.Instant;
import java.util.Optional;

/**
 * The terms' times for one learner. An extension moves the due time alone: late sittings end when they end for all, and where
 * the due time is put behind that, there is no late time. A moment that is named still belongs to what it ends.
 *
 * @param opens from here on
 * @param due on time up to here
 * @param close handed in for points up to here; the due time where there is no late time
 */
public record Deadlines(Instant opens, Instant due, Instant close, Late late, Optional<Early> early) {

    /** Where a moment lies. */
    public enum Phase {
        BEFORE,
        /** On time. */
        OPEN,
        /** For a part of the points. */
        LATE,
        /** Nothing counts any more, but it may be practised. */
        PRACTICE,
        CLOSED
    }

    /** @param extended the learner's own due time; one before the class's changes nothing */
    public static Deadlines of(Terms terms, Optional<Instant> extended) {
        Instant due = extended.filter(own -> own.isAfter(terms.due())).orElse(terms.due());
        Instant close =
                terms.late() instanceof Late.Reduced(Instant until, int percent) && until.isAfter(due) ? until : due;
        return new Deadlines(terms.opens(), due, close, terms.late(), terms.early());
    }

    /** True if there is a time after the due time in which a part of the points can be had. */
    public boolean hasLateTime() {
        return close.isAfter(due);
    }

    public Phase at(Instant moment) {
        if (moment.isBefore(opens)) {
            return Phase.BEFORE;
        }
        if (!moment.isAfter(due)) {
            return Phase.OPEN;
        }
        if (!moment.isAfter(close)) {
            return Phase.LATE;
        }
        return late instanceof Late.Practice ? Phase.PRACTICE : Phase.CLOSED;
    }

    /** What the points of a sitting count that was handed in at a moment, in hundredths: 100 on time. */
    public int percent(Instant submitted) {
        if (early.filter(credit -> !submitted.isAfter(credit.until())).isPresent()) {
            return early.get().percent();
        }
        if (!submitted.isAfter(due)) {
            return 100;
        }
        return late instanceof Late.Reduced(Instant until, int percent) && !submitted.isAfter(close) ? percent : 0;
    }

    /**
     * When a sitting that nobody handed in counts as handed in: on time if nothing in it changed after the due time.
     *
     * @param lastAnswer empty if nothing was answered
     */
    public Instant handedInByItself(Optional<Instant> lastAnswer) {
        return lastAnswer.filter(answered -> answered.isAfter(due)).isPresent() ? close : due;
    }

    /**
     * The same for a sitting whose own time is up at a moment, if that comes first.
     *
     * @param timeUp empty where its time is not limited
     */
    Instant handedInByItself(Optional<Instant> lastAnswer, Optional<Instant> timeUp) {
        Instant byDates = handedInByItself(lastAnswer);
        return timeUp.filter(byDates::isAfter).orElse(byDates);
    }
}
