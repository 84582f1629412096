package kibitzer.decisions.casino;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.cards.CardSet;
import kibitzer.games.casino.LastHand.Ended;
import kibitzer.games.casino.ScoreLine;

/** What a play of the last hand loses, told by where the cards go: "the opponent gets AD", "the opponent gets most cards, 28 to 24". */
final class CapturesGivenUp {
    private static final int TOLD = 2;
    private static final String THEY_GET = "the opponent gets ";

    /** @param theirs true of what the opponent gets */
    private record Loss(int points, boolean theirs, String what) {
        /** Behind what they get it is not said again who gets it. */
        String words(boolean isAfterTheirs) {
            return (theirs && !isAfterTheirs ? THEY_GET : "") + what;
        }
    }

    private CapturesGivenUp() {}

    /**
     * The dearest losses.
     *
     * @param well how the deal ends after a best play
     * @param badly how it ends after this one
     */
    static String told(List<ScoreLine> scoring, Ended well, Ended badly) {
        List<Loss> losses = new ArrayList<>();
        CardSet cards = CardSet.EMPTY;
        int forCards = 0;
        for (ScoreLine line : scoring) {
            int less = well.difference(line) - badly.difference(line);
            if (less > 0 && line instanceof ScoreLine.Each each) {
                cards = cards.union(well.mine()
                        .cards()
                        .intersection(each.of())
                        .minus(badly.mine().cards()));
                forCards += less;
            } else if (less > 0) {
                losses.add(loss(line, badly, less));
            }
        }
        if (!cards.isEmpty()) {
            losses.add(new Loss(forCards, true, cards.toString()));
        }
        List<Loss> dearest = losses.stream()
                .sorted(Comparator.comparingInt(Loss::points).reversed())
                .limit(TOLD)
                .toList();
        return IntStream.range(0, dearest.size())
                .mapToObj(
                        at -> dearest.get(at).words(at > 0 && dearest.getFirst().theirs()))
                .collect(Collectors.joining(", and "));
    }

    private static Loss loss(ScoreLine line, Ended badly, int less) {
        if (!(line instanceof ScoreLine.Majority most)) {
            return new Loss(less, false, less + " for " + line.name());
        }
        int mine = most.of().intersection(badly.mine().cards()).size();
        int theirs = most.of().intersection(badly.theirs().cards()).size();
        return theirs >= most.needed()
                ? new Loss(less, true, "most " + line.name() + ", " + theirs + " to " + mine)
                : new Loss(
                        less, false, "you get " + mine + " " + line.name() + ", where " + most.needed() + " are most");
    }
}
