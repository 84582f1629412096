package kibitzer.conventions.banking.vingtetun;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import kibitzer.games.banking.vingtetun.Hand;
import kibitzer.games.banking.vingtetun.Strategy;

/** Every hand played by the book's rules: the pointers of p. 368 as a way to play. */
public final class BookPlay implements Strategy {
    private final Map<VingtView, Boolean> standing = new ConcurrentHashMap<>();

    @Override
    public boolean splits(Hand pair, int up) {
        return SplitPairs.BOOK.best(VingtView.of(pair, up)).contains(DoubleOnEleven.YES);
    }

    @Override
    public boolean doubles(Hand two, int up) {
        return DoubleOnEleven.BOOK.best(VingtView.of(two, up)).contains(DoubleOnEleven.YES);
    }

    @Override
    public boolean stands(Hand hand, int up) {
        return standing.computeIfAbsent(
                VingtView.of(hand, up), view -> StandOrHit.BOOK.best(view).contains(StandOrHit.STAND));
    }
}
