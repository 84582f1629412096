package kibitzer.games.bridge.notation;

import java.util.Comparator;
import java.util.List;

/**
 * What could be read from a file of deals, and what could not.
 *
 * @param boards the sound ones, in the order of the file
 * @param problems in the order of their lines; a board with a problem outside its cards is kept
 */
public record RecordsRead(List<BoardRecord> boards, List<Problem> problems) {
    public RecordsRead {
        boards = List.copyOf(boards);
        problems = problems.stream()
                .distinct()
                .sorted(Comparator.comparingInt(Problem::line))
                .toList();
    }
}
