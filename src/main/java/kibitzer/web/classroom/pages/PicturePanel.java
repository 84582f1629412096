package kibitzer.web.classroom.pages;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Image;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.component.textfield.TextField;
import java.util.Optional;
import java.util.function.Consumer;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.pages.PagePicture;
import kibitzer.classroom.pages.PagePictures;
import kibitzer.classroom.picture.Picture;
import kibitzer.classroom.picture.PictureReader;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.button.OnceButton;
import kibitzer.web.upload.FileUpload;
import tools.jackson.databind.node.StringNode;

/** Takes a picture, with a text for who cannot see it; and shows those that the page has. */
final class PicturePanel extends Div {
    private static final int LONGEST = 300;

    private final transient PagePictures pictures;
    private final transient LearnerId who;
    private final transient OpenPage open;
    private final transient Consumer<String> puts;
    private final TextField text = new TextField("What is to be seen, for who cannot see it");
    private final TextField caption = new TextField("Caption of the picture, if any");
    private final Paragraph told = new Paragraph();
    private final OnceButton put = new OnceButton("Put the picture in");
    private final UnorderedList list = new UnorderedList();
    private transient Optional<Picture> read = Optional.empty();

    /** @param puts is handed each block */
    PicturePanel(PagePictures pictures, LearnerId who, OpenPage open, Consumer<String> puts) {
        this.pictures = pictures;
        this.who = who;
        this.open = open;
        this.puts = puts;
        for (TextField field : new TextField[] {text, caption}) {
            field.setMaxLength(LONGEST);
            field.addClassName("kb-wide-field");
        }
        told.getElement().setAttribute("role", "status");
        told.addClassName("kb-strong");
        put.addClassNames("kb-button", "kb-button-first");
        put.onClick(() -> attempt(this::put));
        list.addClassName("kb-set-list");
        Div actions = new Div(put);
        actions.addClassName("kb-actions");
        add(
                new Paragraph(
                        "PNG, JPEG or WebP. It is kept without the place, the time and the camera that stand in its"
                                + " file, and only the class sees it. A class has " + PagePictures.MOST
                                + " pictures and "
                                + (PagePictures.MOST_BYTES >> 20) + " MB of them at most."),
                new FileUpload(
                        PictureReader.LARGEST_FILE,
                        "a picture",
                        (name, content) -> attempt(() -> take(name, content)),
                        ".png",
                        ".jpg",
                        ".jpeg",
                        ".webp"),
                text,
                caption,
                told,
                actions,
                list);
        list();
    }

    private void attempt(Runnable act) {
        try {
            act.run();
        } catch (BadEntry refused) {
            told.setText(refused.says());
        }
    }

    private void take(String name, byte[] content) {
        read = Optional.empty();
        Picture picture = PictureReader.read(content);
        read = Optional.of(picture);
        told.setText(name + ": " + picture.width() + " by " + picture.height() + " pixels. Say what is to be seen.");
    }

    private void put() {
        Picture picture = read.orElseThrow(() -> new BadEntry(BadEntry.Field.ELSEWHERE, "Choose a picture first."));
        String seen = oneLine(text.getValue());
        if (seen.isEmpty()) {
            throw new BadEntry(
                    BadEntry.Field.ELSEWHERE,
                    "Say what is to be seen: who cannot see the picture is read that instead.");
        }
        int number = pictures.add(open.classroom(), who, open.id(), picture);
        read = Optional.empty();
        puts.accept(block(number, seen));
        told.setText("Put in as picture " + number + ".");
        text.clear();
        caption.clear();
        list();
    }

    /** In quotation marks, as JSON has them, which YAML reads: nothing in them is taken for anything else. */
    private String block(int number, String seen) {
        String below = oneLine(caption.getValue());
        return "```picture\nnumber: " + number + "\ntext: " + quoted(seen) + "\n"
                + (below.isEmpty() ? "" : "caption: " + quoted(below) + "\n") + "```";
    }

    static String quoted(String line) {
        return StringNode.valueOf(line).toString();
    }

    static String oneLine(String typed) {
        return typed.replaceAll("[\\p{Cntrl}`]+", " ").strip();
    }

    private void list() {
        list.removeAll();
        pictures.of(open.classroom(), who, open.id()).forEach(picture -> list.add(item(picture)));
    }

    private ListItem item(PagePicture kept) {
        int number = kept.number();
        Image image = new Image(PictureFiles.address(open.classroom(), open.id(), number), "Picture " + number);
        image.addClassName("kb-picture-small");
        OnceButton away = new OnceButton(
                "Take picture " + number + " away",
                () -> attempt(() -> {
                    pictures.remove(open.classroom(), who, open.id(), number);
                    told.setText("Picture " + number + " is gone. Take its block out of the text as well.");
                    list();
                }));
        away.addClassName("kb-button");
        Div line = new Div(new Paragraph("Picture " + number), image, away);
        line.addClassName("kb-set-line");
        return new ListItem(line);
    }
}
