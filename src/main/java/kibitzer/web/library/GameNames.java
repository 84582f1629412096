package kibitzer.web.library;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.RouteParameters;
import java.util.Map;
import java.util.function.Predicate;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.web.page.KnownNames;

/** Games by their ids. */
@org.springframework.stereotype.Component
final class GameNames implements KnownNames {
    private final Syllabus syllabus;

    GameNames(Syllabus syllabus) {
        this.syllabus = syllabus;
    }

    @Override
    public Map<Class<? extends Component>, Predicate<RouteParameters>> pages() {
        return Map.of(
                GameView.class,
                names -> names.get("id").flatMap(syllabus.games()::find).isPresent());
    }
}
