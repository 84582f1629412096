package kibitzer.decisions.poker;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.cards.Chance;
import kibitzer.decisions.AnswerKind;
import kibitzer.decisions.Choices;
import kibitzer.decisions.DealRequest;
import kibitzer.decisions.Decision;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.Exhibit;
import kibitzer.decisions.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.poker.pot.BetLimit;

/** How many chips a player may put in at most, by the limit that is played (Culbertson pp. 61-62). */
public final class PokerLimit implements Decision<PokerLimit.Turn, Integer> {

    /**
     * A player's turn to bet.
     *
     * @param limit what is played
     * @param pot chips in the pot before he bets
     * @param toCall chips the call costs him
     * @param already chips he has put in during this interval
     * @param size the agreed limit, or the most chips put in at one time, or the richest opponent's chips
     * @param stack chips before him
     */
    public record Turn(BetLimit limit, int pot, int toCall, int already, int size, int stack) {

        int most() {
            int allowed = switch (limit) {
                case FIXED, PREVIOUS_BET, TABLE_STAKES -> toCall + size;
                case POT -> toCall + pot + toCall;
                case POT_IN_ALL -> Math.max(pot, toCall);
                case DOUBLING -> 2 * (already + toCall) - already;
            };
            return Math.min(allowed, stack);
        }
    }

    private static final int MOST_CHIPS = 1_000_000;
    private static final String RULE = "poker.limit.";

    private static final Field<String> LIMIT = required("limit", Kinds.word(BetLimit.words()), "what limit is played");
    private static final Field<Integer> POT =
            required("pot", Kinds.number(0, MOST_CHIPS), "chips in the pot before the learner bets");
    private static final Field<Integer> TO_CALL =
            required("to-call", Kinds.number(0, MOST_CHIPS), "chips the call costs");
    private static final Field<Integer> ALREADY =
            optional("already-in", Kinds.number(0, MOST_CHIPS), 0, "chips the learner has put in during this interval");
    private static final Field<Integer> SIZE = optional(
            "size",
            Kinds.number(0, MOST_CHIPS),
            0,
            "fixed: the agreed limit; previous-bet: the most chips put in at one time; table-stakes: what the richest"
                    + " opponent has left");
    private static final Field<Integer> STACK = optional(
            "stack", Kinds.number(0, MOST_CHIPS), MOST_CHIPS, "chips before the learner; more than enough if left out");
    private static final Field<List<String>> LIMITS = optional(
            "limits", Kinds.someOf(BetLimit.words()), List.of(), "deal for these limits; for any if none is named");

    private static final Form<Turn> FORM = new Form<>(
            List.of(LIMIT, POT, TO_CALL, ALREADY, SIZE, STACK),
            values -> new Turn(
                    BetLimit.named(values.get(LIMIT)).orElseThrow(),
                    values.get(POT),
                    values.get(TO_CALL),
                    values.get(ALREADY),
                    values.get(SIZE),
                    values.get(STACK)),
            turn -> FieldValues.none()
                    .with(LIMIT, turn.limit().word())
                    .with(POT, turn.pot())
                    .with(TO_CALL, turn.toCall())
                    .with(ALREADY, turn.already())
                    .with(SIZE, turn.size())
                    .with(STACK, turn.stack()));

    @Override
    public DecisionId id() {
        return new DecisionId("poker/limit");
    }

    @Override
    public String title() {
        return "The limit of a bet";
    }

    @Override
    public String game() {
        return "poker";
    }

    @Override
    public Form<Turn> form() {
        return FORM;
    }

    @Override
    public AnswerKind<Integer> answerKind() {
        return new AnswerKind.Count(0, MOST_CHIPS, "chips");
    }

    @Override
    public List<Field<?>> dealOptions() {
        return List.of(LIMITS);
    }

    @Override
    public List<Source> sources() {
        return Stream.of(BetLimit.values()).map(PokerLimit::source).toList();
    }

    private static Source source(BetLimit limit) {
        return Source.source(limit.game());
    }

    @Override
    public Turn deal(DealRequest request) {
        Chance chance = request.seed().chance();
        List<String> asked = request.get(LIMITS);
        BetLimit limit = chance.oneOf(Stream.of(BetLimit.values())
                .filter(one -> asked.isEmpty() || asked.contains(one.word()))
                .toList());
        int toCall = 1 + chance.below(12);
        int already = limit == BetLimit.DOUBLING ? chance.below(9) : 0;
        int pot = toCall * 2 + already + chance.below(30);
        int size = switch (limit) {
            case FIXED -> 2 + 2 * chance.below(6);
            case PREVIOUS_BET -> toCall + chance.below(10);
            case TABLE_STAKES -> chance.below(80);
            case POT, POT_IN_ALL, DOUBLING -> 0;
        };
        int stack = limit == BetLimit.TABLE_STAKES ? toCall + chance.below(80) : MOST_CHIPS;
        return new Turn(limit, pot, toCall, already, size, stack);
    }

    @Override
    public Choices<Integer> choices(Turn turn) {
        return new Choices.Open<>();
    }

    @Override
    public Advice<Integer> advise(Turn turn) {
        return Advice.counted(
                RULE + turn.limit().word(), source(turn.limit()), List.of(turn.most()), reasons(turn), Map.of());
    }

    private static List<Reason> reasons(Turn turn) {
        List<Reason> reasons = new ArrayList<>();
        reasons.add(Reason.counted("limit", turn.limit().word(), turn.limit().inWords()));
        reasons.add(Reason.counted("most", turn.most(), sum(turn)));
        return reasons;
    }

    private static String sum(Turn turn) {
        String call = chips(turn.toCall()) + " to call";
        return switch (turn.limit()) {
            case FIXED -> call + " and a raise of " + turn.size();
            case PREVIOUS_BET -> call + " and a raise of " + turn.size() + ", the most put in at one time";
            case POT -> call + " and a raise of the pot, which then holds " + (turn.pot() + turn.toCall());
            case POT_IN_ALL -> "the pot holds " + chips(turn.pot());
            case DOUBLING ->
                "the bet is " + (turn.already() + turn.toCall()) + ", doubled " + 2 * (turn.already() + turn.toCall())
                        + ", of which " + turn.already() + " are in already";
            case TABLE_STAKES ->
                turn.stack() <= turn.toCall() + turn.size()
                        ? chips(turn.stack()) + " lie before you"
                        : call + ", and no opponent can meet more than " + turn.size() + " on top";
        };
    }

    private static String chips(int many) {
        return TableShown.chips(many);
    }

    @Override
    public List<Ruling<Integer>> whyNot(Turn turn, Integer answer) {
        Reason reason = Reason.missing("most", answer, sum(turn), chips(turn.most()));
        return List.of(new Ruling<>(
                RULE + turn.limit().word(),
                source(turn.limit()),
                List.of(answer),
                List.of(),
                Standing.FAILS,
                List.of(reason)));
    }

    @Override
    public Prompt ask(Turn turn) {
        List<Exhibit> facts = new ArrayList<>();
        facts.add(new Exhibit.Fact("The limit", turn.limit().inWords()));
        facts.add(new Exhibit.Fact("In the pot", chips(turn.pot())));
        facts.add(new Exhibit.Fact("To call", chips(turn.toCall())));
        switch (turn.limit()) {
            case FIXED -> facts.add(new Exhibit.Fact("The agreed limit", chips(turn.size())));
            case PREVIOUS_BET -> facts.add(new Exhibit.Fact("The most put in at one time", chips(turn.size())));
            case DOUBLING -> facts.add(new Exhibit.Fact("You have put in already", chips(turn.already())));
            case TABLE_STAKES -> {
                facts.add(new Exhibit.Fact("Before you lie", chips(turn.stack())));
                facts.add(new Exhibit.Fact("The richest opponent has left", chips(turn.size())));
            }
            case POT, POT_IN_ALL -> {}
        }
        return new Prompt("How many chips may you put in at most?", facts);
    }

    @Override
    public String say(Integer answer) {
        return "At most " + chips(answer);
    }
}
