package kibitzer.games.cribbage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;

/** The show and the play counted a second time, by trying every choice of cards as the laws say it and nothing else. */
public final class EveryChoice {
    private EveryChoice() {}

    /** Law 15 and 16: every set of cards for itself. */
    public static int shown(List<Card> hand, Card starter, boolean crib) {
        List<Card> all = new ArrayList<>(hand);
        all.add(starter);
        return ranks(all) + suits(hand, starter, crib);
    }

    /** Fifteens, pairs and runs. */
    static int ranks(List<Card> all) {
        int points = 0;
        int run = 0;
        for (int chosen = 1; chosen < 1 << all.size(); chosen++) {
            List<Integer> places = new ArrayList<>();
            int pips = 0;
            for (int i = 0; i < all.size(); i++) {
                if ((chosen >> i & 1) == 1) {
                    places.add(place(all.get(i)));
                    pips += Math.min(10, place(all.get(i)));
                }
            }
            points += pips == 15 ? 2 : 0;
            points += places.size() == 2 && places.get(0).equals(places.get(1)) ? 2 : 0;
            if (places.size() >= 3 && inSequence(places) && isWhole(places, all)) {
                run += places.size();
            }
        }
        return points + run;
    }

    private static int suits(List<Card> hand, Card starter, boolean crib) {
        boolean flush =
                hand.size() >= 4 && hand.stream().map(Card::suit).distinct().count() == 1;
        boolean all = flush && starter.suit() == hand.getFirst().suit();
        int nob = hand.contains(Card.of(Rank.JACK, starter.suit())) ? 1 : 0;
        return nob + (all ? hand.size() + 1 : flush && !crib ? hand.size() : 0);
    }

    /** No card beside it makes the run longer. */
    private static boolean isWhole(List<Integer> places, List<Card> all) {
        int low = places.stream().min(Integer::compare).orElseThrow();
        int high = places.stream().max(Integer::compare).orElseThrow();
        return all.stream().map(EveryChoice::place).noneMatch(place -> place == low - 1 || place == high + 1);
    }

    private static boolean inSequence(List<Integer> places) {
        int[] sorted = places.stream().mapToInt(place -> place).sorted().toArray();
        for (int i = 1; i < sorted.length; i++) {
            if (sorted[i] != sorted[i - 1] + 1) {
                return false;
            }
        }
        return true;
    }

    /** Law 12: what the last card of a series pegs. */
    public static int pegged(List<Card> pile) {
        int[] places = pile.stream().mapToInt(EveryChoice::place).toArray();
        int pips = Arrays.stream(places).map(place -> Math.min(10, place)).sum();
        int points = pips == 15 || pips == 31 ? 2 : 0;
        for (int many = Math.min(4, places.length); many >= 2; many--) {
            int[] last = Arrays.copyOfRange(places, places.length - many, places.length);
            if (Arrays.stream(last).distinct().count() == 1) {
                points += switch (many) {
                    case 4 -> 12;
                    case 3 -> 6;
                    default -> 2;
                };
                break;
            }
        }
        for (int many = places.length; many >= 3; many--) {
            int[] last = Arrays.copyOfRange(places, places.length - many, places.length);
            if (inSequence(Arrays.stream(last).boxed().toList())) {
                return points + many;
            }
        }
        return points;
    }

    static int place(Card card) {
        return "A23456789TJQK".indexOf(card.toString().charAt(0)) + 1;
    }
}
