package kibitzer.web.field;

import com.vaadin.flow.component.textfield.Autocomplete;
import com.vaadin.flow.component.textfield.TextField;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.RosterName;

/** The fields that pages about classes share. What is wrong in one is said when the form is sent. */
public final class ClassFields {
    private ClassFields() {}

    public static TextField className(String value) {
        TextField name = field("Name of the class", ClassName.LONGEST);
        name.setPlaceholder("Tuesday beginners");
        name.setValue(value);
        return name;
    }

    public static TextField rosterName(String label, String value) {
        TextField name = field(label, RosterName.LONGEST);
        name.setValue(value);
        return name;
    }

    /** No limit of length: a code may be pasted with what stands around it. */
    public static TextField joinCode() {
        TextField code = new TextField("Code of the class");
        code.setPlaceholder("K7PM-2XWD");
        code.setAutocomplete(Autocomplete.OFF);
        code.setManualValidation(true);
        return code;
    }

    private static TextField field(String label, int longest) {
        TextField field = new TextField(label);
        field.setMaxLength(longest);
        field.setAutocomplete(Autocomplete.OFF);
        field.setManualValidation(true);
        return field;
    }
}
