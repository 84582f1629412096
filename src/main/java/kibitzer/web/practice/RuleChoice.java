package kibitzer.web.practice;

import com.vaadin.flow.component.combobox.ComboBox;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.web.words.RuleName;

/** A choice of one rule, or of any; of hundreds only those looked at are sent to the browser. */
final class RuleChoice extends ComboBox<String> {
    private static final String ANY = "";

    RuleChoice(List<String> rules, Optional<String> chosen) {
        super("Practise");
        List<String> items = new ArrayList<>(List.of(ANY));
        items.addAll(rules);
        setItems(items);
        setItemLabelGenerator(rule -> rule.equals(ANY) ? "Everything" : RuleName.of(rule));
        setValue(chosen.filter(rules::contains).orElse(ANY));
        addClassName("kb-wide-select");
    }

    /** Empty for any. */
    Optional<String> chosen() {
        return Optional.ofNullable(getValue()).filter(rule -> !rule.equals(ANY));
    }
}
