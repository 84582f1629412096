package kibitzer.decisions.cinch;

import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.advice.Why;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.cinch.CinchView;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;

/** What to throw at cinch once trumps are named: all that is no trump, and no trump (p. 240). */
final class CinchDiscard extends CountedDecision<HandToCinch, CardSet> {
    private static final Source SOURCE = Source.source("cinch.p10");

    CinchDiscard() {
        super(
                new Head(
                        "cinch/discard",
                        "The discard at cinch",
                        "cinch",
                        "which cards to throw at cinch once trumps are named: the left pedro is a trump"),
                Form.of(
                        HandToCinch::new,
                        required("hand", Kinds.cards(CinchView.HAND, CinchView.HAND), "your nine cards")
                                .of(HandToCinch::hand),
                        required("trump", Kinds.suit(), "the suit that was named")
                                .of(HandToCinch::trump)),
                new CardAnswer.SomeCards(0, CinchView.HAND),
                List.of(SOURCE));
    }

    /** Every second time with the five of the other suit of the colour. */
    @Override
    public HandToCinch deal(DealRequest request) {
        Chance chance = request.seed().chance();
        boolean left = chance.onceIn(2);
        while (true) {
            HandToCinch hand = new HandToCinch(
                    CardSet.of(chance.shuffled(Card.ALL).subList(0, CinchView.HAND)), chance.oneOf(Suit.DOWNWARDS));
            if (!left || hand.hand().contains(left(hand))) {
                return hand;
            }
        }
    }

    private static Card left(HandToCinch hand) {
        return Card.of(Rank.FIVE, CinchView.sameColour(hand.trump()));
    }

    @Override
    protected CountedAnswer<CardSet> count(HandToCinch hand) {
        List<Reason> facts = new ArrayList<>();
        int trumps = hand.trumps().size();
        facts.add(Reason.counted(
                "trumps", trumps, HowMany.of(trumps, "trump") + (trumps == 0 ? "" : ": " + hand.trumps())));
        if (hand.hand().contains(left(hand))) {
            facts.add(Reason.counted(
                    "left-pedro", left(hand), "the " + left(hand).inWords() + " is the left pedro, and a trump"));
        }
        return CountedAnswer.of(rule(), SOURCE, List.of(hand.plain()), facts)
                .because(Why.practice("Each plain card thrown makes room for one that may be a trump."));
    }

    @Override
    protected List<Reason> against(HandToCinch hand, CardSet answer) {
        CardSet kept = hand.plain().minus(answer);
        return kept.isEmpty()
                ? List.of()
                : List.of(Reason.missing(
                        "kept",
                        answer.toString(),
                        "every plain card goes, and it keeps " + kept,
                        answerKind().inWords(hand.plain()),
                        ""));
    }

    @Override
    public Optional<String> objection(HandToCinch hand, CardSet answer) {
        CardSet strange = answer.minus(hand.hand());
        if (!strange.isEmpty()) {
            return Optional.of("the " + strange.first().inWords() + " is not in the hand");
        }
        CardSet thrown = answer.intersection(hand.trumps());
        return thrown.isEmpty()
                ? Optional.empty()
                : Optional.of("the " + thrown.first().inWords()
                        + (thrown.first().suit() == hand.trump() ? " is a trump" : " is the left pedro, a trump")
                        + ", and no trump may be thrown");
    }

    @Override
    public List<Slip<CardSet>> slips(HandToCinch hand) {
        CardSet aces = hand.plain().of(Rank.ACE);
        return aces.isEmpty()
                ? List.of()
                : List.of(Slip.by("keep plain aces", hand.plain().minus(aces)));
    }

    @Override
    public List<CardSet> idle() {
        return List.of(CardSet.EMPTY);
    }

    /** Who throws nothing keeps plain cards, as who throws too few does. */
    @Override
    public boolean declines(CardSet answer, CardSet best) {
        return false;
    }

    @Override
    public Prompt ask(HandToCinch hand) {
        return new Prompt(
                "Which cards do you throw?",
                List.of(new Exhibit.Fact("Trumps", hand.trump().plural()), new Exhibit.Held("Your hand", hand.hand())));
    }

    @Override
    public Instruction say(CardSet answer) {
        return new Instruction("throw", answerKind().inside(answer));
    }
}
