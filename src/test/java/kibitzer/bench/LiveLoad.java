package kibitzer.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.assignment.Pupils;
import kibitzer.classroom.live.LiveAnswer;
import kibitzer.classroom.live.LiveLessonId;
import kibitzer.classroom.live.LiveLessons;
import kibitzer.classroom.live.LiveReading;
import kibitzer.classroom.live.LiveRooms;
import kibitzer.classroom.live.LiveSeats;
import kibitzer.classroom.live.LiveSettings;
import kibitzer.classroom.live.LiveView;
import kibitzer.classroom.live.PlannedQuestion;
import kibitzer.classroom.live.Seat;
import kibitzer.classroom.live.SeatName;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import kibitzer.marking.wire.LineReader;
import kibitzer.marking.wire.QuestionReader;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * A live lesson of many phones that answer at the same moment, every one of them twice, below the pages: what is stored is
 * counted, and how long an answer, a verdict, and the news of it take. Its data are in files.
 *
 * <p>Beside the benchmarks, since it takes no average: {@code ./kibitzer bench Classroom}.
 */
public final class LiveLoad {
    private static final int STEPS_TO_THE_NEXT = 6;

    private final int phones;
    private final LoadedTrainer trainer;
    private final LoadTimes answering = new LoadTimes();
    private final LoadTimes telling = new LoadTimes();
    private final AtomicLong views = new AtomicLong();

    private LiveLoad(int phones, LoadedTrainer trainer) {
        this.phones = phones;
        this.trainer = trainer;
    }

    /**
     * Has a lesson held, and tells the figures in a line.
     *
     * @param database where it is stored; empty for H2 in files
     */
    public static void tell(int phones, int questions, Optional<String> database) {
        try {
            Path data = Files.createTempDirectory("kibitzer-live");
            try (LoadedTrainer trainer = new LoadedTrainer(data, database)) {
                new LiveLoad(phones, trainer).run(questions, database.isPresent() ? "PostgreSQL" : "H2");
            } finally {
                try (Stream<Path> files = Files.walk(data)) {
                    files.sorted(Comparator.reverseOrder())
                            .forEach(file -> file.toFile().delete());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void run(int questions, String database) {
        Pupils pupils = new Pupils(trainer.get(JdbcClient.class));
        ClassroomId classroom = pupils.classroom(ZoneId.of("Europe/London").getId());
        LearnerId instructor = pupils.instructor(classroom);
        LiveLessons lessons = trainer.get(LiveLessons.class);
        LiveLessonId lesson = lessons.open(
                instructor,
                classroom,
                "Load",
                LiveSettings.USUAL,
                PlannedQuestion.of(IntStream.rangeClosed(1, questions)
                        .mapToObj(number -> DraftQuestion.written(QuestionReader.read(
                                LineReader.read("{\"decision\":\"bridge/rule-of-eleven\",\"position\":"
                                        + Pupils.position(number) + "}"),
                                Optional.empty())))
                        .toList()));
        LiveSeats seats = trainer.get(LiveSeats.class);
        List<Seat> seated = IntStream.range(0, phones)
                .mapToObj(phone -> seats.join(
                        lesson, trainer.get(Learners.class).welcome().learner(), SeatName.entered("Phone " + phone)))
                .toList();
        List<Runnable> leaving = seated.stream()
                .map(seat -> trainer.get(LiveRooms.class).enter(lesson, view -> views.incrementAndGet()))
                .toList();
        for (int number = 1; number <= questions; number++) {
            next(lessons, instructor, lesson);
            answerAtOnce(seats, seated, lesson, number);
            for (int step = 1; step <= STEPS_TO_THE_NEXT; step++) {
                long begun = System.nanoTime();
                next(lessons, instructor, lesson);
                if (step == 3) {
                    telling.over(begun);
                }
            }
        }
        leaving.forEach(Runnable::run);
        long stored = trainer.count("select count(*) from live_answer");
        long attempts = trainer.count("select count(*) from attempt where place = 'live'");
        System.out.printf(
                "%s: %d phones, %d questions, each answer sent twice at once: %d answers and %d attempts stored; an answer %s ms"
                        + " (p50, p95, p99), a verdict told %s ms; %d views given to screens%n",
                database,
                phones,
                questions,
                stored,
                attempts,
                answering.percentiles(),
                telling.percentiles(),
                views.get());
        long sent = (long) phones * questions;
        if (stored != sent || attempts != sent) {
            throw new IllegalStateException(
                    "Stored are " + stored + " answers and " + attempts + " attempts; sent were " + sent);
        }
    }

    private void answerAtOnce(LiveSeats seats, List<Seat> seated, LiveLessonId lesson, int number) {
        CountDownLatch start = new CountDownLatch(1);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<LiveAnswer>> sent = new ArrayList<>();
            for (int i = 0; i < 2 * seated.size(); i++) {
                Seat seat = seated.get(i / 2);
                int answer = i / 2 % 4;
                Callable<LiveAnswer> tap = () -> {
                    start.await();
                    long begun = System.nanoTime();
                    LiveAnswer stands = seats.answer(
                            lesson,
                            seat.learner(),
                            number,
                            JsonNodeFactory.instance.numberNode(answer),
                            Duration.ofSeconds(1));
                    answering.over(begun);
                    return stands;
                };
                sent.add(threads.submit(tap));
            }
            start.countDown();
            for (Future<LiveAnswer> one : sent) {
                one.get();
            }
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    private void next(LiveLessons lessons, LearnerId instructor, LiveLessonId lesson) {
        LiveView view = trainer.get(LiveReading.class).view(lesson).orElseThrow();
        lessons.next(instructor, lesson, view.lesson());
    }
}
