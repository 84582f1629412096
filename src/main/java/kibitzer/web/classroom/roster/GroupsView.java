package kibitzer.web.classroom.roster;

import com.vaadin.flow.component.combobox.MultiSelectComboBox;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import jakarta.annotation.security.RolesAllowed;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.Role;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.ClassGroup;
import kibitzer.classroom.roster.ClassGroups;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.GroupKind;
import kibitzer.classroom.roster.Member;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.classroom.roster.RosterName;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.button.OnceButton;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.field.ClassFields;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;
import kibitzer.wording.Sentence;

/** The groups, pairs and teams of a class, for whoever runs it, a kind at a time: {@code ?kind=team}. */
@RolesAllowed(Role.INSTRUCTORS)
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/groups")
public class GroupsView extends ClassPage {
    private static final String KIND = "kind";

    private final transient ClassGroups groups;
    private final transient Classrooms classrooms;
    private final transient ClassGate gate;
    private GroupKind kind = GroupKind.GROUP;

    GroupsView(ClassGate gate, Visitor visitor, ClassGroups groups, Classrooms classrooms) {
        super(gate, visitor);
        this.gate = gate;
        this.groups = groups;
        this.classrooms = classrooms;
    }

    @Override
    protected void show(Admission admission, BeforeEnterEvent event) {
        kind = event.getLocation()
                .getQueryParameters()
                .getSingleParameter(KIND)
                .flatMap(GroupKind::of)
                .orElse(GroupKind.GROUP);
        show(admission);
    }

    private void show(Admission admission) {
        if (!admission.instructs()) {
            throw new NoSuchClass();
        }
        ClassroomId id = admission.classroom().id();
        List<Member> learners = classrooms.roster(id).learners();
        begin(Sentence.capital(kind.several()) + " of " + admission.classroom().name(), admission);
        List<ClassGroup> all = groups.of(id, own()).stream()
                .filter(group -> group.kind() == kind)
                .toList();
        add(ways(id));
        lead((all.isEmpty() ? "There is no " + kind.word() + " yet. " : "") + meaning());
        all.forEach(group -> add(
                styled(
                        new H2(group.name() + ": "
                                + learners.stream()
                                        .filter(member -> group.members().contains(member.learner()))
                                        .count()),
                        "kb-heading"),
                form(id, group, learners)));
        add(styled(new H2((all.isEmpty() ? "A " : "Another ") + kind.word()), "kb-heading"), making(id, learners));
    }

    private Nav ways(ClassroomId id) {
        Nav ways = styled(new Nav(), "kb-actions");
        ways.getElement().setAttribute("aria-label", "Groups, pairs and teams");
        for (GroupKind each : GroupKind.values()) {
            RouterLink way = styled(to(Sentence.capital(each.several()), GroupsView.class, id), "kb-button");
            way.setQueryParameters(QueryParameters.of(KIND, each.word()));
            if (each == kind) {
                way.addClassName("kb-page-here");
                way.getElement().setAttribute("aria-current", "page");
            }
            ways.add(way);
        }
        return ways;
    }

    private String meaning() {
        return switch (kind) {
            case GROUP ->
                "An assignment can be given to groups, or to learners one by one; a learner may be in several groups."
                        + " Learners see neither the groups nor who is in them.";
            case PAIR ->
                "Two who play the same hands together are one at the boards of an assignment: with one result on each"
                        + " board, the first that either of them has. What each of them earns stays their own.";
            case TEAM ->
                "At the boards of an assignment the results of a team, usually of four, are held against those of the other"
                        + " teams. All sit north and south, so each result is held against each of the other team's."
                        + " Learners see what the teams are called and made, not who is in them.";
        };
    }

    private EntryForm making(ClassroomId id, List<Member> learners) {
        TextField name = ClassFields.rosterName("Name of the " + kind.word(), "");
        MultiSelectComboBox<Member> members = members(learners, List.of());
        return new EntryForm("Make the " + kind.word(), () -> {
                    RosterName chosen = RosterName.entered(name.getValue());
                    change(id, () -> groups.make(id, own(), kind, chosen, ids(members.getValue())));
                })
                .with(BadEntry.Field.NAME, name)
                .with(members);
    }

    private Div form(ClassroomId id, ClassGroup group, List<Member> learners) {
        TextField name = ClassFields.rosterName(
                "Name of the " + kind.word(), group.name().text());
        MultiSelectComboBox<Member> members = members(
                learners,
                learners.stream()
                        .filter(member -> group.members().contains(member.learner()))
                        .toList());
        OnceButton remove = styled(
                new OnceButton(
                        "Take the " + kind.word() + " away",
                        () -> change(id, () -> groups.remove(id, own(), group.id()))),
                "kb-button");
        remove.getElement().setAttribute("aria-label", "Take the " + kind.word() + " away: " + group.name());
        return new Div(
                new EntryForm("Save", () -> {
                            RosterName chosen = RosterName.entered(name.getValue());
                            change(id, () -> groups.change(id, own(), group.id(), chosen, ids(members.getValue())));
                        })
                        .with(BadEntry.Field.NAME, name)
                        .with(members),
                styled(new Div(remove), "kb-actions", "kb-class-after"));
    }

    private static MultiSelectComboBox<Member> members(List<Member> learners, List<Member> chosen) {
        MultiSelectComboBox<Member> members = new MultiSelectComboBox<>("Learners in it");
        members.setPlaceholder("Type a part of a name");
        members.setWidthFull();
        // Else a phone shows one name and how many more there are.
        members.setAutoExpand(MultiSelectComboBox.AutoExpandMode.VERTICAL);
        members.setItems(learners);
        members.setItemLabelGenerator(member -> member.name().text());
        members.select(chosen);
        return members;
    }

    private static List<LearnerId> ids(Collection<Member> members) {
        return members.stream().map(Member::learner).collect(Collectors.toList());
    }

    private void change(ClassroomId id, Runnable task) {
        attempt(() -> {
            task.run();
            show(gate.requireInstructor(id, own()));
        });
    }
}
