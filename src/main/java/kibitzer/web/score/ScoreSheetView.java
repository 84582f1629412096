package kibitzer.web.score;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.page.WebStorage;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.games.bridge.scoring.BridgeForm;
import kibitzer.games.bridge.scoring.ImpossibleDeal;
import kibitzer.games.bridge.scoring.Pivot;
import kibitzer.games.bridge.scoring.ProgressiveRound;
import kibitzer.games.bridge.scoring.Rubber;
import kibitzer.games.bridge.scoring.ScoreSheet;
import kibitzer.games.bridge.scoring.SheetEntry;
import kibitzer.games.bridge.scoring.SheetLine;
import kibitzer.games.bridge.scoring.SheetWords;
import kibitzer.games.bridge.scoring.Side;
import kibitzer.web.field.Choice;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.table.SheetTable;
import kibitzer.wording.Sentence;

/**
 * A score sheet for a real table.
 *
 * <p>The address holds everything that is written, and the browser remembers the last address, so that a reload, a
 * sleeping telephone or a stopped server loses nothing.
 */
@UnderMenu(MenuEntry.TOOLS)
@Route("score-sheet")
public class ScoreSheetView extends Page implements BeforeEnterObserver {
    private static final String REMEMBERED = "kibitzer.score-sheet";

    private final Choice<BridgeForm> form = new Choice<>();
    private final Choice<Side> dealer = new Choice<>();
    private final Div sheet = styled(new Div(), "kb-score-sheet");
    private final Div entry = new Div();
    private final Paragraph state = styled(new Paragraph(), "kb-sheet-state");
    private final Paragraph fault = styled(new Paragraph(), "kb-sheet-fault");
    private final NativeButton undo = button("Undo", this::undo);
    private final NativeButton redo = button("Redo", this::redo);
    private final NativeButton next = button("New rubber", () -> write(sheets().next()));
    private final transient Deque<Sheets> undone = new ArrayDeque<>();
    private final transient Deque<Sheets> replaced = new ArrayDeque<>();
    private transient Optional<Sheets> sheets = Optional.empty();

    ScoreSheetView() {
        begin("Score sheet");
        lead("Call out each deal; games, vulnerability and the rubber are worked out.");
        form.setLabel("Form");
        form.setItems(Sheets.forms());
        form.setItemLabelGenerator(one -> Sentence.capital(one.inWords()));
        form.addValueChangeListener(change -> {
            if (change.isFromClient()) {
                exchange(Sheets.begin(change.getValue(), Side.WE));
            }
        });
        dealer.setLabel("First dealer");
        dealer.setItems(Side.values());
        dealer.setItemLabelGenerator(side -> side == Side.WE ? "We" : "They");
        dealer.addValueChangeListener(change -> {
            if (change.isFromClient()) {
                exchange(Sheets.begin(sheets().form(), change.getValue()));
            }
        });
        state.getElement().setAttribute("role", "status");
        fault.getElement().setAttribute("role", "alert");
        fault.setVisible(false);
        add(
                styled(new Div(form, dealer), "kb-search"),
                fault,
                styled(new Div(entry, new Div(state, sheet, actions())), "kb-score-page"));
    }

    private Sheets sheets() {
        return sheets.orElseGet(() -> Sheets.begin(BridgeForm.CONTRACT, Side.WE));
    }

    private static NativeButton button(String text, Runnable press) {
        NativeButton button = styled(new NativeButton(text), "kb-button");
        button.addClickListener(click -> press.run());
        return button;
    }

    private Component actions() {
        NativeButton print = styled(new NativeButton("Print"), "kb-button");
        print.addClickListener(click -> print.getElement().executeJs("window.print()"));
        return styled(
                new Div(
                        undo,
                        redo,
                        next,
                        button(
                                "Clear the sheet",
                                () -> exchange(Sheets.begin(sheets().form(), sheets().firstDealer()))),
                        print),
                "kb-actions");
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        QueryParameters address = event.getLocation().getQueryParameters();
        if (!Sheets.stand(address)) {
            show(sheets());
            // Of its picture no browser remembers anything.
            Optional.ofNullable(UI.getCurrent()).ifPresent(here -> WebStorage.getItem(REMEMBERED, this::recall));
            return;
        }
        try {
            Sheets read = Sheets.read(address);
            sheets = Optional.of(read);
            show(read);
            remember(read);
        } catch (BadNotation unreadable) {
            show(sheets());
            tell("This address holds no score sheet: " + unreadable.getMessage() + ".");
        }
    }

    /** Shows what the browser remembers, unless something has been written meanwhile. */
    private void recall(String remembered) {
        if (remembered == null || sheets.isPresent()) {
            return;
        }
        try {
            Sheets read = Sheets.read(QueryParameters.fromString(remembered));
            sheets = Optional.of(read);
            show(read);
            address(read);
        } catch (BadNotation outdated) {
            tell("The sheet that this browser remembers cannot be read: " + outdated.getMessage() + ".");
        }
    }

    private void tell(String wrong) {
        fault.setText(wrong);
        fault.setVisible(true);
    }

    private void call(SheetLine line) {
        try {
            write(sheets().with(line));
        } catch (ImpossibleDeal impossible) {
            tell(Sentence.capital(impossible.wrong()) + "; expected " + impossible.expected() + ".");
        }
    }

    private void write(Sheets changed) {
        undone.clear();
        keep(changed);
    }

    /** Another sheet in place of this one; undo brings this one back. */
    private void exchange(Sheets other) {
        if (sheets().previous().isPresent()) {
            replaced.push(sheets());
        }
        write(other);
    }

    private void undo() {
        Optional<Sheets> before = sheets().previous().or(() -> Optional.ofNullable(replaced.poll()));
        before.ifPresent(back -> {
            undone.push(sheets());
            keep(back);
        });
    }

    private void redo() {
        Optional.ofNullable(undone.poll()).ifPresent(this::keep);
    }

    private void keep(Sheets changed) {
        sheets = Optional.of(changed);
        show(changed);
        address(changed);
        remember(changed);
    }

    private static void address(Sheets kept) {
        UI.getCurrent().getPage().getHistory().replaceState(null, new Location("score-sheet", kept.query()));
    }

    private static void remember(Sheets kept) {
        WebStorage.setItem(REMEMBERED, kept.query().getQueryString());
    }

    private void show(Sheets shown) {
        fault.setVisible(false);
        form.setValue(shown.form());
        dealer.setValue(shown.firstDealer());
        dealer.setVisible(shown.form() == BridgeForm.PROGRESSIVE);
        entry.removeAll();
        entry.add(entryFor(shown));
        state.setText(stateOf(shown));
        sheet.removeAll();
        sheet.add(new SheetTable(shown.current()));
        if (!shown.current().lines().isEmpty()) {
            sheet.add(calledOut(shown.current()));
        }
        if (!shown.earlier().isEmpty()) {
            sheet.add(earlier(shown));
        }
        undo.setEnabled(shown.previous().isPresent() || !replaced.isEmpty());
        redo.setEnabled(!undone.isEmpty());
        next.setText(shown.form() == BridgeForm.PROGRESSIVE ? "New round" : "New rubber");
    }

    private Component entryFor(Sheets shown) {
        PointsForm points = new PointsForm();
        points.addPointsCalledListener(called -> call(called.line()));
        if (shown.current().isOver()) {
            return new Div(points);
        }
        DealForm deal = new DealForm(shown.form());
        deal.addLineCalledListener(called -> call(called.line()));
        return new Div(deal, points);
    }

    private static Component calledOut(ScoreSheet sheet) {
        OrderedList list = new OrderedList();
        sheet.lines().forEach(line -> list.add(new ListItem(SheetWords.of(line))));
        NativeDetails details = styled(new NativeDetails("What was called out", list), "kb-more");
        details.setOpen(false);
        return details;
    }

    private static Component earlier(Sheets shown) {
        String kind = shown.form() == BridgeForm.PROGRESSIVE ? "Round " : "Rubber ";
        OrderedList list = styled(new OrderedList(), "kb-rules");
        for (ScoreSheet one : shown.earlier()) {
            list.add(new ListItem("We " + SheetTable.inThousands(one.total(Side.WE)) + ", they "
                    + SheetTable.inThousands(one.total(Side.THEY)) + resultOf(one)));
        }
        return new Div(
                styled(new H2(kind.strip() + "s before"), "kb-heading"),
                list,
                new Paragraph("All together: we " + SheetTable.inThousands(shown.total(Side.WE)) + ", they "
                        + SheetTable.inThousands(shown.total(Side.THEY)) + "."));
    }

    private static String resultOf(ScoreSheet one) {
        if (one.difference() == 0) {
            return ": all square";
        }
        String whose = one.difference() > 0 ? " to us" : " to them";
        String points = SheetTable.inThousands(Math.abs(one.difference())) + whose;
        return one instanceof Rubber rubber && one.form() == BridgeForm.CONTRACT
                ? ": " + points + ", " + rubber.hundreds() + " in hundreds"
                : ": " + points;
    }

    private static String stateOf(Sheets shown) {
        List<String> said = new ArrayList<>();
        ScoreSheet current = shown.current();
        switch (current) {
            case Rubber rubber when rubber.isOver() -> said.add("The rubber is over" + resultOf(rubber) + ".");
            case Rubber rubber -> said.addAll(stateOf(rubber, shown.earlier().size()));
            case ProgressiveRound round when round.isOver() -> said.add("The round is over" + resultOf(round) + ".");
            case ProgressiveRound round ->
                said.add("Deal " + (round.dealt() + 1) + " of 4, dealt by "
                        + (round.dealer() == Side.WE ? "us" : "them") + "; " + vulnerable(round) + ".");
        }
        return String.join(" ", said);
    }

    private static List<String> stateOf(Rubber rubber, int before) {
        List<String> said = new ArrayList<>();
        said.add("Rubber " + (before + 1) + ", game " + (rubber.games().size() + 1)
                + (rubber.form().knowsVulnerability() ? "; " + vulnerable(rubber) : "") + ".");
        for (Side side : Side.values()) {
            if (rubber.partScore(side) > 0) {
                said.add((side == Side.WE ? "We have " : "They have ") + rubber.partScore(side) + " below the line.");
            }
        }
        for (SheetEntry added : rubber.ifBrokenOff()) {
            said.add("If you stop here: " + added.points() + (added.side() == Side.WE ? " to us" : " to them") + " for "
                    + added.counted() + ".");
        }
        if (rubber.lines().isEmpty()) {
            said.add("If you pivot: player " + Pivot.pairs(before) + ".");
        }
        return said;
    }

    private static String vulnerable(ScoreSheet sheet) {
        List<Side> sides = Stream.of(Side.values()).filter(sheet::isVulnerable).toList();
        return switch (sides.size()) {
            case 0 -> "nobody is vulnerable";
            case 1 -> sides.getFirst() == Side.WE ? "we are vulnerable" : "they are vulnerable";
            default -> "both sides are vulnerable";
        };
    }
}
