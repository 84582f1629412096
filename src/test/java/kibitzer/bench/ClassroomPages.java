package kibitzer.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.function.Supplier;
import kibitzer.accounts.Account;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.Registration;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.assignment.Pupils;
import kibitzer.classroom.gradebook.Coursework;
import kibitzer.classroom.gradebook.GradebookExport;
import kibitzer.classroom.gradebook.Gradebooks;
import kibitzer.classroom.gradebook.ItemAnalysis;
import kibitzer.classroom.gradebook.Weaknesses;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import kibitzer.web.ScriptedBrowser;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * How long an instructor waits for the pages of a large class: {@code -Dlearners=400 -Dassignments=10 -Dquestions=20}. With
 * {@code -Ddata=...} the class stays there, to be looked at: {@code Ina} with the password of this class signs in to it.
 */
public final class ClassroomPages {
    private static final String PASSWORD = "four old rule books";
    private static final int LEARNERS = Integer.getInteger("learners", 400);
    private static final int ASSIGNMENTS = Integer.getInteger("assignments", 10);
    private static final int QUESTIONS = Integer.getInteger("questions", 20);
    private static final int ROUNDS = 3;
    private static final long MILLION = 1_000_000;

    private ClassroomPages() {}

    public static void main(String[] arguments) throws IOException {
        String kept = System.getProperty("data", "");
        Path data = kept.isEmpty() ? Files.createTempDirectory("kibitzer-pages") : Path.of(kept);
        try (LoadedTrainer trainer = new LoadedTrainer(data)) {
            measure(trainer);
        }
    }

    private static void measure(LoadedTrainer trainer) {
        JdbcClient database = trainer.get(JdbcClient.class);
        LearnerId ina =
                trainer.get(Accounts.class).named("Ina").map(Account::learner).orElseGet(() -> fill(trainer));
        ClassroomId classroom = new ClassroomId(database.sql("select classroom from class_member where learner = :ina")
                .param("ina", ina.id())
                .query(UUID.class)
                .single());
        AssignmentId first = new AssignmentId(database.sql("select id from assignment order by due_at")
                .query(UUID.class)
                .list()
                .getFirst());

        Gradebooks gradebooks = trainer.get(Gradebooks.class);
        told("gradebook, counted", () -> gradebooks.of(classroom, ina).lines().size());
        told(
                "item analysis, counted",
                () -> trainer.get(ItemAnalysis.class).of(classroom, ina, first).sittings());
        told(
                "who struggles, counted",
                () -> trainer.get(Weaknesses.class).of(classroom, ina).size());
        told(
                "scores as CSV",
                () -> trainer.get(GradebookExport.class).scores(classroom, ina).csv().length);
        told(
                "answers as CSV",
                () -> trainer.get(GradebookExport.class).answers(classroom, ina).csv().length);

        for (String page : List.of(
                "",
                "/roster",
                "/assignments",
                "/gradebook",
                "/assignment/" + first + "/items",
                "/weaknesses",
                "/extensions/" + first)) {
            List<ScriptedBrowser> fresh = new ArrayList<>();
            for (int round = 0; round < ROUNDS; round++) {
                ScriptedBrowser browser = trainer.browser();
                browser.signIn("Ina", PASSWORD);
                fresh.add(browser);
            }
            told(
                    "page of the class" + page.replace(first.toString(), "..."),
                    () -> fresh.removeFirst()
                            .openPage("class/" + classroom + page, "")
                            .length());
        }
    }

    private static void told(String what, Supplier<Integer> task) {
        List<Long> times = new ArrayList<>();
        List<Long> work = new ArrayList<>();
        int size = 0;
        for (int round = 0; round < ROUNDS; round++) {
            long worked = processor();
            long begun = System.nanoTime();
            size = task.get();
            times.add((System.nanoTime() - begun) / MILLION);
            work.add((processor() - worked) / MILLION);
        }
        System.out.printf(
                "%-40s %5d ms of processor time, %5d ms by the clock (first %d): %d%n",
                what, median(work), median(times), times.getFirst(), size);
    }

    private static long median(List<Long> figures) {
        return figures.stream().sorted().toList().get(figures.size() / 2);
    }

    private static long processor() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
                ? system.getProcessCpuTime()
                : 0;
    }

    /**
     * Everybody has handed in everything, four answers of five right.
     *
     * @return who teaches the class
     */
    private static LearnerId fill(LoadedTrainer trainer) {
        Pupils pupils = new Pupils(trainer.get(JdbcClient.class));
        ClassroomId classroom = pupils.classroom("Europe/London");
        LearnerId ina = trainer.get(Learners.class).welcome().learner();
        trainer.get(Accounts.class).register(ina, Registration.of("Ina", "", PASSWORD), "here");
        trainer.get(JdbcClient.class)
                .sql("update account set role = 'INSTRUCTOR' where learner = :ina")
                .param("ina", ina.id())
                .update();
        pupils.member(classroom, ina, "instructor");
        trainer.get(JdbcClient.class)
                .sql("update classroom set join_code = 'BBBBBBBB'")
                .update();
        Coursework work = new Coursework(trainer.get(JdbcClient.class));
        JdbcTemplate database = trainer.get(JdbcTemplate.class);
        List<LearnerId> learners = new ArrayList<>();
        Instant now = Instant.now().truncatedTo(ChronoUnit.SECONDS);
        for (int number = 1; number <= LEARNERS; number++) {
            LearnerId learner = pupils.account("LEARNER");
            work.joins(
                    classroom,
                    learner,
                    "Learner %03d".formatted(number),
                    now.minus(99, ChronoUnit.DAYS),
                    Optional.empty());
            learners.add(learner);
        }
        Random chance = new Random(1);
        for (int number = 1; number <= ASSIGNMENTS; number++) {
            VersionId version = pupils.elevens(QUESTIONS);
            Instant due = now.minus(7L * (ASSIGNMENTS - number) + 1, ChronoUnit.DAYS);
            AssignmentId assignment =
                    work.assignment(classroom, version, "Assignment " + number, due.minus(7, ChronoUnit.DAYS), due);
            List<Object[]> sittings = new ArrayList<>();
            List<Object[]> asked = new ArrayList<>();
            List<Object[]> answers = new ArrayList<>();
            OffsetDateTime at = due.minus(1, ChronoUnit.HOURS).atOffset(ZoneOffset.UTC);
            for (LearnerId learner : learners) {
                UUID sitting = UUID.randomUUID();
                sittings.add(new Object[] {sitting, assignment.id(), learner.id(), at, at, at});
                for (int question = 1; question <= QUESTIONS; question++) {
                    asked.add(new Object[] {sitting, question, question, Pupils.position(question)});
                    boolean right = chance.nextInt(5) > 0;
                    answers.add(new Object[] {
                        sitting,
                        question,
                        right ? "1" : "3",
                        right ? "best" : "wrong",
                        1_000 + chance.nextInt(9_000),
                        at
                    });
                }
            }
            database.batchUpdate(
                    "insert into sitting (id, assignment, learner, number, practice, started_at, submitted_at, told_at)"
                            + " values (?, ?, ?, 1, false, ?, ?, ?)",
                    sittings);
            database.batchUpdate(
                    "insert into sitting_question (sitting, number, original, decision, position_json)"
                            + " values (?, ?, ?, 'bridge/rule-of-eleven', ?)",
                    asked);
            database.batchUpdate(
                    "insert into sitting_answer (sitting, number, answer_json, grade, rule_id, taken_millis, answered_at)"
                            + " values (?, ?, ?, ?, 'rule-of-eleven', ?, ?)",
                    answers);
        }
        return ina;
    }
}
