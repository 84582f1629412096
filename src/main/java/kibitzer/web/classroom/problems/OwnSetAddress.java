package kibitzer.web.classroom.problems;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.RouteParam;
import com.vaadin.flow.router.RouteParameters;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import kibitzer.classroom.ProblemSetId;
import kibitzer.classroom.problems.NoSuchSet;
import kibitzer.web.classroom.problems.AddQuestions.Way;

/**
 * Where one is in the editor of a set.
 *
 * @param question which question is open, from 1
 * @param way how questions are being added
 */
record OwnSetAddress(ProblemSetId set, OptionalInt question, Optional<Way> way) {
    static final String ID = "id";

    private static final String QUESTION = "question";
    private static final String ADD = "add";

    /** @throws NoSuchSet if the address names no set */
    static OwnSetAddress read(BeforeEnterEvent event) {
        QueryParameters query = event.getLocation().getQueryParameters();
        return new OwnSetAddress(
                set(event),
                query.getSingleParameter(QUESTION)
                        .filter(number -> number.matches("[1-9]\\d{0,2}"))
                        .map(Integer::parseInt)
                        .map(OptionalInt::of)
                        .orElseGet(OptionalInt::empty),
                query.getSingleParameter(ADD).flatMap(Way::find));
    }

    /** @throws NoSuchSet if the address names no set */
    static ProblemSetId set(BeforeEnterEvent event) {
        return set(event.getRouteParameters()).orElseThrow(NoSuchSet::new);
    }

    static Optional<ProblemSetId> set(RouteParameters names) {
        try {
            return names.get(ID).map(UUID::fromString).map(ProblemSetId::new);
        } catch (IllegalArgumentException notANumber) {
            return Optional.empty();
        }
    }

    static RouteParameters parameters(ProblemSetId set) {
        return new RouteParameters(new RouteParam(ID, set.toString()));
    }

    Location location() {
        Map<String, String> parts = new LinkedHashMap<>();
        question.ifPresent(number -> parts.put(QUESTION, String.valueOf(number)));
        way.ifPresent(open -> parts.put(ADD, open.word()));
        return new Location("set/" + set, QueryParameters.simple(parts));
    }
}
