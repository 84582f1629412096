package kibitzer.web.progress;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.Skill;
import kibitzer.learning.review.Memory;
import kibitzer.learning.review.RememberedSkill;
import kibitzer.learning.review.ReviewQueue;
import kibitzer.learning.review.ReviewWishes;
import kibitzer.learning.review.Reviews;
import kibitzer.web.field.Entry;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.Paths;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.practice.PracticeListView;
import kibitzer.web.practice.SkillLink;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import kibitzer.web.words.Ago;
import kibitzer.web.words.DueInWords;

/** The queue of reviews: what is due and why, what is put off, what comes back when. */
@UnderMenu(MenuEntry.PRACTICE)
@Route(Paths.REVIEW)
public class ReviewView extends Page implements BeforeEnterObserver {
    private static final int COMING = 10;

    private final transient Reviews reviews;
    private final transient ReviewWishes wishes;
    private final transient Visitor visitor;
    private final transient WallClock clock;

    ReviewView(Reviews reviews, ReviewWishes wishes, Visitor visitor, WallClock clock) {
        this.reviews = reviews;
        this.wishes = wishes;
        this.visitor = visitor;
        this.clock = clock;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        show();
    }

    private void show() {
        LearnerDay today = clock.today();
        ReviewQueue queue = reviews.queue(visitor.learner(), today);
        begin("Review");
        lead(
                "What you have learned comes back shortly before you would forget it, each time on a hand you have not seen.");
        add(now(queue, today));
        List<RememberedSkill> waiting =
                queue.due().subList(queue.today().size(), queue.due().size());
        if (!queue.today().isEmpty()) {
            add(heading("Due now"), list(queue.today(), today));
        }
        if (!waiting.isEmpty()) {
            add(styled(
                    new NativeDetails(
                            "Due as well, beyond today's number (" + waiting.size() + ")", list(waiting, today)),
                    "kb-more"));
        }
        if (!queue.snoozed().isEmpty()) {
            add(heading("Put off"), putOff(queue.snoozed(), today));
        }
        if (!queue.later().isEmpty()) {
            add(heading("Coming back"), coming(queue.later(), today));
        }
        add(setting(queue.limit()));
    }

    private Component now(ReviewQueue queue, LearnerDay today) {
        Paragraph says = new Paragraph(words(queue, today));
        says.getElement().setAttribute("role", "status");
        RouterLink go = queue.today().isEmpty()
                ? new RouterLink("Practise something", PracticeListView.class)
                : new RouterLink("Review now", ReviewHandView.class);
        return new Div(
                styled(says, "kb-state"), styled(new Div(styled(go, "kb-button", "kb-button-first")), "kb-actions"));
    }

    private String words(ReviewQueue queue, LearnerDay today) {
        boolean nothing = queue.due().isEmpty()
                && queue.later().isEmpty()
                && queue.snoozed().isEmpty();
        return DueInWords.of(queue, today, clock.now())
                + (nothing
                        ? " Answer questions in a lesson or in practice, and what you answered comes here."
                        : queue.reviewed() == 0 ? "" : " " + queue.reviewed() + " reviewed today.");
    }

    private Component list(List<RememberedSkill> due, LearnerDay today) {
        UnorderedList list = styled(new UnorderedList(), "kb-queue");
        due.forEach(known -> {
            Skill skill = known.skill();
            list.add(new ListItem(
                    SkillLine.name(skill),
                    styled(new Paragraph(why(known, today)), "kb-tile-note"),
                    styled(
                            new Div(
                                    button("Tomorrow", "Put off until tomorrow", skill, () -> putOff(skill, 1)),
                                    button("Next week", "Put off for a week", skill, () -> putOff(skill, 7))),
                            "kb-actions")));
        });
        return list;
    }

    private String why(RememberedSkill known, LearnerDay today) {
        String answered = switch (known.grade()) {
            case BEST -> "right";
            case ACCEPTABLE -> "allowed, not the book's first";
            case WRONG, ILLEGAL -> "wrong";
        };
        String next = known.memory().phase() == Memory.Phase.REVIEW
                ? Math.round(known.chance(clock.now()) * 100) + " % likely to be still known."
                : known.grade().isRight() ? "Not learned yet: once more." : "To be learned again.";
        return "Last asked " + Ago.of(known.memory().last(), today) + ", " + answered + ". " + next;
    }

    private void putOff(Skill skill, int days) {
        wishes.snooze(visitor.learner(), skill, clock.today().plusDays(days).start());
        show();
    }

    private Component putOff(Map<Skill, Instant> snoozed, LearnerDay today) {
        UnorderedList list = styled(new UnorderedList(), "kb-queue");
        snoozed.forEach((skill, until) -> list.add(new ListItem(
                SkillLine.name(skill),
                styled(new Paragraph("Comes back " + Ago.of(until, today) + "."), "kb-tile-note"),
                styled(
                        new Div(button("Bring back", "Bring back now", skill, () -> {
                            wishes.wake(visitor.learner(), skill);
                            show();
                        })),
                        "kb-actions"))));
        return list;
    }

    private static Component coming(List<RememberedSkill> later, LearnerDay today) {
        UnorderedList list = styled(new UnorderedList(), "kb-skills");
        later.stream()
                .limit(COMING)
                .forEach(known -> list.add(
                        new ListItem(SkillLine.name(known.skill()), styled(new Span(when(known, today)), "kb-soft"))));
        return later.size() <= COMING
                ? list
                : new Div(list, styled(new Paragraph("and " + (later.size() - COMING) + " more"), "kb-soft"));
    }

    private static String when(RememberedSkill known, LearnerDay today) {
        String day = Ago.of(known.memory().due(), today);
        return day.equals("today") ? "later today" : day;
    }

    private static NativeButton button(String label, String does, Skill skill, Runnable action) {
        NativeButton button = styled(new NativeButton(label, click -> action.run()), "kb-button");
        button.getElement().setAttribute("aria-label", label + ": " + does + ", " + SkillLink.of(skill));
        return button;
    }

    private Component setting(int limit) {
        Entry number = Entry.number("Most reviews in a day");
        number.setValue(String.valueOf(limit));
        number.addValueChangeListener(change -> {
            if (change.isFromClient()) {
                keep(number);
            }
        });
        return styled(new Div(heading("How many a day"), number), "kb-setting");
    }

    private void keep(Entry number) {
        String written = number.getValue().strip();
        boolean isANumber = written.matches("\\d{1,4}");
        int wanted = isANumber ? Integer.parseInt(written) : 0;
        if (wanted >= 1 && wanted <= ReviewWishes.MOST) {
            wishes.setReviewsADay(visitor.learner(), wanted);
            show();
            return;
        }
        number.setErrorMessage(
                isANumber
                        ? wanted < 1 ? "At least 1." : "At most " + ReviewWishes.MOST + "."
                        : "A whole number, please.");
        number.setInvalid(true);
    }

    private static H2 heading(String text) {
        return styled(new H2(text), "kb-heading");
    }
}
