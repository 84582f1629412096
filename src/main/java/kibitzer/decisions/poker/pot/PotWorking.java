package kibitzer.decisions.poker.pot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.cards.CardSet;
import kibitzer.games.poker.HighLowForm;
import kibitzer.games.poker.MadeHand;
import kibitzer.games.poker.PokerForm;
import kibitzer.games.poker.showdown.PotDivision;
import kibitzer.games.poker.showdown.PotDivision.Part;
import kibitzer.games.poker.showdown.Winners;

/** Why one hand gets what it gets of the pots: the hand that wins, or the one that beats it. */
final class PotWorking {
    private final PotsShown shown;
    private final PotDivision division;

    PotWorking(PotsShown shown) {
        this.shown = shown;
        this.division = shown.divided();
    }

    /** "a pair of twos loses to hand 1, two pairs, jacks and sevens", of the hand at this place, from 0. */
    String of(int place) {
        if (place >= shown.hands().size()) {
            return "only " + shown.hands().size() + " hands are in it";
        }
        List<Integer> won = wonBy(place);
        return shown.highAndLow()
                .map(form -> declared(form, place, won)
                        .orElseGet(() -> won.isEmpty() ? beaten(form) : shares(form, place, won)))
                .orElseGet(() -> won.isEmpty() ? beaten(place) : takes(place, won));
    }

    private Optional<String> declared(HighLowForm form, int place, List<Integer> won) {
        DeclaredWorking working =
                new DeclaredWorking(shown, form, division.parts().getFirst().winners(), this::way);
        return won.isEmpty() ? working.getsNothing(place) : working.takesAll(place);
    }

    private List<Integer> wonBy(int place) {
        List<Integer> won = new ArrayList<>();
        for (int pot = 0; pot < division.parts().size(); pot++) {
            if (division.parts().get(pot).chips().getOrDefault(place, 0) > 0) {
                won.add(pot);
            }
        }
        return won;
    }

    /** "48 + 108 + 24". */
    private String sums(List<Integer> won) {
        return won.stream()
                .map(pot -> String.valueOf(shown.pots().get(pot).chips()))
                .collect(Collectors.joining(" + "));
    }

    private String takes(int place, List<Integer> won) {
        List<Integer> with = division.parts().get(won.getFirst()).winners().high();
        String pots = pots(won);
        String odd = oddChip(place, won) + oddChipOfAnother(place, won);
        return (odd.isEmpty() ? subject(held(place)) : "it")
                + (with.size() > 1 && with.contains(place)
                        ? " shares " + pots + " with hand " + others(with, place) + odd
                        : division.parts().get(won.getFirst()).pot().players().size() == 1
                                ? " has nobody else in " + pots
                                : " wins " + pots);
    }

    /** Pot by pot where several hands share them out: that it loses to one of them does not yet say who takes the others. */
    private String beaten(int place) {
        Map<Integer, List<Integer>> takers = new LinkedHashMap<>();
        for (int pot = 0; pot < division.parts().size(); pot++) {
            Part part = division.parts().get(pot);
            if (part.pot().players().contains(place) && !part.winners().high().isEmpty()) {
                takers.computeIfAbsent(part.winners().high().getFirst(), taker -> new ArrayList<>())
                        .add(pot);
            }
        }
        if (takers.size() > 1) {
            return subject(held(place)) + " loses "
                    + takers.entrySet().stream()
                            .map(taker -> sums(taker.getValue()) + " to hand " + (taker.getKey() + 1) + ", "
                                    + held(taker.getKey()))
                            .collect(Collectors.joining(", and "));
        }
        List<Integer> best = division.parts().stream()
                .filter(part -> part.pot().players().contains(place))
                .findFirst()
                .map(Part::winners)
                .map(Winners::high)
                .orElseGet(List::of);
        return subject(held(place)) + " loses"
                + (best.isEmpty() ? "" : " to hand " + (best.getFirst() + 1) + ", " + held(best.getFirst()));
    }

    private String shares(HighLowForm form, int place, List<Integer> won) {
        Winners winners = division.parts().getFirst().winners();
        if (winners.high().equals(List.of(place)) && winners.low().equals(List.of(place))) {
            return bothWays(form, place) + parts(place, won);
        }
        List<String> ways = new ArrayList<>();
        if (winners.high().contains(place)) {
            ways.add(subject(way(form.high(), place)) + " is best for high" + tied(winners.high(), place));
        }
        if (winners.low().contains(place)) {
            ways.add(subject(way(form.low(), place)) + " is best for low" + tied(winners.low(), place));
        }
        boolean isHalf = ways.size() == 1
                && won.stream()
                        .map(pot -> division.parts().get(pot))
                        .allMatch(part -> part.chips().getOrDefault(place, 0) * 2
                                == part.pot().chips());
        return ways.isEmpty()
                ? givenBack(winners, won)
                : String.join(", and ", ways)
                        + (isHalf
                                ? ", which is half of " + (won.size() == 1 ? pots(won) : sums(won))
                                : parts(place, won));
    }

    /** Of a way that nobody else declared the cards decide nothing. */
    private String bothWays(HighLowForm form, int place) {
        boolean alone = shown.isDeclaredByOne(false);
        String high = wild(form.high(), place)
                + (alone ? "nobody else declared high, and " : subject(way(form.high(), place)) + " wins high, and ");
        String low = subject(way(form.low(), place)) + (alone ? " is best for low" : " low");
        return high + (shown.isDeclaredByOne(true) ? "nobody else declared low" : low);
    }

    /** How much of each pot where that is not half of all: ", so it takes half of 144 and all of 24". */
    private String parts(int place, List<Integer> won) {
        List<String> parts = won.stream()
                .map(pot -> division.parts().get(pot))
                .map(part -> share(part.pot().chips(), part.chips().getOrDefault(place, 0)))
                .toList();
        return parts.contains("") ? "" : ", so it takes " + String.join(" and ", parts);
    }

    /** Empty for a share that has no name. */
    private static String share(int pot, int chips) {
        String name = pot == chips ? "all" : pot == 2 * chips ? "half" : pot == 4 * chips ? "a quarter" : "";
        return name.isEmpty() ? "" : name + " of " + pot;
    }

    /** Where those who win both ways have no part in a side pot, its players divide it alike (p. 93). */
    private String givenBack(Winners winners, List<Integer> won) {
        return division.parts().get(won.getFirst()).pot().players().size() == 1
                ? "it takes back " + pots(won)
                : "the winner both ways, hand " + (winners.high().getFirst() + 1) + ", is outside " + pots(won)
                        + " which is shared";
    }

    /** Who gets one chip more than another that is as good. */
    private String oddChip(int place, List<Integer> won) {
        boolean gets = won.stream()
                .map(pot -> division.parts().get(pot).chips())
                .anyMatch(chips -> chips.values().stream()
                        .filter(share -> share > 0)
                        .anyMatch(share -> share == chips.getOrDefault(place, 0) - 1));
        return gets
                ? ", and gets the odd chip"
                        + (shown.lastBettor().isPresent() && shown.lastBettor().getAsInt() == place
                                ? " as the last to bet"
                                : "")
                : "";
    }

    /** Who as the last to bet gets one chip more than this hand, which is as good. */
    private String oddChipOfAnother(int place, List<Integer> won) {
        return shown.lastBettor().stream()
                .filter(last -> won.stream()
                        .map(pot -> division.parts().get(pot).chips())
                        .anyMatch(chips -> chips.getOrDefault(last, 0) == chips.getOrDefault(place, 0) + 1))
                .mapToObj(last -> "; hand " + (last + 1) + " bet last and gets the odd chip")
                .findFirst()
                .orElse("");
    }

    private String beaten(HighLowForm form) {
        Winners winners = division.parts().getFirst().winners();
        if (winners.high().isEmpty() != winners.low().isEmpty()) {
            boolean low = winners.high().isEmpty();
            int best = (low ? winners.low() : winners.high()).getFirst();
            return new DeclaredWorking(shown, form, winners, this::way).nobodyWins(!low) + ", so hand " + (best + 1)
                    + " takes all with " + way(low ? form.low() : form.high(), best);
        }
        List<String> ways = new ArrayList<>();
        winners.high().stream()
                .findFirst()
                .ifPresent(best -> ways.add("high goes to hand " + (best + 1) + ", "
                        + (shown.isDeclaredByOne(false) ? "which alone declared high, with " : "")
                        + withWild(form.high(), best) + way(form.high(), best)));
        winners.low().stream()
                .findFirst()
                .ifPresent(best -> ways.add("low to hand " + (best + 1) + ", "
                        + (shown.isDeclaredByOne(true) ? "which alone declared low, with " : "")
                        + way(form.low(), best)));
        return String.join(", and ", ways);
    }

    private static String tied(List<Integer> winners, int place) {
        return winners.size() > 1 ? ", with hand " + others(winners, place) : "";
    }

    private static String others(List<Integer> places, int place) {
        return places.stream()
                .filter(other -> other != place)
                .map(other -> String.valueOf(other + 1))
                .collect(Collectors.joining(" and "));
    }

    private String pots(List<Integer> won) {
        if (won.size() > 2) {
            return (won.size() == division.parts().size() ? "all the pots, " : "the pots of ") + sums(won);
        }
        return won.stream().map(pot -> PokerPots.potLabel(shown, pot)).collect(Collectors.joining(" and "));
    }

    /** "two pairs, jacks and sevens," before a verb. */
    private static String subject(String hand) {
        return hand.contains(",") ? hand + "," : hand;
    }

    private String held(int place) {
        return way(PokerForm.named(shown.game()), place);
    }

    /** "2S 2D are wild: ", without which the hand cannot be seen in the cards. */
    private String wild(PokerForm form, int place) {
        CardSet wild = MadeHand.of(form, shown.hands().get(place)).wild();
        return wild.isEmpty() ? "" : wild + (wild.size() == 1 ? " is wild: " : " are wild: ");
    }

    private String withWild(PokerForm form, int place) {
        CardSet wild = MadeHand.of(form, shown.hands().get(place)).wild();
        return wild.isEmpty() ? "" : "with " + wild + " wild ";
    }

    private String way(PokerForm form, int place) {
        CardSet cards = shown.hands().get(place);
        return MadeHand.of(form, cards).byItself();
    }
}
