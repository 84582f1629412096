package kibitzer.web.classroom.assignment;

import static kibitzer.web.classroom.assignment.TermsFields.moment;
import static kibitzer.web.classroom.assignment.TermsFields.number;
import static kibitzer.web.classroom.assignment.TermsFields.picker;
import static kibitzer.web.classroom.assignment.TermsFields.select;
import static kibitzer.web.classroom.assignment.TermsFields.value;

import com.vaadin.flow.component.AbstractField;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HasValidation;
import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.datetimepicker.DateTimePicker;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.component.textfield.IntegerField;
import com.vaadin.flow.component.textfield.TextField;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.classroom.assignment.BoardCredit;
import kibitzer.classroom.assignment.ClassTime;
import kibitzer.classroom.assignment.Conduct;
import kibitzer.classroom.assignment.Counted;
import kibitzer.classroom.assignment.Deals;
import kibitzer.classroom.assignment.Early;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.assignment.Late;
import kibitzer.classroom.assignment.Terms;
import kibitzer.classroom.assignment.TermsCheck;
import kibitzer.classroom.assignment.TermsFault;
import kibitzer.classroom.assignment.TermsFault.Field;
import kibitzer.classroom.assignment.Tries;
import kibitzer.web.field.WhileTyping;

/** The form of an assignment's terms; it says what is wrong while it is filled in, by the clock of the class. */
public final class TermsForm extends Div {
    private final ClassTime time;
    private final TextField title = new TextField("Title");
    private final DateTimePicker opens = picker("Opens");
    private final DateTimePicker due = picker("Due");
    private final IntegerField sittings = number("Sittings allowed");
    private final Select<Counted> counted = select(
            "Of several sittings",
            Counted.values(),
            choice -> choice == Counted.BEST ? "the best counts" : "the last counts");
    private final Select<Feedback> feedback = select("Verdicts are told", Feedback.values(), TermsForm::words);
    private final Select<Deals> deals = select(
            "Dealt questions",
            Deals.values(),
            choice -> choice == Deals.SAME ? "the same cards for all" : "fresh cards for each");
    private final Select<BoardCredit> boards =
            select("Boards, bid and played, count", BoardCredit.values(), TermsForm::words);
    private final Checkbox practiceCounts = new Checkbox("Where the book is silent, general practice counts");
    private final Checkbox shuffled = new Checkbox("Questions in another order for each");
    private final LateFields late;
    private final EarlyFields early;
    private final IntegerField limit = number("Minutes for a sitting");
    private final IntegerField drawn = number("Questions for each");
    private final TextField tries = new TextField("Tries count, percent");
    private final IntegerField reminder = number("Hours before it is due");
    private final Paragraph note = new Paragraph();
    private final Map<Field, Component> places = new EnumMap<>(Field.class);
    private boolean filling;

    /**
     * @param begun true where title and dates alone can be changed, and sittings added
     * @param mailed false where the trainer sends no mail: then no reminder by mail is offered, and the terms keep theirs
     */
    public TermsForm(ClassTime time, Terms terms, boolean begun, boolean mailed) {
        this.time = time;
        late = new LateFields(time);
        early = new EarlyFields(time);
        addClassName("kb-terms-form");
        title.setMaxLength(TermsCheck.LONGEST_TITLE);
        WhileTyping.tells(title);
        title.setWidthFull();
        boards.addClassName("kb-wide-select");
        reminder.setHelperText("Sent once, to learners who have not handed in and gave an address. 0: no reminder.");
        limit.setHelperText("From its first opening. Empty: no limit.");
        limit.setMin(1);
        drawn.setHelperText("Drawn from the set for each learner. Empty: all of it.");
        drawn.setMin(1);
        tries.setHelperText("Of the points, a figure for each try at what is not right, as 100 50 25. 100: one try.");
        tries.addClassName("kb-wide-select");
        WhileTyping.tells(tries);
        practiceCounts.setHelperText(
                "Its answer earns all of the points, another sensible one half of them. Off: every sensible"
                        + " answer counts in full there.");
        note.addClassName("kb-note");
        note.getElement().setAttribute("role", "status");
        places.put(Field.TITLE, title);
        places.put(Field.OPENS, opens);
        places.put(Field.DUE, due);
        places.put(Field.SITTINGS, sittings);
        places.put(Field.LATE_UNTIL, late.until());
        places.put(Field.LATE_PERCENT, late.percent());
        places.put(Field.EARLY_UNTIL, early.until());
        places.put(Field.EARLY_PERCENT, early.percent());
        places.put(Field.REMINDER, reminder);
        places.put(Field.LIMIT, limit);
        places.put(Field.DRAWN, drawn);
        places.put(Field.TRIES, tries);
        add(
                title,
                new Paragraph(
                        "Times are by the clock of the class, " + time.zone().getId() + "."),
                group("When", opens, due),
                group(
                        "Sittings",
                        sittings,
                        counted,
                        limit,
                        drawn,
                        feedback,
                        tries,
                        deals,
                        boards,
                        shuffled,
                        practiceCounts),
                group("Late", late.policy(), late.until(), late.percent()),
                group("Early", early.offered(), early.until(), early.percent()),
                reminders(mailed),
                note);
        fill(terms);
        for (AbstractField<?, ?> field : List.of(
                title,
                opens,
                due,
                sittings,
                counted,
                feedback,
                deals,
                boards,
                shuffled,
                practiceCounts,
                late.policy(),
                late.until(),
                late.percent(),
                early.offered(),
                early.until(),
                early.percent(),
                limit,
                drawn,
                tries,
                reminder)) {
            field.addValueChangeListener(change -> check());
        }
        for (AbstractField<?, ?> fixed : List.of(
                counted,
                limit,
                drawn,
                feedback,
                tries,
                deals,
                boards,
                shuffled,
                practiceCounts,
                late.policy(),
                late.percent(),
                early.offered(),
                early.percent())) {
            fixed.getElement().setProperty("readonly", begun);
        }
        sittings.setMin(begun ? terms.sittings() : 1);
        check();
        if (terms.title().isEmpty()) {
            // Nobody has left it empty yet.
            tell(title, "");
        }
    }

    private void fill(Terms terms) {
        filling = true;
        title.setValue(terms.title());
        opens.setValue(time.shown(terms.opens()));
        due.setValue(time.shown(terms.due()));
        sittings.setValue(terms.sittings());
        counted.setValue(terms.counted());
        feedback.setValue(terms.feedback());
        deals.setValue(terms.deals());
        boards.setValue(terms.boards());
        shuffled.setValue(terms.shuffled());
        practiceCounts.setValue(terms.practiceCounts());
        late.fill(terms);
        early.fill(terms);
        reminder.setValue(terms.conduct().reminderHours());
        drawn.setValue(terms.conduct().drawn().orElse(null));
        tries.setValue(terms.conduct().tries().text());
        limit.setValue(
                terms.conduct().limit().map(time -> (int) time.toMinutes()).orElse(null));
        filling = false;
    }

    /** The terms as they stand in the form; empty, and the faults shown, where they cannot be taken. */
    public Optional<Terms> terms() {
        return check();
    }

    public void setTitleIfEmpty(String named) {
        if (title.isEmpty()) {
            title.setValue(named);
        }
    }

    /** Shows what the server holds against the terms. */
    public void show(List<TermsFault> faults) {
        places.values().forEach(place -> tell(place, ""));
        List<String> elsewhere = new ArrayList<>();
        for (TermsFault fault : faults) {
            Component place = places.get(fault.field());
            if (place == null) {
                elsewhere.add(fault.says());
            } else {
                tell(place, fault.says());
            }
        }
        note.setText(String.join(" ", elsewhere));
        note.setVisible(!elsewhere.isEmpty());
    }

    private Optional<Terms> check() {
        if (filling) {
            return Optional.empty();
        }
        late.showWhatIsChosen();
        early.showWhatIsChosen();
        tries.setVisible(feedback.getValue() == Feedback.AT_ONCE);
        counted.setVisible(sittings.getValue() == null || sittings.getValue() > 1);
        List<TermsFault> faults = new ArrayList<>();
        Optional<Instant> from = moment(time, opens, Field.OPENS, faults);
        Optional<Instant> to = moment(time, due, Field.DUE, faults);
        Optional<Late> policy = late.chosen(faults);
        Optional<Early> credit = early.credit(faults);
        if (!faults.isEmpty() || from.isEmpty() || to.isEmpty() || policy.isEmpty()) {
            show(faults);
            return Optional.empty();
        }
        Terms terms = new Terms(
                title.getValue().strip(),
                from.get(),
                to.get(),
                value(sittings),
                counted.getValue(),
                feedback.getValue(),
                shuffled.getValue(),
                deals.getValue(),
                policy.get(),
                credit,
                new Conduct(
                        value(reminder),
                        Optional.ofNullable(limit.getValue()).map(Duration::ofMinutes),
                        Optional.ofNullable(drawn.getValue()),
                        feedback.getValue() == Feedback.AT_ONCE
                                ? Tries.read(tries.getValue()).orElse(new Tries(List.of()))
                                : Tries.ONCE),
                boards.getValue(),
                practiceCounts.getValue());
        List<TermsFault> wrong = TermsCheck.faults(terms);
        show(wrong);
        TermsCheck.note(terms).filter(says -> wrong.isEmpty()).ifPresent(says -> {
            note.setText(says);
            note.setVisible(true);
        });
        return wrong.isEmpty() ? Optional.of(terms) : Optional.empty();
    }

    private static void tell(Component place, String says) {
        if (place instanceof HasValidation field) {
            field.setErrorMessage(says);
            field.setInvalid(!says.isEmpty());
        }
    }

    private Div reminders(boolean mailed) {
        Div group = group("Reminder by mail", reminder);
        group.setVisible(mailed);
        return group;
    }

    private static Div group(String name, Component... fields) {
        H2 heading = new H2(name);
        heading.addClassName("kb-heading");
        Div row = new Div(fields);
        row.addClassName("kb-choices");
        Div group = new Div(heading, row);
        group.getElement().setAttribute("role", "group");
        group.getElement().setAttribute("aria-label", name);
        return group;
    }

    private static String words(Feedback feedback) {
        return switch (feedback) {
            case AT_ONCE -> "with each answer";
            case ON_SUBMISSION -> "when it is handed in";
            case AFTER_DUE -> "when it is over for all";
        };
    }

    private static String words(BoardCredit by) {
        return switch (by) {
            case IMPS -> "by international match points short of par";
            case SHARE -> "by their share of par";
            case MATCH_POINTS -> "by match points in the class";
        };
    }
}
