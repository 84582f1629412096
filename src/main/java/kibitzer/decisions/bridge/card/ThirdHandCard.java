package kibitzer.decisions.bridge.card;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.Instruction;
import kibitzer.advice.Manner;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.leads.LeadContract;
import kibitzer.conventions.bridge.play.CardTold;
import kibitzer.conventions.bridge.play.PlayFeatures;
import kibitzer.conventions.bridge.play.ThirdHand;
import kibitzer.conventions.bridge.play.ThirdHandGround;
import kibitzer.conventions.bridge.play.ThirdHandPlay;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;

/** Which card third hand plays to partner's lead, dummy in sight. */
public final class ThirdHandCard extends BookDecision<ThirdHand, Rank> {
    private static final Suit SUIT = Suit.SPADES;
    private static final int MOST = 12;

    private static final Form<ThirdHand> FORM = Form.of(
            ThirdHandCard::trick,
            required("lead", Kinds.rank(), "the rank partner led").of(ThirdHand::led),
            required("contract", LeadFields.CONTRACT, "what is played").of(ThirdHand::contract),
            optional("bid", Kinds.yesOrNo(), false, "whether your side had bid the suit")
                    .whereGiven(ThirdHand::bid),
            required("dummy", Kinds.holding(0, MOST), "dummy's cards of the suit before the trick")
                    .of(ThirdHand::dummy),
            optional("played", Kinds.rank(), Rank.TWO, "the card dummy played; its lowest if left out")
                    .ifAny(ThirdHand::fromDummy),
            required("own", Kinds.holding(1, MOST), "your cards of the suit").of(ThirdHand::own));

    /** What may be played as well decides no trick, so nobody can be dealt one for it. */
    private static final PractisedRules RULES =
            PractisedRules.of(ThirdHandPlay.BOOK.rules().filter(rule -> rule.manner() != Manner.MAY));

    private static final RuleDealer<ThirdHand, Rank> DEALER =
            new RuleDealer<>(ThirdHandPlay.BOOK, new ThirdHandGround());

    public ThirdHandCard() {
        super(
                new Head(
                        "bridge/third-hand",
                        "Third hand",
                        "contract-bridge",
                        "the card third hand plays to partner's lead"),
                FORM,
                new CardAnswer.OneRank(),
                RULES,
                ThirdHandPlay.BOOK.sources());
    }

    @Override
    public ThirdHand deal(DealRequest request) {
        return DEALER.deal(RULES.named(request), request.seed());
    }

    @Override
    public Choices<Rank> choices(ThirdHand trick) {
        return new Choices.Listed<>(trick.own().stream().map(Card::rank).toList());
    }

    @Override
    protected Consulted<?, Rank> consult(ThirdHand trick) {
        return new Consulted<>(ThirdHandPlay.BOOK, trick);
    }

    @Override
    public List<Ruling<Rank>> whyNot(ThirdHand trick, Rank answer) {
        Rank best = advise(trick).best().getFirst();
        return consult(trick).whyNotOfDeciding(answer).stream()
                .map(ruling -> ThirdHandPlay.isOfEqualCards(ruling) || PlayFeatures.isHigherEqual(trick, answer, best)
                        ? PlayFeatures.citingEqualCards(ruling, trick, answer, best)
                        : CardTold.ofThirdHand(ruling, trick, answer, best))
                .toList();
    }

    @Override
    public Prompt ask(ThirdHand trick) {
        List<Exhibit> exhibits = new ArrayList<>();
        exhibits.add(new Exhibit.Fact("Against", trick.contract().inWords()));
        if (trick.bid()) {
            exhibits.add(new Exhibit.Fact("Your side", "had bid the suit"));
        }
        exhibits.add(new Exhibit.Row("Partner led, dummy played", table(trick)));
        CardSet left = trick.dummy().minus(CardSet.of(table(trick)));
        if (!left.isEmpty()) {
            exhibits.add(new Exhibit.Row("Left in dummy", left.toList()));
        }
        exhibits.add(new Exhibit.Held("Your cards of the suit", trick.own()));
        return new Prompt("Partner led the " + trick.led().word() + ". Which card do you play?", exhibits);
    }

    private static List<Card> table(ThirdHand trick) {
        List<Card> table = new ArrayList<>(List.of(Card.of(trick.led(), SUIT)));
        trick.fromDummy().ifPresent(rank -> table.add(Card.of(rank, SUIT)));
        return table;
    }

    @Override
    public Instruction say(Rank answer) {
        return new Instruction("play", "the " + answer.word());
    }

    private static ThirdHand trick(
            Rank led, LeadContract contract, boolean bid, CardSet dummy, Optional<Rank> named, CardSet own) {
        if (!dummy.isDisjoint(own) || dummy.union(own).contains(led, SUIT)) {
            throw new BadQuestion("own", "a card stands twice", "cards that neither dummy nor the leader has");
        }
        Optional<Rank> played = named.or(() ->
                dummy.isEmpty() ? Optional.empty() : Optional.of(dummy.last().rank()));
        played.filter(rank -> !dummy.contains(rank, SUIT)).ifPresent(rank -> {
            throw new BadQuestion("played", "the " + rank.word() + " is not in dummy", "one of dummy's cards");
        });
        return new ThirdHand(led, contract, bid, dummy, played, own);
    }
}
