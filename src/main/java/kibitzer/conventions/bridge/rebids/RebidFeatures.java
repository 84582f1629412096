package kibitzer.conventions.bridge.rebids;

import static kibitzer.advice.Needs.has;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.advice.Need;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.BidFeatures;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Meaning;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.conventions.bridge.value.Stoppers;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;

/** What rebids ask beside strength: the auction's state, which is public, and the stoppers and fits of the hand. */
public final class RebidFeatures {
    /** Public: the last bid is the own side's and makes game. */
    public static final Trait<Bidding> WE_ARE_IN_GAME = Trait.either(
            "in-game",
            "your side has bid a game",
            "your side is below game",
            bidding -> lastBidIsOurs(bidding.soFar())
                    && bidding.auction().lastBid().filter(BiddingSoFar::isGame).isPresent());

    /** Public. */
    public static final Trait<Bidding> WE_BID_LAST = Trait.either(
            "we-bid-last",
            "the last bid is your side's",
            "the last bid is the opponents'",
            bidding -> lastBidIsOurs(bidding.soFar()));

    /** Public: the last bid is partner's and does not speak of the suit it names, so that it is no contract. */
    static final Trait<Bidding> PARTNER_BID_ARTIFICIALLY = Trait.either(
            "partner-bid-artificially",
            "partner's last bid names no suit to play in",
            "partner's last bid is natural",
            bidding -> bidding.soFar()
                            .lastBidder()
                            .filter(bidding.soFar().turn().partner()::equals)
                            .isPresent()
                    && bidding.soFar()
                            .lastMeaningOf(bidding.soFar().turn().partner())
                            .filter(Meaning::conventional)
                            .isPresent());

    /** Public. */
    public static final Trait<Bidding> PARTNER_RAISED = new Trait<>(
            "partner-raised",
            "partner has raised your suit",
            "partner has not raised your suit",
            bidding -> RebidCalls.lastSuitOfPartner(bidding.soFar())
                    .filter(bidding.soFar().suitsOf(bidding.soFar().turn())::contains)
                    .isPresent());

    /** Public. */
    public static final Trait<Bidding> PARTNER_BID_NO_TRUMP = new Trait<>(
            "partner-bid-no-trump",
            "partner's last call is no trump",
            "partner's last call is not no trump",
            bidding -> bidding.soFar()
                    .lastCallOf(bidding.soFar().turn().partner())
                    .filter(call -> call instanceof Call.Bid bid && bid.strain() == Strain.NO_TRUMP)
                    .isPresent());

    /** Public: partner's last call is a suit the own hand has not bid. */
    public static final Trait<Bidding> PARTNER_BID_A_SUIT = new Trait<>(
            "partner-bid-a-suit",
            "partner's last call is a suit of their own",
            "partner's last call is not a suit of their own",
            bidding -> RebidCalls.lastSuitOfPartner(bidding.soFar())
                    .filter(suit ->
                            !bidding.soFar().suitsOf(bidding.soFar().turn()).contains(suit))
                    .isPresent());

    /** Public: partner has had a turn since the opening and only passed. */
    public static final Trait<Bidding> PARTNER_SILENT = Trait.either(
            "partner-silent",
            "partner has only passed",
            "partner has called",
            bidding -> bidding.soFar().callsSinceOpening(bidding.soFar().turn().partner()).stream()
                    .allMatch(Call.PASS::equals));

    /** Public: so partner will be heard again, whatever one does. */
    public static final Trait<Bidding> OPPONENT_JUST_CALLED = Trait.either(
            "opponent-just-called",
            "your right-hand opponent has just come in",
            "your right-hand opponent has passed",
            bidding -> bidding.soFar()
                    .lastCallOf(bidding.soFar().turn().after(3))
                    .filter(call -> !call.equals(Call.PASS))
                    .isPresent());

    /** Public. */
    public static final Trait<Bidding> OPENED_NO_TRUMP = new Trait<>(
            "opened-no-trump",
            "you opened in no trump",
            "you did not open in no trump",
            bidding -> bidding.soFar().callsSinceOpening(bidding.soFar().turn()).stream()
                    .findFirst()
                    .filter(call -> bidding.soFar()
                                    .opener()
                                    .filter(bidding.soFar().turn()::equals)
                                    .isPresent()
                            && call instanceof Call.Bid bid
                            && bid.strain() == Strain.NO_TRUMP)
                    .isPresent());

    /** Public: partner's last bid leaves no strong rebid below game. */
    public static final Trait<Bidding> NO_ROOM = Trait.either(
            "no-room-to-invite",
            "between partner's bid and game there is no room",
            "there is room below game",
            bidding -> lastBidIsOurs(bidding.soFar())
                    && bidding.auction()
                            .lastBid()
                            .filter(bid -> bid.level() >= 3 || bid.level() == 2 && bid.strain() == Strain.NO_TRUMP)
                            .isPresent());

    public static final Trait<Bidding> UNBID_SUITS_STOPPED = new Trait<>(
            "unbid-suits-stopped",
            "a stopper in every suit your side has not bid",
            "no stopper in a suit your side has not bid",
            bidding -> Arrays.stream(Suit.values())
                    .filter(suit -> !isOurs(bidding.soFar(), suit))
                    .allMatch(suit -> isStopped(bidding, suit)));

    public static final Trait<Bidding> THEIR_SUITS_STOPPED = whereTheyBidOne(new Trait<>(
            "their-suits-stopped",
            "a stopper in every suit of the opponents",
            "no stopper in the opponents' suit",
            bidding -> Arrays.stream(Suit.values())
                    .filter(suit -> isTheirs(bidding.soFar(), suit))
                    .allMatch(suit -> isStopped(bidding, suit))));

    /** The hand itself stops them, whatever partner may. */
    public static final Trait<Bidding> STOPS_THEIR_SUIT = whereTheyBidOne(new Trait<>(
            "stops-their-suit",
            "the opponents' suit stopped",
            "the opponents' suit not stopped",
            bidding -> Arrays.stream(Suit.values())
                    .filter(suit -> isTheirs(bidding.soFar(), suit))
                    .allMatch(suit -> Stoppers.isStopped(bidding.hand(), suit))));

    public static final Trait<Bidding> SHORT_SUIT = new Trait<>(
            "short-suit",
            "a singleton or void",
            "no singleton or void",
            bidding ->
                    Arrays.stream(Suit.values()).anyMatch(suit -> bidding.hand().length(suit) <= 1));

    public static final Trait<Bidding> VOID = new Trait<>(
            "void",
            "a void",
            "no void",
            bidding ->
                    Arrays.stream(Suit.values()).anyMatch(suit -> bidding.hand().length(suit) == 0));

    /** Cards of the best suit between both hands, with the fewest that partner has shown. */
    public static final Quantity<Bidding> BEST_FIT = new Quantity<>(
            "best-fit",
            "card in the best suit between both hands",
            "cards in the best suit between both hands",
            bidding -> Arrays.stream(Suit.values())
                    .mapToDouble(suit -> together(bidding, suit))
                    .max()
                    .orElse(0));

    /** How many more cards there are between both hands in the suit bid than in partner's last suit. */
    public static final Quantity<Option<Bidding, Call>> BETTER_THAN_LAST = new Quantity<>(
            "better-than-last-suit",
            "card more than in partner's last suit",
            "cards more than in partner's last suit",
            option -> Partnership.TRUMPS.of(option)
                    - RebidCalls.lastSuitOfPartner(option.position().soFar())
                            .map(last -> together(option.position(), last))
                            .orElse(0.0));

    /** How high a bid stands; the cheapest has the least. */
    public static final Quantity<Option<Bidding, Call>> CHEAPEST = Quantity.of(
            "level-and-rank",
            "step",
            option -> option.answer() instanceof Call.Bid bid
                    ? bid.level() * 5 + bid.strain().ordinal()
                    : 0);

    private RebidFeatures() {}

    /** Public: nobody has bid as high as this level. */
    static Need<Bidding> below(int level) {
        return has(Trait.either(
                "below-level-" + level,
                "the bidding is below level " + level,
                "level " + level + " has been bid",
                bidding -> bidding.auction()
                        .lastBid()
                        .filter(bid -> bid.level() >= level)
                        .isEmpty()));
    }

    private static double together(Bidding bidding, Suit suit) {
        return bidding.hand().length(suit)
                + bidding.soFar().shownByPartner().length(suit).least();
    }

    /** In the own hand, or in partner's who has bid no trump and knew that they have the suit. */
    private static boolean isStopped(Bidding bidding, Suit suit) {
        return Stoppers.isStopped(bidding.hand(), suit)
                || partnerBidNoTrumpSince(bidding.soFar(), firstBidByThem(bidding.soFar(), suit));
    }

    private static boolean partnerBidNoTrumpSince(BiddingSoFar soFar, int first) {
        return IntStream.range(first, soFar.meanings().size())
                .filter(i -> soFar.seatOf(i) == soFar.turn().partner()
                        && !soFar.meanings().get(i).conventional())
                .mapToObj(soFar.auction().calls()::get)
                .anyMatch(call -> call instanceof Call.Bid bid && bid.strain() == Strain.NO_TRUMP);
    }

    /** Which call first named the suit for them; 0 if none did. */
    private static int firstBidByThem(BiddingSoFar soFar, Suit suit) {
        return IntStream.range(0, soFar.meanings().size())
                .filter(i -> !soFar.isOurs(soFar.seatOf(i))
                        && !soFar.meanings().get(i).conventional()
                        && BidFeatures.suitOf(soFar.auction().calls().get(i))
                                .filter(suit::equals)
                                .isPresent())
                .findFirst()
                .orElse(0);
    }

    private static boolean lastBidIsOurs(BiddingSoFar soFar) {
        Optional<Seat> last = soFar.lastBidder();
        return last.isPresent() && soFar.isOurs(last.get());
    }

    private static boolean isOurs(BiddingSoFar soFar, Suit suit) {
        return soFar.suitsOf(soFar.turn()).contains(suit)
                || soFar.suitsOf(soFar.turn().partner()).contains(suit);
    }

    /** Where the opponents have named no suit, that is said: there is none to stop. */
    private static Trait<Bidding> whereTheyBidOne(Trait<Bidding> stopped) {
        return stopped.saying(bidding -> Bids.theirSuits(bidding.soFar()).isEmpty()
                ? "the opponents have bid no suit"
                : stopped.inWords(bidding));
    }

    private static boolean isTheirs(BiddingSoFar soFar, Suit suit) {
        return Bids.theirSuits(soFar).contains(suit);
    }
}
