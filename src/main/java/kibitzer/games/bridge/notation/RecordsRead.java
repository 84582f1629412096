package kibitzer.games.bridge.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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

    /** The problems in words, a line each; what is the same in many places of a file is said once, with the places. */
    public List<String> told() {
        Map<Problem, List<Integer>> lines = new LinkedHashMap<>();
        for (Problem problem : problems) {
            lines.computeIfAbsent(problem.anywhere(), same -> new ArrayList<>()).add(problem.line());
        }
        return lines.entrySet().stream()
                .map(same -> same.getKey().toldOf(same.getValue()))
                .toList();
    }
}
