package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import kibitzer.classroom.problems.SetVersion;

/** What was assigned of a set so far, read when somebody asks for it. */
public final class VersionList extends NativeDetails {
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("d MMMM yyyy, HH:mm", Locale.ENGLISH);

    /** @param versions the latest first */
    public VersionList(Supplier<List<SetVersion>> versions, ZoneId zone) {
        super("What was assigned");
        addClassName("kb-more");
        addToggleListener(toggle -> {
            if (isOpen()) {
                setContent(shown(versions.get(), zone));
            }
        });
    }

    private static Div shown(List<SetVersion> versions, ZoneId zone) {
        if (versions.isEmpty()) {
            return new Div(
                    new Paragraph("Nothing yet. When the set is assigned, a version of it is kept as it stands then."));
        }
        UnorderedList list = new UnorderedList();
        versions.forEach(version -> list.add(new ListItem("Version " + version.number() + ", "
                + DATE.format(version.madeAt().atZone(zone)) + ": " + version.title() + ", "
                + version.questions().size() + " questions, " + version.points() + " points")));
        return new Div(new Paragraph("These stay as they are, whatever you change here."), list);
    }
}
