package kibitzer.web.classroom.roster;

import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.component.textfield.TextArea;
import java.time.temporal.ChronoUnit;
import java.util.List;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.mail.ClassMails;
import kibitzer.classroom.message.ClassMessage;
import kibitzer.classroom.message.ClassMessages;
import kibitzer.classroom.roster.Admission;
import kibitzer.web.button.OnceButton;
import kibitzer.web.page.EntryForm;
import kibitzer.web.words.MomentInWords;

/** What was said to the class, the latest first; and a field to say more, for those who run it. */
final class MessagesPanel extends Div {
    /** So many are read at once; older ones are folded up. */
    private static final int SHOWN = 3;

    private final transient ClassMessages messages;
    private final transient Admission admission;
    private final transient MomentInWords moment;
    private final transient ClassMails mails;
    private final Div list = new Div();

    MessagesPanel(ClassMessages messages, ClassMails mails, Admission admission, MomentInWords moment) {
        this.mails = mails;
        this.messages = messages;
        this.admission = admission;
        this.moment = moment;
        refresh();
        if (!isVisible()) {
            return;
        }
        H2 heading = new H2("Messages");
        heading.addClassName("kb-heading");
        add(heading, list);
        if (writes()) {
            add(form());
        }
    }

    private boolean writes() {
        return admission.instructs() && !admission.classroom().archived();
    }

    private EntryForm form() {
        TextArea text = new TextArea("Message to the class");
        text.setMaxLength(ClassMessages.LONGEST);
        text.setHelperText("Everybody in the class reads it on this page.");
        text.setWidthFull();
        ClassroomId id = admission.classroom().id();
        int readers = mails.areSent() ? mails.readers(id, admission.who()) : 0;
        Checkbox byMail = new Checkbox("Also by mail, to the " + readers + " in the class who gave an address");
        byMail.setVisible(readers > 0);
        return new EntryForm("Say it to the class", () -> {
                    if (byMail.getValue()) {
                        mails.say(id, admission.who(), text.getValue());
                    } else {
                        messages.write(id, admission.who(), text.getValue());
                    }
                    text.clear();
                    byMail.clear();
                    refresh();
                })
                .with(text)
                .with(byMail);
    }

    private void refresh() {
        list.removeAll();
        List<ClassMessage> all = messages.of(admission.classroom().id(), admission.who());
        setVisible(writes() || !all.isEmpty());
        list.add(items(all.stream().limit(SHOWN).toList()));
        if (all.size() > SHOWN) {
            NativeDetails older = new NativeDetails(
                    "Older messages: " + (all.size() - SHOWN),
                    items(all.stream().skip(SHOWN).toList()));
            older.addClassName("kb-more");
            list.add(older);
        }
    }

    private UnorderedList items(List<ClassMessage> shown) {
        UnorderedList items = new UnorderedList();
        items.addClassName("kb-messages");
        shown.forEach(message -> items.add(item(message)));
        return items;
    }

    private ListItem item(ClassMessage message) {
        Paragraph said = new Paragraph(message.said());
        said.addClassName("kb-comment");
        Paragraph by =
                new Paragraph(message.by() + ", " + moment.at(message.at().truncatedTo(ChronoUnit.MINUTES)));
        by.addClassName("kb-tile-note");
        ListItem item = new ListItem(said, by);
        if (admission.instructs()) {
            NativeButton remove = new OnceButton("Take it away", () -> {
                messages.remove(admission.classroom().id(), admission.who(), message.id());
                refresh();
            });
            remove.addClassName("kb-button");
            remove.getElement()
                    .setAttribute(
                            "aria-label",
                            "Take it away: "
                                    + message.said().lines().findFirst().orElse(""));
            item.add(remove);
        }
        return item;
    }
}
