package kibitzer.web.visitor;

import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import kibitzer.content.search.Search;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.daily.DailyHands;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/**
 * Does in the background, once the trainer is there, what the first visitor would otherwise wait for; not for a trainer that is
 * started for a few calls, with {@code kibitzer.first-visit=false}.
 */
@Component
@ConditionalOnBooleanProperty(name = "kibitzer.first-visit", matchIfMissing = true)
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
class FirstVisit {
    private static final Logger LOG = LoggerFactory.getLogger(FirstVisit.class);

    private final DailyHands daily;
    private final ObjectProvider<Search> search;
    private final Clock clock;

    FirstVisit(DailyHands daily, ObjectProvider<Search> search, Clock clock) {
        this.daily = daily;
        this.search = search;
        this.clock = clock;
    }

    @EventListener(ApplicationReadyEvent.class)
    void prepare() {
        Thread.ofPlatform().name("first-visit").daemon().start(() -> {
            try {
                LearnerDay today = new LearnerDay(LocalDate.now(clock.withZone(ZoneOffset.UTC)), ZoneOffset.UTC);
                daily.of(today.date(), today)
                        .ifPresent(set -> set.questions().values().forEach(question -> question.prompt()));
                search.getObject();
            } catch (RuntimeException notNow) {
                LOG.debug("The first visitor waits a little", notNow);
            }
        });
    }
}
