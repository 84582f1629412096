package kibitzer.web.classroom.gradebook;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.component.textfield.TextArea;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.gradebook.NoSuchEntry;
import kibitzer.classroom.gradebook.PrivateNote;
import kibitzer.classroom.gradebook.PrivateNotes;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.button.OnceButton;

/** What the instructors of a class note for each other about a learner, or about one sitting. */
final class NotesPanel extends Section {
    private final transient PrivateNotes notes;
    private final transient Of of;
    private final UnorderedList list = new UnorderedList();
    private final Paragraph outcome = new Paragraph();

    /**
     * Where notes are read and written.
     *
     * @param reader an instructor of the class
     * @param sitting whose notes are shown and added to; empty for all of the learner's, and one about the learner
     */
    record Of(ClassroomId classroom, LearnerId reader, LearnerId learner, Optional<SittingId> sitting, ZoneId zone) {}

    NotesPanel(PrivateNotes notes, Of of) {
        this.notes = notes;
        this.of = of;
        addClassName("kb-private-notes");
        H2 heading = new H2("Private notes");
        heading.addClassName("kb-heading");
        list.addClassName("kb-comments");
        outcome.addClassName("kb-tile-note");
        outcome.getElement().setAttribute("role", "status");
        TextArea text = new TextArea(of.sitting().isPresent() ? "A note on this sitting" : "A note on the learner");
        text.setMaxLength(PrivateNotes.LONGEST);
        text.setHelperText(
                "The instructors of this class read it, and whoever administers the trainer; no learner does. What you"
                        + " write of a person is that person's data: whoever asks the club for it by law is given it.");
        text.setWidthFull();
        OnceButton add = new OnceButton(
                "Add the note",
                () -> attempt("Stored.", () -> {
                    notes.add(of.classroom(), of.reader(), of.learner(), of.sitting(), text.getValue());
                    text.clear();
                }));
        add.addClassName("kb-button");
        Div form = new Div(text, new Div(add), outcome);
        form.addClassNames("kb-objection-form", "kb-comment-form");
        add(heading, list, form);
        show();
    }

    private void show() {
        List<PrivateNote> about = notes.about(of.classroom(), of.reader(), of.learner());
        list.removeAll();
        about.stream()
                .filter(note -> of.sitting().isEmpty() || note.sitting().equals(of.sitting()))
                .forEach(note -> list.add(item(note)));
        list.setVisible(list.getComponentCount() > 0);
    }

    private ListItem item(PrivateNote note) {
        Span said = new Span(note.said());
        said.addClassName("kb-comment");
        ListItem item = new ListItem(
                new Paragraph(said),
                GradebookPage.soft(note.by() + ", " + GradebookPage.time(note.at(), of.zone()) + "."));
        if (of.sitting().isEmpty()) {
            note.sitting()
                    .ifPresent(sitting -> item.add(new Paragraph(
                            GradebookPage.toSitting("The sitting it is about", of.classroom(), sitting))));
        }
        item.add(deleting(note));
        return item;
    }

    /** Asks first: no other page keeps a note. */
    private NativeDetails deleting(PrivateNote note) {
        NativeDetails asking = new NativeDetails("Delete this note");
        asking.addClassName("kb-more");
        asking.getSummary()
                .getElement()
                .setAttribute("aria-label", "Delete the note of " + GradebookPage.time(note.at(), of.zone()));
        OnceButton delete = new OnceButton(
                "Delete it",
                () -> attempt("Deleted.", () -> notes.remove(of.classroom(), of.reader(), of.learner(), note.id())));
        OnceButton keep = new OnceButton("Keep it", () -> asking.setOpen(false));
        delete.addClassName("kb-button");
        keep.addClassName("kb-button");
        Div ways = new Div(delete, keep);
        ways.addClassName("kb-actions");
        asking.setContent(new Div(
                new Paragraph("Delete it? It is gone for every instructor of the class, and cannot be brought back."),
                ways));
        return asking;
    }

    private void attempt(String done, Runnable task) {
        try {
            task.run();
            show();
            outcome.setText(done);
        } catch (BadQuestion refused) {
            outcome.setText(refused.getMessage() + ".");
        } catch (NoSuchClass | NoSuchEntry gone) {
            outcome.setText("It is not stored: this learner or sitting is not here any more.");
        }
    }
}
