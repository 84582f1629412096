package kibitzer.decisions.poker.pot;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import kibitzer.cards.CardSet;
import kibitzer.games.poker.HighLowForm;
import kibitzer.games.poker.PokerForm;
import kibitzer.games.poker.showdown.Declared;
import kibitzer.games.poker.showdown.Winners;

/** Why declarations decide: whoever declares both must win both ways, and keeps a way from others without winning it (p. 93). */
final class DeclaredWorking {
    private final PotsShown shown;
    private final HighLowForm form;
    private final Winners winners;

    /** How a hand is told in a form, by its place: "a pair of queens". */
    private final BiFunction<PokerForm, Integer, String> told;

    DeclaredWorking(PotsShown shown, HighLowForm form, Winners winners, BiFunction<PokerForm, Integer, String> told) {
        this.shown = shown;
        this.form = form;
        this.winners = winners;
        this.told = told;
    }

    /** Of a hand that wins one way and takes all: "it wins high, and hand 3, alone going for low, declared both and had to win both". */
    Optional<String> takesAll(int place) {
        if (!shown.declared().isEmpty()
                && winners.high().isEmpty()
                && winners.low().isEmpty()) {
            return Optional.of("hands " + (best(false).orElseThrow() + 1) + " and "
                    + (best(true).orElseThrow() + 1)
                    + " declared both and win one way each, so nobody wins, and all share alike");
        }
        if (shown.declared().isEmpty()
                || winners.high().isEmpty() == winners.low().isEmpty()
                || !winners.high().contains(place) && !winners.low().contains(place)) {
            return Optional.empty();
        }
        boolean low = winners.low().isEmpty();
        String wins = "it wins " + (low ? "high" : "low") + ", and ";
        String other = low ? "low" : "high";
        return Optional.of(best(low)
                .map(best -> wins + "hand " + (best + 1)
                        + (going(low).count() == 1 ? ", alone going for " : ", best going for ") + other
                        + ", declared both and had to win both")
                .orElse(wins + "nobody declared " + other + ", so it takes all"));
    }

    /** Of a hand that wins nothing, because of what it or a better one declared; empty where nothing was. */
    Optional<String> getsNothing(int place) {
        if (shown.declared().isEmpty()
                || winners.high().isEmpty() && winners.low().isEmpty()) {
            return Optional.empty();
        }
        Declared declared = shown.declared().get(place);
        if (declared == Declared.BOTH) {
            return Optional.of(failsBoth(place));
        }
        boolean low = declared == Declared.LOW;
        List<Integer> winning = low ? winners.low() : winners.high();
        return winning.isEmpty()
                ? best(low)
                        .filter(best -> best != place)
                        .map(best -> "hand " + (best + 1) + " is better for " + (low ? "low" : "high")
                                + ", though it declared both, fails for " + (low ? "high" : "low")
                                + " and wins nothing")
                : Optional.of(beaten(place, winning.getFirst(), low ? form.low() : form.high(), low ? "low" : "high"));
    }

    /** What won the other way is no reason: "it declared low, and there hand 2, ten high, beats queen high". */
    private String beaten(int place, int winner, PokerForm way, String declared) {
        String best = told.apply(way, winner);
        String own = told.apply(way, place);
        return "it declared " + declared + ", and there hand " + (winner + 1)
                + (own.equals(best)
                        ? ", " + cards(way, winner) + ", beats " + cards(way, place)
                        : ", " + best + ", beats " + own);
    }

    private CardSet cards(PokerForm way, int place) {
        return way.best(shown.hands().get(place));
    }

    /** Why nobody wins one way: "hand 3 has the best low but declared both and fails for high". */
    String nobodyWins(boolean low) {
        String way = low ? "low" : "high";
        return (shown.declared().isEmpty() ? Optional.<Integer>empty() : best(low))
                .map(best -> "hand " + (best + 1) + " has the best " + way + " but declared both and fails for "
                        + (low ? "high" : "low"))
                .orElse("nobody declared " + way);
    }

    private String failsBoth(int place) {
        boolean lostHigh = best(false).filter(best -> best == place).isEmpty();
        int better = best(!lostHigh).orElseThrow();
        return "it declared both but loses " + (lostHigh ? "high" : "low") + " to hand " + (better + 1) + ", "
                + told.apply(lostHigh ? form.high() : form.low(), better);
    }

    /** Those that declared this way, or both. */
    private IntStream going(boolean low) {
        return IntStream.range(0, shown.hands().size())
                .filter(place -> shown.declared().get(place) != (low ? Declared.HIGH : Declared.LOW));
    }

    /** The best of those that declared this way, whether they won or not; empty if nobody did. */
    private Optional<Integer> best(boolean low) {
        PokerForm way = low ? form.low() : form.high();
        return going(low)
                .boxed()
                .max((one, other) ->
                        way.compare(shown.hands().get(one), shown.hands().get(other)));
    }
}
