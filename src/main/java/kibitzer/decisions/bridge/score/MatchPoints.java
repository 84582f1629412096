package kibitzer.decisions.bridge.score;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Chance;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;

/**
 * Match points on a board of duplicate bridge (Culbertson, pp. 166 and 169-170): one for each score beaten, half for each
 * that is equal, and half for each pair that played the board with its cards interchanged.
 */
public final class MatchPoints extends CountedDecision<MatchPoints.Scores, Double> {

    /**
     * The scores of one board, of the pairs in the same direction.
     *
     * @param own the score of the pair that is rated
     * @param others those of the other pairs that played the same cards
     * @param otherGroup how many pairs played the board with its cards interchanged
     */
    public record Scores(int own, List<Integer> others, int otherGroup) {
        public Scores {
            others = List.copyOf(others);
            if (others.isEmpty() || others.size() > MOST_PAIRS) {
                throw new BadQuestion("others", others.size() + " scores", "1 to " + MOST_PAIRS);
            }
        }

        int beaten() {
            return (int) others.stream().filter(other -> other < own).count();
        }

        int equal() {
            return (int) others.stream().filter(other -> other == own).count();
        }

        double matchPoints() {
            return beaten() + (equal() + otherGroup) / 2.0;
        }
    }

    private static final double OWN_HALF = 0.5;
    private static final int MOST_PAIRS = 40;
    private static final int HIGHEST = 8000;
    private static final String RULE = "duplicate.match-points";
    private static final Source SAME_CARDS = Source.source("duplicate-contract-bridge.p06");
    private static final Source INTERCHANGED = Source.source("duplicate-contract-bridge.p07");

    /** Scores of one deal as they come up: a game made, with an overtrick, missed, failed. */
    private static final List<Integer> DEALT = List.of(420, 450, 170, 140, -50, -100, 620, 420, 420, 170);

    private static final Field<Integer> OWN =
            required("own", Kinds.number(-HIGHEST, HIGHEST), "the score of the pair that is rated");
    private static final Field<List<Integer>> OTHERS =
            required("others", scores(), "the scores of the other pairs in the same direction");
    private static final Field<Integer> OTHER_GROUP = optional(
            "other-group", Kinds.number(0, MOST_PAIRS), 0, "pairs that played the board with its cards interchanged");
    private static final Form<Scores> FORM =
            Form.of(Scores::new, OWN.of(Scores::own), OTHERS.of(Scores::others), OTHER_GROUP.of(Scores::otherGroup));

    /**
     * The match points of a score among the others that were made with the same cards.
     *
     * @param others any number of them
     */
    public static double of(int own, List<Integer> others) {
        long beaten = others.stream().filter(other -> other < own).count();
        long equal = others.stream().filter(other -> other == own).count();
        return beaten + equal / 2.0;
    }

    private static Kind<List<Integer>> scores() {
        return Kinds.listOf(Kinds.number(-HIGHEST, HIGHEST), "a list of scores, such as [420, 170, -50]");
    }

    public MatchPoints() {
        super(
                new Head(
                        "bridge/match-points",
                        "Match points on a board",
                        "duplicate-contract-bridge",
                        "how many match points a score is worth"),
                FORM,
                new NumberAnswer.Halves(0, 2 * MOST_PAIRS, ""),
                List.of(SAME_CARDS, INTERCHANGED));
    }

    @Override
    public Scores deal(DealRequest request) {
        Chance chance = request.seed().chance();
        List<Integer> all = IntStream.rangeClosed(0, 4 + chance.below(5))
                .mapToObj(pair -> chance.oneOf(DEALT))
                .toList();
        return new Scores(all.getFirst(), all.subList(1, all.size()), chance.onceIn(4) ? 1 + chance.below(4) : 0);
    }

    @Override
    protected CountedAnswer<Double> count(Scores scores) {
        List<Reason> same = List.of(
                Reason.counted(
                        "beaten",
                        scores.beaten(),
                        scores.beaten() == 0
                                ? "you beat no other score"
                                : "you beat " + of(scores.beaten(), "score") + ", one point"
                                        + (scores.beaten() == 1 ? "" : " each")),
                Reason.counted(
                        "equal",
                        scores.equal(),
                        scores.equal() == 0
                                ? "none is equal"
                                : of(scores.equal(), "is", "are") + " equal, half a point"
                                        + (scores.equal() == 1 ? "" : " each")));
        Reason group = Reason.counted(
                "other-group",
                scores.otherGroup(),
                scores.otherGroup() + " in the other group, " + eachOfTheGroup(scores));
        return CountedAnswer.of(
                RULE,
                source(scores),
                List.of(scores.matchPoints()),
                scores.otherGroup() == 0 ? same : List.of(same.getFirst(), same.getLast(), group));
    }

    /** What the other group brings; where equal scores were told before, no more than that it is as much. */
    private static String eachOfTheGroup(Scores scores) {
        boolean one = scores.otherGroup() == 1;
        return scores.equal() > 0
                ? "which " + (one ? "counts" : "count") + " the same"
                : "half a point" + (one ? "" : " each");
    }

    private static String of(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    private static String of(int number, String one, String several) {
        return number + " " + (number == 1 ? one : several);
    }

    private static Source source(Scores scores) {
        return scores.otherGroup() == 0 ? SAME_CARDS : INTERCHANGED;
    }

    @Override
    protected List<Reason> against(Scores scores, Double answer) {
        Reason wrong = Reason.given(
                "match-points",
                answer,
                "you gave " + answerKind().inWords(answer),
                answerKind().inWords(scores.matchPoints()));
        return List.of(wrong);
    }

    @Override
    public List<Slip<Double>> slips(Scores scores) {
        double right = scores.matchPoints();
        double half = scores.equal() / 2.0;
        double group = scores.otherGroup() / 2.0;
        int better = scores.others().size() - scores.beaten() - scores.equal();
        List<Slip<Double>> slips = new ArrayList<>();
        if (scores.equal() > 0) {
            slips.add(Slip.by("give a whole point for an equal score", right + half));
            slips.add(Slip.by("give nothing for an equal score", right - half));
        }
        if (scores.otherGroup() > 0) {
            slips.add(Slip.by("leave out the other group", right - group));
            slips.add(Slip.by("give a whole point for each pair of the other group", right + group));
        }
        slips.add(Slip.by("count the pairs that did better than you", better + half + group));
        slips.add(Slip.by("count your own score as one of the others", right + OWN_HALF));
        slips.add(Slip.by("give two points for each score beaten and one for each equal", 2 * right));
        return slips;
    }

    @Override
    public Prompt ask(Scores scores) {
        String others = scores.others().stream().map(String::valueOf).collect(Collectors.joining(", "));
        Exhibit own = new Exhibit.Fact("Your score", String.valueOf(scores.own()));
        Exhibit rest = new Exhibit.Fact("The other pairs in your direction", others);
        return new Prompt(
                "How many match points is your score worth?",
                scores.otherGroup() == 0
                        ? List.of(own, rest)
                        : List.of(
                                own,
                                rest,
                                new Exhibit.Fact(
                                        "Pairs that played it with cards interchanged",
                                        String.valueOf(scores.otherGroup()))));
    }
}
