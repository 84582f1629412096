package kibitzer.decisions.loo;

import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.conventions.loo.LooLeadGround;
import kibitzer.conventions.loo.LooLeadView;
import kibitzer.conventions.loo.LooLeads;
import kibitzer.conventions.loo.LooView;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;

/** Which card to lead at three-card loo, by its rules and the hints of Round Games with Cards (pp. 20-21 and 30). */
final class LooLead extends BookDecision<LooLeadView, Card> {
    private static final PractisedRules RULES = PractisedRules.of(LooLeads.BOOK.practised());
    private static final RuleDealer<LooLeadView, Card> DEALING = new RuleDealer<>(LooLeads.BOOK, new LooLeadGround());

    private static final Field<CardSet> HAND = required(
            "hand",
            Kinds.cards(1, LooView.HAND),
            "three cards before the first lead, two after the first trick was won");
    private static final Field<Integer> STANDERS =
            required("standers", Kinds.number(2, LooLeadView.MOST), "how many play, you among them");

    private static final Form<LooLeadView> FORM = Form.of(
            List.of(
                    HAND.of(LooLeadView::hand),
                    LooStand.TRUMP.of(LooLeadView::trump),
                    LooStand.TURN_UP.of(LooLeadView::turnUp),
                    STANDERS.of(LooLeadView::standers)),
            values -> {
                LooStand.turnedUp(values.find(LooStand.TRUMP), values.get(LooStand.TURN_UP), values.get(HAND));
                return new LooLeadView(values.get(HAND), values.get(LooStand.TURN_UP), values.get(STANDERS));
            });

    LooLead() {
        super(
                new Head(
                        "loo/lead",
                        "The lead at loo",
                        "three-card-loo",
                        "which card to lead at three-card loo; beside it the chance of a trick"),
                FORM,
                new CardAnswer.OneCard(),
                RULES,
                LooLeads.BOOK.sources());
    }

    @Override
    public LooLeadView deal(DealRequest request) {
        return DEALING.deal(RULES.asked(request), request.seed());
    }

    @Override
    public Choices<Card> choices(LooLeadView view) {
        return new Choices.Listed<>(view.hand().toList());
    }

    @Override
    public Optional<String> objection(LooLeadView view, Card answer) {
        if (!view.hand().contains(answer)) {
            return Optional.of("the " + answer.inWords() + " is not in this hand");
        }
        return view.lawful().contains(answer) ? Optional.empty() : Optional.of(view.why(answer));
    }

    @Override
    protected Consulted<?, Card> consult(LooLeadView view) {
        return new Consulted<>(LooLeads.BOOK, view);
    }

    @Override
    public Advice<Card> advise(LooLeadView view) {
        return super.advise(view).withoutNearMisses();
    }

    /** What the rule that decides finds in the card. */
    @Override
    public List<Ruling<Card>> whyNot(LooLeadView view, Card answer) {
        List<Ruling<Card>> deciding = consult(view).whyNotOfDeciding(answer);
        return deciding.isEmpty() ? super.whyNot(view, answer) : deciding;
    }

    /** Of two side cards the smallest is led. */
    @Override
    public Optional<String> claims(LooLeadView view, Card answer) {
        Card best = advise(view).best().getFirst();
        boolean beside = answer.suit() != view.trump() && best.suit() != view.trump();
        return beside && answer.rank().isHigherThan(best.rank())
                ? Optional.of("is not your smallest")
                : Optional.empty();
    }

    @Override
    public Optional<Reckoning<Card>> reckon(LooLeadView view) {
        return LooLeadReckoning.of(view);
    }

    @Override
    public Prompt ask(LooLeadView view) {
        return new Prompt(
                "You are to lead. Which card do you play?",
                List.of(
                        new Exhibit.Fact("Trumps", view.trump().plural()),
                        new Exhibit.Row("Turned up", List.of(view.turnUp())),
                        new Exhibit.Fact("Players in", view.standers() + ", yourself among them"),
                        new Exhibit.Fact("The lead", view.isFirst() ? "the first" : "you have won the trick before"),
                        new Exhibit.Held("Your hand", view.hand())));
    }

    @Override
    public Instruction say(Card answer) {
        return Instruction.to("lead", answer);
    }
}
