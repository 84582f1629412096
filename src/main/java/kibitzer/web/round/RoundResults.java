package kibitzer.web.round;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import kibitzer.learning.Attempt;
import kibitzer.learning.DrillRound;
import kibitzer.learning.Place;
import kibitzer.marking.Grade;

/**
 * How a round of a drill stands, as the stored answers tell it.
 *
 * @param answers by question, from 1; a question that was skipped is not here
 */
public record RoundResults(Map<Integer, Attempt> answers) {

    public RoundResults {
        answers = Map.copyOf(answers);
    }

    /** Those of a learner's attempts that belong to the round. */
    public static RoundResults of(DrillRound round, Collection<Attempt> attempts) {
        Map<Integer, Attempt> answers = new TreeMap<>();
        for (Attempt attempt : attempts) {
            if (attempt.place() instanceof Place.DrillQuestion question
                    && question.round().equals(round)) {
                answers.put(question.question(), attempt);
            }
        }
        return new RoundResults(answers);
    }

    /** Those that belong to a run through a mix. */
    public static RoundResults ofMix(DrillRound round, Collection<Attempt> attempts) {
        Map<Integer, Attempt> answers = new TreeMap<>();
        for (Attempt attempt : attempts) {
            if (attempt.place() instanceof Place.Mix mix && mix.round().equals(round)) {
                answers.put(mix.question(), attempt);
            }
        }
        return new RoundResults(answers);
    }

    /** The questions that were answered, in their order. */
    public List<Integer> questions() {
        return answers.keySet().stream().sorted().toList();
    }

    public Optional<Attempt> answer(int question) {
        return Optional.ofNullable(answers.get(question));
    }

    public int right() {
        return (int) answers.values().stream()
                .filter(attempt -> attempt.grade().isRight())
                .count();
    }

    /** Right and asked, by the rule that decided; the weakest first. */
    public List<Skill> skills() {
        Map<String, Skill> skills = new LinkedHashMap<>();
        new TreeMap<>(answers)
                .values()
                .forEach(attempt -> attempt.rule()
                        .ifPresent(rule -> skills.merge(
                                rule, new Skill(rule, attempt.grade().isRight() ? 1 : 0, 1), Skill::plus)));
        return skills.values().stream()
                .sorted(Comparator.comparingDouble(Skill::share))
                .toList();
    }

    /** How one rule went. */
    public record Skill(String rule, int right, int asked) {
        Skill plus(Skill other) {
            return new Skill(rule, right + other.right, asked + other.asked);
        }

        double share() {
            return (double) right / asked;
        }

        public boolean isWeak() {
            return right < asked;
        }
    }

    /** The grade of a question, in the word that the page shows. */
    Optional<Grade> grade(int question) {
        return answer(question).map(Attempt::grade);
    }
}
