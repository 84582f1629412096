package kibitzer.decisions.banking.vingtetun;

import static kibitzer.conventions.banking.vingtetun.DoubleOnEleven.NO;
import static kibitzer.conventions.banking.vingtetun.DoubleOnEleven.YES;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleDealer;
import kibitzer.conventions.banking.vingtetun.DoubleOnEleven;
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

/** Whether to double for one card down to eleven: the book would not (p. 368). */
public final class VingtEtUnDouble extends BookDecision<HandAtTable, String> {
    private static final RuleBook<VingtView, String> BOOK = DoubleOnEleven.BOOK;
    private static final PractisedRules RULES = PractisedRules.of(BOOK.practised());
    private static final RuleDealer<VingtView, String> DEALING =
            new RuleDealer<>(BOOK, new VingtGround(VingtGround.Kind.TWO_CARDS));
    private static final List<Worth.Choice> CHOICES =
            List.of(new Worth.Choice(YES, PlayAgainst::doubled), new Worth.Choice(NO, PlayAgainst::onward));

    public VingtEtUnDouble() {
        super(
                new Head(
                        "vingt-et-un/double",
                        "One card down to eleven",
                        "vingt-et-un",
                        "whether to double the bet for one card more at vingt-et-un"),
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

    @Override
    public Optional<Reckoning<String>> reckon(HandAtTable table) {
        return Optional.of(Worth.of(table, CHOICES, BOOK.best(table.view()), VingtEtUnRules.ANY_TWO_DOUBLED));
    }

    @Override
    public Prompt ask(HandAtTable table) {
        return new Prompt("Do you double your bet for one card, and no more?", TableFields.shown(table));
    }

    @Override
    public Instruction say(String answer) {
        return answer.equals(YES) ? Instruction.to("double") : Instruction.notTo("double");
    }
}
