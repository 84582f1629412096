package kibitzer.decisions.rummy.gin.score;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Chance;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.Columns;
import kibitzer.decisions.answer.Tally;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.games.rummy.gin.play.GinGame;
import kibitzer.games.rummy.gin.play.GinGame.Line;

/** Add up the sheet of a game of gin: points, boxes, game and shutout (p. 32, 37). */
public final class GinSheet extends CountedDecision<GinSheet.GameWon, Tally> {
    /** More hands than that leave no room in the first sentence. */
    private static final int MOST_TOLD = 6;

    /**
     * A game that is over.
     *
     * @param hands the hands won in it, in order
     */
    public record GameWon(List<Line> hands) {

        /** @throws BadQuestion if the game does not end with the last hand */
        public GameWon {
            hands = List.copyOf(hands);
            GinGame game = GinGame.NEW;
            for (Line hand : hands) {
                if (game.isOver()) {
                    throw new BadQuestion(
                            "hands", "hands after a score of " + GinGame.TARGET, "a game that ends with its last hand");
                }
                game = game.with(hand);
            }
            if (!game.isOver()) {
                throw new BadQuestion(
                        "hands",
                        "the score is " + game.score(HandsWon.YOU) + " to " + game.score(HandsWon.HE),
                        "a game in which somebody reaches " + GinGame.TARGET);
            }
        }

        GinGame game() {
            return new GinGame(hands);
        }
    }

    private static final Columns SHEET = new Columns(columns("you", "You"), columns("he", "They"));
    private static final Form<GameWon> FORM = Form.of(GameWon::new, HandsWon.FIELD.of(GameWon::hands));

    private static final Source SOURCE =
            Source.source("gin-rummy", "gin.bonuses", "gin.illustration").onPage(32, 33);

    public GinSheet() {
        super(
                new Head(
                        "gin/sheet",
                        "The score of a game",
                        "gin-rummy",
                        "the score of a game: hands, boxes, game and shutout"),
                FORM,
                SHEET,
                List.of(SOURCE));
    }

    private static Map<String, String> columns(String who, String label) {
        Map<String, String> columns = new LinkedHashMap<>();
        columns.put(who + "-hands", label + ", hands");
        columns.put(who + "-boxes", label + ", boxes");
        columns.put(who + "-game", label + ", game");
        columns.put(who + "-shutout", label + ", shutout");
        return columns;
    }

    @Override
    public GameWon deal(DealRequest request) {
        Chance chance = request.seed().chance();
        GinGame game = GinGame.NEW;
        while (!game.isOver()) {
            game = game.with(HandsWon.dealt(chance));
        }
        return new GameWon(game.lines());
    }

    @Override
    protected CountedAnswer<Tally> count(GameWon position) {
        GinGame game = position.game();
        return CountedAnswer.of(rule(), SOURCE, List.of(sheet(game)), List.of(points(game), boxes(game), bonus(game)));
    }

    private static Tally sheet(GinGame game) {
        Map<String, Integer> points = new LinkedHashMap<>();
        put(points, "you", game, HandsWon.YOU);
        put(points, "he", game, HandsWon.HE);
        return SHEET.tally(points);
    }

    private static void put(Map<String, Integer> points, String who, GinGame game, int player) {
        points.put(who + "-hands", game.score(player));
        points.put(who + "-boxes", game.boxBonus(player));
        points.put(who + "-game", game.gameBonus(player));
        points.put(who + "-shutout", game.shutoutBonus(player));
    }

    private static Reason points(GinGame game) {
        return Reason.counted(
                "hands",
                game.score(HandsWon.YOU) - game.score(HandsWon.HE),
                "hands: you " + game.score(HandsWon.YOU) + ", they " + game.score(HandsWon.HE));
    }

    private static Reason boxes(GinGame game) {
        int more = game.boxes(HandsWon.YOU) - game.boxes(HandsWon.HE);
        return Reason.counted(
                "boxes",
                more,
                "boxes: you " + game.boxes(HandsWon.YOU) + ", they " + game.boxes(HandsWon.HE) + "; "
                        + (more == 0
                                ? "they cancel"
                                : GinGame.BOX * Math.abs(more) + (more > 0 ? " to you" : " to the opponent")));
    }

    private static Reason bonus(GinGame game) {
        int winner = game.winner().orElseThrow();
        return Reason.counted(
                "game",
                game.gameBonus(winner) + game.shutoutBonus(winner),
                (winner == HandsWon.YOU ? "you reach " : "the opponent reaches ") + GinGame.TARGET + ": "
                        + GinGame.GAME_BONUS
                        + (game.isShutout()
                                ? ", and " + GinGame.SHUTOUT_BONUS + " more for a shutout"
                                : " for the game"));
    }

    @Override
    protected List<Reason> against(GameWon position, Tally answer) {
        GinGame game = position.game();
        return SHEET.differences(sheet(game), answer, column -> working(game, column));
    }

    /** What goes into a column: "35 + 30 + 51, what the hands won count". */
    private static String working(GinGame game, String column) {
        int player = column.startsWith("he-") ? HandsWon.HE : HandsWon.YOU;
        int more = game.boxes(player) - game.boxes(1 - player);
        return switch (column.substring(column.indexOf('-') + 1)) {
            case "hands" ->
                switch (game.boxes(player)) {
                    case 0 -> "no hand was won";
                    case 1 -> HandsWon.sum(game, player) + " for the one hand won";
                    default ->
                        game.boxes(player) > MOST_TOLD
                                ? HandsWon.sum(game, player).replace(" ", "") + " for the " + game.boxes(player)
                                        + " hands won"
                                : HandsWon.sum(game, player) + " for the hands won";
                };
            case "boxes" ->
                "of the hands " + HandsWon.who(player) + " won " + game.boxes(player) + " and "
                        + HandsWon.who(1 - player) + " " + game.boxes(1 - player) + ", "
                        + (more > 0
                                ? GinGame.BOX + (more == 1 ? " for the one more" : " for each of the " + more + " more")
                                : "and only who won more writes boxes, for the difference");
            case "game" ->
                game.gameBonus(player) > 0 ? reached(game, player) : reached(game, 1 - player) + ", and won the game";
            case "shutout" ->
                game.isShutout()
                        ? game.gameBonus(player) > 0
                                ? HandsWon.who(1 - player) + " won no hand in the game"
                                : "it goes to the winner of the game"
                        : "both have won a hand, so there is none";
            default -> "your columns add up to " + game.total(HandsWon.YOU) + ", theirs to " + game.total(HandsWon.HE);
        };
    }

    /** "you reached 100 first, with 118 to 64". */
    private static String reached(GinGame game, int player) {
        return HandsWon.who(player) + " reached " + GinGame.TARGET + " first, with " + game.score(player) + " to "
                + game.score(1 - player);
    }

    @Override
    public List<Slip<Tally>> slips(GameWon position) {
        GinGame game = position.game();
        int winner = game.winner().orElseThrow();
        String who = winner == HandsWon.YOU ? "you" : "he";
        List<Slip<Tally>> slips = new ArrayList<>();
        slips.add(Slip.by(
                "do not set the boxes off against each other",
                with(
                        with(sheet(game), "you-boxes", GinGame.BOX * game.boxes(HandsWon.YOU)),
                        "he-boxes",
                        GinGame.BOX * game.boxes(HandsWon.HE))));
        slips.add(Slip.by("leave out the bonus for the game", with(sheet(game), who + "-game", 0)));
        slips.add(
                game.isShutout()
                        ? Slip.by("leave out the shutout", with(sheet(game), who + "-shutout", 0))
                        : Slip.by(
                                "give a shutout, though the other has won a hand",
                                with(sheet(game), who + "-shutout", GinGame.SHUTOUT_BONUS)));
        leftOut(game, HandsWon.YOU, "you-hands", "your hand of ", slips);
        leftOut(game, HandsWon.HE, "he-hands", "the opponent's hand of ", slips);
        return slips;
    }

    /** One hand is not added in; the boxes stand. */
    private static void leftOut(GinGame game, int player, String column, String hand, List<Slip<Tally>> slips) {
        game.lines().stream()
                .filter(line -> line.winner() == player)
                .map(Line::points)
                .distinct()
                .forEach(points -> slips.add(
                        Slip.by("leave out " + hand + points, with(sheet(game), column, game.score(player) - points))));
    }

    private static Tally with(Tally sheet, String column, int points) {
        Map<String, Integer> changed = new LinkedHashMap<>(sheet.points());
        changed.put(column, points);
        return SHEET.tally(changed);
    }

    @Override
    public Prompt ask(GameWon position) {
        return new Prompt(
                "The game is over. What goes on the sheet, boxes set off against each other?",
                HandsWon.exhibits(position.hands()));
    }
}
