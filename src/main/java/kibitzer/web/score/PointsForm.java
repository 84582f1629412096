package kibitzer.web.score;

import com.vaadin.flow.component.ComponentEvent;
import com.vaadin.flow.component.ComponentEventListener;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.component.textfield.IntegerField;
import com.vaadin.flow.shared.Registration;
import java.util.Optional;
import kibitzer.games.bridge.scoring.ImpossibleDeal;
import kibitzer.games.bridge.scoring.SheetLine;
import kibitzer.games.bridge.scoring.Side;
import kibitzer.web.button.OnceButton;

/** Points above the line that come from no contract: chicane of the other side, a penalty, a correction. */
public final class PointsForm extends NativeDetails {
    private final Select<Side> side = new Select<>();
    private final IntegerField points = new IntegerField("Points, minus to take off");

    public PointsForm() {
        super("Other points above the line");
        addClassName("kb-more");
        side.setLabel("To");
        side.setItems(Side.values());
        side.setItemLabelGenerator(one -> one == Side.WE ? "We" : "They");
        side.setValue(Side.WE);
        OnceButton add = new OnceButton("Add them");
        add.addClassName("kb-button");
        add.onClick(this::call);
        Div together = new Div(side, points, add);
        together.addClassName("kb-deal-form");
        setContent(together);
    }

    private void call() {
        try {
            SheetLine line = new SheetLine.Above(
                    side.getValue(), Optional.ofNullable(points.getValue()).orElse(0));
            points.clear();
            fireEvent(new PointsCalled(this, line));
        } catch (ImpossibleDeal impossible) {
            points.setErrorMessage(impossible.getMessage());
            points.setInvalid(true);
        }
    }

    public Registration addPointsCalledListener(ComponentEventListener<PointsCalled> listener) {
        return addListener(PointsCalled.class, listener);
    }

    /** Points were called out. */
    public static final class PointsCalled extends ComponentEvent<PointsForm> {
        private final transient SheetLine line;

        PointsCalled(PointsForm form, SheetLine line) {
            super(form, false);
            this.line = line;
        }

        public SheetLine line() {
            return line;
        }
    }
}
