package kibitzer.classroom.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Collections;
import java.util.List;
import java.util.UUID;
import kibitzer.SharedFixture;
import kibitzer.accounts.Account;
import kibitzer.classroom.ProblemSetId;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.records.LearnerRecords;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@SharedFixture
class DraftsTest {
    private static final Draft DRAFT = SampleSets.draft(SampleSets.STRONG_NO_TRUMP, SampleSets.ELEVEN);

    @ParameterizedTest
    @EnumSource
    void aDraftIsReadAsItWasStored(Faculty faculty) {
        LearnerId author = faculty.instructor();
        ProblemSetId set = faculty.drafts().create(author, DRAFT);

        StoredDraft stored = faculty.drafts().find(author, set).orElseThrow();
        assertThat(stored.draft()).isEqualTo(DRAFT);
        assertThat(stored.revision()).isEqualTo(1);
        assertThat(stored.shareToken()).isEmpty();
        assertThat(stored.archived()).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void aNewSetLeftAsItWasIsInNoListAndIsTheNextNewSet(Faculty faculty) {
        LearnerId author = faculty.instructor();
        ProblemSetId left = faculty.drafts().blank(author, "Ina");

        assertThat(faculty.drafts().of(author)).isEmpty();
        assertThat(faculty.drafts().blank(author, "Ina")).isEqualTo(left);
        assertThat(faculty.drafts().blank(faculty.instructor(), "Ina")).isNotEqualTo(left);

        faculty.drafts().save(author, left, 1, Draft.untitled("Ina").titled("N"));
        assertThat(faculty.drafts().of(author)).extracting(StoredDraft::id).containsExactly(left);
        assertThat(faculty.drafts().blank(author, "Ina")).isNotEqualTo(left);
    }

    @ParameterizedTest
    @EnumSource
    void aFaultyDraftIsStoredAsWell(Faculty faculty) {
        LearnerId author = faculty.instructor();
        Draft faulty = SampleSets.draft(SampleSets.TWELVE_CARDS).titled("");
        ProblemSetId set = faculty.drafts().create(author, faulty);

        assertThat(faculty.drafts().find(author, set).orElseThrow().draft()).isEqualTo(faulty);
    }

    @ParameterizedTest
    @EnumSource
    void nobodyElseFindsSavesSharesOrPutsAwayADraft(Faculty faculty) {
        ProblemSetId set = faculty.drafts().create(faculty.instructor(), DRAFT);
        LearnerId other = faculty.instructor();

        assertThat(faculty.drafts().find(other, set)).isEmpty();
        assertThat(faculty.drafts().of(other)).isEmpty();
        for (Runnable forbidden : List.<Runnable>of(
                () -> faculty.drafts().save(other, set, 1, DRAFT),
                () -> faculty.drafts().duplicate(other, set),
                () -> faculty.drafts().share(other, set),
                () -> faculty.drafts().withdrawShare(other, set),
                () -> faculty.drafts().archive(other, set, true),
                () -> faculty.drafts().authors(other, set),
                () -> faculty.drafts().addAuthor(other, set, "Ely"),
                () -> faculty.drafts().removeAuthor(other, set, other))) {
            assertThatExceptionOfType(NoSuchSet.class).isThrownBy(forbidden::run);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aSaveOverANewerDraftIsRefusedAndBothAreKept(Faculty faculty) {
        LearnerId author = faculty.instructor();
        ProblemSetId set = faculty.drafts().create(author, DRAFT);
        Draft first = DRAFT.titled("Saved first");
        Draft second = DRAFT.titled("Saved second");

        assertThat(faculty.drafts().save(author, set, 1, first)).isEqualTo(new Saved.Kept(2));
        Saved refused = faculty.drafts().save(author, set, 1, second);

        assertThat(faculty.drafts().find(author, set).orElseThrow().draft()).isEqualTo(first);
        assertThat(refused)
                .isInstanceOfSatisfying(
                        Saved.Overtaken.class,
                        overtaken -> assertThat(faculty.drafts()
                                        .find(author, overtaken.own())
                                        .orElseThrow()
                                        .draft())
                                .isEqualTo(second.titled("Saved second (saved too late)")));
    }

    @ParameterizedTest
    @EnumSource
    void aCopyIsASetOfItsOwn(Faculty faculty) {
        LearnerId author = faculty.instructor();
        ProblemSetId set = faculty.drafts().create(author, DRAFT);
        ProblemSetId copy = faculty.drafts().duplicate(author, set);
        faculty.drafts().save(author, copy, 1, DRAFT.titled("Changed"));

        assertThat(faculty.drafts().find(author, set).orElseThrow().draft()).isEqualTo(DRAFT);
        assertThat(faculty.drafts().of(author)).extracting(StoredDraft::id).containsExactlyInAnyOrder(set, copy);
    }

    @ParameterizedTest
    @EnumSource
    void aLinkShowsTheDraftUntilItIsWithdrawn(Faculty faculty) {
        LearnerId author = faculty.instructor();
        ProblemSetId set = faculty.drafts().create(author, DRAFT);
        String token = faculty.drafts().share(author, set);

        assertThat(faculty.drafts().share(author, set)).isEqualTo(token);
        assertThat(faculty.drafts().shared(token)).contains(DRAFT);
        assertThat(faculty.drafts().shared(UUID.randomUUID().toString())).isEmpty();
        faculty.drafts().withdrawShare(author, set);
        assertThat(faculty.drafts().shared(token)).isEmpty();
        assertThat(faculty.drafts().share(author, set)).isNotEqualTo(token);
    }

    @ParameterizedTest
    @EnumSource
    void aSetIsPutAwayAndTakenOutAgain(Faculty faculty) {
        LearnerId author = faculty.instructor();
        ProblemSetId set = faculty.drafts().create(author, DRAFT);

        faculty.drafts().archive(author, set, true);
        assertThat(faculty.drafts().find(author, set).orElseThrow().archived()).isTrue();
        faculty.drafts().archive(author, set, false);
        assertThat(faculty.drafts().find(author, set).orElseThrow().archived()).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void aSecondAuthorEditsTheSameDraft(Faculty faculty) {
        LearnerId author = faculty.instructor();
        LearnerId colleague = faculty.instructor("Josephine " + faculty);
        ProblemSetId set = faculty.drafts().create(author, DRAFT);

        faculty.drafts().addAuthor(author, set, "josephine " + faculty);

        assertThat(faculty.drafts().save(colleague, set, 1, DRAFT.titled("Ours")))
                .isEqualTo(new Saved.Kept(2));
        assertThat(faculty.drafts().authors(author, set))
                .extracting(Account::learner)
                .containsExactlyInAnyOrder(author, colleague);
        faculty.drafts().removeAuthor(colleague, set, colleague);
        assertThat(faculty.drafts().find(colleague, set)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void onlyWhoTeachesBecomesAnAuthorAndOneAlwaysStays(Faculty faculty) {
        LearnerId author = faculty.instructor();
        faculty.learner("Pupil " + faculty);
        ProblemSetId set = faculty.drafts().create(author, DRAFT);

        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> faculty.drafts().addAuthor(author, set, "Pupil " + faculty));
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> faculty.drafts().addAuthor(author, set, "Nobody"));
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> faculty.drafts().removeAuthor(author, set, author));
    }

    @ParameterizedTest
    @EnumSource
    void aDraftHasRoomForTwoHundredQuestionsAndHalfAMillionCharacters(Faculty faculty) {
        LearnerId author = faculty.instructor();
        List<DraftQuestion> most = Collections.nCopies(200, SampleSets.question(SampleSets.STRONG_NO_TRUMP));
        Draft full = SampleSets.draft().with(most);
        ProblemSetId set = faculty.drafts().create(author, full);

        assertThat(faculty.drafts().find(author, set).orElseThrow().draft()).isEqualTo(full);
        assertThatExceptionOfType(BadQuestion.class).isThrownBy(() -> full.with(most.subList(0, 1)));
        Draft tooLarge = SampleSets.draft()
                .with(Collections.nCopies(200, most.getFirst().overruled(List.of(), "x".repeat(3_000))));
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> faculty.drafts().save(author, set, 1, tooLarge))
                .withMessageContaining("at most 500000");
    }

    @ParameterizedTest
    @EnumSource
    void whatWasAssignedOutlivesItsAuthor(Faculty faculty) {
        LearnerId author = faculty.instructor();
        ProblemSetId assigned = faculty.drafts().create(author, DRAFT);
        var version = faculty.versions().versionOf(assigned);

        faculty.get(LearnerRecords.class).forget(author);

        assertThat(faculty.versions().find(version)).isPresent();
        assertThat(faculty.versions().versionOf(assigned)).isEqualTo(version);
    }
}
