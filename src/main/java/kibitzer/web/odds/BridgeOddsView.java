package kibitzer.web.odds;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.Route;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Rank;
import kibitzer.content.syllabus.Erratum;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.conventions.bridge.chances.PercentageTables;
import kibitzer.conventions.bridge.chances.PrintedPercentage;
import kibitzer.conventions.bridge.chances.SuitOdds;
import kibitzer.odds.Odds;
import kibitzer.web.field.Choice;
import kibitzer.web.field.Ticks;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.table.OddsBar;
import org.springframework.util.StringUtils;

/** The odds of a suit at bridge, counted for whatever is known, with the book's tables beside. The address holds all. */
@UnderMenu(MenuEntry.TOOLS)
@Route("odds/bridge")
public class BridgeOddsView extends Page implements BeforeEnterObserver {
    private final Choice<Integer> missing = numbers("Cards missing", 1);
    private final Choice<Integer> left = numbers("Known on the left", 0);
    private final Choice<Integer> right = numbers("Known on the right", 0);
    private final Ticks<Rank> honours =
            new Ticks<>("Honours among the missing", OddsQuery.HONOURS, rank -> StringUtils.capitalize(rank.word()));
    private final Div found = new Div();
    private OddsQuery query = new OddsQuery(1, 0, 0, List.of());

    BridgeOddsView(Syllabus syllabus) {
        begin("The odds of a suit");
        lead(
                "How the cards that you do not see lie in the two hands that you do not see: counted exactly, with what the"
                        + " book prints beside it.");
        missing.addValueChangeListener(change -> asked(change.isFromClient()));
        left.addValueChangeListener(change -> asked(change.isFromClient()));
        right.addValueChangeListener(change -> asked(change.isFromClient()));
        honours.addValueChangeListener(change -> asked(change.isFromClient()));
        Paragraph known = styled(
                new Paragraph(
                        "Count as known the cards you have seen in that hand: those of other suits, and those of this suit that you do not"
                                + " count as missing."),
                "kb-soft");
        add(styled(new Div(missing, left, right, honours), "kb-search"), known, found, misprints(syllabus));
    }

    private static Choice<Integer> numbers(String label, int least) {
        Choice<Integer> numbers = new Choice<>();
        numbers.setLabel(label);
        numbers.setItems(IntStream.rangeClosed(least, OddsQuery.HAND).boxed().toList());
        return numbers;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        query = OddsQuery.read(event.getLocation().getQueryParameters());
        show();
    }

    private void asked(boolean byLearner) {
        if (byLearner) {
            query = new OddsQuery(
                    missing.getValue(), left.getValue(), right.getValue(), List.copyOf(honours.getValue()));
            getUI().ifPresent(ui ->
                    ui.getPage().getHistory().replaceState(null, new Location("odds/bridge", query.query())));
            show();
        }
    }

    private void show() {
        missing.setValue(query.missing());
        left.setValue(query.left());
        right.setValue(query.right());
        honours.setValue(new LinkedHashSet<>(query.honours()));
        SuitOdds odds = query.odds();
        found.removeAll();
        bars("How it breaks", odds.breaks());
        bars("How an honour is guarded", odds.guards());
        bars("How the honours lie", odds.together());
    }

    private void bars(String heading, List<SuitOdds.Row> rows) {
        if (!rows.isEmpty()) {
            UnorderedList list = styled(new UnorderedList(), "kb-odds");
            rows.forEach(row -> list.add(bar(row)));
            found.add(styled(new H2(heading), "kb-heading"), list);
        }
    }

    private static ListItem bar(SuitOdds.Row row) {
        OptionalDouble printed = row.book()
                .map(book -> OptionalDouble.of(book.chance().toDouble()))
                .orElse(OptionalDouble.empty());
        OddsBar bar = new OddsBar(
                        row.chance().toDouble(), new Odds(row.chance()).inWords(), printed, OptionalDouble.empty())
                .labelled(StringUtils.capitalize(row.says()));
        ListItem item = new ListItem(bar);
        row.book()
                .filter(book -> !book.agrees(row.chance()))
                .ifPresent(book -> item.add(styled(
                        new Paragraph("The book prints " + book.inWords() + ", the true figure is "
                                + book.inWords(row.chance()) + ": " + book.remark() + "."),
                        "kb-soft")));
        return item;
    }

    /** Every figure of the five tables that is off, whatever is looked at. */
    private static Div misprints(Syllabus syllabus) {
        List<String> ids = Stream.of(
                        PercentageTables.HAND_PATTERNS,
                        PercentageTables.LONGEST_COMBINED_SUIT,
                        PercentageTables.HIGH_CARDS,
                        PercentageTables.BREAKS,
                        PercentageTables.GUARDS)
                .flatMap(table -> table.rows().stream())
                .map(PrintedPercentage::erratum)
                .flatMap(erratum -> erratum.stream())
                .distinct()
                .toList();
        UnorderedList list = new UnorderedList();
        syllabus.errata().stream()
                .filter(erratum -> ids.contains(erratum.id()))
                .map(BridgeOddsView::misprint)
                .forEach(list::add);
        return new Div(
                styled(new H2("Where the book's tables err"), "kb-heading"),
                styled(
                        new Paragraph(
                                "Culbertson's Card Games Complete, pages 153 to 155. What is rounded right is not listed."),
                        "kb-soft"),
                styled(list, "kb-rules"));
    }

    private static ListItem misprint(Erratum erratum) {
        return new ListItem(
                erratum.kind().equals("ocr")
                        ? "Hard to read: " + erratum.printed() + "; counted, it is " + erratum.correct() + "."
                        : "Prints " + erratum.printed() + "; true is " + erratum.correct() + ".");
    }
}
