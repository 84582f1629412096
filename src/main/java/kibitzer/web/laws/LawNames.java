package kibitzer.web.laws;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.RouteParameters;
import java.util.Map;
import java.util.function.Predicate;
import kibitzer.games.law.Laws;
import kibitzer.web.page.KnownNames;

/** Cases by the laws and the offence. */
@org.springframework.stereotype.Component
final class LawNames implements KnownNames {
    @Override
    public Map<Class<? extends Component>, Predicate<RouteParameters>> pages() {
        return Map.of(
                LawView.class,
                names -> Laws.shipped()
                        .find(names.get("laws").orElse(""), names.get("offence").orElse(""))
                        .isPresent());
    }
}
