package kibitzer.play.vingtetun;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.games.banking.vingtetun.VingtDeal;
import kibitzer.games.banking.vingtetun.VingtEtUnRules;

/**
 * What the player sees at vingt-et-un; the dealer sees no more while it lasts, and has nothing to say.
 *
 * @param packs how many are shuffled together before each deal
 * @param up the card that the dealer shows
 * @param dealer all his cards; empty until the deal is over
 * @param hands the player's
 * @param step what he is asked
 * @param active which of his hands it is about
 * @param results counters won or lost in the deals that are over
 * @param decided which of the deals with a choice this is, from 1
 */
public record SeenVingt(
        VingtEtUnRules rules,
        int packs,
        Card up,
        Optional<List<Card>> dealer,
        List<VingtDeal.InPlay> hands,
        VingtDeal.Step step,
        int active,
        List<Integer> results,
        int decided) {
    public SeenVingt {
        hands = List.copyOf(hands);
        results = List.copyOf(results);
    }

    static SeenVingt of(VingtSeries series) {
        VingtDeal deal = series.deal();
        return new SeenVingt(
                series.rules(),
                series.packs(),
                deal.up(),
                deal.isOver() ? Optional.of(deal.dealer()) : Optional.empty(),
                deal.hands(),
                deal.step(),
                deal.active(),
                series.results(),
                series.decided(series.deals()));
    }

    /** The hand that is asked about. */
    public VingtDeal.InPlay hand() {
        return hands.get(active);
    }

    /** Counters won or lost all told. */
    public int counters() {
        return results.stream().mapToInt(Integer::intValue).sum();
    }
}
