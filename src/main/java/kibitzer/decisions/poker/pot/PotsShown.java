package kibitzer.decisions.poker.pot;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import kibitzer.cards.CardSet;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.poker.hand.ShownHands;
import kibitzer.games.poker.HighLowForm;
import kibitzer.games.poker.PokerForm;
import kibitzer.games.poker.showdown.BookSilent;
import kibitzer.games.poker.showdown.Declared;
import kibitzer.games.poker.showdown.PotDivision;
import kibitzer.games.poker.showdown.SidePot;

/**
 * Hands shown and chips bet; whose chips they are is asked.
 *
 * @param game a form of poker, or a high-low game
 * @param hands of the players still in; the first is hand 1
 * @param paid chips each of them has bet, antes and all
 * @param dropped chips each player who dropped has bet
 * @param declared what each hand has declared; empty where nothing is declared
 * @param lastBettor the place, from 0, of the player who bet or raised last, if it is told
 */
public record PotsShown(
        String game,
        List<CardSet> hands,
        List<Integer> paid,
        List<Integer> dropped,
        List<Declared> declared,
        OptionalInt lastBettor) {

    public PotsShown {
        hands = List.copyOf(hands);
        paid = List.copyOf(paid);
        dropped = List.copyOf(dropped);
        declared = List.copyOf(declared);
        Optional<HighLowForm> both = highAndLow(game);
        List<PokerForm> forms =
                both.map(form -> List.of(form.high(), form.low())).orElseGet(() -> List.of(PokerForm.named(game)));
        for (PokerForm form : forms) {
            ShownHands.check(hands, form);
        }
        if (paid.size() != hands.size()) {
            throw new BadQuestion("paid", paid.size() + " stakes for " + hands.size() + " hands", "one for each hand");
        }
        if (!declared.isEmpty() && declared.size() != hands.size()) {
            throw new BadQuestion(
                    "declared", declared.size() + " words for " + hands.size() + " hands", "one for each hand");
        }
        if (!declared.isEmpty() && both.isEmpty()) {
            throw new BadQuestion("declared", "\"" + game + "\" is no high-low game", "a high-low game");
        }
        if (!declared.isEmpty() && pots(paid, dropped).size() > 1) {
            throw new BadQuestion(
                    "declared",
                    "side pots beside declarations, on which the book does not rule",
                    "equal stakes, or no declarations");
        }
        if (lastBettor.isPresent() && lastBettor.getAsInt() >= hands.size()) {
            throw new BadQuestion("last-bet", "hand " + (lastBettor.getAsInt() + 1), "1 to " + hands.size());
        }
        divided(game, hands, pots(paid, dropped), declared, lastBettor);
    }

    static Optional<HighLowForm> highAndLow(String game) {
        return HighLowForm.find(game);
    }

    Optional<HighLowForm> highAndLow() {
        return highAndLow(game);
    }

    /** "high-low poker, the ace high both ways". */
    String title() {
        return highAndLow()
                .map(HighLowForm::title)
                .orElseGet(() -> PokerForm.named(game).title());
    }

    List<SidePot> pots() {
        return pots(paid, dropped);
    }

    private static List<SidePot> pots(List<Integer> paid, List<Integer> dropped) {
        return SidePot.of(paid, dropped);
    }

    PotDivision divided() {
        return divided(game, hands, pots(), declared, lastBettor);
    }

    private static PotDivision divided(
            String game, List<CardSet> hands, List<SidePot> pots, List<Declared> declared, OptionalInt lastBettor) {
        Optional<HighLowForm> both = highAndLow(game);
        try {
            if (both.isEmpty()) {
                return PotDivision.of(PokerForm.named(game), hands, pots, lastBettor);
            }
            return declared.isEmpty()
                    ? PotDivision.of(both.get(), hands, pots, lastBettor)
                    : PotDivision.of(both.get(), hands, declared, pots.getFirst(), lastBettor);
        } catch (BookSilent open) {
            throw new BadQuestion("hands", String.valueOf(open.getMessage()), "a pot on which the book rules");
        }
    }

    /** True where one hand alone declared this way, low or high. */
    boolean isDeclaredByOne(boolean low) {
        Declared other = low ? Declared.HIGH : Declared.LOW;
        return declared.stream().filter(way -> way != other).count() == 1;
    }

    List<Integer> places() {
        return IntStream.range(0, hands.size()).boxed().toList();
    }
}
