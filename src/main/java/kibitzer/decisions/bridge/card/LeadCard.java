package kibitzer.decisions.bridge.card;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.advice.Advice;
import kibitzer.advice.DealingGround;
import kibitzer.advice.Instruction;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.leads.LeadContract;
import kibitzer.conventions.bridge.leads.LeadFamilies;
import kibitzer.conventions.bridge.leads.LeadGround;
import kibitzer.conventions.bridge.leads.LeadPosition;
import kibitzer.conventions.bridge.leads.Leads;
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

/** Which card to lead from a suit that has been chosen for the opening lead. */
public final class LeadCard extends BookDecision<LeadPosition, Rank> {
    private static final PractisedRules RULES =
            PractisedRules.of(Leads.deciding()).in(LeadFamilies.CARDS);
    private static final Form<LeadPosition> FORM = Form.of(
            LeadPosition::new,
            required("holding", HoldingNotation.KIND, "the learner's cards in the suit led")
                    .of(LeadPosition::holding),
            required("contract", LeadFields.CONTRACT, "what is led against").of(LeadPosition::contract),
            optional("partner-bid", Kinds.yesOrNo(), false, "whether partner has bid the suit")
                    .whereGiven(LeadPosition::partnersSuit));

    private static final int NEAR_MISS = 4;

    public LeadCard() {
        super(
                new Head(
                        "bridge/lead-card",
                        "The card to lead",
                        "contract-bridge",
                        "which card of a suit to lead, by the two tables of conventional leads"),
                FORM,
                new CardAnswer.OneRank(),
                RULES,
                Leads.BOOK.sources(),
                LeadFields.CONTRACT_TO_DEAL);
    }

    /** For each rule that the book states in full evenly; where no rule is named, one time in four a neighbour of such a holding. */
    @Override
    public LeadPosition deal(DealRequest request) {
        Chance chance = request.seed().chance();
        DealingGround<LeadPosition> ground =
                new LeadGround(request.with().find(LeadFields.CONTRACT_TO_DEAL).map(LeadContract::of));
        List<String> named = RULES.named(request);
        String rule = chance.oneOf(named.isEmpty() ? Leads.stated() : named);
        LeadPosition dealt = Leads.BOOK
                .rule(rule)
                .flatMap(wanted -> new RuleDealer<>(Leads.BOOK, ground).find(wanted, chance))
                .orElseGet(() -> ground.start(chance));
        return named.isEmpty() && chance.onceIn(NEAR_MISS) ? ground.step(dealt, chance) : dealt;
    }

    @Override
    public Choices<Rank> choices(LeadPosition position) {
        return new Choices.Listed<>(position.holding().ranks());
    }

    @Override
    public Optional<String> objection(LeadPosition position, Rank answer) {
        return position.holding().contains(answer)
                ? Optional.empty()
                : Optional.of("the " + answer.word() + " is not in this hand");
    }

    @Override
    protected Consulted<?, Rank> consult(LeadPosition position) {
        return new Consulted<>(Leads.BOOK, position);
    }

    @Override
    public Advice<Rank> advise(LeadPosition position) {
        return Leads.advise(position);
    }

    @Override
    public List<Ruling<Rank>> whyNot(LeadPosition position, Rank answer) {
        return Leads.whyNot(position, answer);
    }

    /** The table of the holding says of each card what is led in its place. */
    @Override
    public boolean isSpokenOf(LeadPosition position, Rank answer) {
        return true;
    }

    @Override
    public Set<String> namingTheBest() {
        return Set.of(Leads.LED);
    }

    @Override
    public Prompt ask(LeadPosition position) {
        List<Exhibit> exhibits = new ArrayList<>();
        exhibits.add(new Exhibit.Fact(
                "Contract", position.contract() == LeadContract.SUIT ? "A suit contract" : "No trump"));
        exhibits.add(new Exhibit.Fact("Partner", position.partnersSuit() ? "Bid this suit" : "Did not bid this suit"));
        // The position names no suit; spades stand for it.
        exhibits.add(
                new Exhibit.Held("Your cards in the suit", position.holding().in(Suit.SPADES)));
        return new Prompt("You lead this suit. Which card?", exhibits);
    }

    @Override
    public Instruction say(Rank answer) {
        return new Instruction("lead", "the " + answer.word());
    }
}
