package kibitzer.decisions.gin;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.cards.Chance;
import kibitzer.decisions.AnswerKind;
import kibitzer.decisions.Choices;
import kibitzer.decisions.DealRequest;
import kibitzer.decisions.Exhibit;
import kibitzer.decisions.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.games.rummy.gin.KnockScore;

/** Whether a doubtful knock may be risked when partner has already won his hand: the side needs only a net plus (p. 39). */
public final class GinForPartner extends CountedGin<GinForPartner.Doubt, String> {
    private static final String RISK = "risk";
    private static final String NOT = "not";
    private static final int MOST_WON = 120;
    private static final int HIGHEST_DEALT = 50;

    /**
     * A knock that may be undercut, in partnership gin.
     *
     * @param partnerWon what partner has won his hand by
     * @param count what the knock leaves, gin aside
     * @param hisLeast the least the opponent can count after laying off
     */
    public record Doubt(int partnerWon, int count, int hisLeast) {

        /** @throws BadQuestion if the knock cannot be undercut */
        public Doubt {
            if (hisLeast > count) {
                throw new BadQuestion(
                        "his-least", "he counts more than " + count + " in any case", "at most what the knock leaves");
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
            required("partner-won", Kinds.number(1, MOST_WON), "what partner has won his hand by");
    private static final Field<Integer> COUNT =
            required("count", Kinds.number(1, Gin.KNOCK_LIMIT), "what the knock leaves unmatched");
    private static final Field<Integer> HIS_LEAST = optional(
            "his-least", Kinds.number(0, Gin.KNOCK_LIMIT), 0, "the least the opponent can count after laying off");
    private static final Form<Doubt> FORM = new Form<>(
            List.of(PARTNER_WON, COUNT, HIS_LEAST),
            values -> new Doubt(values.get(PARTNER_WON), values.get(COUNT), values.get(HIS_LEAST)),
            doubt -> FieldValues.none()
                    .with(PARTNER_WON, doubt.partnerWon())
                    .with(COUNT, doubt.count())
                    .with(HIS_LEAST, doubt.hisLeast()));

    public GinForPartner() {
        super(
                "gin/for-partner",
                "A knock with partner's score behind it",
                "partnership-gin",
                Source.source("partnership-gin.p01", "gin.bonuses"));
    }

    @Override
    public Form<Doubt> form() {
        return FORM;
    }

    @Override
    public AnswerKind<String> answerKind() {
        Map<String, String> labels = new LinkedHashMap<>();
        labels.put(RISK, "Yes: the side wins in any case");
        labels.put(NOT, "No: an undercut may cost it the hand");
        return new AnswerKind.OneWord(labels);
    }

    @Override
    public Doubt deal(DealRequest request) {
        Chance chance = request.seed().chance();
        int count = 1 + chance.below(Gin.KNOCK_LIMIT);
        return new Doubt(1 + chance.below(HIGHEST_DEALT), count, chance.below(count + 1));
    }

    @Override
    public Choices<String> choices(Doubt doubt) {
        return new Choices.Listed<>(List.of(RISK, NOT));
    }

    @Override
    public Advice<String> advise(Doubt doubt) {
        int net = doubt.partnerWon() - doubt.lossAtWorst();
        return Advice.counted(
                rule(),
                source(),
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
                                "partner has won by " + doubt.partnerWon() + ", so the side is left with " + net)),
                Map.of());
    }

    @Override
    public List<Ruling<String>> whyNot(Doubt doubt, String answer) {
        return against(
                answer,
                answer,
                "at worst the side is left with " + (doubt.partnerWon() - doubt.lossAtWorst()),
                doubt.isCovered() ? "to risk it, for a net plus is enough" : "not to risk it, for no plus is sure");
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
