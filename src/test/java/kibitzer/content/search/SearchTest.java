package kibitzer.content.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.search.Findable.Kind;
import kibitzer.content.syllabus.Syllabus;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SearchTest {
    private static final Search SMALL = new Search(List.of(
            new Findable(Kind.TERM, "Deadwood", "Deadwood", "Unmatched cards at gin"),
            new Findable(Kind.TERM, "Finesse", "Finesse", "Play for a card to lie well"),
            new Findable(Kind.GAME, "gin-rummy", "Gin Rummy", "Lay down melds; deadwood counts against you"),
            new Findable(Kind.LESSON, "a/b/01-c", "Opening leads", "Lead the fourth best of your longest suit")));

    private static List<String> ids(String words) {
        return SMALL.find(words, 10).stream().map(Findable::id).toList();
    }

    @Test
    void aTitleCountsMoreThanAText() {
        assertThat(ids("deadwood")).containsExactly("Deadwood", "gin-rummy");
    }

    @Test
    void everyWordMustOccur() {
        assertThat(ids("gin deadwood")).containsExactlyInAnyOrder("Deadwood", "gin-rummy");
        assertThat(ids("deadwood fourth")).isEmpty();
    }

    @Test
    void aWordIsFoundInItsOtherFormsAndByItsBeginning() {
        assertThat(ids("leading")).containsExactly("a/b/01-c");
        assertThat(ids("dead")).contains("Deadwood");
    }

    /** One letter short, it still begins as the word does once both have lost their endings. */
    @Test
    void aDoubledLetterMayBeLeftOut() {
        assertThat(SMALL.find("finese", 10)).extracting(Findable::id).containsExactly("Finesse");
    }

    @Test
    void signsAndBlanksAreNoWords() {
        assertThat(ids("")).isEmpty();
        assertThat(ids("  *?~\"( ")).isEmpty();
        assertThat(ids("x".repeat(5_000))).isEmpty();
    }

    @Nested
    class Everything {
        private static final Search ALL = new Search(ShippedContent.all(Lessons.shipped(), Syllabus.shipped()));

        @Test
        void isFoundAmongAllKinds() {
            assertThat(ALL.find("weak no trump", 50)).extracting(Findable::kind).contains(Kind.LESSON, Kind.RULE);
            assertThat(ALL.find("gin rummy", 5)).extracting(Findable::id).contains("gin-rummy");
            assertThat(ALL.find("deadwood", 3))
                    .first()
                    .extracting(Findable::kind)
                    .isEqualTo(Kind.TERM);
            assertThat(ALL.find("rule of eleven", 10))
                    .extracting(Findable::kind)
                    .contains(Kind.PRACTICE);
        }
    }
}
