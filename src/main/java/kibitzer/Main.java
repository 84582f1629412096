package kibitzer;

import java.util.Arrays;
import java.util.List;
import kibitzer.cli.CommandLineCalls;

/** The one entry of the jar: serves the trainer, or answers one command-line call without starting Spring. */
public final class Main {

    private Main() {}

    public static void main(String[] arguments) {
        List<String> words = Arrays.asList(arguments);
        if (words.isEmpty()) {
            ServeCall.run(words);
        } else if (words.getFirst().equals(ServeCall.NAME)) {
            ServeCall.run(words.subList(1, words.size()));
        } else {
            System.exit(CommandLineCalls.answer(words));
        }
    }
}
