package kibitzer.decisions.cribbage;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.DealingGround;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.cards.CardSet;
import kibitzer.conventions.cribbage.LayAwayGround;
import kibitzer.conventions.cribbage.LayAwayView;
import kibitzer.conventions.cribbage.LayAways;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.cribbage.CribbageGame;

/** Which cards to lay away at cribbage, by Culbertson's pointers; beside them the exact average. */
public final class CribbageLayAway extends BookDecision<HandToLayAway, CardSet> {
    private static final int TWO = 2;

    private static final Field<CardSet> HAND = required(
            "hand",
            Kinds.cards(CribbageGame.FIVE_CARD.dealt(), CribbageGame.SEVEN_CARD.dealt()),
            "the hand as it was dealt: six cards, five at the games that deal five, seven at seven-card cribbage");
    private static final Field<Boolean> OWN_CRIB =
            required("own-crib", Kinds.yesOrNo(), "true if you dealt, or your partner did: the crib is yours");
    private static final Field<String> GAME = optional(
            "game",
            Kinds.word(CribbageGame.AT_THE_TABLE.stream().map(CribbageGame::id).toList()),
            CribbageGame.SIX_CARD.id(),
            "the game; unless it is named, five cards are five-card and seven cards seven-card cribbage");

    private static final Form<HandToLayAway> FORM = Form.of(
            HandToLayAway::read,
            HAND.of(HandToLayAway::hand),
            OWN_CRIB.of(HandToLayAway::ownCrib),
            GAME.whereGiven(HandToLayAway::game));

    private static final RuleBook<LayAwayView, CardSet> BOOK = LayAways.BOOK;
    private static final PractisedRules RULES = PractisedRules.of(BOOK.practised());

    public CribbageLayAway() {
        super(
                new Head(
                        "cribbage/lay-away",
                        "Laying away",
                        "cribbage",
                        "which cards go to the crib, by Culbertson's pointers; beside it the exact average"),
                FORM,
                new CardAnswer.SomeCards(1, TWO),
                RULES,
                BOOK.sources(),
                GAME);
    }

    @Override
    public HandToLayAway deal(DealRequest request) {
        String id = request.get(GAME);
        CribbageGame game = CribbageGame.atTheTable(id).orElseThrow();
        DealingGround<LayAwayView> ground = new LayAwayGround(game.dealt(), game.laidAway());
        LayAwayView dealt = new RuleDealer<>(BOOK, ground).deal(RULES.asked(request), request.seed());
        return new HandToLayAway(dealt.hand(), dealt.ownCrib(), id);
    }

    @Override
    public AnswerKind<CardSet> answerKind(HandToLayAway problem) {
        int away = problem.rules().laidAway();
        return new CardAnswer.SomeCards(away, away);
    }

    @Override
    public Choices<CardSet> choices(HandToLayAway problem) {
        return new Choices.Listed<>(problem.view().options());
    }

    @Override
    public Optional<String> objection(HandToLayAway problem, CardSet answer) {
        CardSet strange = answer.minus(problem.hand());
        if (!strange.isEmpty()) {
            return Optional.of("the " + strange.first().inWords() + " is not in the hand");
        }
        int away = problem.rules().laidAway();
        return answer.size() == away
                ? Optional.empty()
                : Optional.of(answer.size() + (answer.size() == 1 ? " card is" : " cards are") + " laid away; expected "
                        + away);
    }

    @Override
    protected Consulted<?, CardSet> consult(HandToLayAway problem) {
        return new Consulted<>(BOOK, problem.view());
    }

    /** Without near misses: what another rule lacks of its nearest cards says nothing of those at hand. */
    @Override
    public Advice<CardSet> advise(HandToLayAway problem) {
        return super.advise(problem).withoutNearMisses();
    }

    @Override
    public List<Ruling<CardSet>> whyNot(HandToLayAway problem, CardSet answer) {
        CardSet best = advise(problem).best().getFirst();
        return consult(problem).whyNotOfDeciding(answer).stream()
                .map(ruling -> ruling.withReasons(ruling.reasons().stream()
                        .map(reason -> reason.holds() ? reason : told(problem.view(), reason, answer, best))
                        .toList()))
                .toList();
    }

    /** What counts less than with the best lay-away, with what is broken by it. */
    private static Reason told(LayAwayView view, Reason reason, CardSet answer, CardSet best) {
        if (reason.fact().equals(LayAways.TOGETHER_KEY) || reason.fact().equals(LayAways.MOST_TOGETHER_KEY)) {
            return Reason.missing(
                    reason.fact(), reason.actual(), inHandAndCrib(view, answer, best), reason.required(), "");
        }
        String broken = view.brokenBeside(answer, best);
        if (reason.fact().equals(LayAways.WHOLE_COUNT_KEY) && !broken.isEmpty()) {
            return Reason.missing(
                    reason.fact(),
                    reason.actual(),
                    reason.measured() + ", and breaks " + broken,
                    reason.required(),
                    reason.asked());
        }
        return reason.fact().equals(LayAways.KEPT_KEY) && !broken.isEmpty()
                ? Reason.missing(
                        reason.fact(),
                        reason.actual(),
                        "it keeps " + HowMany.of(view.countKept(answer), "point") + ", where " + best + " keeps "
                                + view.countKept(best) + "; it breaks " + broken,
                        reason.required(),
                        "")
                : reason;
    }

    /** "it keeps 0 points and gives your crib 0, where QD QC keep 0 and give 2: it breaks the pair QD QC". */
    private static String inHandAndCrib(LayAwayView view, CardSet answer, CardSet best) {
        String broken = view.brokenBeside(answer, best);
        return "it keeps " + HowMany.of(view.countKept(answer), "point") + " and gives your crib "
                + LayAwayView.countGiven(answer) + ", where " + best + " keeps " + view.countKept(best) + " and gives "
                + LayAwayView.countGiven(best) + (broken.isEmpty() ? "" : "; it breaks " + broken);
    }

    @Override
    public Optional<Reckoning<CardSet>> reckon(HandToLayAway problem) {
        boolean forTwo = problem.rules().players() == TWO;
        return Optional.of(
                forTwo ? LayAwayReckoning.forTwo(problem.view()) : LayAwayReckoning.handAlone(problem.view()));
    }

    @Override
    public Prompt ask(HandToLayAway problem) {
        CribbageGame game = problem.rules();
        List<Exhibit> table = new ArrayList<>();
        table.add(new Exhibit.Fact("The crib is", crib(problem)));
        if (!game.equals(CribbageGame.SIX_CARD)) {
            table.add(new Exhibit.Fact("The game", game.title()));
        }
        table.add(new Exhibit.Held("Your hand", problem.hand(), Exhibit.Fan.BY_RANK));
        return new Prompt(
                game.laidAway() == 1
                        ? "Which card do you lay away to the crib?"
                        : "Which two cards do you lay away to the crib?",
                table);
    }

    private static String crib(HandToLayAway problem) {
        if (problem.rules().partners()) {
            return problem.ownCrib() ? "your side's" : "the other side's";
        }
        return problem.ownCrib() ? "yours" : problem.rules().players() == TWO ? "the opponent's" : "another player's";
    }

    @Override
    public Instruction say(CardSet answer) {
        return new Instruction("lay away", answerKind().inside(answer));
    }
}
