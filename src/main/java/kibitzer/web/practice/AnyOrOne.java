package kibitzer.web.practice;

import com.vaadin.flow.component.select.Select;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** A choice of one word, or of any. */
final class AnyOrOne extends Select<String> {
    private static final String ANY = "";

    /**
     * @param any what stands for any: "All four books"
     * @param name what a word is called
     */
    AnyOrOne(String label, String any, List<String> words, UnaryOperator<String> name, Optional<String> chosen) {
        List<String> items = new ArrayList<>(List.of(ANY));
        items.addAll(words);
        setLabel(label);
        setItems(items);
        setItemLabelGenerator(word -> word.equals(ANY) ? any : name.apply(word));
        setValue(chosen.filter(words::contains).orElse(ANY));
        addClassName("kb-wide-select");
    }

    /** Empty for any. */
    Optional<String> chosen() {
        return Optional.ofNullable(getValue()).filter(word -> !word.equals(ANY));
    }
}
