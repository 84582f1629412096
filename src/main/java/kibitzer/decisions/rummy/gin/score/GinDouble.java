package kibitzer.decisions.rummy.gin.score;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
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
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;

/** What a double that is refused scores: ten, and the difference if the doubler counts less (p. 42). */
public final class GinDouble extends CountedDecision<GinDouble.Refused, Integer> {
    private static final int BONUS = 10;
    private static final int MOST_POINTS = 100;
    private static final int MOST_DOUBLES = 5;
    private static final int HIGHEST_DEALT = 45;
    private static final int MOST_ANSWERED = (BONUS + MOST_POINTS) << MOST_DOUBLES;

    /**
     * A double that was refused, so that the doubler knocks at once.
     *
     * @param doubler what he counts; there is no limit
     * @param opponent what the other counts after laying off
     * @param accepted how many doubles were accepted before
     */
    public record Refused(int doubler, int opponent, int accepted) {
        int score() {
            return (BONUS + Math.max(0, opponent - doubler)) << accepted;
        }
    }

    private static final Field<Integer> DOUBLER =
            required("doubler", Kinds.number(0, MOST_POINTS), "points unmatched in the doubler's hand");
    private static final Field<Integer> OPPONENT =
            required("opponent", Kinds.number(0, MOST_POINTS), "points left to the other after laying off");
    private static final Field<Integer> ACCEPTED =
            optional("accepted", Kinds.number(0, MOST_DOUBLES), 0, "doubles accepted before in the hand");
    private static final Form<Refused> FORM = Form.of(
            Refused::new, DOUBLER.of(Refused::doubler), OPPONENT.of(Refused::opponent), ACCEPTED.of(Refused::accepted));

    private static final Source SOURCE = Source.source("doubling-gin.p01", "gin.doubling");

    public GinDouble() {
        super(
                new Head(
                        "gin/double",
                        "A double refused",
                        "doubling-gin",
                        "what a refused double scores in doubling gin"),
                FORM,
                new NumberAnswer.Count(0, MOST_ANSWERED, "points"),
                List.of(SOURCE));
    }

    @Override
    public Refused deal(DealRequest request) {
        Chance chance = request.seed().chance();
        return new Refused(
                chance.below(HIGHEST_DEALT), chance.below(HIGHEST_DEALT), chance.onceIn(3) ? 1 + chance.below(2) : 0);
    }

    @Override
    protected CountedAnswer<Integer> count(Refused refused) {
        List<Reason> reasons = new ArrayList<>();
        reasons.add(Reason.counted("bonus", BONUS, BONUS + " for the refused double"));
        int less = refused.opponent() - refused.doubler();
        reasons.add(Reason.counted(
                "difference",
                Math.max(0, less),
                less > 0
                        ? less + " more, " + refused.opponent() + " less the doubler's " + refused.doubler()
                        : "nothing more, for the doubler's " + refused.doubler() + " is not below "
                                + refused.opponent()));
        if (refused.accepted() > 0) {
            reasons.add(Reason.counted(
                    "accepted",
                    refused.accepted(),
                    "times " + (1 << refused.accepted()) + ", for " + accepted(refused.accepted())
                            + " accepted before"));
        }
        return CountedAnswer.of(rule(), SOURCE, List.of(refused.score()), reasons);
    }

    private static String accepted(int doubles) {
        return doubles == 1 ? "one double" : doubles == 2 ? "two doubles" : doubles + " doubles";
    }

    @Override
    protected List<Reason> against(Refused refused, Integer answer) {
        return List.of(
                Reason.given("answer", answer, "you gave " + HowMany.points(answer), HowMany.points(refused.score())));
    }

    @Override
    public List<Slip<Integer>> slips(Refused refused) {
        int difference = Math.max(0, refused.opponent() - refused.doubler());
        List<Slip<Integer>> slips = new ArrayList<>();
        if (difference > 0) {
            slips.add(Slip.by("leave out the " + BONUS + " for the double", difference << refused.accepted()));
            slips.add(Slip.by("leave out the difference", BONUS << refused.accepted()));
        }
        if (difference > 0 && refused.accepted() > 0) {
            slips.add(Slip.by("double the difference alone", BONUS + (difference << refused.accepted())));
            slips.add(Slip.by("count the difference and nothing else", difference));
            slips.add(Slip.by("leave out the difference and the doubles accepted before", BONUS));
        }
        if (refused.accepted() > 0) {
            slips.add(Slip.by("forget the doubles accepted before", BONUS + difference));
        }
        slips.add(Slip.by("add all that the other counts", (BONUS + refused.opponent()) << refused.accepted()));
        slips.add(Slip.by(
                "add the difference though the doubler counts more",
                (BONUS + Math.abs(refused.opponent() - refused.doubler())) << refused.accepted()));
        slips.add(Slip.by("count the double that was refused", 2 * refused.score()));
        return slips;
    }

    @Override
    public Prompt ask(Refused refused) {
        List<Exhibit> table = new ArrayList<>();
        table.add(new Exhibit.Fact("The doubler counts", String.valueOf(refused.doubler())));
        table.add(new Exhibit.Fact("The other counts", refused.opponent() + ", all laid off"));
        if (refused.accepted() > 0) {
            table.add(new Exhibit.Fact("Accepted before", accepted(refused.accepted())));
        }
        return new Prompt("The double is refused, and the doubler knocks. What do they score?", table);
    }
}
