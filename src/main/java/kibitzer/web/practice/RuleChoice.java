package kibitzer.web.practice;

import com.vaadin.flow.component.combobox.ComboBox;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.decisions.Decision;
import kibitzer.marking.Citations;
import kibitzer.marking.WhyTold;

/** A choice of one rule, or of any, with what its answer is for; of hundreds only those looked at are sent to the browser. */
final class RuleChoice extends ComboBox<String> {
    private static final String ANY = "";

    RuleChoice(Decision<?, ?> decision, List<String> rules, Optional<String> chosen, Citations citations) {
        super("Practise");
        List<String> items = new ArrayList<>(List.of(ANY));
        items.addAll(rules);
        setItems(items);
        setItemLabelGenerator(rule -> rule.equals(ANY) ? "Everything" : decision.titleOf(rule));
        setValue(chosen.filter(rules::contains).orElse(ANY));
        chosen.filter(rules::contains)
                .flatMap(decision::whyOf)
                .map(new WhyTold(citations)::sentence)
                .ifPresent(this::setHelperText);
        addClassName("kb-wide-select");
    }

    /** Empty for any. */
    Optional<String> chosen() {
        return Optional.ofNullable(getValue()).filter(rule -> !rule.equals(ANY));
    }
}
