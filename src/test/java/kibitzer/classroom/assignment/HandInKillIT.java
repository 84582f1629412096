package kibitzer.classroom.assignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.learning.learner.LearnerId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.node.JsonNodeFactory;

/** A process that hands in one sitting after the other is killed: each is handed in whole or not at all, none twice. */
class HandInKillIT {
    private static final int QUESTIONS = 5;
    private static final int HANDED_IN = 12;

    @TempDir
    private Path data;

    /** Hands in until it is killed; tells each sitting after it is handed in. */
    public static void main(String[] arguments) {
        try (ConfigurableApplicationContext school = open(arguments[0])) {
            Pupils pupils = new Pupils(school.getBean(JdbcClient.class));
            ClassroomId classroom = pupils.classroom("UTC");
            LearnerId instructor = pupils.instructor(classroom);
            Instant now = Instant.now();
            AssignmentId assignment = pupils.give(
                    school.getBean(Assignments.class),
                    instructor,
                    classroom,
                    pupils.elevens(QUESTIONS),
                    Feedback.ON_SUBMISSION,
                    now.minus(Duration.ofDays(1)),
                    now.plus(Duration.ofDays(1)));
            Sittings sittings = school.getBean(Sittings.class);
            for (; ; ) {
                LearnerId learner = pupils.pupil(classroom);
                SittingId sitting = sittings.start(learner, assignment).id();
                for (int number = 1; number <= QUESTIONS; number++) {
                    sittings.answer(learner, sitting, number, JsonNodeFactory.instance.numberNode(1), Duration.ZERO);
                }
                sittings.submit(learner, sitting);
                System.out.println("in " + sitting);
            }
        }
    }

    private static ConfigurableApplicationContext open(String data) {
        return new SpringApplicationBuilder(AssignmentsDatabase.Files.class)
                .web(WebApplicationType.NONE)
                .run("--kibitzer.data=" + data);
    }

    @Test
    void whatWasToldToBeHandedInIsThereAndNothingIsThereInPart() throws IOException, InterruptedException {
        Set<UUID> told = new HashSet<>();
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        HandInKillIT.class.getName(),
                        data.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader output = process.inputReader()) {
            for (String line = output.readLine(); line != null && told.size() < HANDED_IN; line = output.readLine()) {
                if (line.startsWith("in ")) {
                    told.add(UUID.fromString(line.substring(3)));
                }
            }
            process.destroyForcibly().waitFor();
        }
        assertThat(told).hasSize(HANDED_IN);
        try (ConfigurableApplicationContext school = open(data.toString())) {
            JdbcClient database = school.getBean(JdbcClient.class);
            List<UUID> handedIn = database.sql(
                            "select id from sitting where submitted_at is not null and told_at is not null")
                    .query(UUID.class)
                    .list();
            assertThat(handedIn).containsAll(told);
            for (UUID sitting :
                    database.sql("select id from sitting").query(UUID.class).list()) {
                int attempts = database.sql("select count(*) from attempt where round = :sitting")
                        .param("sitting", sitting)
                        .query(Integer.class)
                        .single();
                assertThat(attempts).isEqualTo(handedIn.contains(sitting) ? QUESTIONS : 0);
            }
        }
    }
}
