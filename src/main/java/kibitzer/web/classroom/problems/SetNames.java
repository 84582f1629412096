package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.RouteParameters;
import java.util.Map;
import java.util.function.Predicate;
import kibitzer.classroom.problems.Drafts;
import kibitzer.web.page.KnownNames;
import kibitzer.web.visitor.Visitor;

/** Sets that whoever asks is an author of, or was given the link to. */
@org.springframework.stereotype.Component
final class SetNames implements KnownNames {
    private final Drafts drafts;
    private final Visitor visitor;

    SetNames(Drafts drafts, Visitor visitor) {
        this.drafts = drafts;
        this.visitor = visitor;
    }

    @Override
    public Map<Class<? extends Component>, Predicate<RouteParameters>> pages() {
        return Map.of(
                SetView.class, this::isOwn,
                SetPrintView.class, this::isOwn,
                SharedSetView.class,
                        names -> names.get(SharedSetView.TOKEN)
                                .flatMap(drafts::shared)
                                .isPresent());
    }

    private boolean isOwn(RouteParameters names) {
        return OwnSetAddress.set(names)
                .filter(set -> drafts.isAuthor(visitor.learner(), set))
                .isPresent();
    }
}
