package kibitzer.decisions.hearts;

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
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.conventions.hearts.HeartsPasses;
import kibitzer.conventions.hearts.HeartsSuit;
import kibitzer.conventions.hearts.PassGround;
import kibitzer.conventions.hearts.PassView;
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

/** Which three cards to pass at black lady; the book is silent on it but for what makes a suit dangerous. */
public final class HeartsPass extends BookDecision<HandToPass, CardSet> {
    private static final PractisedRules RULES = PractisedRules.of(HeartsPasses.BOOK.practised());
    private static final RuleDealer<PassView, CardSet> DEALING = new RuleDealer<>(HeartsPasses.BOOK, new PassGround());
    private static final String BLACK_LADY = "black-lady";
    private static final List<String> GAMES =
            List.of(BLACK_LADY, "omnibus-hearts", "discard-hearts", "slippery-anne", "greek-hearts");

    private static final Form<HandToPass> FORM = Form.of(
            HandToPass::of,
            required("hand", Kinds.cards(PassView.HAND, PassView.HAND), "your thirteen cards")
                    .of(HandToPass::hand),
            optional("game", Kinds.word(GAMES), BLACK_LADY, "the game; all of them cost the queen of spades thirteen")
                    .of(HandToPass::game),
            optional(
                            "direction",
                            Kinds.word(HandToPass.LEFT, "right"),
                            HandToPass.LEFT,
                            "to whom the cards go; to the right at Greek hearts, by agreement at others")
                    .of(HandToPass::direction));

    public HeartsPass() {
        super(
                new Head(
                        "hearts/pass",
                        "The pass at black lady",
                        BLACK_LADY,
                        "which three cards to pass at black lady, of four players; beside it the points that each pass brings"),
                FORM,
                new CardAnswer.SomeCards(PassView.PASSED, PassView.PASSED),
                RULES,
                HeartsPasses.BOOK.sources());
    }

    @Override
    public HandToPass deal(DealRequest request) {
        CardSet hand = DEALING.deal(RULES.asked(request), request.seed()).hand();
        return HandToPass.of(hand, BLACK_LADY, HandToPass.LEFT);
    }

    @Override
    public Choices<CardSet> choices(HandToPass hand) {
        return new Choices.Listed<>(hand.view().options());
    }

    @Override
    public Optional<String> objection(HandToPass hand, CardSet answer) {
        CardSet strange = answer.minus(hand.hand());
        if (!strange.isEmpty()) {
            return Optional.of("the " + strange.first().inWords() + " is not in the hand");
        }
        return answer.size() == PassView.PASSED
                ? Optional.empty()
                : Optional.of(answer.size() + " cards are passed; expected " + PassView.PASSED);
    }

    @Override
    protected Consulted<?, CardSet> consult(HandToPass hand) {
        return new Consulted<>(HeartsPasses.BOOK, hand.view());
    }

    /** Without near misses: what another rule lacks of its nearest cards says nothing of those at hand. */
    @Override
    public Advice<CardSet> advise(HandToPass hand) {
        return super.advise(hand).withoutNearMisses();
    }

    @Override
    public List<Ruling<CardSet>> whyNot(HandToPass hand, CardSet answer) {
        return consult(hand).whyNotOfDeciding(answer);
    }

    /** Of which cards to pass the book says nothing (p. 247): its pointers speak against none but a pass that leaves a suit without a low card. */
    @Override
    public boolean isLeftOpen(HandToPass hand, CardSet answer) {
        return hand.view().leftWithoutALow(answer).isEmpty();
    }

    /** The queen of spades kept where she is better passed, low cards given away, or high ones kept that are better passed. */
    @Override
    public Optional<String> claims(HandToPass hand, CardSet answer) {
        boolean lady = advise(hand).best().getFirst().contains(PassView.LADY);
        if (lady && !answer.contains(PassView.LADY)) {
            return Optional.of("keeps the queen of spades");
        }
        CardSet bare = hand.view().leftWithoutALow(answer);
        if (!bare.isEmpty()) {
            return Optional.of("leaves " + bare.first().suit().plural() + " without a low card");
        }
        List<Card> lows = answer.stream().filter(HeartsSuit::isLow).toList();
        CardSet kept = advise(hand).best().getFirst().minus(answer);
        return Optional.of(
                lows.isEmpty()
                        ? "keeps " + kept
                        : lows.size() == answer.size()
                                ? "gives up low cards only"
                                : "gives up the low " + CardNotation.write(lows));
    }

    @Override
    public Optional<Reckoning<CardSet>> reckon(HandToPass hand) {
        return Optional.of(HeartsPassReckoning.of(hand, advise(hand)));
    }

    @Override
    public Prompt ask(HandToPass hand) {
        return new Prompt(
                "Which three cards do you pass to the " + hand.direction() + "?",
                List.of(
                        new Exhibit.Fact("Players", "four, each for themselves"),
                        new Exhibit.Held("Your hand", hand.hand())));
    }

    @Override
    public Instruction say(CardSet answer) {
        return new Instruction("pass", answerKind().inside(answer));
    }
}
