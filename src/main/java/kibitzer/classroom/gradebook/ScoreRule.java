package kibitzer.classroom.gradebook;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Counted;
import kibitzer.classroom.assignment.Deadlines;
import kibitzer.classroom.gradebook.Credit.By;
import kibitzer.classroom.gradebook.Result.State;
import kibitzer.content.problemset.Overruling;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.marking.Grade;
import tools.jackson.databind.JsonNode;

/**
 * How an assignment is scored: the points of each question times a percentage, which the last regrade that fits gives, else
 * the author's expected answers where the author overrules the trainer, else the rule for boards where one was played, else the
 * trainer's grade, which is general practice's where no book speaks.
 *
 * @param questions of the assigned set
 * @param regrades in the order in which they were given
 * @param boards what the class made of boards that are bid and played
 */
public record ScoreRule(
        Assignment assignment, List<AssignedQuestion> questions, List<Regrade> regrades, BoardScores boards) {

    public ScoreRule {
        questions = List.copyOf(questions);
        regrades = List.copyOf(regrades);
    }

    /** The rule of an assignment without boards. */
    ScoreRule(Assignment assignment, List<AssignedQuestion> questions, List<Regrade> regrades) {
        this(assignment, questions, regrades, BoardScores.NONE);
    }

    ScoreRule and(Regrade regrade) {
        return new ScoreRule(
                assignment,
                questions,
                Stream.concat(regrades.stream(), Stream.of(regrade)).toList(),
                boards);
    }

    /** The same as it was before a regrade was given. */
    ScoreRule before(Regrade regrade) {
        return new ScoreRule(
                assignment,
                questions,
                regrades.stream().filter(other -> other.id() < regrade.id()).toList(),
                boards);
    }

    /** What a sitting can earn; as much for all, whichever questions were drawn for them. */
    public int possible() {
        return assignment
                .terms()
                .conduct()
                .possible(questions.stream().mapToInt(this::points).sum(), questions.size());
    }

    /** What stands on the questions of a sitting. */
    int possible(Turn turn) {
        return turn.asked().stream()
                .flatMap(asked -> question(asked.original()).stream())
                .mapToInt(this::points)
                .sum();
    }

    /** What the whole credit of a question is worth: nothing where it was taken out of the score. */
    public int points(AssignedQuestion question) {
        return out(question.number()).isPresent() ? 0 : question.points();
    }

    /** The regrade that took a question out of the score, unless the whole question was given a credit since. */
    public Optional<Regrade> out(int number) {
        return regrades.reversed().stream()
                .filter(regrade ->
                        regrade.scope().isWholeQuestion() && regrade.scope().original() == number)
                .findFirst()
                .filter(regrade -> regrade.percent().isEmpty());
    }

    /**
     * What a question of a sitting earns, or would if it were not out of the score: of its tries the one that earns most, each what
     * its answer is worth times what that try counts.
     */
    public Credit credit(Turn turn, AskedQuestion asked) {
        List<AskedQuestion> tries = asked.tries();
        return IntStream.range(0, tries.size())
                .mapToObj(place -> atTry(place + 1, worth(turn, tries.get(place))))
                .reduce((earlier, later) -> later.hundredths() >= earlier.hundredths() ? later : earlier)
                .orElseGet(() -> worth(turn, asked));
    }

    /** An instructor's word on a sitting or a whole question is what they earn, at whichever try; one on an answer is its worth. */
    Credit atTry(int number, Credit worth) {
        boolean asItIs = worth.regrade()
                .filter(regrade -> regrade.scope().isOfTheQuestion())
                .isPresent();
        return asItIs ? worth : worth.at(assignment.terms().conduct().tries().percent(number));
    }

    /** What the answer is worth that stands, at whichever try it was given. */
    Credit worth(Turn turn, AskedQuestion asked) {
        return decided(turn, asked)
                .orElseGet(() -> asked.given()
                        .map(given -> marked(turn, asked, given))
                        .orElseGet(() -> Credit.of(By.NO_ANSWER, false)));
    }

    private Optional<Credit> decided(Turn turn, AskedQuestion asked) {
        if (Remarking.isMarkedByHand(asked.decision())) {
            List<Regrade> deciding = marks(turn, asked).deciding();
            return deciding.isEmpty() ? Optional.empty() : Optional.of(Credit.ofMarks(deciding));
        }
        return fitting(turn, asked).reversed().stream()
                .findFirst()
                .map(regrade -> Credit.of(regrade, regrade.percent().orElseThrow()));
    }

    private List<Regrade> fitting(Turn turn, AskedQuestion asked) {
        return regrades.stream()
                .filter(regrade ->
                        regrade.percent().isPresent() && regrade.scope().holds(turn, asked))
                .toList();
    }

    /** What instructors say of an answer in words; nothing of any other. */
    Marks marks(Turn turn, AskedQuestion asked) {
        return Marks.of(Remarking.isMarkedByHand(asked.decision()) ? fitting(turn, asked) : List.of());
    }

    private Credit marked(Turn turn, AskedQuestion asked, GivenAnswer given) {
        if (turn.submitted().isPresent() && Remarking.isMarkedByHand(asked.decision())) {
            return Credit.of(By.TO_BE_MARKED, false);
        }
        return overruling(asked)
                .map(own -> Credit.of(By.AUTHOR, isAmong(asked, given, own.answers())))
                .or(() -> board(turn, asked, given))
                .or(() -> given.grade().map(grade -> byTrainer(grade, given.byPractice())))
                .orElseGet(() -> Credit.of(turn.submitted().isPresent() ? By.NOBODY : By.UNDER_WAY, false));
    }

    /**
     * What the trainer's grade earns.
     *
     * @param byPractice true where no book speaks, and the grade is general practice's
     */
    Credit byTrainer(Grade grade, boolean byPractice) {
        return byPractice && assignment.terms().practiceCounts()
                ? Credit.byPractice(grade)
                : Credit.of(By.TRAINER, grade.isRight());
    }

    /** A board that is the same for all; one that was dealt for this sitting alone has the trainer's grade. */
    private Optional<Credit> board(Turn turn, AskedQuestion asked, GivenAnswer given) {
        return question(asked.original())
                .filter(question -> BoardScores.isBoard(asked) && asked.asAssigned())
                .filter(question -> given.grade().isPresent())
                .flatMap(question -> BoardScores.read(given.answer())
                        .map(played -> new Credit(
                                boards.percent(assignment.terms().boards(), question, turn.learner(), played),
                                By.BOARD)));
    }

    /** What the author decides otherwise than the trainer, where the question is asked on the author's own cards. */
    Optional<Overruling> overruling(AskedQuestion asked) {
        return question(asked.original()).filter(question -> asked.asAssigned()).flatMap(AssignedQuestion::overruling);
    }

    private static boolean isAmong(AskedQuestion asked, GivenAnswer given, List<JsonNode> expected) {
        return Decisions.find(asked.decision().text())
                .map(decision -> expected.stream()
                        .anyMatch(answer -> SameAnswer.agrees(decision.answerKind(), answer, given.answer())))
                .orElseGet(() -> expected.contains(given.answer()));
    }

    public Optional<AssignedQuestion> question(int number) {
        return questions.stream()
                .filter(question -> question.number() == number)
                .findFirst();
    }

    private Deadlines deadlines(Optional<Instant> extension) {
        return Deadlines.of(assignment.terms(), extension);
    }

    /**
     * What a sitting counts for its time, in percent of its points: by the terms as they are, or as they were when it was
     * handed in where that was more. A change of the terms gives, and takes nothing away from what is handed in.
     */
    int percent(Turn turn, Optional<Instant> extension) {
        return Math.max(
                deadlines(extension).percent(turn.end()), turn.standing().orElse(0));
    }

    Timing timing(Turn turn, Optional<Instant> extension) {
        int percent = percent(turn, extension);
        return percent > Credit.WHOLE ? Timing.EARLY : percent < Credit.WHOLE ? Timing.LATE : Timing.IN_TIME;
    }

    /** What a sitting earns, whether or not it is the one that counts. */
    public Score score(Turn turn, Optional<Instant> extension) {
        return score(turn, percent(turn, extension));
    }

    /** The same without regard to when it was handed in. */
    Score inTime(Turn turn) {
        return score(turn, Credit.WHOLE);
    }

    /** Where questions are drawn, what was earned is told of as much as all can earn. */
    private Score score(Turn turn, int percent) {
        Score plain = Score.of(credited(turn), percent, possible());
        return assignment.terms().conduct().drawn().isEmpty() ? plain : plain.of(possible(turn), possible());
    }

    /** The sum of points times hundredths of a percent. */
    private long credited(Turn turn) {
        Map<Integer, Integer> points =
                questions.stream().collect(Collectors.toMap(AssignedQuestion::number, this::points, Math::max));
        return turn.asked().stream()
                .mapToLong(asked -> (long) points.getOrDefault(asked.original(), 0)
                        * credit(turn, asked).hundredths())
                .sum();
    }

    /** The sitting that counts for a learner: the best or the last of those that were handed in. */
    public Optional<Turn> counted(List<Turn> turns, Optional<Instant> extension) {
        Function<Turn, BigDecimal> earned = turn -> score(turn, extension).earned();
        List<Turn> in = turns.stream()
                .filter(turn -> !turn.practice() && turn.submitted().isPresent())
                .sorted(Comparator.comparingInt(Turn::number))
                .toList();
        return assignment.terms().counted() == Counted.LAST
                ? in.stream().reduce((earlier, later) -> later)
                : in.stream()
                        .reduce((earlier, later) ->
                                earned.apply(later).compareTo(earned.apply(earlier)) > 0 ? later : earlier);
    }

    /** What came of it for a learner: nothing handed in is 0 once it has closed, except for whoever was not there then. */
    public Result result(Learner learner, List<Turn> turns, Optional<Instant> extension, Instant now) {
        int sittings = (int) turns.stream().filter(turn -> !turn.practice()).count();
        if (assignment.withdrawn().isPresent()) {
            return Result.without(State.WITHDRAWN, sittings);
        }
        return counted(turns, extension)
                .map(turn -> new Result(
                        State.COUNTED,
                        Optional.of(score(turn, extension)),
                        Optional.of(turn.id()),
                        timing(turn, extension),
                        sittings,
                        turn.asked().stream()
                                .anyMatch(asked -> credit(turn, asked).by() == By.REGRADE
                                        || out(asked.original()).isPresent())))
                .orElseGet(() -> nothingIn(learner, sittings, extension, now));
    }

    private Result nothingIn(Learner learner, int sittings, Optional<Instant> extension, Instant now) {
        Instant closes = deadlines(extension).close();
        if (learner.joined().isAfter(closes)
                || learner.left().filter(left -> !left.isAfter(closes)).isPresent()) {
            return Result.without(State.EXCUSED, sittings);
        }
        if (sittings > 0) {
            return Result.without(State.UNDER_WAY, sittings);
        }
        if (now.isAfter(closes)) {
            return new Result(
                    State.MISSING,
                    Optional.of(Score.nothing(possible())),
                    Optional.empty(),
                    Timing.IN_TIME,
                    sittings,
                    false);
        }
        return Result.without(now.isBefore(assignment.terms().opens()) ? State.NOT_OPEN : State.OPEN, sittings);
    }
}
