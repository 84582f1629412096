package kibitzer.web.classroom.roster;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.RouteParameters;
import java.util.Map;
import java.util.function.Predicate;
import kibitzer.classroom.roster.JoinCode;
import kibitzer.learning.learner.Secret;
import kibitzer.web.classroom.ClassDoor;
import kibitzer.web.page.KnownNames;

/** Classes, and the codes and invitations that lead into one: of these only whether they may be some, for tries are counted by the page. */
@org.springframework.stereotype.Component
final class ClassNames implements KnownNames {
    private final ClassDoor door;

    ClassNames(ClassDoor door) {
        this.door = door;
    }

    @Override
    public Map<Class<? extends Component>, Predicate<RouteParameters>> pages() {
        return Map.of(
                ClassView.class, door.to(ClassView.class),
                RosterView.class, door.to(RosterView.class),
                ClassSettingsView.class, door.to(ClassSettingsView.class),
                GroupsView.class, door.ofInstructors(GroupsView.class),
                JoinView.class,
                        names ->
                                names.get(JoinView.CODE).flatMap(JoinCode::read).isPresent(),
                InvitationView.class,
                        names -> names.get("token")
                                .map(Secret::new)
                                .filter(Secret::isWellFormed)
                                .isPresent());
    }
}
