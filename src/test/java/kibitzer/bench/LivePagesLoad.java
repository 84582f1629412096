package kibitzer.bench;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
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
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.assignment.Pupils;
import kibitzer.classroom.live.LiveLessonId;
import kibitzer.classroom.live.LiveLessons;
import kibitzer.classroom.live.LiveReading;
import kibitzer.classroom.live.LiveSettings;
import kibitzer.classroom.live.LiveView;
import kibitzer.classroom.live.PlannedQuestion;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.wire.LineReader;
import kibitzer.marking.wire.QuestionReader;
import kibitzer.web.ScriptedPage;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * A live lesson of many phones through the pages: each comes in by the code, types its name, looks at the question and answers it,
 * by the messages of Vaadin's script over HTTP, all at the same moment; every answer is sent twice.
 */
public final class LivePagesLoad implements AutoCloseable {
    private static final int STEPS_TO_THE_NEXT = 6;
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final LoadedTrainer trainer;
    private final Path data;
    private final LoadTimes coming = new LoadTimes();
    private final LoadTimes answering = new LoadTimes();

    /**
     * What there is in the end.
     *
     * @param seats phones that are in
     * @param answers stored, of all questions
     * @param attempts stored in the progress of those who answered
     * @param told phones on which the last verdict stands
     */
    public record Held(long seats, long answers, long attempts, long told) {}

    /** @param database where it is stored; empty for H2 in files */
    public LivePagesLoad(Optional<String> database) {
        try {
            data = Files.createTempDirectory("kibitzer-live-pages");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        trainer = new LoadedTrainer(data, database);
    }

    @Override
    public void close() {
        trainer.close();
        try (Stream<Path> files = Files.walk(data)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Has a lesson held, and tells the figures in a line. */
    public Held run(int phones, int questions) {
        Pupils pupils = new Pupils(trainer.get(JdbcClient.class));
        ClassroomId classroom = pupils.classroom("Europe/London");
        LearnerId instructor = pupils.instructor(classroom);
        LiveLessonId lesson = trainer.get(LiveLessons.class)
                .open(instructor, classroom, "Load", LiveSettings.USUAL, PlannedQuestion.of(drafted(questions)));
        String code = view(lesson).head().code().orElseThrow().text();
        List<ScriptedPage> pages = atOnce(phones, phone -> comesIn(code, phone));
        for (int number = 1; number <= questions; number++) {
            next(instructor, lesson);
            atOnce(pages.size(), phone -> answers(pages.get(phone), phone % 10));
            for (int step = 1; step <= STEPS_TO_THE_NEXT; step++) {
                next(instructor, lesson);
            }
        }
        long told = atOnce(pages.size(), phone -> isTold(pages.get(phone))).stream()
                .filter(Boolean::booleanValue)
                .count();
        Held held = new Held(
                trainer.count("select count(*) from live_seat"),
                trainer.count("select count(*) from live_answer"),
                trainer.count("select count(*) from attempt where place = 'live'"),
                told);
        System.out.printf(
                "%d phones through the pages, %d questions: %s; coming in %s ms, an answer %s ms (p50, p95, p99)%n",
                phones, questions, held, coming.percentiles(), answering.percentiles());
        return held;
    }

    private static List<DraftQuestion> drafted(int questions) {
        return IntStream.rangeClosed(1, questions)
                .mapToObj(number -> DraftQuestion.written(QuestionReader.read(
                        LineReader.read("{\"decision\":\"bridge/rule-of-eleven\",\"position\":"
                                + Pupils.position(number) + "}"),
                        Optional.empty())))
                .toList();
    }

    private ScriptedPage comesIn(String code, int phone) {
        long begun = System.nanoTime();
        ScriptedPage page = trainer.browser().page("live/" + code);
        page.type(page.line("Your name").orElseThrow(), "Phone " + phone);
        page.submit(page.last("form").orElseThrow());
        coming.over(begun);
        return page;
    }

    /** What the phone's script does when news come, or when it wakes up. */
    private ScriptedPage looks(ScriptedPage page) {
        page.call(page.last("main").orElseThrow(), "look");
        return page;
    }

    private boolean isTold(ScriptedPage page) {
        await().atMost(PATIENCE).until(() -> looks(page).text().contains(" right"));
        return true;
    }

    private ScriptedPage answers(ScriptedPage page, int number) {
        await().atMost(PATIENCE)
                .until(() -> looks(page).line("Your answer, a number").isPresent());
        int field = page.line("Your answer, a number").orElseThrow();
        int button = page.find("button", "Answer").orElseThrow();
        long begun = System.nanoTime();
        page.type(field, String.valueOf(number));
        page.click(button);
        answering.over(begun);
        page.click(button);
        return page;
    }

    private static <T> List<T> atOnce(int phones, IntFunction<T> does) {
        CountDownLatch start = new CountDownLatch(1);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<T>> sent = new ArrayList<>();
            for (int phone = 0; phone < phones; phone++) {
                int own = phone;
                Callable<T> tap = () -> {
                    start.await();
                    return does.apply(own);
                };
                sent.add(threads.submit(tap));
            }
            start.countDown();
            List<T> done = new ArrayList<>();
            for (Future<T> one : sent) {
                done.add(one.get());
            }
            return done;
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    private LiveView view(LiveLessonId lesson) {
        return trainer.get(LiveReading.class).view(lesson).orElseThrow();
    }

    private void next(LearnerId instructor, LiveLessonId lesson) {
        trainer.get(LiveLessons.class).next(instructor, lesson, view(lesson).lesson());
    }
}
