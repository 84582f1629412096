package kibitzer.classroom.club;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import kibitzer.advice.ClubPlay;
import kibitzer.cards.BadNotation;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.ClassroomLock;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;

/** The tables of what classes play otherwise. */
@Component
class ClubPlayRows {
    private static final JsonMapper JSON = JsonMapper.shared();

    private final JdbcClient database;

    ClubPlayRows(JdbcClient database) {
        this.database = database;
    }

    /** Holds the class until the transaction ends: of two changes at once the second sees the first. */
    void hold(ClassroomId classroom) {
        ClassroomLock.hold(database, classroom);
    }

    /** The latest version; nothing where there is none. */
    List<PlayedSo> latest(ClassroomId classroom) {
        return database.sql("select figures_json from class_figures where classroom = :classroom"
                        + " order by number desc fetch first 1 rows only")
                .param("classroom", classroom.id())
                .query(String.class)
                .optional()
                .map(ClubPlayRows::read)
                .orElse(List.of());
    }

    void add(ClassroomId classroom, List<PlayedSo> figures, Instant at) {
        database.sql("insert into class_figures (id, classroom, number, figures_json, made_at)"
                        + " select :id, :classroom, coalesce(max(number), 0) + 1, :figures, :at"
                        + " from class_figures where classroom = :classroom")
                .param("id", UUID.randomUUID())
                .param("classroom", classroom.id())
                .param("figures", written(figures))
                .param("at", DatabaseTime.column(at))
                .update();
    }

    /** Notes the latest version of its class for an assignment. */
    void keep(AssignmentId assignment, ClassroomId classroom) {
        database.sql("insert into assignment_figures (assignment, figures) select :assignment, id from class_figures"
                        + " where classroom = :classroom order by number desc fetch first 1 rows only")
                .param("assignment", assignment.id())
                .param("classroom", classroom.id())
                .update();
    }

    List<PlayedSo> of(AssignmentId assignment) {
        return database.sql("select class_figures.figures_json from assignment_figures"
                        + " join class_figures on class_figures.id = assignment_figures.figures"
                        + " where assignment_figures.assignment = :assignment")
                .param("assignment", assignment.id())
                .query(String.class)
                .optional()
                .map(ClubPlayRows::read)
                .orElse(List.of());
    }

    private static String written(List<PlayedSo> figures) {
        ArrayNode array = JSON.createArrayNode();
        figures.forEach(
                one -> array.addObject().put("figure", one.play().written()).put("note", one.note()));
        return array.toString();
    }

    private static List<PlayedSo> read(String json) {
        return JSON.readTree(json)
                .valueStream()
                .map(ClubPlayRows::one)
                .flatMap(Optional::stream)
                .toList();
    }

    /** One that this version cannot read any more is left out. */
    private static Optional<PlayedSo> one(JsonNode entry) {
        try {
            return Optional.of(new PlayedSo(
                    ClubPlay.read(entry.path("figure").asString("")),
                    entry.path("note").asString("")));
        } catch (BadNotation noLongerRead) {
            return Optional.empty();
        }
    }
}
