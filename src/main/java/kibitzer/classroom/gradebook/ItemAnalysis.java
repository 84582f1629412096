package kibitzer.classroom.gradebook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.gradebook.Item.Choice;
import kibitzer.classroom.gradebook.Item.Decided;
import kibitzer.classroom.gradebook.Item.Times;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.content.problemset.Overruling;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Silence;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.JsonNode;

/** What a class made of the questions of an assignment. */
@Service
@Transactional(readOnly = true)
public class ItemAnalysis {
    private static final double MILLIS = 1_000;

    private final ClassGate gate;
    private final AssignmentBooks books;
    private final GradebookRows rows;

    ItemAnalysis(ClassGate gate, AssignmentBooks books, GradebookRows rows) {
        this.gate = gate;
        this.books = books;
        this.rows = rows;
    }

    /**
     * @throws NoSuchClass if there is none, or the one who asks neither runs it nor looks on
     * @throws NoSuchEntry if the class has no such assignment
     */
    public ItemReport of(ClassroomId classroom, LearnerId who, AssignmentId assignment) {
        gate.requireObserver(classroom, who);
        return report(books.require(classroom, who, assignment), rows.learners(classroom));
    }

    static ItemReport report(AssignmentBook book, List<Learner> learners) {
        List<Turn> counted = learners.stream()
                .flatMap(learner -> book.counted(learner.id()).stream())
                .toList();
        List<AssignedQuestion> questions = book.rule().questions();
        return new ItemReport(
                book.assignment(),
                questions.stream()
                        .map(question -> item(book.rule(), question, counted))
                        .toList(),
                counted.size(),
                learners.stream()
                        .flatMap(learner -> book
                                .counted(learner.id())
                                .map(turn -> new ItemReport.Row(
                                        learner,
                                        questions.stream()
                                                .map(question -> turn.original(question.number())
                                                        .map(asked ->
                                                                book.rule().credit(turn, asked)))
                                                .toList()))
                                .stream())
                        .toList());
    }

    private static Item item(ScoreRule rule, AssignedQuestion question, List<Turn> counted) {
        List<Double> credits = new ArrayList<>();
        List<Double> rest = new ArrayList<>();
        List<GivenAnswer> given = new ArrayList<>();
        Map<JsonNode, List<Double>> earned = new LinkedHashMap<>();
        Map<Optional<String>, List<Double>> byRule = new LinkedHashMap<>();
        for (Turn turn : counted) {
            turn.original(question.number()).ifPresent(asked -> {
                double credit = rule.credit(turn, asked).share();
                credits.add(credit);
                rest.add(pointsOfOthers(rule, turn, question));
                List<AskedQuestion> tries = asked.tries();
                tries.stream()
                        .limit(Math.max(0, tries.size() - 1))
                        .forEach(tried -> tried.given().ifPresent(answer -> {
                            double worth = rule.worth(turn, tried).share();
                            earned.computeIfAbsent(answer.answer(), none -> new ArrayList<>())
                                    .add(worth);
                            byRule.computeIfAbsent(answer.rule(), none -> new ArrayList<>())
                                    .add(worth);
                        }));
                asked.given().ifPresent(answer -> {
                    given.add(answer);
                    earned.computeIfAbsent(answer.answer(), none -> new ArrayList<>())
                            .add(credit);
                    byRule.computeIfAbsent(answer.rule(), none -> new ArrayList<>())
                            .add(credit);
                });
            });
        }
        return new Item(
                question,
                credits.size(),
                given.size(),
                credits.isEmpty() ? 0 : Statistics.mean(credits),
                Statistics.correlation(credits, rest),
                times(given),
                question.afresh() ? List.of() : choices(question, earned),
                question.afresh() ? rules(byRule) : List.of(),
                silence(question),
                rule.out(question.number()));
    }

    /** By the rules as they are today, as the best answers are. */
    private static Optional<Silence> silence(AssignedQuestion question) {
        return question.afresh() || question.overruling().isPresent()
                ? Optional.empty()
                : Remarking.question(question.decision(), question.position()).flatMap(Silence::on);
    }

    private static List<Decided> rules(Map<Optional<String>, List<Double>> earned) {
        return earned.entrySet().stream()
                .map(one -> new Decided(one.getKey(), one.getValue().size(), (int)
                        Math.round(Statistics.mean(one.getValue()) * Credit.WHOLE)))
                .sorted(Comparator.comparingInt(Decided::count).reversed())
                .toList();
    }

    private static double pointsOfOthers(ScoreRule rule, Turn turn, AssignedQuestion question) {
        Map<Integer, Integer> points = new HashMap<>();
        rule.questions().forEach(one -> points.put(one.number(), rule.points(one)));
        double earned = turn.asked().stream()
                .filter(asked -> asked.original() != question.number())
                .mapToDouble(asked -> points.getOrDefault(asked.original(), 0)
                        * rule.credit(turn, asked).share())
                .sum();
        if (rule.assignment().terms().conduct().drawn().isEmpty()) {
            return earned;
        }
        // The others are not the same for all: what counts is the part of them.
        int others = rule.possible(turn) - rule.points(question);
        return others == 0 ? 0 : earned / others;
    }

    private static Optional<Times> times(List<GivenAnswer> given) {
        List<Double> seconds = given.stream()
                .map(answer -> answer.taken().toMillis() / MILLIS)
                .filter(taken -> taken > 0)
                .toList();
        return Statistics.quantile(seconds, 0.5)
                .map(median -> new Times(
                        Statistics.quantile(seconds, 0.25).orElseThrow(),
                        median,
                        Statistics.quantile(seconds, 0.75).orElseThrow()));
    }

    /** Records of which the same is told stand together under the first of them. */
    private static Map<JsonNode, List<Double>> alike(AssignedQuestion question, Map<JsonNode, List<Double>> earned) {
        if (!Remarking.isRecorded(question.decision())) {
            return earned;
        }
        Map<String, JsonNode> first = new HashMap<>();
        Map<JsonNode, List<Double>> together = new LinkedHashMap<>();
        earned.forEach((answer, credits) -> together.computeIfAbsent(
                        first.computeIfAbsent(
                                Remarking.told(question.decision(), question.position(), answer), told -> answer),
                        none -> new ArrayList<>())
                .addAll(credits));
        return together;
    }

    private static List<Choice> choices(AssignedQuestion question, Map<JsonNode, List<Double>> given) {
        Map<JsonNode, List<Double>> earned = alike(question, given);
        List<JsonNode> best = Remarking.question(question.decision(), question.position())
                .map(Remarking::best)
                .orElse(List.of());
        List<JsonNode> own = question.overruling().map(Overruling::answers).orElse(List.of());
        List<Choice> choices = new ArrayList<>();
        earned.forEach((answer, credits) -> choices.add(new Choice(
                answer, credits.size(), isAmong(question, best, answer), isAmong(question, own, answer), (int)
                        Math.round(Statistics.mean(credits) * Credit.WHOLE))));
        Stream.concat(best.stream(), own.stream()).forEach(answer -> {
            if (choices.stream().noneMatch(choice -> isAmong(question, List.of(answer), choice.answer()))) {
                boolean counts = own.isEmpty() || isAmong(question, own, answer);
                choices.add(new Choice(
                        answer,
                        0,
                        isAmong(question, best, answer),
                        isAmong(question, own, answer),
                        counts ? Credit.WHOLE : 0));
            }
        });
        choices.sort(Comparator.comparingInt(Choice::count).reversed());
        return choices;
    }

    private static boolean isAmong(AssignedQuestion question, List<JsonNode> answers, JsonNode given) {
        return Decisions.find(question.decision().text())
                .map(decision ->
                        answers.stream().anyMatch(answer -> SameAnswer.agrees(decision.answerKind(), answer, given)))
                .orElse(false);
    }
}
