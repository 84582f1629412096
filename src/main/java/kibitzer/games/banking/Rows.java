package kibitzer.games.banking;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.odds.Fraction;

/**
 * Two rows of cards, each laid until it counts thirty-one or more; the nearer to it wins (trente et quarante, p. 377).
 *
 * @param on what is bet on
 * @param firstRed whether the very first card was red, once it is turned
 * @param black what the first row counts, noir
 * @param red what the second row counts, rouge
 */
record Rows(On on, Optional<Boolean> firstRed, int black, int red) implements OpenBet {
    /** What may be bet on. */
    enum On {
        ROUGE,
        NOIR,
        COULEUR,
        INVERSE
    }

    static final int ENOUGH = 31;
    static final Fraction PRISON = Fraction.of(-1, 2);

    static OpenBet on(On what) {
        return new Rows(what, Optional.empty(), 0, 0);
    }

    @Override
    public Object kindOf(Card card) {
        int value = PlainValues.facesTen(card.rank());
        return firstRed.isPresent() ? value : List.of(value, Colours.isRed(card));
    }

    @Override
    public OpenBet after(Card card, int left) {
        int value = PlainValues.facesTen(card.rank());
        boolean first = firstRed.orElseGet(() -> Colours.isRed(card));
        if (black < ENOUGH) {
            return new Rows(on, Optional.of(first), black + value, red);
        }
        int now = red + value;
        return now < ENOUGH ? new Rows(on, Optional.of(first), black, now) : settled(first, black, now);
    }

    @Override
    public Optional<String> counts(List<Card> turned, Settled end) {
        Card last = turned.getLast();
        int rouge = red + PlainValues.facesTen(last.rank());
        if (black == rouge) {
            return Optional.of("both rows count " + black
                    + (black == ENOUGH
                            ? ", a tie at which the bets are held in prison, at the price of half"
                            : ", a tie at which all bets are taken back"));
        }
        String counted = "the first row, black, counts " + black + ", the second, red, " + rouge;
        return Optional.of(
                on == On.COULEUR || on == On.INVERSE
                        ? counted + ", and the first card was " + (firstRed.orElse(false) ? "red" : "black")
                        : counted);
    }

    private Settled settled(boolean first, int noir, int rouge) {
        if (noir == rouge) {
            return noir == ENOUGH ? new Settled(PRISON) : Settled.RETURNED;
        }
        boolean rougeWins = rouge < noir;
        return Settled.evenly(
                switch (on) {
                    case ROUGE -> rougeWins;
                    case NOIR -> !rougeWins;
                    case COULEUR -> rougeWins == first;
                    case INVERSE -> rougeWins != first;
                });
    }

    /** Two rows of six packs come in too many ways to walk; what is alike is counted together, see {@link TwoRows}. */
    @Override
    public Optional<Prospect> counted(Cards left) {
        if (firstRed.isPresent()) {
            return Optional.empty();
        }
        TwoRows rows = TwoRows.of(left);
        double prison = rows.prison();
        double away = rows.refait() - prison;
        double won = on == On.COULEUR || on == On.INVERSE ? rows.couleur(on == On.COULEUR) : (1 - rows.refait()) / 2;
        Map<Fraction, Fraction> byNet = new TreeMap<>();
        byNet.put(PRISON, TwoRows.fraction(prison));
        byNet.put(Prospect.RETURNED, TwoRows.fraction(away));
        byNet.put(Prospect.EVEN, TwoRows.fraction(won));
        byNet.put(Prospect.LOST, Fraction.ONE.minus(byNet.values().stream().reduce(Fraction.ZERO, Fraction::plus)));
        return Optional.of(new Prospect(byNet));
    }
}
