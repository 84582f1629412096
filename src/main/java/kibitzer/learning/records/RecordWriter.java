package kibitzer.learning.records;

import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.OffsetDateTime;
import java.util.Locale;
import java.util.Set;
import org.springframework.jdbc.core.RowCallbackHandler;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.json.JsonMapper;

/** Writes rows of the database as JSON objects; columns named {@code ..._hash} are secrets and stay. */
final class RecordWriter implements RowCallbackHandler {
    private static final String SECRET = "_hash";
    private static final String NESTED = "_json";

    private final JsonGenerator json;
    private final Set<String> keptBack;

    /** @param keptBack columns that stay as well */
    RecordWriter(JsonGenerator json, Set<String> keptBack) {
        this.json = json;
        this.keptBack = Set.copyOf(keptBack);
    }

    @Override
    public void processRow(ResultSet row) throws SQLException {
        ResultSetMetaData columns = row.getMetaData();
        json.writeStartObject();
        for (int number = 1; number <= columns.getColumnCount(); number++) {
            String name = columns.getColumnLabel(number).toLowerCase(Locale.ROOT);
            Object value = row.getObject(number);
            if (value == null || name.endsWith(SECRET) || keptBack.contains(name)) {
                continue;
            }
            if (name.endsWith(NESTED)) {
                json.writeName(name.substring(0, name.length() - NESTED.length()));
                json.writeTree(JsonMapper.shared().readTree(value.toString()));
            } else {
                json.writeName(name);
                write(value);
            }
        }
        json.writeEndObject();
    }

    private void write(Object value) {
        switch (value) {
            case Integer number -> json.writeNumber(number);
            case Long number -> json.writeNumber(number);
            case Double number -> json.writeNumber(number);
            case Boolean truth -> json.writeBoolean(truth);
            case Timestamp time -> json.writeString(time.toInstant().toString());
            case OffsetDateTime time -> json.writeString(time.toInstant().toString());
            default -> json.writeString(value.toString());
        }
    }
}
