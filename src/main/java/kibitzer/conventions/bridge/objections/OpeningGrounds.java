package kibitzer.conventions.bridge.objections;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Basis;
import kibitzer.advice.Bound;
import kibitzer.advice.Range;
import kibitzer.advice.Source;
import kibitzer.cards.Listed;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingFeatures;
import kibitzer.conventions.bridge.Stage;
import kibitzer.games.bridge.Call;

/** An opening for which the page prints a word and practice several figures: the one that is missed by most is enough. */
final class OpeningGrounds {
    static final List<Ground> ALL = List.of(
            OpeningGrounds::noLongMinor,
            OpeningGrounds::aMinorThatStops,
            OpeningGrounds::noHandForGame,
            OpeningGrounds::noLongSuit);

    private static final int SIX = 6;

    private OpeningGrounds() {}

    /** Three no trump on a long minor suit (p. 141). */
    private static Optional<Objection> noLongMinor(Bidding bidding, Call call, Call best) {
        Suit minor = longerMinor(bidding);
        return Bid.isNoTrump(call)
                ? meant(bidding, call, BiddingFeatures.length(Suit.DIAMONDS).key())
                        .filter(meant -> bidding.hand().length(minor) < meant.least())
                        .map(meant -> meant.missed(
                                "it tells of a long minor, and you hold only " + Held.counted(bidding.hand(), minor)))
                : Optional.empty();
    }

    /** A long minor suit that lacks high cards: the page has the length alone, and that it is to run is what practice makes of it. */
    private static Optional<Objection> aMinorThatStops(Bidding bidding, Call call, Call best) {
        Suit minor = longerMinor(bidding);
        List<String> lacking = Stream.of(Rank.ACE, Rank.KING, Rank.QUEEN)
                .filter(rank -> !bidding.hand().contains(rank, minor))
                .map(rank -> "the " + rank.word())
                .toList();
        return Bid.isNoTrump(call) && !lacking.isEmpty()
                ? meant(bidding, call, BiddingFeatures.length(Suit.DIAMONDS).key())
                        .filter(meant -> bidding.hand().length(minor) >= meant.least())
                        .map(meant -> Objection.ofPractice("your " + minor.plural() + " are long but lack "
                                + Listed.and(lacking) + ", so they may not run at no trump"))
                : Optional.empty();
    }

    private static Suit longerMinor(Bidding bidding) {
        return bidding.hand().length(Suit.DIAMONDS) >= bidding.hand().length(Suit.CLUBS) ? Suit.DIAMONDS : Suit.CLUBS;
    }

    /** Two clubs on a hand for game (p. 141, 142); with one point less than is usual it is the tricks that are missed. */
    private static Optional<Objection> noHandForGame(Bidding bidding, Call call, Call best) {
        return Bid.forcesToGame(bidding, call) && Bid.isConventional(bidding, call)
                ? meant(bidding, call, "points")
                        .filter(meant -> bidding.points() < meant.least() - 1)
                        .map(meant -> meant.missed("it forces your side to game, and you have only " + bidding.points()
                                + (bidding.points() == 1 ? " point" : " points")))
                : Optional.empty();
    }

    /** Three or four of a suit shows a very long one (p. 148). */
    private static Optional<Objection> noLongSuit(Bidding bidding, Call call, Call best) {
        return bidding.soFar().stage() == Stage.OPENING && (Bid.level(call) == 3 || Bid.level(call) == 4)
                ? Bid.suit(call)
                        .filter(suit -> bidding.hand().length(suit) < SIX)
                        .map(suit -> Objection.printed(
                                "so high an opening shows a very long suit, and you hold only "
                                        + Held.counted(bidding.hand(), suit),
                                "contract-bridge.p37"))
                : Optional.empty();
    }

    /** The rule of an opening that the page words so and that practice puts into a figure of this feature. */
    private static Optional<Meant> meant(Bidding bidding, Call call, String feature) {
        return bidding.soFar().stage() == Stage.OPENING
                ? Bid.read(bidding, call).rules().stream()
                        .findFirst()
                        .filter(rule -> rule.source().words().containsKey(feature))
                        .flatMap(rule -> rule.figures().stream()
                                .filter(figure -> figure.key().equals(feature))
                                .findFirst()
                                .map(figure -> new Meant(rule.source(), figure.range())))
                : Optional.empty();
    }

    /**
     * What the bid was to tell.
     *
     * @param usual the figure that practice gives
     */
    private record Meant(Source source, Range usual) {
        double least() {
            return usual.min().map(Bound::value).orElse(0.0);
        }

        Objection missed(String says) {
            return new Objection(says, usual.inWords(), new Source(source.ids(), "", false), Basis.BOOK);
        }
    }
}
