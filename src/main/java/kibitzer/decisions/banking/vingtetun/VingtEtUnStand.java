package kibitzer.decisions.banking.vingtetun;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleDealer;
import kibitzer.conventions.banking.vingtetun.StandOrHit;
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

/** Whether to stand or to take a card at vingt-et-un, by the pointers (p. 368). */
public final class VingtEtUnStand extends BookDecision<HandAtTable, String> {
    private static final RuleBook<VingtView, String> BOOK = StandOrHit.BOOK;
    private static final PractisedRules RULES = PractisedRules.of(BOOK.practised());
    private static final RuleDealer<VingtView, String> DEALING =
            new RuleDealer<>(BOOK, new VingtGround(VingtGround.Kind.ANY));
    private static final List<Worth.Choice> CHOICES = List.of(
            new Worth.Choice(StandOrHit.STAND, PlayAgainst::stand), new Worth.Choice(StandOrHit.HIT, PlayAgainst::hit));

    public VingtEtUnStand() {
        super(
                new Head(
                        "vingt-et-un/stand",
                        "Stand or hit",
                        "vingt-et-un",
                        "whether to stand or to take a card at vingt-et-un, by the card that the dealer shows"),
                TableFields.form(UnaryOperator.identity()),
                WordAnswer.OneWord.of(StandOrHit.HIT, "Hit", StandOrHit.STAND, "Stand"),
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
        return Optional.of(Worth.of(table, CHOICES, BOOK.best(table.view()), VingtEtUnRules.HOUSE));
    }

    @Override
    public Prompt ask(HandAtTable table) {
        return new Prompt("Do you stand, or take a card?", TableFields.shown(table));
    }

    @Override
    public Instruction say(String answer) {
        return Instruction.to(answer.equals(StandOrHit.HIT) ? "hit" : "stand");
    }
}
