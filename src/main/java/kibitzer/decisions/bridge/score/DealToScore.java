package kibitzer.decisions.bridge.score;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.Optional;
import kibitzer.decisions.bridge.form.Declaration;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.scoring.BridgeForm;
import kibitzer.games.bridge.scoring.Doubling;
import kibitzer.games.bridge.scoring.DuplicateScoring;
import kibitzer.games.bridge.scoring.ImpossibleDeal;
import kibitzer.games.bridge.scoring.PlayedDeal;
import kibitzer.games.bridge.scoring.ScoreEntries;
import kibitzer.games.bridge.scoring.Scoring;
import kibitzer.games.bridge.scoring.Side;

/**
 * A played deal and the form of bridge in which it is scored.
 *
 * @param matchPoints in duplicate: whether match points decide, and honours score nothing; true in all other forms
 */
public record DealToScore(BridgeForm form, PlayedDeal deal, boolean matchPoints) {
    static final Field<BridgeForm> FORM_OF_BRIDGE = required(
                    "form", ScoreKinds.form(BridgeForm.words()), "the form of bridge that is scored")
            .called("Form of bridge");

    static final Form<DealToScore> FORM = Form.of(
            DealToScore::of,
            FORM_OF_BRIDGE.of(DealToScore::form),
            required("contract", Declaration.KIND, "the contract; in the bridge of 1904 the trumps alone")
                    .of(DealToScore::declaration),
            optional(
                            "doubled",
                            Kinds.number(0, 5),
                            0,
                            "1 if the contract was doubled, 2 if redoubled; more in the bridge of 1904 alone")
                    .of(position -> position.deal().doubling().times()),
            optional("vulnerable", VulnerableNotation.KIND, false, "whether the declaring side is vulnerable")
                    .of(position -> position.deal().vulnerable()),
            required("tricks", Kinds.number(0, 13), "tricks won by the declaring side")
                    .of(position -> position.deal().tricks()),
            optional(
                            "honours",
                            Kinds.number(0, 1000),
                            0,
                            "points for honours (in the bridge of 1904 chicane with them) that a side can have in this form")
                    .of(position -> position.deal().honours()),
            optional("honours-held-by", ScoreKinds.SIDE, Side.WE, "the side that has the honours")
                    .where(position -> Optional.of(position.deal().honoursHeldBy())
                            .filter(side -> position.deal().honours() > 0)),
            optional("match-points", Kinds.yesOrNo(), true, "in duplicate: whether match points decide")
                    .where(position -> Optional.of(position.matchPoints())
                            .filter(decide -> position.form() == BridgeForm.DUPLICATE)));

    public DealToScore {
        matchPoints = matchPoints || form != BridgeForm.DUPLICATE;
        try {
            form.demandPossible(deal);
        } catch (ImpossibleDeal impossible) {
            throw new BadQuestion(impossible.part(), impossible.wrong(), impossible.expected());
        }
    }

    ScoreEntries score() {
        Scoring scoring = form == BridgeForm.DUPLICATE ? new DuplicateScoring(matchPoints) : form.scoring();
        return scoring.score(deal);
    }

    Declaration declaration() {
        return new Declaration(deal.level(), deal.strain());
    }

    private static DealToScore of(
            BridgeForm form,
            Declaration declared,
            int doubled,
            boolean vulnerable,
            int tricks,
            int honours,
            Side honoursHeldBy,
            boolean matchPoints) {
        PlayedDeal deal = new PlayedDeal(
                declared.strain(), declared.level(), Doubling.of(doubled), vulnerable, tricks, honours, honoursHeldBy);
        return new DealToScore(form, deal, matchPoints);
    }
}
