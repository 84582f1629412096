package kibitzer.decisions.rummy.gin;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleDealer;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.conventions.rummy.gin.DrawGround;
import kibitzer.conventions.rummy.gin.DrawView;
import kibitzer.conventions.rummy.gin.GinDraws;
import kibitzer.conventions.rummy.gin.GinView;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.rummy.gin.Gin;

/** Take the upcard or draw from the stock at gin, by Culbertson's pointers. */
public final class GinDraw extends BookDecision<DrawProblem, String> {
    private static final int MOST_DISCARDS = 40;
    private static final int MOST_TURNS = 40;

    private static final Field<CardSet> HAND =
            required("hand", Kinds.cards(Gin.HAND, Gin.HAND), "the hand before the draw");
    private static final Field<Card> UPCARD = required("upcard", Kinds.card(), "the card that may be taken");
    private static final Field<Boolean> DEALER =
            optional("dealer", Kinds.yesOrNo(), false, "true if the learner has dealt");
    private static final Field<Boolean> FIRST_TURN = optional(
            "first-turn",
            Kinds.yesOrNo(),
            false,
            "true if the upcard is the dealt one; the dealer has it after the non-dealer refused it");
    private static final Field<Integer> TURN =
            optional("turn", Kinds.number(1, MOST_TURNS), 1, "the learner's own turns, this one included");
    private static final Field<List<Card>> DISCARDS = optional(
            "discards",
            Kinds.pile(MOST_DISCARDS),
            List.of(),
            "the pile under the upcard, oldest first, without cards that were taken");
    private static final Field<CardSet> OPPONENT_TOOK =
            optional("opponent-took", Kinds.cards(0, Gin.HAND), CardSet.EMPTY, "cards the opponent took from the pile");
    private static final Field<CardSet> REFUSED = optional(
            "refused",
            Kinds.cards(0, MOST_DISCARDS),
            CardSet.EMPTY,
            "those of the discards that the opponent passed over; the opponent threw the rest");

    private static final RuleBook<DrawView, String> BOOK = GinDraws.BOOK;

    /** What is only allowed never decides, so that no position can be dealt for it. */
    private static final PractisedRules RULES = PractisedRules.of(BOOK.practised());

    private static final RuleDealer<DrawView, String> DEALING = new RuleDealer<>(BOOK, new DrawGround());

    private static final Form<DrawProblem> FORM = Form.of(
            DrawProblem::new,
            HAND.of(DrawProblem::hand),
            UPCARD.of(DrawProblem::upcard),
            DEALER.of(DrawProblem::dealer),
            FIRST_TURN.of(DrawProblem::firstTurn),
            TURN.of(DrawProblem::turn),
            DISCARDS.of(DrawProblem::discards),
            OPPONENT_TOOK.of(DrawProblem::opponentTook),
            REFUSED.of(DrawProblem::refused));

    public GinDraw() {
        super(
                new Head("gin/draw", "The draw", "gin-rummy", "upcard or stock"),
                FORM,
                WordAnswer.OneWord.of(GinDraws.UPCARD, "Take the upcard", GinDraws.STOCK, "Leave the upcard"),
                RULES,
                BOOK.sources());
    }

    @Override
    public DrawProblem deal(DealRequest request) {
        DrawView dealt = DEALING.deal(RULES.asked(request), request.seed());
        GinView table = dealt.before();
        return new DrawProblem(
                table.hand(),
                dealt.upcard(),
                dealt.dealer(),
                dealt.firstTurn(),
                table.turn(),
                dealt.pile(),
                table.took(),
                table.refused());
    }

    @Override
    protected Consulted<?, String> consult(DrawProblem problem) {
        return new Consulted<>(BOOK, problem.view());
    }

    @Override
    public Optional<Reckoning<String>> reckon(DrawProblem problem) {
        return Optional.of(GinReckoning.draw(problem.view()));
    }

    /** Who takes what fills no set is told that, and not which exception asks for more. */
    @Override
    public boolean isSpokenOf(DrawProblem problem, String answer) {
        return answer.equals(GinDraws.STOCK) && super.isSpokenOf(problem, answer);
    }

    @Override
    public boolean declines(String answer, String best) {
        return answer.equals(GinDraws.STOCK);
    }

    @Override
    public Prompt ask(DrawProblem problem) {
        List<Exhibit> table = new ArrayList<>();
        table.add(new Exhibit.Held("Your hand", problem.hand()));
        table.add(new Exhibit.Row("Upcard", List.of(problem.upcard())));
        if (!problem.discards().isEmpty()) {
            table.add(new Exhibit.Row("Discards under it, oldest first", problem.discards()));
        }
        table.add(new Exhibit.Fact("You are", problem.dealer() ? "the dealer" : "the non-dealer"));
        table.add(new Exhibit.Fact("Turn", turn(problem)));
        table.add(new Exhibit.Fact("The opponent took", listed(problem.opponentTook())));
        table.add(new Exhibit.Fact("The opponent refused", listed(problem.refused())));
        return new Prompt("Do you take the upcard, or leave it and draw from the stock?", table);
    }

    private static String turn(DrawProblem problem) {
        if (!problem.firstTurn()) {
            return String.valueOf(problem.turn());
        }
        return problem.dealer()
                ? "the first; the non-dealer has refused the upcard"
                : "the first; the upcard is the dealt one";
    }

    private static String listed(CardSet cards) {
        return cards.isEmpty() ? "nothing" : cards.toString();
    }
}
