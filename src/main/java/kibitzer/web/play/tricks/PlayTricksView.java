package kibitzer.web.play.tricks;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteParameters;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.games.trick.plain.PlainPlayer;
import kibitzer.marking.Citations;
import kibitzer.play.hand.Finished;
import kibitzer.play.hand.OwnTurn;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.PlayedHand;
import kibitzer.play.hand.Turn;
import kibitzer.play.tricks.GameStanding;
import kibitzer.play.tricks.Phase;
import kibitzer.play.tricks.PlayedTricks;
import kibitzer.play.tricks.SeenTricks;
import kibitzer.play.tricks.TrickMove;
import kibitzer.play.tricks.TrickTables;
import kibitzer.play.tricks.TricksSeries;
import kibitzer.web.field.Choice;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.play.HandAddress;
import kibitzer.web.play.PlayedPage;
import kibitzer.web.play.Series;
import kibitzer.web.play.Shorthand;
import kibitzer.web.play.Ticks;
import kibitzer.web.question.Desk;
import kibitzer.web.table.CardHand;
import kibitzer.wording.Sentence;

/** A game of tricks against players that follow its books, plain ones where it has none: {@code /play/tricks/euchre?seed=7&said=call_pass.9C}. */
@UnderMenu(MenuEntry.PRACTICE)
@Route(PlayTricksView.PATH + "/:game")
public class PlayTricksView extends PlayedPage<TricksSeries, SeenTricks, TrickMove> {
    static final String PATH = "play/tricks";
    static final String GAME = "game";

    /** An answer of no card at all would be nothing in the address. */
    private static final Shorthand NO_CARD = new Shorthand(Map.of("", "none"), Map.of());

    private transient Optional<PlayedTricks> game = Optional.empty();
    private String asked = "";

    PlayTricksView(Desk desk, Citations citations) {
        super(desk, citations);
    }

    @Override
    protected void enter(RouteParameters parameters) {
        String word = parameters.get(GAME).orElse("");
        if (game.filter(known -> known.id().equals(word)).isEmpty()) {
            game = TrickGames.find(word)
                    .filter(known -> TrickTables.barred(known).isEmpty())
                    .map(PlayedTricks::new);
            asked = word;
        }
    }

    @Override
    protected String path() {
        return PATH + "/" + game.orElseThrow().id();
    }

    @Override
    protected PlayedTricks game(QueryParameters address) {
        return game.orElseThrow(() -> new BadQuestion(
                GAME,
                "\"" + asked + "\"",
                TrickGames.find(asked)
                        .flatMap(TrickTables::barred)
                        .map(why -> "another game, for here " + why)
                        .orElse("one of the games of tricks at /" + PATH)));
    }

    @Override
    protected Shorthand shorthand() {
        return NO_CARD;
    }

    @Override
    protected String heading(PlayedGame<TricksSeries, SeenTricks, TrickMove> played) {
        return "A hand of " + played.title();
    }

    @Override
    protected String introduction() {
        if (game.orElseThrow().isJudged()) {
            return "The others follow the book where it speaks, and else play as well as they can from what they see. So are you judged: by"
                    + " the book where it speaks, and else by nobody.";
        }
        return "Each of the others is "
                + (game.orElseThrow().robots().containsKey(PlayedTricks.BOOK)
                        ? "a player that follows the pointers of the book. What the rules"
                        : PlainPlayer.NAME + ": they try how the cards that they cannot see may lie. What the rules")
                + " allow is told at every turn; nothing is judged.";
    }

    @Override
    protected String piece() {
        return "deal";
    }

    @Override
    protected Optional<Series> series(PlayedHand<TricksSeries, SeenTricks, TrickMove> hand) {
        return Optional.of(new Series(
                hand.request().get(PlayedTricks.DEALS), hand.view().standing().number()));
    }

    /** Those of the last deal. */
    @Override
    protected List<OwnTurn<SeenTricks, TrickMove>> ownTurns(PlayedHand<TricksSeries, SeenTricks, TrickMove> hand) {
        int number = hand.view().standing().number();
        return hand.turns().stream()
                .filter(turn -> turn.before().standing().number() == number)
                .toList();
    }

    @Override
    protected List<NativeButton> ways(HandAddress address, PlayedHand<TricksSeries, SeenTricks, TrickMove> hand) {
        GameStanding standing = hand.view().standing();
        NativeButton fresh = way("New game", fresh(address, hand));
        NativeButton again =
                way("The same deal again", address.again(ownTurns(hand).size()));
        boolean last = standing.isWon() && !standing.isFollowed();
        if (last || standing.played() == TricksSeries.MOST_DEALS) {
            return List.of(fresh, again);
        }
        String deals = String.valueOf(standing.played() + 1);
        String next = standing.isWon() ? "Next game" : "Next deal";
        return List.of(way(next, address.with(PlayedTricks.DEALS, deals)), again, fresh);
    }

    /** Another game at the same table. */
    private HandAddress fresh(HandAddress address, PlayedHand<TricksSeries, SeenTricks, TrickMove> hand) {
        HandAddress other = address.afresh(hand.game());
        PlayedTricks played = game.orElseThrow();
        return played.options().contains(played.table())
                        && address.with().containsKey(played.table().name())
                ? other.with(played.table(), String.valueOf(hand.view().players()))
                : other;
    }

    @Override
    protected String pieceInFull() {
        return "hand of a game of tricks";
    }

    @Override
    protected List<Component> table(PlayedHand<TricksSeries, SeenTricks, TrickMove> hand) {
        SeenTricks seen = hand.view();
        List<Component> table = new ArrayList<>(List.of(new TricksTable(name(hand), seen)));
        boolean silent = hand.next().filter(Turn.Silent.class::isInstance).isPresent();
        if (silent && inHand(hand).isEmpty()) {
            table.add(own(seen));
        }
        return table;
    }

    /** Of the game with all its deals. */
    private static String name(PlayedHand<TricksSeries, SeenTricks, TrickMove> hand) {
        return hand.view().game().id() + "-" + hand.view().players() + "-"
                + hand.request().seed().number();
    }

    private static CardHand own(SeenTricks seen) {
        List<Card> cards = seen.hand().list();
        CardHand hand = new CardHand("Your hand", cards);
        hand.getElement().setAttribute("sort", "suit");
        return hand;
    }

    /** Calls are words, everything else is a card. */
    @Override
    protected Optional<CardHand> inHand(PlayedHand<TricksSeries, SeenTricks, TrickMove> hand) {
        Phase phase = hand.view().phase();
        return phase == Phase.CALLING || phase == Phase.NAMING ? Optional.empty() : Optional.of(own(hand.view()));
    }

    @Override
    protected Optional<Ticks> ticks(PlayedHand<TricksSeries, SeenTricks, TrickMove> hand) {
        return hand.view()
                .toLay()
                .map(turn -> new Ticks(turn.least(), turn.most(), ExchangeWords.verb(turn.exchange()), TrickMove.LAY));
    }

    @Override
    protected String askFreely(PlayedHand<TricksSeries, SeenTricks, TrickMove> hand) {
        return hand.view().toLay().map(ExchangeWords::question).orElseGet(() -> super.askFreely(hand));
    }

    @Override
    protected String label(TrickMove move) {
        String said = move instanceof TrickMove.Called(String word) ? CallWords.of(word) : move.toString();
        return Sentence.capital(said);
    }

    @Override
    protected List<Component> beside(PlayedHand<TricksSeries, SeenTricks, TrickMove> hand) {
        return List.of(
                new TricksStanding(hand.view()),
                new GameRules(game.orElseThrow().game()));
    }

    @Override
    protected Component end(
            PlayedHand<TricksSeries, SeenTricks, TrickMove> hand, Finished<TricksSeries, SeenTricks, TrickMove> end) {
        return new TricksOutcome(hand.view(), end.state().results().getLast());
    }

    @Override
    protected List<Component> besideTheEnd(
            PlayedHand<TricksSeries, SeenTricks, TrickMove> hand, Finished<TricksSeries, SeenTricks, TrickMove> end) {
        return List.of(new GameSheet(hand.view()), new TricksReview(end.state().deal(), hand.view()));
    }

    @Override
    protected List<String> reviewed(OwnTurn<SeenTricks, TrickMove> turn) {
        return new TurnTold(turn.before()).sentences();
    }

    /** What was played where the book is silent stands trick by trick. */
    @Override
    protected boolean isReviewed(OwnTurn<SeenTricks, TrickMove> turn) {
        return turn.answered().isPresent();
    }

    @Override
    protected List<Component> choosers(HandAddress address, PlayedHand<TricksSeries, SeenTricks, TrickMove> hand) {
        List<Component> choosers = new ArrayList<>();
        takeBack("Take back my last move", address).ifPresent(choosers::add);
        TrickGame played = game.orElseThrow().game();
        if (PlayedTricks.tables(played).size() > 1) {
            Choice<Integer> players = new Choice<>();
            players.setLabel("Players");
            players.setItems(PlayedTricks.tables(played));
            players.setValue(hand.view().players());
            players.addValueChangeListener(
                    change -> go(address.again(address.said().size())
                            .with(game.orElseThrow().table(), String.valueOf(change.getValue()))));
            choosers.add(players);
        }
        return choosers;
    }
}
