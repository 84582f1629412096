package kibitzer.decisions.banking.vingtetun;

import static kibitzer.conventions.banking.vingtetun.DoubleOnEleven.NO;
import static kibitzer.conventions.banking.vingtetun.DoubleOnEleven.YES;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.conventions.banking.vingtetun.DoubleOnEleven;
import kibitzer.conventions.banking.vingtetun.SplitPairs;
import kibitzer.conventions.banking.vingtetun.VingtGround;
import kibitzer.conventions.banking.vingtetun.VingtView;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Prompt;
import kibitzer.games.banking.vingtetun.PlayAgainst;
import kibitzer.games.banking.vingtetun.VingtEtUnRules;

/** Whether to play a pair as two hands: aces, says the book, and no others (p. 368). */
public final class VingtEtUnSplit extends BookDecision<HandAtTable, String> {
    private static final RuleBook<VingtView, String> BOOK = SplitPairs.BOOK;
    private static final PractisedRules RULES = PractisedRules.of(BOOK.practised());
    private static final RuleDealer<VingtView, String> DEALING =
            new RuleDealer<>(BOOK, new VingtGround(VingtGround.Kind.PAIRS));
    private static final List<Worth.Choice> CHOICES =
            List.of(new Worth.Choice(YES, PlayAgainst::split), new Worth.Choice(NO, PlayAgainst::onward));

    private static final Map<String, String> WHOLE = Map.of(
            "fours", "two fours make 8, which a ten or ace makes good, while one four is a poor start",
            "fives", "two fives make 10, which many a card makes good, while one five is a poor start",
            "nines", "two nines make 18, good enough to stand on",
            "tens", "two cards that count ten make 20, which only 21 beats");

    public VingtEtUnSplit() {
        super(
                new Head(
                        "vingt-et-un/split",
                        "Two hands of a pair",
                        "vingt-et-un",
                        "whether to split a pair at vingt-et-un"),
                TableFields.form(HandAtTable::firstTwo),
                WordAnswer.OneWord.of(YES, "Yes", NO, "No"),
                RULES,
                BOOK.sources());
    }

    @Override
    public HandAtTable deal(DealRequest request) {
        return HandAtTable.dealt(
                DEALING.deal(RULES.asked(request), request.seed()),
                request.seed().deal(1).chance());
    }

    @Override
    protected Consulted<?, String> consult(HandAtTable table) {
        return new Consulted<>(BOOK, table.view());
    }

    /** Nothing for two cards of different values, which cannot be split. */
    @Override
    public Optional<Reckoning<String>> reckon(HandAtTable table) {
        return table.counted().isPair()
                ? Optional.of(Worth.of(table, CHOICES, BOOK.best(table.view()), VingtEtUnRules.HOUSE))
                : Optional.empty();
    }

    /** Of two cards of different ranks only that they are: which pairs are split is nothing to them. */
    @Override
    public List<Ruling<String>> whyNot(HandAtTable table, String answer) {
        List<Ruling<String>> all = super.whyNot(table, answer);
        List<Ruling<String>> noPair = all.stream()
                .filter(ruling -> ruling.failing().stream().anyMatch(reason -> Boolean.FALSE.equals(reason.actual())))
                .toList();
        return noPair.isEmpty()
                ? Stream.concat(whole(table.view(), answer).stream(), all.stream())
                        .toList()
                : noPair;
    }

    /** What a pair that is surely not to be split makes as one hand: "two nines make 18, good enough to stand on". */
    private static Optional<Ruling<String>> whole(VingtView view, String answer) {
        Optional<String> made = answer.equals(YES) ? Optional.ofNullable(WHOLE.get(view.pair())) : Optional.empty();
        return made.map(words -> new Ruling<>(
                "vingt-et-un.split.surely-unwise",
                Source.source("vingt-et-un.p02"),
                List.of(answer),
                List.of(),
                Standing.FAILS,
                List.of(Reason.missing("whole", view.pair(), words + "; splitting them is surely unwise", "no", ""))));
    }

    @Override
    public boolean declines(String answer, String best) {
        return answer.equals(DoubleOnEleven.NO);
    }

    @Override
    public Prompt ask(HandAtTable table) {
        return new Prompt("Do you split, and play two hands?", TableFields.shown(table));
    }

    @Override
    public Instruction say(String answer) {
        return answer.equals(YES) ? Instruction.to("split") : Instruction.notTo("split");
    }
}
