package kibitzer.web.play.bridge;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.ItemLabelGenerator;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.classroom.traveller.PlayedBoards;
import kibitzer.conventions.bridge.systems.Opponents;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.conventions.bridge.systems.Theme;
import kibitzer.decisions.form.Field;
import kibitzer.games.bridge.Seat;
import kibitzer.marking.Citations;
import kibitzer.marking.Explainer;
import kibitzer.marking.bidding.WholeAuction;
import kibitzer.play.bridge.BridgeHand;
import kibitzer.play.bridge.BridgeMove;
import kibitzer.play.bridge.BridgeOptions;
import kibitzer.play.bridge.BridgePhase;
import kibitzer.play.bridge.BridgeResult;
import kibitzer.play.bridge.BridgeScoring;
import kibitzer.play.bridge.BridgeSession;
import kibitzer.play.bridge.PlayedBridge;
import kibitzer.play.bridge.ProblemHands;
import kibitzer.play.bridge.RecordedDeal;
import kibitzer.play.bridge.SeenBridge;
import kibitzer.play.hand.Finished;
import kibitzer.play.hand.OwnTurn;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.PlayedHand;
import kibitzer.web.bridge.BridgeTable;
import kibitzer.web.bridge.FirstDepartures;
import kibitzer.web.bridge.TravellerTable;
import kibitzer.web.download.PbnDownload;
import kibitzer.web.field.Choice;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.play.HandAddress;
import kibitzer.web.play.PlayedPage;
import kibitzer.web.play.Series;
import kibitzer.web.play.Shorthand;
import kibitzer.web.question.Desk;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.SheetTable;
import kibitzer.web.visitor.Visitor;

/** Bridge, bid and played: {@code ?seed=7&system=acol&scoring=rubber&deals=2&said=1S.P.KS}. */
@UnderMenu(MenuEntry.PRACTICE)
@Route(PlayBridgeView.PATH)
public class PlayBridgeView extends PlayedPage<BridgeSession, SeenBridge, BridgeMove> {
    static final String PATH = "play/bridge";

    private static final PlayedBridge GAME = new PlayedBridge();

    private final transient Citations citations;
    private final transient PlayedBoards boards;
    private final transient Visitor visitor;

    PlayBridgeView(Desk desk, Citations citations, PlayedBoards boards, Visitor visitor) {
        super(desk, citations);
        this.citations = citations;
        this.boards = boards;
        this.visitor = visitor;
    }

    /** A duplicate board counts the first time. */
    @Override
    protected void ended(PlayedHand<BridgeSession, SeenBridge, BridgeMove> hand) {
        BridgeSession session = hand.end().orElseThrow().state();
        if (session.scoring() == BridgeScoring.DUPLICATE) {
            boards.keep(visitor.learner(), session.hand().board(), BridgeResult.of(session.hand()));
        }
    }

    @Override
    protected String path() {
        return PATH;
    }

    @Override
    protected PlayedBridge game(QueryParameters address) {
        return GAME;
    }

    @Override
    protected Shorthand shorthand() {
        return Shorthand.NONE;
    }

    @Override
    protected String heading(PlayedGame<BridgeSession, SeenBridge, BridgeMove> game) {
        return "Bridge, bid and played";
    }

    @Override
    protected String introduction() {
        return "Partner and opponents follow the books; where these are silent they play as well as they can from what they see. If"
                + " partner becomes declarer, you play both hands.";
    }

    @Override
    protected String introduction(PlayedHand<BridgeSession, SeenBridge, BridgeMove> hand) {
        return hand.view().problem().isPresent()
                ? "Opponents and partner play as well as can be as the cards lie."
                : introduction();
    }

    @Override
    protected String piece() {
        return "deal";
    }

    @Override
    protected String pieceInFull() {
        return "deal of bridge";
    }

    @Override
    protected Optional<Series> series(PlayedHand<BridgeSession, SeenBridge, BridgeMove> hand) {
        return Optional.of(
                new Series(hand.request().get(BridgeOptions.DEALS), hand.view().number()));
    }

    @Override
    protected List<Component> table(PlayedHand<BridgeSession, SeenBridge, BridgeMove> hand) {
        SeenBridge seen = hand.view();
        List<Component> table = new ArrayList<>();
        seen.problem().flatMap(ProblemHands::named).ifPresent(problem -> table.add(new ProblemIntroduction(problem)));
        if (seen.phase() == BridgePhase.PLAY) {
            table.add(new BridgeTable(seen, seen.from()));
        }
        return table;
    }

    @Override
    protected Optional<CardHand> inHand(PlayedHand<BridgeSession, SeenBridge, BridgeMove> hand) {
        SeenBridge seen = hand.view();
        Seat from = seen.from();
        return Optional.of(new CardHand(from == seen.seat() ? "Your hand" : "Partner's hand", seen.hand(from)));
    }

    @Override
    protected String askFreely(PlayedHand<BridgeSession, SeenBridge, BridgeMove> hand) {
        SeenBridge seen = hand.view();
        return seen.from() == seen.seat() ? "Which card do you play?" : "Which card do you play from partner's hand?";
    }

    @Override
    protected List<Component> beside(PlayedHand<BridgeSession, SeenBridge, BridgeMove> hand) {
        return List.of(new BridgeStanding(hand.view()));
    }

    @Override
    protected Component end(
            PlayedHand<BridgeSession, SeenBridge, BridgeMove> hand,
            Finished<BridgeSession, SeenBridge, BridgeMove> end) {
        BridgeSession session = end.state();
        Div over = new Div(new BridgeOutcome(session.hand(), session.scoring(), own(hand)));
        session.problem().ifPresent(problem -> over.add(new ProblemOutcome(problem, session.hand())));
        return over;
    }

    @Override
    protected List<Component> besideTheEnd(
            PlayedHand<BridgeSession, SeenBridge, BridgeMove> hand,
            Finished<BridgeSession, SeenBridge, BridgeMove> end) {
        BridgeSession session = end.state();
        List<Component> beside = new ArrayList<>();
        if (session.scoring() == BridgeScoring.RUBBER) {
            beside.add(new SheetTable(session.rubber()));
        } else {
            beside.add(new BridgeStanding(hand.view()));
        }
        beside.add(new PbnDownload(() -> RecordedDeal.of(session, new Explainer(citations))));
        return beside;
    }

    @Override
    protected List<Component> aboveTheReview(
            PlayedHand<BridgeSession, SeenBridge, BridgeMove> hand,
            Finished<BridgeSession, SeenBridge, BridgeMove> end) {
        BridgeHand played = end.state().hand();
        return end.state().scoring() == BridgeScoring.DUPLICATE
                ? List.of(
                        new TravellerTable(boards.traveller(visitor.learner(), played.board())),
                        new FirstDepartures(ownTurns(hand), citations),
                        new BridgeCards(played, own(hand)))
                : List.of(new BridgeCards(played, own(hand)));
    }

    private static Seat own(PlayedHand<BridgeSession, SeenBridge, BridgeMove> hand) {
        return Seat.values()[hand.learner().place()];
    }

    /** The cards on which no book speaks are gone through with all hands seen, and not one by one. */
    @Override
    protected boolean isReviewed(OwnTurn<SeenBridge, BridgeMove> turn) {
        return turn.answered().isPresent();
    }

    @Override
    protected List<Component> underTheReview(
            PlayedHand<BridgeSession, SeenBridge, BridgeMove> hand,
            Finished<BridgeSession, SeenBridge, BridgeMove> end) {
        BridgeHand played = end.state().hand();
        return played.bidding().auction().calls().isEmpty()
                ? List.of()
                : List.of(styled(
                        new Section(new AuctionReview(
                                new WholeAuction(
                                        end.state().practice(), played.board().deal(), played.bidding()),
                                citations,
                                /* cardsShown= */ true)),
                        "kb-bridge-auction"));
    }

    @Override
    protected List<String> reviewed(OwnTurn<SeenBridge, BridgeMove> turn) {
        SeenBridge seen = turn.before();
        if (seen.phase() != BridgePhase.PLAY) {
            return List.of("You held " + seen.hand() + ".");
        }
        return List.of(TurnWords.of(seen));
    }

    /** Those of the last deal. */
    @Override
    protected List<OwnTurn<SeenBridge, BridgeMove>> ownTurns(PlayedHand<BridgeSession, SeenBridge, BridgeMove> hand) {
        int number = hand.view().number();
        return hand.turns().stream()
                .filter(turn -> turn.before().number() == number)
                .toList();
    }

    @Override
    protected List<NativeButton> ways(HandAddress address, PlayedHand<BridgeSession, SeenBridge, BridgeMove> hand) {
        SeenBridge seen = hand.view();
        NativeButton again =
                way("The same deal again", address.again(ownTurns(hand).size()));
        boolean rubber = seen.scoring() == BridgeScoring.RUBBER;
        boolean over = seen.sheet().filter(sheet -> sheet.isOver()).isPresent();
        NativeButton fresh = way(rubber ? "New rubber" : "New deal", fresh(address, hand));
        if (seen.problem().isPresent()) {
            return ProblemHands.named(seen.problem().get())
                    .map(problem -> List.of(
                            way(
                                    "Another hand of this theme",
                                    address.again(address.said().size())
                                            .with(BridgeOptions.PROBLEM, ProblemHands.nextAfter(problem))),
                            again))
                    .orElseGet(() -> List.of(again));
        }
        if (seen.scoring() == BridgeScoring.SINGLE || over || address.with().containsKey("deal")) {
            return List.of(fresh, again);
        }
        NativeButton next = way(
                rubber ? "Next deal" : "Next board",
                address.with(BridgeOptions.DEALS, String.valueOf(seen.number() + 1)));
        return List.of(next, again, fresh);
    }

    private static HandAddress fresh(HandAddress address, PlayedHand<BridgeSession, SeenBridge, BridgeMove> hand) {
        HandAddress fresh = address.afresh(hand.game());
        for (Field<?> kept : BridgeOptions.KEPT) {
            if (address.with().containsKey(kept.name())) {
                fresh = fresh.with(kept, address.with().getOrDefault(kept.name(), ""));
            }
        }
        return fresh;
    }

    @Override
    protected List<Component> choosers(HandAddress address, PlayedHand<BridgeSession, SeenBridge, BridgeMove> hand) {
        List<Component> choosers = new ArrayList<>();
        if (!hand.isOver()) {
            takeBack("Take back", address).ifPresent(choosers::add);
            if (hand.view().phase() == BridgePhase.PLAY) {
                choosers.add(new ClaimForm(hand, hand.view().left(), word -> go(address.with(word))));
            }
        }
        choosers.add(choose(
                address,
                hand,
                "Played for",
                BridgeOptions.SCORING,
                BridgeScoring.words(),
                word -> BridgeScoring.named(word).title()));
        choosers.add(choose(
                address,
                hand,
                "System",
                BridgeOptions.SYSTEM,
                Systems.ids(),
                id -> Systems.of(id).name()));
        choosers.add(choose(
                address, hand, "Opponents", BridgeOptions.OPPONENTS, Opponents.words(), word -> switch (word) {
                    case Opponents.SAME -> "Bid the same";
                    case Opponents.SILENT -> "Only pass";
                    default -> "Bid " + Systems.of(word).name();
                }));
        choosers.add(choose(
                address,
                hand,
                "Deals",
                BridgeOptions.THEME,
                Stream.concat(Stream.of(""), Theme.words()).toList(),
                word -> Theme.named(word).map(Theme::label).orElse("Anything")));
        return choosers;
    }

    private Choice<String> choose(
            HandAddress address,
            PlayedHand<BridgeSession, SeenBridge, BridgeMove> hand,
            String label,
            Field<String> option,
            List<String> words,
            ItemLabelGenerator<String> labels) {
        Choice<String> select = new Choice<>();
        select.setLabel(label);
        select.setItems(words);
        select.setItemLabelGenerator(labels);
        select.setValue(hand.request().get(option));
        select.addValueChangeListener(change -> go(fresh(address, hand).with(option, change.getValue())));
        return select;
    }
}
