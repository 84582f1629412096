package kibitzer.web.play.poker;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.poker.pot.Move;
import kibitzer.games.poker.pot.Pot;
import kibitzer.games.poker.pot.PotGame;
import kibitzer.marking.Citations;
import kibitzer.play.hand.Finished;
import kibitzer.play.hand.OwnTurn;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.PlayedHand;
import kibitzer.play.poker.PlayedPot;
import kibitzer.play.poker.SeenPot;
import kibitzer.web.field.Choice;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.play.HandAddress;
import kibitzer.web.play.PlayedPage;
import kibitzer.web.play.Shorthand;
import kibitzer.web.question.Desk;

/** A pot of poker: {@code ?game=jackpots&seed=7&said=open.5C-2H.bet}. */
@UnderMenu(MenuEntry.PRACTICE)
@Route("play/poker")
public class PlayPokerView extends PlayedPage<Pot, SeenPot, Move> {
    private static final String GAME = "game";
    private static final Shorthand SHORTHAND = new Shorthand(Map.of("", "pat"), Map.of());

    PlayPokerView(Desk desk, Citations citations) {
        super(desk, citations);
    }

    @Override
    protected String path() {
        return "play/poker";
    }

    @Override
    protected PlayedPot game(QueryParameters address) {
        String word = address.getSingleParameter(GAME).orElse(PotGame.JACKPOTS.word());
        return PotGame.named(word)
                .map(PlayedPot::new)
                .orElseThrow(() ->
                        new BadQuestion(GAME, "\"" + word + "\"", "one of " + String.join(", ", PotGame.words())));
    }

    @Override
    protected Map<String, String> named(PlayedGame<Pot, SeenPot, Move> game) {
        return Map.of(GAME, game.id());
    }

    @Override
    protected Shorthand shorthand() {
        return SHORTHAND;
    }

    @Override
    protected String heading(PlayedGame<Pot, SeenPot, Move> game) {
        return "A pot of poker: " + game.title().toLowerCase(Locale.ROOT);
    }

    @Override
    protected String introduction() {
        return "The others follow the book. Chips are counters: nothing else is ever at stake.";
    }

    @Override
    protected String piece() {
        return "pot";
    }

    @Override
    protected String pieceInFull() {
        return "pot";
    }

    @Override
    protected List<Component> table(PlayedHand<Pot, SeenPot, Move> hand) {
        return List.of(new PotTable(name(hand), hand.view()));
    }

    @Override
    protected List<Component> beside(PlayedHand<Pot, SeenPot, Move> hand) {
        return story(hand.view());
    }

    @Override
    protected List<Component> besideTheEnd(PlayedHand<Pot, SeenPot, Move> hand, Finished<Pot, SeenPot, Move> end) {
        return story(hand.view());
    }

    private static String name(PlayedHand<Pot, SeenPot, Move> hand) {
        return hand.game().id() + "-" + hand.request().seed().number();
    }

    private static List<Component> story(SeenPot seen) {
        return seen.pot().said().isEmpty() ? List.of() : List.of(new PotStory(seen));
    }

    @Override
    protected Component end(PlayedHand<Pot, SeenPot, Move> hand, Finished<Pot, SeenPot, Move> end) {
        return new PotEnd(name(hand), new SeenPot(end.state(), hand.learner().place()));
    }

    @Override
    protected List<String> reviewed(OwnTurn<SeenPot, Move> turn) {
        return DrawOdds.of(turn).stream().toList();
    }

    @Override
    protected List<Component> choosers(HandAddress address, PlayedHand<Pot, SeenPot, Move> hand) {
        Choice<PotGame> games = new Choice<>();
        games.setLabel("The game");
        games.setItems(PotGame.values());
        games.setItemLabelGenerator(PotGame::title);
        games.setValue(PotGame.named(hand.game().id()).orElseThrow());
        games.addValueChangeListener(change -> {
            PlayedPot other = new PlayedPot(change.getValue());
            open(address.afresh(other).query(named(other), SHORTHAND));
        });
        return List.of(games);
    }
}
