package kibitzer.games.banking.vingtetun;

import java.util.HashMap;
import java.util.Map;

/** The best that can be done, decided by exact counts from an endless pack. */
public final class BestPlay implements Strategy {
    private final VingtEtUnRules rules;
    private final Map<Integer, PlayAgainst> against = new HashMap<>();

    public BestPlay(VingtEtUnRules rules) {
        this.rules = rules;
    }

    private PlayAgainst against(int up) {
        return against.computeIfAbsent(up, card -> PlayAgainst.atBest(rules, Shoe.endless(), card));
    }

    @Override
    public synchronized boolean splits(Hand pair, int up) {
        PlayAgainst play = against(up);
        double whole = rules.mayDouble(pair) ? Math.max(play.onward(pair), play.doubled(pair)) : play.onward(pair);
        return play.split(pair) > whole;
    }

    @Override
    public synchronized boolean doubles(Hand two, int up) {
        PlayAgainst play = against(up);
        return rules.mayDouble(two) && play.doubled(two) > play.onward(two);
    }

    @Override
    public synchronized boolean stands(Hand hand, int up) {
        PlayAgainst play = against(up);
        return play.stand(hand) >= play.hit(hand);
    }
}
