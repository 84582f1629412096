package kibitzer.games.bridge.notation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Vulnerability;

/**
 * Writes Portable Bridge Notation in its export form: the fifteen tags that every game has, unknown ones empty, then the
 * others, the auction four calls a line with numbered notes and comments in braces, then the sections.
 */
public final class PbnWriter {
    private static final List<String> BEFORE_THE_DEAL =
            List.of("Event", "Site", "Date", "Board", "West", "North", "East", "South");
    private static final List<String> AFTER_THE_DEAL = List.of("Scoring", "Declarer", "Contract", "Result");
    private static final int WIDTH = 100;

    private final StringBuilder file = new StringBuilder("% PBN 2.1\n% EXPORT\n");

    private PbnWriter() {}

    /** The text of a file with these boards. */
    public static String write(List<BoardRecord> boards) {
        PbnWriter writer = new PbnWriter();
        boards.forEach(writer::board);
        return writer.file.toString();
    }

    private void board(BoardRecord board) {
        BEFORE_THE_DEAL.forEach(name -> tag(name, board.tag(name)));
        tag("Dealer", String.valueOf(board.dealer().letter()));
        tag("Vulnerable", vulnerable(board.vulnerable()));
        tag("Deal", board.deal().toString());
        AFTER_THE_DEAL.forEach(name -> tag(name, board.tag(name)));
        Set<String> written = new HashSet<>(BEFORE_THE_DEAL);
        written.addAll(AFTER_THE_DEAL);
        board.tags().forEach((name, value) -> {
            if (!written.contains(name)) {
                tag(name, value);
            }
        });
        board.auction().ifPresent(this::auction);
        for (Section section : board.sections()) {
            tag(section.name(), section.value());
            section.rows().forEach(row -> file.append(row).append('\n'));
        }
        file.append('\n');
    }

    private void auction(AuctionRecord record) {
        tag("Auction", String.valueOf(record.auction().dealer().letter()));
        Map<String, Integer> notes = new LinkedHashMap<>();
        List<String> row = new ArrayList<>();
        List<Call> calls = record.auction().calls();
        for (int place = 0; place < calls.size(); place++) {
            CallRemark remark = record.remark(place);
            row.add(
                    calls.get(place).equals(Call.PASS)
                            ? "Pass"
                            : calls.get(place).toString());
            if (!remark.note().isEmpty()) {
                row.add("=" + notes.computeIfAbsent(remark.note(), note -> notes.size() + 1) + "=");
            }
            if (!remark.comment().isEmpty()) {
                end(row);
                wrapped("{" + remark.comment() + "}");
            } else if (place % 4 == 3) {
                end(row);
            }
        }
        if (!record.auction().isFinished()) {
            row.add("*");
        }
        end(row);
        notes.forEach((note, number) -> tag("Note", number + ":" + note));
    }

    private void end(List<String> row) {
        if (!row.isEmpty()) {
            file.append(String.join(" ", row)).append('\n');
            row.clear();
        }
    }

    private void wrapped(String comment) {
        int length = 0;
        for (String word : comment.split(" ")) {
            if (length > 0 && length + word.length() >= WIDTH) {
                file.append('\n');
                length = 0;
            } else if (length > 0) {
                file.append(' ');
                length++;
            }
            file.append(word);
            length += word.length();
        }
        file.append('\n');
    }

    /** A value that would be read as "like the game before" is marked as a value of its own. */
    private void tag(String name, String text) {
        String value = text.equals("#") || text.startsWith("##") ? "##" + text : text;
        file.append('[')
                .append(name)
                .append(" \"")
                .append(value.replace("\\", "\\\\").replace("\"", "\\\""))
                .append("\"]\n");
    }

    private static String vulnerable(Vulnerability vulnerable) {
        return switch (vulnerable) {
            case NONE -> "None";
            case NORTH_SOUTH -> "NS";
            case EAST_WEST -> "EW";
            case BOTH -> "All";
        };
    }
}
