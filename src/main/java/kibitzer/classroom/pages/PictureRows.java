package kibitzer.classroom.pages;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.picture.Picture;
import kibitzer.classroom.picture.PictureKind;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The table of the pictures of pages. They go with their page. */
@Component
class PictureRows {
    private static final String PICTURE =
            "select number, kind, width, height, content from class_picture where page = :page ";

    private final JdbcClient database;

    PictureRows(JdbcClient database) {
        this.database = database;
    }

    /** How much a class has. */
    record Kept(int pictures, long bytes) {}

    Kept kept(ClassroomId classroom) {
        return database.sql(
                        "select count(*), coalesce(sum(octet_length(content)), 0) from class_picture"
                                + " join class_page on class_page.id = class_picture.page where class_page.classroom = :classroom")
                .param("classroom", classroom.id())
                .query((row, n) -> new Kept(row.getInt(1), row.getLong(2)))
                .single();
    }

    /** By number. */
    List<PagePicture> of(PageId page) {
        return database.sql(PICTURE + "order by number")
                .param("page", page.id())
                .query(PictureRows::picture)
                .list();
    }

    Optional<PagePicture> find(PageId page, int number) {
        return database.sql(PICTURE + "and number = :number")
                .param("page", page.id())
                .param("number", number)
                .query(PictureRows::picture)
                .optional();
    }

    /** A number that no picture of the page has. */
    int free(PageId page) {
        return database.sql("select coalesce(max(number), 0) + 1 from class_picture where page = :page")
                .param("page", page.id())
                .query(Integer.class)
                .single();
    }

    void insert(PageId page, PagePicture kept) {
        Picture picture = kept.picture();
        database.sql("insert into class_picture (page, number, kind, width, height, content)"
                        + " values (:page, :number, :kind, :width, :height, :content)")
                .param("page", page.id())
                .param("number", kept.number())
                .param("kind", picture.kind().word())
                .param("width", picture.width())
                .param("height", picture.height())
                .param("content", picture.content())
                .update();
    }

    void delete(PageId page, int number) {
        database.sql("delete from class_picture where page = :page and number = :number")
                .param("page", page.id())
                .param("number", number)
                .update();
    }

    private static PagePicture picture(ResultSet row, int n) throws SQLException {
        return new PagePicture(
                row.getInt("number"),
                new Picture(
                        PictureKind.of(row.getString("kind")),
                        row.getInt("width"),
                        row.getInt("height"),
                        row.getBytes("content")));
    }
}
