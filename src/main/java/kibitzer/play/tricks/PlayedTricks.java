package kibitzer.play.tricks;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.Cards;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.exchange.Drawing;
import kibitzer.games.trick.exchange.Passing;
import kibitzer.games.trick.exchange.SpareHand;
import kibitzer.games.trick.exchange.StandersDraw;
import kibitzer.games.trick.exchange.TakenWidow;
import kibitzer.games.trick.plain.PlainPlayer;
import kibitzer.games.trick.plain.PlayerView;
import kibitzer.games.trick.settle.GamePoints;
import kibitzer.play.hand.DealtHands;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.Robot;
import kibitzer.play.hand.Score;
import kibitzer.play.hand.Turn;
import tools.jackson.databind.node.ObjectNode;

/** A game of tricks at the table, by its data alone: robots are plain players, and where its books are asked ({@link TricksTurns}) they follow them. */
public final class PlayedTricks implements PlayedGame<TricksSeries, SeenTricks, TrickMove> {
    /** The robot that plays by trying layouts; the only one there is where no book is asked. */
    public static final String PLAIN = "plain";

    /** The robot that follows the books, and plays plainly where they are silent. */
    public static final String BOOK = "book";

    private static final String WHY = "No book is asked here: any card that the rules allow may be played";
    private static final String CALLING = "No book is asked here: any call that the rules allow may be made";
    private static final Kind<TrickMove> MOVES = TrickMove.kind();

    /** Quick, as the hand is played again from its deal whenever a page is opened. */
    private static final PlainPlayer ROBOT = new PlainPlayer(4, 10);

    /** Which deal of a game is the last that is played. */
    public static final Field<Integer> DEALS = Field.optional(
            "deals",
            Kinds.number(1, TricksSeries.MOST_DEALS),
            1,
            "how many deals are played, one after the other, unless the game is over before");

    private static final int MOST_POINTS = 10_000;

    private final TrickGame game;
    private final Field<Integer> players;
    private final Optional<GamePoints> goal;
    private final Field<Integer> to;

    public PlayedTricks(TrickGame game) {
        this.game = game;
        List<Integer> tables = tables(game);
        this.players = Field.optional(
                "players",
                Kinds.number(tables.getFirst(), tables.getLast()),
                tables.contains(TableSeat.COMPASS) ? TableSeat.COMPASS : tables.getFirst(),
                "how many sit down");
        this.goal = GamePoints.of(game);
        this.to = Field.optional(
                "to",
                Kinds.number(1, MOST_POINTS),
                goal.map(GamePoints::points).orElse(MOST_POINTS),
                goal.filter(GamePoints::lost).isPresent()
                        ? "how many points against a player end the game"
                        : "how many points win the game");
    }

    /** The numbers of players for whom there are seats. */
    public static List<Integer> tables(TrickGame game) {
        return game.rules().dealing().players().stream()
                .filter(number -> number >= TableSeat.FEWEST && number <= TableSeat.MOST)
                .toList();
    }

    public TrickGame game() {
        return game;
    }

    /** How many sit down. */
    public Field<Integer> table() {
        return players;
    }

    @Override
    public String id() {
        return game.id();
    }

    @Override
    public String title() {
        return game.title();
    }

    @Override
    public List<Field<?>> options() {
        List<Field<?>> options = new ArrayList<>();
        if (tables(game).size() > 1) {
            options.add(players);
        }
        options.add(DEALS);
        goal.ifPresent(points -> options.add(to));
        return options;
    }

    /** The number wanted, or the next below for which there is a deal. */
    @Override
    public int players(DealRequest request) {
        int wanted = tables(game).size() == 1 ? tables(game).getFirst() : request.get(players);
        return tables(game).stream()
                .filter(number -> number <= wanted)
                .reduce((fewer, more) -> more)
                .orElseThrow();
    }

    /** Seats are numbered from the eldest hand; at a table of four chance says who deals. */
    @Override
    public TricksSeries deal(DealRequest request) {
        return TricksSeries.dealt(
                game,
                request.seed(),
                players(request),
                request.get(DEALS),
                goal.map(points -> points.at(request.get(to))));
    }

    @Override
    public Optional<TableSeat> toPlay(TricksSeries series) {
        return series.deal().toPlay().stream()
                .mapToObj(place -> new TableSeat(series.players(), place))
                .findFirst();
    }

    @Override
    public SeenTricks view(TricksSeries series, TableSeat seat) {
        return SeenTricks.of(series, seat);
    }

    @Override
    public Choices<TrickMove> lawful(SeenTricks seen) {
        return new Choices.Listed<>(seen.lawful());
    }

    @Override
    public Optional<String> objection(SeenTricks seen, TrickMove move) {
        return seen.lawful().contains(move) ? Optional.empty() : Optional.of(new Unlawful(seen).why(move));
    }

    @Override
    public TricksSeries after(TricksSeries series, TrickMove move) {
        return series.after(move);
    }

    /** Of all deals; the game is won, or the last deal was played, its pool taken without play, or thrown in. */
    @Override
    public Score score(TricksSeries series) {
        boolean taken =
                series.deal().outcome().filter(one -> !one.taking().isEmpty()).isPresent();
        String last = series.deal().play().isPresent() ? "played" : taken ? "taken" : "thrown-in";
        return new Score(
                series.scores().stream().map(points -> (int) Math.round(points)).toList(),
                series.winners().isEmpty() ? last : "game");
    }

    @Override
    public List<DealtHands> dealt(TricksSeries series) {
        return series.deals().stream()
                .map(hand ->
                        new DealtHands(hand.dealt().stream().map(Cards::list).toList(), hand.stock(), hand.turnUp()))
                .toList();
    }

    @Override
    public Kind<TrickMove> moves() {
        return MOVES;
    }

    @Override
    public boolean isJudged() {
        return TricksBooks.of(game).filter(TricksTurns::asks).isPresent();
    }

    /** Books speak of the call and the first lead, seldom of more. */
    @Override
    public int decisionsWorthADeal() {
        return 1;
    }

    @Override
    public Turn<TrickMove> turn(SeenTricks seen) {
        return TricksBooks.of(game).map(book -> book.of(seen)).orElseGet(() -> silent(seen));
    }

    private static Turn<TrickMove> silent(SeenTricks seen) {
        return new Turn.Silent<>(
                switch (seen.phase()) {
                    case CALLING, NAMING -> CALLING;
                    case EXCHANGING -> exchanging(seen.toLay().orElseThrow());
                    case LAYING_AWAY -> "You have taken the card turned, and lay one away";
                    case FIRST_LEAD -> "The suit of your lead becomes trumps";
                    case PLAYING, OVER -> WHY;
                });
    }

    /** What becomes of the cards, in a sentence without its full stop. */
    static String exchanging(ToLay turn) {
        return switch (turn.exchange()) {
            case Passing(int cards, var to) ->
                "They go to your " + to.word() + ", and you see those that come to you when all have passed";
            case Drawing drawing ->
                turn.least() == 0
                        ? "As many come from the stock; you may keep all your cards"
                        : "As many come from the stock; who has proposed throws one at least";
            case StandersDraw draw -> "As many come from the stock; you may keep all your cards";
            case SpareHand spare -> "Who takes the miss gives up the cards dealt to them";
            case TakenWidow widow -> "You have taken the widow, and as many cards go out of play";
        };
    }

    /** What the plain player does. */
    @Override
    public TrickMove usual(SeenTricks seen) {
        return switch (seen.phase()) {
            case CALLING, NAMING -> new TrickMove.Called(new PlainCaller(seen).call());
            case EXCHANGING -> new TrickMove.PutDown(new PlainPutDown(seen).cards());
            case LAYING_AWAY -> new TrickMove.Played(PlainCaller.toLayAway(seen), Optional.empty());
            case FIRST_LEAD -> new TrickMove.Played(PlainCaller.toLeadFirst(seen), Optional.empty());
            case PLAYING, OVER -> plain(seen.sight().orElseThrow());
        };
    }

    private static TrickMove plain(PlayerView sight) {
        PlainPlayer.Play play = ROBOT.play(sight);
        return new TrickMove.Played(play.card(), play.naming());
    }

    @Override
    public ObjectNode table(SeenTricks seen, TableSeat seat) {
        return TricksTableJson.of(seen);
    }

    @Override
    public TrickMove byTheBook(SeenTricks seen) {
        return TricksBooks.of(game)
                .flatMap(book -> book.byTheBook(seen))
                .filter(move -> objection(seen, move).isEmpty())
                .orElseGet(() -> usual(seen));
    }

    @Override
    public Map<String, Robot<SeenTricks, TrickMove>> robots() {
        Map<String, Robot<SeenTricks, TrickMove>> robots = new LinkedHashMap<>();
        if (TricksBooks.of(game).isPresent()) {
            robots.put(BOOK, (seen, chance) -> byTheBook(seen));
        }
        robots.put(PLAIN, (seen, chance) -> usual(seen));
        robots.put("random", (seen, chance) -> Robot.atRandom(this, seen, chance));
        return robots;
    }
}
