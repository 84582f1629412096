package kibitzer.web.play.gin;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.conventions.rummy.gin.GinDraws;
import kibitzer.marking.Citations;
import kibitzer.play.gin.GinMove;
import kibitzer.play.gin.GinSeries;
import kibitzer.play.gin.PlayedGin;
import kibitzer.play.gin.SeenGin;
import kibitzer.play.hand.Finished;
import kibitzer.play.hand.OwnTurn;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.PlayedHand;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.play.HandAddress;
import kibitzer.web.play.PlayedPage;
import kibitzer.web.play.Series;
import kibitzer.web.play.Shorthand;
import kibitzer.web.question.Desk;

/** Hands of gin on a Hollywood sheet: {@code ?seed=7&hand=2&said=s.9C.u.k4D}. */
@UnderMenu(MenuEntry.PRACTICE)
@Route("play/gin")
public class PlayGinView extends PlayedPage<GinSeries, SeenGin, GinMove> {
    private static final PlayedGin GIN = new PlayedGin();

    /** So that a whole series fits in an address. */
    private static final Shorthand SHORTHAND = new Shorthand(
            Map.of(GinDraws.UPCARD, "u", GinDraws.STOCK, "s", "play-on", "p"), Map.of("knock ", "k", "gin ", "g"));

    PlayGinView(Desk desk, Citations citations) {
        super(desk, citations);
    }

    @Override
    protected String path() {
        return "play/gin";
    }

    @Override
    protected PlayedGin game(QueryParameters address) {
        return GIN;
    }

    @Override
    protected Shorthand shorthand() {
        return SHORTHAND;
    }

    @Override
    protected String heading(PlayedGame<GinSeries, SeenGin, GinMove> game) {
        return "A hand of gin";
    }

    @Override
    protected String introduction() {
        return "The opponent follows the book's pointers and sees no more than you would on the other side of the table. You may look back at "
                + "the discards.";
    }

    @Override
    protected String pieceInFull() {
        return "hand of gin";
    }

    @Override
    protected Optional<Series> series(PlayedHand<GinSeries, SeenGin, GinMove> hand) {
        return Optional.of(
                new Series(hand.request().get(PlayedGin.HAND), hand.view().number()));
    }

    @Override
    protected List<Component> table(PlayedHand<GinSeries, SeenGin, GinMove> hand) {
        return List.of(
                new GinTable(hand.request().seed().number() + "-" + hand.view().number(), hand.view()));
    }

    @Override
    protected List<Component> beside(PlayedHand<GinSeries, SeenGin, GinMove> hand) {
        SeenGin seen = hand.view();
        return beside(new HollywoodTable(seen.sheet()), seen.story(), false);
    }

    @Override
    protected List<Component> besideTheEnd(
            PlayedHand<GinSeries, SeenGin, GinMove> hand, Finished<GinSeries, SeenGin, GinMove> end) {
        return beside(
                new HollywoodTable(end.state().sheet()),
                SeenGin.story(end.state().hand(), GinSeries.LEARNER),
                true);
    }

    private static List<Component> beside(HollywoodTable sheet, List<SeenGin.SeenPlay> story, boolean over) {
        return story.isEmpty() ? List.of(sheet) : List.of(sheet, new GinStory(story, over));
    }

    @Override
    protected Component end(PlayedHand<GinSeries, SeenGin, GinMove> hand, Finished<GinSeries, SeenGin, GinMove> end) {
        return new GinOutcome(end.state().hand());
    }

    @Override
    protected List<String> reviewed(OwnTurn<SeenGin, GinMove> turn) {
        return List.of("You held " + turn.before().sight().hand() + ".");
    }

    /** Those of the last hand. */
    @Override
    protected List<OwnTurn<SeenGin, GinMove>> ownTurns(PlayedHand<GinSeries, SeenGin, GinMove> hand) {
        int last = hand.view().number();
        return hand.turns().stream()
                .filter(turn -> turn.before().number() == last)
                .toList();
    }

    @Override
    protected List<NativeButton> ways(HandAddress address, PlayedHand<GinSeries, SeenGin, GinMove> hand) {
        boolean full = hand.view().sheet().isOver();
        int number = hand.view().number();
        NativeButton fresh = way("New score sheet", address.afresh(GIN));
        NativeButton again =
                way("The same hand again", address.again(ownTurns(hand).size()));
        List<NativeButton> ways = new ArrayList<>();
        if (full) {
            ways.addAll(List.of(fresh, again));
        } else {
            ways.addAll(List.of(way("Next hand", address.with(PlayedGin.HAND, String.valueOf(number + 1))), again));
            if (number > 1) {
                ways.add(fresh);
            }
        }
        return ways;
    }
}
