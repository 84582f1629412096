package kibitzer.web.play;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import java.util.function.Consumer;
import kibitzer.web.field.Choice;

/** Where the learner chooses whether decisions are judged at once or when the hand is over. */
final class JudgedWhen extends Div {

    /**
     * @param piece what is played, in a word: "hand"
     * @param justChosen whether it is told what was chosen
     * @param chosen told what is chosen: true for at the end
     */
    JudgedWhen(boolean atTheEnd, String piece, boolean justChosen, Consumer<Boolean> chosen) {
        addClassName("kb-play-when");
        Choice<Boolean> when = new Choice<>();
        when.setAriaLabel("When your decisions are judged");
        when.setItems(List.of(false, true));
        when.setItemLabelGenerator(end -> end ? "Judged at the end" : "Judged at once");
        when.setValue(atTheEnd);
        when.addValueChangeListener(change -> chosen.accept(change.getValue()));
        Paragraph told = new Paragraph();
        told.addClassName("kb-play-chosen");
        told.getElement().setAttribute("role", "status");
        if (justChosen) {
            told.setText(
                    atTheEnd
                            ? "From now on you are told at the end of the " + piece + " how you decided."
                            : "From now on you are told at once how you decided.");
        }
        add(when, told);
    }
}
