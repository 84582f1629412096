package kibitzer.web.daily;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.RouteParameters;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.function.Predicate;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.daily.DailyHands;
import kibitzer.web.page.KnownNames;
import kibitzer.web.visitor.WallClock;

/** Days that have daily hands somewhere on earth: the zone of who asks is not known yet. */
@org.springframework.stereotype.Component
final class DailyNames implements KnownNames {
    private final WallClock clock;

    DailyNames(WallClock clock) {
        this.clock = clock;
    }

    @Override
    public Map<Class<? extends Component>, Predicate<RouteParameters>> pages() {
        return Map.of(
                DailyView.class,
                names -> names.get("day")
                        .map(day -> DailyView.read(day).filter(this::hasBegun).isPresent())
                        .orElse(true));
    }

    private boolean hasBegun(LocalDate day) {
        return !day.isBefore(DailyHands.FIRST)
                && !day.isAfter(LearnerDay.at(clock.now(), ZoneOffset.MAX).date());
    }
}
