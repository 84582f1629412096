package kibitzer.web.classroom.roster;

import com.vaadin.flow.component.details.Details;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.roster.Member;
import kibitzer.web.button.OnceButton;
import kibitzer.web.words.Ago;

/** One member in the roster of a class, with what its instructor may do about it. */
public final class MemberItem extends ListItem {
    private final Div buttons = new Div();
    private final Paragraph told = new Paragraph();
    private final String name;

    /** @param zone of the class */
    public MemberItem(Member member, boolean own, ZoneId zone) {
        name = member.name().text();
        addClassName("kb-account");
        Span shown = new Span(name);
        shown.addClassName("kb-account-name");
        Span facts = new Span(facts(member, own, zone));
        facts.addClassName("kb-tile-note");
        buttons.addClassName("kb-actions");
        told.addClassName("kb-note");
        told.getElement().setAttribute("role", "alert");
        told.setVisible(false);
        add(new Div(shown, facts), buttons, told);
    }

    private static String facts(Member member, boolean own, ZoneId zone) {
        return switch (member.part()) {
                    case INSTRUCTOR -> "Instructor";
                    case OBSERVER -> "Looks on: sees the gradebook, changes nothing";
                    case LEARNER -> "Learner";
                }
                + (own ? " (you)" : "")
                + ", account " + member.account().text()
                + ", joined " + day(member.joinedAt(), zone)
                + member.leftAt().map(at -> ", left " + day(at, zone)).orElse("");
    }

    private static String day(Instant at, ZoneId zone) {
        return Ago.date(LocalDate.ofInstant(at, zone));
    }

    /** @param task may throw {@link BadEntry}, which is said beside the member */
    public void offer(String label, Runnable task) {
        OnceButton button = new OnceButton(label, () -> {
            told.setVisible(false);
            try {
                task.run();
            } catch (BadEntry bad) {
                told.setText(bad.says());
                told.setVisible(true);
            }
        });
        button.addClassName("kb-button");
        button.getElement().setAttribute("aria-label", label + ": " + name);
        buttons.add(button);
    }

    /** Something that opens below the member. */
    public void offer(Details more) {
        more.addClassName("kb-class-more");
        add(more);
    }
}
