package kibitzer.web.views;

import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import java.util.ArrayList;
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
import kibitzer.web.play.HandAddress;
import kibitzer.web.play.Shorthand;
import kibitzer.web.pot.DrawOdds;
import kibitzer.web.pot.PotEnd;
import kibitzer.web.pot.PotSeats;
import kibitzer.web.pot.PotStory;

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
    String path() {
        return "play/poker";
    }

    @Override
    PlayedPot game(QueryParameters address) {
        String word = address.getSingleParameter(GAME).orElse(PotGame.JACKPOTS.word());
        return PotGame.named(word)
                .map(PlayedPot::new)
                .orElseThrow(() ->
                        new BadQuestion(GAME, "\"" + word + "\"", "one of " + String.join(", ", PotGame.words())));
    }

    @Override
    Map<String, String> named(PlayedGame<Pot, SeenPot, Move> game) {
        return Map.of(GAME, game.id());
    }

    @Override
    Shorthand shorthand() {
        return SHORTHAND;
    }

    @Override
    String heading(PlayedGame<Pot, SeenPot, Move> game) {
        return "A pot of poker: " + game.title().toLowerCase(Locale.ROOT);
    }

    @Override
    String introduction() {
        return "The others follow the book. Chips are counters: nothing else is ever at stake.";
    }

    @Override
    String piece() {
        return "pot";
    }

    @Override
    String pieceInFull() {
        return "pot";
    }

    @Override
    List<Component> table(PlayedHand<Pot, SeenPot, Move> hand) {
        return List.of();
    }

    @Override
    List<Component> beside(PlayedHand<Pot, SeenPot, Move> hand) {
        SeenPot seen = hand.view();
        List<Component> beside = new ArrayList<>(List.of(new PotSeats(seen)));
        beside.addAll(story(seen));
        return beside;
    }

    @Override
    List<Component> besideTheEnd(PlayedHand<Pot, SeenPot, Move> hand, Finished<Pot, SeenPot, Move> end) {
        return story(hand.view());
    }

    private static List<Component> story(SeenPot seen) {
        return seen.pot().said().isEmpty() ? List.of() : List.of(new PotStory(seen));
    }

    @Override
    Component end(PlayedHand<Pot, SeenPot, Move> hand, Finished<Pot, SeenPot, Move> end) {
        return new PotEnd(new SeenPot(end.state(), hand.learner().place()));
    }

    @Override
    List<String> reviewed(OwnTurn<SeenPot, Move> turn) {
        return DrawOdds.of(turn).stream().toList();
    }

    @Override
    List<Component> choosers(HandAddress address, PlayedHand<Pot, SeenPot, Move> hand) {
        Select<PotGame> games = new Select<>();
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
