package kibitzer.games.bridge.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Reads LIN, the records of Bridge Base Online: two-letter commands and their values between bars,
 * "md|3SAK2H...|sv|b|mb|1N|an|15-17|pc|SK|".
 *
 * <p>A board whose cards cannot be read is told and left out; the others stay.
 */
public final class LinReader {
    /**
     * A command with its value.
     *
     * @param line on which it begins, from 1
     */
    record Command(int line, String name, String value) {}

    private LinReader() {}

    /** Reads every board of a text; never fails. */
    public static RecordsRead read(String text) {
        List<Problem> problems = new ArrayList<>();
        List<BoardRecord> boards = new ArrayList<>();
        List<Command> ofBoard = new ArrayList<>();
        List<Command> ofFile = new ArrayList<>();
        boolean dealt = false;
        boolean begun = false;
        for (Command command : commands(text.replace("\r\n", "\n").replace('\r', '\n'), problems)) {
            boolean deals = command.name().equals("md");
            boolean begins = deals || command.name().equals("qx");
            if (begins && dealt) {
                new LinBoard(ofFile, ofBoard, problems).board().ifPresent(boards::add);
                ofBoard = new ArrayList<>();
                dealt = false;
            }
            begun |= begins;
            dealt |= deals;
            if (command.name().equals("vg") || command.name().equals("pn") && !begun) {
                ofFile.add(command);
            } else {
                ofBoard.add(command);
            }
        }
        if (dealt) {
            new LinBoard(ofFile, ofBoard, problems).board().ifPresent(boards::add);
        }
        if (boards.isEmpty() && problems.isEmpty()) {
            problems.add(Problem.at(1, "", "no deal is in it", "LIN commands such as md|1S...|"));
        }
        return new RecordsRead(boards, problems);
    }

    private static List<Command> commands(String text, List<Problem> problems) {
        List<Command> commands = new ArrayList<>();
        int line = 1;
        int at = 0;
        while (at < text.length()) {
            int bar = text.indexOf('|', at);
            int end = bar < 0 ? -1 : text.indexOf('|', bar + 1);
            String name = text.substring(at, bar < 0 ? text.length() : bar);
            int lineOfName = line
                    + lines(name.substring(
                            0, name.length() - name.stripLeading().length()));
            if (end < 0) {
                if (!name.isBlank()) {
                    problems.add(Problem.at(
                            lineOfName, shown(name), "the file ends within a command", "a value between two bars"));
                }
                break;
            }
            String value = text.substring(bar + 1, end);
            if (!name.isBlank()) {
                commands.add(new Command(lineOfName, name.strip().toLowerCase(Locale.ROOT), value));
            }
            line += lines(name) + lines(value);
            at = end + 1;
        }
        return commands;
    }

    private static String shown(String name) {
        String plain = PlainText.line(name);
        return plain.length() > 2 ? plain.substring(0, 2) : plain;
    }

    private static int lines(String text) {
        return (int) text.chars().filter(c -> c == '\n').count();
    }
}
