package kibitzer.web.visitor;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.page.ExtendedClientDetails;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;
import kibitzer.learning.LearnerDay;
import org.springframework.stereotype.Component;

/** The time where the visitor sits: his browser tells the zone. A browser that tells none has the time of Greenwich. */
@Component
public class WallClock {
    private final Clock clock;

    WallClock(Clock clock) {
        this.clock = clock;
    }

    public Instant now() {
        return clock.instant();
    }

    public LearnerDay today() {
        return LearnerDay.at(now(), zone());
    }

    /** As the browser told it. */
    public ZoneId zone() {
        return Optional.ofNullable(UI.getCurrent())
                .map(ui -> ui.getPage().getExtendedClientDetails())
                .map(ExtendedClientDetails::getTimeZoneId)
                .flatMap(WallClock::read)
                .orElse(ZoneOffset.UTC);
    }

    private static Optional<ZoneId> read(String zone) {
        try {
            return Optional.of(ZoneId.of(zone));
        } catch (DateTimeException unknownHere) {
            return Optional.empty();
        }
    }
}
