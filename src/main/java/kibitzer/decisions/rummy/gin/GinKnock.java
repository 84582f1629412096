package kibitzer.decisions.rummy.gin;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleDealer;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.conventions.rummy.gin.GinKnocks;
import kibitzer.conventions.rummy.gin.GinView;
import kibitzer.conventions.rummy.gin.KnockGround;
import kibitzer.conventions.rummy.gin.KnockView;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.games.rummy.gin.KnockAnswer;

/** Knock, go gin or play on, by Culbertson's pointers. */
public final class GinKnock extends BookDecision<KnockProblem, KnockAnswer> {
    private static final int MOST_TURNS = 40;
    private static final int MOST_DISCARDS = 40;

    private static final Field<CardSet> HAND =
            required("hand", Kinds.cards(Gin.HAND + 1, Gin.HAND + 1), "the hand after the draw");
    private static final Field<Integer> TURN =
            optional("turn", Kinds.number(1, MOST_TURNS), 1, "the learner's own turns, this one included");
    private static final Field<CardSet> OPPONENT_TOOK =
            optional("opponent-took", Kinds.cards(0, Gin.HAND), CardSet.EMPTY, "cards the opponent took from the pile");
    private static final Field<Integer> KNOCK_LIMIT = optional(
            "knock-limit",
            Kinds.number(0, Gin.KNOCK_LIMIT),
            Gin.KNOCK_LIMIT,
            "the most points that may be unmatched at a knock");

    private static final Field<List<Card>> DISCARDS = optional(
            "discards",
            Kinds.pile(MOST_DISCARDS),
            List.of(),
            "the pile, oldest first, without cards that were taken; nothing is told of it if left out");
    private static final Field<CardSet> TAKEN = optional(
            "taken",
            Kinds.cards(0, 1),
            CardSet.EMPTY,
            "the upcard that the learner took in this turn, which may not be thrown in it");

    private static final RuleBook<KnockView, KnockAnswer> BOOK = GinKnocks.BOOK;

    private static final PractisedRules RULES = PractisedRules.of(BOOK.practised());

    private static final RuleDealer<KnockView, KnockAnswer> DEALER = new RuleDealer<>(BOOK, new KnockGround());

    private static final Kind<KnockAnswer> ANSWER =
            Kinds.named(KnockAnswer.NOTATION, KnockAnswer::read, Object::toString);

    private static final Form<KnockProblem> FORM = Form.of(
            KnockProblem::new,
            HAND.of(KnockProblem::hand),
            TURN.of(KnockProblem::turn),
            OPPONENT_TOOK.of(KnockProblem::opponentTook),
            KNOCK_LIMIT.of(KnockProblem::knockLimit),
            DISCARDS.whereGiven(KnockProblem::discards),
            TAKEN.whereGiven(KnockProblem::taken));

    public GinKnock() {
        super(
                new Head("gin/knock", "The knock", "gin-rummy", "whether to knock, go gin or play on"),
                FORM,
                new WordAnswer.Phrase<>(ANSWER, GinKnock::words, true),
                RULES,
                BOOK.sources());
    }

    @Override
    public KnockProblem deal(DealRequest request) {
        KnockView dealt = DEALER.deal(RULES.asked(request), request.seed());
        GinView table = dealt.table();
        return new KnockProblem(table.hand(), table.turn(), table.took(), dealt.limit());
    }

    @Override
    public Choices<KnockAnswer> choices(KnockProblem problem) {
        return new Choices.Listed<>(problem.view().legal());
    }

    @Override
    public Optional<String> objection(KnockProblem problem, KnockAnswer answer) {
        return switch (answer) {
            case KnockAnswer.PlayOn on -> Optional.empty();
            case KnockAnswer.Knock knock -> objection(problem, knock.discard(), false);
            case KnockAnswer.GoGin gin -> objection(problem, gin.discard(), true);
        };
    }

    private static Optional<String> objection(KnockProblem problem, Card discard, boolean gin) {
        if (!problem.hand().contains(discard)) {
            return Optional.of("the " + discard.inWords() + " is not in the hand");
        }
        if (problem.taken().contains(discard)) {
            return Optional.of("the " + discard.inWords()
                    + " was taken from the pile in this turn, and may not be thrown in the same turn");
        }
        int left = problem.view().table().leftAfter(discard);
        if (gin != (left == 0) && (gin || left <= problem.knockLimit())) {
            return Optional.of(
                    gin
                            ? "without the " + discard.inWords() + " " + left + " are left unmatched, which is not gin"
                            : "without the " + discard.inWords() + " nothing is left unmatched, which is gin");
        }
        return left <= problem.knockLimit()
                ? Optional.empty()
                : Optional.of("without the " + discard.inWords() + " " + left
                        + " are left unmatched; a knock is possible with at most " + problem.knockLimit());
    }

    @Override
    protected Consulted<?, KnockAnswer> consult(KnockProblem problem) {
        return new Consulted<>(BOOK, problem.view());
    }

    @Override
    public Optional<Reckoning<KnockAnswer>> reckon(KnockProblem problem) {
        return Optional.of(GinReckoning.knock(problem.view()));
    }

    @Override
    public List<KnockAnswer> idle() {
        return List.of(new KnockAnswer.PlayOn());
    }

    @Override
    public Prompt ask(KnockProblem problem) {
        List<Exhibit> table = new ArrayList<>();
        table.add(new Exhibit.Held("Your hand", problem.hand()));
        if (!problem.discards().isEmpty()) {
            table.add(new Exhibit.Row("Discard pile, oldest first", problem.discards()));
        }
        table.add(new Exhibit.Fact(
                "The opponent took",
                problem.opponentTook().isEmpty()
                        ? "nothing"
                        : problem.opponentTook().toString()));
        if (!problem.taken().isEmpty()) {
            table.add(new Exhibit.Fact("You took from the pile", problem.taken().toString()));
        }
        table.add(new Exhibit.Fact("Turn", String.valueOf(problem.turn())));
        table.add(new Exhibit.Fact("A knock needs", problem.knockLimit() + " points or fewer"));
        return new Prompt("Do you knock, and with which discard?", table);
    }

    @Override
    public Instruction say(KnockAnswer answer) {
        return switch (answer) {
            case KnockAnswer.Knock knock -> Instruction.to("knock").and(Instruction.to("throw", knock.discard()));
            case KnockAnswer.GoGin gin -> Instruction.to("gin").and(Instruction.to("throw", gin.discard()));
            case KnockAnswer.PlayOn on -> Instruction.to("play on");
        };
    }

    private static String words(KnockAnswer answer) {
        return switch (answer) {
            case KnockAnswer.Knock knock ->
                "Knock, throw the " + knock.discard().inWords();
            case KnockAnswer.GoGin gin -> "Gin, throw the " + gin.discard().inWords();
            case KnockAnswer.PlayOn on -> "Play on";
        };
    }
}
