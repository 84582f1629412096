package kibitzer.proofs;

import java.util.HashMap;
import java.util.Map;

/**
 * Vingt-et-un as in gambling houses: an endless pack, the dealer draws to 16, stands on every 17 and looks for a natural
 * first; ties stand off. Results are the expected gain on a bet of one.
 */
final class VingtEtUn {
    /** Where a hand stands: its count with each ace one, and whether an ace may count eleven. */
    record Hand(int low, boolean ace) {
        int count() {
            return ace && low + 10 <= 21 ? low + 10 : low;
        }

        Hand with(int card) {
            return new Hand(low + card, ace || card == 1);
        }
    }

    private final Map<Integer, double[]> dealer = new HashMap<>();
    private final Map<String, Double> known = new HashMap<>();

    /** Card 1 the ace, 10 every ten-card. */
    static double chance(int card) {
        return card == 10 ? 4.0 / 13 : 1.0 / 13;
    }

    /** The dealer's chances to end on 17 to 21 (places 0 to 4) or bust (5), no natural among them. */
    double[] dealer(int up) {
        return dealer.computeIfAbsent(up, card -> {
            double[] ends = new double[6];
            double natural = card == 1 ? chance(10) : card == 10 ? chance(1) : 0;
            for (int hole = 1; hole <= 10; hole++) {
                boolean isNatural = card == 1 && hole == 10 || card == 10 && hole == 1;
                if (!isNatural) {
                    draw(new Hand(card, card == 1).with(hole), chance(hole) / (1 - natural), ends);
                }
            }
            return ends;
        });
    }

    private static void draw(Hand hand, double chance, double[] ends) {
        int count = hand.count();
        if (count > 21) {
            ends[5] += chance;
        } else if (count >= 17) {
            ends[count - 17] += chance;
        } else {
            for (int card = 1; card <= 10; card++) {
                draw(hand.with(card), chance * chance(card), ends);
            }
        }
    }

    double stand(Hand hand, int up) {
        if (hand.count() > 21) {
            return -1;
        }
        double[] ends = dealer(up);
        double gain = ends[5];
        for (int place = 0; place < 5; place++) {
            gain += ends[place] * Integer.signum(hand.count() - 17 - place);
        }
        return gain;
    }

    double hit(Hand hand, int up) {
        double gain = 0;
        for (int card = 1; card <= 10; card++) {
            Hand next = hand.with(card);
            gain += chance(card) * (next.count() > 21 ? -1 : best(next, up));
        }
        return gain;
    }

    double best(Hand hand, int up) {
        String key = hand + " " + up;
        Double before = known.get(key);
        if (before != null) {
            return before;
        }
        double best = Math.max(stand(hand, up), hit(hand, up));
        known.put(key, best);
        return best;
    }

    /** One card more at a doubled bet. */
    double doubled(Hand hand, int up) {
        double gain = 0;
        for (int card = 1; card <= 10; card++) {
            gain += chance(card) * stand(hand.with(card), up);
        }
        return 2 * gain;
    }

    /** Two hands of one card each, not split or doubled again; split aces get one card only. */
    double split(int rank, int up) {
        double gain = 0;
        for (int card = 1; card <= 10; card++) {
            Hand two = new Hand(rank, rank == 1).with(card);
            gain += chance(card) * (rank == 1 ? stand(two, up) : best(two, up));
        }
        return 2 * gain;
    }

    /** The pair unsplit: hit or stand. */
    double pair(int rank, int up) {
        return best(new Hand(rank, rank == 1).with(rank), up);
    }

    /** A way to play. */
    interface Play {
        /** The gain of two cards played so against this upcard, no natural on either side. */
        double gain(int one, int two, int up);
    }

    /** What a bet of one gains all told, naturals paid three to two. */
    double game(Play play) {
        double gain = 0;
        for (int up = 1; up <= 10; up++) {
            double natural = up == 1 ? chance(10) : up == 10 ? chance(1) : 0;
            for (int one = 1; one <= 10; one++) {
                for (int two = 1; two <= 10; two++) {
                    double deal = chance(up) * chance(one) * chance(two);
                    boolean mine = one + two == 11 && (one == 1 || two == 1);
                    gain += deal * (mine ? 1.5 * (1 - natural) : -natural + (1 - natural) * play.gain(one, two, up));
                }
            }
        }
        return gain;
    }

    /** The book's play: 16 or more stand against seven and up, 14 or more below; the ace eleven from 18 on. */
    double asTheBook(Hand hand, int up) {
        int soft = hand.low() + 10;
        int count = hand.ace() && soft >= 18 && soft <= 21 ? soft : hand.low();
        boolean stands = count >= (up == 1 || up >= 7 ? 16 : 14);
        if (hand.count() > 21) {
            return -1;
        }
        if (stands) {
            return stand(hand, up);
        }
        double gain = 0;
        for (int card = 1; card <= 10; card++) {
            gain += chance(card) * asTheBook(hand.with(card), up);
        }
        return gain;
    }
}
