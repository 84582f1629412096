package kibitzer.web.classroom;

import com.vaadin.flow.component.combobox.ComboBox;
import java.time.ZoneId;
import java.util.List;
import kibitzer.accounts.BadEntry;

/** Where a class is at home: a time zone, found by typing a part of its city. */
public final class ZoneField extends ComboBox<String> {
    private static final List<String> ALL = ZoneId.getAvailableZoneIds().stream()
            .filter(id -> id.equals("UTC") || id.contains("/") && !id.startsWith("Etc/") && !id.startsWith("SystemV/"))
            .sorted()
            .toList();

    public ZoneField(ZoneId zone) {
        super("Time zone");
        setItems(ALL);
        setHelperText("In which its dates are told and entered.");
        setWidthFull();
        setValue(ALL.contains(zone.getId()) ? zone.getId() : "UTC");
    }

    /** @throws BadEntry if none is chosen */
    public ZoneId zone() {
        String id = getValue();
        if (id == null || !ALL.contains(id)) {
            throw new BadEntry(BadEntry.Field.ELSEWHERE, "A class needs a time zone, such as Europe/London.");
        }
        return ZoneId.of(id);
    }
}
