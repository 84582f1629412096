package kibitzer.classroom.gradebook;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.assignment.Paper;
import kibitzer.classroom.assignment.Sitting;
import kibitzer.classroom.assignment.SittingAnswer;
import kibitzer.classroom.assignment.SittingQuestion;
import kibitzer.decisions.bridge.board.PlayBoard;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** What learners may see of their own scores: those of sittings whose verdicts are told. */
@Service
@Transactional(readOnly = true)
public class OwnScores {
    private final GradebookRows rows;
    private final RegradeRows regrades;

    OwnScores(GradebookRows rows, RegradeRows regrades) {
        this.rows = rows;
        this.regrades = regrades;
    }

    /**
     * A sitting as it is scored.
     *
     * @param earned without regard to when it was handed in
     * @param timing what that changed
     * @param percent what a sitting with this timing counts
     * @param credits by the question's number in the sitting
     * @param out what took a question out of the score, by its number in the sitting
     */
    public record OwnScore(
            Score score,
            Score earned,
            Timing timing,
            int percent,
            Map<Integer, Credit> credits,
            Map<Integer, Regrade> out) {
        public OwnScore {
            credits = Map.copyOf(credits);
            out = Map.copyOf(out);
        }
    }

    /** The score of a paper; empty until its verdicts are told. */
    public Optional<OwnScore> of(Paper paper) {
        if (paper.sitting().told().isEmpty()) {
            return Optional.empty();
        }
        ScoreRule rule = rule(paper);
        Turn turn = turn(paper);
        Optional<Instant> due = Optional.of(paper.deadlines().due());
        Timing timing = rule.timing(turn, due);
        Map<Integer, Credit> credits = new TreeMap<>();
        Map<Integer, Regrade> out = new TreeMap<>();
        turn.asked().forEach(asked -> {
            credits.put(asked.number(), rule.credit(turn, asked));
            rule.out(asked.original()).ifPresent(regrade -> out.put(asked.number(), regrade));
        });
        return Optional.of(
                new OwnScore(rule.score(turn, due), rule.inTime(turn), timing, rule.percent(turn, due), credits, out));
    }

    /**
     * What an answer earns as the scores stand now. Who asks sees to it that it may be told.
     *
     * @param answer as it stands by now; empty if there is none
     */
    public Credit credit(Paper paper, SittingQuestion question, Optional<SittingAnswer> answer) {
        return rule(paper).credit(turn(paper), asked(question, answer));
    }

    /** What the answers earn whose verdicts are told, by the question's number in the sitting. */
    public Map<Integer, Credit> told(Paper paper) {
        ScoreRule rule = rule(paper);
        Turn turn = turn(paper);
        Map<Integer, Credit> credits = new TreeMap<>();
        turn.asked().stream()
                .filter(asked -> asked.given().isPresent() && paper.isTold(asked.number()))
                .forEach(asked -> credits.put(asked.number(), rule.credit(turn, asked)));
        return credits;
    }

    private ScoreRule rule(Paper paper) {
        AssignmentId assignment = paper.assignment().id();
        return new ScoreRule(paper.assignment(), rows.questions(assignment), regrades.of(assignment), boards(paper));
    }

    /** The whole field is read only where there is a board to hold against it. */
    private BoardScores boards(Paper paper) {
        return paper.questions().stream()
                        .anyMatch(
                                asked -> asked.question().decision().id().text().equals(PlayBoard.ID))
                ? BoardScores.of(rows.turns(paper.assignment().id()))
                : BoardScores.NONE;
    }

    private static Turn turn(Paper paper) {
        Sitting sitting = paper.sitting();
        List<AskedQuestion> asked = paper.questions().stream()
                .map(question -> asked(question, paper.answer(question.number())))
                .toList();
        return new Turn(
                sitting.id(),
                sitting.assignment(),
                sitting.learner(),
                sitting.number(),
                sitting.practice(),
                sitting.started(),
                sitting.submitted(),
                sitting.standing(),
                sitting.typed(),
                asked);
    }

    private static AskedQuestion asked(SittingQuestion question, Optional<SittingAnswer> answer) {
        return new AskedQuestion(
                question.number(),
                question.original(),
                question.question().decision().id(),
                question.asAssigned(),
                answer.map(OwnScores::given));
    }

    private static GivenAnswer given(SittingAnswer answer) {
        return new GivenAnswer(
                answer.answer(),
                answer.grade(),
                answer.rule(),
                answer.byPractice(),
                answer.taken(),
                answer.at(),
                answer.before().stream().map(OwnScores::given).toList());
    }
}
