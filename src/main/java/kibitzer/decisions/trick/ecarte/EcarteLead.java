package kibitzer.decisions.trick.ecarte;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.cards.Card;
import kibitzer.conventions.ecarte.EcarteHand;
import kibitzer.conventions.ecarte.EcarteLeadGround;
import kibitzer.conventions.ecarte.EcarteLeads;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Form;

/** What elder hand leads at ecarte (p. 204); where the book's mark is lost in print, the count alone tells. */
public final class EcarteLead extends BookDecision<EcarteHand, Card> {
    private static final PractisedRules RULES = PractisedRules.of(EcarteLeads.BOOK.practised());

    private static final Form<EcarteHand> FORM = Form.of(
            EcarteFields::hand, EcarteFields.HAND.of(EcarteHand::cards), EcarteFields.TRUMP.of(EcarteHand::trump));

    public EcarteLead() {
        super(
                new Head(
                        "ecarte/lead",
                        "The lead at ecarte",
                        "ecarte",
                        "which card elder hand leads at ecarte; beside it how often each wins the point"),
                FORM,
                new CardAnswer.OneCard(),
                RULES,
                EcarteLeads.BOOK.sources());
    }

    @Override
    public EcarteHand deal(DealRequest request) {
        return new RuleDealer<>(EcarteLeads.BOOK, new EcarteLeadGround()).deal(RULES.asked(request), request.seed());
    }

    @Override
    public Choices<Card> choices(EcarteHand hand) {
        return new Choices.Listed<>(hand.cards().toList());
    }

    @Override
    public Optional<String> objection(EcarteHand hand, Card answer) {
        return hand.cards().contains(answer)
                ? Optional.empty()
                : Optional.of("the " + answer.inWords() + " is not in this hand");
    }

    @Override
    protected Consulted<?, Card> consult(EcarteHand hand) {
        return new Consulted<>(EcarteLeads.BOOK, hand);
    }

    @Override
    public Advice<Card> advise(EcarteHand hand) {
        return super.advise(hand).withoutNearMisses();
    }

    @Override
    public List<Ruling<Card>> whyNot(EcarteHand hand, Card answer) {
        List<Ruling<Card>> deciding = consult(hand).whyNotOfDeciding(answer);
        return deciding.isEmpty() ? super.whyNot(hand, answer) : deciding;
    }

    /** The book names no card here, and so none is beyond reason. */
    @Override
    public boolean isWithinReason(EcarteHand hand, Card answer) {
        return true;
    }

    @Override
    public Optional<Reckoning<Card>> reckon(EcarteHand hand) {
        return Optional.of(EcarteReckoning.ofLead(hand));
    }

    @Override
    public Prompt ask(EcarteHand hand) {
        return new Prompt(
                "You are elder hand and lead. Which card?",
                List.of(
                        new Exhibit.Fact("Trumps", hand.trump().plural()),
                        new Exhibit.Held("Your hand", hand.cards())));
    }

    @Override
    public Instruction say(Card answer) {
        return Instruction.to("lead", answer);
    }
}
