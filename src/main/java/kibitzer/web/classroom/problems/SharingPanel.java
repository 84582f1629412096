package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.component.textfield.TextField;
import java.util.List;
import java.util.Optional;
import kibitzer.accounts.Account;
import kibitzer.classroom.problems.Drafts;
import kibitzer.classroom.problems.NoSuchSet;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.button.OnceButton;

/** Who else may edit a set, and the link by which other instructors may read it. */
public final class SharingPanel extends Div {
    private final transient Drafts drafts;
    private final transient OpenDraft open;
    private final transient LearnerId own;
    private final transient Runnable left;
    private final Div link = new Div();
    private final Div authors = new Div();
    private final Paragraph fault = new Paragraph();

    /**
     * @param token of the link; empty if there is none
     * @param left is called when the visitor is no author any more
     */
    public SharingPanel(Drafts drafts, OpenDraft open, LearnerId own, Optional<String> token, Runnable left) {
        this.drafts = drafts;
        this.open = open;
        this.own = own;
        this.left = left;
        fault.getElement().setAttribute("role", "alert");
        fault.addClassName("kb-fault");
        fault.setVisible(false);
        TextField name = new TextField("Another instructor");
        NativeButton add = button("May edit too", () -> {
            drafts.addAuthor(own, open.id(), name.getValue());
            name.clear();
            showAuthors();
        });
        Div adding = new Div(name, add);
        adding.addClassName("kb-typed");
        add(new H3("Authors"), authors, adding, fault, new H3("A link to read it"), link);
        showAuthors();
        showLink(token);
    }

    private void showAuthors() {
        authors.removeAll();
        List<Account> all = drafts.authors(own, open.id());
        UnorderedList list = new UnorderedList();
        for (Account author : all) {
            ListItem item = new ListItem(author.name().text() + " ");
            if (all.size() > 1) {
                boolean self = author.learner().equals(own);
                NativeButton remove = button(self ? "Leave this set" : "Take off", () -> {
                    drafts.removeAuthor(own, open.id(), author.learner());
                    if (self) {
                        left.run();
                    } else {
                        showAuthors();
                    }
                });
                remove.addClassName("kb-button-quiet");
                remove.getElement()
                        .setAttribute(
                                "aria-label",
                                self
                                        ? "Leave this set"
                                        : "Take " + author.name().text() + " off");
                item.add(remove);
            }
            list.add(item);
        }
        authors.add(list);
    }

    private void showLink(Optional<String> token) {
        link.removeAll();
        if (token.isEmpty()) {
            link.add(
                    new Paragraph("Instructors who have the link see the set and the trainer's answers, and may take a"
                            + " copy; they change nothing. Nobody else sees anything."),
                    button("Make a link", () -> showLink(Optional.of(drafts.share(own, open.id())))));
            return;
        }
        TextField address = new TextField("The link");
        address.setReadOnly(true);
        address.setValue("/set/shared/" + token.get());
        address.addClassName("kb-wide-field");
        // Only the browser knows under which name it reached the trainer.
        address.getElement().executeJs("this.value = new URL(this.value, document.baseURI).href");
        link.add(address, button("Withdraw the link", () -> {
            drafts.withdrawShare(own, open.id());
            showLink(Optional.empty());
        }));
    }

    private NativeButton button(String label, Runnable action) {
        OnceButton button = new OnceButton(label, () -> {
            fault.setVisible(false);
            try {
                action.run();
            } catch (BadQuestion refused) {
                fault.setText(refused.getMessage() + ".");
                fault.setVisible(true);
            } catch (NoSuchSet gone) {
                left.run();
            }
        });
        button.addClassName("kb-button");
        return button;
    }
}
