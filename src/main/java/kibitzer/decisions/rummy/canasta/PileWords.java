package kibitzer.decisions.rummy.canasta;

import java.util.ArrayList;
import java.util.List;
import kibitzer.advice.Reason;
import kibitzer.cards.Card;
import kibitzer.games.rummy.canasta.FirstMeld;
import kibitzer.games.rummy.canasta.TakingThePile;
import kibitzer.games.rummy.canasta.TakingThePile.Way;
import kibitzer.games.rummy.canasta.Threes;
import kibitzer.games.rummy.family.RummyGame;

/** Says why a pile may be taken, or why not in one way or another (p. 20 paras 20-24, p. 24). */
final class PileWords {
    private PileWords() {}

    /** What decides on the pile, one fact after another. */
    static List<Reason> reasons(TakingThePile position) {
        List<Reason> reasons = new ArrayList<>();
        if (position.isStopped()) {
            reasons.add(Reason.counted("stopped", position.top().toString(), stopped(position)));
            return reasons;
        }
        reasons.add(Reason.counted("frozen", position.isFrozen(), frozen(position)));
        reasons.add(Reason.counted("naturals", position.naturals(), naturals(position)));
        if (!position.isFrozen()) {
            boolean taken = position.meldThatTakesTheTop().isPresent();
            reasons.add(Reason.counted("meld-of-the-rank", taken, takes(position, taken)));
            if (taken && position.isLastCardOnOne()) {
                reasons.add(Reason.counted("last-card", true, lastCard()));
            }
        }
        if (position.melds().isEmpty() && position.mostWithPair().isPresent()) {
            reasons.add(Reason.counted("count", position.mostWithPair().get(), count(position)));
        }
        return reasons;
    }

    /** For the pile left lying: what takes it. */
    static String taking(TakingThePile position) {
        return switch (position.ways().getFirst()) {
            case PAIR ->
                naturals(position) + ", which take " + (position.isFrozen() ? "even a frozen pile" : "any pile")
                        + (position.melds().isEmpty()
                                ? "; the first meld must count "
                                        + FirstMeld.minimum(position.game(), position.score()) + " and can count "
                                        + position.mostWithPair().orElse(0)
                                : "");
            case WILD ->
                "the pile is not frozen, and a natural " + position.top().rank().word() + " with a wild card takes it";
            case LAY_OFF -> "the pile is not frozen, and " + takes(position, true);
        };
    }

    /** For a way that is not open: what bars it. */
    static String against(TakingThePile position, Way way) {
        if (way == Way.WILD && position.game() == RummyGame.SAMBA) {
            return againstAWildCard(position);
        }
        if (position.isStopped()) {
            return stopped(position);
        }
        return switch (way) {
            case PAIR ->
                position.naturals() < 2
                        ? "it takes a pair of natural "
                                + position.top().rank().plural() + " from the hand, and "
                                + naturals(position)
                        : count(position);
            case WILD -> againstAWildCard(position);
            case LAY_OFF ->
                position.isFrozen()
                        ? frozen(position)
                        : position.meldThatTakesTheTop().isPresent() ? lastCard() : takes(position, false);
        };
    }

    private static String againstAWildCard(TakingThePile position) {
        if (position.game() == RummyGame.SAMBA) {
            return "in samba no wild card helps to take the pile";
        }
        if (position.isFrozen()) {
            return frozen(position);
        }
        if (position.naturals() == 0) {
            return "beside the wild card it takes a natural "
                    + position.top().rank().word() + ", and " + naturals(position);
        }
        return position.hand().stream().anyMatch(position.game().rules().wilds()::isWild)
                ? "your side's meld of " + position.top().rank().plural() + " has its wild cards already"
                : "the hand holds no wild card";
    }

    private static String stopped(TakingThePile position) {
        return "the " + position.top().inWords() + " on top, "
                + (position.game().rules().wilds().isWild(position.top()) ? "a wild card" : "a black three")
                + ", stops the pile: nobody may take it";
    }

    private static String frozen(TakingThePile position) {
        return position.melds().isEmpty()
                ? "your side has not melded, so the pile is frozen for it: only a natural pair takes it"
                : position.isFrozen()
                        ? "the " + freezing(position) + " in it freezes the pile: only a natural pair takes it"
                        : "the pile is not frozen";
    }

    private static String freezing(TakingThePile position) {
        return position.pile().stream()
                .filter(card -> position.game().rules().wilds().isWild(card) || Threes.isRed(card))
                .findFirst()
                .map(Card::inWords)
                .orElse("wild card");
    }

    private static String naturals(TakingThePile position) {
        return "the hand holds " + (position.naturals() == 0 ? "no" : position.naturals()) + " natural "
                + (position.naturals() < 2
                        ? position.top().rank().word()
                        : position.top().rank().plural());
    }

    private static String takes(TakingThePile position, boolean taken) {
        return (taken ? "a meld" : "no meld") + " of your side takes the "
                + position.top().inWords();
    }

    private static String lastCard() {
        return "a player with only one card may not take a pile of only one by laying it off";
    }

    private static String count(TakingThePile position) {
        return "the first meld could count " + position.mostWithPair().orElse(0) + "; at a score of " + position.score()
                + " it must count " + FirstMeld.minimum(position.game(), position.score());
    }
}
