package kibitzer.web.classroom.attendance;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.RouteParameters;
import java.util.Map;
import java.util.function.Predicate;
import kibitzer.web.classroom.ClassDoor;
import kibitzer.web.page.KnownNames;

/** The register of a class, for whoever belongs to it. */
@org.springframework.stereotype.Component
final class RegisterNames implements KnownNames {
    private final ClassDoor door;

    RegisterNames(ClassDoor door) {
        this.door = door;
    }

    @Override
    public Map<Class<? extends Component>, Predicate<RouteParameters>> pages() {
        return Map.of(AttendanceView.class, door.to(AttendanceView.class));
    }
}
