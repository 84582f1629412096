package kibitzer.web.style;

import com.vaadin.flow.component.Component;

/**
 * One component in one state.
 *
 * @param state what is shown, in words: "chosen", "after the verdict"
 * @param shown the component
 * @param onBaize true where it lies on the table's cloth
 */
record Specimen(String state, Component shown, boolean onBaize) {

    static Specimen onBaize(String state, Component shown) {
        return new Specimen(state, shown, true);
    }

    static Specimen onPaper(String state, Component shown) {
        return new Specimen(state, shown, false);
    }
}
