package kibitzer.web.classroom.lti;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.RouteParameters;
import java.util.Map;
import java.util.function.Predicate;
import kibitzer.classroom.lti.launch.Choices;
import kibitzer.web.page.KnownNames;
import kibitzer.web.visitor.Visitor;

/** What somebody is choosing for an activity of a course. */
@org.springframework.stereotype.Component
final class ChoiceNames implements KnownNames {
    private final Choices choices;
    private final Visitor visitor;

    ChoiceNames(Choices choices, Visitor visitor) {
        this.choices = choices;
        this.visitor = visitor;
    }

    @Override
    public Map<Class<? extends Component>, Predicate<RouteParameters>> pages() {
        return Map.of(
                ChooseView.class,
                names -> names.get("choice")
                        .flatMap(number -> choices.find(number, visitor.learner()))
                        .isPresent());
    }
}
