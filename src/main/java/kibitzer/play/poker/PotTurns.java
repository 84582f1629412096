package kibitzer.play.poker;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import kibitzer.cards.CardSet;
import kibitzer.conventions.poker.play.ActionAfterDraw;
import kibitzer.conventions.poker.play.Games;
import kibitzer.conventions.poker.play.Opening;
import kibitzer.conventions.poker.play.PokerTable;
import kibitzer.conventions.poker.play.PokerTable.Bets;
import kibitzer.conventions.poker.play.PokerTable.Seat;
import kibitzer.conventions.poker.play.StudTable;
import kibitzer.decisions.Decision;
import kibitzer.decisions.poker.table.PokerChoice;
import kibitzer.decisions.poker.table.PokerDraw;
import kibitzer.decisions.poker.table.PokerStay;
import kibitzer.decisions.poker.table.StayProblem;
import kibitzer.games.poker.Showing;
import kibitzer.games.poker.pot.BettingAction;
import kibitzer.games.poker.pot.Move;
import kibitzer.games.poker.pot.Move.Discard;
import kibitzer.games.poker.pot.Move.Word;
import kibitzer.games.poker.pot.Phase;
import kibitzer.games.poker.pot.Pot;
import kibitzer.games.poker.pot.PotSeat;
import kibitzer.marking.Question;
import kibitzer.play.hand.Turn;

/** Finds the question that the player in turn has before him, and what a robot does. */
final class PotTurns {
    private static final Decision<PokerTable, String> OPEN = PokerChoice.opening();
    private static final Decision<PokerTable, String> RAISE = PokerChoice.raising();
    private static final Decision<PokerTable, String> AFTER = PokerChoice.afterTheDraw();
    private static final Decision<PokerTable, CardSet> DRAW = new PokerDraw();
    private static final Decision<StayProblem, String> STAY = new PokerStay();

    private PotTurns() {}

    /** What the player in turn has before him. */
    static Turn<Move> of(Pot pot) {
        return switch (pot.phase()) {
            case OPENING -> asked(OPEN, table(pot), answer -> word(pot, answer));
            case FIRST_BETS -> asked(RAISE, table(pot), answer -> word(pot, answer));
            case DRAW -> asked(DRAW, table(pot), Discard::new);
            case LAST_BETS -> asked(AFTER, table(pot), answer -> word(pot, answer));
            case STUD_BETS -> stud(pot);
            case OVER -> throw new IllegalArgumentException("the pot is over");
        };
    }

    private static <P, A> Turn<Move> asked(Decision<P, A> decision, P position, Function<A, Move> move) {
        return new Turn.Asked<>(new Question<>(decision, position), move);
    }

    /**
     * Where the books say nothing: at stud a bet where the board is beaten; else the move that costs nothing, or dropping;
     * in the draw, standing pat.
     */
    static Move usual(Pot pot) {
        List<Word> words = pot.words();
        if (words.isEmpty()) {
            return new Discard(CardSet.EMPTY);
        }
        if (pot.phase() == Phase.STUD_BETS && !pot.isBet() && beatsTheBoard(pot)) {
            return Word.BET;
        }
        return words.stream()
                .filter(word -> word == Word.PASS || word == Word.CHECK)
                .findFirst()
                .orElse(words.contains(Word.DROP) ? Word.DROP : words.getFirst());
    }

    private static Turn<Move> stud(Pot pot) {
        if (pot.isBet()) {
            return asked(STAY, new StayProblem.AtStud(studTable(pot)), answer -> word(pot, answer));
        }
        return new Turn.Silent<>(
                pot.words().equals(List.of(Word.BET))
                        ? "The highest card showing must bet"
                        : "The book does not say when to bet at stud; the robots bet if they beat the board, and never raise");
    }

    private static boolean beatsTheBoard(Pot pot) {
        Showing own = Showing.of(pot.seat(pot.toAct()).cards());
        return others(pot).stream()
                .allMatch(other -> own.compareTo(Showing.of(pot.seat(other).up())) > 0);
    }

    /** "stay" calls; a raise beyond the last that is allowed is a call, and whoever may not open passes. */
    private static Move word(Pot pot, String answer) {
        List<Word> words = pot.words();
        Word meant = answer.equals("stay") ? Word.CALL : Word.valueOf(answer.toUpperCase(Locale.ROOT));
        if (words.contains(meant)) {
            return meant;
        }
        return meant == Word.RAISE && words.contains(Word.CALL) ? Word.CALL : usual(pot);
    }

    private static StudTable studTable(Pot pot) {
        PotSeat own = pot.seat(pot.toAct());
        return new StudTable(
                Games.FIVE_CARD_STUD,
                own.hand(),
                own.up(),
                others(pot).stream().map(other -> pot.seat(other).up()).toList(),
                pot.seats().size(),
                pot.chips(),
                pot.toCall());
    }

    private static PokerTable table(Pot pot) {
        int seat = pot.toAct();
        int players = pot.seats().size();
        List<Integer> in =
                others(pot).stream().filter(other -> isInThePot(pot, other)).toList();
        int behind = (int) pot.waiting().stream()
                .filter(other -> other != seat && !in.contains(other))
                .count();
        boolean firstBets = pot.phase() == Phase.FIRST_BETS;
        OptionalInt opener = pot.opener();
        Bets bets = new Bets(
                firstBets || pot.phase() == Phase.DRAW ? pot.raises() : 0,
                pot.chips(),
                pot.phase() == Phase.OPENING || pot.phase() == Phase.DRAW ? 0 : pot.toCall(),
                opener.isPresent() && opener.getAsInt() == seat);
        return new PokerTable(
                Games.STANDARD,
                pot.seat(seat).hand(),
                Opening.JACKS,
                new Seat(
                        players,
                        seat + 1,
                        in.size(),
                        pot.phase() == Phase.DRAW || pot.phase() == Phase.LAST_BETS ? 0 : behind),
                bets,
                pot.phase() == Phase.DRAW ? drawn(pot) : List.of(),
                pot.phase() == Phase.LAST_BETS ? spoken(pot) : List.of(),
                Set.of());
    }

    /** Before the draw only those who have staked are in; afterwards everybody left. */
    private static boolean isInThePot(Pot pot, int seat) {
        return switch (pot.phase()) {
            case OPENING -> false;
            case FIRST_BETS -> pot.seat(seat).staked() > 0;
            default -> true;
        };
    }

    private static List<Integer> others(Pot pot) {
        return pot.in().stream().filter(other -> other != pot.toAct()).toList();
    }

    /** What opponents still in have drawn before. */
    private static List<Integer> drawn(Pot pot) {
        return others(pot).stream()
                .flatMapToInt(other -> {
                    OptionalInt drew = pot.seat(other).drew();
                    return drew.isPresent() ? IntStream.of(drew.getAsInt()) : IntStream.empty();
                })
                .boxed()
                .toList();
    }

    private static List<ActionAfterDraw> spoken(Pot pot) {
        return pot.said().stream()
                .filter(said -> said.phase() == Phase.LAST_BETS && said.seat() != pot.toAct())
                .filter(said -> pot.seat(said.seat()).in())
                .map(said -> new ActionAfterDraw(
                        act(said), pot.seat(said.seat()).drew().orElse(0)))
                .toList();
    }

    private static ActionAfterDraw.Act act(BettingAction said) {
        return said.move() instanceof Word word
                ? switch (word) {
                    case BET -> ActionAfterDraw.Act.BET;
                    case CALL -> ActionAfterDraw.Act.CALL;
                    case RAISE -> ActionAfterDraw.Act.RAISE;
                    default -> ActionAfterDraw.Act.CHECK;
                }
                : ActionAfterDraw.Act.CHECK;
    }
}
