package kibitzer.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.Registration;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.assignment.Pupils;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import kibitzer.web.ScriptedBrowser;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/**
 * A class at an assignment, over HTTP: every learner answers every question, a part of the answers is sent twice at once, and when
 * all have answered, all hand in twice. In a rush nobody thinks and all hand in at the same moment; else each thinks for one to
 * three seconds before an answer, and they hand in within a minute. What is stored is then counted.
 *
 * <p>Beside the benchmarks, since it takes no average: {@code ./kibitzer bench Classroom}.
 */
public final class ClassroomLoad {
    private static final double SOON_MILLIS = 100;
    private static final String PASSWORD = "four old rule books";
    private static final int SENT_TWICE = 5;

    private final int learners;
    private final int questions;
    private final Pace pace;
    private final LoadedTrainer trainer;
    private final List<ScriptedBrowser> browsers = new ArrayList<>();
    private final LoadTimes answering = new LoadTimes();
    private final LoadTimes handingIn = new LoadTimes();
    private final Map<ScriptedBrowser, String> sittings = new ConcurrentHashMap<>();

    private ClassroomLoad(int learners, int questions, Pace pace, LoadedTrainer trainer) {
        this.learners = learners;
        this.questions = questions;
        this.pace = pace;
        this.trainer = trainer;
    }

    /** How learners work. */
    public enum Pace {
        /** As fast as they are answered, and all hand in at the same moment. */
        RUSH,
        /** One to three seconds of thought, and all hand in within a minute. */
        THOUGHT;

        private Duration beforeAnAnswer(Random chance) {
            return this == RUSH ? Duration.ZERO : Duration.ofMillis(chance.nextLong(1_000, 3_001));
        }

        private Duration beforeHandingIn(Random chance) {
            return this == RUSH ? Duration.ZERO : Duration.ofMillis(chance.nextLong(60_000));
        }
    }

    /**
     * What was measured and counted.
     *
     * @param answersASecond of all learners together, those sent twice counted once
     * @param answers how long an answer took, in milliseconds: median, 95th and 99th of a hundred
     * @param handedIn the same of handing in
     * @param stored how many answers and attempts are there, and how many sittings are handed in and told
     * @param kilobytesASession what a signed-in learner's open page of a sitting takes in memory; 0 if not measured
     */
    public record Figures(
            double answersASecond,
            List<Double> answers,
            List<Double> handedIn,
            Stored stored,
            long kilobytesASession) {}

    /** What the database holds when all is done. */
    public record Stored(long answers, long attempts, long keys, long sittings) {

        /** What there is when nothing was lost and nothing doubled. */
        public static Stored of(int learners, int questions) {
            long answers = (long) learners * questions;
            return new Stored(answers, answers, answers, learners);
        }
    }

    /**
     * Has a class work, and tells the figures in a line.
     *
     * @param database where its answers are stored; empty for H2 in files
     * @throws IllegalStateException if an answer was lost or doubled, or people who think wait too long for one
     */
    public static void tell(int learners, int questions, Pace pace, Optional<String> database) {
        Figures figures = run(learners, questions, pace, database, pace == Pace.RUSH);
        System.out.printf(
                "%s, %s: %d learners, %d questions: %.0f answers a second; an answer %s ms, handing in %s ms (p50, p95, p99);"
                        + " stored %s; %d KB a session%n",
                database.isPresent() ? "PostgreSQL" : "H2",
                pace,
                learners,
                questions,
                figures.answersASecond(),
                figures.answers(),
                figures.handedIn(),
                figures.stored(),
                figures.kilobytesASession());
        if (!figures.stored().equals(Stored.of(learners, questions))) {
            throw new IllegalStateException(
                    "Stored is " + figures.stored() + "; sent was " + Stored.of(learners, questions));
        }
        double late = figures.answers().get(LoadTimes.P95);
        if (pace == Pace.THOUGHT && late >= SOON_MILLIS) {
            throw new IllegalStateException(
                    "Of a hundred answers the 95th took " + late + " ms; expected less than " + SOON_MILLIS);
        }
    }

    /**
     * Has a class work.
     *
     * @param database where its answers are stored; empty for H2 in files
     * @param sessions true to measure the memory of sessions too, which asks for the garbage collector
     */
    public static Figures run(int learners, int questions, Pace pace, Optional<String> database, boolean sessions) {
        try {
            Path data = Files.createTempDirectory("kibitzer-load");
            try (LoadedTrainer trainer = new LoadedTrainer(data, database)) {
                return new ClassroomLoad(learners, questions, pace, trainer).measured(sessions);
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

    private Figures measured(boolean sessions) {
        AssignmentId assignment = assigned();
        all(browsers.stream()
                .<Callable<Void>>map(browser -> () -> {
                    sittings.put(
                            browser,
                            browser.json(browser.post("/api/assignments/" + assignment + "/sittings", "{}"))
                                    .path("id")
                                    .asString());
                    return null;
                })
                .toList());
        long begun = System.nanoTime();
        CountDownLatch answered = new CountDownLatch(learners);
        long[] allAnswered = new long[1];
        List<Callable<Void>> work = new ArrayList<>();
        for (ScriptedBrowser browser : browsers) {
            Random chance = new Random(work.size());
            work.add(() -> {
                String sitting = sittings.getOrDefault(browser, "none");
                try {
                    for (int number = 1; number <= questions; number++) {
                        Thread.sleep(pace.beforeAnAnswer(chance));
                        answer(browser, sitting, number);
                    }
                } finally {
                    answered.countDown(); // whoever fails does not keep the others waiting
                }
                answered.await();
                allAnswered[0] = System.nanoTime();
                Thread.sleep(pace.beforeHandingIn(chance));
                twice(() -> handIn(browser, sitting));
                return null;
            });
        }
        all(work);
        double seconds = (allAnswered[0] - begun) / 1e9;
        return new Figures(
                Math.round(learners * questions / seconds),
                answering.percentiles(),
                handingIn.percentiles(),
                stored(assignment),
                sessions ? kilobytesASession() : 0);
    }

    private void answer(ScriptedBrowser browser, String sitting, int number) {
        Callable<Void> put = () -> {
            long sent = System.nanoTime();
            JsonNode reply = browser.json(
                    browser.put("/api/sittings/" + sitting + "/answers/" + number, "{\"answer\":" + number % 4 + "}"));
            if (reply.path("told").asBoolean() || reply.has("verdict")) {
                throw new IllegalStateException("a verdict before handing in: " + reply);
            }
            answering.over(sent);
            return null;
        };
        if (number % SENT_TWICE == 0) {
            twice(put);
        } else {
            all(List.of(put));
        }
    }

    private Void handIn(ScriptedBrowser browser, String sitting) {
        long sent = System.nanoTime();
        HttpResponse<String> reply = browser.post("/api/sittings/" + sitting + "/hand-in", "{}");
        if (!browser.json(reply).path("told").asBoolean()) {
            throw new IllegalStateException("not told: " + reply.body());
        }
        handingIn.over(sent);
        return null;
    }

    private static void twice(Callable<Void> what) {
        all(List.of(what, what));
    }

    /** Does all of it at the same time. */
    private static void all(List<Callable<Void>> work) {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Future<Void> done : threads.invokeAll(work)) {
                done.get();
            }
        } catch (ExecutionException failed) {
            throw new IllegalStateException(failed.getCause());
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A class in which everybody has signed in; accounts share one hash, since hashing is not what is measured. */
    private AssignmentId assigned() {
        Pupils pupils = new Pupils(trainer.get(JdbcClient.class));
        ClassroomId classroom = pupils.classroom(ZoneId.of("UTC").getId());
        LearnerId instructor = pupils.instructor(classroom);
        LearnerId first = trainer.get(Learners.class).welcome().learner();
        trainer.get(Accounts.class).register(first, Registration.of("First", "", PASSWORD), "here");
        List<String> names = IntStream.range(0, learners)
                .mapToObj(number -> "pupil" + number)
                .toList();
        for (String name : names) {
            LearnerId learner = pupils.pupil(classroom);
            trainer.get(JdbcClient.class)
                    .sql("update account set name = :name, name_key = :name, password_hash ="
                            + " (select password_hash from account where learner = :first) where learner = :learner")
                    .param("name", name)
                    .param("first", first.id())
                    .param("learner", learner.id())
                    .update();
            browsers.add(trainer.browser());
        }
        for (int number = 0; number < learners; number++) {
            browsers.get(number).signIn(names.get(number), PASSWORD);
        }
        Instant now = Instant.now();
        return pupils.give(
                trainer.get(Assignments.class),
                instructor,
                classroom,
                pupils.elevens(questions),
                Feedback.ON_SUBMISSION,
                now.minus(Duration.ofHours(1)),
                now.plus(Duration.ofDays(1)));
    }

    private Stored stored(AssignmentId assignment) {
        return new Stored(
                trainer.count("select count(*) from sitting_answer where grade is not null"),
                trainer.count("select count(*) from attempt where place = 'assigned'"),
                trainer.count("select count(distinct attempt_key) from attempt where place = 'assigned'"),
                trainer.count("select count(*) from sitting where submitted_at is not null and told_at is not null"
                        + " and assignment = '" + assignment + "'"));
    }

    /** Opens a page of a sitting for each learner and looks what is left after the garbage is gone. */
    private long kilobytesASession() {
        while (trainer.count("select count(*) from attempt_awaiting_rating") > 0) {
            Thread.onSpinWait(); // what follows from the answers is still being done
        }
        page(browsers.getFirst()); // what is loaded once
        long before = used();
        for (ScriptedBrowser browser : browsers.subList(1, browsers.size())) {
            page(browser);
        }
        return (used() - before) / 1024 / (browsers.size() - 1);
    }

    private void page(ScriptedBrowser browser) {
        String sent = browser.openPage("sitting/" + sittings.get(browser), "question=1");
        if (!sent.contains("Question 1 of")) {
            throw new IllegalStateException(
                    "the page did not open: " + sent.substring(0, Math.min(400, sent.length())));
        }
    }

    private static long used() {
        for (int round = 0; round < 3; round++) {
            System.gc();
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
