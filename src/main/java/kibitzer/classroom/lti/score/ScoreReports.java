package kibitzer.classroom.lti.score;

import jakarta.annotation.PreDestroy;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.accounts.SignedIn;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.ResultsChanged;
import kibitzer.classroom.gradebook.ToldScores;
import kibitzer.classroom.gradebook.ToldScores.HandedIn;
import kibitzer.classroom.lti.call.AccessTokens;
import kibitzer.classroom.lti.call.CallFailed;
import kibitzer.classroom.lti.call.PlatformHttp;
import kibitzer.classroom.lti.link.ActivityLink;
import kibitzer.classroom.lti.link.LinkRows;
import kibitzer.classroom.lti.message.Launch.GradeService;
import kibitzer.classroom.lti.platform.Platform;
import kibitzer.classroom.lti.platform.PlatformId;
import kibitzer.classroom.lti.platform.Platforms;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.OutboxRounds;
import kibitzer.learning.storage.SharedWork;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.event.EventListener;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Tells platforms the scores of their activities. What has changed is written down within the transaction that changes it, and
 * told later by rounds that find their work in the database: nothing is forgotten when the trainer stops, and a platform that
 * does not answer is asked again, ever more seldom. What is told is counted when it is told, so that it is never old.
 */
@Service
public class ScoreReports {
    private static final Logger LOG = LoggerFactory.getLogger(ScoreReports.class);
    private static final long EVERY_MILLIS = 10_000;
    private static final int AT_ONCE = 200;
    private static final int UNAUTHORIZED = 401;
    private static final int NOT_FOUND = 404;
    private static final Duration A_TRY = Duration.ofMinutes(5);

    private static final String SCORE = "application/vnd.ims.lis.v1.score+json";

    private final ScoreRows rows;
    private final LinkRows links;
    private final LineItems lineItems;
    private final Platforms platforms;
    private final Assignments assignments;
    private final ToldScores scores;
    private final PlatformHttp http;
    private final AccessTokens tokens;
    private final Clock clock;
    private final OutboxRounds rounds;

    ScoreReports(
            ScoreRows rows,
            LinkRows links,
            LineItems lineItems,
            Platforms platforms,
            Assignments assignments,
            ToldScores scores,
            PlatformHttp http,
            AccessTokens tokens,
            SharedWork work,
            Clock clock) {
        this.rows = rows;
        this.links = links;
        this.lineItems = lineItems;
        this.platforms = platforms;
        this.assignments = assignments;
        this.scores = scores;
        this.http = http;
        this.tokens = tokens;
        this.clock = clock;
        this.rounds = new OutboxRounds("scores for platforms", work, this::round);
    }

    /** Has platforms told what somebody's work counts, if the assignment belongs to an activity there. */
    @EventListener
    @Transactional
    public void changed(ResultsChanged what) {
        List<ActivityLink> activities = links.links(what.assignment());
        if (activities.isEmpty()) {
            return;
        }
        List<LearnerId> whose = what.learner().map(List::of).orElseGet(() -> rows.handedIn(what.assignment()));
        Instant now = now();
        activities.forEach(link -> whose.forEach(learner -> rows.mark(link.id(), learner, now)));
    }

    @Transactional(readOnly = true)
    public ScoreStanding standing(SignedIn acting, PlatformId platform) {
        platforms.requireAdministrator(acting);
        return rows.standing(platform);
    }

    /** Tries at once what a platform could not be told. */
    @Transactional
    public void retry(SignedIn acting, PlatformId platform) {
        platforms.requireAdministrator(acting);
        rows.retry(platform, now());
    }

    @Scheduled(initialDelay = EVERY_MILLIS, fixedDelay = EVERY_MILLIS)
    void tick() {
        rounds.begin();
    }

    @PreDestroy
    void stop() throws InterruptedException {
        rounds.stop();
    }

    /** What is known within a round: counted once, and who does not answer is not asked again for each score. */
    private record Round(Map<AssignmentId, Map<LearnerId, HandedIn>> counted, Map<PlatformId, CallFailed> silent) {}

    /** Tells what is due. */
    public void round() {
        Round round = new Round(new HashMap<>(), new HashMap<>());
        for (ScoreRows.Due due : rows.due(now(), AT_ONCE)) {
            if (!rounds.isStopped() && rows.take(due, now(), now().plus(A_TRY))) {
                tell(due, round);
            }
        }
    }

    private void tell(ScoreRows.Due due, Round round) {
        try {
            report(due, round);
        } catch (CallFailed failed) {
            Optional<Instant> again = OutboxRounds.pause(due.tries()).map(now()::plus);
            rows.failed(due, failed.says(), again);
            LOG.warn(
                    "A score was not told ({}); {}",
                    failed.says(),
                    again.map(at -> "tried again at " + at).orElse("it is not tried any more"));
        } catch (RuntimeException fault) {
            rows.failed(due, "a fault of the trainer's", Optional.of(now().plus(OutboxRounds.longestPause())));
            LOG.error("A score was not told", fault);
        }
    }

    private void report(ScoreRows.Due due, Round round) {
        Optional<ActivityLink> link = links.link(due.link());
        Optional<Platform> platform = link.flatMap(known -> platforms.find(known.platform()));
        Optional<Assignment> assignment = link.flatMap(ActivityLink::assignment).flatMap(assignments::known);
        Optional<String> subject = platform.flatMap(known -> links.subject(known.issuer(), due.learner()));
        if (assignment.isEmpty() || subject.isEmpty() || !link.get().scopes().contains(GradeService.SCORE)) {
            rows.done(due);
            return;
        }
        if (round.silent().containsKey(platform.get().id())) {
            throw round.silent().get(platform.get().id());
        }
        Optional<ScoreMessage> message = Optional.ofNullable(round.counted()
                        .computeIfAbsent(assignment.get().id(), scores::of)
                        .get(due.learner()))
                .map(ScoreMessage::of)
                .filter(known -> due.sentText().filter(known.said()::equals).isEmpty());
        if (message.isEmpty()) {
            rows.done(due);
            return;
        }
        try {
            send(due, platform.get(), link.get(), assignment.get(), subject.get(), message.get());
        } catch (CallFailed failed) {
            if (failed.status() == 0) {
                round.silent().put(platform.get().id(), failed);
            }
            throw failed;
        }
    }

    private void send(
            ScoreRows.Due due,
            Platform platform,
            ActivityLink link,
            Assignment assignment,
            String subject,
            ScoreMessage message) {
        Optional<URI> item = lineItems.of(platform, link, assignment);
        if (item.isEmpty()) {
            rows.done(due);
            return;
        }
        // A platform takes no score that is older than the one it has.
        Instant at = due.sentAt()
                .map(before -> before.plusMillis(1))
                .filter(after -> after.isAfter(now()))
                .orElseGet(this::now);
        post(platform, link, item.get(), message.text(subject, at));
        rows.sent(due, message.said(), at);
    }

    private void post(Platform platform, ActivityLink link, URI item, String text) {
        try {
            postOnce(platform, link, item, text);
        } catch (CallFailed failed) {
            switch (failed.status()) {
                case UNAUTHORIZED -> {
                    tokens.forget(platform, link.scopes());
                    postOnce(platform, link, item, text);
                }
                case NOT_FOUND -> {
                    // The column was taken away; the next launch or the next try names another.
                    links.lineItem(link.id(), Optional.empty());
                    throw failed;
                }
                default -> throw failed;
            }
        }
    }

    private void postOnce(Platform platform, ActivityLink link, URI item, String text) {
        http.post(
                platform,
                scoresOf(item),
                Map.of("Authorization", "Bearer " + tokens.of(platform, link.scopes()), "Content-Type", SCORE),
                text);
    }

    /** The scores of a line item: its path goes on, its query stays (Assignment and Grade Services 2.0, 3.3.2). */
    static URI scoresOf(URI item) {
        String text = item.toString();
        int query = text.indexOf('?');
        return query < 0
                ? URI.create(text + "/scores")
                : URI.create(text.substring(0, query) + "/scores" + text.substring(query));
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
