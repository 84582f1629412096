package kibitzer.decisions.gin;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.conventions.rummy.gin.GinKnocks;
import kibitzer.conventions.rummy.gin.GinView;
import kibitzer.conventions.rummy.gin.KnockGround;
import kibitzer.conventions.rummy.gin.KnockView;
import kibitzer.decisions.AnswerKind;
import kibitzer.decisions.Choices;
import kibitzer.decisions.DealRequest;
import kibitzer.decisions.Decision;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.Exhibit;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.games.rummy.gin.KnockAnswer;
import tools.jackson.databind.node.JsonNodeFactory;

/** Knock, go gin or play on, by Culbertson's pointers. */
public final class GinKnock implements Decision<KnockProblem, KnockAnswer> {
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

    private static final Kind<KnockAnswer> ANSWER = new Kind<>(
            KnockAnswer.NOTATION,
            JsonNodeFactory.instance.objectNode().put("type", "string").put("description", KnockAnswer.NOTATION),
            json -> KnockAnswer.read(Kinds.textOf(json, KnockAnswer.NOTATION)),
            answer -> JsonNodeFactory.instance.stringNode(answer.toString()));

    private static final Form<KnockProblem> FORM = new Form<>(
            List.of(HAND, TURN, OPPONENT_TOOK, KNOCK_LIMIT, DISCARDS, TAKEN),
            values -> new KnockProblem(
                    values.get(HAND),
                    values.get(TURN),
                    values.get(OPPONENT_TOOK),
                    values.get(KNOCK_LIMIT),
                    values.get(DISCARDS),
                    values.get(TAKEN)),
            GinKnock::values);

    @Override
    public DecisionId id() {
        return new DecisionId("gin/knock");
    }

    @Override
    public String title() {
        return "The knock";
    }

    @Override
    public String game() {
        return "gin-rummy";
    }

    @Override
    public Form<KnockProblem> form() {
        return FORM;
    }

    @Override
    public AnswerKind<KnockAnswer> answerKind() {
        return new AnswerKind.Phrase<>(ANSWER, GinKnock::words);
    }

    @Override
    public List<Field<?>> dealOptions() {
        return List.of(RULES.toDeal());
    }

    @Override
    public List<String> rules() {
        return RULES.all();
    }

    @Override
    public List<Source> sources() {
        return BOOK.sources();
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
    public Advice<KnockAnswer> advise(KnockProblem problem) {
        return BOOK.advise(problem.view());
    }

    /** Only rules that forbid the answer by a fact; that another rule comes first is in the advice. */
    @Override
    public List<Ruling<KnockAnswer>> whyNot(KnockProblem problem, KnockAnswer answer) {
        return BOOK.whyNot(problem.view(), answer).stream()
                .filter(ruling -> ruling.standing() == Standing.FAILS)
                .toList();
    }

    @Override
    public Optional<Reckoning<KnockAnswer>> reckon(KnockProblem problem) {
        return Optional.of(GinReckoning.knock(problem.view()));
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
        table.add(new Exhibit.Fact("Your turn", "number " + problem.turn()));
        table.add(new Exhibit.Fact("A knock needs", problem.knockLimit() + " points or fewer"));
        return new Prompt("Do you knock, and with which discard?", table);
    }

    /** What is not known of pile and draw is left out. */
    private static FieldValues values(KnockProblem problem) {
        FieldValues values = FieldValues.none()
                .with(HAND, problem.hand())
                .with(TURN, problem.turn())
                .with(OPPONENT_TOOK, problem.opponentTook())
                .with(KNOCK_LIMIT, problem.knockLimit());
        if (!problem.discards().isEmpty()) {
            values = values.with(DISCARDS, problem.discards());
        }
        return problem.taken().isEmpty() ? values : values.with(TAKEN, problem.taken());
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
