package kibitzer.games.banking;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.odds.Fraction;

/**
 * A bet of whose winnings the house keeps a share.
 *
 * @param bet the bet itself
 * @param fee the share of what is won
 */
record TaxedBet(OpenBet bet, Fraction fee) implements OpenBet {
    static OpenBet of(OpenBet bet, Fraction fee) {
        return bet instanceof Settled(Fraction net) && net.compareTo(Fraction.ZERO) > 0
                ? new Settled(net.times(fee.complement()))
                : bet instanceof Settled ? bet : new TaxedBet(bet, fee);
    }

    @Override
    public Object kindOf(Card card) {
        return bet.kindOf(card);
    }

    @Override
    public OpenBet after(Card card, int left) {
        return of(bet.after(card, left), fee);
    }

    @Override
    public Optional<String> counts(List<Card> turned, Settled end) {
        return bet.counts(turned, end);
    }

    @Override
    public OptionalInt sum(List<Card> turned, Settled end) {
        return bet.sum(turned, end);
    }

    @Override
    public Optional<String> live(Cards left) {
        return bet.live(left);
    }

    @Override
    public int deciding(Cards left) {
        return bet.deciding(left);
    }

    @Override
    public Fraction whenOut() {
        return bet.whenOut();
    }

    @Override
    public Optional<Prospect> counted(Cards left) {
        return Optional.empty();
    }
}
