package kibitzer.web.classroom.roster;

import com.vaadin.flow.component.details.Details;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.component.textfield.TextArea;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.EmailAddress;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.classroom.roster.OneRosterFile;
import kibitzer.classroom.roster.PersonalLink;
import kibitzer.classroom.roster.RosterFault;
import kibitzer.classroom.roster.RosterFile;
import kibitzer.classroom.roster.RosterLine;
import kibitzer.classroom.roster.RosterRead;
import kibitzer.web.button.OnceButton;
import kibitzer.web.upload.FileUpload;

/** Brings in a roster: pasted or as a file, looked at first, then taken. Nothing is stored before the last step. */
public final class RosterImport extends Div {
    private static final int FAULTS_SHOWN = 50;

    private static final String COLUMNS = "A name, a comma and, if you like, an e-mail address.";

    private final transient UnaryOperator<RosterRead> preview;
    private final transient Function<List<RosterLine>, List<PersonalLink>> invite;
    private final transient Consumer<List<PersonalLink>> invited;
    private final TextArea text = new TextArea("Names, one a line");
    private final Div choice = new Div();
    private final Div found = new Div();

    public RosterImport(
            UnaryOperator<RosterRead> preview,
            Function<List<RosterLine>, List<PersonalLink>> invite,
            Consumer<List<PersonalLink>> invited) {
        this.preview = preview;
        this.invite = invite;
        this.invited = invited;
        addClassName("kb-class-import");
        text.setPlaceholder("Anna Karenina, anna@example.org");
        text.setHelperText(COLUMNS + " No mail is sent: each gets a link that you pass on.");
        text.setWidthFull();
        text.setMinRows(4);
        text.setMaxRows(12);
        found.getElement().setAttribute("aria-live", "polite");
        Div actions = new Div(button("Check the names", () -> {
            choice.removeAll();
            look(text.getValue());
        }));
        actions.addClassName("kb-actions");
        add(text, upload(), actions, choice, found);
    }

    /** Says that the links can be sent by mail. */
    public void setMailed() {
        text.setHelperText(COLUMNS + " Nothing is sent yet: afterwards you send the links by mail, or pass them on.");
    }

    private FileUpload upload() {
        return new FileUpload(
                "a CSV file, an Excel workbook or a zip of OneRoster",
                (name, bytes) -> take(bytes),
                ".csv",
                ".xlsx",
                ".txt",
                ".tsv",
                ".zip");
    }

    /** Takes a file as if it had been pasted; of a school's file a class is chosen first. */
    void take(byte[] file) {
        choice.removeAll();
        try {
            if (OneRosterFile.is(file)) {
                text.clear();
                choose(OneRosterFile.read(file));
                return;
            }
            String content = RosterFile.decode(file);
            text.setValue(content);
            look(content);
        } catch (BadEntry bad) {
            tell(bad.says());
        }
    }

    private void choose(OneRosterFile school) {
        found.removeAll();
        Select<OneRosterFile.Taught> which = new Select<>();
        which.setLabel("The class in the file");
        which.setItems(school.classes());
        which.setItemLabelGenerator(RosterImport::inWords);
        which.setWidthFull();
        which.addValueChangeListener(chosen -> {
            if (chosen.getValue() != null) {
                tryTo(() -> show(preview.apply(school.students(chosen.getValue()))));
            }
        });
        which.setHelperText("Its students are read; a line that is named is one of enrollments.csv.");
        choice.add(which);
        if (school.classes().size() == 1) {
            which.setValue(school.classes().getFirst());
        }
    }

    private static String inWords(OneRosterFile.Taught taught) {
        return (taught.title().isEmpty() ? taught.id() : taught.title())
                + (taught.school().isEmpty() ? "" : ", " + taught.school())
                + (taught.students() == 1 ? ": 1 student" : ": " + taught.students() + " students");
    }

    private void look(String content) {
        tryTo(() -> {
            if (content.length() > RosterFile.MOST_BYTES) {
                throw new BadEntry(BadEntry.Field.ELSEWHERE, "This is too long for a roster: at most 1 MB.");
            }
            show(preview.apply(RosterFile.read(content)));
        });
    }

    private void tryTo(Runnable deed) {
        try {
            deed.run();
        } catch (BadEntry bad) {
            tell(bad.says());
        } catch (NoSuchClass notAnyMore) {
            tell(notAnyMore.says());
        }
    }

    private void show(RosterRead read) {
        found.removeAll();
        int lines = read.lines().size();
        long twice = read.faults().stream().filter(RosterFault::duplicate).count();
        long bad = read.faults().size() - twice;
        found.add(note(people(lines) + " to invite"
                + (bad == 0 ? "" : ", " + bad + (bad == 1 ? " line with a fault" : " lines with faults"))
                + (twice == 0 ? "" : ", " + twice + (twice == 1 ? " is there already" : " are there already")) + "."));
        if (!read.faults().isEmpty()) {
            found.add(faults(read.faults()));
        }
        if (lines > 0) {
            OrderedList good = new OrderedList();
            read.lines()
                    .forEach(line -> good.add(new ListItem(line.name()
                            + line.email()
                                    .map(EmailAddress::text)
                                    .map(email -> ", " + email)
                                    .orElse(""))));
            Details shown = new Details("Who will be invited", good);
            shown.setOpened(lines <= 10);
            NativeButton yes = button("Invite " + people(lines), () -> confirm(read.lines()));
            yes.addClassName("kb-button-first");
            Div actions = new Div(yes);
            actions.addClassNames("kb-actions", "kb-class-after");
            found.add(shown, actions);
        }
    }

    private static UnorderedList faults(List<RosterFault> faults) {
        UnorderedList list = new UnorderedList();
        list.addClassName("kb-problems");
        faults.stream()
                .limit(FAULTS_SHOWN)
                .map(fault -> new ListItem("Line " + fault.line() + ": " + fault.says()))
                .forEach(list::add);
        if (faults.size() > FAULTS_SHOWN) {
            list.add(new ListItem("and " + (faults.size() - FAULTS_SHOWN) + " more"));
        }
        return list;
    }

    private void confirm(List<RosterLine> lines) {
        tryTo(() -> {
            List<PersonalLink> links = invite.apply(lines);
            text.clear();
            choice.removeAll();
            tell(
                    links.isEmpty()
                            ? "Nobody new was invited."
                            : people(links.size()) + " invited; the links stand above.");
            invited.accept(links);
        });
    }

    private static String people(int count) {
        return count == 1 ? "1 person" : count + " people";
    }

    private void tell(String says) {
        found.removeAll();
        found.add(note(says));
    }

    private static Paragraph note(String says) {
        Paragraph note = new Paragraph(says);
        note.addClassName("kb-note");
        return note;
    }

    private static NativeButton button(String label, Runnable action) {
        OnceButton button = new OnceButton(label, action);
        button.addClassName("kb-button");
        return button;
    }
}
