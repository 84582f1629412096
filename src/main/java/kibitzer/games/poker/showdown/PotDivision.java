package kibitzer.games.poker.showdown;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import kibitzer.cards.CardSet;
import kibitzer.games.poker.HighLowForm;
import kibitzer.games.poker.PokerForm;

/**
 * What each pot comes to and who gets it.
 *
 * @param parts the main pot first
 */
public record PotDivision(List<Part> parts) {

    /**
     * One pot, divided.
     *
     * @param pot the chips and who may win them
     * @param winners who wins high and low at the showdown that settles it
     * @param chips by place from 0, what each gets of it
     */
    public record Part(SidePot pot, Winners winners, Map<Integer, Integer> chips) {
        public Part {
            chips = Map.copyOf(chips);
        }
    }

    public PotDivision {
        parts = List.copyOf(parts);
    }

    /** One winning hand: each pot goes to the best hand of those with an interest in it (pp. 62-63). */
    public static PotDivision of(PokerForm form, List<CardSet> hands, List<SidePot> pots, OptionalInt lastBettor) {
        List<Part> parts = new ArrayList<>();
        for (SidePot pot : pots) {
            Winners winners = Winners.of(form, hands, pot.players());
            Sharing sharing = new Sharing(lastBettor);
            sharing.equally(pot.chips(), winners.high());
            parts.add(new Part(pot, winners, sharing.chips()));
        }
        return new PotDivision(parts);
    }

    /**
     * High and low: the main pot in halves, side pots by the rules of side money (pp. 92-93).
     *
     * @throws BookSilent where these rules leave a chip open
     */
    public static PotDivision of(HighLowForm form, List<CardSet> hands, List<SidePot> pots, OptionalInt lastBettor) {
        Winners winners = Winners.of(form, hands);
        List<Part> parts = new ArrayList<>();
        for (SidePot pot : pots) {
            Sharing sharing = new Sharing(lastBettor);
            if (parts.isEmpty()) {
                sharing.inHalves(pot.chips(), winners);
            } else {
                sideMoney(sharing, pot, winners);
            }
            parts.add(new Part(pot, winners, sharing.chips()));
        }
        return new PotDivision(parts);
    }

    /** One pot, high or low or both having been declared (p. 93). */
    public static PotDivision of(
            HighLowForm form, List<CardSet> hands, List<Declared> declared, SidePot pot, OptionalInt lastBettor) {
        Winners winners = Winners.of(form, hands, declared);
        Sharing sharing = new Sharing(lastBettor);
        if (winners.high().isEmpty() && winners.low().isEmpty()) {
            sharing.equally(pot.chips(), pot.players());
        } else if (winners.high().isEmpty()) {
            sharing.equally(pot.chips(), winners.low());
        } else if (winners.low().isEmpty()) {
            sharing.equally(pot.chips(), winners.high());
        } else {
            sharing.inHalves(pot.chips(), winners);
        }
        return new PotDivision(List.of(new Part(pot, winners, sharing.chips())));
    }

    /**
     * There is no showdown of its own for a side pot: whoever wins a part of the main pot and has an interest here takes
     * it in proportion; if none of them does, all with an interest share it.
     */
    private static void sideMoney(Sharing sharing, SidePot pot, Winners winners) {
        Map<Integer, Integer> parts = new LinkedHashMap<>();
        winners.high().stream()
                .filter(pot.players()::contains)
                .forEach(place -> parts.merge(place, winners.low().size(), Integer::sum));
        winners.low().stream()
                .filter(pot.players()::contains)
                .forEach(place -> parts.merge(place, winners.high().size(), Integer::sum));
        if (pot.players().size() == 1 || parts.isEmpty()) {
            sharing.equally(pot.chips(), pot.players());
        } else if (onlyTiesWithOutsiders(pot, winners)) {
            throw new BookSilent("the side pot is won only by a tie with a player outside it; the book lets the rest be"
                    + " withdrawn and does not say in which parts");
        } else {
            sharing.inParts(pot.chips(), parts);
        }
    }

    /** No way is won by players of the side pot alone (rule d of p. 93). */
    private static boolean onlyTiesWithOutsiders(SidePot pot, Winners winners) {
        return !pot.players().containsAll(winners.high()) && !pot.players().containsAll(winners.low());
    }

    /** What the player at this place, from 0, gets of all pots. */
    public int of(int place) {
        return parts.stream()
                .mapToInt(part -> part.chips().getOrDefault(place, 0))
                .sum();
    }
}
