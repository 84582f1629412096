package kibitzer.learning.storage;

import static kibitzer.learning.Elevens.RIGHT;
import static kibitzer.learning.Elevens.SEVEN_LED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.UserPrincipal;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import kibitzer.SharedFixture;
import kibitzer.StoredParts;
import kibitzer.TestDatabase;
import kibitzer.learning.Asking;
import kibitzer.learning.AttemptKey;
import kibitzer.learning.Attempts;
import kibitzer.learning.Place;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.ComponentScan;

/** Backups of the embedded database, made while answers are stored, and restored elsewhere. */
@SharedFixture
class BackupsTest {

    @TempDir
    private Path folder;

    private static ConfigurableApplicationContext trainer(DataFolder data) {
        return trainer(data, "");
    }

    private static ConfigurableApplicationContext trainer(DataFolder data, String settings) {
        return TestDatabase.start(
                "jdbc:h2:file:" + data.path() + "/kibitzer;WRITE_DELAY=0;TRACE_LEVEL_FILE=0;DB_CLOSE_ON_EXIT=FALSE"
                        + ";MODE=PostgreSQL;DATABASE_TO_LOWER=TRUE;DEFAULT_NULL_ORDERING=HIGH"
                        + settings,
                Context.class);
    }

    private static void answer(ConfigurableApplicationContext trainer, LearnerId learner, String key) {
        trainer.getBean(Attempts.class)
                .answer(
                        learner,
                        SEVEN_LED,
                        RIGHT,
                        new Asking(new AttemptKey(key), Place.Practice.brought(), Duration.ofSeconds(1)));
    }

    private static List<String> answers(DataFolder data, LearnerId learner) {
        try (ConfigurableApplicationContext trainer = trainer(data)) {
            return trainer.getBean(Attempts.class).of(learner, Optional.empty(), 100_000).stream()
                    .map(attempt -> attempt.key().text())
                    .toList();
        }
    }

    @Test
    void whatWasAcknowledgedBeforeABackupBeganIsInItWhileOthersAnswer() throws Exception {
        DataFolder data = new DataFolder(folder.resolve("data"));
        Path backup = folder.resolve("backup.zip");
        Queue<String> acknowledged = new ConcurrentLinkedQueue<>();
        List<String> before;
        LearnerId learner;
        try (ConfigurableApplicationContext trainer = trainer(data);
                ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
            learner = trainer.getBean(Learners.class).welcome().learner();
            AtomicBoolean ended = new AtomicBoolean();
            CountDownLatch some = new CountDownLatch(200);
            List<Future<?>> writers = IntStream.range(0, 3)
                    .<Future<?>>mapToObj(writer -> pool.submit(() -> {
                        for (int number = 0; !ended.get(); number++) {
                            String key = writer + "-" + number;
                            answer(trainer, learner, key);
                            acknowledged.add(key);
                            some.countDown();
                        }
                    }))
                    .toList();
            some.await();
            before = List.copyOf(acknowledged);
            // The trainer looks for requests by itself twice a second; here it is told to.
            Future<?> asked = pool.submit(() -> Backups.make(data, backup));
            while (!asked.isDone()) {
                trainer.getBean(StoredFile.class).answerRequests();
                Thread.sleep(20);
            }
            asked.get();
            ended.set(true);
            for (Future<?> writer : writers) {
                writer.get();
            }
        }

        DataFolder elsewhere = new DataFolder(folder.resolve("elsewhere"));
        elsewhere.prepare();
        assertThat(Backups.restore(elsewhere, backup, false)).isEmpty();

        assertThat(before).hasSizeGreaterThanOrEqualTo(200);
        assertThat(answers(elsewhere, learner)).containsAll(before);
        assertThat(data.path().resolve("backup-requests")).isEmptyDirectory();
        assertThat(Backups.last(data).orElseThrow()).endsWith(backup.toString());
    }

    /** As a file of another user's is: the trainer may not take it away. Told once, not at each look; the next is answered. */
    @Test
    @ExtendWith(OutputCaptureExtension.class)
    void aRequestThatIsNotTheTrainersIsToldOnceAndHoldsUpNoOther(CapturedOutput log) throws Exception {
        DataFolder data = new DataFolder(folder.resolve("data"));
        try (ConfigurableApplicationContext trainer = trainer(data)) {
            StoredFile stored = trainer.getBean(StoredFile.class);
            Path foreign = data.path().resolve("backup-requests").resolve("foreign.wanted");
            Files.createDirectories(foreign.resolve("not to be taken away"));
            stored.answerRequests();
            stored.answerRequests();
            BackupRequest own = BackupRequest.ask(data);
            stored.answerRequests();
            assertThat(own.made()).isNotEmptyFile();
            assertThat(foreign).exists();
        }
        assertThat(log.getAll())
                .containsOnlyOnce("by a file that another user made")
                .doesNotContain("\tat ");
    }

    /** Only root may give files away. */
    @Test
    void whatRootLeavesInTheFolderIsTheTrainersUsers() throws Exception {
        DataFolder data = new DataFolder(folder.resolve("data"));
        trainer(data).close();
        assumeTrue("root".equals(Files.getOwner(data.path()).getName()), "not root here");
        UserPrincipal user =
                data.path().getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("nobody");
        Files.setOwner(data.file(), user);
        Files.setOwner(data.path(), user);
        Path backup = folder.resolve("backup.zip");

        BackupRequest asked = BackupRequest.ask(data);
        Backups.make(data, backup);
        assertThat(Files.getOwner(asked.part().getParent())).isEqualTo(user);
        assertThat(Files.getOwner(data.path().resolve("last-backup"))).isEqualTo(user);
        Backups.restore(data, backup, true);
        assertThat(Files.getOwner(data.file())).isEqualTo(user);
    }

    @Test
    void aFolderWithADatabaseIsOverwrittenOnlyWhereToldAndKeptAside() throws Exception {
        DataFolder data = new DataFolder(folder.resolve("data"));
        Path backup = folder.resolve("backup.zip");
        LearnerId learner;
        try (ConfigurableApplicationContext trainer = trainer(data)) {
            learner = trainer.getBean(Learners.class).welcome().learner();
            answer(trainer, learner, "first");
            assertThatThrownBy(() -> Backups.restore(data, backup, true)).hasMessageContaining("no backup");
        }
        Backups.make(data, backup);
        assertThat(Contents.read(data)).isEqualTo(new Contents(1, 0, false));
        try (ConfigurableApplicationContext trainer = trainer(data)) {
            answer(trainer, learner, "second");
            assertThatThrownBy(() -> Backups.restore(data, backup, true)).hasMessageContaining("stop it first");
        }

        assertThatThrownBy(() -> Backups.restore(data, backup, false)).hasMessageContaining("--over");
        assertThat(answers(data, learner)).hasSize(2);
        assertThat(Backups.restore(data, backup, true).orElseThrow()).isNotEmptyFile();
        assertThat(answers(data, learner)).containsExactly("first");
        assertThatThrownBy(() -> Backups.make(data, backup)).hasMessageContaining("is there already");
    }

    @Test
    void aDamagedBackupIsRefusedAndNothingIsLeftOfIt() throws Exception {
        DataFolder data = new DataFolder(folder.resolve("data"));
        Path backup = folder.resolve("backup.zip");
        trainer(data).close();
        Backups.make(data, backup);
        byte[] whole = Files.readAllBytes(backup);
        Path cut = Files.write(folder.resolve("cut.zip"), Arrays.copyOf(whole, whole.length / 2));
        Path words = Files.writeString(folder.resolve("words.zip"), "not a backup");
        DataFolder elsewhere = new DataFolder(folder.resolve("elsewhere"));
        elsewhere.prepare();

        for (Path damaged : List.of(cut, words)) {
            assertThatThrownBy(() -> Backups.restore(elsewhere, damaged, false))
                    .isInstanceOf(DataTrouble.class)
                    .hasMessageContaining(damaged + " is damaged");
        }
        assertThat(elsewhere.path()).isEmptyDirectory();
    }

    /** With a short retention time, since a test has no three quarters of a minute. */
    @Test
    void theFileStaysSmallWhileManyAnswer() {
        DataFolder data = new DataFolder(folder.resolve("data"));
        LearnerId learner;
        long largest = 0;
        try (ConfigurableApplicationContext trainer = trainer(data, ";RETENTION_TIME=0")) {
            learner = trainer.getBean(Learners.class).welcome().learner();
            for (int number = 0; number < 2_000; number++) {
                answer(trainer, learner, "answer-" + number);
                if (number % 20 == 19) {
                    largest = Math.max(largest, data.file().toFile().length());
                    trainer.getBean(StoredFile.class).keepSmall();
                }
            }
        }
        // 2 MB; 9 where the pieces are not written together. Nothing is retained: how much is would depend on how fast
        // one answers.
        assertThat(largest).isLessThan(5L << 20);
        assertThat(answers(data, learner)).hasSize(2_000);
    }

    /** As shipped: what was free, and could not be used again for the time being, goes when the trainer ends. */
    @Test
    void aStopGivesBackWhatIsFree() {
        DataFolder data = new DataFolder(folder.resolve("data"));
        LearnerId learner;
        long running;
        try (ConfigurableApplicationContext trainer = trainer(data)) {
            learner = trainer.getBean(Learners.class).welcome().learner();
            for (int number = 0; number < 1_000; number++) {
                answer(trainer, learner, "answer-" + number);
            }
            running = data.file().toFile().length();
        }
        // From 40 MB to 7; how much is written together at the end, H2 lets depend on how long that takes.
        assertThat(running).isGreaterThan(20L << 20);
        assertThat(data.file().toFile().length()).isLessThan(running / 2);
        assertThat(answers(data, learner)).hasSize(1_000);
    }

    @Test
    void aDatabaseDamagedWithinIsToldInASentence() throws Exception {
        DataFolder data = new DataFolder(folder.resolve("data"));
        trainer(data).close();
        try (RandomAccessFile file = new RandomAccessFile(data.file().toFile(), "rw")) {
            byte[] noise = new byte[(int) file.length() - 8_192];
            new Random(1).nextBytes(noise);
            file.seek(8_192);
            file.write(noise);
        }
        assertThatThrownBy(() -> Contents.read(data))
                .isInstanceOf(DataTrouble.class)
                .hasMessageContaining("is damaged")
                .hasMessageContaining("restore");
    }

    @StoredParts
    @ComponentScan(value = "kibitzer.learning", excludeFilters = @ComponentScan.Filter(TestConfiguration.class))
    static class Context {}
}
