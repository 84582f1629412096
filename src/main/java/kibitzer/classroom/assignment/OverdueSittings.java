package kibitzer.classroom.assignment;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.classroom.SittingId;
import kibitzer.learning.storage.SharedWork;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.annotation.EnableScheduling;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Hands in what stands in sittings whose time is over, and tells verdicts that waited for it, though no learner looks. It
 * finds its work in the database alone: nothing is missed while the trainer does not run, and nothing is done twice.
 */
@Component
class OverdueSittings {
    private static final Logger LOG = LoggerFactory.getLogger(OverdueSittings.class);
    private static final long EVERY_MILLIS = 60_000;

    private final SittingRows rows;
    private final HandingIn handingIn;
    private final Calendar calendar;
    private final SharedWork work;

    OverdueSittings(SittingRows rows, HandingIn handingIn, Calendar calendar, SharedWork work) {
        this.rows = rows;
        this.handingIn = handingIn;
        this.calendar = calendar;
        this.work = work;
    }

    @Scheduled(initialDelay = EVERY_MILLIS, fixedDelay = EVERY_MILLIS)
    void sweep() {
        work.byOne("overdue sittings", this::round);
    }

    private void round() {
        settle(rows.openAfterDue(calendar.now()));
        settle(rows.openWithinLimit());
        settle(rows.untoldAfterDue(calendar.now()));
    }

    private void settle(List<Sitting> sittings) {
        Stream<SittingId> ids = sittings.stream().map(Sitting::id);
        ids.forEach(id -> {
            try {
                handingIn.settle(id);
            } catch (RuntimeException fault) {
                LOG.error("Sitting {} was not handed in; the next round tries again", id, fault);
            }
        });
    }

    /** The round is made where the trainer serves; a test makes its own. */
    @Configuration(proxyBeanMethods = false)
    @ConditionalOnWebApplication
    @EnableScheduling
    static class Rounds {}
}
