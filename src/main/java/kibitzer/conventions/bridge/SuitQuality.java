package kibitzer.conventions.bridge;

import java.util.Arrays;
import java.util.function.BiPredicate;
import kibitzer.advice.Option;
import kibitzer.advice.Trait;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.value.BiddableSuit;
import kibitzer.conventions.bridge.value.TrumpSupport;
import kibitzer.games.bridge.Call;

/** How good the suit bid must be: what Culbertson calls regularly biddable, rebiddable, adequate support (p. 143-149). */
public final class SuitQuality {
    public static final Trait<Option<Bidding, Call>> REGULAR = trait(
            "regular-suit",
            "a regularly biddable suit: Q-J-x-x, Q-x-x-x-x, J-10-x-x-x or better",
            "no regularly biddable suit",
            (hand, suit) -> BiddableSuit.of(hand, suit).isAtLeast(BiddableSuit.REGULAR));

    public static final Trait<Option<Bidding, Call>> REBIDDABLE = trait(
            "rebiddable-suit",
            "a rebiddable suit: K-J-x-x-x, Q-J-9-x-x or any six cards",
            "no rebiddable suit",
            (hand, suit) -> BiddableSuit.of(hand, suit).isAtLeast(BiddableSuit.REBIDDABLE));

    public static final Trait<Option<Bidding, Call>> ONE_OF_TWO_BIDDABLE = trait(
            "two-biddable-suits",
            "two biddable suits",
            "no two biddable suits",
            (hand, suit) -> BiddableSuit.is(hand, suit)
                    && Arrays.stream(Suit.values())
                                    .filter(other -> BiddableSuit.is(hand, other))
                                    .count()
                            >= 2);

    public static final Trait<Option<Bidding, Call>> MAJOR = trait(
                    "major-suit",
                    "a major suit",
                    "a minor suit",
                    (hand, suit) -> suit == Suit.HEARTS || suit == Suit.SPADES)
            .tellingInstead();

    public static final Trait<Option<Bidding, Call>> LONG_OR_ONE_OF_TWO = trait(
            "six-cards-or-two-suits",
            "a six-card suit, or five cards in each of two",
            "no six-card suit, nor five cards in each of two",
            (hand, suit) -> hand.length(suit) >= 6
                    || hand.length(suit) == 5
                            && Arrays.stream(Suit.values())
                                            .filter(other -> hand.length(other) >= 5)
                                            .count()
                                    >= 2);

    public static final Trait<Option<Bidding, Call>> SUPPORT = trait(
            "trump-support",
            "adequate support: any four trumps, or Q-x-x or J-10-x",
            "no adequate support",
            TrumpSupport::isAdequate);

    public static final Trait<Option<Bidding, Call>> STRONG_FOUR = trait(
            "strong-four-trumps",
            "four trumps as good as Q-x-x-x or J-10-x-x",
            "no four trumps as good as Q-x-x-x or J-10-x-x",
            TrumpSupport::isStrongFour);

    private SuitQuality() {}

    private static Trait<Option<Bidding, Call>> trait(
            String key, String present, String absent, BiPredicate<CardSet, Suit> is) {
        return new Trait<>(
                key,
                present,
                absent,
                option -> BidFeatures.suitOf(option.answer())
                        .filter(suit -> is.test(option.position().hand(), suit))
                        .isPresent());
    }
}
