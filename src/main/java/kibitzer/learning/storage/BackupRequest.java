package kibitzer.learning.storage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * Asks the trainer that has a database open for a backup, by a file in its data folder: whoever may write there owns the data
 * anyhow, so that no door needs to be opened for it. The states of a request are names of files: wanted, part, made or failed.
 */
record BackupRequest(Path folder, String id) {
    private static final String FOLDER = "backup-requests";
    private static final String WANTED = ".wanted";
    private static final Duration UNTIL_BEGUN = Duration.ofSeconds(30);
    private static final long LOOK_EVERY_MILLIS = 100;

    /**
     * Those that nobody has begun with.
     *
     * @throws IOException if the folder may not be read, as one that another user made
     */
    static List<BackupRequest> waiting(DataFolder data) throws IOException {
        Path folder = data.path().resolve(FOLDER);
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(WANTED))
                    .map(name -> new BackupRequest(folder, name.substring(0, name.length() - WANTED.length())))
                    .toList();
        }
    }

    /** A request, as a file that the trainer finds and may take away: its own, also where root asks. */
    static BackupRequest ask(DataFolder data) throws IOException {
        Path folder = Files.createDirectories(data.path().resolve(FOLDER));
        data.giveToItsUser(folder);
        BackupRequest request = new BackupRequest(folder, UUID.randomUUID().toString());
        Files.createFile(request.file(WANTED));
        return request;
    }

    /** @throws IOException if the request is not the trainer's to take */
    void begin() throws IOException {
        Files.delete(file(WANTED));
    }

    Path part() {
        return file(".part");
    }

    Path made() {
        return file(".zip");
    }

    void fail(String says) {
        try {
            Files.deleteIfExists(file(WANTED));
            Files.deleteIfExists(part());
            Files.writeString(file(".failed"), says, StandardCharsets.UTF_8);
        } catch (IOException noSpace) {
            throw new UncheckedIOException(noSpace);
        }
    }

    /**
     * Waits until the backup is made.
     *
     * @throws DataTrouble if it cannot be made, or the trainer does not take the request
     */
    Path await(DataFolder data) throws IOException, InterruptedException {
        long begun = System.nanoTime();
        while (!Files.exists(made())) {
            if (Files.exists(file(".failed"))) {
                throw new DataTrouble(Files.readString(file(".failed"), StandardCharsets.UTF_8));
            }
            if (Files.exists(file(WANTED)) && System.nanoTime() - begun > UNTIL_BEGUN.toNanos()) {
                throw new DataTrouble(
                        "The program that has " + data.file() + " open makes no backup; stop it and try again.");
            }
            if (!data.isInUse() && !Files.exists(made())) {
                throw new DataTrouble("The trainer ended before it made the backup; try again.");
            }
            Thread.sleep(LOOK_EVERY_MILLIS);
        }
        return made();
    }

    /** Leaves nothing behind. */
    void end() throws IOException {
        for (String state : List.of(WANTED, ".part", ".zip", ".failed")) {
            Files.deleteIfExists(file(state));
        }
    }

    private Path file(String state) {
        return folder.resolve(id + state);
    }
}
