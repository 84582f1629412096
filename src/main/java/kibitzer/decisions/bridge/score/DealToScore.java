package kibitzer.decisions.bridge.score;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.List;
import kibitzer.decisions.bridge.form.Declaration;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.scoring.BridgeForm;
import kibitzer.games.bridge.scoring.Doubling;
import kibitzer.games.bridge.scoring.DuplicateScoring;
import kibitzer.games.bridge.scoring.ImpossibleDeal;
import kibitzer.games.bridge.scoring.PlayedDeal;
import kibitzer.games.bridge.scoring.Score;
import kibitzer.games.bridge.scoring.Scoring;
import kibitzer.games.bridge.scoring.Side;

/**
 * A played deal and the form of bridge in which it is scored.
 *
 * @param matchPoints in duplicate: whether match points decide, and honours score nothing; true in all other forms
 */
public record DealToScore(BridgeForm form, PlayedDeal deal, boolean matchPoints) {
    static final Field<String> FORM_OF_BRIDGE =
            required("form", Kinds.word(BridgeForm.words()), "the form of bridge that is scored");
    private static final Field<Declaration> CONTRACT =
            required("contract", Declaration.KIND, "the contract; in bridge-1904 the trumps alone");
    private static final Field<Integer> DOUBLED = optional(
            "doubled",
            Kinds.number(0, 5),
            0,
            "1 if the contract was doubled, 2 if redoubled; more in bridge-1904 alone");
    private static final Field<Boolean> VULNERABLE =
            optional("vulnerable", VulnerableNotation.KIND, false, "whether the declaring side is vulnerable");
    private static final Field<Integer> TRICKS =
            required("tricks", Kinds.number(0, 13), "tricks won by the declaring side");
    private static final Field<Integer> HONOURS = optional(
            "honours",
            Kinds.number(0, 1000),
            0,
            "points for honours (in bridge-1904 chicane with them) that a side can have in this form");
    private static final Field<String> HONOURS_HELD_BY =
            optional("honours-held-by", Kinds.word("we", "they"), "we", "the side that has the honours");
    private static final Field<Boolean> MATCH_POINTS =
            optional("match-points", Kinds.yesOrNo(), true, "in duplicate: whether match points decide");

    static final Form<DealToScore> FORM = new Form<>(
            List.of(FORM_OF_BRIDGE, CONTRACT, DOUBLED, VULNERABLE, TRICKS, HONOURS, HONOURS_HELD_BY, MATCH_POINTS),
            DealToScore::build,
            DealToScore::take);

    public DealToScore {
        matchPoints = matchPoints || form != BridgeForm.DUPLICATE;
        try {
            form.demandPossible(deal);
        } catch (ImpossibleDeal impossible) {
            throw new BadQuestion(impossible.part(), impossible.wrong(), impossible.expected());
        }
    }

    Score score() {
        Scoring scoring = form == BridgeForm.DUPLICATE ? new DuplicateScoring(matchPoints) : form.scoring();
        return scoring.score(deal);
    }

    Declaration declaration() {
        return new Declaration(deal.level(), deal.strain());
    }

    private static DealToScore build(FieldValues values) {
        Declaration declared = values.get(CONTRACT);
        PlayedDeal deal = new PlayedDeal(
                declared.strain(),
                declared.level(),
                Doubling.of(values.get(DOUBLED)),
                values.get(VULNERABLE),
                values.get(TRICKS),
                values.get(HONOURS),
                values.get(HONOURS_HELD_BY).equals("they") ? Side.THEY : Side.WE);
        return new DealToScore(BridgeForm.named(values.get(FORM_OF_BRIDGE)), deal, values.get(MATCH_POINTS));
    }

    private static FieldValues take(DealToScore position) {
        PlayedDeal deal = position.deal();
        FieldValues values = FieldValues.none()
                .with(FORM_OF_BRIDGE, position.form().word())
                .with(CONTRACT, position.declaration())
                .with(DOUBLED, deal.doubling().times())
                .with(VULNERABLE, deal.vulnerable())
                .with(TRICKS, deal.tricks())
                .with(HONOURS, deal.honours());
        if (deal.honours() > 0) {
            values = values.with(HONOURS_HELD_BY, deal.honoursHeldBy().word());
        }
        return position.form() == BridgeForm.DUPLICATE ? values.with(MATCH_POINTS, position.matchPoints()) : values;
    }
}
