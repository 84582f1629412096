package kibitzer.decisions.poker.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Ruling;
import kibitzer.conventions.poker.play.ActionAfterDraw;
import kibitzer.conventions.poker.play.Calls;
import kibitzer.conventions.poker.play.Games;
import kibitzer.conventions.poker.play.Misplays;
import kibitzer.conventions.poker.play.Openings;
import kibitzer.conventions.poker.play.PokerTable;
import kibitzer.conventions.poker.play.Raises;
import kibitzer.conventions.poker.play.Stage;
import kibitzer.conventions.poker.play.TableView;
import kibitzer.conventions.poker.play.Words;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;

/** A decision at a table of draw poker that is said in one word: open or pass; raise, call or drop; bet or check. */
public final class PokerChoice extends TableDecision<String> {
    private static final Map<String, String> LABELS = new LinkedHashMap<>();

    static {
        LABELS.put(Words.OPEN, "Open");
        LABELS.put(Words.PASS, "Pass");
        LABELS.put(Words.BET, "Bet");
        LABELS.put(Words.CHECK, "Check");
        LABELS.put(Words.RAISE, "Raise");
        LABELS.put(Words.CALL, "Call");
        LABELS.put(Words.STAY, "Stay in");
        LABELS.put(Words.DROP, "Drop");
    }

    private final String ask;
    private final List<String> allWords;
    private final Function<PokerTable, List<String>> words;
    private final Function<TableShown, TableShown> shown;

    /** To bet what only better hands pay for, where the reason does not say so itself. */
    @Override
    public Optional<String> claims(PokerTable table, String answer) {
        Advice<String> advice = advise(table);
        if (!advice.best().contains(Words.CHECK)) {
            return Optional.empty();
        }
        boolean isSaid =
                advice.rulings().stream().limit(1).anyMatch(ruling -> Calls.CALLED_BY_BETTER.contains(ruling.rule()));
        return Optional.of("mostly better hands would call").filter(claim -> answer.equals(Words.BET) && !isSaid);
    }

    /** That the average winning hand is the least that calls is ours: what the page says of it tells why less is dropped. */
    @Override
    public boolean isSpokenOf(PokerTable table, String answer) {
        boolean isToldByThePage = answer.equals(Words.CALL)
                && advise(table).rulings().stream()
                        .limit(1)
                        .anyMatch(ruling -> Calls.DROPPED_BY_THE_PAGE.contains(ruling.rule()));
        return misplay(table, answer).isPresent() || !isToldByThePage && super.isSpokenOf(table, answer);
    }

    @Override
    public List<Ruling<String>> whyNot(PokerTable table, String answer) {
        return misplay(table, answer).map(List::of).orElseGet(() -> super.whyNot(table, answer));
    }

    private Optional<Ruling<String>> misplay(PokerTable table, String answer) {
        return advise(table).rulings().stream()
                .findFirst()
                .flatMap(
                        deciding -> Misplays.of(new TableView(table), !allWords.contains(Words.BET), answer, deciding));
    }

    private PokerChoice(
            Head head,
            String ask,
            TableBooks<String> books,
            int playersIn,
            List<String> allWords,
            Function<PokerTable, List<String>> words,
            Function<TableShown, TableShown> shown) {
        super(head, new WordAnswer.OneWord(labels(allWords)), books, playersIn);
        this.ask = ask;
        this.allWords = allWords;
        this.words = words;
        this.shown = shown;
    }

    /** Whether to open a pot (Culbertson pp. 98-102). */
    public static PokerChoice opening() {
        List<String> words = List.of(Words.OPEN, Words.PASS);
        return new PokerChoice(
                new Head(
                        "poker/open",
                        "Opening a pot",
                        "draw-poker",
                        "whether to open a pot, by the seat and the number of players; the blind opening; lowball"),
                "Nobody has opened. Do you open?",
                new TableBooks<>(
                        List.of(Games.STANDARD, Games.BUG, Games.LOW, Games.ROUND_GAMES),
                        Openings.BOOKS,
                        Stage.OPENING),
                0,
                words,
                table -> words,
                table -> table.opening().seat().behind().known());
    }

    /** Whether to raise, call or drop before the draw (Culbertson pp. 99-102). */
    public static PokerChoice raising() {
        List<String> words = List.of(Words.RAISE, Words.CALL, Words.DROP);
        return new PokerChoice(
                new Head("poker/raise", "Raising before the draw", "draw-poker", "raise, call or drop before the draw"),
                "Do you raise, call or drop?",
                new TableBooks<>(
                        List.of(
                                Games.STANDARD,
                                Games.BUG,
                                Games.JOKER_WILD,
                                Games.LOW,
                                Games.HIGH_LOW,
                                Games.ROUND_GAMES),
                        Raises.BOOKS,
                        Stage.RAISING),
                1,
                words,
                table -> words,
                table -> table.opening().seat().in().behind().bets().known());
    }

    /** What to do after the draw, facing a bet or none (Culbertson pp. 99-101). */
    public static PokerChoice afterTheDraw() {
        List<String> bet = List.of(Words.RAISE, Words.CALL, Words.DROP);
        List<String> none = List.of(Words.BET, Words.CHECK, Words.DROP);
        return new PokerChoice(
                new Head(
                        "poker/call",
                        "Betting after the draw",
                        "draw-poker",
                        "bet, check, call, raise or drop after the draw"),
                "The draw is over. What do you do?",
                new TableBooks<>(
                        List.of(Games.STANDARD, Games.JOKER_WILD, Games.DEUCES_WILD, Games.LOW, Games.ROUND_GAMES),
                        Calls.BOOKS,
                        Stage.AFTER_THE_DRAW),
                1,
                List.of(Words.BET, Words.CHECK, Words.RAISE, Words.CALL, Words.DROP),
                table -> table.spoken().stream().anyMatch(said -> said.act() == ActionAfterDraw.Act.BET) ? bet : none,
                table -> table.opening().in().bets().spoken().known());
    }

    static Map<String, String> labels(List<String> words) {
        Map<String, String> labels = new LinkedHashMap<>();
        words.forEach(word -> labels.put(word, LABELS.getOrDefault(word, word)));
        return labels;
    }

    @Override
    public Choices<String> choices(PokerTable table) {
        return new Choices.Listed<>(words.apply(table));
    }

    @Override
    public List<String> idle() {
        return Stream.of(Words.PASS, Words.DROP).filter(allWords::contains).toList();
    }

    /** The words stand from the boldest word to the meekest; nothing in the hand speaks for a check that costs nothing. */
    @Override
    public boolean declines(String answer, String best) {
        if (best.equals(Words.CHECK)) {
            return false;
        }
        return isNothing(answer) || allWords.indexOf(answer) > allWords.indexOf(best);
    }

    @Override
    public Prompt ask(PokerTable table) {
        List<Exhibit> exhibits = shown.apply(new TableShown(table)).exhibits();
        return new Prompt(ask, exhibits);
    }
}
