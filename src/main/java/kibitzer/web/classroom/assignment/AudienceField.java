package kibitzer.web.classroom.assignment;

import com.vaadin.flow.component.combobox.MultiSelectComboBox;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.classroom.assignment.Audience;
import kibitzer.classroom.roster.ClassGroup;
import kibitzer.classroom.roster.Member;
import kibitzer.web.page.Page;

/** Chooses whom in a class an assignment is for. */
final class AudienceField extends Div {
    private final MultiSelectComboBox<ClassGroup> groups = new MultiSelectComboBox<>("Groups");
    private final MultiSelectComboBox<Member> learners = new MultiSelectComboBox<>("Learners");

    AudienceField(List<ClassGroup> ofClass, List<Member> members, Audience audience) {
        List.of(groups, learners).forEach(field -> field.setAutoExpand(MultiSelectComboBox.AutoExpandMode.VERTICAL));
        groups.setItems(ofClass);
        groups.setItemLabelGenerator(
                group -> group.name() + " (" + group.members().size() + ")");
        groups.setWidthFull();
        groups.setVisible(!ofClass.isEmpty());
        groups.select(ofClass.stream()
                .filter(group -> audience.groups().contains(group.id()))
                .toList());
        learners.setItems(members);
        learners.setItemLabelGenerator(member -> member.name().text());
        learners.setPlaceholder("Type a part of a name");
        learners.setWidthFull();
        learners.select(members.stream()
                .filter(member -> audience.learners().contains(member.learner()))
                .toList());
        setVisible(!members.isEmpty());
        add(
                Page.styled(new H2("For whom"), "kb-heading"),
                new Paragraph(
                        "For the whole class, unless you choose groups or learners. The others do not see it, and it"
                                + " is not asked of them in the gradebook; who has begun it keeps it."),
                groups,
                learners);
    }

    Audience audience() {
        return new Audience(
                groups.getValue().stream().map(ClassGroup::id).collect(Collectors.toSet()),
                learners.getValue().stream().map(Member::learner).collect(Collectors.toSet()));
    }
}
