package kibitzer.classroom.lti.link;

import java.net.URI;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.lti.message.Launch.GradeService;
import kibitzer.classroom.lti.platform.PlatformId;
import kibitzer.learning.learner.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The tables of courses and activities. For services that have checked who says so. */
@Component
public class LinkRows {
    private static final String LINK = "select link.*, context.platform from lti_link link"
            + " join lti_context context on context.id = link.context ";

    private final JdbcClient database;

    LinkRows(JdbcClient database) {
        this.database = database;
    }

    public Optional<CourseContext> context(PlatformId platform, String deployment, String context) {
        return database.sql("select * from lti_context where platform = :platform and deployment = :deployment"
                        + " and context = :context")
                .param("platform", platform.id())
                .param("deployment", deployment)
                .param("context", context)
                .query(LinkRows::contextRow)
                .optional();
    }

    /** The courses that a class belongs to. */
    public List<CourseContext> contexts(ClassroomId classroom) {
        return database.sql("select * from lti_context where classroom = :classroom order by id")
                .param("classroom", classroom.id())
                .query(LinkRows::contextRow)
                .list();
    }

    public ContextId insertContext(PlatformId platform, String deployment, String context, ClassroomId classroom) {
        UUID id = UUID.randomUUID();
        database.sql("insert into lti_context (id, platform, deployment, context, classroom)"
                        + " values (:id, :platform, :deployment, :context, :classroom)")
                .param("id", id)
                .param("platform", platform.id())
                .param("deployment", deployment)
                .param("context", context)
                .param("classroom", classroom.id())
                .update();
        return new ContextId(id);
    }

    public void members(ContextId context, URI members) {
        database.sql("update lti_context set members_url = :url where id = :id")
                .param("url", members.toString())
                .param("id", context.id())
                .update();
    }

    public Optional<ActivityLink> link(LinkId id) {
        return database.sql(LINK + "where link.id = :id")
                .param("id", id.id())
                .query(LinkRows::linkRow)
                .optional();
    }

    public Optional<ActivityLink> link(ContextId context, String resource) {
        return database.sql(LINK + "where link.context = :context and link.resource = :resource")
                .param("context", context.id())
                .param("resource", resource)
                .query(LinkRows::linkRow)
                .optional();
    }

    /** The activities for which an assignment was chosen. */
    public List<ActivityLink> links(AssignmentId assignment) {
        return database.sql(LINK + "where link.assignment = :assignment order by link.id")
                .param("assignment", assignment.id())
                .query(LinkRows::linkRow)
                .list();
    }

    public LinkId insertLink(ContextId context, String resource) {
        UUID id = UUID.randomUUID();
        database.sql("insert into lti_link (id, context, resource, scopes) values (:id, :context, :resource, '')")
                .param("id", id)
                .param("context", context.id())
                .param("resource", resource)
                .update();
        return new LinkId(id);
    }

    public void bind(LinkId id, AssignmentId assignment) {
        database.sql("update lti_link set assignment = :assignment where id = :id")
                .param("assignment", assignment.id())
                .param("id", id.id())
                .update();
    }

    /** What the platform says of its gradebook; a column that it does not name again stays. */
    public void grades(LinkId id, GradeService grades) {
        database.sql("update lti_link set line_items_url = :all, scopes = :scopes,"
                        + " line_item_url = coalesce(cast(:item as varchar(2000)), line_item_url) where id = :id")
                .param("all", grades.lineItems().map(URI::toString).orElse(null))
                .param("item", grades.lineItem().map(URI::toString).orElse(null))
                .param("scopes", String.join(" ", grades.scopes()))
                .param("id", id.id())
                .update();
    }

    public void lineItem(LinkId id, Optional<URI> lineItem) {
        database.sql("update lti_link set line_item_url = :item where id = :id")
                .param("item", lineItem.map(URI::toString).orElse(null))
                .param("id", id.id())
                .update();
    }

    /** The platform's number for somebody; empty if they never came from it. */
    public Optional<String> subject(String issuer, LearnerId learner) {
        return database.sql("select subject from account_identity where issuer = :issuer and learner = :learner"
                        + " order by subject limit 1")
                .param("issuer", issuer)
                .param("learner", learner.id())
                .query(String.class)
                .optional();
    }

    private static CourseContext contextRow(ResultSet row, int number) throws SQLException {
        return new CourseContext(
                new ContextId(row.getObject("id", UUID.class)),
                new PlatformId(row.getObject("platform", UUID.class)),
                row.getString("deployment"),
                new ClassroomId(row.getObject("classroom", UUID.class)),
                address(row, "members_url"));
    }

    private static ActivityLink linkRow(ResultSet row, int number) throws SQLException {
        return new ActivityLink(
                new LinkId(row.getObject("id", UUID.class)),
                new PlatformId(row.getObject("platform", UUID.class)),
                row.getString("resource"),
                Optional.ofNullable(row.getObject("assignment", UUID.class)).map(AssignmentId::new),
                address(row, "line_item_url"),
                address(row, "line_items_url"),
                scopes(row.getString("scopes")));
    }

    private static Set<String> scopes(String text) {
        return Arrays.stream(text.split(" ")).filter(scope -> !scope.isEmpty()).collect(Collectors.toSet());
    }

    private static Optional<URI> address(ResultSet row, String column) throws SQLException {
        return Optional.ofNullable(row.getString(column)).map(URI::create);
    }
}
