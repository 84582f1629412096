package kibitzer.conventions.bridge.rebids;

import static kibitzer.conventions.bridge.Bids.family;
import static kibitzer.conventions.bridge.Bids.unbid;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Answers;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Strain;

/** The families of bids that p. 146 names: minimum, strong, jump and game rebids. */
final class RebidCalls {
    private RebidCalls() {}

    /** Partner's suits that the own hand has not named yet, at this level. */
    static Answers<Bidding, Call> raiseTo(int level, List<Suit> suits) {
        return family(
                "a raise to " + level,
                soFar -> at(
                        level,
                        partnersSuits(soFar)
                                .filter(suits::contains)
                                .filter(suit -> !soFar.suitsOf(soFar.turn()).contains(suit))));
    }

    static Answers<Bidding, Call> ownSuitAt(int level) {
        return family("the own suit at level " + level, soFar -> at(level, soFar.suitsOf(soFar.turn()).stream()));
    }

    /** The own suits one level above the least possible, below game: a jump rebid. */
    static Answers<Bidding, Call> jumpInOwnSuit() {
        return family(
                "a jump in the own suit",
                soFar -> soFar.suitsOf(soFar.turn()).stream()
                        .filter(suit -> soFar.leastLevel(Strain.of(suit)) <= 2)
                        .<Call>map(suit -> Call.bid(soFar.leastLevel(Strain.of(suit)) + 1, suit))
                        .toList());
    }

    /** Partner's suits that the own hand has not named yet, one level above the least possible, below game. */
    static Answers<Bidding, Call> jumpRaise() {
        return family(
                "a jump raise",
                soFar -> partnersSuits(soFar)
                        .filter(suit -> !soFar.suitsOf(soFar.turn()).contains(suit))
                        .filter(suit -> soFar.leastLevel(Strain.of(suit)) + 1 < BiddingSoFar.gameLevel(Strain.of(suit)))
                        .<Call>map(suit -> Call.bid(soFar.leastLevel(Strain.of(suit)) + 1, suit))
                        .toList());
    }

    /** Game in a major the own hand has bid. */
    static Answers<Bidding, Call> ownMajorGame() {
        return family(
                "game in the own major",
                soFar -> at(4, soFar.suitsOf(soFar.turn()).stream().filter(Suit::isMajor)));
    }

    /** A new suit at the least level, one or two, that is no reverse. */
    static Answers<Bidding, Call> newSuitCheaply(int level) {
        return family(
                "a new suit at level " + level,
                soFar -> at(
                        level,
                        unbid(soFar).stream()
                                .filter(suit ->
                                        soFar.leastLevel(Strain.of(suit)) == level && !isReverse(soFar, suit))));
    }

    /** Two in a suit higher than one's first. */
    static Answers<Bidding, Call> reverse() {
        return family(
                "a reverse",
                soFar -> at(
                        2,
                        unbid(soFar).stream()
                                .filter(suit -> soFar.leastLevel(Strain.of(suit)) == 2 && isReverse(soFar, suit))));
    }

    /** A new suit at three that is no jump. */
    static Answers<Bidding, Call> newSuitAtThree() {
        return family(
                "a new suit at level 3",
                soFar -> at(3, unbid(soFar).stream().filter(suit -> soFar.leastLevel(Strain.of(suit)) == 3)));
    }

    /** A jump in a new suit below three no trump. */
    static Answers<Bidding, Call> jumpInNewSuit() {
        return family(
                "a jump in a new suit",
                soFar -> unbid(soFar).stream()
                        .filter(suit -> soFar.leastLevel(Strain.of(suit)) <= 2)
                        .<Call>map(suit -> Call.bid(soFar.leastLevel(Strain.of(suit)) + 1, suit))
                        .toList());
    }

    /** Any unbid suit as cheaply as possible below three no trump. */
    static Answers<Bidding, Call> newSuitBelowGame() {
        return family("a new suit", soFar -> belowGame(soFar, unbid(soFar).stream()));
    }

    /** The same without a reverse, which tells of strength. */
    static Answers<Bidding, Call> newSuitBelowGameButNoReverse() {
        return family(
                "a new suit that is no reverse",
                soFar -> belowGame(soFar, unbid(soFar).stream().filter(suit -> !isReverse(soFar, suit))));
    }

    static Answers<Bidding, Call> ownSuitBelowGame() {
        return family("the own suit", soFar -> belowGame(soFar, soFar.suitsOf(soFar.turn()).stream()));
    }

    /** The own suits and those nobody has bid, as cheaply as possible, where opponents have taken the room: game included. */
    static Answers<Bidding, Call> ownOrNewSuitUpToGame() {
        return family(
                "a suit",
                soFar -> Stream.concat(soFar.suitsOf(soFar.turn()).stream(), unbid(soFar).stream())
                        .filter(suit -> soFar.leastLevel(Strain.of(suit)) <= BiddingSoFar.gameLevel(Strain.of(suit)))
                        .<Call>map(suit -> Call.bid(soFar.leastLevel(Strain.of(suit)), suit))
                        .toList());
    }

    static Answers<Bidding, Call> raiseBelowGame() {
        return family("a raise", soFar -> belowGame(soFar, partnersSuits(soFar)));
    }

    /** Partner's suits but the last he named, as cheaply as possible, at two or three. */
    static Answers<Bidding, Call> preference() {
        return family("preference for partner's first suit", soFar -> {
            Optional<Suit> last = lastSuitOfPartner(soFar);
            return partnersSuits(soFar)
                    .filter(suit -> !last.equals(Optional.of(suit)) && soFar.leastLevel(Strain.of(suit)) <= 3)
                    .<Call>map(suit -> Call.bid(soFar.leastLevel(Strain.of(suit)), suit))
                    .toList();
        });
    }

    static Answers<Bidding, Call> majorGame() {
        return game(List.of(Suit.SPADES, Suit.HEARTS));
    }

    static Answers<Bidding, Call> minorGame() {
        return game(List.of(Suit.DIAMONDS, Suit.CLUBS));
    }

    private static Answers<Bidding, Call> game(List<Suit> suits) {
        return family(
                "game in a suit",
                soFar -> suits.stream()
                        .<Call>map(suit -> Call.bid(BiddingSoFar.gameLevel(Strain.of(suit)), suit))
                        .toList());
    }

    /** The suit partner named last by a natural bid. */
    static Optional<Suit> lastSuitOfPartner(BiddingSoFar soFar) {
        return soFar.lastCallOf(soFar.turn().partner())
                .filter(Call.Bid.class::isInstance)
                .flatMap(call -> ((Call.Bid) call).strain().suit());
    }

    private static boolean isReverse(BiddingSoFar soFar, Suit suit) {
        return soFar.suitsOf(soFar.turn()).stream()
                .findFirst()
                .filter(first -> suit.ordinal() > first.ordinal() && soFar.leastLevel(Strain.of(suit)) == 2)
                .isPresent();
    }

    private static Stream<Suit> partnersSuits(BiddingSoFar soFar) {
        return soFar.suitsOf(soFar.turn().partner()).stream();
    }

    private static List<Call> at(int level, Stream<Suit> suits) {
        return suits.<Call>map(suit -> Call.bid(level, suit)).toList();
    }

    private static List<Call> belowGame(BiddingSoFar soFar, Stream<Suit> suits) {
        return suits.filter(suit -> soFar.leastLevel(Strain.of(suit)) <= 3)
                .<Call>map(suit -> Call.bid(soFar.leastLevel(Strain.of(suit)), suit))
                .toList();
    }
}
