package kibitzer.web.practice;

import com.vaadin.flow.component.combobox.ComboBox;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.data.renderer.ComponentRenderer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.decisions.Decision;
import kibitzer.marking.Citations;
import kibitzer.marking.WhyTold;
import kibitzer.web.table.CardText;
import kibitzer.web.words.RuleTopic;

/** A choice of one rule, or of any, with what its answer is for; of hundreds only those looked at are sent to the browser. */
final class RuleChoice extends ComboBox<String> {
    private static final String ANY = "";

    RuleChoice(Decision<?, ?> decision, List<String> rules, Optional<String> chosen, Citations citations) {
        super("Practise");
        List<String> items = new ArrayList<>(List.of(ANY));
        items.addAll(rules);
        setItems(items);
        setItemLabelGenerator(rule -> rule.equals(ANY) ? "Everything" : RuleTopic.andTitle(decision, rule));
        setRenderer(new ComponentRenderer<>(rule -> line(decision, rule)));
        getElement().setAttribute("theme", "kb-rules");
        setValue(chosen.filter(rules::contains).orElse(ANY));
        chosen.filter(rules::contains)
                .flatMap(decision::whyOf)
                .map(new WhyTold(citations)::sentence)
                .ifPresent(this::setHelperText);
        addClassName("kb-wide-select");
    }

    /** Its title under what it is about; the id is told to a pointer that rests on it. */
    private static Div line(Decision<?, ?> decision, String rule) {
        if (rule.equals(ANY)) {
            return new Div(new CardText("Everything"));
        }
        Span topic = new Span(decision.headingOf(rule));
        topic.addClassName("kb-rule-topic");
        Div line = new Div(topic, new CardText(decision.titleOf(rule)));
        line.addClassName("kb-rule-line");
        line.getElement().setAttribute("title", rule);
        return line;
    }

    /** Empty for any. */
    Optional<String> chosen() {
        return Optional.ofNullable(getValue()).filter(rule -> !rule.equals(ANY));
    }
}
