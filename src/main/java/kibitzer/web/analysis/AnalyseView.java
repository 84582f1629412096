package kibitzer.web.analysis;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardSet;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.games.bridge.notation.DealFile;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.marking.analysis.Analysis;
import kibitzer.marking.analysis.DecisionOnCards;
import kibitzer.marking.analysis.GivenCards;
import kibitzer.marking.wire.LineReader;
import kibitzer.marking.wire.QuestionReader;
import kibitzer.web.field.Entry;
import kibitzer.web.field.PackPicker;
import kibitzer.web.odds.PokerOddsView;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.question.AdvicePanel;
import kibitzer.web.table.CardHand;
import kibitzer.web.words.FieldName;

/**
 * Any cards somebody held, and everything the trainer can say of them: every system's call, every count, melds, draws.
 * The address carries cards and position, so that a hand can be shared.
 */
@UnderMenu(MenuEntry.TOOLS)
@Route("analyse")
public class AnalyseView extends Page implements BeforeEnterObserver {
    private static final String PATH = "analyse";
    private static final int BRIDGE_HAND = 13;
    private static final int POKER_HAND = 5;

    /** What a bridge player would leave unsaid: the first to call, nobody having called. */
    private static final Map<String, String> TAKEN_AT_BRIDGE = Map.of("dealer", "N", "auction", "");

    private static final Map<String, String> EXAMPLES = examples();

    private final transient Citations citations;
    private final Entry text = new Entry(
            "Cards",
            "In any form: \u2660AQ42 \u2665KJ5 \u2666Q83 \u2663K97, S: AQ42 H: KJ5, AKJ54.KQ3.72.854, KS QH 10D 4C 4S, or KQ1052 for"
                    + " one suit",
            "text");
    private final NativeButton look =
            styled(new NativeButton("Analyse", click -> look()), "kb-button", "kb-button-first");
    private final PackPicker picker = new PackPicker(cards -> look(cards.toString()));
    private final Div beside = new Div();
    private final Div table = new Div();
    private final Paragraph status = styled(new Paragraph(), "kb-soft");
    private final Div result = new Div();
    private AnalysisAddress address = new AnalysisAddress("", Map.of());

    AnalyseView(Citations citations) {
        this.citations = citations;
    }

    private static Map<String, String> examples() {
        Map<String, String> examples = new LinkedHashMap<>();
        examples.put("A bridge hand", "AKJ54.KQ3.72.854");
        examples.put("Ten cards at gin", "9S 9H 9D 8D 7D KS KH 4D 5C 2C");
        examples.put("A poker hand", "JS JH 4D 5C 9S");
        examples.put("One suit", "KQT52");
        return examples;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        address = AnalysisAddress.read(event.getLocation().getQueryParameters());
        begin("Analyse a hand");
        lead("The hand you held last night, or any other: what each system would call, what it is worth by every count,"
                + " how it melds, what to throw.");
        text.addEnterListener(() -> look(text.getValue()));
        text.addClassName("kb-wide-field");
        Div typing = styled(new Div(text, styled(new Div(look), "kb-actions", "kb-look"), examplesLine()), "kb-typing");
        Div pack = styled(new Div(styled(new H2("Pick the cards"), "kb-heading"), picker), "kb-picking");
        status.getElement().setAttribute("role", "status");
        add(styled(new Div(pack, typing), "kb-ways-in"), table, beside, status, result);
        show();
    }

    private Div examplesLine() {
        Div line = styled(new Div(), "kb-actions");
        EXAMPLES.forEach((name, cards) ->
                line.add(styled(new NativeButton(name, click -> look(cards)), "kb-button", "kb-button-quiet")));
        RouterLink deals = new RouterLink("A whole deal, as PBN or LIN", AnalyseBridgeView.class);
        line.add(deals);
        return line;
    }

    private void look() {
        look(text.getValue());
    }

    /** As if the learner typed it. */
    void look(String cards) {
        if (cards.length() > AnalysisAddress.LONGEST) {
            text.setErrorMessage(cards.length() + " signs; expected " + AnalysisAddress.LONGEST + " at most");
            text.setInvalid(true);
            return;
        }
        address = address.of(cards.strip());
        remember();
        show();
    }

    private void know(Map<String, String> known) {
        address = address.knowing(known);
        remember();
        tell();
    }

    private void remember() {
        QueryParameters query = address.query();
        getUI().ifPresent(ui -> ui.getPage().getHistory().replaceState(null, new Location(PATH, query)));
    }

    private void show() {
        text.setValue(address.cards());
        text.setInvalid(false);
        table.removeAll();
        beside.removeAll();
        result.removeAll();
        status.setText("");
        look.setClassName("kb-button-first", !isDeal(address.cards()));
        if (address.cards().isEmpty()) {
            return;
        }
        if (isDeal(address.cards())) {
            status.setText("These are whole deals: they are read with all four hands.");
            RouterLink deals = new RouterLink("Read these deals", AnalyseBridgeView.class);
            deals.setQueryParameters(AnalyseBridgeView.carrying(address.cards()));
            result.add(styled(deals, "kb-button", "kb-button-first"));
            return;
        }
        if (address.cards().startsWith("{")) {
            question();
            return;
        }
        given().ifPresent(given -> {
            picker.pick(given.ranksOnly() ? CardSet.EMPTY : given.cards());
            table.add(styled(new Div(new CardHand("The cards", given.cards())), "kb-baize", "kb-looked-at"));
            List<Field<?>> askable = analysis(given).askable();
            if (!askable.isEmpty()) {
                beside.add(new BesideFields(askable, known(given), this::know));
            }
            tell();
        });
    }

    private static boolean isDeal(String text) {
        return !text.startsWith("{") && DealFile.isMeant(text);
    }

    private Optional<GivenCards> given() {
        try {
            return Optional.of(GivenCards.read(address.cards()));
        } catch (BadNotation wrong) {
            text.setErrorMessage(String.valueOf(wrong.getMessage()));
            text.setInvalid(true);
            return Optional.empty();
        }
    }

    private Map<String, String> known(GivenCards given) {
        Map<String, String> known = new LinkedHashMap<>();
        if (given.cards().size() == BRIDGE_HAND && !given.ranksOnly()) {
            known.putAll(TAKEN_AT_BRIDGE);
        }
        known.putAll(address.known());
        return known;
    }

    private Analysis analysis(GivenCards given) {
        return Analysis.of(given, known(given), Decisions.all());
    }

    private void tell() {
        result.removeAll();
        given().ifPresent(given -> {
            Analysis analysis = analysis(given);
            List<DecisionOnCards> speaking = speaking(analysis.sights());
            status.setText(
                    speaking.isEmpty()
                            ? "No game that is taught takes " + number(given) + " alone."
                            : "Looked at in " + (speaking.size() == 1 ? "one way" : speaking.size() + " ways") + ".");
            faults(analysis.faults());
            List<DecisionOnCards> close = AskedFirst.order(speaking(analysis.close()), known(given));
            int shown = AskedFirst.shown(close, known(given));
            close.stream().limit(shown).forEach(sight -> result.add(new SightPanel(sight, citations)));
            drawOdds(given).ifPresent(result::add);
            close.stream().skip(shown).forEach(this::folded);
            wanting(analysis.close());
            inPassing(speaking(analysis.wide()));
        });
    }

    private static List<DecisionOnCards> speaking(List<DecisionOnCards> sights) {
        return sights.stream().filter(sight -> !sight.fits().isEmpty()).toList();
    }

    private void folded(DecisionOnCards sight) {
        result.add(styled(new NativeDetails(sight.decision().title(), new SightPanel(sight, citations)), "kb-passing"));
    }

    /** What games say that take any number of cards is folded away. */
    private void inPassing(List<DecisionOnCards> sights) {
        if (!sights.isEmpty()) {
            Div panels = new Div();
            sights.forEach(sight -> panels.add(new SightPanel(sight, citations)));
            result.add(styled(new NativeDetails("In games that take any number of cards", panels), "kb-passing"));
        }
    }

    private static String number(GivenCards given) {
        int cards = given.cards().size();
        return HowMany.of(cards, "card");
    }

    private void faults(List<BadQuestion> faults) {
        if (!faults.isEmpty()) {
            UnorderedList list = styled(new UnorderedList(), "kb-problems");
            faults.forEach(fault -> list.add(new ListItem(fault.within("position"))));
            result.add(list);
        }
    }

    /** The odds page counts any draw of five cards. */
    private static Optional<Paragraph> drawOdds(GivenCards given) {
        if (given.ranksOnly()
                || given.cards().size() != POKER_HAND
                || !given.cards().jokers().isEmpty()) {
            return Optional.empty();
        }
        RouterLink odds = new RouterLink("Count what every draw to this hand may bring", PokerOddsView.class);
        odds.setQueryParameters(
                QueryParameters.simple(Map.of("keep", given.cards().toString(), "throw", "")));
        return Optional.of(new Paragraph(odds));
    }

    private void wanting(List<DecisionOnCards> sights) {
        List<DecisionOnCards> wanting =
                sights.stream().filter(sight -> !sight.wanting().isEmpty()).toList();
        if (!wanting.isEmpty()) {
            UnorderedList list = new UnorderedList();
            wanting.forEach(sight -> list.add(new ListItem(sight.decision().title() + ": fill in "
                    + sight.wanting().stream()
                            .map(field -> "\u201c" + FieldName.of(field) + "\u201d")
                            .collect(Collectors.joining(" and "))
                    + " above")));
            result.add(
                    styled(new Div(new Paragraph("With more known, the trainer could say more:"), list), "kb-wanting"));
        }
    }

    private void question() {
        try {
            Question<?, ?> asked = QuestionReader.read(LineReader.read(address.cards()), Optional.empty());
            result.add(panel(asked));
        } catch (BadQuestion wrong) {
            text.setErrorMessage(String.valueOf(wrong.getMessage()));
            text.setInvalid(true);
        }
    }

    private <P, A> AdvicePanel<P, A> panel(Question<P, A> asked) {
        return new AdvicePanel<>(asked, Optional.empty(), citations);
    }
}
