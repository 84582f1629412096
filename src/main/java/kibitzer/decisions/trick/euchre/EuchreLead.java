package kibitzer.decisions.trick.euchre;

import static kibitzer.decisions.form.Field.optional;
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
import kibitzer.cards.Suit;
import kibitzer.conventions.euchre.EuchreLeadGround;
import kibitzer.conventions.euchre.EuchreLeadView;
import kibitzer.conventions.euchre.EuchreLeads;
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
import kibitzer.decisions.form.Kinds;
import kibitzer.games.table.TableSeat;

/** Which card to lead to the first trick at euchre, by Culbertson's pointers (p. 208). */
public final class EuchreLead extends BookDecision<EuchreLeadView, Card> {
    private static final PractisedRules RULES = PractisedRules.of(EuchreLeads.BOOK.practised());

    private static final Form<EuchreLeadView> FORM = Form.of(
            EuchreLead::view,
            EuchreFields.HAND.of(EuchreLeadView::hand),
            required("trump", Kinds.suit(), "the suit of trumps").of(EuchreLeadView::trump),
            required("maker", EuchreFields.SEAT, "who made trumps").of(EuchreLeadView::maker),
            EuchreFields.DEALER.of(EuchreLeadView::dealer),
            optional("alone", Kinds.yesOrNo(), false, "true if the maker plays without their partner")
                    .of(EuchreLeadView::alone));

    public EuchreLead() {
        super(
                new Head(
                        "euchre/lead",
                        "The lead at euchre",
                        "euchre",
                        "which card to lead to the first trick at euchre; beside it the tricks that each brings"),
                FORM,
                new CardAnswer.OneCard(),
                RULES,
                EuchreLeads.BOOK.sources());
    }

    private static EuchreLeadView view(CardSet hand, Suit trump, TableSeat maker, TableSeat dealer, boolean alone) {
        EuchreFields.inThePack("hand", hand.toList());
        return new EuchreLeadView(hand, trump, maker, dealer, alone);
    }

    @Override
    public EuchreLeadView deal(DealRequest request) {
        return new RuleDealer<>(EuchreLeads.BOOK, new EuchreLeadGround()).deal(RULES.asked(request), request.seed());
    }

    @Override
    public Choices<Card> choices(EuchreLeadView view) {
        return new Choices.Listed<>(view.hand().toList());
    }

    @Override
    public Optional<String> objection(EuchreLeadView view, Card answer) {
        return view.hand().contains(answer)
                ? Optional.empty()
                : Optional.of("the " + answer.inWords() + " is not in this hand");
    }

    @Override
    protected Consulted<?, Card> consult(EuchreLeadView view) {
        return new Consulted<>(EuchreLeads.BOOK, view);
    }

    @Override
    public Advice<Card> advise(EuchreLeadView view) {
        return super.advise(view).withoutNearMisses();
    }

    @Override
    public List<Ruling<Card>> whyNot(EuchreLeadView view, Card answer) {
        List<Ruling<Card>> deciding = consult(view).whyNotOfDeciding(answer);
        return deciding.isEmpty() ? super.whyNot(view, answer) : deciding;
    }

    @Override
    public Optional<Reckoning<Card>> reckon(EuchreLeadView view) {
        return Optional.of(EuchreLeadReckoning.of(view));
    }

    @Override
    public Prompt ask(EuchreLeadView view) {
        TableSeat own = view.leader();
        return new Prompt(
                "You lead to the first trick. Which card?",
                List.of(
                        new Exhibit.Fact("Trumps", view.trump().plural()),
                        new Exhibit.Fact("Made by", who(view.maker(), own) + (view.alone() ? ", alone" : "")),
                        new Exhibit.Fact("Dealer", who(view.dealer(), own)),
                        new Exhibit.Held("Your hand", view.hand())));
    }

    private static String who(TableSeat seat, TableSeat own) {
        return seat.equals(own)
                ? "you"
                : seat.equals(own.after(2))
                        ? "your partner"
                        : seat.equals(own.next()) ? "the player on your left" : "the player on your right";
    }

    @Override
    public Instruction say(Card answer) {
        return Instruction.to("lead", answer);
    }
}
