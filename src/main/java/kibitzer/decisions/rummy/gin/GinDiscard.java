package kibitzer.decisions.rummy.gin;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.NumberWord;
import kibitzer.conventions.rummy.gin.DiscardGround;
import kibitzer.conventions.rummy.gin.GinDiscards;
import kibitzer.conventions.rummy.gin.GinView;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.rummy.gin.Gin;

/** Which card to throw at gin, by Culbertson's pointers. */
public final class GinDiscard extends BookDecision<DiscardProblem, Card> {
    private static final int LEAST = 3;
    private static final int MOST_DISCARDS = 40;
    private static final int MOST_TURNS = 40;

    private static final Field<CardSet> HAND =
            required("hand", Kinds.cards(Gin.HAND + 1, Gin.HAND + 1), "the hand after the draw");
    private static final Field<List<Card>> DISCARDS = optional(
            "discards", Kinds.pile(MOST_DISCARDS), List.of(), "the pile, oldest first, without cards that were taken");
    private static final Field<CardSet> OPPONENT_TOOK =
            optional("opponent-took", Kinds.cards(0, Gin.HAND), CardSet.EMPTY, "cards the opponent took from the pile");
    private static final Field<CardSet> OPPONENT_REFUSED = optional(
            "opponent-refused",
            Kinds.cards(0, MOST_DISCARDS),
            CardSet.EMPTY,
            "those of the discards that the opponent passed over; the opponent threw the rest");
    private static final Field<Integer> TURN =
            optional("turn", Kinds.number(1, MOST_TURNS), 1, "the learner's own turns, this one included");

    private static final Field<CardSet> TAKEN = optional(
            "taken",
            Kinds.cards(0, 1),
            CardSet.EMPTY,
            "the upcard that the learner took in this turn, which may not be thrown in it");

    private static final RuleBook<GinView, Card> BOOK = GinDiscards.BOOK;

    /** Every other rule but the last resort of general practice speaks before it: seconds would go by until it decides. */
    private static final String HARDLY_EVER = "gin.discard.no-likely-player";

    private static final PractisedRules RULES =
            PractisedRules.of(BOOK.practised().filter(rule -> !rule.id().equals(HARDLY_EVER)));

    private static final RuleDealer<GinView, Card> DEALER = new RuleDealer<>(BOOK, new DiscardGround());

    private static final Form<DiscardProblem> FORM = Form.of(
            DiscardProblem::new,
            HAND.of(DiscardProblem::hand),
            DISCARDS.of(DiscardProblem::discards),
            OPPONENT_TOOK.of(DiscardProblem::opponentTook),
            OPPONENT_REFUSED.of(DiscardProblem::opponentRefused),
            TURN.of(DiscardProblem::turn),
            TAKEN.whereGiven(DiscardProblem::taken));

    public GinDiscard() {
        super(
                new Head("gin/discard", "The discard", "gin-rummy", "which card to throw, by Culbertson's pointers"),
                FORM,
                new CardAnswer.OneCard(),
                RULES,
                BOOK.sources());
    }

    @Override
    public DiscardProblem deal(DealRequest request) {
        GinView dealt = DEALER.deal(RULES.asked(request), request.seed());
        return new DiscardProblem(dealt.hand(), dealt.pile(), dealt.took(), dealt.refused(), dealt.turn());
    }

    @Override
    public Choices<Card> choices(DiscardProblem problem) {
        return new Choices.Listed<>(problem.hand().minus(problem.taken()).toList());
    }

    @Override
    public Optional<String> objection(DiscardProblem problem, Card answer) {
        if (problem.taken().contains(answer)) {
            return Optional.of("the " + answer.inWords()
                    + " was taken from the pile in this turn, and may not be thrown in the same turn");
        }
        return problem.hand().contains(answer)
                ? Optional.empty()
                : Optional.of("the " + answer.inWords() + " is not in the hand");
    }

    @Override
    protected Consulted<?, Card> consult(DiscardProblem problem) {
        return new Consulted<>(BOOK, problem.view());
    }

    /** Without near misses: what another rule lacks of its nearest card says nothing of the cards at hand. */
    @Override
    public Advice<Card> advise(DiscardProblem problem) {
        return super.advise(problem).withoutNearMisses();
    }

    /** The first thing that each deciding rule finds wanting in the answer; every other rule comes after them. */
    @Override
    public List<Ruling<Card>> whyNot(DiscardProblem problem, Card answer) {
        return consult(problem).whyNotOfDeciding(answer).stream()
                .map(ruling -> firstFailure(problem, answer, ruling))
                .toList();
    }

    private Ruling<Card> firstFailure(DiscardProblem problem, Card answer, Ruling<Card> ruling) {
        List<Reason> failing = ruling.failing().stream()
                .limit(1)
                .map(reason ->
                        reason.fact().equals(GinDiscards.IN_A_SET) ? besideTheBest(problem, answer, reason) : reason)
                .toList();
        return new Ruling<>(
                ruling.rule(),
                ruling.source(),
                ruling.answers(),
                ruling.allowed(),
                ruling.standing(),
                failing.isEmpty() ? ruling.reasons() : failing);
    }

    /**
     * What breaking the set costs beside the card that is advised: ", and throwing it leaves 24 points, 4C only 20"; where another
     * set stands in its place, that none is lost.
     */
    private Reason besideTheBest(DiscardProblem problem, Card answer, Reason reason) {
        GinView view = problem.view();
        Card best = advise(problem).best().getFirst();
        boolean isReplaced = view.keepsTheSets(answer)
                && view.setWith(answer).filter(one -> one.size() > LEAST).isEmpty();
        String set = isReplaced
                ? "without it you still have " + NumberWord.of(view.sets()) + (view.sets() == 1 ? " set" : " sets")
                : view.isLoose(answer) ? reason.measured() : GinDiscards.inTheSet(view, answer);
        return view.leftAfter(answer) <= view.leftAfter(best)
                ? reason
                : reason.saying(set + GinDiscards.leaves(view, answer, best));
    }

    @Override
    public Optional<Reckoning<Card>> reckon(DiscardProblem problem) {
        return Optional.of(GinReckoning.discards(problem.view()));
    }

    @Override
    public Prompt ask(DiscardProblem problem) {
        List<Exhibit> table = new ArrayList<>(List.of(
                new Exhibit.Held("Your hand", problem.hand()),
                new Exhibit.Row("Discard pile, oldest first", problem.discards()),
                new Exhibit.Fact("The opponent took", listed(problem.opponentTook())),
                new Exhibit.Fact("The opponent refused", listed(problem.opponentRefused())),
                new Exhibit.Fact("Turn", String.valueOf(problem.turn()))));
        if (!problem.taken().isEmpty()) {
            table.add(new Exhibit.Fact("You took from the pile", listed(problem.taken())));
        }
        return new Prompt("Which card do you throw?", table);
    }

    private static String listed(CardSet cards) {
        return cards.isEmpty() ? "nothing" : cards.toString();
    }

    @Override
    public Instruction say(Card answer) {
        return Instruction.to("throw", answer);
    }
}
