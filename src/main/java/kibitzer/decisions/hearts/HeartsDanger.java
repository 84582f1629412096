package kibitzer.decisions.hearts;

import static kibitzer.decisions.form.Field.required;

import java.util.List;
import kibitzer.advice.Instruction;
import kibitzer.advice.RuleDealer;
import kibitzer.conventions.hearts.HeartsDangers;
import kibitzer.conventions.hearts.HeartsSuit;
import kibitzer.conventions.hearts.HeartsSuitGround;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;

/** Whether a suit is safe, guarded or dangerous at hearts, by Culbertson's pointers (p. 245). */
final class HeartsDanger extends BookDecision<HeartsSuit, String> {
    private static final int MOST = 13;
    private static final PractisedRules RULES = PractisedRules.of(HeartsDangers.BOOK.practised());
    private static final RuleDealer<HeartsSuit, String> DEALING =
            new RuleDealer<>(HeartsDangers.BOOK, new HeartsSuitGround());

    HeartsDanger() {
        super(
                new Head(
                        "hearts/danger",
                        "Dangerous suits",
                        "hearts",
                        "whether a suit is safe, guarded or dangerous at hearts: whether it can be forced to win"),
                Form.of(
                        HeartsSuit::new,
                        required("holding", Kinds.holding(1, MOST), "the ranks that you hold of a suit")
                                .of(HeartsSuit::cards)),
                WordAnswer.OneWord.of(
                        HeartsDangers.SAFE,
                        "Safe",
                        HeartsDangers.GUARDED,
                        "Guarded",
                        HeartsDangers.DANGER,
                        "Dangerous"),
                RULES,
                HeartsDangers.BOOK.sources());
    }

    @Override
    public HeartsSuit deal(DealRequest request) {
        return DEALING.deal(RULES.asked(request), request.seed());
    }

    @Override
    protected Consulted<?, String> consult(HeartsSuit suit) {
        return new Consulted<>(HeartsDangers.BOOK, suit);
    }

    @Override
    public Prompt ask(HeartsSuit suit) {
        return new Prompt(
                "Is this suit safe, guarded or dangerous?", List.of(new Exhibit.Held("You hold", suit.cards())));
    }

    @Override
    public Instruction say(String answer) {
        return new Instruction("call it", answerKind().inside(answer));
    }
}
