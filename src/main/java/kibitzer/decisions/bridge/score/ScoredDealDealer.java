package kibitzer.decisions.bridge.score;

import java.util.List;
import kibitzer.cards.Chance;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.scoring.BridgeForm;
import kibitzer.games.bridge.scoring.Doubling;
import kibitzer.games.bridge.scoring.PlayedDeal;
import kibitzer.games.bridge.scoring.Side;

/** Deals contracts and results such as come up at a table: mostly part-scores and games, made or a trick or two down. */
final class ScoredDealDealer {
    private static final List<Integer> MINORS = List.of(1, 2, 2, 3, 3, 4, 5, 5, 6, 7);
    private static final List<Integer> MAJORS = List.of(1, 2, 2, 3, 4, 4, 4, 5, 6, 7);
    private static final List<Integer> NO_TRUMPS = List.of(1, 1, 2, 3, 3, 3, 3, 4, 6, 7);
    private static final List<Integer> AGAINST_CONTRACT = List.of(-4, -3, -2, -2, -1, -1, 0, 0, 0, 0, 1, 1, 2);

    static final String ANY = "any";

    /** The kinds of result that can be asked for; in the bridge of 1904, which has no contracts, some are the same. */
    static final List<String> RESULTS = List.of(ANY, "made-undoubled", "down", "doubled", "slam", "honours");

    private final Chance chance;

    ScoredDealDealer(Chance chance) {
        this.chance = chance;
    }

    /** @param result one of {@link #RESULTS} */
    DealToScore deal(BridgeForm form, String result) {
        DealToScore dealt = deal(form);
        while (!isOf(dealt.deal(), result)) {
            dealt = deal(form);
        }
        return dealt;
    }

    private static boolean isOf(PlayedDeal deal, String result) {
        return switch (result) {
            case "made-undoubled" -> deal.isMade() && deal.doubling() == Doubling.UNDOUBLED && deal.honours() == 0;
            case "down" -> deal.tricks() < 6 + Math.max(1, deal.level());
            case "doubled" -> deal.doubling() != Doubling.UNDOUBLED;
            case "slam" -> deal.tricks() >= 12;
            case "honours" -> deal.honours() > 0;
            default -> true;
        };
    }

    DealToScore deal(BridgeForm form) {
        Strain strain = chance.oneOf(List.of(Strain.values()));
        int level = form.scoring().bidsTricks() ? level(strain) : 0;
        int tricks = level == 0 ? 4 + chance.below(10) : Math.clamp(6L + level + chance.oneOf(AGAINST_CONTRACT), 0, 13);
        Doubling doubling =
                chance.onceIn(3) ? (chance.onceIn(4) ? Doubling.REDOUBLED : Doubling.DOUBLED) : Doubling.UNDOUBLED;
        boolean vulnerable = form.knowsVulnerability() && chance.onceIn(2);
        // honours are dealt to the side that won the play: the other rarely has them
        Side side = tricks > 6 ? Side.WE : Side.THEY;
        int honours = chance.onceIn(4) ? chance.oneOf(List.copyOf(form.scoring().honours(strain))) : 0;
        return new DealToScore(form, new PlayedDeal(strain, level, doubling, vulnerable, tricks, honours, side), true);
    }

    private int level(Strain strain) {
        List<Integer> levels = switch (strain) {
            case CLUBS, DIAMONDS -> MINORS;
            case HEARTS, SPADES -> MAJORS;
            case NO_TRUMP -> NO_TRUMPS;
        };
        return chance.oneOf(levels);
    }
}
