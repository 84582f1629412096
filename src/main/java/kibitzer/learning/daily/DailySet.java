package kibitzer.learning.daily;

import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import kibitzer.decisions.DecisionId;
import kibitzer.marking.Question;

/**
 * The questions of a day.
 *
 * @param questions by number, from 1; a question that this version of the trainer can no longer ask is missing
 */
public record DailySet(LocalDate day, Map<Integer, Question<?, ?>> questions) {

    public DailySet {
        questions = Collections.unmodifiableMap(new TreeMap<>(questions));
    }

    /** @throws java.util.NoSuchElementException where the day has no question of that number */
    public Question<?, ?> question(int number) {
        return Optional.<Question<?, ?>>ofNullable(questions.get(number)).orElseThrow();
    }

    /** The families that the day asks, in the order of its questions. */
    public List<String> families() {
        return questions.values().stream().map(DailySet::family).distinct().toList();
    }

    /** Only what one family asks; all of the day where it asks nothing. */
    public DailySet only(Optional<String> family) {
        return family.filter(families()::contains)
                .map(one -> new DailySet(
                        day,
                        questions.entrySet().stream()
                                .filter(question -> family(question.getValue()).equals(one))
                                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue))))
                .orElse(this);
    }

    /** The first open question that puts one of these decisions, else the first of one of their families. */
    public Optional<Integer> playable(Set<DecisionId> known, Set<Integer> answered) {
        Set<String> played = known.stream().map(DecisionId::family).collect(Collectors.toSet());
        return open(answered, question -> known.contains(question.decision().id()))
                .or(() -> open(answered, question -> played.contains(family(question))));
    }

    private Optional<Integer> open(Set<Integer> answered, Predicate<Question<?, ?>> wanted) {
        return questions.entrySet().stream()
                .filter(entry -> !answered.contains(entry.getKey()) && wanted.test(entry.getValue()))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private static String family(Question<?, ?> question) {
        return question.decision().id().family();
    }

    /** Which of these questions one is, from 1. */
    public int place(int number) {
        return List.copyOf(questions.keySet()).indexOf(number) + 1;
    }

    public int size() {
        return questions.size();
    }
}
