package kibitzer.web.play.tricks;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.RouteParameters;
import java.util.Map;
import java.util.function.Predicate;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.play.tricks.TrickTables;
import kibitzer.web.page.KnownNames;

/** Games of tricks that can be played here. */
@org.springframework.stereotype.Component
final class TrickGameNames implements KnownNames {
    @Override
    public Map<Class<? extends Component>, Predicate<RouteParameters>> pages() {
        return Map.of(
                PlayTricksView.class,
                names -> names.get(PlayTricksView.GAME)
                        .flatMap(TrickGames::find)
                        .filter(game -> TrickTables.barred(game).isEmpty())
                        .isPresent());
    }
}
