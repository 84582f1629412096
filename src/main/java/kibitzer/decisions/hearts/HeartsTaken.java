package kibitzer.decisions.hearts;

import java.util.List;
import java.util.Locale;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.trick.hearts.HeartsSettling;

/**
 * Hearts to be paid for.
 *
 * @param hearts what each player took, in order; final totals where the score is cumulative
 * @param stake chips for a heart
 * @param pool what lies in the pool from hands before, at sweepstake
 */
record HeartsTaken(List<Integer> hearts, HeartsSettling method, int stake, int pool) {
    HeartsTaken {
        hearts = List.copyOf(hearts);
        int sum = hearts.stream().mapToInt(Integer::intValue).sum();
        if (method != HeartsSettling.CUMULATIVE && sum != HeartsSettling.ALL) {
            throw new BadQuestion(
                    "hearts", sum + " hearts together", "the " + HeartsSettling.ALL + " hearts of a hand");
        }
        if (method != HeartsSettling.SWEEPSTAKE && pool > 0) {
            throw new BadQuestion(
                    "pool",
                    pool + " at " + method.name().toLowerCase(Locale.ROOT),
                    "0: only at sweepstake does a pool stand");
        }
    }

    int players() {
        return hearts.size();
    }
}
