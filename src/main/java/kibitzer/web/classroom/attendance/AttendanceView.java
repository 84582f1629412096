package kibitzer.web.classroom.attendance;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.datepicker.DatePicker;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import jakarta.annotation.security.PermitAll;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.attendance.Presence;
import kibitzer.classroom.attendance.Register;
import kibitzer.classroom.attendance.Register.Line;
import kibitzer.classroom.attendance.Register.Mark;
import kibitzer.classroom.attendance.Registers;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.web.button.OnceButton;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.classroom.GridTable;
import kibitzer.web.classroom.LearnerPages;
import kibitzer.web.classroom.TableFile;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;

/** Who of a class was there on which day: all of it for those who run it or look on, for a learner the own line. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/register")
public class AttendanceView extends ClassPage {
    private static final String DAY = "day";
    private static final DateTimeFormatter SHORT = DateTimeFormatter.ofPattern("d MMM", Locale.ENGLISH);
    private static final DateTimeFormatter LONG = DateTimeFormatter.ofPattern("EEEE d MMMM yyyy", Locale.ENGLISH);

    private final transient Registers registers;

    AttendanceView(ClassGate gate, Visitor visitor, Registers registers) {
        super(gate, visitor);
        this.registers = registers;
    }

    @Override
    protected void show(Admission admission, BeforeEnterEvent event) {
        if (admission.learns()) {
            showOwn(admission);
            return;
        }
        Register register = registers.of(admission.classroom().id(), own());
        Optional<LocalDate> day = day(event.getLocation()).filter(register.days()::contains);
        if (day.isPresent() && admission.instructs()) {
            showDay(admission, register, day.get(), event.getLocation());
        } else {
            showAll(admission, register, event.getLocation());
        }
    }

    private static Optional<LocalDate> day(Location location) {
        try {
            return location.getQueryParameters().getSingleParameter(DAY).map(LocalDate::parse);
        } catch (DateTimeParseException none) {
            return Optional.empty();
        }
    }

    private void showOwn(Admission admission) {
        ClassroomId id = admission.classroom().id();
        Register own = registers.own(id, own());
        begin("When you were there", admission);
        Optional<Line> line = own.of(own());
        if (own.days().isEmpty() || line.isEmpty()) {
            lead("Nothing stands in the register of this class yet.");
            return;
        }
        lead(counts(line.get()) + ". It earns no points.");
        UnorderedList list = styled(new UnorderedList(), "kb-extensions");
        own.days()
                .reversed()
                .forEach(day -> line.get()
                        .on(day)
                        .ifPresent(entry -> list.add(new ListItem(LONG.format(day) + ": " + says(entry)))));
        add(list, styled(new Paragraph("If something is wrong, tell your instructor."), "kb-soft"));
    }

    private void showAll(Admission admission, Register register, Location location) {
        ClassroomId id = admission.classroom().id();
        begin("Register of " + admission.classroom().name(), admission);
        lead("Whoever has a seat in a live lesson and is signed in was there on that day. It earns no points, and each"
                + " learner sees only their own line.");
        if (register.days().isEmpty() || register.lines().isEmpty()) {
            add(new Paragraph(
                    register.lines().isEmpty()
                            ? "There are no learners in the class yet."
                            : "No learner of the class has sat in a live lesson yet."));
        } else {
            LearnerPages<Line> pages = new LearnerPages<>(register.lines(), Line::name, location);
            add(
                    pages,
                    GridTable.frame("Register", table(admission, register, pages.shown())),
                    styled(
                            new Div(
                                    TableFile.XLSX.link("/class/" + id + "/register", "The register for Excel"),
                                    TableFile.CSV.link("/class/" + id + "/register", "The register as CSV")),
                            "kb-actions"));
        }
        if (admission.instructs() && !register.lines().isEmpty()) {
            add(styled(new H2("A day without a live lesson"), "kb-heading"), adding(admission));
        }
    }

    private GridTable table(Admission admission, Register register, List<Line> lines) {
        GridTable table = new GridTable("Who was there on which day", "kb-data", "kb-grid");
        List<Component> head = new ArrayList<>();
        head.add(new Text("Learner"));
        head.add(new Text("Present"));
        List<LocalDate> latestFirst = register.days().reversed();
        latestFirst.forEach(day ->
                head.add(admission.instructs() ? to(admission.classroom().id(), day) : new Text(SHORT.format(day))));
        table.head(head.toArray(Component[]::new));
        for (Line line : lines) {
            List<Component> cells = new ArrayList<>();
            cells.add(new Text(line.name() + (line.left() ? " (left)" : "")));
            cells.add(new Text(
                    line.count(Presence.PRESENT) + " of " + line.entries().size()));
            latestFirst.forEach(day -> cells.add(cell(line.on(day))));
            table.row(cells.toArray(Component[]::new));
        }
        return table;
    }

    private static Component cell(Optional<Mark> entry) {
        return entry.<Component>map(known -> {
                    Div cell = new Div(new Span(
                            known.presence() == Presence.PRESENT
                                    ? "✓ present"
                                    : known.presence().word()));
                    known.by().ifPresent(by -> cell.add(styled(new Span("by " + by), "kb-result-note")));
                    return cell;
                })
                .orElseGet(() -> new Text("–"));
    }

    private static RouterLink to(ClassroomId id, LocalDate day) {
        RouterLink link = to(SHORT.format(day), AttendanceView.class, id);
        link.setQueryParameters(QueryParameters.of(DAY, day.toString()));
        link.getElement().setAttribute("aria-label", "Put right " + LONG.format(day));
        return link;
    }

    private Div adding(Admission admission) {
        ClassroomId id = admission.classroom().id();
        DatePicker day = new DatePicker("The day");
        day.setLocale(Locale.UK);
        day.setWidth("min(16rem, 100%)");
        Paragraph fault = styled(new Paragraph(), "kb-fault");
        fault.getElement().setAttribute("role", "alert");
        fault.setVisible(false);
        OnceButton add = new OnceButton(
                "Add it",
                () -> attempt(() -> {
                    try {
                        LocalDate chosen = Optional.ofNullable(day.getValue())
                                .orElseThrow(() -> new BadQuestion("day", "none is chosen", "a day"));
                        registers.add(id, own(), chosen);
                        getUI().ifPresent(ui -> ui.navigate(
                                AttendanceView.class, parameters(id), QueryParameters.of(DAY, chosen.toString())));
                    } catch (BadQuestion refused) {
                        fault.setText(refused.getMessage() + ".");
                        fault.setVisible(true);
                    }
                }));
        return styled(new Div(day, fault, styled(new Div(styled(add, "kb-button")), "kb-actions")), "kb-terms-form");
    }

    private void showDay(Admission admission, Register register, LocalDate day, Location location) {
        ClassroomId id = admission.classroom().id();
        begin("Register of " + LONG.format(day), admission);
        lead("Each click is stored. What you put right takes the place of what the live lesson says.");
        LearnerPages<Line> pages = new LearnerPages<>(register.lines(), Line::name, location);
        UnorderedList list = styled(new UnorderedList(), "kb-register");
        pages.shown().forEach(line -> list.add(line(id, day, line)));
        OnceButton back = new OnceButton(
                "Take back what was put right on this day",
                () -> attempt(() -> {
                    registers.takeBack(id, own(), day);
                    getUI().ifPresent(ui -> ui.navigate(AttendanceView.class, parameters(id)));
                }));
        add(
                pages,
                list,
                styled(
                        new Div(
                                styled(
                                        to("The whole register", AttendanceView.class, id),
                                        "kb-button",
                                        "kb-button-first"),
                                styled(back, "kb-button")),
                        "kb-actions"));
    }

    private ListItem line(ClassroomId id, LocalDate day, Line line) {
        Map<Presence, NativeButton> buttons = new EnumMap<>(Presence.class);
        Span stands =
                styled(new Span(line.on(day).map(AttendanceView::says).orElse("not in the class that day")), "kb-soft");
        stands.getElement().setAttribute("role", "status");
        Div ways = styled(new Div(), "kb-actions");
        for (Presence presence : Presence.values()) {
            NativeButton button = styled(
                    new NativeButton(
                            label(presence),
                            click -> attempt(() -> {
                                registers.note(id, own(), line.learner(), day, presence);
                                press(buttons, Optional.of(presence));
                                stands.setText(presence.word() + ", put right by you");
                            })),
                    "kb-button");
            button.getElement().setAttribute("aria-label", line.name() + ": " + presence.word());
            buttons.put(presence, button);
            ways.add(button);
        }
        press(buttons, line.on(day).map(Mark::presence));
        return new ListItem(styled(new Span(line.name()), "kb-strong"), ways, stands);
    }

    private static void press(Map<Presence, NativeButton> buttons, Optional<Presence> stands) {
        buttons.forEach((presence, button) ->
                button.getElement().setAttribute("aria-pressed", String.valueOf(stands.equals(Optional.of(presence)))));
    }

    private static String label(Presence presence) {
        return switch (presence) {
            case PRESENT -> "Present";
            case EXCUSED -> "Excused";
            case AWAY -> "Away";
        };
    }

    private static String says(Mark entry) {
        return entry.presence().word()
                + entry.by().map(by -> ", put right by " + by).orElse(", by the live lesson");
    }

    /** "Present on 5 days of 8, excused on 1 day". */
    private static String counts(Line line) {
        int excused = line.count(Presence.EXCUSED);
        return "Present on " + HowMany.of(line.count(Presence.PRESENT), "day") + " of "
                + line.entries().size()
                + (excused == 0 ? "" : ", excused on " + HowMany.of(excused, "day"));
    }
}
