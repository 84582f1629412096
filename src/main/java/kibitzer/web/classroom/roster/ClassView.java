package kibitzer.web.classroom.roster;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.details.Details;
import com.vaadin.flow.component.html.DescriptionList;
import com.vaadin.flow.component.html.DescriptionList.Description;
import com.vaadin.flow.component.html.DescriptionList.Term;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import jakarta.annotation.security.PermitAll;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.attendance.Registers;
import kibitzer.classroom.board.DailyBoards;
import kibitzer.classroom.club.ClubPlays;
import kibitzer.classroom.club.PlayedSo;
import kibitzer.classroom.gradebook.Certificates;
import kibitzer.classroom.live.LiveLessonHead;
import kibitzer.classroom.live.LiveLessons;
import kibitzer.classroom.mail.ClassMails;
import kibitzer.classroom.message.ClassMessages;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.JoinDoor;
import kibitzer.classroom.roster.Member;
import kibitzer.classroom.roster.Members;
import kibitzer.classroom.roster.Roster;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.classroom.assignment.AssignmentsView;
import kibitzer.web.classroom.attendance.AttendanceView;
import kibitzer.web.classroom.club.PlayedList;
import kibitzer.web.classroom.gradebook.OwnCertificateView;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.PageLink;
import kibitzer.web.page.Paths;
import kibitzer.web.page.ShownLink;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.picture.DailyBoardTables;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import kibitzer.web.words.MomentInWords;

/**
 * The first page of a class: who teaches it, how one comes in, how one leaves. A learner sees no other learner, but those of
 * the board of the daily hands where both agreed to it.
 */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id")
public class ClassView extends ClassPage {
    private final transient Classrooms classrooms;
    private final transient Members members;
    private final transient DailyBoards boards;
    private final transient WallClock clock;
    private final transient LiveLessons live;
    private final transient ClassMessages messages;
    private final transient ClassMails mails;
    private final transient ClubPlays figures;
    private final transient Certificates certificates;
    private final transient Registers registers;

    ClassView(
            ClassGate gate,
            Visitor visitor,
            Classrooms classrooms,
            Members members,
            DailyBoards boards,
            LiveLessons live,
            ClassMessages messages,
            ClassMails mails,
            ClubPlays figures,
            Certificates certificates,
            Registers registers,
            WallClock clock) {
        super(gate, visitor);
        this.registers = registers;
        this.certificates = certificates;
        this.figures = figures;
        this.boards = boards;
        this.live = live;
        this.messages = messages;
        this.mails = mails;
        this.clock = clock;
        this.classrooms = classrooms;
        this.members = members;
    }

    @Override
    protected void show(Admission admission, BeforeEnterEvent event) {
        ClassroomId id = admission.classroom().id();
        Roster roster = classrooms.roster(id);
        begin(admission.classroom().name().text(), admission);
        saysIfArchived(admission);
        DescriptionList facts = styled(new DescriptionList(), "kb-game-facts");
        fact(facts, roster.instructors().size() == 1 ? "Instructor" : "Instructors", names(roster.instructors()));
        if (!roster.observers().isEmpty()) {
            fact(facts, roster.observers().size() == 1 ? "Looks on" : "Look on", names(roster.observers()));
        }
        if (!admission.learns()) {
            fact(facts, "Learners", String.valueOf(roster.learners().size()));
        }
        roster.of(admission.who())
                .filter(Member::present)
                .ifPresent(own -> fact(facts, "Your name here", own.name().text()));
        fact(facts, "Time zone", admission.classroom().zone().getId());
        add(facts);
        if (admission.learns()) {
            List<LiveLessonHead> goingOn = live.goingOn(own(), id);
            goingOn.forEach(this::offer);
            RouterLink assigned = styled(new RouterLink("See what is assigned", AssignmentsView.class), "kb-button");
            assigned.setClassName("kb-button-first", goingOn.isEmpty());
            add(styled(new Div(assigned), "kb-actions"));
        }
        add(new MessagesPanel(
                messages,
                mails,
                admission,
                new MomentInWords(admission.classroom().zone(), clock.today().zone())));
        if (admission.learns()) {
            certified(id);
            registered(id);
        }
        if (!admission.instructs()) {
            played(id);
        }
        if (admission.learns() && !admission.classroom().archived()) {
            dailyHands(id);
        }
        if (admission.instructs() && !admission.classroom().archived()) {
            door(classrooms.joinDoor(id, own()));
        }
        if (roster.of(admission.who()).filter(Member::present).isPresent()) {
            add(leaving(id));
        }
    }

    /** Whoever has passed a class that is over takes the certificate along. */
    private void certified(ClassroomId id) {
        certificates
                .own(id, own())
                .ifPresent(own -> add(styled(
                        new Div(styled(
                                to("Your certificate", OwnCertificateView.class, id), "kb-button", "kb-button-first")),
                        "kb-actions",
                        "kb-class-after")));
    }

    /** Whoever stands in the register sees the own line. */
    private void registered(ClassroomId id) {
        registers
                .own(id, own())
                .of(own())
                .filter(line -> !line.entries().isEmpty())
                .ifPresent(line -> add(styled(
                        new Div(styled(to("When you were there", AttendanceView.class, id), "kb-button")),
                        "kb-actions")));
    }

    /** A lesson that goes on just now, for who sits in the room. */
    private void offer(LiveLessonHead lesson) {
        lesson.code()
                .ifPresent(code -> add(styled(
                        new Div(styled(
                                new PageLink("Join the live lesson: " + lesson.title(), Paths.LIVE + "/" + code),
                                "kb-button",
                                "kb-button-first")),
                        "kb-actions")));
    }

    private static String names(List<Member> members) {
        return members.isEmpty()
                ? "none at present"
                : members.stream().map(member -> member.name().text()).collect(Collectors.joining(", "));
    }

    private static void fact(DescriptionList facts, String term, String said) {
        facts.add(new Term(term), new Description(said));
    }

    private void door(JoinDoor door) {
        add(styled(new H2("How learners come in"), "kb-heading"));
        if (door.open()) {
            ShownLink link = new ShownLink("Or send this link", JoinView.path(door.code()));
            link.addClassName("kb-class-link");
            add(
                    new Paragraph("Read out this code, or write it on the board. Learners type it under Classes,"
                            + " or when they register: with it, or by the link, a whole class can register at once from"
                            + " one network."),
                    styled(new Paragraph(door.code().toString()), "kb-class-code"),
                    link);
        } else {
            add(new Paragraph("Nobody is taken by the code at present: you closed it under Settings. Personal"
                    + " invitations from the roster work all the same."));
        }
    }

    /** What the class plays otherwise than the book, if it does. */
    private void played(ClassroomId id) {
        List<PlayedSo> played = figures.of(id, own());
        if (!played.isEmpty()) {
            add(
                    styled(new H2("How your club plays"), "kb-heading"),
                    new PlayedList(played),
                    styled(
                            new Div(new PageLink("Practise as your club plays", "class/" + id + "/club-practice")),
                            "kb-actions"));
        }
    }

    private void dailyHands(ClassroomId id) {
        Checkbox agreed = new Checkbox("Show my results to the learners of this class who show theirs");
        agreed.setValue(boards.agrees(id, own()));
        Div board = new Div();
        show(id, board);
        agreed.addValueChangeListener(change -> attempt(() -> {
            boards.agree(id, own(), change.getValue());
            show(id, board);
        }));
        add(styled(new H2("The daily hands"), "kb-heading"), agreed, board);
    }

    private void show(ClassroomId id, Div place) {
        place.removeAll();
        boards.of(id, own(), clock.today())
                .ifPresentOrElse(
                        board -> place.add(new DailyBoardTables(board)),
                        () -> place.add(styled(
                                new Paragraph("Whoever agrees sees a table of all who did: today's hands and the last"
                                        + " seven days. Nobody else sees it, and you can take it back at any time."),
                                "kb-tile-note",
                                "kb-daily-off")));
    }

    private Details leaving(ClassroomId id) {
        return new Details(
                "Leave this class",
                new Paragraph(
                        "What you have answered stays with you, and your results stay with the class. To come back"
                                + " you need an instructor."),
                new EntryForm(
                        "Leave",
                        () -> attempt(() -> {
                            members.leave(id, own());
                            UI.getCurrent().navigate(ClassesView.class);
                        })));
    }
}
