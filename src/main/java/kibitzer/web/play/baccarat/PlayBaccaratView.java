package kibitzer.web.play.baccarat;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Seed;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.banking.baccarat.Ends;
import kibitzer.marking.Citations;
import kibitzer.play.baccarat.CoupGame;
import kibitzer.play.baccarat.CoupSeries;
import kibitzer.play.baccarat.PlayedCoups;
import kibitzer.play.baccarat.SeenCoup;
import kibitzer.play.hand.Finished;
import kibitzer.play.hand.OwnTurn;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.PlayedHand;
import kibitzer.web.field.Choice;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.picture.CountersGraph;
import kibitzer.web.play.HandAddress;
import kibitzer.web.play.PlayedPage;
import kibitzer.web.play.Series;
import kibitzer.web.play.Shorthand;
import kibitzer.web.question.Desk;

/** Coups of baccarat or chemin de fer for counters: {@code ?game=chemin-de-fer&seed=7&coups=3&role=banker&said=d.s}. */
@UnderMenu(MenuEntry.PRACTICE)
@Route("play/baccarat")
public class PlayBaccaratView extends PlayedPage<CoupSeries, SeenCoup, String> {
    private static final String GAME = "game";
    private static final Shorthand SHORTHAND = new Shorthand(Map.of("draw", "d", "stand", "s"), Map.of());
    private static final String PLAYER = "player";
    private static final String BANKER = "banker";

    PlayBaccaratView(Desk desk, Citations citations) {
        super(desk, citations);
    }

    @Override
    protected String path() {
        return "play/baccarat";
    }

    @Override
    protected PlayedCoups game(QueryParameters address) {
        String word = address.getSingleParameter(GAME).orElse(CoupGame.BACCARAT.id());
        return CoupGame.find(word)
                .map(PlayedCoups::new)
                .orElseThrow(() -> new BadQuestion(
                        GAME,
                        "\"" + word + "\"",
                        "one of " + CoupGame.ALL.stream().map(CoupGame::id).collect(Collectors.joining(", "))));
    }

    @Override
    protected Map<String, String> named(PlayedGame<CoupSeries, SeenCoup, String> game) {
        return Map.of(GAME, game.id());
    }

    @Override
    protected Shorthand shorthand() {
        return SHORTHAND;
    }

    @Override
    protected String heading(PlayedGame<CoupSeries, SeenCoup, String> game) {
        return game.title() + " for counters";
    }

    @Override
    protected String introduction() {
        return "One counter lies on each coup, and nothing else is at stake. The other keeps to what is printed on the shoe. Six"
                + " packs are shuffled before every coup.";
    }

    @Override
    protected String piece() {
        return "coup";
    }

    @Override
    protected String pieceInFull() {
        return "coup of baccarat";
    }

    @Override
    protected Optional<Series> series(PlayedHand<CoupSeries, SeenCoup, String> hand) {
        return Optional.of(
                new Series(hand.request().get(PlayedCoups.COUPS), hand.view().decided()));
    }

    @Override
    protected List<Component> table(PlayedHand<CoupSeries, SeenCoup, String> hand) {
        return List.of(new CoupTable(coup(hand), hand.view()));
    }

    private static String coup(PlayedHand<CoupSeries, SeenCoup, String> hand) {
        return hand.game().id() + "-" + hand.request().seed().number() + "-"
                + hand.view().decided();
    }

    @Override
    protected List<Component> beside(PlayedHand<CoupSeries, SeenCoup, String> hand) {
        return List.of(session(hand.view()));
    }

    @Override
    protected List<Component> besideTheEnd(
            PlayedHand<CoupSeries, SeenCoup, String> hand, Finished<CoupSeries, SeenCoup, String> end) {
        return List.of(session(hand.view()));
    }

    private static Component session(SeenCoup seen) {
        Ends ends = PlayedCoups.byTheBook();
        double mean = ends.gain();
        CountersGraph.Luck against = new CountersGraph.Luck(mean, Math.sqrt(1 - ends.tie() - mean * mean));
        Paragraph note = new Paragraph(String.format(
                Locale.ROOT,
                "Expected: what keeping to the shoe wins from six packs, %.2f percent of the bets with the bank and as much lost"
                        + " against it.",
                -100 * mean));
        note.addClassNames("kb-soft", "kb-small");
        return new Div(
                new CountersGraph(
                        seen.played().stream()
                                .map(coup -> coup.won(seen.place()))
                                .toList(),
                        seen.played().stream()
                                .map(coup -> coup.banker() == seen.place() ? against.reversed() : against)
                                .toList(),
                        seen.banks() ? against.reversed() : against,
                        "coups"),
                note);
    }

    @Override
    protected Component end(PlayedHand<CoupSeries, SeenCoup, String> hand, Finished<CoupSeries, SeenCoup, String> end) {
        return new CoupOutcome(coup(hand), end.state(), hand.learner().place());
    }

    @Override
    protected List<String> reviewed(OwnTurn<SeenCoup, String> turn) {
        SeenCoup before = turn.before();
        String given = before.given()
                .map(card -> " You had given " + card + ".")
                .orElse(before.banks() ? " The player stood." : "");
        return List.of("You held " + CardNotation.write(before.own()) + "." + given);
    }

    /** Those of the last coup. */
    @Override
    protected List<OwnTurn<SeenCoup, String>> ownTurns(PlayedHand<CoupSeries, SeenCoup, String> hand) {
        int last = hand.view().decided();
        return hand.turns().stream()
                .filter(turn -> turn.before().decided() == last)
                .toList();
    }

    @Override
    protected List<NativeButton> ways(HandAddress address, PlayedHand<CoupSeries, SeenCoup, String> hand) {
        int number = hand.view().decided();
        List<NativeButton> ways = new ArrayList<>();
        if (number < CoupSeries.MOST_COUPS) {
            ways.add(way("Next coup", address.with(PlayedCoups.COUPS, String.valueOf(number + 1))));
        }
        ways.add(way("The same coup again", address.again(ownTurns(hand).size())));
        ways.add(way("New session", anew(address)));
        return ways;
    }

    private static HandAddress anew(HandAddress address) {
        Map<String, String> kept = new LinkedHashMap<>(address.with());
        kept.remove(PlayedCoups.COUPS.name());
        return new HandAddress(OptionalLong.of(Seed.fresh().number()), kept, List.of(), address.atTheEnd());
    }

    @Override
    protected List<Component> choosers(HandAddress address, PlayedHand<CoupSeries, SeenCoup, String> hand) {
        Choice<CoupGame> games = new Choice<>();
        games.setLabel("The game");
        games.setItems(CoupGame.ALL);
        games.setItemLabelGenerator(CoupGame::title);
        games.setValue(CoupGame.find(hand.game().id()).orElseThrow());
        games.addValueChangeListener(change -> {
            PlayedCoups other = new PlayedCoups(change.getValue());
            open(anew(address).query(named(other), SHORTHAND));
        });
        Choice<String> roles = new Choice<>();
        roles.setLabel("You begin");
        roles.setItems(PLAYER, BANKER);
        roles.setItemLabelGenerator(role -> role.equals(PLAYER) ? "Against the bank" : "With the bank");
        roles.setValue(hand.request().get(PlayedCoups.ROLE));
        roles.addValueChangeListener(change -> go(anew(address).with(PlayedCoups.ROLE, change.getValue())));
        return List.of(games, roles);
    }
}
