package kibitzer.games.bridge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.cards.BadNotation;

/**
 * The calls made so far, in order from the dealer; every auction that exists is a legal one.
 *
 * @param dealer who called first
 * @param calls the calls, the dealer's first
 */
public record Auction(Seat dealer, List<Call> calls) {

    /** @throws BadNotation at the first call that is not allowed in its place, saying why */
    public Auction {
        List<Call> soFar = new ArrayList<>();
        for (Call call : calls) {
            Optional<String> objection = objection(soFar, call);
            if (objection.isPresent()) {
                throw BadNotation.because(
                        "call " + (soFar.size() + 1) + " (" + call + "): " + objection.get(), "a legal auction");
            }
            soFar.add(call);
        }
        calls = List.copyOf(calls);
    }

    public static Auction opened(Seat dealer) {
        return new Auction(dealer, List.of());
    }

    public Auction with(Call call) {
        List<Call> more = new ArrayList<>(calls);
        more.add(call);
        return new Auction(dealer, more);
    }

    /** The seat whose turn it is. */
    public Seat turn() {
        return dealer.after(calls.size());
    }

    public boolean isFinished() {
        return finished(calls);
    }

    /** The calls that may be made now, pass first; none once the auction is finished. */
    public List<Call> legalCalls() {
        return Call.ALL.stream()
                .filter(call -> objection(calls, call).isEmpty())
                .toList();
    }

    /** True as long as nobody has bid: whoever calls now may open. */
    public boolean isUnopened() {
        return calls.stream().allMatch(Call.PASS::equals);
    }

    public Optional<Call.Bid> lastBid() {
        return lastBid(calls);
    }

    /** Who of the side that bid last was the first to name its strain (Culbertson p. 134); nobody if all have passed. */
    public Optional<Seat> declarer() {
        return lastBid().map(last -> {
            int end = calls.lastIndexOf(last);
            return IntStream.rangeClosed(0, end)
                    .filter(index -> (end - index) % 2 == 0)
                    .filter(index -> calls.get(index) instanceof Call.Bid bid && bid.strain() == last.strain())
                    .mapToObj(dealer::after)
                    .findFirst()
                    .orElseThrow();
        });
    }

    private static Optional<Call.Bid> lastBid(List<Call> calls) {
        for (int i = calls.size() - 1; i >= 0; i--) {
            if (calls.get(i) instanceof Call.Bid bid) {
                return Optional.of(bid);
            }
        }
        return Optional.empty();
    }

    private static boolean finished(List<Call> calls) {
        int count = calls.size();
        return count >= 4
                && calls.get(count - 1).equals(Call.PASS)
                && calls.get(count - 2).equals(Call.PASS)
                && calls.get(count - 3).equals(Call.PASS);
    }

    private static Optional<String> objection(List<Call> calls, Call call) {
        if (finished(calls)) {
            return Optional.of("the auction ended with three passes");
        }
        return switch (call) {
            case Call.Pass() -> Optional.empty();
            case Call.Bid bid -> {
                Optional<Call.Bid> last = lastBid(calls);
                yield last.isPresent() && bid.compareTo(last.get()) <= 0
                        ? Optional.of("it is not higher than the last bid, " + last.get())
                        : Optional.empty();
            }
            case Call.Double() ->
                lastOtherThanPass(calls)
                        .filter(index -> calls.get(index) instanceof Call.Bid && isOpponents(calls, index))
                        .map(index -> Optional.<String>empty())
                        .orElse(Optional.of("there is no opponents' bid to double"));
            case Call.Redouble() ->
                lastOtherThanPass(calls)
                        .filter(index -> calls.get(index) instanceof Call.Double && isOpponents(calls, index))
                        .map(index -> Optional.<String>empty())
                        .orElse(Optional.of("there is no opponents' double to redouble"));
        };
    }

    private static Optional<Integer> lastOtherThanPass(List<Call> calls) {
        return IntStream.iterate(calls.size() - 1, index -> index >= 0, index -> index - 1)
                .filter(index -> !calls.get(index).equals(Call.PASS))
                .boxed()
                .findFirst();
    }

    private static boolean isOpponents(List<Call> calls, int index) {
        return (calls.size() - index) % 2 == 1;
    }
}
