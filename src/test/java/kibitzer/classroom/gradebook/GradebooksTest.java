package kibitzer.classroom.gradebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomDatabase;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.gradebook.Credit.By;
import kibitzer.classroom.gradebook.Result.State;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Silence;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Three learners, a set of three questions for 1, 2 and 3 points that was due yesterday; 1 is right everywhere. */
@ParameterizedClass
@EnumSource
@SharedFixture
class GradebooksTest {
    private static final Instant NOW = Instant.now().truncatedTo(ChronoUnit.MILLIS);
    private static final Instant DUE = NOW.minus(Duration.ofDays(1));
    private static final Instant OPENS = NOW.minus(Duration.ofDays(8));

    private final ClassroomDatabase database;
    private final Coursework work;
    private final Gradebooks gradebooks;
    private final Regrades regrades;
    private LearnerId ina;
    private LearnerId anna;
    private LearnerId bert;
    private LearnerId carl;
    private ClassroomId tuesday;
    private VersionId version;
    private AssignmentId elevens;

    GradebooksTest(ClassroomDatabase database) {
        this.database = database;
        this.work = new Coursework(database.get(JdbcClient.class));
        this.gradebooks = database.get(Gradebooks.class);
        this.regrades = database.get(Regrades.class);
    }

    @BeforeEach
    void assign() {
        ina = database.instructor("Ina");
        tuesday = database.classroom("Tuesday", ina);
        anna = joins("Anna", OPENS);
        bert = joins("bert", OPENS);
        carl = joins("Carl", OPENS);
        version = work.version(OPENS);
        work.eleven(version, 1, 1);
        work.eleven(version, 2, 2);
        work.eleven(version, 3, 3);
        elevens = work.assignment(tuesday, version, "Elevens", OPENS, DUE);
    }

    private LearnerId joins(String name, Instant joined) {
        LearnerId learner = database.learner(name);
        work.joins(tuesday, learner, name, joined, Optional.empty());
        return learner;
    }

    private static JsonNode json(String text) {
        return JsonMapper.shared().readTree(text);
    }

    private Result of(LearnerId learner) {
        return gradebooks.of(tuesday, ina).lines().stream()
                .filter(line -> line.learner().id().equals(learner))
                .findFirst()
                .orElseThrow()
                .results()
                .getFirst();
    }

    private String points(LearnerId learner) {
        return of(learner).score().orElseThrow().points();
    }

    @Test
    void theGridHoldsLearnersByNameAgainstAssignmentsByDueDate() {
        work.handedIn(elevens, anna, 1, DUE, "1", "1", "3");
        work.handedIn(elevens, bert, 1, DUE, "2", "", "1");
        work.assignment(tuesday, version, "Next week", NOW, NOW.plus(Duration.ofDays(7)));

        Gradebook book = gradebooks.of(tuesday, ina);

        assertThat(book.assignments())
                .extracting(column -> column.assignment().terms().title())
                .containsExactly("Elevens", "Next week");
        assertThat(book.lines()).extracting(line -> line.learner().name()).containsExactly("Anna", "bert", "Carl");
        assertThat(points(anna)).isEqualTo("3");
        assertThat(points(bert)).isEqualTo("3");
        assertThat(of(carl).state()).isEqualTo(State.MISSING);
        assertThat(book.lines())
                .allSatisfy(line -> assertThat(line.results().getLast().state()).isEqualTo(State.OPEN));
        assertThat(book.lines().getFirst().total().score().orElseThrow().percent())
                .isEqualTo("50 %");
        assertThat(book.mean(0).orElseThrow()).isCloseTo(1.0 / 3, within(1e-9));
        assertThat(book.mean(1)).isEmpty();
        assertThat(book.scored(0)).isEqualTo(3);
    }

    @Test
    void anExtensionKeepsAnAssignmentOpenForOneLearner() {
        work.extend(elevens, carl, NOW.plus(Duration.ofDays(1)));
        assertThat(of(carl).state()).isEqualTo(State.OPEN);
        assertThat(of(bert).state()).isEqualTo(State.MISSING);
    }

    @Test
    void whoeverWasRemovedStandsInTheGridWithWhatWasHandedIn() {
        LearnerId dora = database.learner("Dora");
        work.joins(tuesday, dora, "Dora", OPENS, Optional.of(DUE.minusSeconds(60)));
        work.handedIn(elevens, dora, 1, DUE.minusSeconds(3_600), "1", "1", "1");
        assertThat(points(dora)).isEqualTo("6");
        assertThat(gradebooks.of(tuesday, ina).lines())
                .filteredOn(line -> line.learner().left().isPresent())
                .extracting(line -> line.learner().id())
                .containsExactly(dora);
    }

    @Test
    void aWithdrawnAssignmentCountsForNobody() {
        work.handedIn(elevens, anna, 1, DUE, "1", "1", "1");
        work.set(elevens, "withdrawn_at", NOW);
        assertThat(of(anna).state()).isEqualTo(State.WITHDRAWN);
        assertThat(gradebooks.of(tuesday, ina).lines())
                .allSatisfy(line -> assertThat(line.total().score()).isEmpty());
    }

    @Test
    void whatWasHandedInLateCountsItsPart() {
        work.set(elevens, "late", "reduced");
        work.set(elevens, "late_until", NOW);
        work.set(elevens, "late_percent", 50);
        work.handedIn(elevens, anna, 1, DUE.plusSeconds(1), "1", "1", "1");
        assertThat(points(anna)).isEqualTo("3");
        assertThat(of(anna).timing()).isEqualTo(Timing.LATE);
    }

    @Test
    void aLearnersSheetHoldsEverySittingAndSaysWhichCounts() {
        work.handedIn(elevens, anna, 1, DUE.minusSeconds(9_000), "1", "2", "2");
        SittingId best = work.handedIn(elevens, anna, 2, DUE, "1", "1", "2");
        work.sitting(elevens, anna, 3, true, NOW, Optional.of(NOW));

        LearnerSheet sheet = gradebooks.learner(tuesday, ina, anna);

        Work elevensOfAnna = sheet.work().getFirst();
        assertThat(elevensOfAnna.sittings()).hasSize(3);
        assertThat(elevensOfAnna.sittings())
                .filteredOn(Work.ScoredTurn::counts)
                .extracting(scored -> scored.turn().id())
                .containsExactly(best);
        assertThat(sheet.total().score().orElseThrow().points()).isEqualTo("3");
    }

    @Test
    void aSittingIsShownDownToEachAnswer() {
        SittingId sitting = work.handedIn(elevens, anna, 1, DUE, "1", "", "3");

        TurnSheet sheet = gradebooks.sitting(tuesday, ina, sitting);

        assertThat(sheet.learner().name()).isEqualTo("Anna");
        assertThat(sheet.lines())
                .extracting(line -> line.credit().by())
                .containsExactly(By.TRAINER, By.NO_ANSWER, By.TRAINER);
        assertThat(sheet.lines()).extracting(TurnSheet.Line::points).containsExactly(1, 2, 3);
        assertThat(sheet.lines().getFirst().position()).isEqualTo(json(Coursework.SEVEN_LED));
        assertThat(sheet.scored().score().points()).isEqualTo("1");
    }

    @Test
    void theGradebookIsForThoseWhoRunTheClassAndForNobodyElse() {
        SittingId sitting = work.handedIn(elevens, anna, 1, DUE, "1", "1", "1");
        LearnerId otto = database.instructor("Otto");
        for (LearnerId other : List.of(anna, otto, database.guest())) {
            assertThatThrownBy(() -> gradebooks.of(tuesday, other)).isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> gradebooks.learner(tuesday, other, anna)).isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> gradebooks.sitting(tuesday, other, sitting))
                    .isInstanceOf(NoSuchClass.class);
            Scope scope = Scope.question(elevens, 1);
            assertThatThrownBy(() -> regrades.preview(tuesday, other, scope, 100))
                    .isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> regrades.give(tuesday, other, scope, 100, "mine"))
                    .isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> regrades.trail(tuesday, other)).isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> database.get(ItemAnalysis.class).of(tuesday, other, elevens))
                    .isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> database.get(Weaknesses.class).of(tuesday, other))
                    .isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> database.get(Rechecks.class).find(tuesday, other, elevens))
                    .isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> database.get(GradebookExport.class).answers(tuesday, other))
                    .isInstanceOf(NoSuchClass.class);
        }
        assertThat(gradebooks
                        .of(tuesday, database.account("Ada", Role.ADMINISTRATOR))
                        .lines())
                .hasSize(3);
    }

    @Test
    void anotherClassOfTheSameInstructorHasNoSuchEntries() {
        SittingId sitting = work.handedIn(elevens, anna, 1, DUE, "1", "1", "1");
        ClassroomId friday = database.classroom("Friday", ina);
        assertThatThrownBy(() -> gradebooks.sitting(friday, ina, sitting)).isInstanceOf(NoSuchEntry.class);
        assertThatThrownBy(() -> gradebooks.learner(friday, ina, anna)).isInstanceOf(NoSuchEntry.class);
        assertThatThrownBy(() -> regrades.give(friday, ina, Scope.question(elevens, 1), 100, "mine"))
                .isInstanceOf(NoSuchEntry.class);
        assertThatThrownBy(() -> database.get(ItemAnalysis.class).of(friday, ina, elevens))
                .isInstanceOf(NoSuchEntry.class);
    }

    @Test
    void aPreviewSaysWhoseScoresChangeAndStoresNothing() {
        work.handedIn(elevens, anna, 1, DUE, "1", "1", "2");
        work.handedIn(elevens, bert, 1, DUE, "1", "1", "1");

        RegradePreview preview = regrades.preview(tuesday, ina, Scope.answer(elevens, 3, json("2")), 50);

        assertThat(preview.answers()).isEqualTo(1);
        assertThat(preview.changes()).singleElement().satisfies(change -> {
            assertThat(change.learner().id()).isEqualTo(anna);
            assertThat(change.before().points()).isEqualTo("3");
            assertThat(change.after().points()).isEqualTo("4.5");
        });
        assertThat(points(anna)).isEqualTo("3");
        assertThat(regrades.trail(tuesday, ina)).isEmpty();
    }

    @Test
    void aRegradeChangesTheScoresAndLeavesItsTrace() {
        work.handedIn(elevens, anna, 1, DUE, "1", "1", "2");
        work.handedIn(elevens, bert, 1, DUE, "1", "1", "");

        regrades.give(tuesday, ina, Scope.answer(elevens, 3, json("2")), 100, "  The other count.  ");
        regrades.give(tuesday, ina, Scope.question(elevens, 3), 50, "Half for everybody.");

        assertThat(points(anna)).isEqualTo("4.5");
        assertThat(points(bert)).isEqualTo("4.5");
        assertThat(points(carl)).isEqualTo("0");
        assertThat(of(anna).regraded()).isTrue();
        List<RegradeEntry> trail = regrades.trail(tuesday, ina);
        assertThat(trail)
                .extracting(entry -> entry.regrade().reason())
                .containsExactly("Half for everybody.", "The other count.");
        assertThat(trail).extracting(RegradeEntry::holds).containsExactly(true, false);
        assertThat(trail.getFirst().effects())
                .containsExactlyInAnyOrder(new RegradeEntry.Effect(100, 1), new RegradeEntry.Effect(0, 1));
        assertThat(trail.getLast().effects()).containsExactly(new RegradeEntry.Effect(0, 1));
        assertThat(trail.getLast().regrade().by()).startsWith("Ina ");
        assertThat(trail.getLast().regrade().at()).isAfterOrEqualTo(NOW);
    }

    @Test
    void whatWasPreviewedIsNotDoneWhereItWouldDoSomethingElseByNow() {
        SittingId sitting = work.handedIn(elevens, anna, 1, DUE, "1", "1", "2");
        RegradePreview seen = regrades.preview(tuesday, ina, Scope.question(elevens, 3), 100);
        LearnerId otto = database.instructor("Otto");
        work.joins(tuesday, otto, "Otto", OPENS, Optional.empty());
        database.get(JdbcClient.class)
                .sql("update class_member set part = 'instructor' where learner = :otto")
                .param("otto", otto.id())
                .update();
        regrades.give(tuesday, otto, new Scope(elevens, 3, Optional.of(sitting), Optional.of(json("2"))), 50, "Half.");

        RegradePreview now =
                regrades.give(tuesday, ina, seen, "A whole credit.").orElseThrow();

        assertThat(points(anna)).isEqualTo("4.5");
        assertThat(regrades.trail(tuesday, ina)).hasSize(1);
        assertThat(now.changes().getFirst().before().points()).isEqualTo("4.5");
        assertThat(regrades.give(tuesday, ina, now, "A whole credit.")).isEmpty();
        assertThat(points(anna)).isEqualTo("6");
    }

    @Test
    void ofTwoWhoConfirmTheSameAtOnceOneIsShownThatItIsDone() throws Exception {
        work.handedIn(elevens, anna, 1, DUE, "1", "1", "2");
        RegradePreview seen = regrades.preview(tuesday, ina, Scope.question(elevens, 3), 100);
        Callable<Boolean> confirm =
                () -> regrades.give(tuesday, ina, seen, "A whole credit.").isEmpty();
        try (ExecutorService both = Executors.newFixedThreadPool(2)) {
            List<Boolean> done = new ArrayList<>();
            for (Future<Boolean> one : both.invokeAll(List.of(confirm, confirm))) {
                done.add(one.get());
            }
            assertThat(done).containsExactlyInAnyOrder(true, false);
        }
        assertThat(regrades.trail(tuesday, ina)).hasSize(1);
    }

    @Test
    void aRegradeOfOneSittingNamesTheLearner() {
        SittingId sitting = work.handedIn(elevens, anna, 1, DUE, "2", "2", "2");
        work.handedIn(elevens, bert, 1, DUE, "2", "2", "2");
        regrades.give(tuesday, ina, new Scope(elevens, 3, Optional.of(sitting), Optional.of(json("2"))), 100, "Seen.");
        assertThat(points(anna)).isEqualTo("3");
        assertThat(points(bert)).isEqualTo("0");
        assertThat(regrades.trail(tuesday, ina)
                        .getFirst()
                        .learner()
                        .orElseThrow()
                        .id())
                .isEqualTo(anna);
    }

    @Test
    void aRegradeNeedsAReasonAndAPercentage() {
        Scope scope = Scope.question(elevens, 1);
        assertThatThrownBy(() -> regrades.give(tuesday, ina, scope, 100, " "))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("reason");
        assertThatThrownBy(() -> regrades.give(tuesday, ina, scope, 101, "more"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("0 to 100");
        assertThatThrownBy(() -> regrades.give(tuesday, ina, scope, -1, "less")).isInstanceOf(BadQuestion.class);
        assertThatThrownBy(() -> regrades.give(tuesday, ina, Scope.question(elevens, 4), 100, "none"))
                .isInstanceOf(NoSuchEntry.class);
        assertThat(regrades.trail(tuesday, ina)).isEmpty();
    }

    @Test
    void aQuestionTakenOutOfTheScoreLeavesItsTraceAndComesBackWithACredit() {
        work.handedIn(elevens, anna, 1, DUE, "1", "1", "2");

        RegradePreview preview = regrades.previewOut(tuesday, ina, elevens, 3);
        assertThat(preview.changes())
                .extracting(change -> change.learner().id())
                .contains(anna);
        int before = of(anna).score().orElseThrow().possible();

        assertThat(regrades.give(tuesday, ina, preview, "Misprinted.")).isEmpty();
        assertThat(of(anna).score().orElseThrow().possible()).isLessThan(before);
        assertThat(of(anna).regraded()).isTrue();
        assertThat(regrades.trail(tuesday, ina).getFirst().holds()).isTrue();

        regrades.give(tuesday, ina, Scope.question(elevens, 3), 100, "It was right after all.");
        assertThat(of(anna).score().orElseThrow().possible()).isEqualTo(before);
        assertThat(regrades.trail(tuesday, ina)).extracting(RegradeEntry::holds).containsExactly(true, false);
    }

    @Test
    void anAnswerCannotBeRegradedForAllWhereEachSittingHasADealOfItsOwn() {
        VersionId dealt = work.version(OPENS);
        work.question(
                dealt, 1, Coursework.ELEVEN, Coursework.SEVEN_LED, 1, Optional.of("{\"seed\":7}"), Optional.empty());
        AssignmentId fresh = work.assignment(tuesday, dealt, "Fresh", OPENS, DUE);
        work.set(fresh, "deals", "fresh");
        assertThatThrownBy(() -> regrades.preview(tuesday, ina, Scope.answer(fresh, 1, json("2")), 100))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("deal of its own");
        assertThat(regrades.preview(tuesday, ina, Scope.question(fresh, 1), 100).answers())
                .isZero();
        regrades.give(tuesday, ina, Scope.rule(fresh, 1, "eleven"), 100, "Not taught yet.");
        assertThat(regrades.trail(tuesday, ina).getFirst().regrade().scope()).isEqualTo(Scope.rule(fresh, 1, "eleven"));
    }

    /** By hand: credits of question 3 are 1, 0, 0; the others' points 3, 3, 1; see StatisticsTest for the formula. */
    @Test
    void itemsAreCountedOverTheSittingsThatCount() {
        work.handedIn(elevens, anna, 1, DUE, "1", "1", "1");
        work.handedIn(elevens, bert, 1, DUE, "1", "1", "2");
        work.handedIn(elevens, carl, 1, DUE, "1", "", "2");

        ItemReport report = database.get(ItemAnalysis.class).of(tuesday, ina, elevens);

        assertThat(report.sittings()).isEqualTo(3);
        Item first = report.items().getFirst();
        assertThat(first.discrimination()).as("all right").isEmpty();
        assertThat(first.credit()).isEqualTo(1);
        Item second = report.items().get(1);
        assertThat(second.answered()).isEqualTo(2);
        assertThat(second.credit()).isCloseTo(2.0 / 3, within(1e-9));
        Item third = report.items().getLast();
        assertThat(third.choices())
                .containsExactly(
                        new Item.Choice(json("2"), 2, false, false, 0),
                        new Item.Choice(json("1"), 1, true, false, 100));
        assertThat(third.discrimination().orElseThrow()).isCloseTo(0.5, within(1e-9));
        assertThat(third.times()).contains(new Item.Times(3, 3, 3));
        assertThat(report.rows().getLast().credits().stream()
                        .map(credit -> credit.orElseThrow().percent()))
                .containsExactly(100, 0, 0);
    }

    @Test
    void theTrainersBestStandsAmongTheChoicesThoughNobodyChoseIt() {
        work.handedIn(elevens, anna, 1, DUE, "2", "2", "2");
        assertThat(database.get(ItemAnalysis.class).of(tuesday, ina, elevens).items())
                .allSatisfy(
                        item -> assertThat(item.choices()).contains(new Item.Choice(json("1"), 0, true, false, 100)));
    }

    @Test
    void anOverruledQuestionShowsTheAuthorsAnswerThoughNobodyGaveIt() {
        VersionId own = work.version(OPENS);
        work.question(own, 1, Coursework.ELEVEN, Coursework.SEVEN_LED, 1, Optional.empty(), Optional.of("[2]"));
        AssignmentId ours = work.assignment(tuesday, own, "Ours", OPENS, DUE);
        work.handedIn(ours, anna, 1, DUE, "1");

        Item item =
                database.get(ItemAnalysis.class).of(tuesday, ina, ours).items().getFirst();

        assertThat(item.choices())
                .containsExactly(
                        new Item.Choice(json("1"), 1, true, false, 0), new Item.Choice(json("2"), 0, false, true, 100));
    }

    @Test
    void anItemThatCannotBeGotWrongSaysSoUnlessTheAuthorDecides() {
        VersionId own = work.version(OPENS);
        for (int number = 1; number <= 2; number++) {
            Optional<String> authors = number == 1 ? Optional.empty() : Optional.of("[\"2H\"]");
            work.question(own, number, Coursework.CALL, Coursework.OVERCALLED, 1, Optional.empty(), authors);
        }
        work.question(own, 3, Coursework.ELEVEN, Coursework.SEVEN_LED, 1, Optional.empty(), Optional.empty());
        AssignmentId ours = work.assignment(tuesday, own, "Ours", OPENS, DUE);

        assertThat(database.get(ItemAnalysis.class).of(tuesday, ina, ours).items())
                .extracting(item -> item.silence().map(Silence::words))
                .containsExactly(
                        Optional.of("The book is silent: every sensible answer counts in full"),
                        Optional.empty(),
                        Optional.empty());
    }

    @Test
    void weaknessesSayWhoStrugglesWithWhichRule() {
        work.handedIn(elevens, anna, 1, DUE, "1", "1", "1");
        work.handedIn(elevens, bert, 1, DUE, "1", "2", "2");

        List<Weakness> found = database.get(Weaknesses.class).of(tuesday, ina);

        assertThat(found).singleElement().satisfies(weakness -> {
            assertThat(weakness.skill().orElseThrow().text()).isEqualTo(Coursework.ELEVEN);
            assertThat(weakness.answers()).isEqualTo(6);
            assertThat(weakness.credit()).isCloseTo(4.0 / 6, within(1e-9));
            assertThat(weakness.struggling())
                    .extracting(one -> one.learner().id())
                    .containsExactly(bert);
        });
        assertThat(database.get(Weaknesses.class)
                        .of(tuesday, ina, anna)
                        .getFirst()
                        .credit())
                .isEqualTo(1);
    }

    @Test
    void whatTheTrainerMarksOtherwiseTodayIsFoundAndAcceptedWithAReason() {
        Rechecks rechecks = database.get(Rechecks.class);
        work.handedIn(elevens, bert, 1, DUE, "1", "1", "2");
        SittingId sitting = work.handedIn(elevens, anna, 1, DUE, "1", "1", "2");
        database.get(JdbcClient.class)
                .sql("update sitting_answer set grade = 'wrong' where sitting = :sitting and number = 2")
                .param("sitting", sitting.id())
                .update();
        assertThat(points(anna)).isEqualTo("1");

        Rechecks.Found found = rechecks.find(tuesday, ina, elevens);

        assertThat(found.answers()).isEqualTo(6);
        assertThat(found.unread()).isZero();
        assertThat(found.differences()).singleElement().satisfies(one -> {
            assertThat(one.question().number()).isEqualTo(2);
            assertThat(one.answer()).isEqualTo(json("1"));
            assertThat(one.percent()).isEqualTo(100);
            assertThat(one.credits()).containsExactly(0);
        });
        assertThat(rechecks.accept(tuesday, ina, elevens, "The advice was corrected."))
                .isEqualTo(1);
        assertThat(points(anna)).isEqualTo("3");
        assertThat(rechecks.find(tuesday, ina, elevens).differences()).isEmpty();
        assertThat(regrades.trail(tuesday, ina)).hasSize(1);
    }
}
