package kibitzer.classroom.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import kibitzer.SharedFixture;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.ClassroomDatabase;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.course.ClassCopies;
import kibitzer.classroom.gradebook.Coursework;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.learner.LearnerId;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;

@ParameterizedClass
@EnumSource
@SharedFixture
class ClassPagesTest {
    private final ClassroomDatabase database;
    private final ClassPages pages;
    private LearnerId ina;
    private LearnerId anna;
    private ClassroomId tuesday;

    ClassPagesTest(ClassroomDatabase database) {
        this.database = database;
        this.pages = database.get(ClassPages.class);
    }

    @BeforeEach
    void begin() {
        ina = database.instructor("Ina");
        tuesday = database.classroom("Tuesday", ina);
        anna = database.learner("Anna");
        new Coursework(database.get(JdbcClient.class)).joins(tuesday, anna, "Anna", Instant.now(), Optional.empty());
    }

    private PageId written(String title, String body) {
        PageId page = pages.begin(tuesday, ina);
        pages.save(tuesday, ina, page, 1, new PageText(title, body));
        return page;
    }

    private PageId shown(String title) {
        PageId page = written(title, "We meet at seven.");
        pages.show(tuesday, ina, page, 2);
        return page;
    }

    private List<String> read() {
        return pages.shown(tuesday, anna).stream()
                .map(page -> page.text().title())
                .toList();
    }

    private List<String> all() {
        return pages.all(tuesday, ina).stream()
                .map(page -> page.draft().title())
                .toList();
    }

    @Test
    void aDraftIsSeenByNobodyButWhoRunsTheClassUntilItIsShown() {
        PageId page = written("Leads", "Lead the fourth best.");
        assertThat(read()).isEmpty();

        pages.show(tuesday, ina, page, 2);

        assertThat(pages.shown(tuesday, anna))
                .containsExactly(new ShownPage(page, new PageText("Leads", "Lead the fourth best.")));
        pages.hide(tuesday, ina, page);
        assertThat(read()).isEmpty();
        assertThat(pages.find(tuesday, ina, page).draft().body()).isEqualTo("Lead the fourth best.");
    }

    @Test
    void theClassGoesOnReadingWhatWasShownWhileTheDraftIsWorkedOn() {
        PageId page = shown("Leads");

        pages.save(tuesday, ina, page, 2, new PageText("Leads", "```hand\nnot yet"));

        assertThat(pages.shown(tuesday, anna).getFirst().text().body()).isEqualTo("We meet at seven.");
        StoredPage stored = pages.find(tuesday, ina, page);
        assertThat(stored.isAhead()).isTrue();
        assertThat(stored.draft().body()).isEqualTo("```hand\nnot yet");
        assertThatThrownBy(() -> pages.show(tuesday, ina, page, 3)).isInstanceOf(BadEntry.class);
        pages.save(tuesday, ina, page, 3, new PageText("Leads", "At eight."));
        pages.show(tuesday, ina, page, 4);
        assertThat(pages.shown(tuesday, anna).getFirst().text().body()).isEqualTo("At eight.");
    }

    @Test
    void ofTwoWhoSaveTheFirstStandsAndTheOthersTextIsKept() {
        PageId page = written("Leads", "First.");
        assertThat(pages.save(tuesday, ina, page, 2, new PageText("Leads", "Second.")))
                .isEqualTo(new SavedPage.Kept(3));

        SavedPage late = pages.save(tuesday, ina, page, 2, new PageText("Leads", "Third."));

        assertThat(late)
                .isInstanceOfSatisfying(
                        SavedPage.Overtaken.class,
                        overtaken -> assertThat(pages.find(tuesday, ina, overtaken.own())
                                        .draft())
                                .isEqualTo(new PageText("Leads (saved too late)", "Third.")));
        assertThat(pages.find(tuesday, ina, page).draft().body()).isEqualTo("Second.");
        assertThatThrownBy(() -> pages.show(tuesday, ina, page, 2))
                .isInstanceOf(BadEntry.class)
                .hasMessageContaining("changed elsewhere");
    }

    @Test
    void aPageWithoutATitleIsNotShown() {
        PageId page = written("", "We meet at seven.");

        assertThatThrownBy(() -> pages.show(tuesday, ina, page, 2))
                .isInstanceOf(BadEntry.class)
                .hasMessageContaining("no title");
    }

    @Test
    void pagesStandInTheOrderThatTheirWriterGivesThem() {
        shown("One");
        PageId two = shown("Two");
        PageId three = shown("Three");
        assertThat(read()).containsExactly("One", "Two", "Three");

        pages.move(tuesday, ina, three, -2);
        pages.move(tuesday, ina, two, 9);

        assertThat(read()).containsExactly("Three", "One", "Two");
        assertThat(all()).isEqualTo(read());
    }

    @Test
    void oneThatWasBegunAndLeftIsBegunAgainAndStandsInNoList() {
        PageId begun = pages.begin(tuesday, ina);

        assertThat(pages.begin(tuesday, ina)).isEqualTo(begun);
        assertThat(all()).isEmpty();
        pages.save(tuesday, ina, begun, 1, new PageText("", "x"));
        assertThat(pages.begin(tuesday, ina)).isNotEqualTo(begun);
    }

    @Test
    void oneThatIsDeletedIsGoneForAll() {
        PageId page = shown("Leads");

        pages.delete(tuesday, ina, page);

        assertThat(read()).isEmpty();
        assertThatThrownBy(() -> pages.find(tuesday, ina, page)).isInstanceOf(NoSuchClass.class);
        assertThatThrownBy(() -> pages.save(tuesday, ina, page, 2, PageText.BLANK))
                .isInstanceOf(NoSuchClass.class);
    }

    @Test
    void learnersAndOthersSeeNoDraftAndChangeNothing() {
        PageId page = shown("Leads");
        LearnerId otto = database.instructor("Otto");
        ClassroomId thursday = database.classroom("Thursday", otto);
        List<Consumer<LearnerId>> deeds = List.of(
                who -> pages.all(tuesday, who),
                who -> pages.find(tuesday, who, page),
                who -> pages.begin(tuesday, who),
                who -> pages.save(tuesday, who, page, 2, PageText.BLANK),
                who -> pages.show(tuesday, who, page, 2),
                who -> pages.hide(tuesday, who, page),
                who -> pages.move(tuesday, who, page, 1),
                who -> pages.delete(tuesday, who, page));

        for (Consumer<LearnerId> deed : deeds) {
            Stream.of(anna, otto, database.learner("Bert"))
                    .forEach(who -> assertThatThrownBy(() -> deed.accept(who)).isInstanceOf(NoSuchClass.class));
        }
        assertThatThrownBy(() -> pages.shown(tuesday, otto)).isInstanceOf(NoSuchClass.class);
        assertThatThrownBy(() -> pages.find(thursday, otto, page)).isInstanceOf(NoSuchClass.class);
        assertThatThrownBy(() -> pages.hide(thursday, otto, page)).isInstanceOf(NoSuchClass.class);
        assertThatThrownBy(() -> pages.delete(thursday, otto, page)).isInstanceOf(NoSuchClass.class);
        assertThatThrownBy(() -> pages.save(thursday, otto, page, 2, PageText.BLANK))
                .isInstanceOf(NoSuchClass.class);
        assertThat(read()).containsExactly("Leads");
    }

    @Test
    void anArchivedClassKeepsItsPagesAndTakesNone() {
        PageId page = shown("Leads");
        database.get(Classrooms.class).archive(tuesday, ina, true);

        assertThat(read()).containsExactly("Leads");
        assertThatThrownBy(() -> pages.begin(tuesday, ina))
                .isInstanceOf(BadEntry.class)
                .hasMessageContaining("archived");
        assertThatThrownBy(() -> pages.hide(tuesday, ina, page)).isInstanceOf(BadEntry.class);
    }

    @Test
    void aClassHasAHundredAtMost() {
        for (int page = 1; page <= ClassPages.MOST; page++) {
            written("Page " + page, "x");
        }

        assertThatThrownBy(() -> pages.begin(tuesday, ina))
                .isInstanceOf(BadEntry.class)
                .hasMessageContaining("100");
    }

    @Test
    void theCopyOfAClassHasItsPagesShownOrHiddenAsTheyWere() {
        shown("One");
        written("Two", "A draft.");

        ClassroomId copy =
                database.get(ClassCopies.class).copy(tuesday, ina, new ClassName("Next term"), Optional.empty());

        assertThat(pages.all(copy, ina))
                .extracting(page -> page.draft().title(), page -> page.shown().isPresent())
                .containsExactly(Tuple.tuple("One", true), Tuple.tuple("Two", false));
    }

    @Test
    void theyGoWithAClassThatNobodyElseKnows() {
        LearnerId otto = database.instructor("Otto");
        ClassroomId alone = database.classroom("Alone", otto);
        PageId page = pages.begin(alone, otto);

        database.get(Accounts.class).delete(otto, ClassroomDatabase.PASSWORD, "nowhere");

        assertThat(database.get(JdbcClient.class)
                        .sql("select count(*) from class_page where id = :id")
                        .param("id", page.id())
                        .query(Long.class)
                        .single())
                .isZero();
    }
}
