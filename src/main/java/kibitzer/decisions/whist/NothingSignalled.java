package kibitzer.decisions.whist;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.games.whist.Signals;
import kibitzer.games.whist.Signals.Played;

/**
 * What a player did in a suit where no signal was given: why it is not the one that was answered.
 *
 * @param said "north's KC headed its trick, so that 9C after it is no call", "north has played one club only, 5C"
 * @param tellsAll true where a high card came before a lower one and had to be played, so that what a call is need not be told
 */
record NothingSignalled(String said, boolean tellsAll) {
    private static NothingSignalled said(String words) {
        return new NothingSignalled(words, false);
    }

    static NothingSignalled of(WhistSignal.Seen seen, String answer) {
        List<Played> cards = new Signals(seen.history(), seen.trump()).played(seen.seat(), seen.suit());
        String who = seen.seat().inWords();
        return cards.isEmpty()
                ? said(who + " has played no " + seen.suit().singular())
                : answer.equals("command") || answer.equals("no-more")
                        ? said(thrown(cards, who, seen))
                        : highAndLow(cards, who, seen, answer.equals("echo") ? "echo" : "call");
    }

    private static String thrown(List<Played> cards, String who, WhistSignal.Seen seen) {
        List<Played> thrown = cards.stream().filter(Played::thrown).toList();
        String away = thrown.stream().map(card -> card.card().toString()).collect(Collectors.joining(" and "));
        return away.isEmpty()
                ? who + " threw no " + seen.suit().singular() + " on another suit"
                : seen.suit() == seen.trump()
                        ? who + " trumped with " + away
                        : who + " threw away " + away + ofWhatKind(cards, thrown);
    }

    private static String ofWhatKind(List<Played> cards, List<Played> thrown) {
        return thrown.stream().allMatch(card -> card.place() > 2)
                ? ", neither the best left nor the second best"
                : ", and played " + cards.getLast().card() + " after it";
    }

    private static NothingSignalled highAndLow(List<Played> cards, String who, WhistSignal.Seen seen, String signal) {
        if (cards.size() == 1) {
            return said(who + " has played one " + seen.suit().singular() + " only, "
                    + cards.getFirst().card());
        }
        return IntStream.range(1, cards.size())
                .filter(later -> cards.get(later - 1)
                        .card()
                        .rank()
                        .isHigherThan(cards.get(later).card().rank()))
                .mapToObj(later -> needed(cards.get(later - 1), cards.get(later), who, seen, signal))
                .findFirst()
                .orElseGet(() -> said(who + " played no " + seen.suit().singular() + " before a lower one"));
    }

    private static NothingSignalled needed(
            Played before, Played now, String who, WhistSignal.Seen seen, String signal) {
        return before.low()
                ? said(who + " played " + before.card() + " before " + now.card() + ", but "
                        + (seen.suit() == seen.trump() ? "of trumps" : "had thrown it away"))
                : new NothingSignalled(
                        who + "'s " + before.card() + " headed its trick, so that " + now.card() + " after it is no "
                                + signal,
                        true);
    }
}
