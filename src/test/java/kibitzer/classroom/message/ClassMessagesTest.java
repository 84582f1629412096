package kibitzer.classroom.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringWriter;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.ClassroomDatabase;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.gradebook.Coursework;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.records.LearnerRecords;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.json.JsonMapper;

@ParameterizedClass
@EnumSource
@SharedFixture
class ClassMessagesTest {
    private final ClassroomDatabase school;
    private final JdbcClient database;
    private final ClassMessages messages;
    private LearnerId ina;
    private LearnerId anna;
    private ClassroomId tuesday;

    ClassMessagesTest(ClassroomDatabase school) {
        this.school = school;
        this.database = school.get(JdbcClient.class);
        this.messages = school.get(ClassMessages.class);
    }

    @BeforeEach
    void begin() {
        ina = school.instructor("Ina");
        tuesday = school.classroom("Tuesday", ina);
        anna = school.learner("Anna");
        new Coursework(database).joins(tuesday, anna, "Anna", Instant.now(), Optional.empty());
    }

    private List<String> read(LearnerId who) {
        return messages.of(tuesday, who).stream().map(ClassMessage::said).toList();
    }

    @Test
    void allOfTheClassReadsWhatItsInstructorSaysTheLatestFirst() {
        messages.write(tuesday, ina, "  We meet at seven.\nBring a pack. ");
        database.sql("update class_message set said_at = :at")
                .param("at", OffsetDateTime.now(ZoneOffset.UTC).minusDays(1))
                .update();
        messages.write(tuesday, ina, "At eight after all.");

        assertThat(read(anna)).containsExactly("At eight after all.", "We meet at seven.\nBring a pack.");
        assertThat(messages.of(tuesday, anna).getFirst().by()).startsWith("Ina");
    }

    @Test
    void learnersAndOthersWriteNothingAndTakeNothingAway() {
        messages.write(tuesday, ina, "We meet at seven.");
        ClassMessage message = messages.of(tuesday, ina).getFirst();
        LearnerId otto = school.instructor("Otto");
        ClassroomId another = school.classroom("Thursday", otto);
        for (LearnerId other : List.of(anna, otto, school.learner("Bert"))) {
            assertThatThrownBy(() -> messages.write(tuesday, other, "Me too")).isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> messages.remove(tuesday, other, message.id()))
                    .isInstanceOf(NoSuchClass.class);
        }
        assertThatThrownBy(() -> messages.of(tuesday, otto)).isInstanceOf(NoSuchClass.class);
        messages.remove(another, otto, message.id());
        assertThat(read(anna)).containsExactly("We meet at seven.");
        messages.remove(tuesday, ina, message.id());
        assertThat(read(anna)).isEmpty();
    }

    @Test
    void whatCannotBeTakenIsRefusedInWords() {
        refused(" \n ", "Nothing is said yet.");
        refused("x".repeat(2_001), "2000 characters at most; this one has 2001");
        messages.write(tuesday, ina, "x".repeat(2_000));
        for (int more = 1; more < ClassMessages.MOST; more++) {
            messages.write(tuesday, ina, "More");
        }
        refused("One too many", "50 messages stand already");
        database.sql("delete from class_message").update();
        database.sql("update classroom set archived_at = since where id = :id")
                .param("id", tuesday.id())
                .update();
        refused("Late", "This class is archived");
    }

    private void refused(String text, String says) {
        assertThatThrownBy(() -> messages.write(tuesday, ina, text))
                .isInstanceOfSatisfying(
                        BadEntry.class, bad -> assertThat(bad.says()).contains(says));
    }

    @Test
    void aMessageIsAmongTheRecordsOfItsWriterAndGoesWithThem() {
        LearnerId ida = school.instructor("Ida");
        database.sql("insert into class_member (classroom, learner, part, name, joined_at)"
                        + " values (:classroom, :learner, 'instructor', 'Ida Idle', current_timestamp)")
                .param("classroom", tuesday.id())
                .param("learner", ida.id())
                .update();
        messages.write(tuesday, ida, "I am new here.");
        assertThat(messages.of(tuesday, anna).getFirst().by()).isEqualTo("Ida Idle");
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JsonMapper.shared().createGenerator(text)) {
            school.get(LearnerRecords.class).write(ida, json);
        }
        assertThat(text.toString()).contains("I am new here.");

        school.get(LearnerRecords.class).forget(ida);
        assertThat(read(anna)).isEmpty();
    }
}
