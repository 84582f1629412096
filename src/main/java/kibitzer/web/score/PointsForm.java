package kibitzer.web.score;

import com.vaadin.flow.component.ComponentEvent;
import com.vaadin.flow.component.ComponentEventListener;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.shared.Registration;
import kibitzer.games.bridge.scoring.ImpossibleDeal;
import kibitzer.games.bridge.scoring.SheetLine;
import kibitzer.games.bridge.scoring.Side;
import kibitzer.web.button.OnceButton;
import kibitzer.web.field.Choice;
import kibitzer.web.field.Entry;

/** Points above the line that come from no contract: chicane of the other side, a penalty, a correction. */
public final class PointsForm extends NativeDetails {
    private final Choice<Side> side = new Choice<>();
    private final Entry points = Entry.line("Points, minus to take off", "");

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
        String written = points.getValue().strip().replace('\u2212', '-');
        if (!written.matches("[+-]?[0-9]{1,6}")) {
            refuse("A number of points is expected, such as 50 or -20.");
            return;
        }
        try {
            SheetLine line = new SheetLine.Above(side.getValue(), Integer.parseInt(written));
            points.setInvalid(false);
            points.clear();
            fireEvent(new PointsCalled(this, line));
        } catch (ImpossibleDeal impossible) {
            refuse(String.valueOf(impossible.getMessage()));
        }
    }

    private void refuse(String says) {
        points.setErrorMessage(says);
        points.setInvalid(true);
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
