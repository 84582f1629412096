package kibitzer.web.classroom;

import com.vaadin.flow.component.Composite;
import com.vaadin.flow.component.combobox.ComboBox;
import java.time.ZoneId;
import java.util.List;
import kibitzer.accounts.BadEntry;

/** Where a class is at home: a time zone, found by typing a part of its city. */
public final class ZoneField extends Composite<ComboBox<String>> {
    private static final List<String> ALL = ZoneId.getAvailableZoneIds().stream()
            .filter(id -> id.equals("UTC") || id.contains("/") && !id.startsWith("Etc/") && !id.startsWith("SystemV/"))
            .sorted()
            .toList();

    public ZoneField(ZoneId zone) {
        ComboBox<String> field = getContent();
        field.setLabel("Time zone");
        field.setItems(ALL);
        field.setHelperText("In which its dates are told and entered.");
        field.setWidthFull();
        field.setValue(ALL.contains(zone.getId()) ? zone.getId() : "UTC");
    }

    /** @throws BadEntry if none is chosen */
    public ZoneId zone() {
        String id = getContent().getValue();
        if (id == null || !ALL.contains(id)) {
            throw new BadEntry(BadEntry.Field.ELSEWHERE, "A class needs a time zone, such as Europe/London.");
        }
        return ZoneId.of(id);
    }
}
