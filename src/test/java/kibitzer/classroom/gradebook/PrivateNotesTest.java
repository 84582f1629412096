package kibitzer.classroom.gradebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringWriter;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import kibitzer.SharedFixture;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomDatabase;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.roster.Members;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.records.LearnerRecords;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Anna and Bert learn in the class that Ina runs; Anna has handed in a sitting. */
@ParameterizedClass
@EnumSource
@SharedFixture
class PrivateNotesTest {
    private static final Instant DUE = Instant.now().minus(Duration.ofDays(1));
    private static final Instant OPENS = DUE.minus(Duration.ofDays(7));

    private final ClassroomDatabase school;
    private final JdbcClient database;
    private final PrivateNotes notes;
    private LearnerId ina;
    private LearnerId anna;
    private LearnerId bert;
    private ClassroomId tuesday;
    private SittingId sitting;

    PrivateNotesTest(ClassroomDatabase school) {
        this.school = school;
        this.database = school.get(JdbcClient.class);
        this.notes = school.get(PrivateNotes.class);
    }

    @BeforeEach
    void handIn() {
        Coursework work = new Coursework(database);
        ina = school.instructor("Ina");
        tuesday = school.classroom("Tuesday", ina);
        anna = school.learner("Anna");
        bert = school.learner("Bert");
        work.joins(tuesday, anna, "Anna", OPENS, Optional.empty());
        work.joins(tuesday, bert, "Bert", OPENS, Optional.empty());
        VersionId version = work.version(OPENS);
        work.eleven(version, 1, 1);
        AssignmentId elevens = work.assignment(tuesday, version, "Elevens", OPENS, DUE);
        sitting = work.handedIn(elevens, anna, 1, DUE, "1");
    }

    private PrivateNote note(String text) {
        return notes.add(tuesday, ina, anna, Optional.empty(), text);
    }

    private List<String> read() {
        return notes.about(tuesday, ina, anna).stream().map(PrivateNote::said).toList();
    }

    private JsonNode records(LearnerId learner) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JsonMapper.shared().createGenerator(text)) {
            school.get(LearnerRecords.class).write(learner, json);
        }
        return JsonMapper.shared().readTree(text.toString());
    }

    @Test
    void instructorsReadWhatWasNotedOfTheLearnerAndOfASitting() {
        note("  Counts well.\nPlays too fast. ");
        notes.add(tuesday, ina, anna, Optional.of(sitting), "Guessed.");
        notes.add(tuesday, ina, bert, Optional.empty(), "Of Bert.");

        LearnerId ida = school.instructor("Ida");
        new Coursework(database).joins(tuesday, ida, "Ida", OPENS, Optional.empty());
        school.get(Members.class).makeInstructor(tuesday, ina, ida);
        assertThat(notes.about(tuesday, ida, anna))
                .extracting(PrivateNote::said, PrivateNote::sitting)
                .containsExactlyInAnyOrder(
                        Tuple.tuple("Counts well.\nPlays too fast.", Optional.empty()),
                        Tuple.tuple("Guessed.", Optional.of(sitting)));
        assertThat(notes.about(tuesday, ida, anna)).allMatch(note -> note.by().startsWith("Ina"));
    }

    @Test
    void nobodyElseReadsWritesOrDeletes() {
        PrivateNote kept = note("Plays too fast.");
        LearnerId olga = school.learner("Olga");
        new Coursework(database).joins(tuesday, olga, "Olga", OPENS, Optional.empty());
        school.get(Members.class).makeObserver(tuesday, ina, olga);

        for (LearnerId other : List.of(anna, bert, olga, school.instructor("Otto"), school.learner("Uwe"))) {
            assertThatThrownBy(() -> notes.about(tuesday, other, anna)).isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> notes.add(tuesday, other, anna, Optional.empty(), "Me too"))
                    .isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> notes.remove(tuesday, other, anna, kept.id()))
                    .isInstanceOf(NoSuchClass.class);
        }
        assertThat(read()).containsExactly("Plays too fast.");
    }

    @Test
    void anInstructorReadsNoNoteAboutThemselves() {
        LearnerId ida = school.instructor("Ida");
        new Coursework(database).joins(tuesday, ida, "Ida", OPENS, Optional.empty());
        notes.add(tuesday, ina, ida, Optional.empty(), "Could teach.");
        school.get(Members.class).makeInstructor(tuesday, ina, ida);

        assertThatThrownBy(() -> notes.about(tuesday, ida, ida)).isInstanceOf(NoSuchEntry.class);
    }

    @Test
    void anotherClassHasNotesOfItsOwn() {
        PrivateNote kept = note("Plays too fast.");
        LearnerId otto = school.instructor("Otto");
        ClassroomId thursday = school.classroom("Thursday", otto);

        assertThatThrownBy(() -> notes.about(thursday, otto, anna)).isInstanceOf(NoSuchEntry.class);
        new Coursework(database).joins(thursday, anna, "Anna", OPENS, Optional.empty());
        assertThat(notes.about(thursday, otto, anna)).isEmpty();
        assertThatThrownBy(() -> notes.add(thursday, otto, anna, Optional.of(sitting), "Not mine"))
                .isInstanceOf(NoSuchEntry.class);
        assertThatThrownBy(() -> notes.add(tuesday, ina, bert, Optional.of(sitting), "Not Bert's"))
                .isInstanceOf(NoSuchEntry.class);
        notes.remove(thursday, otto, anna, kept.id());
        assertThat(read()).containsExactly("Plays too fast.");
    }

    @Test
    void aNoteHasSomethingToSayAndNotTooMuch() {
        for (String bad : List.of("", " \n ", "x".repeat(PrivateNotes.LONGEST + 1))) {
            assertThatThrownBy(() -> note(bad)).isInstanceOf(BadQuestion.class).hasMessageContaining("note");
        }
        PrivateNote longest = note("x".repeat(PrivateNotes.LONGEST));
        notes.remove(tuesday, ina, anna, longest.id());
        notes.remove(tuesday, ina, anna, longest.id());
        assertThat(read()).isEmpty();
    }

    @Test
    void theLearnersDataTellThatThereIsANoteAndNotWhatItSays() {
        PrivateNote note = notes.add(tuesday, ina, anna, Optional.of(sitting), "Plays too fast.");

        JsonNode told = records(anna).path("private_note");
        assertThat(told).hasSize(1);
        assertThat(told.path(0).path("id").asString()).isEqualTo(note.id().toString());
        assertThat(told.path(0).path("classroom").asString()).isEqualTo(tuesday.toString());
        assertThat(records(anna).toString()).doesNotContain("Plays too fast.", note.by());
        assertThat(records(ina).toString()).doesNotContain("Plays too fast.");
    }

    @Test
    void notesGoWithTheLearnerWhoIsForgottenAndStayWhenTheirWriterGoes() {
        note("Plays too fast.");
        notes.add(tuesday, ina, anna, Optional.of(sitting), "Guessed.");
        UUID kept = notes.add(tuesday, ina, bert, Optional.empty(), "Of Bert.").id();
        LearnerId ida = school.instructor("Ida");
        new Coursework(database).joins(tuesday, ida, "Ida", OPENS, Optional.empty());
        school.get(Members.class).makeInstructor(tuesday, ina, ida);

        school.get(LearnerRecords.class).forget(anna);
        school.get(LearnerRecords.class).forget(ina);
        assertThat(database.sql("select id from private_note where classroom = :classroom")
                        .param("classroom", tuesday.id())
                        .query(UUID.class)
                        .list())
                .containsExactly(kept);
        assertThat(notes.about(tuesday, ida, bert))
                .extracting(PrivateNote::said)
                .containsExactly("Of Bert.");
    }
}
