package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.TextArea;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Consumer;
import kibitzer.classroom.problems.Draft;
import kibitzer.content.problemset.ProblemSetReader;
import kibitzer.content.problemset.SetReading;
import kibitzer.decisions.ask.HowMany;
import kibitzer.web.button.OnceButton;
import kibitzer.web.upload.FileUpload;

/** Takes a problem set as JSON: first it says what is wrong, then the good questions are taken if one says so. */
public final class ImportPanel extends Div {
    private final TextArea text = new TextArea("A problem set, as JSON");
    private final Paragraph status = new Paragraph();
    private final FaultList faults = new FaultList();
    private final OnceButton confirm = new OnceButton("");
    private transient Optional<Draft> read = Optional.empty();

    /** @param take is handed the set with its good questions */
    public ImportPanel(Consumer<Draft> take) {
        text.setMaxLength(FileUpload.LARGEST);
        text.setMinRows(4);
        text.setMaxRows(14);
        text.addClassName("kb-file-text");
        status.getElement().setAttribute("role", "status");
        status.addClassName("kb-strong");
        NativeButton look = new NativeButton("Read it", click -> read("the text", text.getValue()));
        look.addClassName("kb-button");
        confirm.addClassNames("kb-button", "kb-button-first");
        confirm.setVisible(false);
        confirm.onClick(() -> read.ifPresent(take));
        FileUpload upload = new FileUpload(
                "a JSON file",
                (name, bytes) -> {
                    String content = new String(bytes, StandardCharsets.UTF_8);
                    text.setValue(content);
                    read(name, content);
                },
                ".json");
        Div actions = new Div(look, confirm);
        actions.addClassName("kb-actions");
        add(text, upload, actions, status, faults);
    }

    private void read(String name, String content) {
        confirm.setVisible(false);
        if (content.isBlank() || content.length() > FileUpload.LARGEST) {
            faults.removeAll();
            status.setText(content.isBlank() ? "Nothing is in it." : "It is larger than 1 MB.");
            return;
        }
        SetReading reading = ProblemSetReader.look(name, name, content);
        faults.show(reading.whole().faults(), true);
        Draft draft = Draft.ofSound(reading);
        int good = draft.questions().size();
        int all = reading.questions().size();
        status.setText(
                reading.json().isEmpty()
                        ? "This is no problem set."
                        : good == all
                                ? number(good)
                                        + (reading.about().isEmpty() ? ", all sound." : ", all sound; of the set:")
                                : good + " of " + number(all) + " can be taken. What is wrong:");
        confirm.setText("Make a set of " + number(good));
        confirm.setVisible(good > 0);
        read = Optional.of(draft);
    }

    private static String number(int questions) {
        return HowMany.of(questions, "question");
    }
}
