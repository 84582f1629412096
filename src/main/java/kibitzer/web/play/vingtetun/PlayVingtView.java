package kibitzer.web.play.vingtetun;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Seed;
import kibitzer.games.banking.vingtetun.RoundOutcomes;
import kibitzer.games.banking.vingtetun.VingtEtUnRules;
import kibitzer.games.banking.vingtetun.VingtMove;
import kibitzer.marking.Citations;
import kibitzer.play.hand.Finished;
import kibitzer.play.hand.OwnTurn;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.PlayedHand;
import kibitzer.play.vingtetun.PlayedVingtEtUn;
import kibitzer.play.vingtetun.SeenVingt;
import kibitzer.play.vingtetun.VingtSeries;
import kibitzer.web.field.Choice;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.picture.CountersGraph;
import kibitzer.web.play.HandAddress;
import kibitzer.web.play.PlayedPage;
import kibitzer.web.play.Series;
import kibitzer.web.play.Shorthand;
import kibitzer.web.question.Desk;

/** Deals of vingt-et-un for counters: {@code ?seed=7&deals=3&rules=house&said=h.s.n.s}. */
@UnderMenu(MenuEntry.PRACTICE)
@Route("play/vingt-et-un")
public class PlayVingtView extends PlayedPage<VingtSeries, SeenVingt, VingtMove> {
    private static final Shorthand SHORTHAND =
            new Shorthand(Map.of("hit", "h", "stand", "s", "yes", "y", "no", "n"), Map.of());

    PlayVingtView(Desk desk, Citations citations) {
        super(desk, citations);
    }

    @Override
    protected String path() {
        return "play/vingt-et-un";
    }

    @Override
    protected PlayedVingtEtUn game(QueryParameters address) {
        return new PlayedVingtEtUn();
    }

    @Override
    protected Shorthand shorthand() {
        return SHORTHAND;
    }

    @Override
    protected String heading(PlayedGame<VingtSeries, SeenVingt, VingtMove> game) {
        return "Vingt-et-un for counters";
    }

    @Override
    protected String introduction() {
        return "Two counters lie on each bet, and nothing else is at stake. The dealer has no choice but to draw to 16 and stand on"
                + " 17. The packs are shuffled before every deal.";
    }

    @Override
    protected String piece() {
        return "deal";
    }

    @Override
    protected String pieceInFull() {
        return "deal of vingt-et-un";
    }

    @Override
    protected Optional<Series> series(PlayedHand<VingtSeries, SeenVingt, VingtMove> hand) {
        return Optional.of(new Series(
                hand.request().get(PlayedVingtEtUn.DEALS), hand.view().decided()));
    }

    @Override
    protected List<Component> table(PlayedHand<VingtSeries, SeenVingt, VingtMove> hand) {
        return List.of(new VingtTable(deal(hand), hand.view()));
    }

    private static String deal(PlayedHand<VingtSeries, SeenVingt, VingtMove> hand) {
        return hand.request().seed().number() + "-" + hand.view().decided();
    }

    @Override
    protected List<Component> beside(PlayedHand<VingtSeries, SeenVingt, VingtMove> hand) {
        return List.of(session(hand.view()));
    }

    @Override
    protected List<Component> besideTheEnd(
            PlayedHand<VingtSeries, SeenVingt, VingtMove> hand, Finished<VingtSeries, SeenVingt, VingtMove> end) {
        return List.of(session(hand.view()));
    }

    private static Component session(SeenVingt seen) {
        RoundOutcomes.Moments moments = PlayedVingtEtUn.byTheBook(seen.rules());
        double mean = VingtSeries.BET * moments.mean();
        CountersGraph.Luck luck = new CountersGraph.Luck(mean, VingtSeries.BET * moments.deviation());
        Paragraph note = new Paragraph(String.format(
                Locale.ROOT,
                "Expected: by the book's play %.3f counters a deal %s, counted from an endless pack.",
                Math.abs(mean),
                mean < 0 ? "lost" : "won"));
        note.addClassNames("kb-soft", "kb-small");
        RouterLink costs = new RouterLink("What the book's advice costs", BookCostsView.class);
        return new Div(
                new CountersGraph(
                        seen.results(), Collections.nCopies(seen.results().size(), luck), luck, "deals"),
                note,
                costs);
    }

    @Override
    protected Component end(
            PlayedHand<VingtSeries, SeenVingt, VingtMove> hand, Finished<VingtSeries, SeenVingt, VingtMove> end) {
        return new VingtOutcome(deal(hand), end.state());
    }

    @Override
    protected List<String> reviewed(OwnTurn<SeenVingt, VingtMove> turn) {
        return List.of("You held " + CardNotation.write(turn.before().hand().cards()) + ", the dealer showed "
                + turn.before().up() + ".");
    }

    /** Those of the last deal. */
    @Override
    protected List<OwnTurn<SeenVingt, VingtMove>> ownTurns(PlayedHand<VingtSeries, SeenVingt, VingtMove> hand) {
        int last = hand.view().decided();
        return hand.turns().stream()
                .filter(turn -> turn.before().decided() == last)
                .toList();
    }

    @Override
    protected List<NativeButton> ways(HandAddress address, PlayedHand<VingtSeries, SeenVingt, VingtMove> hand) {
        int number = hand.view().decided();
        List<NativeButton> ways = new ArrayList<>();
        if (number < VingtSeries.MOST_DEALS) {
            ways.add(way("Next deal", address.with(PlayedVingtEtUn.DEALS, String.valueOf(number + 1))));
        }
        ways.add(way("The same deal again", address.again(ownTurns(hand).size())));
        ways.add(way("New session", anew(address)));
        return ways;
    }

    private static HandAddress anew(HandAddress address) {
        Map<String, String> kept = new LinkedHashMap<>(address.with());
        kept.remove(PlayedVingtEtUn.DEALS.name());
        return new HandAddress(OptionalLong.of(Seed.fresh().number()), kept, List.of(), address.atTheEnd());
    }

    @Override
    protected List<Component> choosers(HandAddress address, PlayedHand<VingtSeries, SeenVingt, VingtMove> hand) {
        Choice<VingtEtUnRules> rules = new Choice<>();
        rules.addClassName("kb-wide-select");
        rules.setLabel("By the rules");
        rules.setItems(VingtEtUnRules.PLAYED);
        rules.setItemLabelGenerator(VingtEtUnRules::title);
        rules.setValue(hand.view().rules());
        rules.addValueChangeListener(change ->
                go(anew(address).with(PlayedVingtEtUn.RULES, change.getValue().id())));
        return List.of(rules);
    }
}
