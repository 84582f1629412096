package kibitzer.web.classroom.gradebook;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.TextArea;
import java.util.Optional;
import java.util.function.Consumer;
import kibitzer.classroom.gradebook.Comment;
import kibitzer.classroom.gradebook.Comments;
import kibitzer.classroom.gradebook.NoSuchEntry;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.web.button.OnceButton;

/** A word to the learner, folded up until it is wanted. */
final class CommentField extends Div {
    private final Paragraph stands = new Paragraph();
    private final NativeDetails writing = new NativeDetails();

    /** @param on what is commented on: "question 3", "the sitting" */
    CommentField(String on, Optional<Comment> comment, Consumer<String> store) {
        TextArea text = new TextArea("Comment on " + on);
        text.setMaxLength(Comments.LONGEST);
        text.setHelperText("The learner reads it with the verdicts. Without a word there is no comment.");
        text.setWidthFull();
        text.setValue(comment.map(Comment::said).orElse(""));
        Paragraph outcome = new Paragraph();
        outcome.addClassName("kb-tile-note");
        outcome.getElement().setAttribute("role", "status");
        OnceButton save = new OnceButton("Store the comment", () -> {
            try {
                store.accept(text.getValue());
                tell(text.getValue().strip(), Optional.empty());
                outcome.setText(
                        text.getValue().isBlank()
                                ? "There is no comment now."
                                : "Stored. The learner reads it with the verdicts.");
            } catch (BadQuestion refused) {
                outcome.setText(refused.getMessage() + ".");
            } catch (NoSuchClass | NoSuchEntry gone) {
                outcome.setText("It is not stored: this sitting is not here any more.");
            }
        });
        save.addClassName("kb-button");
        save.getElement().setAttribute("aria-label", "Store the comment on " + on);
        Div form = new Div(text, new Div(save), outcome);
        form.addClassNames("kb-objection-form", "kb-comment-form");
        writing.addClassName("kb-more");
        writing.setContent(form);
        stands.addClassNames("kb-note", "kb-comment");
        add(stands, writing);
        tell(comment.map(Comment::said).orElse(""), comment);
    }

    private void tell(String said, Optional<Comment> stored) {
        stands.setVisible(!said.isEmpty());
        stands.setText(stored.map(Comment::by).map(by -> by + ": ").orElse("You: ") + said);
        writing.setSummaryText(said.isEmpty() ? "Comment to the learner" : "Change the comment");
    }
}
