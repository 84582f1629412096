package kibitzer.bench;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Two hundred learners hand in twenty questions at the same time, five hundred phones answer in a live lesson, and an instructor
 * reads what four hundred have handed in; {@link ClassroomLoad}, {@link LiveLoad} and {@link ClassroomPages} print what they
 * measured.
 */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(1)
public class ClassroomBenchmark {

    @Benchmark
    public void aClassHandsIn() {
        ClassroomLoad.main(new String[0]);
    }

    @Benchmark
    public void aLiveLessonOfManyPhones() {
        LiveLoad.main(new String[0]);
    }

    @Benchmark
    public void thePagesOfALargeClass() throws IOException {
        ClassroomPages.main(new String[0]);
    }
}
