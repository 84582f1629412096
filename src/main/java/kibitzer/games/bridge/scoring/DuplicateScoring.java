package kibitzer.games.bridge.scoring;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.games.bridge.scoring.Entry.Part;

/**
 * Duplicate contract bridge (Culbertson, p. 164): the table of contract bridge, and a premium for each contract made in
 * place of rubber points.
 *
 * @param matchPoints whether match points decide; then honours score nothing
 */
public record DuplicateScoring(boolean matchPoints) implements Scoring {
    private static final int GAME_VULNERABLE = 500;
    private static final int GAME_NOT_VULNERABLE = 300;
    private static final int LESS_THAN_GAME = 50;

    private static final ContractScoring CONTRACT = new ContractScoring();

    /**
     * What a contract brings declarer's side at match points.
     *
     * @param tricks that it won
     */
    public static int atMatchPoints(FinalContract contract, Vulnerability vulnerability, int tricks) {
        ScoreEntries score = new DuplicateScoring(true)
                .score(new PlayedDeal(
                        contract.strain(),
                        contract.bid().level(),
                        Doubling.of(contract.doubled()),
                        vulnerability.of(contract.declarer()),
                        tricks,
                        0,
                        Side.WE));
        return score.in(Column.WE_ABOVE)
                + score.in(Column.WE_BELOW)
                - score.in(Column.THEY_ABOVE)
                - score.in(Column.THEY_BELOW);
    }

    @Override
    public SortedSet<Integer> honours(Strain strain) {
        return CONTRACT.honours(strain);
    }

    @Override
    public ScoreEntries score(PlayedDeal deal) {
        List<Entry> entries = new ArrayList<>();
        for (Entry entry : CONTRACT.score(deal).entries()) {
            entries.add(matchPoints && entry.part() == Part.HONOURS ? unscored(entry) : entry);
        }
        if (deal.isMade()) {
            entries.add(premium(deal));
        }
        return new ScoreEntries(entries);
    }

    private static Entry unscored(Entry honours) {
        return new Entry(Part.HONOURS, honours.column(), 0, "no premium for honours at match points");
    }

    static Entry premium(PlayedDeal deal) {
        if (ContractScoring.trickPoints(deal) < ContractScoring.GAME) {
            return new Entry(Part.PREMIUM, Column.WE_ABOVE, LESS_THAN_GAME, "a contract of less than game made");
        }
        return deal.vulnerable()
                ? new Entry(Part.PREMIUM, Column.WE_ABOVE, GAME_VULNERABLE, "a game bid and made", ", vulnerable")
                : new Entry(
                        Part.PREMIUM, Column.WE_ABOVE, GAME_NOT_VULNERABLE, "a game bid and made", ", not vulnerable");
    }
}
