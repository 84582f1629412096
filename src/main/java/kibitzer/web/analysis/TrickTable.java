package kibitzer.web.analysis;

import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableHeaderCell;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Span;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.web.table.FourHands;

/** The twenty results of a deal, declarers down and strains across; each fills in when it is known and can be chosen. */
public final class TrickTable extends NativeTable {
    private static final List<Seat> DECLARERS = List.of(Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST);

    private final Map<Seat, Map<Strain, NativeTableCell>> cells = new EnumMap<>(Seat.class);
    private final Map<Seat, Map<Strain, NativeButton>> buttons = new EnumMap<>(Seat.class);
    private final transient BiConsumer<Strain, Seat> chosen;

    public TrickTable(BiConsumer<Strain, Seat> chosen) {
        this.chosen = chosen;
        addClassNames("kb-data", "kb-tricks");
        setCaptionText("Declarer's tricks with all hands open");
        NativeTableRow head = getHead().addRow();
        header(head, "Declarer", "col");
        for (Strain strain : Strain.values()) {
            NativeTableHeaderCell cell = header(head, "", "col");
            strain.suit().ifPresentOrElse(suit -> named(cell, suit), () -> {
                cell.setText(strain.letters());
                cell.getElement().setAttribute("aria-label", strain.inWords());
            });
        }
        for (Seat declarer : DECLARERS) {
            NativeTableRow row = getBody().addRow();
            header(row, FourHands.capital(declarer), "row");
            Map<Strain, NativeTableCell> line = new EnumMap<>(Strain.class);
            for (Strain strain : Strain.values()) {
                NativeTableCell cell = row.addDataCell();
                line.put(strain, cell);
            }
            cells.put(declarer, line);
            buttons.put(declarer, new EnumMap<>(Strain.class));
        }
    }

    private static NativeTableHeaderCell header(NativeTableRow row, String text, String scope) {
        NativeTableHeaderCell cell = row.addHeaderCell();
        cell.setText(text);
        cell.getElement().setAttribute("scope", scope);
        return cell;
    }

    /** By its sign, which the style draws, and by its name for who hears the page. */
    private static void named(NativeTableHeaderCell cell, Suit suit) {
        Span words = new Span(suit.plural());
        words.addClassName("kb-unseen");
        cell.add(words);
        cell.getElement().setAttribute("data-suit", String.valueOf(suit.letter()));
    }

    /** Fills in the column of a strain. */
    public void show(Strain strain, Map<Seat, Integer> tricks) {
        for (Seat declarer : DECLARERS) {
            int number = Objects.requireNonNull(tricks.get(declarer), "every declarer has a result");
            NativeButton button = new NativeButton(String.valueOf(number), click -> chosen.accept(strain, declarer));
            button.setAriaLabel(number + (number == 1 ? " trick, " : " tricks, ") + strain.inWords() + " by "
                    + declarer.inWords() + ": show the leads");
            button.addClassName("kb-trick-count");
            NativeTableCell cell = Objects.requireNonNull(
                    Objects.requireNonNull(cells.get(declarer)).get(strain));
            cell.removeAll();
            cell.add(button);
            Objects.requireNonNull(buttons.get(declarer)).put(strain, button);
        }
    }

    /** Marks the contract whose leads are shown. */
    public void mark(Strain strain, Seat declarer) {
        buttons.forEach((seat, line) -> line.forEach((column, button) -> button.getElement()
                .setAttribute("aria-pressed", String.valueOf(seat == declarer && column == strain))));
    }
}
