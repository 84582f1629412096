package kibitzer.decisions.trick.ecarte;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.cards.CardSet;
import kibitzer.conventions.ecarte.EcarteDiscards;
import kibitzer.conventions.ecarte.EcarteDraw;
import kibitzer.conventions.ecarte.EcarteDrawGround;
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

/** Which cards to throw at ecarte once a proposal is accepted (p. 204). */
public final class EcarteDiscard extends BookDecision<EcarteDraw, CardSet> {
    private static final PractisedRules RULES = PractisedRules.of(EcarteDiscards.BOOK.practised());

    private static final Form<EcarteDraw> FORM = Form.of(
            (cards, trump, elder) -> new EcarteDraw(EcarteFields.hand(cards, trump), elder),
            EcarteFields.HAND.of(draw -> draw.hand().cards()),
            EcarteFields.TRUMP.of(draw -> draw.hand().trump()),
            EcarteFields.ELDER.of(EcarteDraw::elder));

    public EcarteDiscard() {
        super(
                new Head(
                        "ecarte/discard",
                        "The exchange at ecarte",
                        "ecarte",
                        "which cards to throw at ecarte when a proposal is accepted; beside it what each choice brings"),
                FORM,
                new CardAnswer.SomeCards(0, 5),
                RULES,
                EcarteDiscards.BOOK.sources());
    }

    @Override
    public EcarteDraw deal(DealRequest request) {
        return new RuleDealer<>(EcarteDiscards.BOOK, new EcarteDrawGround()).deal(RULES.asked(request), request.seed());
    }

    @Override
    public Choices<CardSet> choices(EcarteDraw draw) {
        return new Choices.Listed<>(EcarteReckoning.throwable(draw));
    }

    @Override
    public Optional<String> objection(EcarteDraw draw, CardSet answer) {
        CardSet strange = answer.minus(draw.hand().cards());
        if (!strange.isEmpty()) {
            return Optional.of("the " + strange.first().inWords() + " is not in the hand");
        }
        return answer.isEmpty() && draw.elder()
                ? Optional.of("elder hand has proposed and must throw one card at least")
                : Optional.empty();
    }

    @Override
    protected Consulted<?, CardSet> consult(EcarteDraw draw) {
        return new Consulted<>(EcarteDiscards.BOOK, draw);
    }

    @Override
    public Advice<CardSet> advise(EcarteDraw draw) {
        return super.advise(draw).withoutNearMisses();
    }

    @Override
    public List<Ruling<CardSet>> whyNot(EcarteDraw draw, CardSet answer) {
        return consult(draw).whyNotOfDeciding(answer);
    }

    @Override
    public Optional<Reckoning<CardSet>> reckon(EcarteDraw draw) {
        return Optional.of(EcarteReckoning.of(draw, EcarteReckoning.throwable(draw)));
    }

    @Override
    public List<CardSet> idle() {
        return List.of(CardSet.EMPTY);
    }

    /** Who throws nothing keeps cards that are neither trumps nor kings, as who throws too little does. */
    @Override
    public boolean declines(CardSet answer, CardSet best) {
        return false;
    }

    @Override
    public Prompt ask(EcarteDraw draw) {
        return new Prompt(
                "The proposal is accepted. Which cards do you throw?",
                List.of(
                        new Exhibit.Fact("You are", EcarteFields.role(draw.elder())),
                        new Exhibit.Fact("Trumps", draw.hand().trump().plural()),
                        new Exhibit.Held("Your hand", draw.hand().cards())));
    }

    @Override
    public Instruction say(CardSet answer) {
        return new Instruction("throw", answerKind().inside(answer));
    }
}
