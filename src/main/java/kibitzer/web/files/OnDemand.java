package kibitzer.web.files;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.checkbox.CheckboxGroup;
import com.vaadin.flow.component.combobox.ComboBox;
import com.vaadin.flow.component.combobox.MultiSelectComboBox;
import com.vaadin.flow.component.datepicker.DatePicker;
import com.vaadin.flow.component.datetimepicker.DateTimePicker;
import com.vaadin.flow.component.details.Details;
import com.vaadin.flow.component.notification.Notification;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.component.textfield.EmailField;
import com.vaadin.flow.component.textfield.IntegerField;
import com.vaadin.flow.component.textfield.NumberField;
import com.vaadin.flow.component.textfield.PasswordField;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.component.upload.Upload;
import com.vaadin.flow.internal.BundleUtils;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The components of Vaadin that pages use. Their scripts, half of all that a first visit would fetch, come with the first page
 * that shows one of them: before Vaadin shows a component it asks for its part of the bundle by a number made of its name.
 */
final class OnDemand {
    static final List<Class<? extends Component>> COMPONENTS = List.of(
            Checkbox.class,
            CheckboxGroup.class,
            ComboBox.class,
            DatePicker.class,
            DateTimePicker.class,
            Details.class,
            EmailField.class,
            IntegerField.class,
            MultiSelectComboBox.class,
            Notification.class,
            NumberField.class,
            PasswordField.class,
            Select.class,
            TextArea.class,
            TextField.class,
            Upload.class);

    private static final String SCRIPT = "reading/components-on-demand.js";

    /** As many digits of a number as the script compares. */
    private static final int DIGITS = 8;

    private OnDemand() {}

    /** The script that waits for them. */
    static String script() {
        return COMPONENTS.stream()
                .map(component -> "'" + BundleUtils.getChunkId(component).substring(0, DIGITS) + "'")
                .collect(Collectors.joining(",", "const COMPONENTS = [", "];\n"))
                .concat(Sources.ofTheProject().read(SCRIPT));
    }
}
