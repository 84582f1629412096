package kibitzer.learning.report;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import kibitzer.decisions.Decision;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.report.VerdictReport.Status;
import kibitzer.learning.storage.DatabaseTime;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The reports of verdicts: learners send them, whoever teaches answers them. */
@Service
@Transactional
public class VerdictReports {
    /** Characters of a learner's words, and of a reply. */
    public static final int LONGEST = 2_000;

    /** Reports that wait for an answer, of one learner: who sends more is asked to wait. */
    public static final int MOST_OPEN = 20;

    private static final JsonMapper JSON = JsonMapper.shared();
    private static final String COLUMNS =
            "select id, learner, decision, position_json, answer_json, grade, rule_id, words, status, reply, reported_at"
                    + " from verdict_report ";

    private final JdbcClient database;
    private final Clock clock;

    VerdictReports(JdbcClient database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /**
     * Stores a learner's word against a verdict. The same said again of the same answer, while it waits to be looked into, is
     * no second report.
     *
     * @param verdict empty where the question was skipped
     * @throws BadQuestion if the words are empty or too long, or too many reports of the learner are open
     */
    public <P, A> void report(LearnerId learner, Question<P, A> question, Optional<Verdict<A>> verdict, String words) {
        String said = required("words", words);
        if (isOpen(learner, question, verdict, said)) {
            return;
        }
        if (open(learner) >= MOST_OPEN) {
            throw new BadQuestion("report", MOST_OPEN + " of yours are still open", "an answer to them first");
        }
        Decision<P, A> decision = question.decision();
        database.sql("insert into verdict_report"
                        + " (learner, decision, position_json, answer_json, grade, rule_id, words, status, reported_at)"
                        + " values (:learner, :decision, :position, :answer, :grade, :rule, :words, :status, :now)")
                .param("learner", learner.id())
                .param("decision", decision.id().text())
                .param("position", decision.form().write(question.position()).toString())
                .param(
                        "answer",
                        verdict.map(marked -> decision.answerKind()
                                        .json()
                                        .write(marked.answer())
                                        .toString())
                                .orElse(null))
                .param("grade", verdict.map(marked -> marked.grade().word()).orElse(null))
                .param(
                        "rule",
                        question.advice().ruling().map(ruling -> ruling.rule()).orElse(null))
                .param("words", said)
                .param("status", Status.OPEN.word())
                .param("now", DatabaseTime.column(clock.instant()))
                .update();
    }

    private <P, A> boolean isOpen(
            LearnerId learner, Question<P, A> question, Optional<Verdict<A>> verdict, String said) {
        Decision<P, A> decision = question.decision();
        JsonNode position = decision.form().write(question.position());
        Optional<JsonNode> answer =
                verdict.map(marked -> decision.answerKind().json().write(marked.answer()));
        return of(learner).stream()
                .anyMatch(report -> report.status() == Status.OPEN
                        && report.decision().equals(decision.id())
                        && report.words().equals(said)
                        && report.answer().equals(answer)
                        && report.position().equals(position));
    }

    private int open(LearnerId learner) {
        return database.sql("select count(*) from verdict_report where learner = :learner and status = :open")
                .param("learner", learner.id())
                .param("open", Status.OPEN.word())
                .query(Integer.class)
                .single();
    }

    /** A learner's own, the latest first. */
    @Transactional(readOnly = true)
    public List<VerdictReport> of(LearnerId learner) {
        return database.sql(COLUMNS + "where learner = :learner order by id desc")
                .param("learner", learner.id())
                .query(VerdictReports::report)
                .list();
    }

    /** Those of everybody with a status, the oldest first. */
    @Transactional(readOnly = true)
    public List<VerdictReport> with(Status status, int most) {
        return database.sql(COLUMNS + "where status = :status order by id fetch first " + most + " rows only")
                .param("status", status.word())
                .query(VerdictReports::report)
                .list();
    }

    /**
     * Answers a report.
     *
     * @throws BadQuestion if the reply is empty or too long, or there is no such report
     */
    public void reply(long id, Status status, String reply) {
        String said = required("reply", reply);
        int found = database.sql("update verdict_report set status = :status, reply = :reply, replied_at = :now"
                        + " where id = :id")
                .param("status", status.word())
                .param("reply", said)
                .param("now", DatabaseTime.column(clock.instant()))
                .param("id", id)
                .update();
        if (found == 0) {
            throw new BadQuestion("report", "there is no report " + id, "the number of a report");
        }
    }

    private static String required(String field, String words) {
        String said = words.strip();
        if (said.isEmpty() || said.length() > LONGEST) {
            throw new BadQuestion(
                    field,
                    said.isEmpty() ? "nothing is said" : said.length() + " characters long",
                    "1 to " + LONGEST + " characters");
        }
        return said;
    }

    private static VerdictReport report(ResultSet row, int number) throws SQLException {
        Optional<String> answer = Optional.ofNullable(row.getString("answer_json"));
        return new VerdictReport(
                row.getLong("id"),
                new LearnerId(row.getObject("learner", UUID.class)),
                new DecisionId(row.getString("decision")),
                JSON.readTree(row.getString("position_json")),
                answer.<JsonNode>map(JSON::readTree),
                Optional.ofNullable(row.getString("grade")).map(Grade::of),
                Optional.ofNullable(row.getString("rule_id")),
                row.getString("words"),
                Status.find(row.getString("status")).orElse(Status.OPEN),
                Optional.ofNullable(row.getString("reply")),
                DatabaseTime.read(row, "reported_at"));
    }
}
