package kibitzer.classroom.gradebook;

import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.classroom.assignment.BoardCredit;
import kibitzer.decisions.bridge.board.BoardAnswer;
import kibitzer.decisions.bridge.board.BoardPlayed;
import kibitzer.decisions.bridge.board.PlayBoard;
import kibitzer.decisions.bridge.board.SetBoard;
import kibitzer.decisions.bridge.score.MatchPoints;
import kibitzer.games.bridge.par.Par;
import kibitzer.learning.learner.LearnerId;
import tools.jackson.databind.JsonNode;

/**
 * What the class made of the boards of an assignment, and what that earns. Each learner's first result on a board stands in
 * the field; a later sitting is held against the first results of the others.
 *
 * @param results by the number of the question in the set, and learner
 */
public record BoardScores(Map<Integer, Map<LearnerId, First>> results) {
    private static final PlayBoard DECISION = new PlayBoard();
    private static final BoardAnswer KIND = new BoardAnswer(Optional.empty());

    /** In percent of the credit, for each international match point that is lacking to par. */
    static final int PERCENT_AN_IMP = 10;

    static final BoardScores NONE = new BoardScores(Map.of());

    /**
     * A first result.
     *
     * @param at when it was stored
     */
    public record First(BoardPlayed played, Instant at) {}

    public BoardScores {
        results = Map.copyOf(results);
    }

    /** Of the sittings that count, where the cards are the same for all: what is handed in, or told already. */
    static BoardScores of(List<Turn> turns) {
        Map<Integer, Map<LearnerId, First>> results = new HashMap<>();
        turns.stream()
                .filter(turn -> !turn.practice())
                .sorted(Comparator.comparingInt(Turn::number))
                .forEach(turn -> turn.asked().stream()
                        .filter(asked -> isBoard(asked) && asked.asAssigned())
                        .forEach(asked -> asked.given()
                                .filter(given -> given.grade().isPresent())
                                .flatMap(given -> read(given.answer())
                                        .filter(BoardPlayed::hasResult)
                                        .map(played -> new First(played, given.at())))
                                .ifPresent(first -> results.computeIfAbsent(
                                                asked.original(), none -> new LinkedHashMap<>())
                                        .putIfAbsent(turn.learner(), first))));
        return new BoardScores(results);
    }

    static boolean isBoard(AskedQuestion asked) {
        return asked.decision().text().equals(PlayBoard.ID);
    }

    static Optional<BoardPlayed> read(JsonNode answer) {
        try {
            return Optional.of(KIND.json().read(answer));
        } catch (BadNotation noLongerRead) {
            return Optional.empty();
        }
    }

    static SetBoard board(AssignedQuestion question) {
        return DECISION.form().read(question.position(), "position");
    }

    /** The first results on a board, the earliest first. */
    Map<LearnerId, BoardPlayed> field(int original) {
        Map<LearnerId, BoardPlayed> field = new LinkedHashMap<>();
        results.getOrDefault(original, Map.of()).entrySet().stream()
                .sorted(Comparator.comparing(first -> first.getValue().at()))
                .forEach(first -> field.put(first.getKey(), first.getValue().played()));
        return field;
    }

    /** What a result earns, in percent: nothing where the auction was not finished. */
    int percent(BoardCredit by, AssignedQuestion question, LearnerId learner, BoardPlayed played) {
        if (!played.hasResult()) {
            return 0;
        }
        int par = PlayBoard.par(board(question)).of(SetBoard.LEARNER);
        return switch (by) {
            case IMPS -> imps(played.score(), par);
            case SHARE -> share(played.score(), par);
            case MATCH_POINTS -> {
                List<Integer> others = others(question.number(), learner);
                yield others.isEmpty() ? imps(played.score(), par) : matchPoints(played.score(), others);
            }
        };
    }

    /** The scores of the others on a board. */
    List<Integer> others(int original, LearnerId learner) {
        return field(original).entrySet().stream()
                .filter(other -> !other.getKey().equals(learner))
                .map(other -> other.getValue().score())
                .toList();
    }

    /** All of it from par on; for each international match point less a tenth less. */
    static int imps(int score, int par) {
        return score >= par ? Credit.WHOLE : Math.max(0, Credit.WHOLE - PERCENT_AN_IMP * Par.imps(par - score));
    }

    /** All of it from par on; less, what the score is of par, and nothing where either is below nothing. */
    static int share(int score, int par) {
        return score >= par ? Credit.WHOLE : score <= 0 || par <= 0 ? 0 : Math.round(100f * score / par);
    }

    static int matchPoints(int score, List<Integer> others) {
        return (int) Math.round(Credit.WHOLE * MatchPoints.of(score, others) / others.size());
    }
}
