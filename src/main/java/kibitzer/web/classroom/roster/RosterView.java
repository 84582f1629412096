package kibitzer.web.classroom.roster;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.details.Details;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.util.List;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.lti.people.CourseRosters;
import kibitzer.classroom.mail.ClassMails;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.Classroom;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.Invitations;
import kibitzer.classroom.roster.Member;
import kibitzer.classroom.roster.Members;
import kibitzer.classroom.roster.Roster;
import kibitzer.classroom.roster.RosterName;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.classroom.LearnerPages;
import kibitzer.web.field.ClassFields;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;

/** The roster of a class, for whoever runs it: members, those who are gone, those who are invited. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/roster")
public class RosterView extends ClassPage {
    private final transient Classrooms classrooms;
    private final transient Members members;
    private final transient Invitations invitations;
    private final transient CourseRosters courses;
    private final transient ClassGate gate;
    private final transient ClassMails mails;
    private transient Location location = new Location("");

    RosterView(
            ClassGate gate,
            Visitor visitor,
            Classrooms classrooms,
            Members members,
            Invitations invitations,
            CourseRosters courses,
            ClassMails mails) {
        super(gate, visitor);
        this.gate = gate;
        this.classrooms = classrooms;
        this.members = members;
        this.invitations = invitations;
        this.courses = courses;
        this.mails = mails;
    }

    @Override
    protected void show(Admission admission, BeforeEnterEvent event) {
        location = event.getLocation();
        show(admission);
    }

    private void show(Admission admission) {
        Classroom classroom = admission.classroom();
        Roster roster = classrooms.roster(classroom.id());
        begin(classroom.name().text(), admission);
        list(classroom, "Instructors", roster.instructors());
        if (!roster.observers().isEmpty()) {
            list(
                    classroom,
                    "Observers, who see all and change nothing: "
                            + roster.observers().size(),
                    roster.observers());
        }
        LearnerPages<Member> pages =
                new LearnerPages<>(roster.learners(), member -> member.name().text(), location);
        add(styled(new H2("Learners: " + roster.learners().size()), "kb-heading"), pages);
        add(items(classroom, pages.shown()));
        add(styled(
                new Div(styled(to("Groups, pairs and teams", GroupsView.class, classroom.id()), "kb-button")),
                "kb-actions",
                "kb-class-after"));
        if (roster.learners().isEmpty()) {
            add(new Paragraph("Nobody has joined yet."));
        }
        if (!roster.gone().isEmpty()) {
            UnorderedList gone = styled(new UnorderedList(), "kb-accounts");
            roster.gone().forEach(member -> gone.add(item(classroom, member)));
            add(styled(new Details("Left or removed: " + roster.gone().size(), gone), "kb-class-more"));
        }
        if (!classroom.archived()) {
            fromPlatforms(classroom.id());
            inviting(classroom);
        }
    }

    /** Where the class belongs to a course of a learning platform. */
    private void fromPlatforms(ClassroomId id) {
        List<String> sources = courses.sources(id, own());
        if (sources.isEmpty()) {
            return;
        }
        add(
                styled(new H2("From " + String.join(" and ", sources)), "kb-heading"),
                new Paragraph(
                        "Whoever is in the course there joins when they open an activity. You can have all of them here"
                                + " now; learners who have left the course leave the class, and their results stay."),
                new EntryForm(
                        "Take over the members",
                        () -> attempt(() -> {
                            CourseRosters.Fetched fetched = courses.fetch(id, own());
                            show(gate.requireInstructor(id, own()));
                            add(told(fetched));
                        })));
    }

    private static Paragraph told(CourseRosters.Fetched fetched) {
        Paragraph told = styled(
                new Paragraph("The course lists " + fetched.listed() + "; new here: " + fetched.joined() + ", gone: "
                        + fetched.gone() + "."),
                "kb-note");
        told.getElement().setAttribute("role", "status");
        return told;
    }

    private void inviting(Classroom classroom) {
        ClassroomId id = classroom.id();
        InvitedList invited = new InvitedList(
                classroom.name().text(),
                () -> invitations.open(id, own()),
                which -> invitations.renew(id, own(), which),
                which -> invitations.withdraw(id, own(), which),
                InvitationView::path);
        if (mails.areSent()) {
            invited.setMail(new InvitationMail(mails, id, own(), classroom.zone()));
        }
        RosterImport bringing = new RosterImport(
                read -> invitations.preview(id, own(), read), lines -> invitations.invite(id, own(), lines), links -> {
                    invited.refresh();
                    invited.tell(links);
                });
        if (mails.areSent()) {
            bringing.setMailed();
        }
        add(styled(new H2("Invite by name"), "kb-heading"), bringing);
        add(styled(new H2("Invited, not here yet"), "kb-heading"), invited);
    }

    private void list(Classroom classroom, String heading, List<Member> shown) {
        add(styled(new H2(heading), "kb-heading"), items(classroom, shown));
    }

    private UnorderedList items(Classroom classroom, List<Member> shown) {
        UnorderedList list = styled(new UnorderedList(), "kb-accounts");
        shown.forEach(member -> list.add(item(classroom, member)));
        return list;
    }

    private MemberItem item(Classroom classroom, Member member) {
        ClassroomId id = classroom.id();
        boolean own = member.learner().equals(own());
        MemberItem item = new MemberItem(member, own, classroom.zone());
        if (!member.present()) {
            item.offer("Put back", () -> change(id, () -> members.putBack(id, own(), member.learner())));
            return item;
        }
        if (own && member.instructs()) {
            item.offer("Step down", () -> stepDown(id));
        } else if (!member.instructs()) {
            if (member.learns()) {
                item.offer("Make observer", () -> change(id, () -> members.makeObserver(id, own(), member.learner())));
            } else {
                item.offer("Make learner", () -> change(id, () -> members.makeLearner(id, own(), member.learner())));
            }
            item.offer("Make instructor", () -> change(id, () -> members.makeInstructor(id, own(), member.learner())));
            item.offer("Remove", () -> change(id, () -> members.remove(id, own(), member.learner())));
        }
        item.offer(new Details("Another name", renaming(id, member)));
        return item;
    }

    private void stepDown(ClassroomId id) {
        attempt(() -> {
            members.stepDown(id, own());
            UI.getCurrent().navigate(ClassView.class, parameters(id));
        });
    }

    private EntryForm renaming(ClassroomId id, Member member) {
        TextField name =
                ClassFields.rosterName("Name on the roster", member.name().text());
        return new EntryForm("Save the name", () -> {
                    RosterName chosen = RosterName.entered(name.getValue());
                    change(id, () -> members.rename(id, own(), member.learner(), chosen));
                })
                .with(BadEntry.Field.NAME, name);
    }

    private void change(ClassroomId id, Runnable task) {
        attempt(() -> {
            task.run();
            show(gate.requireInstructor(id, own()));
        });
    }
}
