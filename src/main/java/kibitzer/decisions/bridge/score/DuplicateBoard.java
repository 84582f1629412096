package kibitzer.decisions.bridge.score;

import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;

/** Who deals a board of duplicate bridge, or who is vulnerable on it (Culbertson, p. 162-163). */
public final class DuplicateBoard extends CountedDecision<DuplicateBoard.Asked, String> {

    /**
     * A board and what is asked of it.
     *
     * @param board its number, 1 to 32
     * @param dealer true if the dealer is asked for, false if the vulnerability is
     */
    public record Asked(int board, boolean dealer) {
        String answer() {
            return dealer ? dealerOf(board).inWords() : vulnerabilityOf(board).word();
        }
    }

    private static final int BOARDS = 32;
    private static final int ROUND = 4;

    /** The boards from 17 on are as 1 to 16. */
    private static final int LISTED = 16;

    /** Where the sixteen boards stand, and where it is said that the others are as they. */
    private static final int LISTS = 162;

    private static final int CARRIED_ON = 163;

    private static final List<String> PLACES = List.of("first", "second", "third", "fourth");
    private static final Map<String, String> SIDES =
            Map.of("none", "neither", "ns", "north-south", "ew", "east-west", "both", "both");
    private static final String DEALER = "dealer";
    private static final String VULNERABLE = "vulnerable";
    private static final WordAnswer.OneWord KIND = kind();

    private static final Form<Asked> FORM = Form.of(
            Asked::new,
            required("board", Kinds.number(1, BOARDS), "the number of the board")
                    .of(Asked::board),
            required(
                            "ask",
                            Kinds.word(DEALER, VULNERABLE).as(DEALER::equals, dealer -> dealer ? DEALER : VULNERABLE),
                            "what is asked for")
                    .of(Asked::dealer));

    private static WordAnswer.OneWord kind() {
        Map<String, String> labels = new LinkedHashMap<>();
        labels.put("north", "North");
        labels.put("east", "East");
        labels.put("south", "South");
        labels.put("west", "West");
        labels.put("none", "Neither side");
        labels.put("ns", "North and South");
        labels.put("ew", "East and West");
        labels.put("both", "Both sides");
        return new WordAnswer.OneWord(labels, Set.of("north", "east", "south", "west", "ns", "ew"));
    }

    /** The deal goes round with the numbers. */
    static Seat dealerOf(int board) {
        return Seat.NORTH.after(board - 1);
    }

    /** Neither, north-south, east-west, both, beginning one later with every four boards. */
    static Vulnerability vulnerabilityOf(int board) {
        List<Vulnerability> round = List.of(
                Vulnerability.of("none"), Vulnerability.of("ns"), Vulnerability.of("ew"), Vulnerability.of("both"));
        return round.get(((board - 1) % 4 + (board - 1) / 4) % 4);
    }

    public DuplicateBoard() {
        super(
                new Head(
                        "bridge/board",
                        "Dealer and vulnerability of a board",
                        "duplicate-contract-bridge",
                        "who deals a board of duplicate bridge, and who is vulnerable"),
                FORM,
                KIND,
                List.of(source(new Asked(1, true)), source(new Asked(1, false))));
    }

    @Override
    public Asked deal(DealRequest request) {
        var chance = request.seed().chance();
        return new Asked(1 + chance.below(BOARDS), chance.onceIn(3));
    }

    @Override
    public Choices<String> choices(Asked asked) {
        List<String> words = List.copyOf(KIND.labels().keySet());
        return new Choices.Listed<>(asked.dealer() ? words.subList(0, 4) : words.subList(4, words.size()));
    }

    @Override
    protected CountedAnswer<String> count(Asked asked) {
        return CountedAnswer.of(rule(asked), source(asked), List.of(asked.answer()), List.of(reason(asked)));
    }

    private static Reason reason(Asked asked) {
        int first = (asked.board() - 1) / 4 * 4 + 1;
        if (asked.dealer()) {
            return Reason.counted(
                    "place",
                    asked.board() - first + 1,
                    "the deal goes north, east, south, west and begins again: board " + asked.board() + " is the "
                            + PLACES.get(asked.board() - first) + " of its four");
        }
        String four = four(first);
        if (asked.board() > LISTED) {
            int same = asked.board() - LISTED;
            return Reason.counted(
                    "boards",
                    same,
                    "board " + asked.board() + " is as board " + same + ", the " + PLACES.get(asked.board() - first)
                            + " of boards " + (first - LISTED) + " to " + (first - LISTED + 3) + ", which go " + four);
        }
        if (first == 1) {
            return Reason.counted(
                    "boards",
                    "1-4",
                    "board " + asked.board() + " is the " + PLACES.get(asked.board() - first)
                            + " of the first four, which go " + four);
        }
        return Reason.counted(
                "boards",
                first + "-" + (first + 3),
                "board " + asked.board() + " is the " + PLACES.get(asked.board() - first) + " of boards " + first
                        + " to " + (first + 3) + ", which go " + four + ", one step on from the four before");
    }

    /** "neither, north-south, east-west, both". */
    private static String four(int first) {
        return Stream.of(0, 1, 2, 3)
                .map(more -> SIDES.get(vulnerabilityOf(first + more).word()))
                .collect(Collectors.joining(", "));
    }

    @Override
    protected List<Reason> against(Asked asked, String answer) {
        Reason wrong = missing(
                asked.dealer() ? DEALER : VULNERABLE, answer, reason(asked).measured(), asked.answer());
        return List.of(wrong);
    }

    @Override
    public List<Slip<String>> slips(Asked asked) {
        int place = (asked.board() - 1) % ROUND;
        if (asked.dealer()) {
            return List.of(
                    Slip.by(
                            "begin one board late, where north deals board 1 and every fourth after it",
                            Seat.NORTH.after(place + ROUND - 1).inWords()),
                    Slip.by(
                            "begin with east, where north deals board 1 and every fourth after it",
                            Seat.EAST.after(place).inWords()),
                    Slip.by(
                            "go round the other way, where the deal goes north, east, south, west",
                            Seat.NORTH.after(ROUND - place).inWords()));
        }
        String right = asked.answer();
        int first = asked.board() - place;
        List<Slip<String>> slips = new ArrayList<>();
        slips.add(Slip.by(
                "begin every four boards with neither side, where board " + first + " begins with "
                        + SIDES.get(vulnerabilityOf(first).word()),
                vulnerabilityOf(place + 1).word()));
        if (right.equals("ns") || right.equals("ew")) {
            slips.add(Slip.by(
                    "change the two sides, where boards " + first + " to " + (first + ROUND - 1) + " go " + four(first),
                    right.equals("ns") ? "ew" : "ns"));
        }
        return slips;
    }

    @Override
    public Prompt ask(Asked asked) {
        return new Prompt(
                asked.dealer() ? "Who deals this board?" : "Who is vulnerable on this board?",
                List.of(new Exhibit.Fact("Board", String.valueOf(asked.board()))));
    }

    private static String rule(Asked asked) {
        return asked.dealer() ? "duplicate.dealer" : "duplicate.vulnerable";
    }

    private static Source source(Asked asked) {
        Source listed =
                Source.source(asked.dealer() ? "duplicate-contract-bridge.p01" : "duplicate-contract-bridge.p02");
        return asked.board() > LISTED ? listed.onPage(LISTS, CARRIED_ON) : listed;
    }
}
