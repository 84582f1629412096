package kibitzer.web.classroom.gradebook;

import com.vaadin.flow.router.QueryParameters;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.gradebook.Scope;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What an address asks to regrade: {@code ?assignment=...&question=3&answer="1NT"}.
 *
 * @param percent what the page begins with
 * @param agreed true for the mark that instructors agree on for an answer in words
 */
record RegradeQuery(Scope scope, OptionalInt percent, boolean agreed) {
    private static final String ASSIGNMENT = "assignment";
    private static final String QUESTION = "question";
    private static final String SITTING = "sitting";
    private static final String ANSWER = "answer";
    private static final String RULE = "rule";
    private static final String PERCENT = "percent";
    private static final String AGREED = "agreed";
    private static final String YES = "yes";

    static QueryParameters of(Scope scope) {
        return new RegradeQuery(scope, OptionalInt.empty(), false).write();
    }

    /** To agree on a mark, beginning with what counts so far. */
    static QueryParameters agreeing(Scope scope, int percent) {
        return new RegradeQuery(scope, OptionalInt.of(percent), true).write();
    }

    QueryParameters write() {
        Map<String, String> words = new HashMap<>();
        words.put(ASSIGNMENT, scope.assignment().toString());
        words.put(QUESTION, String.valueOf(scope.original()));
        scope.sitting().ifPresent(sitting -> words.put(SITTING, sitting.toString()));
        scope.answer().ifPresent(answer -> words.put(ANSWER, answer.toString()));
        scope.rule().ifPresent(rule -> words.put(RULE, rule));
        if (agreed) {
            words.put(AGREED, YES);
        }
        percent.ifPresent(begin -> words.put(PERCENT, String.valueOf(begin)));
        return QueryParameters.simple(words);
    }

    /** Empty for an address that says nothing to regrade. */
    static Optional<RegradeQuery> read(QueryParameters address) {
        Optional<AssignmentId> assignment = address.getSingleParameter(ASSIGNMENT)
                .flatMap(GradebookPage::number)
                .map(AssignmentId::new);
        OptionalInt question = number(address, QUESTION);
        Optional<String> sitting = address.getSingleParameter(SITTING);
        Optional<SittingId> found = sitting.flatMap(GradebookPage::number).map(SittingId::new);
        Optional<String> text = address.getSingleParameter(ANSWER);
        Optional<JsonNode> answer = text.flatMap(RegradeQuery::json);
        if (assignment.isEmpty()
                || question.isEmpty()
                || sitting.isPresent() != found.isPresent()
                || text.isPresent() != answer.isPresent()) {
            return Optional.empty();
        }
        return Optional.of(new RegradeQuery(
                new Scope(assignment.get(), question.getAsInt(), found, answer, address.getSingleParameter(RULE)),
                number(address, PERCENT),
                address.getSingleParameter(AGREED).filter(YES::equals).isPresent()));
    }

    private static OptionalInt number(QueryParameters address, String name) {
        try {
            return address.getSingleParameter(name)
                    .map(Integer::parseInt)
                    .map(OptionalInt::of)
                    .orElseGet(OptionalInt::empty);
        } catch (NumberFormatException none) {
            return OptionalInt.empty();
        }
    }

    private static Optional<JsonNode> json(String text) {
        try {
            return Optional.of(JsonMapper.shared().readTree(text));
        } catch (JacksonException none) {
            return Optional.empty();
        }
    }
}
