package kibitzer.decisions.poker.table;

import static kibitzer.decisions.form.Field.required;

import java.util.List;
import kibitzer.advice.RuleDealer;
import kibitzer.conventions.poker.play.Declaration;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;

/** High, low or both at high-low poker with declarations (Culbertson p. 106). */
public final class PokerDeclare extends BookDecision<Declaration, String> {
    private static final PractisedRules RULES = PractisedRules.of(Declaration.BOOK.practised());
    private static final RuleDealer<Declaration, String> DEALER =
            new RuleDealer<>(Declaration.BOOK, new Declaration.Ground());

    private static final Form<Declaration> FORM = Form.of(
            PokerDeclare::declaration,
            required("high", Percent.KIND, "the chance of winning high").of(Declaration::high),
            required("low", Percent.KIND, "the chance of winning low").of(Declaration::low),
            required("both", Percent.KIND, "the chance of winning both").of(Declaration::both));

    private static Declaration declaration(int high, int low, int both) {
        Declaration read = new Declaration(high, low, both);
        int most = Math.min(read.high(), read.low());
        if (read.both() > most) {
            throw new BadQuestion(
                    "both", read.both() + " percent", "at most the lesser of the two, " + most + " percent");
        }
        return read;
    }

    public PokerDeclare() {
        super(
                new Head(
                        "poker/declare",
                        "Declaring at high-low",
                        "high-low-poker",
                        "high, low or both at high-low poker"),
                FORM,
                WordAnswer.OneWord.of(
                        Declaration.HIGH, "High", Declaration.LOW, "Low", Declaration.BOTH, "High and low"),
                RULES,
                Declaration.BOOK.sources());
    }

    @Override
    public Declaration deal(DealRequest request) {
        return DEALER.deal(RULES.asked(request), request.seed());
    }

    @Override
    protected Consulted<?, String> consult(Declaration declaration) {
        return new Consulted<>(Declaration.BOOK, declaration);
    }

    @Override
    public Prompt ask(Declaration declaration) {
        return new Prompt(
                "What do you declare?",
                List.of(
                        new Exhibit.Fact("You win high", HowMany.of(declaration.high(), "time") + " in a hundred"),
                        new Exhibit.Fact("You win low", HowMany.of(declaration.low(), "time") + " in a hundred"),
                        new Exhibit.Fact("You win both", HowMany.of(declaration.both(), "time") + " in a hundred")));
    }
}
