package kibitzer.classroom.roster;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import kibitzer.accounts.EmailAddress;
import kibitzer.classroom.ClassroomId;
import kibitzer.learning.learner.Secret;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The table of invitations; the one place that knows its columns. */
@Component
class InvitationRows {
    private static final String ALL = "select id, classroom, name, email, made_at from class_invitation ";

    private final JdbcClient database;

    InvitationRows(JdbcClient database) {
        this.database = database;
    }

    /** By name. */
    List<Invitation> of(ClassroomId classroom) {
        return database.sql(ALL + "where classroom = :classroom order by lower(name), id")
                .param("classroom", classroom.id())
                .query(InvitationRows::row)
                .list();
    }

    Optional<Invitation> find(ClassroomId classroom, InvitationId id) {
        return find(id).filter(invitation -> invitation.classroom().equals(classroom));
    }

    Optional<Invitation> find(InvitationId id) {
        return database.sql(ALL + "where id = :id")
                .param("id", id.id())
                .query(InvitationRows::row)
                .optional();
    }

    /** The invitation that a link opens. */
    Optional<Invitation> with(Secret link) {
        return database.sql(ALL + "where token_hash = :hash")
                .param("hash", link.hash())
                .query(InvitationRows::row)
                .optional();
    }

    void insert(ClassroomId classroom, RosterName name, Optional<EmailAddress> email, Secret link, Instant at) {
        database.sql("insert into class_invitation (id, classroom, name, email, token_hash, made_at)"
                        + " values (:id, :classroom, :name, :email, :hash, :at)")
                .param("id", UUID.randomUUID())
                .param("classroom", classroom.id())
                .param("name", name.text())
                .param("email", email.map(EmailAddress::text).orElse(null))
                .param("hash", link.hash())
                .param("at", DatabaseTime.column(at))
                .update();
    }

    /** Another link; the one before opens nothing any more. */
    void renew(InvitationId id, Secret link) {
        database.sql("update class_invitation set token_hash = :hash where id = :id")
                .param("hash", link.hash())
                .param("id", id.id())
                .update();
    }

    /** False if it was taken or withdrawn meanwhile. */
    boolean delete(InvitationId id) {
        return database.sql("delete from class_invitation where id = :id")
                        .param("id", id.id())
                        .update()
                == 1;
    }

    private static Invitation row(ResultSet row, int number) throws SQLException {
        return new Invitation(
                new InvitationId(row.getObject("id", UUID.class)),
                new ClassroomId(row.getObject("classroom", UUID.class)),
                new RosterName(row.getString("name")),
                Optional.ofNullable(row.getString("email")).map(EmailAddress::new),
                DatabaseTime.read(row, "made_at"));
    }
}
