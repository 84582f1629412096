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

    private static ProblemSetId set(Faculty faculty, Draft draft) {
        return faculty.drafts().create(faculty.instructor(), draft);
    }

    private static SetVersion version(Faculty faculty, Draft draft) {
        return faculty.versions()
                .find(faculty.versions().versionOf(set(faculty, draft)))
                .orElseThrow();
    }

    @ParameterizedTest
    @EnumSource
    void aVersionHasEverythingThatStandsInTheDraft(Faculty faculty) {
        SetVersion version = version(faculty, SampleSets.draft(SampleSets.STRONG_NO_TRUMP, SampleSets.ELEVEN));

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
    void theSameDraftTwiceIsTheSameVersion(Faculty faculty) {
        ProblemSetId set = set(faculty, SampleSets.draft(SampleSets.ELEVEN, SampleSets.OVERRULED));

        assertThat(faculty.versions().versionOf(set))
                .isEqualTo(faculty.versions().versionOf(set));
    }

    @ParameterizedTest
    @EnumSource
    void anotherDraftIsAnotherVersionAndTheOldOneStays(Faculty faculty) {
        LearnerId author = faculty.instructor();
        Draft draft = SampleSets.draft(SampleSets.STRONG_NO_TRUMP, SampleSets.ELEVEN);
        ProblemSetId set = faculty.drafts().create(author, draft);
        VersionId first = faculty.versions().versionOf(set);
        SetVersion before = faculty.versions().find(first).orElseThrow();

        faculty.drafts().save(author, set, 1, draft.moved(0, 1).titled("Another title"));
        VersionId second = faculty.versions().versionOf(set);

        assertThat(second).isNotEqualTo(first);
        assertThat(faculty.versions().find(first)).contains(before);
        assertThat(faculty.versions().of(set)).extracting(SetVersion::number).containsExactly(2, 1);
    }

    @ParameterizedTest
    @EnumSource
    void everyChangeOfAQuestionMakesANewVersion(Faculty faculty) {
        LearnerId author = faculty.instructor();
        DraftQuestion question = SampleSets.question(SampleSets.ELEVEN);
        Draft draft = SampleSets.draft(SampleSets.ELEVEN);
        ProblemSetId set = faculty.drafts().create(author, draft);
        faculty.versions().versionOf(set);
        List<DraftQuestion> changed = List.of(
                question.withPoints(9),
                question.withNote("Look at dummy."),
                question.withHint(false),
                question.withDealing(Dealing.of(question.deal()).from(new Seed(8))),
                question.overruled(List.of(JsonNodeFactory.instance.numberNode(1)), "A trick question."));

        for (int i = 0; i < changed.size(); i++) {
            faculty.drafts().save(author, set, i + 1, draft.with(0, changed.get(i)));
            faculty.versions().versionOf(set);
        }

        assertThat(faculty.versions().of(set)).hasSize(1 + changed.size());
    }

    @ParameterizedTest
    @EnumSource
    void theAuthorsAnswersCountInPlaceOfTheTrainers(Faculty faculty) {
        SetQuestion question = version(faculty, SampleSets.draft(SampleSets.OVERRULED))
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
    void aDealtQuestionThatIsOverruledIsNeverDealtAfresh(Faculty faculty) {
        DraftQuestion overruled = SampleSets.question(SampleSets.ELEVEN)
                .overruled(List.of(JsonNodeFactory.instance.numberNode(1)), "A trick question.");
        SetQuestion question = version(faculty, SampleSets.draft().with(List.of(overruled)))
                .questions()
                .getFirst();

        assertThat(question.dealing()).isEmpty();
        assertThat(question.dealtAfresh(new Seed(99))).isEqualTo(question.question());
    }

    @ParameterizedTest
    @EnumSource
    void aSetWithFaultsOrWithoutQuestionsIsRefusedWithReasons(Faculty faculty) {
        ProblemSetId empty = set(faculty, SampleSets.draft());
        ProblemSetId faulty = set(
                faculty,
                SampleSets.draft(SampleSets.ELEVEN, SampleSets.TWELVE_CARDS).titled(""));

        assertThatExceptionOfType(UnfinishedSet.class)
                .isThrownBy(() -> faculty.versions().versionOf(empty))
                .satisfies(refusal -> assertThat(refusal.reasons()).containsExactly("it has no questions"));
        assertThatExceptionOfType(UnfinishedSet.class)
                .isThrownBy(() -> faculty.versions().versionOf(faulty))
                .satisfies(refusal -> assertThat(refusal.reasons())
                        .hasSize(2)
                        .anySatisfy(reason -> assertThat(reason).startsWith("title: "))
                        .anySatisfy(reason -> assertThat(reason).isEqualTo("Question 2: hand: 12 cards; expected 13")));
        assertThat(faculty.versions().of(faulty)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void everyDecisionCanStandInAVersionAndIsReadBack(Faculty faculty) {
        List<DraftQuestion> one = Decisions.all().stream()
                .map(decision -> DraftQuestion.dealt(
                        new Dealing(decision.id(), new Seed(3), JsonNodeFactory.instance.objectNode())))
                .toList();
        SetVersion version = version(faculty, SampleSets.draft().with(one.subList(0, Math.min(one.size(), 200))));

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
