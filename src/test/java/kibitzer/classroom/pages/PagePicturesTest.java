package kibitzer.classroom.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.ClassroomDatabase;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.course.ClassCopies;
import kibitzer.classroom.course.CourseFile;
import kibitzer.classroom.course.CourseReader;
import kibitzer.classroom.gradebook.Coursework;
import kibitzer.classroom.picture.Picture;
import kibitzer.classroom.picture.PictureReader;
import kibitzer.classroom.picture.Pictures;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.content.reading.Fault;
import kibitzer.content.reading.Reading;
import kibitzer.learning.learner.LearnerId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;

@ParameterizedClass
@EnumSource
@SharedFixture
class PagePicturesTest {
    private static final String BLOCK = "```picture\nnumber: 1\ntext: Red and blue\n```\n";

    private final ClassroomDatabase database;
    private final ClassPages pages;
    private final PagePictures pictures;
    private final Picture picture = PictureReader.read(Pictures.png(60, 20));
    private LearnerId ina;
    private LearnerId anna;
    private ClassroomId tuesday;
    private PageId page;

    PagePicturesTest(ClassroomDatabase database) {
        this.database = database;
        pages = database.get(ClassPages.class);
        pictures = database.get(PagePictures.class);
    }

    @BeforeEach
    void begin() {
        ina = database.instructor("Ina");
        tuesday = database.classroom("Tuesday", ina);
        anna = database.learner("Anna");
        new Coursework(database.get(JdbcClient.class)).joins(tuesday, anna, "Anna", Instant.now(), Optional.empty());
        page = pages.begin(tuesday, ina);
    }

    private void shown(String body) {
        pages.save(tuesday, ina, page, 1, new PageText("Colours", body));
        pages.show(tuesday, ina, page, 2);
    }

    private long rows() {
        return database.get(JdbcClient.class)
                .sql("select count(*) from class_picture where page = :page")
                .param("page", page.id())
                .query(Long.class)
                .single();
    }

    @Test
    void whoRunsTheClassSeesItAtOnceAndTheClassOnceThePageShowsIt() {
        assertThat(pictures.add(tuesday, ina, page, picture)).isEqualTo(1);
        assertThat(pictures.add(tuesday, ina, page, picture)).isEqualTo(2);
        assertThat(pictures.find(tuesday, ina, page, 2).content()).isEqualTo(picture.content());
        assertThatThrownBy(() -> pictures.find(tuesday, anna, page, 1)).isInstanceOf(NoSuchClass.class);

        shown(BLOCK);

        Picture seen = pictures.find(tuesday, anna, page, 1);
        assertThat(seen.content()).isEqualTo(picture.content());
        assertThat(seen.kind()).isEqualTo(picture.kind());
        assertThat(seen.width()).isEqualTo(60);
        // in the draft alone, or nowhere
        assertThatThrownBy(() -> pictures.find(tuesday, anna, page, 2)).isInstanceOf(NoSuchClass.class);
        pages.hide(tuesday, ina, page);
        assertThatThrownBy(() -> pictures.find(tuesday, anna, page, 1)).isInstanceOf(NoSuchClass.class);
    }

    @Test
    void nobodyElseSeesAddsOrTakesAwayAny() {
        pictures.add(tuesday, ina, page, picture);
        shown(BLOCK);
        LearnerId otto = database.instructor("Otto");
        ClassroomId own = database.classroom("Otto's", otto);
        assertThatThrownBy(() -> pictures.find(tuesday, otto, page, 1)).isInstanceOf(NoSuchClass.class);
        // through a class of one's own
        assertThatThrownBy(() -> pictures.find(own, otto, page, 1)).isInstanceOf(NoSuchClass.class);
        assertThatThrownBy(() -> pictures.add(own, otto, page, picture)).isInstanceOf(NoSuchClass.class);
        assertThatThrownBy(() -> pictures.remove(own, otto, page, 1)).isInstanceOf(NoSuchClass.class);
        assertThatThrownBy(() -> pictures.add(tuesday, anna, page, picture)).isInstanceOf(NoSuchClass.class);
        assertThatThrownBy(() -> pictures.of(tuesday, anna, page)).isInstanceOf(NoSuchClass.class);
        assertThat(rows()).isEqualTo(1);
    }

    @Test
    void aPageThatNamesAPictureThatIsNotThereIsNotShown() {
        assertThatThrownBy(() -> shown(BLOCK))
                .isInstanceOfSatisfying(
                        BadEntry.class,
                        bad -> assertThat(bad.says()).startsWith("There is no picture 1 of this page."));
    }

    @Test
    void whatTheClassSeesIsNotTakenAwayAndAllGoWithThePage() {
        pictures.add(tuesday, ina, page, picture);
        pictures.add(tuesday, ina, page, picture);
        shown(BLOCK);
        assertThatThrownBy(() -> pictures.remove(tuesday, ina, page, 1)).isInstanceOf(BadEntry.class);
        pictures.remove(tuesday, ina, page, 2);
        assertThat(pictures.of(tuesday, ina, page))
                .extracting(PagePicture::number)
                .containsExactly(1);

        pages.delete(tuesday, ina, page);

        assertThat(rows()).isZero();
    }

    @Test
    void aClassHasSoManyAndNoMore() {
        for (int number = 1; number <= PagePictures.MOST; number++) {
            pictures.add(tuesday, ina, page, picture);
        }
        PageId other = pages.begin(tuesday, ina);
        assertThatThrownBy(() -> pictures.add(tuesday, ina, other, picture))
                .isInstanceOfSatisfying(
                        BadEntry.class,
                        bad -> assertThat(bad.says()).startsWith("A class has 40 pictures and 2 MB of them at most."));
    }

    @Test
    void theyHaveSoManyBytesTogetherAndNoMore() {
        Picture large = new Picture(picture.kind(), 60, 20, new byte[Picture.LARGEST]);
        for (int number = 1; number <= 5; number++) {
            pictures.add(tuesday, ina, page, large);
        }
        assertThatThrownBy(() -> pictures.add(tuesday, ina, page, large)).isInstanceOf(BadEntry.class);
    }

    @Test
    void whoSavesTooLateKeepsThePicturesToo() {
        pictures.add(tuesday, ina, page, picture);
        pages.save(tuesday, ina, page, 1, new PageText("Colours", "First."));
        SavedPage late = pages.save(tuesday, ina, page, 1, new PageText("Colours", BLOCK));
        assertThat(late)
                .isInstanceOfSatisfying(
                        SavedPage.Overtaken.class,
                        overtaken -> assertThat(pictures.find(tuesday, ina, overtaken.own(), 1)
                                        .content())
                                .isEqualTo(picture.content()));
    }

    @Test
    void theyGoAlongInAFile() {
        pictures.add(tuesday, ina, page, picture);
        shown(BLOCK);
        byte[] file = database.get(ClassCopies.class).file(tuesday, ina).written();
        LearnerId otto = database.instructor("Otto");

        Reading<CourseFile> read = CourseReader.read("tuesday.json", file);
        ClassroomId made = database.get(ClassCopies.class)
                .make(
                        otto,
                        new ClassName("Next"),
                        ZoneId.of("UTC"),
                        read.value().orElseThrow(),
                        Optional.<LocalDate>empty());

        PageId there = pages.all(made, otto).getFirst().id();
        assertThat(pictures.find(made, otto, there, 1).content()).isEqualTo(picture.content());
        String text = new String(file, StandardCharsets.UTF_8);
        assertThat(faults(text.replace("\"number\" : 1", "\"number\" : 2"))).contains("page 1: pictures: no picture 1");
        assertThat(faults(text.replace("\"content\" : \"", "\"content\" : \"AAAA")))
                .contains("page 1: This is no picture in PNG, JPEG or WebP");
        assertThat(faults(text.replace("\"content\" : \"", "\"content\" : \"?")))
                .contains("page 1: pictures: content that is not in base 64");
    }

    private static String faults(String text) {
        Reading<CourseFile> read = CourseReader.read("x", text.getBytes(StandardCharsets.UTF_8));
        assertThat(read.value()).isEmpty();
        return read.faults().stream().map(Fault::toString).toList().toString();
    }
}
