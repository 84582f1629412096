package kibitzer.classroom.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.stream.IntStream;
import kibitzer.SharedFixture;
import kibitzer.cards.Seed;
import kibitzer.classroom.ProblemSetId;
import kibitzer.classroom.VersionId;
import kibitzer.content.problemset.Dealing;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.games.bridge.Call;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Question;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.node.JsonNodeFactory;

@SharedFixture
class VersionsTest {

    private static ProblemSetId set(ProblemSetsDatabase database, Draft draft) {
        return database.drafts().create(database.instructor(), draft);
    }

    private static SetVersion version(ProblemSetsDatabase database, Draft draft) {
        return database.versions()
                .find(database.versions().versionOf(set(database, draft)))
                .orElseThrow();
    }

    @ParameterizedTest
    @EnumSource
    void aVersionHasEverythingThatStandsInTheDraft(ProblemSetsDatabase database) {
        SetVersion version = version(database, SampleSets.draft(SampleSets.STRONG_NO_TRUMP, SampleSets.ELEVEN));

        assertThat(version.title()).isEqualTo("A sample");
        assertThat(version.about()).isEqualTo("Some questions.");
        assertThat(version.number()).isEqualTo(1);
        assertThat(version.points()).isEqualTo(5);
        SetQuestion first = version.questions().getFirst();
        assertThat(first.points()).isEqualTo(3);
        assertThat(first.note()).contains("Mind the vulnerability.");
        assertThat(first.hint()).isFalse();
        assertThat(first.dealing()).isEmpty();
        assertThat(first.question().advice().best()).hasToString("[1NT]");
        SetQuestion second = version.questions().getLast();
        assertThat(second.number()).isEqualTo(2);
        assertThat(second.hint()).isTrue();
        assertThat(second.dealing()).isPresent();
    }

    @ParameterizedTest
    @EnumSource
    void theSameDraftTwiceIsTheSameVersion(ProblemSetsDatabase database) {
        ProblemSetId set = set(database, SampleSets.draft(SampleSets.ELEVEN, SampleSets.OVERRULED));

        assertThat(database.versions().versionOf(set))
                .isEqualTo(database.versions().versionOf(set));
    }

    @ParameterizedTest
    @EnumSource
    void anotherDraftIsAnotherVersionAndTheOldOneStays(ProblemSetsDatabase database) {
        LearnerId author = database.instructor();
        Draft draft = SampleSets.draft(SampleSets.STRONG_NO_TRUMP, SampleSets.ELEVEN);
        ProblemSetId set = database.drafts().create(author, draft);
        VersionId first = database.versions().versionOf(set);
        SetVersion before = database.versions().find(first).orElseThrow();

        database.drafts().save(author, set, 1, draft.moved(0, 1).titled("Another title"));
        VersionId second = database.versions().versionOf(set);

        assertThat(second).isNotEqualTo(first);
        assertThat(database.versions().find(first)).contains(before);
        assertThat(database.versions().of(set)).extracting(SetVersion::number).containsExactly(2, 1);
    }

    @ParameterizedTest
    @EnumSource
    void everyChangeOfAQuestionMakesANewVersion(ProblemSetsDatabase database) {
        LearnerId author = database.instructor();
        DraftQuestion question = SampleSets.question(SampleSets.ELEVEN);
        Draft draft = SampleSets.draft(SampleSets.ELEVEN);
        ProblemSetId set = database.drafts().create(author, draft);
        database.versions().versionOf(set);
        List<DraftQuestion> changed = List.of(
                question.withPoints(9),
                question.withNote("Look at dummy."),
                question.withHint(false),
                question.withDealing(Dealing.of(question.deal()).from(new Seed(8))),
                question.overruled(List.of(JsonNodeFactory.instance.numberNode(1)), "A trick question."));

        for (int i = 0; i < changed.size(); i++) {
            database.drafts().save(author, set, i + 1, draft.with(0, changed.get(i)));
            database.versions().versionOf(set);
        }

        assertThat(database.versions().of(set)).hasSize(1 + changed.size());
    }

    @ParameterizedTest
    @EnumSource
    void theAuthorsAnswersCountInPlaceOfTheTrainers(ProblemSetsDatabase database) {
        SetQuestion question = version(database, SampleSets.draft(SampleSets.OVERRULED))
                .questions()
                .getFirst();

        assertThat(question.overruling().orElseThrow().comment()).isEqualTo("In this class we open the minor.");
        assertThat(accepts(question, "1D")).isTrue();
        assertThat(accepts(question, "1NT")).isFalse();
    }

    @SuppressWarnings("unchecked") // the sample is a question of bridge/call
    private static boolean accepts(SetQuestion question, String call) {
        return question.overruling().orElseThrow().accepts((Question<Object, Call>) question.question(), Call.of(call));
    }

    @ParameterizedTest
    @EnumSource
    void aDealtQuestionThatIsOverruledIsNeverDealtAfresh(ProblemSetsDatabase database) {
        DraftQuestion overruled = SampleSets.question(SampleSets.ELEVEN)
                .overruled(List.of(JsonNodeFactory.instance.numberNode(1)), "A trick question.");
        SetQuestion question = version(database, SampleSets.draft().with(List.of(overruled)))
                .questions()
                .getFirst();

        assertThat(question.dealing()).isEmpty();
        assertThat(question.dealtAfresh(new Seed(99))).isEqualTo(question.question());
    }

    @ParameterizedTest
    @EnumSource
    void aSetWithFaultsOrWithoutQuestionsIsRefusedWithReasons(ProblemSetsDatabase database) {
        ProblemSetId empty = set(database, SampleSets.draft());
        ProblemSetId faulty = set(
                database,
                SampleSets.draft(SampleSets.ELEVEN, SampleSets.TWELVE_CARDS).titled(""));

        assertThatExceptionOfType(UnfinishedSet.class)
                .isThrownBy(() -> database.versions().versionOf(empty))
                .satisfies(refusal -> assertThat(refusal.reasons()).containsExactly("it has no questions"));
        assertThatExceptionOfType(UnfinishedSet.class)
                .isThrownBy(() -> database.versions().versionOf(faulty))
                .satisfies(refusal -> assertThat(refusal.reasons())
                        .hasSize(2)
                        .anySatisfy(reason -> assertThat(reason).startsWith("title: "))
                        .anySatisfy(reason -> assertThat(reason).isEqualTo("Question 2: hand: 12 cards; expected 13")));
        assertThat(database.versions().of(faulty)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void everyDecisionCanStandInAVersionAndIsReadBack(ProblemSetsDatabase database) {
        List<DraftQuestion> one = Decisions.all().stream()
                .map(decision -> DraftQuestion.dealt(
                        new Dealing(decision.id(), new Seed(3), JsonNodeFactory.instance.objectNode())))
                .toList();
        SetVersion version = version(database, SampleSets.draft().with(one.subList(0, Math.min(one.size(), 200))));

        assertThat(version.questions()).hasSize(Math.min(one.size(), 200));
        IntStream.range(0, version.questions().size()).forEach(i -> {
            SetQuestion question = version.questions().get(i);
            Decision<?, ?> decision = Decisions.all().get(i);
            assertThat(question.question().decision()).isSameAs(decision);
            assertThat(question.question().advice()).as(decision.id().text()).isNotNull();
            assertThat(question.dealtAfresh(new Seed(4)).decision()).isSameAs(decision);
        });
    }
}
