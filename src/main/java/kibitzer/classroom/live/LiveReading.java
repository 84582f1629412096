package kibitzer.classroom.live;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Reads live lessons as they stand now. Who may see them is not asked here. */
@Service
@Transactional(readOnly = true)
public class LiveReading {
    private final LessonRows lessons;
    private final QuestionRows questions;
    private final SeatRows seats;
    private final Clock clock;
    private final AtomicLong readings = new AtomicLong();

    LiveReading(LessonRows lessons, QuestionRows questions, SeatRows seats, Clock clock) {
        this.lessons = lessons;
        this.questions = questions;
        this.seats = seats;
        this.clock = clock;
    }

    /** What the screens show; empty if there is no such lesson. */
    public Optional<LiveView> view(LiveLessonId id) {
        long read = readings.incrementAndGet();
        return lessons.find(id).map(this::now).map(head -> view(read, head));
    }

    /** As it stands now. */
    LiveLessonHead now(LiveLessonHead head) {
        return new LiveLessonHead(
                head.id(),
                head.classroom(),
                head.title(),
                head.code(),
                head.lesson().at(DatabaseTime.now(clock)),
                head.begun(),
                head.ended());
    }

    private LiveView view(long read, LiveLessonHead head) {
        LiveLesson lesson = head.lesson();
        int number = lesson.shown();
        Optional<LiveQuestion> shown = questions.find(head.id(), number);
        boolean spread = lesson.tells() || lesson.phase() == Phase.SPREAD;
        if (!spread && !lesson.isOver()) {
            return new LiveView(
                    read,
                    head,
                    shown,
                    seats.present(head.id()),
                    seats.answered(head.id(), number),
                    new AnswerSpread(List.of()),
                    List.of());
        }
        List<Seat> present = seats.of(head.id()).stream().filter(Seat::present).toList();
        Map<SeatId, Seat> byId = present.stream().collect(Collectors.toMap(Seat::id, Function.identity()));
        AnswerSpread answers = shown.map(asked -> AnswerSpread.of(asked.what(), seats.answers(head.id(), number), byId))
                .orElseGet(() -> new AnswerSpread(List.of()));
        List<LiveScore> standings = lesson.tells() || lesson.isOver()
                ? Scores.of(present, questions.of(head.id()), seats.answers(head.id()))
                : List.of();
        return new LiveView(read, head, shown, byId.keySet(), seats.answered(head.id(), number), answers, standings);
    }
}
