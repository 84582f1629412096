package kibitzer;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;
import kibitzer.learning.learner.Secret;

/**
 * Tells whoever starts a trainer that nobody administers the link with which they do: once, on the console. Where that is a journal,
 * which keeps what it is told, the link goes into a file that its owner alone can read, and the console says where it is.
 *
 * @param environment of the process: systemd says in {@code JOURNAL_STREAM} that its journal is the console
 * @param folder of the trainer's data
 */
record SetUpLine(Map<String, String> environment, Path folder, PrintStream console) {
    private static final String JOURNAL = "JOURNAL_STREAM";
    private static final String FILE = "set-up-link.txt";
    private static final String NOBODY = "Nobody administers it yet. ";

    /** @param link empty where somebody administers it: then what an earlier start wrote is taken away */
    void tell(String address, Optional<Secret> link) {
        forget();
        link.map(secret -> address + "/setup/" + secret.text()).ifPresent(this::tell);
    }

    private void tell(String link) {
        if (!environment.containsKey(JOURNAL)) {
            console.println(NOBODY + "This link makes you the administrator, once, within a day: " + link);
            return;
        }
        Path file = folder.resolve(FILE);
        try {
            Files.createDirectories(folder);
            Files.createFile(file);
            if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
            }
            Files.writeString(file, link + "\n");
            console.println(NOBODY + "The link that makes you the administrator, once, within a day, is in " + file
                    + ", for a journal keeps what it is told.");
        } catch (IOException unwritten) {
            console.println(NOBODY + "The link that makes you the administrator could not be written to " + file
                    + "; start the trainer from a terminal to see it.");
        }
    }

    private void forget() {
        try {
            Files.deleteIfExists(folder.resolve(FILE));
        } catch (IOException kept) {
            console.println("The file " + folder.resolve(FILE)
                    + " could not be taken away; the link in it does not work any more.");
        }
    }
}
