package kibitzer.web.lesson;

import com.vaadin.flow.router.QueryParameters;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import kibitzer.learning.DrillRound;

/**
 * A question of a round as its address says it: {@code ?round=...&question=3}.
 *
 * @param question from 1; one beyond the last is the end of the round
 * @param skipped questions that were passed by, which no stored answer tells
 */
record RoundAddress(DrillRound round, int question, List<Integer> skipped) {
    private static final String ROUND = "round";
    private static final String QUESTION = "question";
    private static final String SKIPPED = "skipped";
    private static final String NUMBER = "\\d{1,3}";

    RoundAddress {
        skipped = List.copyOf(skipped);
    }

    static RoundAddress fresh() {
        return new RoundAddress(DrillRound.fresh(), 1, List.of());
    }

    /** Empty where no round is named; an unreadable question is the first. */
    static Optional<RoundAddress> read(QueryParameters query) {
        return query.getSingleParameter(ROUND)
                .flatMap(RoundAddress::round)
                .map(round -> new RoundAddress(
                        round,
                        query.getSingleParameter(QUESTION)
                                .filter(text -> text.matches(NUMBER))
                                .map(Integer::parseInt)
                                .filter(number -> number > 0)
                                .orElse(1),
                        query.getParameters(SKIPPED).stream()
                                .filter(text -> text.matches(NUMBER))
                                .map(Integer::valueOf)
                                .toList()));
    }

    private static Optional<DrillRound> round(String text) {
        try {
            return Optional.of(new DrillRound(UUID.fromString(text)));
        } catch (IllegalArgumentException notARound) {
            return Optional.empty();
        }
    }

    RoundAddress next() {
        return at(question + 1);
    }

    /** Another question of the round. */
    RoundAddress at(int other) {
        return new RoundAddress(round, other, skipped);
    }

    /** The next, after this one was passed by. */
    RoundAddress nextAfterSkip() {
        TreeSet<Integer> more = new TreeSet<>(skipped);
        more.add(question);
        return new RoundAddress(round, question + 1, List.copyOf(more));
    }

    QueryParameters query() {
        Map<String, List<String>> parts = new TreeMap<>();
        parts.put(ROUND, List.of(round.id().toString()));
        parts.put(QUESTION, List.of(String.valueOf(question)));
        if (!skipped.isEmpty()) {
            parts.put(SKIPPED, skipped.stream().map(String::valueOf).toList());
        }
        return new QueryParameters(parts);
    }
}
