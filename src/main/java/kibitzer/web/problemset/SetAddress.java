package kibitzer.web.problemset;

import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.router.RouterLink;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import kibitzer.content.problemset.ProblemSet;
import kibitzer.learning.Attempt;

/**
 * Where a learner is in a problem set: {@code problem-set/acol-first-bid?question=3&clock=30}, and when it is gone through again
 * {@code &after=217&only=wrong} besides.
 *
 * @param question empty for the set as a whole
 * @param clock seconds for each question, for who likes to be hurried; what is late counts all the same
 * @param after the number of the latest answer before it was begun again: a question answered before that is asked anew;
 *     empty where one answer to each is enough
 * @param onlyWrong only what was not right is asked again
 */
record SetAddress(
        String set, Optional<Integer> question, Optional<Integer> clock, OptionalLong after, boolean onlyWrong) {
    /** Seconds a question, where the set is taken against the clock. */
    static final int SECONDS = 30;

    private static final int MOST_SECONDS = 600;
    private static final String QUESTION = "question";
    private static final String CLOCK = "clock";
    private static final String AFTER = "after";
    private static final String ONLY = "only";
    private static final String WRONG = "wrong";

    /** The set as a whole. */
    static SetAddress of(String set) {
        return new SetAddress(set, Optional.empty(), Optional.empty(), OptionalLong.empty(), false);
    }

    /** What cannot be read is left out. */
    static SetAddress read(ProblemSet set, QueryParameters query) {
        return new SetAddress(
                set.id(),
                number(query, QUESTION).filter(asked -> asked <= set.problems().size()),
                number(query, CLOCK).filter(seconds -> seconds <= MOST_SECONDS),
                query.getSingleParameter(AFTER)
                        .filter(text -> text.matches("\\d{1,18}"))
                        .map(text -> OptionalLong.of(Long.parseLong(text)))
                        .orElse(OptionalLong.empty()),
                query.getSingleParameter(ONLY).filter(WRONG::equals).isPresent());
    }

    private static Optional<Integer> number(QueryParameters query, String name) {
        return query.getSingleParameter(name)
                .filter(text -> text.matches("\\d{1,3}"))
                .map(Integer::valueOf)
                .filter(number -> number >= 1);
    }

    SetAddress at(int other) {
        return new SetAddress(set, Optional.of(other), clock, after, onlyWrong);
    }

    SetAddress hurried() {
        return new SetAddress(set, question, Optional.of(SECONDS), after, onlyWrong);
    }

    SetAddress calm() {
        return new SetAddress(set, question, Optional.empty(), after, onlyWrong);
    }

    /** All of it, or what was not right, once more. */
    SetAddress again(Attempt latest, boolean wrong) {
        return new SetAddress(set, question, clock, OptionalLong.of(latest.id().number()), wrong);
    }

    /** Whether an answer belongs to this going through. */
    boolean counts(Attempt attempt) {
        return after.isEmpty() || attempt.id().number() > after.getAsLong();
    }

    RouteParameters parameters() {
        return ProblemSetView.parameters(set);
    }

    QueryParameters query() {
        Map<String, String> asked = new LinkedHashMap<>();
        question.ifPresent(number -> asked.put(QUESTION, String.valueOf(number)));
        clock.ifPresent(seconds -> asked.put(CLOCK, String.valueOf(seconds)));
        after.ifPresent(number -> asked.put(AFTER, String.valueOf(number)));
        if (onlyWrong) {
            asked.put(ONLY, WRONG);
        }
        return QueryParameters.simple(asked);
    }

    RouterLink link(String text) {
        RouterLink link = new RouterLink(text, ProblemSetView.class, parameters());
        link.setQueryParameters(query());
        return link;
    }
}
