package kibitzer.web.practice;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.RouteParameters;
import java.util.Map;
import java.util.function.Predicate;
import kibitzer.web.page.KnownNames;

/** Decisions by family and name. */
@org.springframework.stereotype.Component
final class PracticeNames implements KnownNames {
    @Override
    public Map<Class<? extends Component>, Predicate<RouteParameters>> pages() {
        return Map.of(
                PracticeView.class, names -> PracticeView.decision(names).isPresent(),
                WorkedView.class, names -> PracticeView.decision(names).isPresent());
    }
}
