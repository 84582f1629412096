package kibitzer.web.play.casino;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.casino.CasinoGame;
import kibitzer.games.casino.CasinoPlay;
import kibitzer.marking.Citations;
import kibitzer.play.casino.CasinoSeries;
import kibitzer.play.casino.PlayedCasino;
import kibitzer.play.casino.SeenCasino;
import kibitzer.play.hand.Finished;
import kibitzer.play.hand.OwnTurn;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.PlayedHand;
import kibitzer.web.field.Choice;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.play.HandAddress;
import kibitzer.web.play.PlayedPage;
import kibitzer.web.play.Series;
import kibitzer.web.play.Shorthand;
import kibitzer.web.question.Desk;

/** Deals of casino to 21 points: {@code ?game=casino&seed=7&deals=2&said=take-7S:-4H-3D.t2C}. */
@UnderMenu(MenuEntry.PRACTICE)
@Route("play/casino")
public class PlayCasinoView extends PlayedPage<CasinoSeries, SeenCasino, CasinoPlay> {
    private static final String GAME = "game";
    private static final Shorthand SHORTHAND = new Shorthand(Map.of(), Map.of("trail ", "t"));

    PlayCasinoView(Desk desk, Citations citations) {
        super(desk, citations);
    }

    @Override
    protected String path() {
        return "play/casino";
    }

    @Override
    protected PlayedCasino game(QueryParameters address) {
        String word = address.getSingleParameter(GAME).orElse(CasinoGame.CASINO.id());
        return PlayedCasino.GAMES.stream()
                .filter(game -> game.id().equals(word))
                .findFirst()
                .map(PlayedCasino::new)
                .orElseThrow(() -> new BadQuestion(
                        GAME,
                        "\"" + word + "\"",
                        "one of "
                                + String.join(
                                        ", ",
                                        PlayedCasino.GAMES.stream()
                                                .map(CasinoGame::id)
                                                .toList())));
    }

    @Override
    protected Map<String, String> named(PlayedGame<CasinoSeries, SeenCasino, CasinoPlay> game) {
        return Map.of(GAME, game.id());
    }

    @Override
    protected Shorthand shorthand() {
        return SHORTHAND;
    }

    @Override
    protected String heading(PlayedGame<CasinoSeries, SeenCasino, CasinoPlay> game) {
        return "A game of " + game.title().toLowerCase(Locale.ROOT);
    }

    @Override
    protected String introduction() {
        return "The opponent follows the book's pointers and sees no more than you would on the other side of the table; the last cards"
                + " it plays out in its head, as you may.";
    }

    @Override
    protected String piece() {
        return "deal";
    }

    @Override
    protected String pieceInFull() {
        return "game of casino";
    }

    @Override
    protected Optional<Series> series(PlayedHand<CasinoSeries, SeenCasino, CasinoPlay> hand) {
        return Optional.of(
                new Series(hand.request().get(PlayedCasino.DEALS), hand.view().number()));
    }

    @Override
    protected List<Component> table(PlayedHand<CasinoSeries, SeenCasino, CasinoPlay> hand) {
        return List.of(new CasinoTable(
                hand.request().seed().number() + "-" + hand.view().number(), hand.view()));
    }

    @Override
    protected List<Component> beside(PlayedHand<CasinoSeries, SeenCasino, CasinoPlay> hand) {
        return beside(hand.view(), false);
    }

    @Override
    protected List<Component> besideTheEnd(
            PlayedHand<CasinoSeries, SeenCasino, CasinoPlay> hand, Finished<CasinoSeries, SeenCasino, CasinoPlay> end) {
        return List.of(new CasinoStory(end.state().deal().story(), true));
    }

    private static List<Component> beside(SeenCasino seen, boolean over) {
        CasinoPoints points = new CasinoPoints(seen.score(), seen.number());
        return seen.story().isEmpty() ? List.of(points) : List.of(points, new CasinoStory(seen.story(), over));
    }

    @Override
    protected Component end(
            PlayedHand<CasinoSeries, SeenCasino, CasinoPlay> hand, Finished<CasinoSeries, SeenCasino, CasinoPlay> end) {
        return new CasinoOutcome(end.state());
    }

    @Override
    protected List<String> reviewed(OwnTurn<SeenCasino, CasinoPlay> turn) {
        var sight = turn.before().sight();
        List<String> seen = new ArrayList<>();
        seen.add("You held " + sight.hand() + ".");
        seen.add(
                sight.layout().loose().isEmpty()
                        ? "No card lay loose."
                        : "On the table lay " + sight.layout().loose() + ".");
        sight.layout()
                .builds()
                .forEach(build ->
                        seen.add("Built as " + CasinoNames.plural(build.value()) + ": " + build.cards() + "."));
        return seen;
    }

    /** Those of the last deal. */
    @Override
    protected List<OwnTurn<SeenCasino, CasinoPlay>> ownTurns(PlayedHand<CasinoSeries, SeenCasino, CasinoPlay> hand) {
        int last = hand.view().number();
        return hand.turns().stream()
                .filter(turn -> turn.before().number() == last)
                .toList();
    }

    @Override
    protected List<NativeButton> ways(HandAddress address, PlayedHand<CasinoSeries, SeenCasino, CasinoPlay> hand) {
        boolean won = hand.view().score().winner().isPresent();
        int number = hand.view().number();
        NativeButton fresh = way("New game", address.afresh(hand.game()));
        NativeButton again =
                way("The same deal again", address.again(ownTurns(hand).size()));
        List<NativeButton> ways = new ArrayList<>();
        if (!won && number < CasinoSeries.MOST_DEALS) {
            ways.add(way("Next deal", address.with(PlayedCasino.DEALS, String.valueOf(number + 1))));
            ways.add(again);
            if (number > 1) {
                ways.add(fresh);
            }
        } else {
            ways.addAll(List.of(fresh, again));
        }
        return ways;
    }

    @Override
    protected List<Component> choosers(HandAddress address, PlayedHand<CasinoSeries, SeenCasino, CasinoPlay> hand) {
        Choice<CasinoGame> games = new Choice<>();
        games.setLabel("The game");
        games.setItems(PlayedCasino.GAMES);
        games.setItemLabelGenerator(CasinoGame::title);
        games.setValue(CasinoGame.find(hand.game().id()).orElseThrow());
        games.addValueChangeListener(change -> {
            PlayedCasino other = new PlayedCasino(change.getValue());
            open(address.afresh(other).query(named(other), SHORTHAND));
        });
        return List.of(games);
    }
}
