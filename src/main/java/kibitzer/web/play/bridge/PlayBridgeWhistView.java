package kibitzer.web.play.bridge;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.marking.Citations;
import kibitzer.play.bridge.whist1904.BridgeWhistMove;
import kibitzer.play.bridge.whist1904.BridgeWhistPhase;
import kibitzer.play.bridge.whist1904.BridgeWhistSession;
import kibitzer.play.bridge.whist1904.PlayedBridgeWhist;
import kibitzer.play.bridge.whist1904.SeenBridgeWhist;
import kibitzer.play.hand.Finished;
import kibitzer.play.hand.OwnTurn;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.PlayedHand;
import kibitzer.web.bridge.BridgeTable;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.play.HandAddress;
import kibitzer.web.play.PlayedPage;
import kibitzer.web.play.Series;
import kibitzer.web.play.Shorthand;
import kibitzer.web.question.Desk;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.SheetTable;

/** Rubbers of bridge by the laws of 1904: {@code ?seed=7&deals=2&said=H.KS}. */
@UnderMenu(MenuEntry.PRACTICE)
@Route(PlayBridgeWhistView.PATH)
public class PlayBridgeWhistView extends PlayedPage<BridgeWhistSession, SeenBridgeWhist, BridgeWhistMove> {
    static final String PATH = "play/bridge-whist";

    private static final PlayedBridgeWhist GAME = new PlayedBridgeWhist();

    PlayBridgeWhistView(Desk desk, Citations citations) {
        super(desk, citations);
    }

    @Override
    protected String path() {
        return PATH;
    }

    @Override
    protected PlayedBridgeWhist game(QueryParameters address) {
        return GAME;
    }

    @Override
    protected Shorthand shorthand() {
        return Shorthand.NONE;
    }

    @Override
    protected String heading(PlayedGame<BridgeWhistSession, SeenBridgeWhist, BridgeWhistMove> game) {
        return "Bridge, as it was played in 1904";
    }

    @Override
    protected String introduction() {
        return "The dealer names trumps or leaves it to the partner; the others may double. Dealer plays dummy, and whoever wins the odd"
                + " tricks scores them.";
    }

    @Override
    protected String piece() {
        return "deal";
    }

    @Override
    protected String pieceInFull() {
        return "rubber of bridge by the laws of 1904";
    }

    @Override
    protected Optional<Series> series(PlayedHand<BridgeWhistSession, SeenBridgeWhist, BridgeWhistMove> hand) {
        return Optional.of(new Series(
                hand.request().get(PlayedBridgeWhist.DEALS), hand.view().number()));
    }

    @Override
    protected List<Component> table(PlayedHand<BridgeWhistSession, SeenBridgeWhist, BridgeWhistMove> hand) {
        SeenBridgeWhist seen = hand.view();
        return List.of(seen.play()
                .<Component>map(play -> new BridgeTable(play, play.from(), BridgeWhistWords.standing(seen)))
                .orElseGet(() -> new CardHand("Your hand", seen.hand())));
    }

    /** What is said is words, everything else is a card. */
    @Override
    protected Optional<CardHand> inHand(PlayedHand<BridgeWhistSession, SeenBridgeWhist, BridgeWhistMove> hand) {
        return hand.view()
                .play()
                .map(play -> new CardHand(
                        play.from() == play.seat() ? "Your hand" : "Partner's hand", play.hand(play.from())));
    }

    @Override
    protected String askFreely(PlayedHand<BridgeWhistSession, SeenBridgeWhist, BridgeWhistMove> hand) {
        SeenBridgeWhist seen = hand.view();
        if (seen.phase() == BridgeWhistPhase.DECLARING) {
            if (seen.declaring().trump().isPresent()) {
                return BridgeWhistWords.trumps(seen) + ". Do you "
                        + (seen.declaring().doubled() > 0 ? "redouble?" : "double?");
            }
            return seen.declaring().said().isEmpty()
                    ? "What is to be trumps?"
                    : "Partner leaves it to you. What is to be trumps?";
        }
        return seen.play().filter(play -> play.from() != play.seat()).isPresent()
                ? "Which card do you play from partner's hand?"
                : "Which card do you play?";
    }

    @Override
    protected String label(BridgeWhistMove move) {
        return BridgeWhistWords.label(move.word());
    }

    @Override
    protected List<Component> beside(PlayedHand<BridgeWhistSession, SeenBridgeWhist, BridgeWhistMove> hand) {
        SeenBridgeWhist seen = hand.view();
        List<Component> beside = new ArrayList<>();
        beside.add(new BridgeWhistStanding(seen));
        beside.add(new SheetTable(seen.rubber()));
        return beside;
    }

    @Override
    protected Component end(
            PlayedHand<BridgeWhistSession, SeenBridgeWhist, BridgeWhistMove> hand,
            Finished<BridgeWhistSession, SeenBridgeWhist, BridgeWhistMove> end) {
        return new BridgeWhistOutcome(end.state());
    }

    @Override
    protected List<Component> besideTheEnd(
            PlayedHand<BridgeWhistSession, SeenBridgeWhist, BridgeWhistMove> hand,
            Finished<BridgeWhistSession, SeenBridgeWhist, BridgeWhistMove> end) {
        return List.of(new SheetTable(end.state().rubber()));
    }

    @Override
    protected List<Component> aboveTheReview(
            PlayedHand<BridgeWhistSession, SeenBridgeWhist, BridgeWhistMove> hand,
            Finished<BridgeWhistSession, SeenBridgeWhist, BridgeWhistMove> end) {
        return List.of(BridgeCards.withoutPar(
                end.state().deal().play().orElseThrow().hand(),
                trick -> ownTurns(hand).stream()
                        .filter(turn -> isIn(trick, turn))
                        .findFirst()
                        .map(this::tryAgain)));
    }

    private static boolean isIn(int trick, OwnTurn<SeenBridgeWhist, BridgeWhistMove> turn) {
        return turn.before()
                .play()
                .filter(play -> play.history().size() == trick)
                .isPresent();
    }

    @Override
    protected List<String> reviewed(OwnTurn<SeenBridgeWhist, BridgeWhistMove> turn) {
        return List.of();
    }

    /** Those of the last deal. */
    @Override
    protected List<OwnTurn<SeenBridgeWhist, BridgeWhistMove>> ownTurns(
            PlayedHand<BridgeWhistSession, SeenBridgeWhist, BridgeWhistMove> hand) {
        int number = hand.view().number();
        return hand.turns().stream()
                .filter(turn -> turn.before().number() == number)
                .toList();
    }

    @Override
    protected List<Component> choosers(
            HandAddress address, PlayedHand<BridgeWhistSession, SeenBridgeWhist, BridgeWhistMove> hand) {
        List<Component> choosers = new ArrayList<>();
        if (!hand.isOver()) {
            takeBack("Take back", address).ifPresent(choosers::add);
        }
        hand.view()
                .play()
                .filter(play -> !hand.isOver())
                .ifPresent(play -> choosers.add(new ClaimForm(hand, play.left(), word -> go(address.with(word)))));
        return choosers;
    }

    @Override
    protected List<NativeButton> ways(
            HandAddress address, PlayedHand<BridgeWhistSession, SeenBridgeWhist, BridgeWhistMove> hand) {
        NativeButton fresh = way("New rubber", address.afresh(hand.game()));
        NativeButton again =
                way("The same deal again", address.again(ownTurns(hand).size()));
        SeenBridgeWhist seen = hand.view();
        if (seen.rubber().isOver() || seen.number() == PlayedBridgeWhist.MOST_DEALS) {
            return List.of(fresh, again);
        }
        return List.of(
                way("Next deal", address.with(PlayedBridgeWhist.DEALS, String.valueOf(seen.number() + 1))),
                again,
                fresh);
    }
}
