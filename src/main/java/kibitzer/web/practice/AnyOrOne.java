package kibitzer.web.practice;

import com.vaadin.flow.component.Composite;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import kibitzer.web.field.Choice;

/** A choice of one word, or of any. */
final class AnyOrOne extends Composite<Choice<String>> {
    private static final String ANY = "";

    /**
     * @param any what stands for any: "All four books"
     * @param name what a word is called
     */
    AnyOrOne(String label, String any, List<String> words, UnaryOperator<String> name, Optional<String> chosen) {
        List<String> items = new ArrayList<>(List.of(ANY));
        items.addAll(words);
        Choice<String> choice = getContent();
        choice.setLabel(label);
        choice.setItems(items);
        choice.setItemLabelGenerator(word -> word.equals(ANY) ? any : name.apply(word));
        choice.setValue(chosen.filter(words::contains).orElse(ANY));
        choice.addClassName("kb-wide-select");
    }

    void whenChosen(Runnable then) {
        getContent().addValueChangeListener(change -> then.run());
    }

    /** Empty for any. */
    Optional<String> chosen() {
        return Optional.ofNullable(getContent().getValue()).filter(word -> !word.equals(ANY));
    }
}
