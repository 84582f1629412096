package kibitzer.web.upload;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.upload.FileRejectedEvent;
import com.vaadin.flow.component.upload.Upload;
import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.classroom.problems.Draft;
import kibitzer.web.classroom.problems.ImportPanel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class FileUploadTest {
    private static final String GOOD = """
            {"title": "A sample", "about": "Some questions.", "author": "Ely", "level": 2, "questions": [
             {"deal": {"decision": "bridge/rule-of-eleven", "seed": 7, "with": {}}, "points": 2}]}""";

    @BeforeEach
    void comeIn() {
        MockVaadin.setup();
    }

    @AfterEach
    void leave() {
        MockVaadin.tearDown();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static void reject(String name, String why) {
        Upload upload = _get(Upload.class);
        ComponentUtil.fireEvent(upload, new FileRejectedEvent(upload, why, name));
    }

    private static List<String> refusals() {
        return _find(Paragraph.class, spec -> spec.withClasses("kb-fault")).stream()
                .map(Paragraph::getText)
                .toList();
    }

    /** How often the browser is told to empty its list, so that the next file may come. */
    private static long emptied() {
        UI.getCurrent().getInternals().getStateTree().runExecutionsBeforeClientResponse();
        return UI.getCurrent().getInternals().dumpPendingJavaScriptInvocations().stream()
                .filter(call -> call.getInvocation().getExpression().contains("this.files = []"))
                .count();
    }

    /** What the page reads is let go with the reading: neither the upload, nor the session it is in, has it any more. */
    @Test
    void nothingOfAFileIsKeptOnceItIsRead() {
        List<WeakReference<byte[]>> read = new ArrayList<>();
        FileUpload upload =
                new FileUpload("a CSV file", (name, content) -> read.add(new WeakReference<>(content)), ".csv");
        UI.getCurrent().add(upload);
        upload.take("one.csv", new byte[FileUpload.LARGEST]);

        await().atMost(Duration.ofSeconds(20)).until(() -> {
            System.gc();
            return read.getFirst().get() == null;
        });
        assertThat(read).hasSize(1);
        assertThat(_get(Upload.class).getElement().getNode().isAttached()).isTrue();
    }

    @Test
    void afterOneFileTheNextCanCome() {
        List<String> taken = new ArrayList<>();
        FileUpload upload = new FileUpload("a CSV file", (name, content) -> taken.add(name), ".csv");
        UI.getCurrent().add(upload);
        for (String name : List.of("one.csv", "two.csv")) {
            upload.take(name, new byte[0]);
            assertThat(emptied()).as(name).isEqualTo(1);
        }

        assertThat(taken).containsExactly("one.csv", "two.csv");
    }

    @Test
    void aFileThatIsNotTakenIsToldByItsNameAndReason() {
        FileUpload upload = new FileUpload("a CSV file", (name, content) -> {}, ".csv", ".txt");
        UI.getCurrent().add(upload);
        assertThat(_get(Upload.class).getI18n().getError().getIncorrectFileType())
                .isEqualTo("it must be a CSV file, named .csv or .txt.");
        reject("roster.pdf", "it is larger than 1 MB.");
        assertThat(refusals()).containsExactly("roster.pdf was not taken: it is larger than 1 MB.");
        upload.take("roster.csv", new byte[0]);

        assertThat(refusals()).isEmpty();
    }

    @Test
    void aCorrectedFileTakesThePlaceOfTheBrokenOneWithItsFaults() {
        List<Draft> made = new ArrayList<>();
        ImportPanel panel = new ImportPanel(made::add);
        UI.getCurrent().add(panel);
        FileUpload upload = _get(FileUpload.class);
        upload.take("broken.json", bytes("{\"title\":"));
        assertThat(panel.getElement().getTextRecursively()).contains("This is no problem set.", "expected valid JSON");
        upload.take("sample.json", bytes(GOOD));

        assertThat(panel.getElement().getTextRecursively())
                .contains("1 question, all sound.")
                .doesNotContain("This is no problem set.", "expected valid JSON");
        reject("sample.pdf", "it must be a JSON file, named .json.");
        assertThat(panel.getElement().getTextRecursively()).contains("1 question, all sound.");
        _click(_get(NativeButton.class, spec -> spec.withText("Make a set of 1 question")));
        assertThat(made).hasSize(1);
    }
}
