package kibitzer.web.odds;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.RouteParameters;
import java.util.Map;
import java.util.function.Predicate;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.web.page.KnownNames;

/** Findings about the books by their ids. */
@org.springframework.stereotype.Component
final class FindingNames implements KnownNames {
    private final Syllabus syllabus;

    FindingNames(Syllabus syllabus) {
        this.syllabus = syllabus;
    }

    @Override
    public Map<Class<? extends Component>, Predicate<RouteParameters>> pages() {
        return Map.of(
                BooksCheckedView.class,
                names -> names.get("id")
                        .map(id -> syllabus.errata().stream()
                                .anyMatch(finding -> finding.id().equals(id)))
                        .orElse(true));
    }
}
