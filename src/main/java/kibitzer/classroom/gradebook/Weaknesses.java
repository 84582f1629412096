package kibitzer.classroom.gradebook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.gradebook.Weakness.Struggling;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.decisions.DecisionId;
import kibitzer.learning.Skill;
import kibitzer.learning.learner.LearnerId;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Who struggles with what: the answers of the sittings that count, by the rule that decided. */
@Service
@Transactional(readOnly = true)
public class Weaknesses {
    private final ClassGate gate;
    private final AssignmentBooks books;
    private final GradebookRows rows;

    Weaknesses(ClassGate gate, AssignmentBooks books, GradebookRows rows) {
        this.gate = gate;
        this.books = books;
        this.rows = rows;
    }

    private record Rule(DecisionId decision, Optional<Skill> skill, Optional<String> id) {
        static Rule of(DecisionId decision, Optional<String> id) {
            Optional<Skill> skill = Skill.of(decision, id);
            return new Rule(decision, skill, skill.isPresent() ? Optional.empty() : id);
        }
    }

    private record Answer(Learner learner, double credit, SittingId sitting, int number) {}

    /**
     * Of everybody, the weakest first.
     *
     * @throws NoSuchClass if there is none, or the one who asks neither runs it nor looks on
     */
    public List<Weakness> of(ClassroomId classroom, LearnerId who) {
        gate.requireObserver(classroom, who);
        return of(classroom, who, rows.learners(classroom));
    }

    /**
     * Of one learner, the weakest first.
     *
     * @throws NoSuchClass if there is none, or the one who asks neither runs it nor looks on
     */
    public List<Weakness> of(ClassroomId classroom, LearnerId who, LearnerId learner) {
        gate.requireObserver(classroom, who);
        return of(
                classroom,
                who,
                rows.learners(classroom).stream()
                        .filter(member -> member.id().equals(learner))
                        .toList());
    }

    private List<Weakness> of(ClassroomId classroom, LearnerId who, List<Learner> learners) {
        Map<Rule, List<Answer>> answers = new LinkedHashMap<>();
        for (AssignmentBook book : books.of(classroom, who)) {
            if (book.assignment().withdrawn().isEmpty()) {
                learners.forEach(learner ->
                        book.counted(learner.id()).ifPresent(turn -> collect(book.rule(), learner, turn, answers)));
            }
        }
        return answers.entrySet().stream()
                .map(entry -> weakness(entry.getKey(), entry.getValue()))
                .sorted(Comparator.comparingDouble(Weakness::credit)
                        .thenComparing(
                                Comparator.comparingInt(Weakness::answers).reversed()))
                .toList();
    }

    private static void collect(ScoreRule rule, Learner learner, Turn turn, Map<Rule, List<Answer>> answers) {
        turn.asked()
                .forEach(asked -> asked.given()
                        .ifPresent(given -> answers.computeIfAbsent(
                                        Rule.of(asked.decision(), given.rule()), none -> new ArrayList<>())
                                .add(new Answer(
                                        learner, rule.credit(turn, asked).share(), turn.id(), asked.number()))));
    }

    private Weakness weakness(Rule rule, List<Answer> answers) {
        Map<Learner, List<Double>> byLearner = answers.stream()
                .filter(answer -> answer.learner().left().isEmpty())
                .collect(Collectors.groupingBy(
                        Answer::learner, LinkedHashMap::new, Collectors.mapping(Answer::credit, Collectors.toList())));
        Answer first = answers.getFirst();
        return new Weakness(
                rule.decision(),
                rule.skill(),
                rule.id(),
                answers.size(),
                Statistics.mean(answers.stream().map(Answer::credit).toList()),
                byLearner.entrySet().stream()
                        .map(one ->
                                new Struggling(one.getKey(), one.getValue().size(), Statistics.mean(one.getValue())))
                        .filter(one -> one.credit() < Weakness.ENOUGH)
                        .sorted(Comparator.comparingDouble(Struggling::credit))
                        .toList(),
                rows.position(first.sitting(), first.number()));
    }
}
