package kibitzer.classroom.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import kibitzer.SharedFixture;
import kibitzer.classroom.live.LiveLessonsDatabase.Taught;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;

/** Two trainers on one PostgreSQL: what is done on one is seen on the other. */
@SharedFixture
class TwoTrainersTest {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private final LiveLessonsDatabase first = LiveLessonsDatabase.POSTGRESQL;

    private static LiveView await(LinkedBlockingQueue<LiveView> seen, Predicate<LiveView> wanted)
            throws InterruptedException {
        while (true) {
            LiveView view = seen.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS);
            assertThat(view).as("a view that is awaited").isNotNull();
            if (wanted.test(view)) {
                return view;
            }
        }
    }

    /** Heard by the notice itself: nobody looks at this lesson by the clock. */
    @Test
    void aNoticeOfOneTrainerIsHeardByTheOtherOnceAndByItsOwn() throws InterruptedException {
        try (ConfigurableApplicationContext second = first.another()) {
            LinkedBlockingQueue<LiveLessonId> heard = new LinkedBlockingQueue<>();
            LinkedBlockingQueue<LiveLessonId> own = new LinkedBlockingQueue<>();
            Runnable there = second.getBean(LiveNotices.class).listen(heard::add);
            Runnable here = first.get(LiveNotices.class).listen(own::add);
            LiveLessonId lesson = LiveLessonId.fresh();
            // The ear opens when the first listener comes: it is told until it hears.
            while (heard.isEmpty()) {
                first.get(LiveNotices.class).tell(lesson);
                assertThat(own.poll(1, TimeUnit.SECONDS)).isEqualTo(lesson);
                LiveLessonId other = heard.poll(100, TimeUnit.MILLISECONDS);
                if (other != null) {
                    assertThat(other).isEqualTo(lesson);
                    break;
                }
            }
            here.run();
            there.run();
        }
    }

    @Test
    void anAnswerGivenOnOneTrainerIsCountedOnTheOtherAndEitherCarriesOn() throws InterruptedException {
        try (ConfigurableApplicationContext second = first.another()) {
            Taught taught = first.taught();
            LiveLessonId lesson = first.open(taught, LiveSettings.USUAL, 1);
            LinkedBlockingQueue<LiveView> board = new LinkedBlockingQueue<>();
            Runnable leave = second.getBean(LiveRooms.class).enter(lesson, board::add);
            Seat ann = first.seats().join(lesson, first.guest(), SeatName.entered("Ann"));
            LiveLessons other = second.getBean(LiveLessons.class);

            other.next(
                    taught.instructor(),
                    lesson,
                    await(board, view -> view.seats() == 1).lesson());
            first.seats().answer(lesson, ann.learner(), 1, LiveLessonsDatabase.answer(1), Duration.ZERO);
            LiveView answered = await(board, view -> view.answered() == 1);
            assertThat(answered.lesson().phase()).isEqualTo(Phase.ASKING);

            // The seat and its answer are found wherever the phone comes back.
            LiveSeats there = second.getBean(LiveSeats.class);
            assertThat(there.seat(lesson, ann.learner())).contains(ann);
            assertThat(there.answer(lesson, ann.learner(), 1, LiveLessonsDatabase.answer(3), Duration.ZERO)
                            .answer())
                    .isEqualTo(LiveLessonsDatabase.answer(1));
            leave.run();
        }
    }
}
