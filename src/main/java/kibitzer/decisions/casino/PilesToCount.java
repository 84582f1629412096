package kibitzer.decisions.casino;

import kibitzer.cards.CardSet;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.casino.CasinoGame;
import kibitzer.games.casino.FishingRules;
import kibitzer.games.casino.Pile;
import kibitzer.games.casino.ScoreLine;
import kibitzer.games.casino.Sheet;

/**
 * What both sides have taken in when a deal is over.
 *
 * @param game whose scores are counted
 * @param mine the learner's cards
 * @param theirs the other side's
 * @param sweeps how often each cleared the table; they count wherever they are told
 * @param spadeOvers true if each spade over eight scores
 */
public record PilesToCount(CasinoGame game, CardSet mine, CardSet theirs, Sweeps sweeps, boolean spadeOvers) {

    /** How often each side cleared the table. */
    public record Sweeps(int mine, int theirs) {
        public static final Sweeps NONE = new Sweeps(0, 0);
    }

    /** @throws BadQuestion naming the field, where a card stands twice or is not in the pack */
    public PilesToCount {
        Fields.inThePack(game, "mine", mine);
        Fields.inThePack(game, "theirs", theirs);
        Fields.apart("theirs", theirs, "mine", mine);
    }

    Sheet sheet() {
        FishingRules rules = game.rules();
        boolean counted = rules.scoring().stream().anyMatch(ScoreLine.Sweeps.class::isInstance);
        if (!counted && !sweeps.equals(Sweeps.NONE)) {
            rules = rules.andScoring(ScoreLine.SWEEPS);
        }
        if (spadeOvers) {
            rules = rules.andScoring(ScoreLine.SPADE_OVERS);
        }
        return Sheet.of(rules.scoring(), new Pile(mine, sweeps.mine()), new Pile(theirs, sweeps.theirs()));
    }
}
