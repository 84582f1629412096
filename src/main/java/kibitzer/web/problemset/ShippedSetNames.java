package kibitzer.web.problemset;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.RouteParameters;
import java.util.Map;
import java.util.function.Predicate;
import kibitzer.content.problemset.ProblemSets;
import kibitzer.web.page.KnownNames;

/** Problem sets that ship, by their ids. */
@org.springframework.stereotype.Component
final class ShippedSetNames implements KnownNames {
    private final ProblemSets shipped;

    ShippedSetNames(ProblemSets shipped) {
        this.shipped = shipped;
    }

    @Override
    public Map<Class<? extends Component>, Predicate<RouteParameters>> pages() {
        return Map.of(
                ProblemSetView.class, this::isThere,
                ProblemSetPaperView.class, this::isThere);
    }

    private boolean isThere(RouteParameters names) {
        return names.get("id").flatMap(shipped::find).isPresent();
    }
}
