package kibitzer.conventions.bridge.defence;

import static kibitzer.advice.Needs.has;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.advice.Answers;
import kibitzer.advice.Need;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.BidFeatures;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.BridgeUnits;
import kibitzer.conventions.bridge.Tells;
import kibitzer.conventions.bridge.rebids.Zones;
import kibitzer.conventions.bridge.value.BiddableSuit;
import kibitzer.conventions.bridge.value.PlayingTricks;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.scoring.ContractScoring;

/** What the rules of the defenders measure. */
final class DefenceFeatures {
    private static final int BOOK = 6;
    private static final int NO_SUIT = 5_000;

    /** What two hands are good for together, as everywhere in the book (p. 146). */
    static final Zones ZONES = Zones.byHonourTricks("defence");

    /** The fewest cards in any suit the opponents have not bid. */
    static final Quantity<Bidding> SHORTEST_UNBID = new Quantity<>(
            "shortest-unbid-suit",
            "card in the shortest unbid suit",
            "cards in the shortest unbid suit",
            bidding -> unbid(bidding.soFar()).stream()
                    .mapToInt(suit -> bidding.hand().length(suit))
                    .min()
                    .orElse(0));

    /** Cards in the suits the opponents have bid, where they have bid one. */
    static final Quantity<Bidding> IN_THEIR_SUIT = new Quantity<>(
            "cards-in-their-suit",
            "card in the opponents' suit",
            "cards in the opponents' suit",
            bidding -> Bids.theirSuits(bidding.soFar()).stream()
                    .mapToInt(suit -> bidding.hand().length(suit))
                    .max()
                    .orElse(0));

    static final Quantity<Bidding> LONGEST_UNBID = new Quantity<>(
            "longest-unbid-suit",
            "card in the longest unbid suit",
            "cards in the longest unbid suit",
            bidding -> unbid(bidding.soFar()).stream()
                    .mapToInt(suit -> bidding.hand().length(suit))
                    .max()
                    .orElse(0));

    /** A suit that may be bid and bid again (p. 144). */
    static final Trait<Bidding> GOOD_SUIT = new Trait<>(
            "good-unbid-suit",
            "a rebiddable suit",
            "no rebiddable suit",
            bidding -> unbid(bidding.soFar()).stream()
                    .anyMatch(suit -> BiddableSuit.of(bidding.hand(), suit) == BiddableSuit.REBIDDABLE));

    /** Points lost, doubled, in the suit bid, if partner wins no trick. */
    static final Quantity<Option<Bidding, Call>> SET = new Quantity<Option<Bidding, Call>>(
                    "points-lost-doubled",
                    "point lost if doubled",
                    "points lost if doubled",
                    option -> set(option.position(), suit(option)))
            .in(BridgeUnits.LOST);

    /** The same in the suit where least is lost; far too many without a suit of five cards. */
    static final Quantity<Bidding> LEAST_SET = new Quantity<Bidding>(
                    "least-points-lost-doubled",
                    "point lost if doubled",
                    "points lost if doubled",
                    bidding -> unbid(bidding.soFar()).stream()
                            .filter(suit -> bidding.hand().length(suit) >= 5)
                            .mapToInt(suit -> set(bidding, suit))
                            .min()
                            .orElse(NO_SUIT))
            .in(BridgeUnits.LOST);

    /** The hand's honour-tricks, asked of a bid. */
    static final Quantity<Option<Bidding, Call>> OWN_TRICKS = Quantity.<Option<Bidding, Call>>of(
                    "honour-tricks", "honour-trick", option -> option.position().honourTricks())
            .in(BridgeUnits.HALF_TRICKS);

    static final Trait<Bidding> FOUR_OF_AN_UNBID_MAJOR = new Trait<>(
            "four-of-an-unbid-major",
            "four cards of an unbid major",
            "no four cards of an unbid major",
            bidding -> unbid(bidding.soFar()).stream()
                    .anyMatch(suit -> suit.isMajor() && bidding.hand().length(suit) >= 4));

    /** Public. */
    static final Trait<Bidding> PARTNERS_MAJOR = new Trait<>(
            "partners-major",
            "partner has bid a major",
            "partner has bid no major",
            bidding -> bidding.soFar().suitsOf(partner(bidding)).stream().anyMatch(Suit::isMajor));

    private static final Trait<Bidding> PARTNER_DOUBLED = new Trait<>(
            "partner-doubled",
            "partner has doubled for take-out",
            "partner has not doubled for take-out",
            bidding -> bidding.soFar()
                    .lastCallOf(partner(bidding))
                    .filter(Call.DOUBLE::equals)
                    .isPresent());

    private static final Trait<Bidding> PARTNER_OVERCALLED = new Trait<>(
            "partner-overcalled",
            "partner has overcalled",
            "partner has not overcalled",
            bidding -> !bidding.soFar().suitsOf(partner(bidding)).isEmpty()
                    && !bidding.soFar().callsSinceOpening(partner(bidding)).contains(Call.DOUBLE));

    private static final Trait<Bidding> PARTNER_CUE_BID = new Trait<>(
            "partner-cue-bid",
            "partner has bid the opponents' suit",
            "partner has not bid the opponents' suit",
            bidding -> bidding.soFar()
                    .lastMeaningOf(partner(bidding))
                    .map(meaning -> meaning.conventional()
                            && meaning.rules().stream()
                                    .anyMatch(rule -> rule.tells().contains(Tells.FORCING_TO_GAME)))
                    .orElse(false));

    private static final Trait<Bidding> SUIT_TO_DOUBLE = new Trait<>(
            "suit-bid-to-double",
            "the opponents' last bid is one, two or three of a suit",
            "the opponents' last bid is not one, two or three of a suit",
            bidding -> bidding.auction()
                    .lastBid()
                    .filter(bid -> bid.level() <= 3 && bid.strain() != Strain.NO_TRUMP)
                    .isPresent());

    private static final Trait<Bidding> I_DOUBLED = new Trait<>(
            "you-doubled",
            "you have doubled for take-out",
            "you have not doubled",
            bidding -> bidding.soFar().callsSinceOpening(bidding.soFar().turn()).contains(Call.DOUBLE));

    private static final Trait<Bidding> PARTNER_IS_STRONG = new Trait<>(
            "partner-showed-strength",
            "partner has shown honour-tricks",
            "partner has shown no strength",
            bidding -> bidding.soFar().shownByPartner().honourTricks().least() > 0);

    private static final Trait<Bidding> PARTNER_DOUBLED_FIRST = new Trait<>(
            "partner-doubled-first",
            "partner doubled first and then bid a suit of their own",
            "partner has not doubled and bid a suit",
            bidding -> bidding.soFar().callsSinceOpening(partner(bidding)).contains(Call.DOUBLE)
                    && bidding.soFar()
                            .lastCallOf(partner(bidding))
                            .flatMap(BidFeatures::suitOf)
                            .filter(suit -> !bidding.soFar()
                                    .suitsOf(bidding.soFar().turn())
                                    .contains(suit))
                            .isPresent());

    private DefenceFeatures() {}

    static Need<Bidding> partnerDoubled() {
        return has(PARTNER_DOUBLED);
    }

    static Need<Bidding> partnerOvercalled() {
        return has(PARTNER_OVERCALLED);
    }

    static Need<Bidding> partnerCueBid() {
        return has(PARTNER_CUE_BID);
    }

    static Need<Bidding> suitToDouble() {
        return has(SUIT_TO_DOUBLE);
    }

    static Need<Bidding> iDoubled() {
        return has(I_DOUBLED);
    }

    static Need<Bidding> partnerShowedStrength() {
        return has(PARTNER_IS_STRONG);
    }

    static Need<Bidding> partnerDoubledFirst() {
        return has(PARTNER_DOUBLED_FIRST);
    }

    /** A suit the opponents have not bid, as cheaply as possible. */
    static Answers<Bidding, Call> unbidSuit(int jump) {
        return new Answers<>(
                jump == 0 ? "an unbid suit" : "a jump in an unbid suit",
                bidding -> unbid(bidding.soFar()).stream()
                        .<Call>flatMap(suit -> Stream.of(bidding.soFar().leastLevel(Strain.of(suit)) + jump)
                                .filter(level -> level <= 7)
                                .map(level -> Call.bid(level, suit)))
                        .toList());
    }

    /** Four of a major the opponents have not bid. */
    static Answers<Bidding, Call> unbidMajorGame() {
        return new Answers<>(
                "four of an unbid major",
                bidding -> unbid(bidding.soFar()).stream()
                        .filter(Suit::isMajor)
                        .<Call>map(suit -> Call.bid(4, suit))
                        .filter(bidding.soFar().legalCalls()::contains)
                        .toList());
    }

    private static int set(Bidding bidding, Suit suit) {
        int level = bidding.soFar().leastLevel(Strain.of(suit));
        int down = (int) Math.ceil(BOOK + level - PlayingTricks.of(bidding.hand(), suit));
        return ContractScoring.penaltyDoubled(down, bidding.isVulnerable());
    }

    private static List<Suit> unbid(BiddingSoFar soFar) {
        List<Suit> theirs = Bids.theirSuits(soFar);
        return Arrays.stream(Suit.values())
                .filter(suit -> !theirs.contains(suit))
                .toList();
    }

    private static Seat partner(Bidding bidding) {
        return bidding.soFar().turn().partner();
    }

    private static Suit suit(Option<Bidding, Call> option) {
        return BidFeatures.suitOf(option.answer())
                .orElseThrow(() -> new IllegalArgumentException(option.answer() + " names no suit"));
    }
}
