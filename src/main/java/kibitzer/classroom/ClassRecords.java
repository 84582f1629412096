package kibitzer.classroom;

import java.util.Set;
import kibitzer.learning.records.DepartureHandler;
import kibitzer.learning.records.WithheldRecord;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;

/** What a learner's records in classes are when he asks for them, and when he leaves for good. */
@Configuration(proxyBeanMethods = false)
public class ClassRecords {

    @Bean
    WithheldRecord gradesAreToldInTheClass() {
        return new WithheldRecord("sitting_answer", Set.of("grade", "rule_id", "by_practice"));
    }

    @Bean
    WithheldRecord gradesOfTriesAreToldInTheClass() {
        return new WithheldRecord("sitting_try", Set.of("grade", "rule_id", "by_practice"));
    }

    /** A position names the cards that lie hidden; with the verdict it stands among the learner's attempts. */
    @Bean
    WithheldRecord handsLieOpenWithTheVerdict() {
        return new WithheldRecord("sitting_question", Set.of("position_json"));
    }

    @Bean
    WithheldRecord creditsAreToldInTheClass() {
        return new WithheldRecord("regrade", Set.of());
    }

    /** That there is a note, in which class and since when, is told; what it says, instructors give out to whoever asks by law. */
    @Bean
    WithheldRecord notesAreOfInstructors() {
        return new WithheldRecord("private_note", Set.of("said", "said_by"));
    }

    /** What was assigned stays whoever leaves: the answers of others rest on it. */
    @Bean
    DepartureHandler nothingIsLeftThatNobodyCouldOpen(JdbcClient database) {
        return new AbandonedWork(database);
    }
}
