package kibitzer.web.play.bridge;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.marking.Citations;
import kibitzer.play.bridge.BridgeScoring;
import kibitzer.play.bridge.mini.MiniBridgeDeal;
import kibitzer.play.bridge.mini.MiniBridgeMove;
import kibitzer.play.bridge.mini.MiniBridgePhase;
import kibitzer.play.bridge.mini.PlayedMiniBridge;
import kibitzer.play.bridge.mini.SeenMiniBridge;
import kibitzer.play.hand.Finished;
import kibitzer.play.hand.OwnTurn;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.PlayedHand;
import kibitzer.web.bridge.BridgeTable;
import kibitzer.web.field.Choice;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.play.HandAddress;
import kibitzer.web.play.PlayedPage;
import kibitzer.web.play.Shorthand;
import kibitzer.web.question.Desk;
import kibitzer.web.table.CardHand;

/** Mini-bridge: count, say who declares, name the contract and play it: {@code ?seed=7&said=13.south.game-NT.KS}. */
@UnderMenu(MenuEntry.PRACTICE)
@Route(PlayMiniBridgeView.PATH)
public class PlayMiniBridgeView extends PlayedPage<MiniBridgeDeal, SeenMiniBridge, MiniBridgeMove> {
    static final String PATH = "play/mini-bridge";

    private static final PlayedMiniBridge GAME = new PlayedMiniBridge();

    PlayMiniBridgeView(Desk desk, Citations citations) {
        super(desk, citations);
    }

    @Override
    protected String path() {
        return PATH;
    }

    @Override
    protected PlayedMiniBridge game(QueryParameters address) {
        return GAME;
    }

    @Override
    protected Shorthand shorthand() {
        return Shorthand.NONE;
    }

    @Override
    protected String heading(PlayedGame<MiniBridgeDeal, SeenMiniBridge, MiniBridgeMove> game) {
        return "Mini-bridge";
    }

    @Override
    protected String introduction() {
        return "Everybody says their points. The stronger side plays: its declarer sees dummy, names part score or game, and plays"
                + " both hands.";
    }

    @Override
    protected String piece() {
        return "deal";
    }

    @Override
    protected String pieceInFull() {
        return "deal of mini-bridge";
    }

    /** Before the play the question lays all that is to be seen. */
    @Override
    protected List<Component> table(PlayedHand<MiniBridgeDeal, SeenMiniBridge, MiniBridgeMove> hand) {
        return hand.view()
                .play()
                .<List<Component>>map(play -> List.of(new BridgeTable(play, play.from())))
                .orElse(List.of());
    }

    @Override
    protected Optional<CardHand> inHand(PlayedHand<MiniBridgeDeal, SeenMiniBridge, MiniBridgeMove> hand) {
        return hand.view()
                .play()
                .map(play -> new CardHand(
                        play.from() == play.seat() ? "Your hand" : "Partner's hand", play.hand(play.from())));
    }

    @Override
    protected String askFreely(PlayedHand<MiniBridgeDeal, SeenMiniBridge, MiniBridgeMove> hand) {
        return hand.view().play().filter(play -> play.from() != play.seat()).isPresent()
                ? "Which card do you play from partner's hand?"
                : "Which card do you play?";
    }

    @Override
    protected List<Component> beside(PlayedHand<MiniBridgeDeal, SeenMiniBridge, MiniBridgeMove> hand) {
        return List.of(new MiniBridgeStanding(hand.view()));
    }

    @Override
    protected Component end(
            PlayedHand<MiniBridgeDeal, SeenMiniBridge, MiniBridgeMove> hand,
            Finished<MiniBridgeDeal, SeenMiniBridge, MiniBridgeMove> end) {
        return new BridgeOutcome(end.state().play().orElseThrow().hand(), BridgeScoring.DUPLICATE);
    }

    @Override
    protected List<Component> besideTheEnd(
            PlayedHand<MiniBridgeDeal, SeenMiniBridge, MiniBridgeMove> hand,
            Finished<MiniBridgeDeal, SeenMiniBridge, MiniBridgeMove> end) {
        return beside(hand);
    }

    @Override
    protected List<Component> aboveTheReview(
            PlayedHand<MiniBridgeDeal, SeenMiniBridge, MiniBridgeMove> hand,
            Finished<MiniBridgeDeal, SeenMiniBridge, MiniBridgeMove> end) {
        return List.of(new BridgeCards(end.state().play().orElseThrow().hand()));
    }

    /** The cards on which no book speaks are gone through with all hands seen, and not one by one. */
    @Override
    protected boolean isReviewed(OwnTurn<SeenMiniBridge, MiniBridgeMove> turn) {
        return turn.answered().isPresent();
    }

    @Override
    protected List<String> reviewed(OwnTurn<SeenMiniBridge, MiniBridgeMove> turn) {
        SeenMiniBridge seen = turn.before();
        return List.of(seen.play().map(TurnWords::of).orElse("You held " + seen.hand() + "."));
    }

    @Override
    protected List<Component> choosers(
            HandAddress address, PlayedHand<MiniBridgeDeal, SeenMiniBridge, MiniBridgeMove> hand) {
        List<Component> choosers = new ArrayList<>();
        if (!hand.isOver()) {
            takeBack("Take back", address).ifPresent(choosers::add);
        }
        if (hand.view().phase() == MiniBridgePhase.PLAY) {
            int left = hand.view().play().orElseThrow().left();
            choosers.add(new ClaimForm(hand, left, word -> go(address.with(word))));
        }
        Choice<String> declares = new Choice<>();
        declares.setLabel("Declarer");
        declares.setItems(PlayedMiniBridge.WHO);
        declares.setItemLabelGenerator(word -> word.equals(PlayedMiniBridge.SOUTH) ? "You" : "Whoever has the points");
        declares.setValue(hand.request().get(PlayedMiniBridge.DECLARES));
        declares.addValueChangeListener(
                change -> go(address.afresh(hand.game()).with(PlayedMiniBridge.DECLARES, change.getValue())));
        choosers.add(declares);
        return choosers;
    }

    @Override
    protected List<NativeButton> ways(
            HandAddress address, PlayedHand<MiniBridgeDeal, SeenMiniBridge, MiniBridgeMove> hand) {
        HandAddress fresh = address.afresh(hand.game())
                .with(PlayedMiniBridge.DECLARES, hand.request().get(PlayedMiniBridge.DECLARES));
        return List.of(
                way("Next deal", fresh),
                way("The same deal again", address.again(ownTurns(hand).size())));
    }
}
