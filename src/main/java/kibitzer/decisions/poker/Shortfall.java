package kibitzer.decisions.poker;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import kibitzer.advice.Reason;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.MadeHand;

/** What five cards lack to be called by a class: the facts each class asks for, measured. */
record Shortfall(CardSet cards) {
    private static final String[] NUMBERS = {"none", "one", "two", "three", "four", "five"};

    /** What fails, if the hand were called so; never empty for a class that is not the hand's. */
    List<Reason> of(HandClass claimed) {
        List<Reason> failing = new ArrayList<>();
        switch (claimed) {
            case STRAIGHT_FLUSH -> {
                suits(failing);
                sequence(failing);
            }
            case FLUSH -> suits(failing);
            case STRAIGHT -> sequence(failing);
            case FOUR_OF_A_KIND -> ofOneRank(failing, 4);
            case THREE_OF_A_KIND -> ofOneRank(failing, 3);
            case PAIR -> ofOneRank(failing, 2);
            case FULL_HOUSE -> pattern(failing, "three of one rank and two of another", List.of(3, 2));
            case TWO_PAIRS -> pattern(failing, "two of one rank and two of another", List.of(2, 2));
            case NO_PAIR -> noPair(failing);
            case FIVE_OF_A_KIND, ROYAL_FLUSH ->
                failing.add(Reason.missing("wild cards", 0, "no card is wild", "a form of the game with wild cards"));
        }
        if (failing.isEmpty()) {
            MadeHand made = MadeHand.of(cards);
            failing.add(Reason.missing(
                    "rank of hands",
                    made.handClass().word(),
                    "the cards also make " + made.inWords() + ", which ranks higher",
                    "the highest class the cards make"));
        }
        return failing;
    }

    /** Facts of a hand that came near to something better: four of a suit, four in sequence. */
    List<Reason> nearly() {
        HandClass made = MadeHand.of(cards).handClass();
        List<Reason> near = new ArrayList<>();
        if (!made.isAtLeast(HandClass.FLUSH) && longestSuit() == 4) {
            near.add(Reason.counted("suits", 4, fourOfASuit() + " are no flush"));
        }
        if (!made.isAtLeast(HandClass.STRAIGHT)) {
            if (goesRoundTheAce()) {
                near.add(Reason.counted("sequence", longestRun(), "a straight does not go round the ace"));
            } else if (longestRun() == 4) {
                near.add(Reason.counted("sequence", 4, "four in sequence are no straight"));
            }
        }
        return near;
    }

    private void suits(List<Reason> failing) {
        if (longestSuit() < 5) {
            failing.add(Reason.missing(
                    "suits", longestSuit(), "most of one suit: " + NUMBERS[longestSuit()], "five of one suit"));
        }
    }

    private void sequence(List<Reason> failing) {
        if (longestRun() == 5) {
            return;
        }
        String round = goesRoundTheAce() ? ", for a sequence does not go round the ace" : "";
        failing.add(Reason.missing(
                "sequence", longestRun(), "the longest run is " + longestRun() + round, "five in sequence"));
    }

    private void ofOneRank(List<Reason> failing, int asked) {
        int most = pattern().getFirst();
        if (most < asked) {
            failing.add(Reason.missing(
                    "ranks", most, "most of one rank: " + NUMBERS[most], NUMBERS[asked] + " of one rank"));
        }
    }

    /** A pattern is there if each of its groups is, the odd cards aside. */
    private void pattern(List<Reason> failing, String asked, List<Integer> groups) {
        List<Integer> here = pattern();
        boolean there = here.size() >= 2 && here.get(0) >= groups.get(0) && here.get(1) >= groups.get(1);
        if (!there) {
            failing.add(Reason.missing(
                    "ranks", inDigits(here), "the ranks are " + inDigits(here) + " (" + held(here) + ")", asked));
        }
    }

    private void noPair(List<Reason> failing) {
        if (pattern().getFirst() > 1) {
            failing.add(Reason.missing(
                    "ranks", inDigits(pattern()), MadeHand.of(cards).inWords(), "five different ranks"));
        }
    }

    private List<Integer> pattern() {
        return MadeHand.pattern(cards);
    }

    private static String inDigits(List<Integer> pattern) {
        return String.join("-", pattern.stream().map(String::valueOf).toList());
    }

    private static String held(List<Integer> pattern) {
        long pairs = pattern.stream().filter(group -> group == 2).count();
        return switch (pattern.getFirst()) {
            case 4 -> "four of one rank";
            case 3 -> pairs == 1 ? "three and two" : "three of one rank, no pair beside";
            case 2 -> pairs == 2 ? "two pairs" : "one pair only";
            default -> "no two alike";
        };
    }

    private int longestSuit() {
        return Suit.DOWNWARDS.stream().mapToInt(cards::length).max().orElse(0);
    }

    private String fourOfASuit() {
        return "four "
                + Suit.DOWNWARDS.stream()
                        .filter(suit -> cards.length(suit) == 4)
                        .map(Suit::plural)
                        .findFirst()
                        .orElseThrow();
    }

    private boolean[] held() {
        boolean[] held = new boolean[Rank.values().length];
        cards.forEach(card -> held[card.rank().ordinal()] = true);
        return held;
    }

    private int longestRun() {
        boolean[] held = held();
        int longest = 0;
        int run = held[Rank.ACE.ordinal()] ? 1 : 0;
        for (boolean here : held) {
            run = here ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        return longest;
    }

    /** J Q K A 2, Q K A 2 3 and K A 2 3 4: five in a row only if the two followed the ace. */
    private boolean goesRoundTheAce() {
        boolean[] held = held();
        return IntStream.rangeClosed(Rank.JACK.ordinal(), Rank.KING.ordinal())
                .anyMatch(from -> IntStream.range(from, from + 5).allMatch(rank -> held[rank % held.length]));
    }
}
