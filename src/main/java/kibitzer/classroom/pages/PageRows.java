package kibitzer.classroom.pages;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.ClassroomLock;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The table of pages; the one place that knows its columns. */
@Component
class PageRows {
    private static final String PAGE =
            "select id, classroom, revision, title, body, shown_title, shown_body, changed_at from class_page ";

    private final JdbcClient database;

    PageRows(JdbcClient database) {
        this.database = database;
    }

    /** In their order. */
    List<StoredPage> of(ClassroomId classroom) {
        return database.sql(PAGE + "where classroom = :classroom order by place, id")
                .param("classroom", classroom.id())
                .query(PageRows::page)
                .list();
    }

    Optional<StoredPage> find(ClassroomId classroom, PageId page) {
        return database.sql(PAGE + "where id = :id and classroom = :classroom")
                .param("id", page.id())
                .param("classroom", classroom.id())
                .query(PageRows::page)
                .optional();
    }

    /** The pages of a class change for one at a time, until the transaction ends. */
    void hold(ClassroomId classroom) {
        ClassroomLock.hold(database, classroom);
    }

    /** Puts a page behind all others. */
    PageId insert(ClassroomId classroom, PageText draft, Optional<PageText> shown, Instant at) {
        PageId page = PageId.fresh();
        database.sql("insert into class_page (id, classroom, place, revision, title, body, changed_at, shown_title,"
                        + " shown_body, shown_at)"
                        + " select :id, :classroom, coalesce(max(place), 0) + 1, 1, cast(:title as varchar(80)),"
                        + " cast(:body as varchar(40000)), cast(:at as timestamp with time zone),"
                        + " cast(:shownTitle as varchar(80)), cast(:shownBody as varchar(40000)),"
                        + " cast(:shownAt as timestamp with time zone) from class_page where classroom = :classroom")
                .param("id", page.id())
                .param("classroom", classroom.id())
                .param("title", draft.title())
                .param("body", draft.body())
                .param("at", DatabaseTime.column(at))
                .param("shownTitle", shown.map(PageText::title).orElse(null))
                .param("shownBody", shown.map(PageText::body).orElse(null))
                .param("shownAt", shown.map(read -> DatabaseTime.column(at)).orElse(null))
                .update();
        return page;
    }

    /** False if the stored draft is of another revision. */
    boolean update(ClassroomId classroom, PageId page, int revision, PageText draft, Instant at) {
        return database.sql(
                                "update class_page set title = :title, body = :body, revision = :revision + 1,"
                                        + " changed_at = :at where id = :id and classroom = :classroom and revision = :revision")
                        .param("title", draft.title())
                        .param("body", draft.body())
                        .param("revision", revision)
                        .param("at", DatabaseTime.column(at))
                        .param("id", page.id())
                        .param("classroom", classroom.id())
                        .update()
                == 1;
    }

    /** From now on the class reads the draft. */
    void show(PageId page, Instant at) {
        database.sql("update class_page set shown_title = title, shown_body = body, shown_at = :at where id = :id")
                .param("at", DatabaseTime.column(at))
                .param("id", page.id())
                .update();
    }

    void hide(PageId page) {
        database.sql("update class_page set shown_title = null, shown_body = null, shown_at = null where id = :id")
                .param("id", page.id())
                .update();
    }

    /** @param pages all of a class, in the order in which they are to stand */
    void order(List<PageId> pages) {
        for (int place = 0; place < pages.size(); place++) {
            database.sql("update class_page set place = :place where id = :id")
                    .param("place", place + 1)
                    .param("id", pages.get(place).id())
                    .update();
        }
    }

    void delete(PageId page) {
        database.sql("delete from class_page where id = :id")
                .param("id", page.id())
                .update();
    }

    private static StoredPage page(ResultSet row, int number) throws SQLException {
        Optional<String> shownBody = Optional.ofNullable(row.getString("shown_body"));
        String shownTitle = Optional.ofNullable(row.getString("shown_title")).orElse("");
        return new StoredPage(
                new PageId(row.getObject("id", UUID.class)),
                new ClassroomId(row.getObject("classroom", UUID.class)),
                row.getInt("revision"),
                new PageText(row.getString("title"), row.getString("body")),
                shownBody.map(body -> new PageText(shownTitle, body)),
                DatabaseTime.read(row, "changed_at"));
    }
}
