package kibitzer.decisions.rummy.gin;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.List;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Chance;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.games.rummy.gin.KnockScore;

/** Whether a doubtful knock may be risked when partner has already won his hand: the side needs only a net plus (p. 39). */
public final class GinForPartner extends CountedDecision<GinForPartner.Doubt, String> {
    private static final String RISK = "risk";
    private static final String NOT = "not";
    private static final int MOST_WON = 120;
    private static final int HIGHEST_DEALT = 50;

    /**
     * A knock that may be undercut, in partnership gin.
     *
     * @param partnerWon what partner has won the other hand by
     * @param count what the knock leaves, gin aside
     * @param hisLeast the least the opponent can count after laying off
     */
    public record Doubt(int partnerWon, int count, int hisLeast) {

        /** @throws BadQuestion if the knock cannot be undercut */
        public Doubt {
            if (hisLeast > count) {
                throw new BadQuestion(
                        "his-least",
                        "the opponent counts more than " + count + " in any case",
                        "at most what the knock leaves");
            }
        }

        int lossAtWorst() {
            return KnockScore.BONUS + count - hisLeast;
        }

        boolean isCovered() {
            return partnerWon > lossAtWorst();
        }

        private String answer() {
            return isCovered() ? RISK : NOT;
        }
    }

    private static final Field<Integer> PARTNER_WON =
            required("partner-won", Kinds.number(1, MOST_WON), "what partner has won the other hand by");
    private static final Field<Integer> COUNT =
            required("count", Kinds.number(1, Gin.KNOCK_LIMIT), "what the knock leaves unmatched");
    private static final Field<Integer> HIS_LEAST = optional(
            "his-least", Kinds.number(0, Gin.KNOCK_LIMIT), 0, "the least the opponent can count after laying off");
    private static final Form<Doubt> FORM = Form.of(
            Doubt::new, PARTNER_WON.of(Doubt::partnerWon), COUNT.of(Doubt::count), HIS_LEAST.of(Doubt::hisLeast));

    private static final Source SOURCE = Source.source("partnership-gin.p01", "gin.bonuses");

    public GinForPartner() {
        super(
                new Head(
                        "gin/for-partner",
                        "A knock with partner's score behind it",
                        "partnership-gin",
                        "whether partner's score covers a doubtful knock in partnership gin"),
                FORM,
                WordAnswer.OneWord.of(
                        RISK, "Yes: the side wins in any case", NOT, "No: an undercut may cost it the hand"),
                List.of(SOURCE));
    }

    @Override
    public Doubt deal(DealRequest request) {
        Chance chance = request.seed().chance();
        int count = 1 + chance.below(Gin.KNOCK_LIMIT);
        return new Doubt(1 + chance.below(HIGHEST_DEALT), count, chance.below(count + 1));
    }

    @Override
    protected CountedAnswer<String> count(Doubt doubt) {
        int net = doubt.partnerWon() - doubt.lossAtWorst();
        return CountedAnswer.of(
                rule(),
                SOURCE,
                List.of(doubt.answer()),
                List.of(
                        Reason.counted(
                                "loss-at-worst",
                                doubt.lossAtWorst(),
                                "an undercut costs " + KnockScore.BONUS + " and " + (doubt.count() - doubt.hisLeast())
                                        + " at worst"),
                        Reason.counted(
                                "net",
                                net,
                                "partner has won by " + doubt.partnerWon() + ", so the side is left with " + net)));
    }

    @Override
    protected List<Reason> against(Doubt doubt, String answer) {
        return List.of(Reason.missing(
                "answer",
                answer,
                "partner has won " + doubt.partnerWon() + ", and an undercut costs " + doubt.lossAtWorst() + " at worst"
                        + (doubt.isCovered() ? ", so a plus is left" : ", so no plus is sure"),
                doubt.isCovered() ? "to risk it" : "not to risk it"));
    }

    @Override
    public Prompt ask(Doubt doubt) {
        return new Prompt(
                "Partnership gin, and the knock may be undercut. Does your partner's score cover the risk?",
                List.of(
                        new Exhibit.Fact("Partner has won by", String.valueOf(doubt.partnerWon())),
                        new Exhibit.Fact("Your knock leaves", String.valueOf(doubt.count())),
                        new Exhibit.Fact("The opponent can count as little as", String.valueOf(doubt.hisLeast()))));
    }
}
