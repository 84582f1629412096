package kibitzer.decisions.poker.hand;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import kibitzer.advice.Reason;
import kibitzer.cards.CardSet;
import kibitzer.cards.NumberWord;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.poker.Ace;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.MadeHand;
import kibitzer.games.poker.PokerForm;
import kibitzer.games.poker.Wild;

/**
 * What five cards lack to be called by a class: the facts each class asks for, measured. Wild cards are measured as if
 * each stood where it helps most.
 *
 * @param form the form of the game
 * @param cards the hand
 */
record Shortfall(PokerForm form, CardSet cards) {
    private static final int HAND = 5;
    /** What fails, if the hand were called so; never empty for a class that is not the hand's. */
    List<Reason> of(HandClass claimed) {
        List<Reason> failing = new ArrayList<>();
        switch (claimed) {
            case ROYAL_FLUSH, STRAIGHT_FLUSH -> {
                suits(failing);
                sequence(failing);
                if (claimed == HandClass.ROYAL_FLUSH && failing.isEmpty()) {
                    royal(failing);
                }
            }
            case FIVE_OF_A_KIND -> ofOneRank(failing, 5);
            case FLUSH -> suits(failing);
            case STRAIGHT -> sequence(failing);
            case FOUR_OF_A_KIND -> ofOneRank(failing, 4);
            case THREE_OF_A_KIND -> ofOneRank(failing, 3);
            case PAIR -> ofOneRank(failing, 2);
            case FULL_HOUSE -> pattern(failing, "three of one rank and two of another", List.of(3, 2));
            case TWO_PAIRS -> pattern(failing, "two of one rank and two of another", List.of(2, 2));
            case NO_PAIR -> noPair(failing);
            default -> failing.addAll(new SpecialShortfall(cards).of(claimed));
        }
        if (failing.isEmpty()) {
            MadeHand made = made();
            boolean lower = form.wins() == PokerForm.Wins.LOWEST
                    && made.handClass() != claimed
                    && !made.handClass().beats(claimed);
            failing.add(Reason.needing(
                    "rank of hands",
                    made.handClass().word(),
                    "the cards also make " + made.inWords() + (lower ? ", which is lower" : ", which ranks higher"),
                    lower ? "the lowest hand the cards make" : "the highest class the cards make"));
        }
        return failing;
    }

    /** Facts of a hand that came near to something better: four of a suit, four in sequence. */
    List<Reason> nearly() {
        HandClass made = made().handClass();
        List<Reason> near = new ArrayList<>();
        if (!form.classes().contains(HandClass.STRAIGHT) || form.cards() != HAND || cards.size() != HAND) {
            return near;
        }
        if (!made.isAtLeast(HandClass.FLUSH) && longestSuit() == 4 && wild().isEmpty()) {
            near.add(Reason.counted("suits", 4, fourOfASuit() + " are no flush"));
        }
        if (!made.isAtLeast(HandClass.STRAIGHT)) {
            if (goesRoundTheAce()) {
                near.add(Reason.counted("sequence", longestRun(), "a straight does not go round the ace"));
            } else if (longestRun() == 4 && wild().isEmpty()) {
                near.add(Reason.counted("sequence", 4, "four in sequence are no straight"));
            }
        }
        return near;
    }

    private MadeHand made() {
        return MadeHand.of(form, cards);
    }

    private CardSet wild() {
        return form.wild().in(cards);
    }

    private CardSet natural() {
        return cards.minus(wild());
    }

    private void royal(List<Reason> failing) {
        failing.add(Reason.needing("sequence", made().inWords(), made().inWords(), "a straight flush, ace high"));
    }

    private void suits(List<Reason> failing) {
        if (longestSuit() < form.cards()) {
            failing.add(Reason.needing(
                    "suits",
                    longestSuit(),
                    "at most " + NumberWord.of(longestSuit()) + (longestSuit() == 1 ? " is" : " are") + " of one suit",
                    NumberWord.of(form.cards()) + " of one suit"));
        }
    }

    private void sequence(List<Reason> failing) {
        if (longestRun() >= form.cards()) {
            return;
        }
        String round = goesRoundTheAce() ? ", for a sequence does not go round the ace" : "";
        failing.add(Reason.needing(
                "sequence",
                longestRun(),
                (longestRun() == 1 ? "no two cards are in sequence" : "the longest run is " + longestRun()) + round,
                NumberWord.of(form.cards()) + " in sequence"));
    }

    private void ofOneRank(List<Reason> failing, int asked) {
        int most = pattern().getFirst();
        if (most < asked) {
            failing.add(Reason.needing(
                    "ranks",
                    most,
                    most == 1 ? "no two cards are of one rank" : "at most " + NumberWord.of(most) + " are of one rank",
                    NumberWord.of(asked) + " of one rank"));
        }
    }

    /** A pattern is there if each of its groups is, the odd cards aside. */
    private void pattern(List<Reason> failing, String asked, List<Integer> groups) {
        List<Integer> here = pattern();
        boolean there = here.size() >= 2 && here.get(0) >= groups.get(0) && here.get(1) >= groups.get(1);
        if (!there) {
            failing.add(Reason.needing(
                    "ranks", inDigits(here), "the ranks are " + inDigits(here) + " (" + held(here) + ")", asked));
        }
    }

    private void noPair(List<Reason> failing) {
        if (pattern().getFirst() > 1) {
            failing.add(Reason.needing(
                    "ranks", inDigits(pattern()), made().inWords(), NumberWord.of(form.cards()) + " different ranks"));
        }
    }

    private List<Integer> pattern() {
        if (!form.wild().isAce()) {
            List<Integer> pattern = new ArrayList<>(MadeHand.pattern(natural()));
            if (pattern.isEmpty()) {
                return List.of(wild().size());
            }
            pattern.set(0, pattern.getFirst() + wild().size());
            return pattern;
        }
        // The bug, as far as ranks go, is one more ace.
        List<Integer> pattern = new ArrayList<>(MadeHand.pattern(natural().minus(CardSet.FULL_PACK.of(Rank.ACE))));
        int aces = natural().of(Rank.ACE).size();
        if (form.ace() == Ace.LOW_AND_NEVER_PAIRED) {
            pattern.addAll(Collections.nCopies(aces + wild().size(), 1));
        } else if (form.wild().use() == Wild.Use.BELOW_THE_TWO) {
            pattern.addAll(Collections.nCopies(wild().size(), 1));
            pattern.add(aces);
        } else {
            pattern.add(aces + wild().size());
        }
        return pattern.stream()
                .filter(many -> many > 0)
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    private static String inDigits(List<Integer> pattern) {
        return String.join("-", pattern.stream().map(String::valueOf).toList());
    }

    private static String held(List<Integer> pattern) {
        long pairs = pattern.stream().filter(group -> group == 2).count();
        return switch (pattern.getFirst()) {
            case 5 -> "five of one rank";
            case 4 -> "four of one rank";
            case 3 -> pairs == 1 ? "three and two" : "three of one rank, no pair beside";
            case 2 -> pairs == 2 ? "two pairs" : "one pair only";
            default -> "no two alike";
        };
    }

    private int longestSuit() {
        return Suit.DOWNWARDS.stream().mapToInt(natural()::length).max().orElse(0) + wild().size();
    }

    private String fourOfASuit() {
        return "four "
                + Suit.DOWNWARDS.stream()
                        .filter(suit -> cards.length(suit) == 4)
                        .map(Suit::plural)
                        .findFirst()
                        .orElseThrow();
    }

    private boolean aceIsHigh() {
        return form.ace().endsSequences();
    }

    private boolean[] held() {
        boolean[] held = new boolean[Rank.values().length];
        natural().forEach(card -> held[card.rank().ordinal()] = true);
        return held;
    }

    private int longestRun() {
        boolean ownRanks = form.cards() != HAND || form.pack().of(Rank.TWO).isEmpty();
        if (!wild().isEmpty() || ownRanks) {
            return form.mostInSequence(natural()) + wild().size();
        }
        boolean[] held = held();
        int longest = 0;
        int run = held[Rank.ACE.ordinal()] ? 1 : 0;
        int highest = aceIsHigh() ? Rank.ACE.ordinal() : Rank.KING.ordinal();
        for (int rank = 0; rank <= highest; rank++) {
            run = held[rank] ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        return longest;
    }

    /** J Q K A 2, Q K A 2 3 and K A 2 3 4; where the ace is low, T J Q K A too. */
    private boolean goesRoundTheAce() {
        if (form.cards() != HAND) {
            return false;
        }
        boolean[] held = held();
        return IntStream.rangeClosed((aceIsHigh() ? Rank.JACK : Rank.TEN).ordinal(), Rank.KING.ordinal())
                .anyMatch(from -> IntStream.range(from, from + 5).allMatch(rank -> held[rank % held.length]));
    }
}
