package kibitzer.decisions.bridge.card;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.DealingGround;
import kibitzer.advice.Instruction;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.cards.Card;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.leads.Holding;
import kibitzer.conventions.bridge.leads.LeadContract;
import kibitzer.conventions.bridge.leads.LeadFamilies;
import kibitzer.conventions.bridge.leads.LeadGround;
import kibitzer.conventions.bridge.leads.LeadPosition;
import kibitzer.conventions.bridge.leads.Leads;
import kibitzer.conventions.bridge.leads.ReadLead;
import kibitzer.decisions.Head;
import kibitzer.decisions.HeadedDecision;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;

/** Which of several holdings a card was led from: the tables of leads read backwards, as the leader's partner does. */
public final class LeadShows extends HeadedDecision<ReadLead, Holding> {
    private static final int FEWEST = 2;
    private static final int MOST = 8;
    private static final int DEALT = 4;

    private static final PractisedRules RULES =
            PractisedRules.of(Leads.deciding()).in(LeadFamilies.CARDS);
    private static final Form<ReadLead> FORM = Form.of(
            LeadShows::lead,
            required("lead", Kinds.rank(), "the rank led").of(ReadLead::led),
            required("contract", LeadFields.CONTRACT, "what was led against").of(ReadLead::contract),
            optional("partner-bid", Kinds.yesOrNo(), false, "whether the leader's partner has bid the suit")
                    .whereGiven(ReadLead::partnersSuit),
            required(
                            "holdings",
                            HoldingNotation.several(FEWEST, MOST),
                            "what the leader may hold, the card led among it")
                    .of(ReadLead::holdings));

    public LeadShows() {
        super(
                new Head(
                        "bridge/lead-shows",
                        "What a lead shows",
                        "contract-bridge",
                        "which holding a lead comes from: the tables read backwards"),
                FORM,
                new WordAnswer.Phrase<>(HoldingNotation.KIND, holding -> holding.head(holding.length())),
                RULES,
                Leads.BOOK.sources(),
                List.of(RULES.toDeal(), LeadFields.CONTRACT_TO_DEAL));
    }

    /** One holding that leads the card, and three near it, or any, that hold it and lead another. */
    @Override
    public ReadLead deal(DealRequest request) {
        Chance chance = request.seed().chance();
        Optional<LeadContract> against =
                request.with().find(LeadFields.CONTRACT_TO_DEAL).map(LeadContract::of);
        List<String> named = RULES.named(request);
        String rule = chance.oneOf(named.isEmpty() ? Leads.stated() : named);
        DealingGround<LeadPosition> ground = new LeadGround(against);
        LeadPosition dealt = Leads.BOOK
                .rule(rule)
                .flatMap(wanted -> new RuleDealer<>(Leads.BOOK, ground).find(wanted, chance))
                .orElseGet(() -> ground.start(chance));
        Rank led = ledBy(rule, dealt);
        List<Holding> holdings = new ArrayList<>(List.of(dealt.holding()));
        ReadLead read = new ReadLead(led, dealt.contract(), dealt.partnersSuit(), holdings);
        DealingGround<LeadPosition> sameContract = new LeadGround(Optional.of(dealt.contract()));
        LeadPosition near = dealt;
        while (holdings.size() < DEALT) {
            near = chance.onceIn(6) ? sameContract.start(chance) : sameContract.step(near, chance);
            Holding other = near.holding();
            if (other.contains(led) && !holdings.contains(other) && !read.leads(other) && !read.mayLead(other)) {
                holdings.add(other);
                near = dealt;
            }
        }
        holdings.sort(Comparator.comparing(Holding::toString));
        return new ReadLead(led, dealt.contract(), dealt.partnersSuit(), holdings);
    }

    private static Rank ledBy(String rule, LeadPosition dealt) {
        Advice<Rank> advice = Leads.advise(dealt);
        return advice.rulings().stream()
                .filter(ruling -> ruling.rule().equals(rule))
                .flatMap(ruling -> ruling.answers().stream())
                .findFirst()
                .orElseGet(() -> advice.best().getFirst());
    }

    @Override
    public Choices<Holding> choices(ReadLead read) {
        return new Choices.Listed<>(read.holdings());
    }

    @Override
    public Advice<Holding> advise(ReadLead read) {
        return read.advise();
    }

    @Override
    public List<Ruling<Holding>> whyNot(ReadLead read, Holding answer) {
        return read.whyNot(answer);
    }

    @Override
    public Prompt ask(ReadLead read) {
        return new Prompt(
                "Partner led the " + read.led().word() + ". Which of these do they hold?",
                List.of(
                        new Exhibit.Fact("Against", read.contract().inWords()),
                        new Exhibit.Fact("The suit", read.partnersSuit() ? "you had bid it" : "you had not bid it"),
                        // The position names no suit; spades stand for it.
                        new Exhibit.Row("Led", List.of(Card.of(read.led(), Suit.SPADES)))));
    }

    @Override
    public Instruction say(Holding answer) {
        return new Instruction("partner leads it from", answerKind().inWords(answer));
    }

    private static ReadLead lead(Rank led, LeadContract contract, boolean partnersSuit, List<Holding> holdings) {
        ReadLead read = new ReadLead(led, contract, partnersSuit, holdings);
        read.holdings().stream()
                .filter(holding -> !holding.contains(read.led()))
                .findFirst()
                .ifPresent(without -> {
                    throw new BadQuestion(
                            "holdings",
                            without + " is without the " + read.led().word(),
                            "holdings that the card was led from");
                });
        if (read.holdings().stream().noneMatch(read::leads)) {
            throw new BadQuestion(
                    "holdings",
                    "the tables lead the " + read.led().word() + " from none of them",
                    "at least one that leads it");
        }
        return read;
    }
}
