package kibitzer.classroom.gradebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Conduct;
import kibitzer.classroom.assignment.Counted;
import kibitzer.classroom.assignment.Deals;
import kibitzer.classroom.assignment.Early;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.assignment.Late;
import kibitzer.classroom.assignment.Terms;
import kibitzer.classroom.assignment.Tries;
import kibitzer.classroom.gradebook.Credit.By;
import kibitzer.classroom.gradebook.Result.State;
import kibitzer.content.problemset.Overruling;
import kibitzer.decisions.DecisionId;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Grade;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Two questions of the rule of eleven, for 3 points and for 2, due on the 10th at noon. */
class ScoreRuleTest {
    private static final Instant DUE = Instant.parse("2026-03-10T12:00:00Z");
    private static final Instant OPENS = DUE.minus(Duration.ofDays(7));
    private static final Duration MOMENT = Duration.ofMillis(1);
    private static final AssignmentId ASSIGNMENT = AssignmentId.fresh();
    private static final DecisionId ELEVEN = new DecisionId(Coursework.ELEVEN);
    private static final LearnerId ANNA = new LearnerId(UUID.randomUUID());
    private static final Learner MEMBER = new Learner(ANNA, "Anna", OPENS, Optional.empty());

    private static final Assignment CLOSED = terms(false, Optional.empty(), 0, Optional.empty(), 100);
    private static final Assignment LAST = terms(true, Optional.empty(), 0, Optional.empty(), 100);
    private static final Assignment HALF_UNTIL_NEXT_DAY =
            terms(false, Optional.of(DUE.plus(Duration.ofDays(1))), 50, Optional.empty(), 100);
    private static final Assignment TENTH_MORE_A_DAY_EARLY =
            terms(false, Optional.empty(), 0, Optional.of(DUE.minus(Duration.ofDays(1))), 110);

    private static Assignment terms(
            boolean last, Optional<Instant> reducedUntil, int late, Optional<Instant> earlyUntil, int early) {
        Terms terms = new Terms(
                "Elevens",
                OPENS,
                DUE,
                3,
                last ? Counted.LAST : Counted.BEST,
                Feedback.AT_ONCE,
                false,
                Deals.SAME,
                reducedUntil.<Late>map(until -> new Late.Reduced(until, late)).orElseGet(Late.Closed::new),
                earlyUntil.map(until -> new Early(until, early)));
        return new Assignment(ASSIGNMENT, ClassroomId.fresh(), VersionId.fresh(), terms, 1, OPENS, Optional.empty());
    }

    private static JsonNode json(String text) {
        return JsonMapper.shared().readTree(text);
    }

    private static AssignedQuestion question(int number, int points, boolean afresh, String... expected) {
        return new AssignedQuestion(
                number,
                ELEVEN,
                json(Coursework.SEVEN_LED),
                afresh,
                points,
                expected.length == 0
                        ? Optional.empty()
                        : Optional.of(new Overruling(
                                List.of(expected).stream()
                                        .map(ScoreRuleTest::json)
                                        .toList(),
                                "In this class we count so.")));
    }

    private static ScoreRule rule(Assignment terms, Regrade... regrades) {
        return new ScoreRule(terms, List.of(question(1, 3, false), question(2, 2, false)), List.of(regrades));
    }

    private static AskedQuestion asked(int number, boolean asAssigned, String answer, Grade grade) {
        return new AskedQuestion(
                number,
                number,
                ELEVEN,
                asAssigned,
                Optional.of(new GivenAnswer(
                        json(answer), Optional.of(grade), Optional.empty(), false, Duration.ZERO, OPENS)));
    }

    private static AskedQuestion unanswered(int number) {
        return new AskedQuestion(number, number, ELEVEN, true, Optional.empty());
    }

    private static Turn turn(int number, Instant submitted, AskedQuestion... asked) {
        return new Turn(
                SittingId.fresh(),
                ASSIGNMENT,
                ANNA,
                number,
                false,
                OPENS,
                Optional.of(submitted),
                Optional.empty(),
                Optional.empty(),
                List.of(asked));
    }

    /** Answered right or wrong. */
    private static Turn answers(int number, Instant submitted, boolean... right) {
        return turn(
                number,
                submitted,
                IntStream.range(0, right.length)
                        .mapToObj(place -> asked(place + 1, true, "1", right[place] ? Grade.BEST : Grade.WRONG))
                        .toArray(AskedQuestion[]::new));
    }

    private static Regrade regrade(long id, Scope scope, int percent) {
        return new Regrade(id, scope, Optional.of(percent), "fair", "Ina", DUE, false);
    }

    private static String points(ScoreRule rule, Turn turn) {
        return rule.score(turn, Optional.empty()).points();
    }

    private static Result result(ScoreRule rule, Instant now, Turn... turns) {
        return rule.result(MEMBER, List.of(turns), Optional.empty(), now);
    }

    @Test
    void bestAndAcceptableEarnThePointsWrongAndIllegalNone() {
        List<Integer> percents = new ArrayList<>();
        for (Grade grade : Grade.values()) {
            Turn turn = turn(1, DUE, asked(1, true, "1", grade));
            percents.add(rule(CLOSED).credit(turn, turn.asked().getFirst()).percent());
        }
        assertThat(percents).containsExactly(100, 100, 0, 0);
    }

    @Test
    void aQuestionNotAnsweredEarnsNothing() {
        Turn turn = turn(1, DUE, unanswered(1), asked(2, true, "1", Grade.BEST));
        assertThat(points(rule(CLOSED), turn)).isEqualTo("2");
        assertThat(rule(CLOSED).credit(turn, turn.asked().getFirst()).by()).isEqualTo(By.NO_ANSWER);
    }

    @Test
    void whereTheAuthorOverrulesTheTrainersGradeDoesNotCount() {
        ScoreRule rule = new ScoreRule(CLOSED, List.of(question(1, 3, false, "2", "4")), List.of());
        Turn authors = turn(1, DUE, asked(1, true, "4", Grade.WRONG));
        Turn trainers = turn(1, DUE, asked(1, true, "1", Grade.BEST));
        assertThat(points(rule, authors)).isEqualTo("3");
        assertThat(points(rule, trainers)).isEqualTo("0");
        assertThat(rule.credit(trainers, trainers.asked().getFirst()).by()).isEqualTo(By.AUTHOR);
    }

    @Test
    void theAuthorsAnswersAreForTheAuthorsCardsAlone() {
        ScoreRule rule = new ScoreRule(CLOSED, List.of(question(1, 3, true, "2")), List.of());
        Turn dealtAfresh = turn(1, DUE, asked(1, false, "1", Grade.BEST));
        assertThat(points(rule, dealtAfresh)).isEqualTo("3");
    }

    @Test
    void aRegradeStandsAboveAuthorAndTrainerAndTheLastOneDecides() {
        Scope scope = Scope.answer(ASSIGNMENT, 1, json("1"));
        Turn turn = turn(1, DUE, asked(1, true, "1", Grade.BEST));
        ScoreRule overruled = new ScoreRule(
                CLOSED,
                List.of(question(1, 3, false, "2")),
                List.of(regrade(1, scope, 50), regrade(2, Scope.question(ASSIGNMENT, 1), 75)));
        assertThat(points(overruled, turn)).isEqualTo("2.25");
        assertThat(points(overruled.before(overruled.regrades().getLast()), turn))
                .isEqualTo("1.5");
    }

    @Test
    void aRegradeOfAnAnswerHoldsForThatAnswerOnly() {
        ScoreRule rule = rule(CLOSED, regrade(1, Scope.answer(ASSIGNMENT, 1, json("2")), 100));
        assertThat(points(rule, turn(1, DUE, asked(1, true, "2", Grade.WRONG)))).isEqualTo("3");
        assertThat(points(rule, turn(1, DUE, asked(1, true, "3", Grade.WRONG)))).isEqualTo("0");
        assertThat(points(rule, turn(1, DUE, asked(2, true, "2", Grade.WRONG)))).isEqualTo("0");
    }

    @Test
    void aRegradeOfAnAnswerDoesNotHoldWhereOtherCardsWereDealt() {
        ScoreRule rule = rule(CLOSED, regrade(1, Scope.answer(ASSIGNMENT, 1, json("2")), 100));
        assertThat(points(rule, turn(1, DUE, asked(1, false, "2", Grade.WRONG))))
                .isEqualTo("0");
    }

    @Test
    void aRegradeOfOneSittingHoldsForNoOther() {
        Turn one = turn(1, DUE, asked(1, true, "2", Grade.WRONG));
        Turn other = turn(2, DUE, asked(1, true, "2", Grade.WRONG));
        Scope scope = new Scope(ASSIGNMENT, 1, Optional.of(one.id()), Optional.of(json("2")));
        ScoreRule rule = rule(CLOSED, regrade(1, scope, 100));
        assertThat(points(rule, one)).isEqualTo("3");
        assertThat(points(rule, other)).isEqualTo("0");
    }

    @Test
    void aRegradeOfTheWholeQuestionHoldsForThoseWhoDidNotAnswerToo() {
        ScoreRule rule = rule(CLOSED, regrade(1, Scope.question(ASSIGNMENT, 1), 100));
        assertThat(points(rule, turn(1, DUE, unanswered(1), unanswered(2)))).isEqualTo("3");
    }

    @Test
    void upToTheEarlyTimeItselfTheRewardIsGiven() {
        Instant early = DUE.minus(Duration.ofDays(1));
        ScoreRule rule = rule(TENTH_MORE_A_DAY_EARLY);
        assertThat(points(rule, answers(1, early, true, true))).isEqualTo("5.5");
        assertThat(points(rule, answers(1, early.plus(MOMENT), true, true))).isEqualTo("5");
    }

    @Test
    void upToTheDueTimeItselfItIsNotLateAndAfterItAPartCounts() {
        ScoreRule rule = rule(HALF_UNTIL_NEXT_DAY);
        assertThat(points(rule, answers(1, DUE, true, false))).isEqualTo("3");
        assertThat(points(rule, answers(1, DUE.plus(MOMENT), true, false))).isEqualTo("1.5");
    }

    @Test
    void anExtensionMovesTheDueTimeAndLessTimeChangesNothing() {
        ScoreRule rule = rule(HALF_UNTIL_NEXT_DAY);
        Turn hourLate = answers(1, DUE.plus(Duration.ofHours(1)), true, true);
        assertThat(rule.score(hourLate, Optional.of(DUE.plus(Duration.ofHours(1))))
                        .points())
                .isEqualTo("5");
        assertThat(rule.score(hourLate, Optional.of(DUE.plus(Duration.ofMinutes(59))))
                        .points())
                .isEqualTo("2.5");
        assertThat(rule.score(answers(1, DUE, true, true), Optional.of(DUE.minus(Duration.ofDays(1))))
                        .points())
                .isEqualTo("5");
    }

    @Test
    void theBestOfSeveralSittingsCountsOrTheLast() {
        Turn best = answers(1, DUE, true, true);
        Turn last = answers(2, DUE, false, true);
        assertThat(result(rule(CLOSED), DUE, best, last).score().orElseThrow().points())
                .isEqualTo("5");
        assertThat(result(rule(LAST), DUE, best, last).score().orElseThrow().points())
                .isEqualTo("2");
    }

    @Test
    void theBestIsFoundAfterWhatLatenessTakesAway() {
        Turn inTime = answers(1, DUE, true, false);
        Turn late = answers(2, DUE.plus(MOMENT), true, true);
        Result result = result(rule(HALF_UNTIL_NEXT_DAY), DUE.plus(Duration.ofHours(1)), inTime, late);
        assertThat(result.counted()).contains(inTime.id());
        assertThat(result.timing()).isEqualTo(Timing.IN_TIME);
    }

    @Test
    void practiceNeverCounts() {
        Turn full = answers(1, DUE, true, true);
        Turn practice = new Turn(
                full.id(),
                ASSIGNMENT,
                ANNA,
                1,
                true,
                DUE.plus(MOMENT),
                Optional.of(DUE.plus(MOMENT)),
                Optional.empty(),
                Optional.empty(),
                full.asked());
        Result result = result(rule(LAST), DUE.plus(Duration.ofDays(1)), practice);
        assertThat(result.state()).isEqualTo(State.MISSING);
        assertThat(result.score().orElseThrow().points()).isEqualTo("0");
        assertThat(result.sittings()).isZero();
    }

    @Test
    void missingIsNothingAfterTheCloseAndOpenUpToIt() {
        assertThat(result(rule(CLOSED), OPENS.minus(MOMENT)).state()).isEqualTo(State.NOT_OPEN);
        assertThat(result(rule(CLOSED), OPENS).state()).isEqualTo(State.OPEN);
        assertThat(result(rule(CLOSED), DUE).state()).isEqualTo(State.OPEN);
        assertThat(result(rule(CLOSED), DUE).score()).isEmpty();
        Result missing = result(rule(CLOSED), DUE.plus(MOMENT));
        assertThat(missing.state()).isEqualTo(State.MISSING);
        assertThat(missing.score()).contains(Score.nothing(5));
    }

    @Test
    void whereLateWorkIsTakenTheCloseIsLater() {
        assertThat(result(rule(HALF_UNTIL_NEXT_DAY), DUE.plus(Duration.ofDays(1)))
                        .state())
                .isEqualTo(State.OPEN);
        assertThat(result(
                                rule(HALF_UNTIL_NEXT_DAY),
                                DUE.plus(Duration.ofDays(1)).plus(MOMENT))
                        .state())
                .isEqualTo(State.MISSING);
    }

    @Test
    void aSittingThatIsNotHandedInHasNoScoreYet() {
        Turn open = new Turn(
                SittingId.fresh(),
                ASSIGNMENT,
                ANNA,
                1,
                false,
                OPENS,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
        assertThat(result(rule(CLOSED), DUE, open).state()).isEqualTo(State.UNDER_WAY);
        assertThat(result(rule(CLOSED), DUE, open).score()).isEmpty();
    }

    @Test
    void anAnswerOfASittingUnderWayIsNotHandedInAndNoBrokenQuestion() {
        AskedQuestion unmarked = new AskedQuestion(
                1,
                1,
                ELEVEN,
                true,
                Optional.of(
                        new GivenAnswer(json("1"), Optional.empty(), Optional.empty(), false, Duration.ZERO, OPENS)));
        Turn open = new Turn(
                SittingId.fresh(),
                ASSIGNMENT,
                ANNA,
                1,
                false,
                OPENS,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(unmarked));

        assertThat(rule(CLOSED).credit(open, unmarked).by().words()).isEqualTo("not handed in");
        assertThat(rule(CLOSED).credit(turn(1, DUE, unmarked), unmarked).by().words())
                .isEqualTo("cannot be marked");
    }

    @Test
    void whoJoinedAfterTheCloseOrLeftBeforeItIsNotPunished() {
        Instant now = DUE.plus(Duration.ofDays(3));
        ScoreRule rule = rule(CLOSED);
        Learner joinedAtTheClose = new Learner(ANNA, "Anna", DUE, Optional.empty());
        Learner joinedAfter = new Learner(ANNA, "Anna", DUE.plus(MOMENT), Optional.empty());
        Learner leftAtTheClose = new Learner(ANNA, "Anna", OPENS, Optional.of(DUE));
        Learner leftAfter = new Learner(ANNA, "Anna", OPENS, Optional.of(DUE.plus(MOMENT)));
        assertThat(rule.result(joinedAtTheClose, List.of(), Optional.empty(), now)
                        .state())
                .isEqualTo(State.MISSING);
        assertThat(rule.result(joinedAfter, List.of(), Optional.empty(), now).state())
                .isEqualTo(State.EXCUSED);
        assertThat(rule.result(leftAtTheClose, List.of(), Optional.empty(), now).state())
                .isEqualTo(State.EXCUSED);
        assertThat(rule.result(leftAfter, List.of(), Optional.empty(), now).state())
                .isEqualTo(State.MISSING);
    }

    @Test
    void whatSomebodyWhoLeftHandedInStaysInTheHistory() {
        Learner left = new Learner(ANNA, "Anna", OPENS, Optional.of(OPENS.plus(Duration.ofDays(1))));
        Result result = rule(CLOSED).result(left, List.of(answers(1, OPENS, true, true)), Optional.empty(), DUE);
        assertThat(result.score().orElseThrow().points()).isEqualTo("5");
    }

    private static Regrade out(long id, int question) {
        return new Regrade(id, Scope.question(ASSIGNMENT, question), Optional.empty(), "unfair", "Ina", DUE, false);
    }

    /** Question 1 is worth 3 points, question 2 is worth 2. */
    @Test
    void aQuestionOutOfTheScoreGivesNothingAndAsksForNothing() {
        ScoreRule rule = rule(CLOSED, out(1, 1));
        assertThat(rule.possible()).isEqualTo(2);
        assertThat(points(rule, answers(1, DUE, true, false))).isEqualTo("0");
        assertThat(points(rule, answers(1, DUE, false, true))).isEqualTo("2");
        assertThat(rule.score(answers(1, DUE, false, true), Optional.empty()).percent())
                .isEqualTo("100 %");
    }

    @Test
    void aLaterCreditForTheWholeQuestionPutsItBackAndOneForAnAnswerDoesNot() {
        assertThat(rule(CLOSED, out(1, 1), regrade(2, Scope.question(ASSIGNMENT, 1), 50))
                        .possible())
                .isEqualTo(5);
        assertThat(rule(CLOSED, out(1, 1), regrade(2, Scope.answer(ASSIGNMENT, 1, json("1")), 50))
                        .possible())
                .isEqualTo(2);
    }

    private static AskedQuestion byRule(int number, String rule) {
        return new AskedQuestion(
                number,
                number,
                ELEVEN,
                false,
                Optional.of(new GivenAnswer(
                        json("1"), Optional.of(Grade.WRONG), Optional.of(rule), false, Duration.ZERO, OPENS)));
    }

    @Test
    void aRegradeByRuleHoldsForTheAnswersThatItDecidedWhateverWasDealt() {
        ScoreRule rule = rule(CLOSED, regrade(1, Scope.rule(ASSIGNMENT, 1, "eleven"), 100));
        assertThat(points(rule, turn(1, DUE, byRule(1, "eleven"), byRule(2, "eleven"))))
                .isEqualTo("3");
        assertThat(points(rule, turn(1, DUE, byRule(1, "twelve")))).isEqualTo("0");
        assertThat(points(rule, turn(1, DUE, unanswered(1)))).isEqualTo("0");
    }

    @Test
    void aThirdOfAPointIsNotLostBeforeTheEnd() {
        ScoreRule rule = rule(CLOSED, regrade(1, Scope.question(ASSIGNMENT, 1), 33));
        assertThat(points(rule, turn(1, DUE, unanswered(1)))).isEqualTo("0.99");
        assertThat(rule.score(turn(1, DUE, unanswered(1)), Optional.empty()).percent())
                .isEqualTo("20 %");
    }

    /** Tried three times, for all, half and a quarter of the points. */
    private static Assignment tried() {
        Terms terms = CLOSED.terms().held(Conduct.USUAL.with(new Tries(List.of(100, 50, 25))));
        return new Assignment(ASSIGNMENT, ClassroomId.fresh(), VersionId.fresh(), terms, 1, OPENS, Optional.empty());
    }

    private static GivenAnswer tryOf(String answer, Grade grade, GivenAnswer... before) {
        return new GivenAnswer(
                json(answer), Optional.of(grade), Optional.empty(), false, Duration.ZERO, OPENS, List.of(before));
    }

    private static AskedQuestion tries(int number, GivenAnswer last) {
        return new AskedQuestion(number, number, ELEVEN, true, Optional.of(last));
    }

    @Test
    void aTryEarnsItsPartOfThePointsExactly() {
        ScoreRule rule = rule(tried());
        GivenAnswer first = tryOf("3", Grade.WRONG);
        GivenAnswer second = tryOf("2", Grade.WRONG);
        Turn turn =
                turn(1, DUE, tries(1, tryOf("1", Grade.BEST, first)), tries(2, tryOf("1", Grade.BEST, first, second)));

        // half of 3 points and a quarter of 2
        assertThat(points(rule, turn)).isEqualTo("2");
        assertThat(rule.credit(turn, turn.asked().getFirst()).earned()).isEqualByComparingTo("50");
        Turn third = turn(1, DUE, tries(1, tryOf("1", Grade.BEST, first, second)), unanswered(2));
        assertThat(rule.score(third, Optional.empty()).earned()).isEqualByComparingTo("0.75");
        Turn none = turn(1, DUE, tries(1, tryOf("0", Grade.WRONG, first, second)), unanswered(2));
        assertThat(rule.score(none, Optional.empty()).earned()).isEqualByComparingTo("0");
    }

    @Test
    void halfACreditAtATryForAQuarterIsAnEighthOfThePoints() {
        Regrade half = new Regrade(
                1, Scope.answer(ASSIGNMENT, 1, json("2")), Optional.of(50), "Half right", "Ina", DUE, false);
        ScoreRule rule = rule(tried(), half);
        Turn turn = turn(
                1,
                DUE,
                tries(1, tryOf("2", Grade.WRONG, tryOf("3", Grade.WRONG), tryOf("4", Grade.WRONG))),
                unanswered(2));

        assertThat(rule.credit(turn, turn.asked().getFirst()).earned()).isEqualByComparingTo("12.5");
        assertThat(rule.score(turn, Optional.empty()).earned()).isEqualByComparingTo("0.375");
        assertThat(rule.credit(turn, turn.asked().getFirst()).rounded()).isEqualTo(13);
    }

    @Test
    void anEarlierTryThatIsRegradedCountsWhatItWouldHaveThen() {
        Turn turn = turn(1, DUE, tries(1, tryOf("1", Grade.BEST, tryOf("3", Grade.WRONG))), unanswered(2));
        Regrade first =
                new Regrade(1, Scope.answer(ASSIGNMENT, 1, json("3")), Optional.of(100), "As good", "Ina", DUE, false);
        assertThat(points(rule(tried(), first), turn)).isEqualTo("3");

        Regrade little =
                new Regrade(1, Scope.answer(ASSIGNMENT, 1, json("3")), Optional.of(40), "In part", "Ina", DUE, false);
        assertThat(points(rule(tried(), little), turn)).as("half of 3 is more").isEqualTo("1.5");
    }

    @Test
    void aWordOnTheWholeQuestionOrOnASittingIsWhatItEarns() {
        Turn turn = turn(1, DUE, tries(1, tryOf("1", Grade.BEST, tryOf("3", Grade.WRONG))), unanswered(2));
        Regrade all = new Regrade(1, Scope.question(ASSIGNMENT, 1), Optional.of(100), "Misprint", "Ina", DUE, false);
        assertThat(points(rule(tried(), all), turn)).isEqualTo("3");
        Regrade here = new Regrade(
                1,
                new Scope(ASSIGNMENT, 1, Optional.of(turn.id()), Optional.of(json("1"))),
                Optional.of(80),
                "Was misled",
                "Ina",
                DUE,
                false);
        assertThat(points(rule(tried(), here), turn)).isEqualTo("2.4");
    }
}
