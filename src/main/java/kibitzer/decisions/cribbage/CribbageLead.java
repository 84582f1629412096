package kibitzer.decisions.cribbage;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.conventions.cribbage.CribbageLeads;
import kibitzer.conventions.cribbage.PegGround;
import kibitzer.conventions.cribbage.PegView;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.cribbage.CribbageGame;
import kibitzer.games.cribbage.PegPlay;

/** Which card the non-dealer leads, by Culbertson's pointers. */
public final class CribbageLead extends BookDecision<HandToLead, PegPlay> {
    private static final int MOST_SEEN = 3;

    private static final Field<CardSet> HAND = required(
            "hand",
            Kinds.cards(CribbageGame.FIVE_CARD.kept(), CribbageGame.SEVEN_CARD.kept()),
            "what you kept: four cards, three at five-card and five at seven-card cribbage");
    private static final Field<Boolean> DEALER =
            optional("dealer", Kinds.yesOrNo(), false, "always false: the non-dealer leads");
    private static final Field<CardSet> SEEN = optional(
            "seen",
            Kinds.cards(0, MOST_SEEN),
            CardSet.EMPTY,
            "other cards that you know: the starter, your cards in the crib");

    private static final Form<HandToLead> FORM = Form.of(
            HandToLead::new,
            HAND.of(HandToLead::hand),
            DEALER.of(HandToLead::dealer),
            SEEN.whereGiven(HandToLead::seen));

    private static final RuleBook<PegView, PegPlay> BOOK = CribbageLeads.BOOK;
    private static final PractisedRules RULES = PractisedRules.of(BOOK.practised());
    private static final RuleDealer<PegView, PegPlay> DEALING = new RuleDealer<>(BOOK, new PegGround(true));

    public CribbageLead() {
        super(
                new Head(
                        "cribbage/lead",
                        "The lead",
                        "cribbage",
                        "which card the non-dealer leads, by Culbertson's pointers"),
                FORM,
                new CardOrGo(),
                RULES,
                BOOK.sources());
    }

    @Override
    public HandToLead deal(DealRequest request) {
        PegView dealt = DEALING.deal(RULES.asked(request), request.seed());
        return new HandToLead(dealt.hand(), false, dealt.seen());
    }

    @Override
    public Choices<PegPlay> choices(HandToLead problem) {
        return new Choices.Listed<>(problem.view().lawful());
    }

    @Override
    public Optional<String> objection(HandToLead problem, PegPlay answer) {
        return CribbagePlay.objection(problem.view(), answer);
    }

    @Override
    protected Consulted<?, PegPlay> consult(HandToLead problem) {
        return new Consulted<>(BOOK, problem.view());
    }

    @Override
    public Advice<PegPlay> advise(HandToLead problem) {
        return super.advise(problem).withoutNearMisses();
    }

    @Override
    public List<Ruling<PegPlay>> whyNot(HandToLead problem, PegPlay answer) {
        return LedBadly.before(problem.view(), answer, consult(problem).whyNotOfDeciding(answer));
    }

    @Override
    public Optional<Reckoning<PegPlay>> reckon(HandToLead problem) {
        return Optional.of(PegReckoning.of(problem.view(), problem.hand().size()));
    }

    @Override
    public Prompt ask(HandToLead problem) {
        return new Prompt(
                "You lead. Which card?", List.of(new Exhibit.Held("Your hand", problem.hand(), Exhibit.Fan.BY_RANK)));
    }

    @Override
    public Instruction say(PegPlay answer) {
        return answer instanceof PegPlay.Plays(Card card) ? Instruction.to("lead", card) : new Instruction("say", "go");
    }

    @Override
    public Optional<String> claims(HandToLead position, PegPlay answer) {
        return MadeFifteen.on(answer, advise(position).best().getFirst());
    }
}
