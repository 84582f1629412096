package kibitzer.web.odds;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardSet;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.games.poker.PokerForm;
import kibitzer.games.poker.odds.ComputedTable;
import kibitzer.games.poker.odds.HighInFirstFive;
import kibitzer.games.poker.odds.HoleCard;
import kibitzer.games.poker.odds.OpponentsDraw;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.field.Choice;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.wording.Sentence;

/** The odds of poker: a draw counted out, how often hands come, who is high. The address holds the draw and the form. */
@UnderMenu(MenuEntry.TOOLS)
@Route("odds/poker")
public class PokerOddsView extends Page implements BeforeEnterObserver {
    private static final String PATH = "odds/poker";

    private final transient Syllabus syllabus;
    private final Div frequencies = new Div();
    private AskedDraw asked = AskedDraw.EXAMPLE;
    private PokerForm form = PokerForm.STANDARD;

    PokerOddsView(Syllabus syllabus) {
        this.syllabus = syllabus;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        QueryParameters address = event.getLocation().getQueryParameters();
        try {
            asked = read(address);
            form = address.getSingleParameter("form").map(PokerForm::named).orElse(PokerForm.STANDARD);
        } catch (BadNotation wrong) {
            PageNotFound.tell(event, "This address asks for no odds: " + wrong.getMessage() + ".");
            return;
        }
        show();
    }

    private static AskedDraw read(QueryParameters address) {
        if (address.getSingleParameter("keep").isEmpty()
                && address.getSingleParameter("throw").isEmpty()) {
            return AskedDraw.EXAMPLE;
        }
        String opponents = address.getSingleParameter("opponents").orElse("0");
        if (!opponents.matches("[0-7]")) {
            throw new BadNotation(opponents, "0 to 7 opponents");
        }
        AskedDraw read = new AskedDraw(
                CardSet.of(address.getSingleParameter("keep").orElse("")),
                CardSet.of(address.getSingleParameter("throw").orElse("")),
                Integer.parseInt(opponents));
        read.draw();
        return read;
    }

    private void show() {
        begin("The odds of poker");
        lead(
                "Counted, not guessed: what a draw may bring, how often each hand comes, and how the book's tables stand up.");
        add(styled(new Paragraph(new RouterLink("The odds of a suit at bridge", BridgeOddsView.class)), "kb-soft"));
        section("What will the draw bring?");
        add(new DrawCalculator(asked, this::ask));
        section("How often each hand comes");
        add(chooser(), frequencies);
        frequencies.removeAll();
        frequencies.add(new FrequencyTable(form));
        section("High before the draw");
        add(new Paragraph("The chance that nobody else's first five cards are as good. The book's own method takes one "
                + "opponent's chance and raises it to a power, and counts an equal pair as lost; it says itself that this is "
                + "not exact."));
        add(opponents("Highest hand in the first five cards", HighInFirstFive.TABLE));
        section("What opponents draw");
        add(new Paragraph(
                "The chance that at least one of so many opponents made the hand, each having drawn three cards "
                        + "to a pair."));
        add(opponents("Some opponent who drew three to a pair made this", OpponentsDraw.TABLE));
        section("The high hole card");
        add(new Paragraph("At stud: the chance that no opponent's hole card is as high as yours."));
        add(opponents("Highest hole card", HoleCard.TABLE));
        RouterLink checked = new RouterLink("What the book has wrong here", BooksCheckedView.class);
        checked.setQueryParameters(new FindingsQuery("culbertson", "poker", "").query());
        add(styled(new Paragraph(checked), "kb-note"));
    }

    private void section(String title) {
        add(styled(new H2(title), "kb-heading"));
    }

    private OpponentsTable opponents(String caption, String table) {
        return new OpponentsTable(
                caption, ComputedTable.shipped(table), syllabus.table(table).orElseThrow());
    }

    private Choice<PokerForm> chooser() {
        Choice<PokerForm> forms = new Choice<>();
        List<PokerForm> all = new ArrayList<>(PokerForm.all());
        if (all.stream().noneMatch(one -> one.id().equals(form.id()))) {
            all.add(form);
        }
        forms.setLabel("Form of the game");
        forms.setItems(all);
        forms.setItemLabelGenerator(one -> Sentence.capital(one.title()));
        all.stream().filter(one -> one.id().equals(form.id())).findFirst().ifPresent(forms::setValue);
        forms.addValueChangeListener(change -> {
            form = change.getValue();
            frequencies.removeAll();
            frequencies.add(new FrequencyTable(form));
            remember();
        });
        styled(forms, "kb-wide-select");
        return forms;
    }

    private void ask(AskedDraw other) {
        asked = other;
        remember();
    }

    private void remember() {
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("keep", asked.keep().toString());
        parts.put("throw", asked.thrown().toString());
        parts.put("opponents", String.valueOf(asked.opponents()));
        parts.put("form", form.id());
        getUI().ifPresent(ui ->
                ui.getPage().getHistory().replaceState(null, new Location(PATH, QueryParameters.simple(parts))));
    }
}
