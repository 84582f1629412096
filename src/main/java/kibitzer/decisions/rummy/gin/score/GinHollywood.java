package kibitzer.decisions.rummy.gin.score;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
import kibitzer.games.rummy.gin.play.GinGame.Line;
import kibitzer.games.rummy.gin.play.HollywoodSheet;

/** How three games at once stand after some hands: each player's first goes in one game, his second in two (p. 38). */
public final class GinHollywood extends CountedDecision<GinHollywood.HandsPlayed, Tally> {
    private static final int LONGEST_DEALT = 8;
    private static final int SHORTEST_DEALT = 3;

    /**
     * Hands of hollywood gin.
     *
     * @param hands the hands won so far, in order
     */
    public record HandsPlayed(List<Line> hands) {

        /** @throws BadQuestion if a hand comes after the end of all three games */
        public HandsPlayed {
            hands = List.copyOf(hands);
            HollywoodSheet sheet = HollywoodSheet.NEW;
            for (Line hand : hands) {
                if (sheet.isOver()) {
                    throw new BadQuestion("hands", "hands after the end of all three games", "none after it");
                }
                sheet = sheet.with(hand);
            }
        }

        private HollywoodSheet sheet() {
            HollywoodSheet sheet = HollywoodSheet.NEW;
            for (Line hand : hands) {
                sheet = sheet.with(hand);
            }
            return sheet;
        }
    }

    private static final Columns COLUMNS = new Columns(columns("you", "You, game "), columns("he", "They, game "));
    private static final Form<HandsPlayed> FORM = Form.of(HandsPlayed::new, HandsWon.FIELD.of(HandsPlayed::hands));

    private static final Source SOURCE = Source.source("hollywood-gin");

    public GinHollywood() {
        super(
                new Head(
                        "gin/hollywood",
                        "Three games at once",
                        "hollywood-gin",
                        "how three games scored at once stand"),
                FORM,
                COLUMNS,
                List.of(SOURCE));
    }

    private static Map<String, String> columns(String who, String label) {
        Map<String, String> columns = new LinkedHashMap<>();
        for (int game = 1; game <= HollywoodSheet.GAMES; game++) {
            columns.put(who + "-" + game, label + game);
        }
        return columns;
    }

    @Override
    public HandsPlayed deal(DealRequest request) {
        Chance chance = request.seed().chance();
        int hands = SHORTEST_DEALT + chance.below(LONGEST_DEALT - SHORTEST_DEALT + 1);
        HollywoodSheet sheet = HollywoodSheet.NEW;
        List<Line> played = new ArrayList<>();
        while (played.size() < hands && !sheet.isOver()) {
            Line hand = HandsWon.dealt(chance);
            sheet = sheet.with(hand);
            played.add(hand);
        }
        return new HandsPlayed(played);
    }

    @Override
    protected CountedAnswer<Tally> count(HandsPlayed played) {
        HollywoodSheet sheet = HollywoodSheet.NEW;
        List<Reason> reasons = new ArrayList<>();
        int[] won = new int[2];
        for (Line hand : played.hands()) {
            List<Integer> columns = sheet.columns(hand.winner());
            won[hand.winner()]++;
            reasons.add(Reason.counted(
                    "entered-in",
                    columns.size(),
                    (hand.winner() == HandsWon.YOU ? "your " : "their ") + hand.points() + " of hand "
                            + (reasons.size() + 1)
                            + (columns.isEmpty()
                                    ? " goes in no game"
                                    : " goes in "
                                            + columns.stream()
                                                    .map(game -> "game " + (game + 1))
                                                    .collect(Collectors.joining(", ")))
                            + over(columns, won[hand.winner()])));
            sheet = sheet.with(hand);
        }
        return CountedAnswer.of(rule(), SOURCE, List.of(tally(played.sheet())), reasons);
    }

    /** "; game 1 was over", of the games that so many wins would enter. */
    private static String over(List<Integer> columns, int wins) {
        List<String> closed = IntStream.range(0, Math.min(wins, HollywoodSheet.GAMES))
                .filter(game -> !columns.contains(game))
                .mapToObj(game -> String.valueOf(game + 1))
                .toList();
        return closed.isEmpty()
                ? ""
                : " (game " + String.join(" and ", closed) + (closed.size() == 1 ? " was" : " were") + " over)";
    }

    private static Tally tally(HollywoodSheet sheet) {
        Map<String, Integer> points = new LinkedHashMap<>();
        for (int game = 0; game < HollywoodSheet.GAMES; game++) {
            points.put("you-" + (game + 1), sheet.games().get(game).score(HandsWon.YOU));
            points.put("he-" + (game + 1), sheet.games().get(game).score(HandsWon.HE));
        }
        return COLUMNS.tally(points);
    }

    @Override
    protected List<Reason> against(HandsPlayed played, Tally answer) {
        return COLUMNS.differences(tally(played.sheet()), answer, column -> working(played, column));
    }

    /** Which hands are entered there, and from which on: "your wins enter it from the second on, 25 + 2". */
    private static String working(HandsPlayed played, String column) {
        if (column.equals(Columns.TOTAL)) {
            return "yours added up, less theirs";
        }
        int player = column.startsWith("he-") ? HandsWon.HE : HandsWon.YOU;
        int number = Integer.parseInt(column.substring(column.indexOf('-') + 1));
        List<Line> wins = of(played.hands(), player);
        List<Line> entered = of(played.sheet().games().get(number - 1).lines(), player);
        boolean inOrder = entered.size() <= Math.max(0, wins.size() - number + 1)
                && wins.stream()
                        .skip(number - 1L)
                        .limit(entered.size())
                        .toList()
                        .equals(entered);
        String from = (player == HandsWon.YOU ? "your" : "their") + " wins enter this game from the "
                + List.of("first", "second", "third").get(number - 1) + " on, ";
        boolean isOverFirst = entered.isEmpty() && wins.size() >= number;
        return wins.size() < number
                ? tooFew(player, number, wins.size())
                : !inOrder
                        ? "what was entered is " + HandsWon.sum(entered)
                        : isOverFirst
                                ? tooLate(player, number, wins.get(number - 1))
                                : from
                                        + HandsWon.sum(entered)
                                        + (entered.size() < wins.size() - number + 1
                                                ? "; it was won before " + (player == HandsWon.YOU ? "your" : "their")
                                                        + " next"
                                                : "");
    }

    /** "they won only two hands, and this game takes wins from the third on". */
    private static String tooFew(int player, int number, int wins) {
        return (player == HandsWon.YOU ? "you" : "they") + " won "
                + switch (wins) {
                    case 0 -> "no hand";
                    case 1 -> "only one hand";
                    default -> "only two hands";
                }
                + (number == 1
                        ? ""
                        : ", and this game takes wins from the "
                                + List.of("first", "second", "third").get(number - 1) + " on");
    }

    /** "your second win, 5, was the first for this game, but came when it was over". */
    private static String tooLate(int player, int number, Line win) {
        return (player == HandsWon.YOU ? "your " : "their ")
                + List.of("first", "second", "third").get(number - 1) + " win, " + HandsWon.sum(List.of(win))
                + ", was the first to enter this game, but the game was over before it";
    }

    private static List<Line> of(List<Line> hands, int player) {
        return hands.stream().filter(hand -> hand.winner() == player).toList();
    }

    /** Every hand in all three games, or only in one. */
    @Override
    public List<Slip<Tally>> slips(HandsPlayed played) {
        Map<String, Integer> everywhere = new LinkedHashMap<>();
        Map<String, Integer> once = new LinkedHashMap<>();
        for (int game = 1; game <= HollywoodSheet.GAMES; game++) {
            everywhere.put("you-" + game, sum(played, HandsWon.YOU));
            everywhere.put("he-" + game, sum(played, HandsWon.HE));
            once.put("you-" + game, one(played, HandsWon.YOU, game));
            once.put("he-" + game, one(played, HandsWon.HE, game));
        }
        return List.of(
                Slip.by("write every hand in each game", COLUMNS.tally(everywhere)),
                Slip.by("write each hand in one game only", COLUMNS.tally(once)));
    }

    private static int sum(HandsPlayed played, int player) {
        return played.hands().stream()
                .filter(hand -> hand.winner() == player)
                .mapToInt(Line::points)
                .sum();
    }

    private static int one(HandsPlayed played, int player, int game) {
        return played.hands().stream()
                .filter(hand -> hand.winner() == player)
                .skip(game - 1L)
                .limit(1)
                .mapToInt(Line::points)
                .sum();
    }

    @Override
    public Prompt ask(HandsPlayed played) {
        return new Prompt(
                "Three games are scored at once. How do they stand now, bonuses for game and boxes left out?",
                HandsWon.exhibits(played.hands()));
    }
}
