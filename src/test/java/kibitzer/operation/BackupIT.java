package kibitzer.operation;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import kibitzer.api.Guest;
import kibitzer.journey.RunningTrainer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The calls of whoever runs a trainer, as processes beside the packaged trainer while learners answer. */
class BackupIT {
    private static final int WRITERS = 3;
    private static final int SOME = 60;

    private final Guest guest = new Guest();
    private final Queue<String> acknowledged = new ConcurrentLinkedQueue<>();

    @Test
    void everyAnswerAcknowledgedBeforeABackupBeganIsThereWhereItIsRestored(@TempDir Path folder) throws Exception {
        Path backup = folder.resolve("backup.zip");
        List<String> before;
        try (RunningTrainer trainer = RunningTrainer.start()) {
            assertThat(trainer.call("doctor").said())
                    .contains("database: open in a trainer that runs", "last backup: none was made");
            before = backedUpUnderLoad(trainer, backup);
            assertThat(trainer.call("doctor").said()).contains("last backup: ", backup.toString());
            assertThat(trainer.call("restore", backup.toString(), "--over").said())
                    .contains("stop it first")
                    .doesNotContain("\tat ");
        }

        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        RunningTrainer.Called restored = RunningTrainer.call(elsewhere, "restore", backup.toString());
        assertThat(restored.exit()).as(restored.said()).isZero();
        assertThat(RunningTrainer.call(elsewhere, "doctor").said())
                .contains("database: opens, every row can be read", "migrations: none to do");
        try (RunningTrainer again = RunningTrainer.startOn(elsewhere)) {
            assertThat(guest.stored(again.address())).containsAll(before).doesNotHaveDuplicates();
        }
    }

    @Test
    void whatCannotBeDoneIsSaidInASentence(@TempDir Path folder) throws Exception {
        Path words = Files.writeString(folder.resolve("words.zip"), "no backup");
        Path empty = Files.createDirectory(folder.resolve("empty"));

        RunningTrainer.Called restored = RunningTrainer.call(empty, "restore", words.toString());
        assertThat(restored.exit()).isEqualTo(1);
        assertThat(restored.said()).contains(words + " is damaged").doesNotContain("Exception", "\tat ");

        RunningTrainer.Called copied = RunningTrainer.call(empty, "backup", words.toString());
        assertThat(copied.exit()).isEqualTo(1);
        assertThat(copied.said()).doesNotContain("Exception", "\tat ").hasLineCount(1);
        assertThat(words).hasContent("no backup");

        RunningTrainer.Called looked = RunningTrainer.call(empty, "doctor");
        assertThat(looked.said()).contains("database: none yet", "migrations: all, at the first start");
    }

    private List<String> backedUpUnderLoad(RunningTrainer trainer, Path backup) throws Exception {
        acknowledge(trainer.address(), "first");
        AtomicBoolean ended = new AtomicBoolean();
        CountDownLatch some = new CountDownLatch(SOME);
        List<String> before;
        try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> writers = IntStream.range(0, WRITERS)
                    .<Future<?>>mapToObj(writer -> pool.submit(() -> {
                        for (int number = 0; !ended.get(); number++) {
                            acknowledge(trainer.address(), writer + "-" + number);
                            some.countDown();
                        }
                        return null;
                    }))
                    .toList();
            some.await();
            before = List.copyOf(acknowledged);
            RunningTrainer.Called made = trainer.call("backup", backup.toString());
            ended.set(true);
            for (Future<?> writer : writers) {
                writer.get();
            }
            assertThat(made.said()).contains("Backup written: " + backup);
            assertThat(made.exit()).isZero();
        }
        assertThat(acknowledged).hasSizeGreaterThan(before.size());
        return before;
    }

    private void acknowledge(URI address, String key) throws Exception {
        guest.acknowledged(guest.answers(address, key));
        acknowledged.add(key);
    }
}
