package kibitzer.classroom.gradebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.ExportTable;
import kibitzer.classroom.roster.ClassGroup;
import kibitzer.classroom.roster.ClassGroups;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.classroom.roster.RosterName;
import kibitzer.classroom.roster.Sides;
import kibitzer.decisions.bridge.board.BoardPlayed;
import kibitzer.decisions.bridge.board.SetBoard;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.FinalContract;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Citations;
import kibitzer.play.bridge.BoardTable;
import kibitzer.play.bridge.Departure;
import org.springframework.stereotype.Service;

/** The travellers of an assignment as a table to take away, a line for each result. */
@Service
public class BoardExport {
    private static final List<String> LINE = List.of(
            "Board",
            "Dealer",
            "Vulnerable",
            "Learner",
            "Pair",
            "Team",
            "Contract",
            "By",
            "Tricks",
            "Score",
            "IMPs to par",
            "Match points",
            "Par",
            "Par contract",
            "The book's contract",
            "The book's score",
            "Bidding",
            "First left the book in the bidding");

    private static final Set<Integer> FIGURES = Stream.of(
                    "Board", "Tricks", "Score", "IMPs to par", "Match points", "Par", "The book's score")
            .map(LINE::indexOf)
            .collect(Collectors.toSet());

    private final BoardTravellers travellers;
    private final ClassGroups groups;

    BoardExport(BoardTravellers travellers, ClassGroups groups) {
        this.travellers = travellers;
        this.groups = groups;
    }

    /**
     * In the order of the set, the best score for north and south first.
     *
     * @param citations by which pages are named
     * @throws NoSuchClass unless who asks runs the class
     * @throws NoSuchEntry if the class has no such assignment
     */
    public ExportTable of(ClassroomId classroom, LearnerId who, AssignmentId assignment, Citations citations) {
        List<BoardTraveller> boards = travellers.of(classroom, who, assignment);
        Map<LearnerId, String> names = travellers.names(classroom, who);
        Sides sides = groups.sides(classroom);
        List<List<String>> lines = new ArrayList<>();
        boards.forEach(board -> board.lines()
                .forEach(line ->
                        lines.add(line(board, line, names.getOrDefault(line.learner(), ""), sides, citations))));
        return new ExportTable("Boards", LINE, lines, FIGURES);
    }

    private static List<String> line(
            BoardTraveller traveller, BoardTraveller.Line line, String name, Sides sides, Citations citations) {
        SetBoard board = traveller.board();
        BoardPlayed played = line.played();
        BoardPlayed book = BoardTable.byTheBook(board);
        return List.of(
                String.valueOf(board.number()),
                board.dealer().inWords(),
                board.vulnerability().inWords(),
                name,
                named(sides.pairOf(line.learner())),
                named(sides.teamOf(line.learner())),
                contract(played),
                played.isPassedOut() ? "" : played.declarer(),
                played.isPassedOut() ? "" : String.valueOf(played.tricks()),
                String.valueOf(played.score()),
                String.valueOf(traveller.imps(line)),
                line.matchPoints()
                        .map(won -> String.format(Locale.ROOT, "%.1f", won))
                        .orElse(""),
                String.valueOf(traveller.par().of(SetBoard.LEARNER)),
                traveller.par().contract().map(FinalContract::toString).orElse(""),
                contract(book),
                String.valueOf(book.score()),
                played.calls().stream().map(Call::toString).collect(Collectors.joining(" ")),
                departure(board, played, citations));
    }

    private static String named(Optional<ClassGroup> side) {
        return side.map(ClassGroup::name).map(RosterName::text).orElse("");
    }

    private static String contract(BoardPlayed played) {
        return played.isPassedOut() ? "passed out" : played.contract();
    }

    /** The calls alone are looked at: advice on every card of every result would take minutes. */
    private static String departure(SetBoard board, BoardPlayed played, Citations citations) {
        Optional<Departure> first =
                Departure.inTheBidding(BoardTable.at(board, played.bidding()).turns());
        return first.map(left -> "call " + left.number() + ": " + left.inWords(citations))
                .orElse("");
    }
}
