package kibitzer.play.baccarat;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.games.banking.baccarat.CoupDeal;

/**
 * What one seat sees at baccarat.
 *
 * @param place its place at the table, 0 or 1
 * @param banks true if it holds the bank
 * @param own its cards
 * @param other all cards of the other; empty until the coup is over
 * @param given the card that the player drew, which lies face up
 * @param step whose turn it is
 * @param played the coups that are over
 * @param decided which of the coups with a choice this is, from 1
 */
public record SeenCoup(
        CoupGame game,
        int place,
        boolean banks,
        List<Card> own,
        Optional<List<Card>> other,
        Optional<Card> given,
        CoupDeal.Step step,
        List<CoupSeries.Banked> played,
        int decided) {
    public SeenCoup {
        own = List.copyOf(own);
        played = List.copyOf(played);
    }

    static SeenCoup of(CoupSeries series, int place) {
        CoupSeries.Banked last = series.last();
        CoupDeal coup = last.coup();
        boolean banks = last.banker() == place;
        return new SeenCoup(
                series.game(),
                place,
                banks,
                banks ? coup.dealer() : coup.player(),
                coup.isOver() ? Optional.of(banks ? coup.player() : coup.dealer()) : Optional.empty(),
                coup.given(),
                coup.step(),
                series.played(),
                series.decided(series.coups()));
    }

    /** Counters won or lost all told. */
    public int counters() {
        return played.stream().mapToInt(coup -> coup.won(place)).sum();
    }
}
