package kibitzer.classroom.lti.platform;

import java.net.URI;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The table of platforms; the one place that knows its columns. */
@Component
class PlatformRows {
    private final JdbcClient database;

    PlatformRows(JdbcClient database) {
        this.database = database;
    }

    List<Platform> all() {
        return database.sql("select * from lti_platform order by lower(name), made_at")
                .query(PlatformRows::row)
                .list();
    }

    Optional<Platform> find(PlatformId id) {
        return database.sql("select * from lti_platform where id = :id")
                .param("id", id.id())
                .query(PlatformRows::row)
                .optional();
    }

    List<Platform> of(String issuer) {
        return database.sql("select * from lti_platform where issuer = :issuer order by made_at, id")
                .param("issuer", issuer)
                .query(PlatformRows::row)
                .list();
    }

    void insert(Platform platform, Instant at) {
        write(
                "insert into lti_platform (id, name, issuer, client_id, authorization_url, token_url, keys_url, audience,"
                        + " origins, deployments, time_zone, made_at) values (:id, :name, :issuer, :client,"
                        + " :authorization, :token, :keys, :audience, :origins, :deployments, :zone, :at)",
                platform,
                Optional.of(at));
    }

    boolean update(Platform platform) {
        return write(
                        "update lti_platform set name = :name, issuer = :issuer, client_id = :client,"
                                + " authorization_url = :authorization, token_url = :token, keys_url = :keys,"
                                + " audience = :audience, origins = :origins, deployments = :deployments,"
                                + " time_zone = :zone where id = :id",
                        platform,
                        Optional.empty())
                == 1;
    }

    void delete(PlatformId id) {
        database.sql("delete from lti_platform where id = :id")
                .param("id", id.id())
                .update();
    }

    private int write(String sql, Platform platform, Optional<Instant> made) {
        JdbcClient.StatementSpec statement = database.sql(sql)
                .param("id", platform.id().id())
                .param("name", platform.name())
                .param("issuer", platform.issuer())
                .param("client", platform.clientId())
                .param("authorization", platform.authorization().toString())
                .param("token", platform.token().toString())
                .param("keys", platform.keys().toString())
                .param("audience", platform.audience().orElse(null))
                .param("origins", String.join("\n", platform.origins()))
                .param("deployments", String.join("\n", platform.deployments()))
                .param("zone", platform.zone().getId());
        return made.map(at -> statement.param("at", DatabaseTime.column(at)))
                .orElse(statement)
                .update();
    }

    private static Platform row(ResultSet row, int number) throws SQLException {
        return new Platform(
                new PlatformId(row.getObject("id", UUID.class)),
                row.getString("name"),
                row.getString("issuer"),
                row.getString("client_id"),
                URI.create(row.getString("authorization_url")),
                URI.create(row.getString("token_url")),
                URI.create(row.getString("keys_url")),
                Optional.ofNullable(row.getString("audience")),
                lines(row.getString("origins")),
                lines(row.getString("deployments")),
                ZoneId.of(row.getString("time_zone")));
    }

    private static Set<String> lines(String text) {
        return text.lines().filter(line -> !line.isBlank()).collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
