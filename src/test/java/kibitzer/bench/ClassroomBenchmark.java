package kibitzer.bench;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Two hundred learners hand in twenty questions at the same time, five hundred answer with one to three seconds of thought, five
 * hundred phones answer in a live lesson, and an instructor reads what four hundred have handed in; {@link ClassroomLoad},
 * {@link LiveLoad} and {@link ClassroomPages} print what they measured.
 */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(1)
public class ClassroomBenchmark {
    private static final int CLASS = 200;
    private static final int COURSE = 500;
    private static final int QUESTIONS = 20;
    private static final int LIVE_QUESTIONS = 5;

    @Benchmark
    public void aClassHandsIn() {
        ClassroomLoad.tell(CLASS, QUESTIONS, ClassroomLoad.Pace.RUSH, Optional.empty());
    }

    @Benchmark
    public void aClassHandsInOnPostgres() throws IOException {
        onPostgres(url -> ClassroomLoad.tell(CLASS, QUESTIONS, ClassroomLoad.Pace.RUSH, Optional.of(url)));
    }

    @Benchmark
    public void aCourseThinks() {
        ClassroomLoad.tell(COURSE, QUESTIONS, ClassroomLoad.Pace.THOUGHT, Optional.empty());
    }

    @Benchmark
    public void aCourseThinksOnPostgres() throws IOException {
        onPostgres(url -> ClassroomLoad.tell(COURSE, QUESTIONS, ClassroomLoad.Pace.THOUGHT, Optional.of(url)));
    }

    /** As it is run for people: every transaction is on the disk before it is acknowledged. */
    private static void onPostgres(Consumer<String> task) throws IOException {
        try (EmbeddedPostgres server = EmbeddedPostgres.builder()
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on")
                .setServerConfig("full_page_writes", "on")
                .start()) {
            task.accept(server.getJdbcUrl("postgres", "postgres"));
        }
    }

    @Benchmark
    public void aLiveLessonOfManyPhones() {
        LiveLoad.tell(COURSE, LIVE_QUESTIONS, Optional.empty());
    }

    @Benchmark
    public void aLiveLessonOfManyPhonesOnPostgres() throws IOException {
        onPostgres(url -> LiveLoad.tell(COURSE, LIVE_QUESTIONS, Optional.of(url)));
    }

    @Benchmark
    public void thePagesOfALargeClass() throws IOException {
        ClassroomPages.main(new String[0]);
    }
}
