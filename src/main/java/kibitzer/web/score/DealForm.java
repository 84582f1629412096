package kibitzer.web.score;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.ComponentEvent;
import com.vaadin.flow.component.ComponentEventListener;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.shared.Registration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.scoring.BridgeForm;
import kibitzer.games.bridge.scoring.Doubling;
import kibitzer.games.bridge.scoring.SheetLine;
import kibitzer.games.bridge.scoring.Side;
import kibitzer.web.button.OnceButton;
import kibitzer.web.field.Choice;

/** A deal as it is called out to the scorer: who, what, doubled or not, how many tricks, honours. */
public final class DealForm extends Div {

    /** Honours that somebody can hold. */
    private record Honours(int points, Side side) {
        static final Honours NONE = new Honours(0, Side.WE);

        String inWords() {
            return points == 0 ? "None" : points + (side == Side.WE ? " to us" : " to them");
        }
    }

    private final BridgeForm form;
    private final Choice<Side> declarer = new Choice<>();
    private final Choice<Integer> level = new Choice<>();
    private final Choice<Strain> strain = new Choice<>();
    private final Choice<Doubling> doubled = new Choice<>();
    private final Choice<Integer> tricks = new Choice<>();
    private final Choice<Honours> honours = new Choice<>();

    public DealForm(BridgeForm form) {
        this.form = form;
        addClassName("kb-deal-form");
        boolean bids = form.scoring().bidsTricks();
        declarer.setLabel(bids ? "Declarer" : "Trumps named by");
        declarer.setItems(Side.values());
        declarer.setItemLabelGenerator(side -> side == Side.WE ? "We" : "They");
        declarer.setValue(Side.WE);
        level.setLabel("Bid");
        level.setItems(IntStream.rangeClosed(1, 7).boxed().toList());
        level.setValue(1);
        level.setVisible(bids);
        level.addValueChangeListener(change -> showTricks());
        strain.setLabel(bids ? "In" : "Trumps");
        strain.setItems(
                Stream.of(Strain.values()).sorted(Comparator.reverseOrder()).toList());
        strain.setItemLabelGenerator(DealForm::labelOf);
        strain.setValue(Strain.NO_TRUMP);
        strain.addValueChangeListener(change -> followStrain());
        doubled.setLabel("Doubled");
        doubled.setItemLabelGenerator(DealForm::labelOf);
        tricks.setLabel("Tricks won");
        tricks.setItemLabelGenerator(this::labelOfTricks);
        honours.setLabel(bids ? "Honours" : "Honours and chicane");
        honours.setItemLabelGenerator(Honours::inWords);
        followStrain();
        showTricks();
        add(declarer, level, strain, doubled, tricks, honours, buttons());
    }

    private Component buttons() {
        OnceButton write = new OnceButton("Write it down");
        write.addClassNames("kb-button", "kb-button-first");
        write.onClick(() -> fireEvent(new LineCalled(this, line())));
        Div buttons = new Div(write);
        buttons.addClassName("kb-actions");
        if (form == BridgeForm.PROGRESSIVE) {
            OnceButton passed = new OnceButton("Passed out");
            passed.addClassName("kb-button");
            passed.onClick(() -> fireEvent(new LineCalled(this, new SheetLine.PassedOut())));
            buttons.add(passed);
        }
        return buttons;
    }

    private SheetLine line() {
        return new SheetLine.Played(
                declarer.getValue(),
                strain.getValue(),
                levelBid(),
                doubled.getValue(),
                tricks.getValue(),
                honours.getValue().points(),
                honours.getValue().side());
    }

    private int levelBid() {
        return form.scoring().bidsTricks() ? level.getValue() : 0;
    }

    /** How far one may double, and what honours there are, goes by the trumps. */
    private void followStrain() {
        Strain trumps = strain.getValue();
        Doubling most = form.scoring().mostDoubled(trumps);
        doubled.setItems(Stream.of(Doubling.values())
                .filter(doubling -> doubling.compareTo(most) <= 0)
                .toList());
        doubled.setValue(Doubling.UNDOUBLED);
        List<Honours> held = new ArrayList<>(List.of(Honours.NONE));
        for (Side side : Side.values()) {
            form.scoring().honours(trumps).stream()
                    .filter(points -> points > 0)
                    .map(points -> new Honours(points, side))
                    .forEach(held::add);
        }
        honours.setItems(held);
        honours.setValue(Honours.NONE);
    }

    private void showTricks() {
        int likely = 6 + Math.max(1, levelBid());
        tricks.setItems(
                IntStream.rangeClosed(0, 13).map(number -> 13 - number).boxed().toList());
        tricks.setValue(likely);
    }

    private String labelOfTricks(int number) {
        int over = number - 6 - levelBid();
        if (!form.scoring().bidsTricks()) {
            return String.valueOf(number);
        }
        return number + (over < 0 ? ", " + -over + " down" : over == 0 ? ", made" : ", " + over + " over");
    }

    private static String labelOf(Strain strain) {
        return switch (strain) {
            case CLUBS -> "\u2663 Clubs";
            case DIAMONDS -> "\u2666 Diamonds";
            case HEARTS -> "\u2665 Hearts";
            case SPADES -> "\u2660 Spades";
            case NO_TRUMP -> "No trump";
        };
    }

    private static String labelOf(Doubling doubling) {
        return switch (doubling) {
            case UNDOUBLED -> "No";
            case DOUBLED -> "Doubled";
            case REDOUBLED -> "Redoubled";
            default -> doubling.times() + " times";
        };
    }

    public Registration addLineCalledListener(ComponentEventListener<LineCalled> listener) {
        return addListener(LineCalled.class, listener);
    }

    /** A line was called out. */
    public static final class LineCalled extends ComponentEvent<DealForm> {
        private final transient SheetLine line;

        LineCalled(DealForm form, SheetLine line) {
            super(form, false);
            this.line = line;
        }

        public SheetLine line() {
            return line;
        }
    }
}
