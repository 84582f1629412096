package kibitzer.web;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.ItemLabelGenerator;
import com.vaadin.flow.component.checkbox.CheckboxGroup;
import com.vaadin.flow.component.combobox.ComboBox;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.radiobutton.RadioButtonGroup;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.dom.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kibitzer.web.field.Choice;
import kibitzer.web.field.Ticks;

/** Everything that is read or read aloud on a page: its text, its names and labels, and every option of what is chosen from. */
public final class Words {
    private static final List<String> READ_ALOUD =
            List.of("aria-label", "aria-description", "placeholder", "alt", "list-label", "hand-label", "label");
    private static final List<String> SHOWN = List.of("label", "helperText", "placeholder", "errorMessage");
    /** What is to be written just so. */
    private static final List<String> NOTATION = List.of("pre", "code");

    private static final Pattern TEXT_IN_JSON = Pattern.compile("\"text\":\"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final Pattern NAME_IN_JSON = Pattern.compile("\"(?:name|note)\":\"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final Pattern TAG = Pattern.compile("<[^>]*>");

    private Words() {}

    /** One entry a piece of text; what is folded away is unfolded first. */
    public static List<String> on(Component page) {
        unfold(page);
        List<String> words = new ArrayList<>();
        collect(page.getElement(), words::add);
        return words;
    }

    /** What each list on a page offers, by name. */
    public static List<List<String>> options(Component page) {
        List<List<String>> all = new ArrayList<>();
        List<String> own = labels(page).toList();
        if (!own.isEmpty()) {
            all.add(own);
        }
        page.getChildren().forEach(child -> all.addAll(options(child)));
        return all;
    }

    /** Folded things hold others. */
    private static void unfold(Component page) {
        if (page instanceof NativeDetails details && !details.isOpen()) {
            details.setOpen(true);
            ComponentUtil.fireEvent(details, new NativeDetails.ToggleEvent(details, true));
        }
        page.getChildren().toList().forEach(Words::unfold);
    }

    private static void collect(Element element, Consumer<String> words) {
        if (element.isTextNode()) {
            tell(element.getText(), words);
            return;
        }
        if (NOTATION.contains(element.getTag())) {
            return;
        }
        READ_ALOUD.forEach(name -> tell(element.getAttribute(name), words));
        SHOWN.forEach(name -> tell(element.getProperty(name), words));
        Optional.ofNullable(element.getAttribute("choices"))
                .ifPresent(choices ->
                        TEXT_IN_JSON.matcher(choices).results().forEach(found -> tell(found.group(1), words)));
        Optional.ofNullable(element.getAttribute("seats"))
                .ifPresent(
                        seats -> NAME_IN_JSON.matcher(seats).results().forEach(found -> tell(found.group(1), words)));
        Optional.ofNullable(element.getProperty("innerHTML"))
                .ifPresent(html -> tell(TAG.matcher(html).replaceAll(" "), words));
        element.getComponent()
                .filter(component -> component.getElement().equals(element))
                .ifPresent(component -> labels(component).forEach(option -> tell(option, words)));
        element.getChildren().forEach(child -> collect(child, words));
    }

    private static Stream<String> labels(Component component) {
        return switch (component) {
            case Choice<?> choice -> labels(choice);
            case Select<?> select -> labels(select);
            case ComboBox<?> box -> labels(box);
            case RadioButtonGroup<?> group -> labels(group);
            case CheckboxGroup<?> group -> labels(group);
            case Ticks<?> ticks -> ticks.words();
            default -> Stream.empty();
        };
    }

    private static <T> Stream<String> labels(Select<T> select) {
        ItemLabelGenerator<T> label = select.getItemLabelGenerator();
        return select.getListDataView().getItems().map(label == null ? String::valueOf : label);
    }

    private static <T> Stream<String> labels(Choice<T> choice) {
        return choice.items().stream().map(choice::labelOf);
    }

    private static <T> Stream<String> labels(ComboBox<T> box) {
        return box.getListDataView().getItems().map(box.getItemLabelGenerator());
    }

    private static <T> Stream<String> labels(RadioButtonGroup<T> group) {
        return group.getListDataView().getItems().map(group.getItemLabelGenerator());
    }

    private static <T> Stream<String> labels(CheckboxGroup<T> group) {
        return group.getListDataView().getItems().map(group.getItemLabelGenerator());
    }

    private static void tell(String text, Consumer<String> words) {
        if (text != null && !text.isBlank()) {
            words.accept(text);
        }
    }
}
