package kibitzer;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import kibitzer.learning.learner.Secret;

/**
 * Tells whoever starts a trainer that nobody administers the link with which they do: once, on their terminal. What is no
 * terminal - a journal, a container's log, a file - keeps what it is told: then the link goes into a file that its owner alone
 * can read, and the console says where that is.
 *
 * @param terminal whether somebody looks at the console, and nothing keeps it
 * @param folder of the trainer's data
 */
record SetUpLine(boolean terminal, Path folder, PrintStream console) {
    private static final String FILE = "set-up-link.txt";
    private static final String NOBODY = "Nobody administers it yet. ";

    /** @param link empty where somebody administers it: then what an earlier start wrote is taken away */
    void tell(String address, Optional<Secret> link) {
        forget();
        link.map(secret -> address + "/setup/" + secret.text()).ifPresent(this::tell);
    }

    private void tell(String link) {
        if (terminal) {
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
                    + ", for a log keeps what it is told.");
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
