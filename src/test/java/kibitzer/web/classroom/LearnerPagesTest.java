package kibitzer.web.classroom;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.router.Location;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LearnerPagesTest {
    private static final List<String> CLASS =
            IntStream.rangeClosed(1, 120).mapToObj("Learner %03d"::formatted).toList();

    private static LearnerPages<String> pages(List<String> all, String query) {
        return new LearnerPages<>(all, Function.identity(), new Location("class/1/roster?" + query));
    }

    private static String text(LearnerPages<String> pages) {
        return pages.getElement().getTextRecursively();
    }

    @Test
    void aClassOfFiftyIsOnOnePageAndNothingIsSaidOfPages() {
        LearnerPages<String> whole = pages(CLASS.subList(0, 50), "");
        assertThat(whole.shown()).hasSize(50);
        assertThat(whole.isVisible()).isFalse();
    }

    @Test
    void theLastPageHasWhatIsLeft() {
        LearnerPages<String> last = pages(CLASS, "page=3");
        assertThat(last.shown()).hasSize(20).startsWith("Learner 101").endsWith("Learner 120");
        assertThat(text(last)).contains("Learners 101 to 120 of 120.");
    }

    @Test
    void aPageThatIsNotThereIsTheNearest() {
        assertThat(pages(CLASS, "page=9").shown()).startsWith("Learner 101");
        assertThat(pages(CLASS, "page=0").shown()).startsWith("Learner 001");
        assertThat(pages(CLASS, "page=two").shown()).startsWith("Learner 001");
    }

    @Test
    void aNameIsFoundInAnyCase() {
        LearnerPages<String> found = pages(CLASS, "name=lEARNER%2011");
        assertThat(found.shown()).hasSize(10).contains("Learner 110", "Learner 119");
        assertThat(text(found)).contains("Learners 1 to 10 of 10 with");
        assertThat(text(pages(CLASS, "name=Levin"))).contains("None of the 120 learners");
    }
}
