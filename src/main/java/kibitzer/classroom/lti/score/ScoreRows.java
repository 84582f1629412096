package kibitzer.classroom.lti.score;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.lti.link.LinkId;
import kibitzer.classroom.lti.platform.PlatformId;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The table of scores that platforms are to be told. */
@Component
class ScoreRows {
    private final JdbcClient database;

    ScoreRows(JdbcClient database) {
        this.database = database;
    }

    /**
     * A score to be told.
     *
     * @param changes counts what has changed since the first; what changes while it is told is told again
     * @param tries that came to nothing since the last change
     * @param sentText what the platform was told last
     * @param sentAt the time that stood in it
     */
    record Due(
            LinkId link,
            LearnerId learner,
            int changes,
            int tries,
            Optional<String> sentText,
            Optional<Instant> sentAt) {}

    List<LearnerId> handedIn(AssignmentId assignment) {
        return database.sql("select distinct learner from sitting where assignment = :assignment and not practice"
                        + " and submitted_at is not null")
                .param("assignment", assignment.id())
                .query((row, n) -> new LearnerId(row.getObject(1, UUID.class)))
                .list();
    }

    /** The row is there before it is changed, so that two who mark it at once do not both add it. */
    void mark(LinkId link, LearnerId learner, Instant now) {
        database.sql("insert into lti_score (link, learner, changes, tries) values (:link, :learner, 0, 0)"
                        + " on conflict do nothing")
                .param("link", link.id())
                .param("learner", learner.id())
                .update();
        database.sql("update lti_score set changes = changes + 1, tries = 0, fault = null, next_at = :now"
                        + " where link = :link and learner = :learner")
                .param("now", DatabaseTime.column(now))
                .param("link", link.id())
                .param("learner", learner.id())
                .update();
    }

    List<Due> due(Instant now, int most) {
        return database.sql("select * from lti_score where next_at <= :now order by link, next_at, learner limit :most")
                .param("now", DatabaseTime.column(now))
                .param("most", most)
                .query((row, n) -> new Due(
                        new LinkId(row.getObject("link", UUID.class)),
                        new LearnerId(row.getObject("learner", UUID.class)),
                        row.getInt("changes"),
                        row.getInt("tries"),
                        Optional.ofNullable(row.getString("sent_text")),
                        DatabaseTime.readIfAny(row, "sent_at")))
                .list();
    }

    /** Of several trainers on one database one takes it; if that ends meanwhile, it is due again. */
    boolean take(Due due, Instant now, Instant again) {
        return database.sql("update lti_score set next_at = :again where link = :link and learner = :learner"
                                + " and changes = :changes and next_at <= :now")
                        .param("again", DatabaseTime.column(again))
                        .param("link", due.link().id())
                        .param("learner", due.learner().id())
                        .param("changes", due.changes())
                        .param("now", DatabaseTime.column(now))
                        .update()
                == 1;
    }

    void sent(Due due, String text, Instant at) {
        database.sql("update lti_score set sent_text = :text, sent_at = :at where link = :link and learner = :learner")
                .param("text", text)
                .param("at", DatabaseTime.column(at))
                .param("link", due.link().id())
                .param("learner", due.learner().id())
                .update();
        done(due);
    }

    /** There is nothing to tell, unless something has changed meanwhile. */
    void done(Due due) {
        database.sql("update lti_score set next_at = null, tries = 0, fault = null where link = :link"
                        + " and learner = :learner and changes = :changes")
                .param("link", due.link().id())
                .param("learner", due.learner().id())
                .param("changes", due.changes())
                .update();
    }

    /** @param again empty if it is not tried any more */
    void failed(Due due, String fault, Optional<Instant> again) {
        database.sql("update lti_score set next_at = :again, tries = tries + 1, fault = :fault where link = :link"
                        + " and learner = :learner and changes = :changes")
                .param("again", DatabaseTime.column(again))
                .param("fault", fault.length() > 400 ? fault.substring(0, 400) : fault)
                .param("link", due.link().id())
                .param("learner", due.learner().id())
                .param("changes", due.changes())
                .update();
    }

    /** Has everything tried now that a platform could not be told. */
    void retry(PlatformId platform, Instant now) {
        database.sql("update lti_score set next_at = :now, tries = 0 where fault is not null and link in"
                        + " (select link.id from lti_link link join lti_context context on context.id = link.context"
                        + " where context.platform = :platform)")
                .param("now", DatabaseTime.column(now))
                .param("platform", platform.id())
                .update();
    }

    ScoreStanding standing(PlatformId platform) {
        return database.sql("select count(case when score.next_at is not null then 1 end) as waiting,"
                        + " count(case when score.sent_at is not null then 1 end) as told,"
                        + " count(case when score.fault is not null then 1 end) as failing,"
                        + " max(score.fault) as fault from lti_score score"
                        + " join lti_link link on link.id = score.link"
                        + " join lti_context context on context.id = link.context where context.platform = :platform")
                .param("platform", platform.id())
                .query((row, n) -> new ScoreStanding(
                        row.getInt("told"),
                        row.getInt("waiting"),
                        row.getInt("failing"),
                        Optional.ofNullable(row.getString("fault"))))
                .single();
    }
}
