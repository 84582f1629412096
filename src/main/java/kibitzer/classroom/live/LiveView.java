package kibitzer.classroom.live;

import java.util.List;
import java.util.Optional;

/**
 * A live lesson as the screens show it at one moment.
 *
 * @param question the one that is on the screens; empty in the lobby before the first
 * @param seats how many take part
 * @param answered how many of them have answered the question
 * @param spread how the answers are spread; empty before that is shown
 * @param standings the first first; empty before a verdict is told
 */
public record LiveView(
        LiveLessonHead head,
        Optional<LiveQuestion> question,
        int seats,
        int answered,
        Spread spread,
        List<Standing> standings) {
    public LiveView {
        standings = List.copyOf(standings);
    }

    public LiveLesson lesson() {
        return head.lesson();
    }

    public Optional<Standing> standing(SeatId seat) {
        return standings.stream()
                .filter(standing -> standing.seat().id().equals(seat))
                .findFirst();
    }
}
