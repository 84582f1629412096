package kibitzer.conventions.bridge;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Answers;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.value.BiddableSuit;
import kibitzer.conventions.bridge.value.HighCardPoints;
import kibitzer.conventions.bridge.value.PlayingTricks;
import kibitzer.games.bridge.Call;

/** What rules measure on one suit bid out of several, and the families of bids they choose from. */
public final class BidFeatures {
    private static final int BOOK = 6;
    private static final int ALL_OF_A_SUIT = 13;

    /** No suit of fewer cards is regularly biddable (p. 143). */
    private static final int FEWEST = 4;

    public static final Quantity<Option<Bidding, Call>> LENGTH = new Quantity<Option<Bidding, Call>>(
                    "length-of-suit",
                    "card in the suit bid",
                    "cards in the suit bid",
                    option -> option.position().hand().length(suit(option)))
            .told("such a bid tells how long the suit is")
            .beginningAt(option -> isNamedFirst(option) ? FEWEST : 0);

    /** How long a major suit is that is bid; of a minor no length is asked. */
    public static final Quantity<Option<Bidding, Call>> MAJOR_LENGTH = new Quantity<Option<Bidding, Call>>(
                    "length-of-major",
                    "card in a major suit bid",
                    "cards in a major suit bid",
                    option -> suit(option).isMajor() ? option.position().hand().length(suit(option)) : ALL_OF_A_SUIT)
            .saying(ALL_OF_A_SUIT, "a minor suit");

    public static final Quantity<Option<Bidding, Call>> TRICKS = Quantity.<Option<Bidding, Call>>of(
                    "playing-tricks-in-suit",
                    "playing trick",
                    option -> PlayingTricks.of(option.position().hand(), suit(option)))
            .in(BridgeUnits.HALF_TRICKS);

    /** How many tricks the hand is expected to fall short of the contract it bids; negative beyond it. */
    public static final Quantity<Option<Bidding, Call>> SHORT_OF_CONTRACT = new Quantity<Option<Bidding, Call>>(
                    "tricks-short",
                    "trick short of the contract",
                    "tricks short of the contract",
                    option -> BOOK
                            + level(option)
                            - PlayingTricks.of(option.position().hand(), suit(option)))
            .in(BridgeUnits.HALF_TRICKS);

    public static final Quantity<Option<Bidding, Call>> SUIT_POINTS = new Quantity<Option<Bidding, Call>>(
                    "points-in-suit",
                    "point in the suit bid",
                    "points in the suit bid",
                    option -> HighCardPoints.of(option.position().hand().in(suit(option))))
            .in(BridgeUnits.POINTS);

    public static final Quantity<Option<Bidding, Call>> TOP_HONOURS = new Quantity<>(
            "top-honours",
            "of ace, king, queen in the suit bid",
            "of ace, king, queen in the suit bid",
            option -> topHonours(option.position().hand(), suit(option)));

    public static final Trait<Option<Bidding, Call>> BIDDABLE = new Trait<Option<Bidding, Call>>(
                    "biddable-suit",
                    "a biddable suit: Q-10-x-x, K-x-x-x or any five cards",
                    "no biddable suit",
                    option -> BiddableSuit.is(option.position().hand(), suit(option)))
            .saying(BidFeatures::biddableInWords);

    public static final Trait<Option<Bidding, Call>> AS_LONG_AS_ANY = Trait.either(
            "as-long-as-any",
            "no longer suit in the hand",
            "a longer suit in the hand",
            option -> Stream.of(Suit.values())
                    .allMatch(other -> option.position().hand().length(other)
                            <= option.position().hand().length(suit(option))));

    /** The rank of the suit bid, clubs 1 to spades 4, where it has five cards; 0 where it has fewer. */
    public static final Quantity<Option<Bidding, Call>> RANK_OF_FIVE = Quantity.of(
            "rank-of-five-card-suit",
            "rank",
            option -> isFive(option) ? suit(option).ordinal() + 1 : 0);

    /** 1 to 7. */
    public static final Quantity<Option<Bidding, Call>> LEVEL = Quantity.of("level", "level", BidFeatures::level);

    public static final Quantity<Option<Bidding, Call>> RANK =
            Quantity.of("rank-of-suit", "rank", option -> suit(option).ordinal() + 1);

    /** 1 for clubs, 0 for the others. */
    public static final Quantity<Option<Bidding, Call>> IS_CLUBS =
            Quantity.of("clubs", "club suit", option -> suit(option) == Suit.CLUBS ? 1 : 0);

    private BidFeatures() {}

    public static Answers<Bidding, Call> oneOfASuit() {
        return bids("one of a suit", List.of(1), Suit.DOWNWARDS);
    }

    public static Answers<Bidding, Call> twoOfASuitButClubs() {
        return bids("two diamonds, hearts or spades", List.of(2), List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS));
    }

    public static Answers<Bidding, Call> threeOfASuit() {
        return bids("three of a suit", List.of(3), Suit.DOWNWARDS);
    }

    public static Answers<Bidding, Call> threeOrFourOfASuit() {
        return bids("three or four of a suit", List.of(3, 4), Suit.DOWNWARDS);
    }

    public static Answers<Bidding, Call> only(String call) {
        return Answers.only(Call.of(call));
    }

    private static Answers<Bidding, Call> bids(String name, List<Integer> levels, List<Suit> suits) {
        List<Call> all = levels.stream()
                .flatMap(level -> suits.stream().<Call>map(suit -> Call.bid(level, suit)))
                .toList();
        return new Answers<>(name, bidding -> all);
    }

    /** "diamonds A-Q-J-8-3, biddable". */
    private static String biddableInWords(Option<Bidding, Call> option) {
        Suit suit = suit(option);
        CardSet hand = option.position().hand();
        String ranks = SuitInWords.ranks(hand, suit);
        String holding = ranks.isEmpty() ? "no " + suit.plural() : suit.plural() + " " + ranks;
        return holding + (BiddableSuit.is(hand, suit) ? ", biddable" : ", not biddable");
    }

    private static boolean isFive(Option<Bidding, Call> option) {
        return option.position().hand().length(suit(option)) >= 5;
    }

    private static int topHonours(CardSet hand, Suit suit) {
        return (int) Stream.of(Rank.ACE, Rank.KING, Rank.QUEEN)
                .filter(rank -> hand.contains(rank, suit))
                .count();
    }

    private static int level(Option<Bidding, Call> option) {
        return option.answer() instanceof Call.Bid(int level, var strain) ? level : 0;
    }

    /** The suit a call names; none for no trump, pass, double and redouble. */
    public static Optional<Suit> suitOf(Call call) {
        return call instanceof Call.Bid bid ? bid.strain().suit() : Optional.empty();
    }

    /** True of a suit that neither of the side has bid, where partner's double does not ask for the longest whatever its length. */
    private static boolean isNamedFirst(Option<Bidding, Call> option) {
        BiddingSoFar soFar = option.position().soFar();
        Suit suit = suit(option);
        return !soFar.suitsOf(soFar.turn()).contains(suit)
                && !soFar.suitsOf(soFar.turn().partner()).contains(suit)
                && soFar.lastCallOf(soFar.turn().partner())
                        .filter(Call.DOUBLE::equals)
                        .isEmpty();
    }

    private static Suit suit(Option<Bidding, Call> option) {
        Optional<Suit> named = suitOf(option.answer());
        if (named.isPresent()) {
            return named.get();
        }
        throw new IllegalArgumentException(option.answer() + " names no suit; expected a suit bid");
    }
}
