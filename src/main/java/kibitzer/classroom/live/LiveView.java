package kibitzer.classroom.live;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A live lesson as the screens show it at one moment.
 *
 * @param read counts the readings of this trainer, in the order in which they began
 * @param question the one that is on the screens; empty in the lobby before the first
 * @param present who takes part
 * @param answering who of them has answered the question
 * @param spread how the answers are spread; empty before that is shown
 * @param standings the first first; empty before a verdict is told
 */
public record LiveView(
        long read,
        LiveLessonHead head,
        Optional<LiveQuestion> question,
        Set<SeatId> present,
        Set<SeatId> answering,
        AnswerSpread spread,
        List<LiveScore> standings) {
    public LiveView {
        present = Set.copyOf(present);
        answering = Set.copyOf(answering);
        standings = List.copyOf(standings);
    }

    /** True if it was read before another: a screen that shows that one leaves this one out. */
    public boolean isOlderThan(LiveView other) {
        return read < other.read;
    }

    /** True if the same is seen, whenever it was read. */
    public boolean showsTheSameAs(LiveView other) {
        return new LiveView(other.read, head, question, present, answering, spread, standings).equals(other);
    }

    /** How many take part. */
    public int seats() {
        return present.size();
    }

    /** How many of them have answered the question. */
    public int answered() {
        return answering.size();
    }

    public LiveLesson lesson() {
        return head.lesson();
    }

    public Optional<LiveScore> standing(SeatId seat) {
        return standings.stream()
                .filter(standing -> standing.seat().id().equals(seat))
                .findFirst();
    }
}
