package kibitzer.learning.records;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.LearnersMerged;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.core.JsonGenerator;

/**
 * Everything that the database holds of a learner, in every room: whatever table refers to learners is known by its foreign
 * key, so that none can be forgotten when records are told, moved or removed.
 */
@Service
public class LearnerRecords {
    private final DataSource source;
    private final JdbcClient database;
    private final List<MergeStep> steps;
    private final List<DepartureHandler> leavings;
    private final List<WithheldRecord> keptBack;
    private final ApplicationEventPublisher events;
    private volatile Optional<Tables> tables = Optional.empty();

    /** What the database tells of its tables. */
    private record Tables(List<LearnerTable> own, List<DependentTable> hanging) {}

    LearnerRecords(
            DataSource source,
            JdbcClient database,
            List<MergeStep> steps,
            List<DepartureHandler> leavings,
            List<WithheldRecord> keptBack,
            ApplicationEventPublisher events) {
        this.source = source;
        this.database = database;
        this.steps = List.copyOf(steps);
        this.leavings = List.copyOf(leavings);
        this.keptBack = List.copyOf(keptBack);
        this.events = events;
    }

    /** How many answers and other records there are of a learner. */
    @Transactional(readOnly = true)
    public long count(LearnerId learner) {
        return tables().stream()
                .mapToLong(table -> database.sql(
                                "select count(*) from " + table.name() + " where " + table.column() + " = :learner")
                        .param("learner", learner.id())
                        .query(Long.class)
                        .single())
                .sum();
    }

    /**
     * Writes the records of a learner as one JSON object, a list of rows for each table, those that hang on others among
     * them; secrets and what is {@link WithheldRecord} are left out.
     */
    @Transactional(readOnly = true)
    public void write(LearnerId learner, JsonGenerator json) {
        json.writeStartObject();
        write("learner", "id = :learner", learner, json);
        tables().reversed().forEach(table -> write(table.name(), table.column() + " = :learner", learner, json));
        read().hanging().forEach(table -> write(table.name(), table.ofLearner(), learner, json));
        json.writeEndObject();
    }

    private void write(String table, String ofLearner, LearnerId learner, JsonGenerator json) {
        List<WithheldRecord> kept =
                keptBack.stream().filter(back -> back.table().equals(table)).toList();
        if (kept.stream().anyMatch(WithheldRecord::isWhole)) {
            return;
        }
        json.writeName(table);
        json.writeStartArray();
        database.sql("select * from " + table + " where " + ofLearner)
                .param("learner", learner.id())
                .query(new RecordWriter(
                        json,
                        kept.stream().flatMap(back -> back.columns().stream()).collect(Collectors.toSet())));
        json.writeEndArray();
    }

    /**
     * Gives all records of one learner to another and forgets the first, all at once or not at all. Nothing is doubled; where
     * only one record has room, a {@link MergeStep} says which, else the receiver's own stands.
     */
    @Transactional
    public void move(LearnerId from, LearnerId to) {
        if (from.equals(to)) {
            throw new IllegalArgumentException("a learner cannot be merged with itself");
        }
        lock(from, to);
        steps.forEach(step -> step.settle(from, to));
        tables().forEach(table -> move(table, from, to));
        remove(from);
        events.publishEvent(new LearnersMerged(from, to));
    }

    /** Removes a learner and all records of it. */
    @Transactional
    public void forget(LearnerId learner) {
        leavings.forEach(leaving -> leaving.before(learner));
        tables().forEach(table -> database.sql(
                        "delete from " + table.name() + " where " + table.column() + " = :learner")
                .param("learner", learner.id())
                .update());
        remove(learner);
    }

    private void lock(LearnerId from, LearnerId to) {
        int found = database.sql("select id from learner where id in (:from, :to) order by id for update")
                .param("from", from.id())
                .param("to", to.id())
                .query(UUID.class)
                .list()
                .size();
        if (found != 2) {
            throw new IllegalStateException("one of the learners is not there any more");
        }
    }

    private void move(LearnerTable table, LearnerId from, LearnerId to) {
        String mine = table.name() + "." + table.column();
        for (List<String> others : table.uniqueBeside()) {
            String same = others.stream()
                    .map(column -> " and kept." + column + " = " + table.name() + "." + column)
                    .collect(Collectors.joining());
            database.sql("delete from " + table.name() + " where " + mine + " = :from and exists (select 1 from "
                            + table.name() + " kept where kept." + table.column() + " = :to" + same + ")")
                    .param("from", from.id())
                    .param("to", to.id())
                    .update();
        }
        database.sql("update " + table.name() + " set " + table.column() + " = :to where " + table.column()
                        + " = :from")
                .param("from", from.id())
                .param("to", to.id())
                .update();
    }

    private void remove(LearnerId learner) {
        database.sql("delete from learner where id = :learner")
                .param("learner", learner.id())
                .update();
    }

    List<LearnerTable> tables() {
        return read().own();
    }

    /** Read once: the tables do not change while the trainer runs. */
    private Tables read() {
        return tables.orElseGet(() -> {
            try (Connection connection = source.getConnection()) {
                List<LearnerTable> own = LearnerTable.all(connection);
                Tables read = new Tables(own, DependentTable.on(own, connection));
                tables = Optional.of(read);
                return read;
            } catch (SQLException e) {
                throw new IllegalStateException("the database does not tell its tables", e);
            }
        });
    }
}
