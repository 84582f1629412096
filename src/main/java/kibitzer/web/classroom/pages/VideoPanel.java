package kibitzer.web.classroom.pages;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.TextField;
import java.util.List;
import java.util.function.Consumer;
import kibitzer.classroom.pages.PageText;
import kibitzer.content.lesson.Part;
import kibitzer.content.reading.Reading;
import kibitzer.web.button.OnceButton;
import kibitzer.web.classroom.problems.FaultList;

/** The way to a film elsewhere. */
final class VideoPanel extends Div {
    private static final int LONGEST = 500;

    private final TextField address = new TextField("Address of the video");
    private final TextField title = new TextField("What the video shows");
    private final FaultList faults = new FaultList();

    VideoPanel(Consumer<String> puts) {
        address.setHelperText("With https://");
        for (TextField field : new TextField[] {address, title}) {
            field.setMaxLength(LONGEST);
            field.addClassName("kb-wide-field");
        }
        OnceButton put = new OnceButton("Put the link in", () -> {
            String block = "```video\naddress: " + PicturePanel.quoted(PicturePanel.oneLine(address.getValue()))
                    + "\ntitle: " + PicturePanel.quoted(PicturePanel.oneLine(title.getValue())) + "\n```";
            Reading<List<Part>> reading = new PageText("", block).reading();
            faults.show(reading.faults(), false);
            if (reading.isSound()) {
                puts.accept(block);
                address.clear();
                title.clear();
            }
        });
        put.addClassNames("kb-button", "kb-button-first");
        Div actions = new Div(put);
        actions.addClassName("kb-actions");
        add(
                new Paragraph(
                        "It stands on the page as a link with its host named. The film is not shown on the page itself:"
                                + " nothing of another host is loaded here, and no other host learns who reads."),
                address,
                title,
                faults,
                actions);
    }
}
