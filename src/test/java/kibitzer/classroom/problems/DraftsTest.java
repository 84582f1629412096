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
    void aDraftIsReadAsItWasStored(ProblemSetsDatabase database) {
        LearnerId author = database.instructor();
        ProblemSetId set = database.drafts().create(author, DRAFT);

        StoredDraft stored = database.drafts().find(author, set).orElseThrow();
        assertThat(stored.draft()).isEqualTo(DRAFT);
        assertThat(stored.revision()).isEqualTo(1);
        assertThat(stored.shareToken()).isEmpty();
        assertThat(stored.archived()).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void aNewSetLeftAsItWasIsInNoListAndIsTheNextNewSet(ProblemSetsDatabase database) {
        LearnerId author = database.instructor();
        ProblemSetId left = database.drafts().blank(author, "Ina");

        assertThat(database.drafts().of(author)).isEmpty();
        assertThat(database.drafts().blank(author, "Ina")).isEqualTo(left);
        assertThat(database.drafts().blank(database.instructor(), "Ina")).isNotEqualTo(left);

        database.drafts().save(author, left, 1, Draft.untitled("Ina").titled("N"));
        assertThat(database.drafts().of(author)).extracting(StoredDraft::id).containsExactly(left);
        assertThat(database.drafts().blank(author, "Ina")).isNotEqualTo(left);
    }

    @ParameterizedTest
    @EnumSource
    void aFaultyDraftIsStoredAsWell(ProblemSetsDatabase database) {
        LearnerId author = database.instructor();
        Draft faulty = SampleSets.draft(SampleSets.TWELVE_CARDS).titled("");
        ProblemSetId set = database.drafts().create(author, faulty);

        assertThat(database.drafts().find(author, set).orElseThrow().draft()).isEqualTo(faulty);
    }

    @ParameterizedTest
    @EnumSource
    void nobodyElseFindsSavesSharesOrPutsAwayADraft(ProblemSetsDatabase database) {
        ProblemSetId set = database.drafts().create(database.instructor(), DRAFT);
        LearnerId other = database.instructor();

        assertThat(database.drafts().find(other, set)).isEmpty();
        assertThat(database.drafts().of(other)).isEmpty();
        for (Runnable forbidden : List.<Runnable>of(
                () -> database.drafts().save(other, set, 1, DRAFT),
                () -> database.drafts().duplicate(other, set),
                () -> database.drafts().share(other, set),
                () -> database.drafts().withdrawShare(other, set),
                () -> database.drafts().archive(other, set, true),
                () -> database.drafts().authors(other, set),
                () -> database.drafts().addAuthor(other, set, "Ely"),
                () -> database.drafts().removeAuthor(other, set, other))) {
            assertThatExceptionOfType(NoSuchSet.class).isThrownBy(forbidden::run);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aSaveOverANewerDraftIsRefusedAndBothAreKept(ProblemSetsDatabase database) {
        LearnerId author = database.instructor();
        ProblemSetId set = database.drafts().create(author, DRAFT);
        Draft first = DRAFT.titled("Saved first");
        Draft second = DRAFT.titled("Saved second");

        assertThat(database.drafts().save(author, set, 1, first)).isEqualTo(new SaveResult.Kept(2));
        SaveResult refused = database.drafts().save(author, set, 1, second);

        assertThat(database.drafts().find(author, set).orElseThrow().draft()).isEqualTo(first);
        assertThat(refused)
                .isInstanceOfSatisfying(
                        SaveResult.Overtaken.class,
                        overtaken -> assertThat(database.drafts()
                                        .find(author, overtaken.own())
                                        .orElseThrow()
                                        .draft())
                                .isEqualTo(second.titled("Saved second (saved too late)")));
    }

    @ParameterizedTest
    @EnumSource
    void aCopyIsASetOfItsOwn(ProblemSetsDatabase database) {
        LearnerId author = database.instructor();
        ProblemSetId set = database.drafts().create(author, DRAFT);
        ProblemSetId copy = database.drafts().duplicate(author, set);
        database.drafts().save(author, copy, 1, DRAFT.titled("Changed"));

        assertThat(database.drafts().find(author, set).orElseThrow().draft()).isEqualTo(DRAFT);
        assertThat(database.drafts().of(author)).extracting(StoredDraft::id).containsExactlyInAnyOrder(set, copy);
    }

    @ParameterizedTest
    @EnumSource
    void aLinkShowsTheDraftUntilItIsWithdrawn(ProblemSetsDatabase database) {
        LearnerId author = database.instructor();
        ProblemSetId set = database.drafts().create(author, DRAFT);
        String token = database.drafts().share(author, set);

        assertThat(database.drafts().share(author, set)).isEqualTo(token);
        assertThat(database.drafts().shared(token)).contains(DRAFT);
        assertThat(database.drafts().shared(UUID.randomUUID().toString())).isEmpty();
        database.drafts().withdrawShare(author, set);
        assertThat(database.drafts().shared(token)).isEmpty();
        assertThat(database.drafts().share(author, set)).isNotEqualTo(token);
    }

    @ParameterizedTest
    @EnumSource
    void aSetIsPutAwayAndTakenOutAgain(ProblemSetsDatabase database) {
        LearnerId author = database.instructor();
        ProblemSetId set = database.drafts().create(author, DRAFT);

        database.drafts().archive(author, set, true);
        assertThat(database.drafts().find(author, set).orElseThrow().archived()).isTrue();
        database.drafts().archive(author, set, false);
        assertThat(database.drafts().find(author, set).orElseThrow().archived()).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void aSecondAuthorEditsTheSameDraft(ProblemSetsDatabase database) {
        LearnerId author = database.instructor();
        LearnerId colleague = database.instructor("Josephine " + database);
        ProblemSetId set = database.drafts().create(author, DRAFT);

        database.drafts().addAuthor(author, set, "josephine " + database);

        assertThat(database.drafts().save(colleague, set, 1, DRAFT.titled("Ours")))
                .isEqualTo(new SaveResult.Kept(2));
        assertThat(database.drafts().authors(author, set))
                .extracting(Account::learner)
                .containsExactlyInAnyOrder(author, colleague);
        database.drafts().removeAuthor(colleague, set, colleague);
        assertThat(database.drafts().find(colleague, set)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void onlyWhoTeachesBecomesAnAuthorAndOneAlwaysStays(ProblemSetsDatabase database) {
        LearnerId author = database.instructor();
        database.learner("Pupil " + database);
        ProblemSetId set = database.drafts().create(author, DRAFT);

        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> database.drafts().addAuthor(author, set, "Pupil " + database));
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> database.drafts().addAuthor(author, set, "Nobody"));
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> database.drafts().removeAuthor(author, set, author));
    }

    @ParameterizedTest
    @EnumSource
    void aDraftHasRoomForTwoHundredQuestionsAndHalfAMillionCharacters(ProblemSetsDatabase database) {
        LearnerId author = database.instructor();
        List<DraftQuestion> most = Collections.nCopies(200, SampleSets.question(SampleSets.STRONG_NO_TRUMP));
        Draft full = SampleSets.draft().with(most);
        ProblemSetId set = database.drafts().create(author, full);

        assertThat(database.drafts().find(author, set).orElseThrow().draft()).isEqualTo(full);
        assertThatExceptionOfType(BadQuestion.class).isThrownBy(() -> full.with(most.subList(0, 1)));
        Draft tooLarge = SampleSets.draft()
                .with(Collections.nCopies(200, most.getFirst().overruled(List.of(), "x".repeat(3_000))));
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> database.drafts().save(author, set, 1, tooLarge))
                .withMessageContaining("at most 500000");
    }

    @ParameterizedTest
    @EnumSource
    void whatWasAssignedOutlivesItsAuthor(ProblemSetsDatabase database) {
        LearnerId author = database.instructor();
        ProblemSetId assigned = database.drafts().create(author, DRAFT);
        var version = database.versions().versionOf(assigned);

        database.get(LearnerRecords.class).forget(author);

        assertThat(database.versions().find(version)).isPresent();
        assertThat(database.versions().versionOf(assigned)).isEqualTo(version);
    }
}
