package kibitzer.proofs;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Five cards at nap against three hands of five, all cards seen, the three playing together: a search of its own, by the rules of the
 * handbook (p. 10) and with nothing of the trainer. The first card led is of the long suit, which makes it trumps.
 */
final class NapOrFour {
    private static final int PLAYERS = 4;
    private static final int HAND = 5;
    private static final int RANKS = 13;
    private static final int LOWEST = 0;
    private static final int JACK = 9;
    private static final int QUEEN = 10;
    static final int KING = 11;
    static final int ACE = 12;

    private final int[][] hands;
    private final boolean[][] gone = new boolean[PLAYERS][HAND];

    /** What was found between tricks, by the cards gone, who leads and what is wanted. */
    private final Map<Integer, Boolean> known = new HashMap<>();

    private NapOrFour(int[][] hands) {
        this.hands = hands;
    }

    /** Ace, king and two more of the first suit, and a jack or lower of another: good for four. */
    static NapOrFour goodForFour(Random chance) {
        return dealt(chance, List.of(ACE, KING), KING - 1, LOWEST, JACK);
    }

    /** Four of the first suit headed by this card, and a queen or higher of another. */
    static NapOrFour headed(int head, Random chance) {
        return dealt(chance, List.of(head), head - 1, QUEEN, ACE);
    }

    /**
     * A hand of the kind, and fifteen of the cards left.
     *
     * @param held of the long suit, which is filled to four by cards up to the highest that may follow
     * @param lowest of the card beside, from here to the highest
     */
    private static NapOrFour dealt(Random chance, List<Integer> held, int following, int lowest, int highest) {
        List<Integer> pack = new ArrayList<>();
        for (int card = 0; card < 4 * RANKS; card++) {
            pack.add(card);
        }
        Collections.shuffle(pack, chance);
        List<Integer> own = new ArrayList<>(held);
        pack.stream()
                .filter(card -> suit(card) == 0 && card <= following)
                .limit(HAND - 1L - held.size())
                .forEach(own::add);
        pack.stream()
                .filter(card -> suit(card) != 0 && card % RANKS >= lowest && card % RANKS <= highest)
                .limit(1)
                .forEach(own::add);
        pack.removeAll(own);
        int[][] hands = new int[PLAYERS][];
        hands[0] = numbers(own);
        for (int other = 1; other < PLAYERS; other++) {
            hands[other] = numbers(pack.subList((other - 1) * HAND, other * HAND));
        }
        return new NapOrFour(hands);
    }

    private static int[] numbers(List<Integer> cards) {
        return cards.stream().mapToInt(Integer::intValue).sorted().toArray();
    }

    private static int suit(int card) {
        return card / RANKS;
    }

    /** True if the caller can win so many tricks whatever the others do. */
    boolean wins(int tricks) {
        return lead(0, HAND, tricks);
    }

    /** Whether the caller wins so many more of the tricks that are left. */
    private boolean lead(int leader, int left, int wanted) {
        if (wanted <= 0 || wanted > left) {
            return wanted <= 0;
        }
        int state = leader * (HAND + 1) + wanted;
        for (boolean[] seat : gone) {
            for (boolean card : seat) {
                state = 2 * state + (card ? 1 : 0);
            }
        }
        Boolean before = known.get(state);
        if (before == null) {
            before = play(leader, 0, -1, -1, leader, left, wanted);
            known.put(state, before);
        }
        return before;
    }

    private boolean play(int leader, int played, int led, int best, int holder, int left, int wanted) {
        if (played == PLAYERS) {
            return lead(holder, left - 1, holder == 0 ? wanted - 1 : wanted);
        }
        int seat = (leader + played) % PLAYERS;
        boolean follows = led >= 0 && holds(seat, led);
        for (int place = 0; place < HAND; place++) {
            int card = hands[seat][place];
            boolean first = led < 0 && left == HAND;
            if (gone[seat][place] || follows && suit(card) != led || first && suit(card) != 0) {
                continue;
            }
            gone[seat][place] = true;
            boolean beats = best < 0 || beats(card, best);
            boolean won = play(
                    leader,
                    played + 1,
                    led < 0 ? suit(card) : led,
                    beats ? card : best,
                    beats ? seat : holder,
                    left,
                    wanted);
            gone[seat][place] = false;
            if (won == (seat == 0)) {
                return won;
            }
        }
        return seat != 0;
    }

    private boolean holds(int seat, int suit) {
        for (int place = 0; place < HAND; place++) {
            if (!gone[seat][place] && suit(hands[seat][place]) == suit) {
                return true;
            }
        }
        return false;
    }

    private static boolean beats(int card, int best) {
        return suit(card) == suit(best) ? card > best : suit(card) == 0;
    }
}
