package kibitzer.decisions.bridge.card;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.advice.Advice;
import kibitzer.advice.Instruction;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.leads.LeadFamilies;
import kibitzer.conventions.bridge.leads.Leads;
import kibitzer.conventions.bridge.leads.opening.OpeningLead;
import kibitzer.conventions.bridge.leads.opening.OpeningLeadGround;
import kibitzer.conventions.bridge.leads.opening.OpeningLeads;
import kibitzer.decisions.Head;
import kibitzer.decisions.HeadedDecision;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.bridge.form.BiddingShown;
import kibitzer.decisions.bridge.form.BridgeKinds;
import kibitzer.decisions.bridge.form.Declaration;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;

/** The opening lead from a whole hand: the suit and the card. */
public final class OpeningLeadCard extends HeadedDecision<OpeningLead, Card> {
    private static final PractisedRules RULES = PractisedRules.of(OpeningLeads.rules())
            .called(OpeningLeads.SUITS.rules())
            .in(LeadFamilies.SUITS);
    private static final RuleDealer<OpeningLead, Card> DEALER_OF_HANDS =
            new RuleDealer<>(OpeningLeads.SUITS, new OpeningLeadGround());

    private static final Form<OpeningLead> FORM = Form.of(
            OpeningLeadCard::lead,
            required("hand", Kinds.hand(13), "the opening leader's hand").of(OpeningLead::hand),
            required("contract", Declaration.KIND, "what is led against")
                    .of(lead -> new Declaration(
                            lead.contract().level(), lead.contract().strain())),
            optional("dealer", BridgeKinds.seat(), Seat.NORTH, "who called first")
                    .where(lead -> lead.auction().map(Auction::dealer)),
            optional(
                            "auction",
                            BridgeKinds.calls(),
                            List.of(),
                            "how the contract was reached; the passes that end it may be left out")
                    .where(lead -> lead.auction().map(Auction::calls)),
            optional("partner-suit", Kinds.suit(), Suit.CLUBS, "a suit that partner bid, where no auction tells")
                    .ifAny(lead -> lead.bids().partners().stream()
                            .findFirst()
                            .filter(suit -> lead.auction().isEmpty())));

    public OpeningLeadCard() {
        super(
                new Head(
                        "bridge/lead",
                        "The opening lead",
                        "contract-bridge",
                        "the opening lead from a whole hand: suit and card"),
                FORM,
                new CardAnswer.OneCard(),
                RULES,
                OpeningLeads.sources(),
                List.of(RULES.toDeal()));
    }

    @Override
    public OpeningLead deal(DealRequest request) {
        return DEALER_OF_HANDS.deal(RULES.named(request), request.seed());
    }

    @Override
    public Choices<Card> choices(OpeningLead lead) {
        return new Choices.Listed<>(lead.hand().toList());
    }

    @Override
    public Optional<String> objection(OpeningLead lead, Card answer) {
        return lead.hand().contains(answer)
                ? Optional.empty()
                : Optional.of("the " + answer.inWords() + " is not in this hand");
    }

    @Override
    public Advice<Card> advise(OpeningLead lead) {
        return OpeningLeads.advise(lead);
    }

    @Override
    public List<Ruling<Card>> whyNot(OpeningLead lead, Card answer) {
        return OpeningLeads.whyNot(lead, answer);
    }

    @Override
    public Set<String> namingTheBest() {
        return Set.of(Leads.LED);
    }

    @Override
    public Prompt ask(OpeningLead lead) {
        List<Exhibit> exhibits = new ArrayList<>();
        exhibits.add(new Exhibit.Fact("Contract", lead.contract().inWords() + by(lead)));
        lead.auction().ifPresent(auction -> {
            auction.declarer()
                    .ifPresent(declarer -> exhibits.add(
                            new Exhibit.Fact("You are", declarer.next().inWords())));
            exhibits.add(new BiddingShown(auction, Vulnerability.NONE));
        });
        if (lead.auction().isEmpty()) {
            exhibits.add(new Exhibit.Fact(
                    "Partner",
                    lead.bids().partners().stream()
                            .findFirst()
                            .map(suit -> "bid " + suit.plural())
                            .orElse("did not bid a suit")));
        }
        exhibits.add(new Exhibit.Held("Your hand", lead.hand()));
        return new Prompt("You are on lead. Which card?", exhibits);
    }

    private static String by(OpeningLead lead) {
        return lead.auction()
                .flatMap(Auction::declarer)
                .map(declarer -> " by " + declarer.inWords())
                .orElse("");
    }

    @Override
    public Instruction say(Card answer) {
        return Instruction.to("lead", answer);
    }

    private static OpeningLead lead(
            CardSet hand, Declaration declared, Seat dealer, List<Call> calls, Optional<Suit> partners) {
        if (declared.level() == 0) {
            throw new BadQuestion("contract", declared + " names no number of tricks", "a contract, 1C to 7NT");
        }
        Call.Bid contract = Call.bid(declared.level(), declared.strain());
        return calls.isEmpty()
                ? withoutAuction(contract, partners, hand)
                : afterAuction(new Auction(dealer, calls), contract, partners, hand);
    }

    private static OpeningLead withoutAuction(Call.Bid contract, Optional<Suit> partners, CardSet hand) {
        partners.filter(suit -> contract.strain().suit().filter(suit::equals).isPresent())
                .ifPresent(trumps -> {
                    throw new BadQuestion(
                            "partner-suit", trumps.plural() + " are trumps", "a suit the opponents do not play in");
                });
        return OpeningLead.against(contract, partners, hand);
    }

    private static OpeningLead afterAuction(Auction heard, Call.Bid contract, Optional<Suit> partners, CardSet hand) {
        Auction auction = heard;
        while (!auction.isFinished()) {
            auction = auction.with(Call.PASS);
        }
        String reached = auction.lastBid().map(Call.Bid::toString).orElse("no contract");
        if (!reached.equals(contract.toString())) {
            throw new BadQuestion("contract", "the auction ends in " + reached, "the contract of the auction");
        }
        OpeningLead lead = OpeningLead.after(auction, hand);
        partners.filter(suit -> !lead.bids().partners().contains(suit)).ifPresent(suit -> {
            throw new BadQuestion(
                    "partner-suit",
                    "the leader's partner bid no " + suit.plural() + " in this auction",
                    "a suit declarer bid, or no field");
        });
        return lead;
    }
}
