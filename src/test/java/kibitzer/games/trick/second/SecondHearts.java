package kibitzer.games.trick.second;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Hearts and its kin (pp. 243-248), by marks out of a string of figures; the joker of joker hearts (p. 245) has the mark between ten and
 * jack and is counted among the hearts.
 */
final class SecondHearts implements SecondRules {
    private static final String UP = "23456789T*JQKA";
    private static final List<String> ABOVE_THE_JOKER = List.of("AH", "KH", "QH", "JH");

    @Override
    public Set<String> games() {
        return Set.of(
                "hearts",
                "hearts-sweepstake",
                "hearts-cumulative",
                "hearts-howell",
                "heartsette",
                "spot-hearts",
                "joker-hearts",
                "domino-hearts",
                "draw-hearts",
                "auction-hearts",
                "black-lady",
                "cancellation-hearts",
                "omnibus-hearts",
                "discard-hearts",
                "slippery-anne",
                "greek-hearts",
                "slobberhannes",
                "polignac");
    }

    private static String suit(String card) {
        return card.equals("JK") ? "H" : card.substring(1);
    }

    private static int mark(String card) {
        return UP.indexOf(card.equals("JK") ? '*' : card.charAt(0));
    }

    @Override
    public List<String> lawful(Table table) {
        List<String> hand = table.hand();
        if (table.trick().isEmpty()) {
            List<String> others =
                    hand.stream().filter(card -> !suit(card).equals("H")).toList();
            boolean barred = table.game().equals("greek-hearts") && table.firstLead();
            return barred && !others.isEmpty() ? others : hand;
        }
        String led = suit(table.trick().getFirst());
        List<String> following =
                hand.stream().filter(card -> suit(card).equals(led)).toList();
        if (!following.isEmpty()) {
            return following;
        }
        return table.game().equals("domino-hearts") && table.stockOpen() ? List.of() : hand;
    }

    @Override
    public int winner(Table table) {
        List<String> trick = table.trick();
        if (trick.contains("JK") && Collections.disjoint(trick, ABOVE_THE_JOKER)) {
            return trick.indexOf("JK");
        }
        String led = suit(trick.getFirst());
        List<Integer> able = IntStream.range(0, trick.size())
                .filter(place -> suit(trick.get(place)).equals(led))
                .filter(place -> !table.game().equals("cancellation-hearts")
                        || Collections.frequency(trick, trick.get(place)) == 1)
                .boxed()
                .toList();
        int best = able.stream().mapToInt(place -> mark(trick.get(place))).max().orElse(-1);
        return able.stream()
                .filter(place -> mark(trick.get(place)) == best)
                .findFirst()
                .orElse(-1);
    }
}
