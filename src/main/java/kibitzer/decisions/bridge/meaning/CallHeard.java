package kibitzer.decisions.bridge.meaning;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.advice.ClubPlay;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.Meaning;
import kibitzer.conventions.bridge.Stage;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;

/**
 * An auction whose last call is to be understood.
 *
 * @param agreement the system all four play
 * @param auction one call at least
 * @param vulnerable which sides are vulnerable
 */
public record CallHeard(Agreement agreement, Auction auction, Vulnerability vulnerable) {

    /** @throws BadQuestion if nobody has called */
    public CallHeard {
        if (auction.calls().isEmpty()) {
            throw new BadQuestion("auction", "nobody has called", "one call at least");
        }
    }

    /** The same where the club of all four plays otherwise. */
    CallHeard playing(List<ClubPlay> club) {
        return new CallHeard(agreement.playing(club), auction, vulnerable);
    }

    boolean isAtAcol() {
        return agreement.system().equals("acol");
    }

    Call call() {
        return auction.calls().getLast();
    }

    Seat caller() {
        return auction.dealer().after(auction.calls().size() - 1);
    }

    Meaning meaning() {
        return Meaning.ofTheLastCall(soFar());
    }

    /** What the caller's own pass told before anybody had opened; empty where he made none, or it is the call asked about. */
    Optional<Meaning> firstPass() {
        BiddingSoFar soFar = soFar();
        int last = auction.calls().size() - 1;
        return IntStream.range(0, last)
                .takeWhile(call -> auction.calls().get(call).equals(Call.PASS))
                .filter(call -> (last - call) % 4 == 0)
                .mapToObj(soFar.meanings()::get)
                .filter(meaning -> !meaning.rules().isEmpty())
                .findFirst();
    }

    BiddingSoFar soFar() {
        return BiddingSoFar.of(auction, vulnerable, Systems.of(agreement));
    }

    /** Where in the bidding the call was made. */
    Stage stage() {
        List<Call> before = auction.calls().subList(0, auction.calls().size() - 1);
        return BiddingSoFar.of(new Auction(auction.dealer(), before), vulnerable, Systems.of(agreement))
                .stage();
    }
}
