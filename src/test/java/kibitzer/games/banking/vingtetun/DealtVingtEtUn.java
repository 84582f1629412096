package kibitzer.games.banking.vingtetun;

import kibitzer.cards.Chance;

/**
 * Vingt-et-un dealt from shuffled packs, card by card, by the gambling house's rules and the book's pointers (p. 366-369),
 * written a second time: it shares nothing with what it checks.
 */
final class DealtVingtEtUn {
    private final int[] pack;
    private final Chance chance;
    private int at;

    DealtVingtEtUn(int packs, Chance chance) {
        this.pack = new int[52 * packs];
        for (int card = 0; card < pack.length; card++) {
            pack[card] = Math.min(10, card % 13 + 1);
        }
        this.chance = chance;
    }

    /** A card drawn from those that are left: the shuffle goes no farther than it is looked at. */
    private int next() {
        int with = at + chance.below(pack.length - at);
        int card = pack[with];
        pack[with] = pack[at];
        pack[at++] = card;
        return card;
    }

    /** What a bet of one wins in one deal, played by the book. */
    double byTheBook() {
        at = 0;
        int one = next();
        int up = next();
        int two = next();
        int hole = next();
        boolean mine = one + two == 11 && (one == 1 || two == 1);
        boolean his = up + hole == 11 && (up == 1 || hole == 1);
        if (mine || his) {
            return mine && his ? 0 : mine ? 1.5 : -1;
        }
        if (one == 1 && two == 1) {
            int first = 1 + next();
            int second = 1 + next();
            int dealer = dealer(up, hole);
            return against(first + 10 > 21 ? first : first + 10, dealer) + against(second + 10, dealer);
        }
        int sum = one + two;
        boolean ace = one == 1 || two == 1;
        while (!stands(sum, ace, up)) {
            int card = next();
            sum += card;
            ace |= card == 1;
            if (sum > 21) {
                return -1;
            }
        }
        return against(ace && sum + 10 <= 21 ? sum + 10 : sum, dealer(up, hole));
    }

    /** The same at home: naturals paid twice, of split aces too, which draw on; five cards and more, three sevens and 8-7-6 paid. */
    double atHome() {
        at = 0;
        int one = next();
        int up = next();
        int two = next();
        int hole = next();
        boolean mine = one + two == 11 && (one == 1 || two == 1);
        boolean his = up + hole == 11 && (up == 1 || hole == 1);
        if (mine || his) {
            return mine && his ? 0 : mine ? 2 : -1;
        }
        int[][] hands = one == 1 && two == 1 ? new int[][] {{1, next()}, {1, next()}} : new int[][] {{one, two}};
        double[] ends = new double[hands.length];
        for (int hand = 0; hand < hands.length; hand++) {
            ends[hand] = homeHand(hands[hand], up, hands.length > 1);
        }
        int dealer = dealer(up, hole);
        double won = 0;
        for (double end : ends) {
            won += end < 100 ? end : against((int) end - 100, dealer);
        }
        return won;
    }

    /** What is won or lost at once, or a hundred and the count. */
    private double homeHand(int[] two, int up, boolean split) {
        if (split && two[0] + two[1] == 11) {
            return 2;
        }
        int sum = two[0] + two[1];
        int cards = 2;
        int sevens = (two[0] == 7 ? 1 : 0) + (two[1] == 7 ? 1 : 0);
        int product = two[0] * two[1];
        boolean ace = two[0] == 1 || two[1] == 1;
        while (!stands(sum, ace, up)) {
            int card = next();
            sum += card;
            cards++;
            sevens += card == 7 ? 1 : 0;
            product *= card;
            ace |= card == 1;
            if (sum > 21) {
                return -1;
            }
        }
        if (cards >= 5) {
            return Math.pow(2, cards - 4);
        }
        if (cards == 3 && sum == 21 && !ace && (sevens == 3 || product == 8 * 7 * 6)) {
            return sevens == 3 ? 3 : 2;
        }
        return 100 + (ace && sum + 10 <= 21 ? sum + 10 : sum);
    }

    private static boolean stands(int sum, boolean ace, int up) {
        int count = ace && sum + 10 >= 18 && sum + 10 <= 21 ? sum + 10 : sum;
        return count >= 17 || (up == 1 || up >= 7 ? count >= 16 : count >= 14);
    }

    private int dealer(int up, int hole) {
        int sum = up + hole;
        boolean ace = up == 1 || hole == 1;
        while (true) {
            int count = ace && sum + 10 <= 21 ? sum + 10 : sum;
            if (count >= 17) {
                return count;
            }
            int card = next();
            sum += card;
            ace |= card == 1;
        }
    }

    private static double against(int own, int dealer) {
        return dealer > 21 || own > dealer ? 1 : own == dealer ? 0 : -1;
    }

    /** A hand that is given, of these values, stood on or hit once and then stood on; the dealer has no natural. */
    double given(int one, int two, int up, boolean hit) {
        while (true) {
            at = 0;
            bring(one);
            bring(two);
            bring(up);
            int hole = next();
            if (up + hole == 11 && (up == 1 || hole == 1)) {
                continue;
            }
            int sum = one + two;
            boolean ace = one == 1 || two == 1;
            if (hit) {
                int card = next();
                sum += card;
                ace |= card == 1;
                if (sum > 21) {
                    return -1;
                }
            }
            return against(ace && sum + 10 <= 21 ? sum + 10 : sum, dealer(up, hole));
        }
    }

    private void bring(int value) {
        for (int card = at; card < pack.length; card++) {
            if (pack[card] == value) {
                pack[card] = pack[at];
                pack[at++] = value;
                return;
            }
        }
        throw new IllegalStateException("no " + value);
    }
}
