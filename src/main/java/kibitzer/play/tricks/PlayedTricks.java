package kibitzer.play.tricks;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.Dealing;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickRules;
import kibitzer.games.trick.TrumpMaking;
import kibitzer.games.trick.exchange.Drawing;
import kibitzer.games.trick.exchange.Passing;
import kibitzer.games.trick.exchange.TakenWidow;
import kibitzer.games.trick.plain.PlainPlayer;
import kibitzer.games.trick.plain.Sight;
import kibitzer.play.hand.Dealt;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.Robot;
import kibitzer.play.hand.Score;
import kibitzer.play.hand.Turn;
import tools.jackson.databind.node.ObjectNode;

/** A game of tricks at the table, by its data alone: robots are plain players, and where its books are asked ({@link TricksTurns}) they follow them. */
public final class PlayedTricks implements PlayedGame<TrickHand, SeenTricks, TrickMove> {
    /** The robot that plays by trying layouts; the only one there is where no book is asked. */
    public static final String PLAIN = "plain";

    /** The robot that follows the books, and plays plainly where they are silent. */
    public static final String BOOK = "book";

    private static final String WHY = "No book is asked here: any card that the rules allow may be played";
    private static final String CALLING = "No book is asked here: any call that the rules allow may be made";
    private static final Kind<TrickMove> MOVES = TrickMove.kind();

    /** Quick, as the hand is played again from its deal whenever a page is opened. */
    private static final PlainPlayer ROBOT = new PlainPlayer(4, 10);

    private final TrickGame game;
    private final Field<Integer> players;

    public PlayedTricks(TrickGame game) {
        this.game = game;
        List<Integer> tables = tables(game);
        this.players = Field.optional(
                "players",
                Kinds.number(tables.getFirst(), tables.getLast()),
                tables.contains(TableSeat.COMPASS) ? TableSeat.COMPASS : tables.getFirst(),
                "how many sit down");
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
        return tables(game).size() == 1 ? List.of() : List.of(players);
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
    public TrickHand deal(DealRequest request) {
        int seats = players(request);
        Chance chance = request.seed().chance();
        int dealer = seats == TableSeat.COMPASS ? chance.below(seats) : seats - 1;
        TrickRules rules = game.rules();
        List<Card> pack = new ArrayList<>(chance.shuffled(rules.pack().pack().cards()));
        Dealing dealing = rules.dealing();
        dealing.takenOut(seats, pack.size()).forEach(pack::remove);
        int each = dealing.cards().getOrDefault(seats, 1);
        List<Cards> hands = IntStream.range(0, seats)
                .mapToObj(place -> Cards.of(pack.subList(place * each, (place + 1) * each)))
                .toList();
        List<Card> rest = new ArrayList<>(pack.subList(seats * each, pack.size()));
        Optional<Card> turnUp = turned(rules, rest, hands.get(dealer));
        if (rules.stock().isDrawn()) {
            // the card turned lies under the stock and is drawn last; what does not go round is not drawn
            turnUp.ifPresent(rest::addLast);
            int over = rest.size() % seats;
            rest.subList(0, over).clear();
        }
        return TrickHand.of(game, dealer, hands, rest, turnUp);
    }

    /** The first card of the stock that may be trumps, taken from it; where all are dealt, one of the dealer's, or none where there may be no trumps. */
    private static Optional<Card> turned(TrickRules rules, List<Card> stock, Cards dealers) {
        TrumpMaking making = rules.making();
        boolean turns = switch (making.by()) {
            case TURN_UP, TURN_UP_OR_NAMED, TURN_UP_OR_CONTRACT -> true;
            default -> false;
        };
        if (!turns) {
            return Optional.empty();
        }
        if (stock.isEmpty() && making.noTrump()) {
            return Optional.empty();
        }
        List<Card> from = stock.isEmpty() ? dealers.list() : stock;
        Optional<Card> turned = from.stream()
                .filter(card -> card.hasSuit() && making.suits().contains(card.suit()))
                .findFirst();
        turned.ifPresent(stock::remove);
        return turned;
    }

    @Override
    public Optional<TableSeat> toPlay(TrickHand hand) {
        return hand.toPlay().stream()
                .mapToObj(place -> new TableSeat(hand.players(), place))
                .findFirst();
    }

    @Override
    public SeenTricks view(TrickHand hand, TableSeat seat) {
        return SeenTricks.of(hand, seat);
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
    public TrickHand after(TrickHand hand, TrickMove move) {
        return switch (move) {
            case TrickMove.Called(String word) -> hand.called(word);
            case TrickMove.PutDown(Cards cards) -> hand.laid(cards);
            case TrickMove.Played played -> hand.played(played);
        };
    }

    @Override
    public Score score(TrickHand hand) {
        boolean played = hand.play().isPresent();
        return new Score(
                HandResult.of(hand).scores().stream()
                        .map(points -> (int) Math.round(points))
                        .toList(),
                played ? "played" : "thrown-in");
    }

    @Override
    public List<Dealt> dealt(TrickHand hand) {
        return List.of(new Dealt(hand.dealt().stream().map(Cards::list).toList(), hand.stock(), hand.turnUp()));
    }

    @Override
    public Kind<TrickMove> moves() {
        return MOVES;
    }

    @Override
    public boolean isJudged() {
        return TricksBooks.of(game).isPresent();
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

    private static TrickMove plain(Sight sight) {
        PlainPlayer.Play play = ROBOT.play(sight);
        return new TrickMove.Played(play.card(), play.naming());
    }

    @Override
    public ObjectNode table(SeenTricks seen, TableSeat seat) {
        return TricksTableJson.of(seen);
    }

    @Override
    public TrickMove byTheBook(SeenTricks seen) {
        return TricksBooks.of(game).flatMap(book -> book.byTheBook(seen)).orElseGet(() -> usual(seen));
    }

    @Override
    public Map<String, Robot<SeenTricks, TrickMove>> robots() {
        Map<String, Robot<SeenTricks, TrickMove>> robots = new LinkedHashMap<>();
        robots.put(PLAIN, (seen, chance) -> usual(seen));
        if (TricksBooks.of(game).isPresent()) {
            robots.put(BOOK, (seen, chance) -> byTheBook(seen));
        }
        robots.put("random", (seen, chance) -> Robot.atRandom(this, seen, chance));
        return robots;
    }
}
