package kibitzer.decisions.bridge.card;

import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.advice.Why;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.leads.FourthBest;
import kibitzer.conventions.bridge.leads.LeadContract;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;

/** Counting declarer's higher cards from a fourth-best lead: eleven less its pips, less those in sight (p. 151). */
public final class RuleOfEleven extends CountedDecision<RuleOfEleven.FourthBestLead, Integer> {
    private static final Why WHY = Why.practice(
            "Who knows how many higher cards declarer holds knows whether a high card is needed on the trick or can be kept.");

    /**
     * A fourth-best lead as third hand sees it.
     *
     * @param lead the rank led, two to ten
     * @param dummy dummy's cards of the suit
     * @param own third hand's cards of the suit
     */
    public record FourthBestLead(Rank lead, CardSet dummy, CardSet own) {
        public FourthBestLead {
            if (lead.isHigherThan(Rank.TEN)) {
                throw new BadQuestion("lead", "an honour cannot be read by the rule", "a rank from two to ten");
            }
            CardSet seen = dummy.union(own);
            if (!dummy.isDisjoint(own) || seen.contains(lead, SUIT)) {
                throw new BadQuestion("own", "a card stands twice", "cards that neither dummy nor the leader has");
            }
            if (higher(lead, seen) > ELEVEN - pips(lead)) {
                throw new BadQuestion(
                        "lead",
                        "with " + higher(lead, seen) + " higher cards in sight it is not fourth best",
                        "a fourth-best lead");
            }
        }

        int answer() {
            return ELEVEN - pips(lead) - higher(lead, dummy) - higher(lead, own);
        }
    }

    private static final int ELEVEN = 11;
    private static final Suit SUIT = Suit.SPADES;
    private static final Source SOURCE = Source.source("contract-bridge.p90");

    private static final Field<Rank> LEAD = required("lead", Kinds.rank(), "the rank led, fourth best");
    private static final Field<CardSet> DUMMY = required("dummy", Kinds.holding(0, 9), "dummy's cards of the suit");
    private static final Field<CardSet> OWN = required("own", Kinds.holding(0, 9), "your cards of the suit");
    private static final Form<FourthBestLead> FORM = Form.of(
            FourthBestLead::new,
            LEAD.of(FourthBestLead::lead),
            DUMMY.of(FourthBestLead::dummy),
            OWN.of(FourthBestLead::own));

    public RuleOfEleven() {
        super(
                new Head(
                        "bridge/rule-of-eleven",
                        "The rule of eleven",
                        "contract-bridge",
                        "how many higher cards declarer holds after a fourth-best lead"),
                FORM,
                new NumberAnswer.Count(0, 9, ""),
                List.of(SOURCE));
    }

    /** Thirteen cards dealt to four hands until the leader has four or more with a readable fourth best. */
    @Override
    public FourthBestLead deal(DealRequest request) {
        Chance chance = request.seed().chance();
        while (true) {
            CardSet[] hands = {CardSet.EMPTY, CardSet.EMPTY, CardSet.EMPTY, CardSet.EMPTY};
            for (Card card : CardSet.FULL_PACK.in(SUIT)) {
                int hand = chance.below(4);
                hands[hand] = hands[hand].with(card);
            }
            if (hands[0].size() >= 4 && !hands[1].isEmpty() && !hands[2].isEmpty()) {
                Rank lead = hands[0].toList().get(3).rank();
                if (!lead.isHigherThan(Rank.TEN) && isLed(hands[0], lead)) {
                    return new FourthBestLead(lead, hands[1], hands[2]);
                }
            }
        }
    }

    /** From king, queen and two more the tables lead the king against trumps: it is a fourth best where they lead it as one. */
    private static boolean isLed(CardSet holding, Rank lead) {
        return Stream.of(LeadContract.values()).anyMatch(contract -> FourthBest.isLed(holding, lead, contract, false));
    }

    @Override
    protected CountedAnswer<Integer> count(FourthBestLead lead) {
        int outside = ELEVEN - pips(lead.lead());
        return CountedAnswer.of(
                        "leads.rule-of-eleven",
                        SOURCE,
                        List.of(lead.answer()),
                        List.of(
                                Reason.counted(
                                        "higher-outside",
                                        outside,
                                        "eleven less " + pips(lead.lead()) + " leaves " + outside
                                                + (outside == 1 ? " higher card" : " higher cards")
                                                + " outside the leader's hand"),
                                Reason.counted(
                                        "higher-in-dummy",
                                        higher(lead.lead(), lead.dummy()),
                                        higher(lead.lead(), lead.dummy()) + " in dummy"),
                                Reason.counted(
                                        "higher-in-own-hand",
                                        higher(lead.lead(), lead.own()),
                                        higher(lead.lead(), lead.own()) + " in your hand")))
                .because(WHY);
    }

    /** What the answer would make of the higher cards altogether, beside the eleven less the pips that there are. */
    @Override
    protected List<Reason> against(FourthBestLead lead, Integer answer) {
        int dummy = higher(lead.lead(), lead.dummy());
        int own = higher(lead.lead(), lead.own());
        int pips = pips(lead.lead());
        int outside = ELEVEN - pips;
        String less = "eleven less " + pips + " is " + outside;
        String seen = Stream.of(
                        dummy == 0 ? "" : dummy + " higher in dummy",
                        own == 0 ? "" : own + (dummy == 0 ? " higher with you" : " with you"))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", "));
        String told = seen.isEmpty()
                ? less + ", and none of these higher cards is in sight"
                : seen + " and " + answer + " with declarer make " + (dummy + own + answer) + ", but " + less;
        return List.of(missing("declarers-higher-cards", answer, told, lead.answer()));
    }

    @Override
    public List<Slip<Integer>> slips(FourthBestLead lead) {
        int dummy = higher(lead.lead(), lead.dummy());
        int own = higher(lead.lead(), lead.own());
        return List.of(
                Slip.by("leave out your own hand", lead.answer() + own),
                Slip.by("leave out dummy", lead.answer() + dummy),
                Slip.by("take off neither dummy nor your hand", lead.answer() + dummy + own),
                Slip.by(
                        "take off all cards in sight, lower ones too",
                        ELEVEN
                                - pips(lead.lead())
                                - lead.dummy().size()
                                - lead.own().size()));
    }

    @Override
    public Prompt ask(FourthBestLead lead) {
        return new Prompt(
                "Partner leads the " + lead.lead().word()
                        + ", fourth best. How many higher cards of the suit does declarer hold?",
                List.of(
                        new Exhibit.Row("Led", List.of(Card.of(lead.lead(), SUIT))),
                        new Exhibit.Held("Dummy", lead.dummy()),
                        new Exhibit.Held("Your cards of the suit", lead.own())));
    }

    private static int pips(Rank rank) {
        return rank.ordinal() + 2;
    }

    private static int higher(Rank lead, CardSet cards) {
        return (int)
                cards.stream().filter(card -> card.rank().isHigherThan(lead)).count();
    }
}
