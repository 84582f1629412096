package kibitzer.web.classroom.assignment;

import com.vaadin.flow.component.combobox.ComboBox;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.component.textfield.IntegerField;
import java.time.Duration;
import java.util.List;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.MoreMinutes;
import kibitzer.classroom.assignment.MoreTime;
import kibitzer.classroom.roster.Member;
import kibitzer.classroom.roster.Roster;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.button.OnceButton;
import kibitzer.web.page.Page;

/** More minutes for one learner in each sitting, where an assignment limits them. */
final class MoreMinutesForm extends Div {
    private final transient MoreTime moreTime;
    private final transient Assignment assignment;
    private final transient LearnerId acting;
    private final transient Roster roster;
    private final UnorderedList given = Page.styled(new UnorderedList(), "kb-extensions");

    MoreMinutesForm(MoreTime moreTime, Assignment assignment, LearnerId acting, Roster roster) {
        this.moreTime = moreTime;
        this.assignment = assignment;
        this.acting = acting;
        this.roster = roster;
        ComboBox<Member> learner = new ComboBox<>("More minutes for", roster.learners());
        learner.setItemLabelGenerator(member -> member.name().text());
        learner.setWidthFull();
        IntegerField minutes = new IntegerField("Minutes more");
        minutes.setStepButtonsVisible(true);
        minutes.setValue(10);
        Paragraph fault = Page.styled(new Paragraph(), "kb-fault");
        fault.getElement().setAttribute("role", "alert");
        fault.setVisible(false);
        OnceButton give = new OnceButton("Give the minutes", () -> {
            fault.setVisible(learner.isEmpty() || minutes.isEmpty());
            fault.setText("Choose who gets how many minutes more.");
            if (!fault.isVisible()) {
                try {
                    give(learner.getValue().learner(), minutes.getValue());
                    learner.clear();
                } catch (BadQuestion refused) {
                    fault.setText(refused.getMessage() + ".");
                    fault.setVisible(true);
                }
            }
        });
        add(
                Page.styled(new H2("Minutes for a sitting"), "kb-heading"),
                new Paragraph("A sitting takes "
                        + assignment
                                .terms()
                                .conduct()
                                .limit()
                                .map(Duration::toMinutes)
                                .orElse(0L)
                        + " minutes at most. Whoever needs longer is given more, in each sitting, also in one that goes"
                        + " on."),
                given,
                Page.styled(
                        new Div(
                                learner,
                                minutes,
                                fault,
                                Page.styled(new Div(Page.styled(give, "kb-button", "kb-button-first")), "kb-actions")),
                        "kb-terms-form"));
        list();
    }

    private void give(LearnerId learner, int minutes) {
        moreTime.giveMinutes(acting, assignment.id(), learner, Duration.ofMinutes(minutes));
        list();
    }

    private void list() {
        given.removeAll();
        List<MoreMinutes> all = moreTime.moreMinutes(acting, assignment.id());
        all.forEach(more -> given.add(new ListItem(
                new Span(roster.of(more.learner())
                                .map(member -> member.name().text())
                                .orElse("Somebody")
                        + ": " + more.more().toMinutes() + " minutes more. "),
                Page.styled(new OnceButton("Take back", () -> give(more.learner(), 0)), "kb-button"))));
        given.setVisible(!all.isEmpty());
    }
}
