package kibitzer.web.classroom.club;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.RouteParameters;
import java.util.Map;
import java.util.function.Predicate;
import kibitzer.web.classroom.ClassDoor;
import kibitzer.web.page.KnownNames;

/** Classes that play otherwise than the book. */
@org.springframework.stereotype.Component
final class ClubPlayNames implements KnownNames {
    private final ClassDoor door;

    ClubPlayNames(ClassDoor door) {
        this.door = door;
    }

    @Override
    public Map<Class<? extends Component>, Predicate<RouteParameters>> pages() {
        return Map.of(
                ClubPlaysView.class, door.to(ClubPlaysView.class),
                ClubPracticeView.class, door.to(ClubPracticeView.class));
    }
}
