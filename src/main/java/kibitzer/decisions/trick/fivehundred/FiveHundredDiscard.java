package kibitzer.decisions.trick.fivehundred;

import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kibitzer.advice.Advice;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.conventions.fivehundred.FiveHundredDiscards;
import kibitzer.conventions.fivehundred.LayAwayGround;
import kibitzer.conventions.fivehundred.LayAwayHand;
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
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;

/** Which three cards a contractor lays away at five hundred (p. 218). */
public final class FiveHundredDiscard extends BookDecision<LayAwayHand, CardSet> {
    private static final PractisedRules RULES = PractisedRules.of(FiveHundredDiscards.BOOK.practised());
    private static final Pattern BID = Pattern.compile("([6-9]|10)(S|H|D|C|NT)");

    /** The bid as it is written. */
    private record Contract(int tricks, Optional<Suit> trump) {
        static Contract read(String text) {
            Matcher bid = BID.matcher(text.strip().toUpperCase(Locale.ROOT));
            if (!bid.matches()) {
                throw new BadNotation(text, "a bid of six to ten such as 8S or 7NT; of nullo the book says nothing");
            }
            String suit = bid.group(2);
            return new Contract(
                    Integer.parseInt(bid.group(1)),
                    suit.equals("NT") ? Optional.empty() : Optional.of(CardNotation.readSuit(suit)));
        }

        @Override
        public String toString() {
            return tricks + trump.map(suit -> String.valueOf(suit.letter())).orElse("NT");
        }
    }

    private static final Kind<Contract> CONTRACT =
            Kinds.named("a bid such as 8S or 7NT", Contract::read, Contract::toString);

    private static final Form<LayAwayHand> FORM = Form.of(
            FiveHundredDiscard::hand,
            required("hand", Kinds.cardsWithJoker(LayAwayHand.CARDS, LayAwayHand.CARDS), "your ten cards and the widow")
                    .of(LayAwayHand::cards),
            required("contract", CONTRACT, "your bid").of(hand -> new Contract(hand.tricks(), hand.trump())));

    public FiveHundredDiscard() {
        super(
                new Head(
                        "five-hundred/discard",
                        "Laying away at five hundred",
                        "five-hundred",
                        "which three cards a contractor lays away at five hundred; beside it what each choice brings"),
                FORM,
                new CardAnswer.SomeCards(LayAwayHand.AWAY, LayAwayHand.AWAY),
                RULES,
                FiveHundredDiscards.BOOK.sources());
    }

    private static LayAwayHand hand(CardSet cards, Contract contract) {
        FiveHundredFields.inThePack("hand", cards);
        return new LayAwayHand(cards, contract.tricks(), contract.trump());
    }

    @Override
    public LayAwayHand deal(DealRequest request) {
        return new RuleDealer<>(FiveHundredDiscards.BOOK, new LayAwayGround())
                .deal(RULES.asked(request), request.seed());
    }

    @Override
    public Choices<CardSet> choices(LayAwayHand hand) {
        return new Choices.Listed<>(hand.options());
    }

    @Override
    public Optional<String> objection(LayAwayHand hand, CardSet answer) {
        CardSet strange = answer.minus(hand.cards());
        if (!strange.isEmpty()) {
            return Optional.of("the " + strange.first().inWords() + " is not in the hand");
        }
        return answer.size() == LayAwayHand.AWAY
                ? Optional.empty()
                : Optional.of(answer.size() + (answer.size() == 1 ? " card is" : " cards are")
                        + " laid away; expected three");
    }

    @Override
    protected Consulted<?, CardSet> consult(LayAwayHand hand) {
        return new Consulted<>(FiveHundredDiscards.BOOK, hand);
    }

    @Override
    public Advice<CardSet> advise(LayAwayHand hand) {
        return super.advise(hand).withoutNearMisses();
    }

    @Override
    public List<Ruling<CardSet>> whyNot(LayAwayHand hand, CardSet answer) {
        return consult(hand).whyNotOfDeciding(answer);
    }

    @Override
    public Optional<Reckoning<CardSet>> reckon(LayAwayHand hand) {
        return Optional.of(LayAwayReckoning.of(hand, advise(hand)));
    }

    @Override
    public Prompt ask(LayAwayHand hand) {
        return new Prompt(
                "You have taken the widow. Which three cards do you lay away?",
                List.of(
                        new Exhibit.Fact(
                                "Contract",
                                hand.tricks() + " "
                                        + hand.trump().map(Suit::plural).orElse("no trump")),
                        new Exhibit.Held("Your hand", hand.cards())));
    }

    @Override
    public Instruction say(CardSet answer) {
        return new Instruction("lay away", answerKind().inside(answer));
    }
}
