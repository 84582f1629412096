package kibitzer.conventions.nap;

import java.util.function.BiPredicate;
import kibitzer.advice.Answers;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/** What the rules on playing at nap measure. */
final class NapPlayFeatures {
    private static final String AS_GOOD = "it is your highest trump, or as good";
    private static final int LOWEST_RANK = 2;
    private static final int ACES = 2;

    static final Answers<NapTurn, Card> CARDS = new Answers<>("a card", NapTurn::lawful);

    static final Trait<NapTurn> PERFECT = new Trait<>(
            "nap-alive",
            "all five are called, and none is lost",
            "all five are not to be won",
            NapTurn::isPerfectSoFar);
    static final Trait<NapTurn> MAKES_TRUMPS = Trait.either(
            "makes-trumps",
            "your first lead makes trumps",
            "trumps are made",
            turn -> turn.isFirst() && turn.trump().isEmpty());
    static final Trait<NapTurn> FIRST_ROUND =
            Trait.either("first-trick", "it is the first trick", "the first trick is over", NapTurn::isFirst);
    static final Trait<NapTurn> CALLER_HEADS = new Trait<>(
            "caller-heads",
            "the caller's card heads the trick",
            "the caller does not head it",
            NapTurn::isHeadedByCaller);
    static final Quantity<NapTurn> OTHERS = new Quantity<NapTurn>(
                    "others",
                    "card away from trumps and two aces",
                    "cards away from trumps and two aces",
                    NapPlayFeatures::awayFromTwoAces)
            .saying(0, "trumps and two aces, and nothing else");
    static final Quantity<NapTurn> LED_RANK = new Quantity<NapTurn>(
                    "led-rank",
                    "as the rank of the lead",
                    "as the rank of the lead",
                    turn -> rank(turn.trick().getFirst()))
            .saying(11, "a knave led")
            .saying(12, "a queen led")
            .saying(13, "a king led")
            .saying(14, "an ace led");
    static final Quantity<NapTurn> LENGTH = new Quantity<>(
            "length",
            "card of the suit led",
            "cards of the suit led",
            turn -> turn.hand().length(turn.led()));
    static final Trait<NapTurn> ACE_HELD = new Trait<>(
            "ace",
            "you hold the ace of the suit led",
            "you do not hold the ace of the suit led",
            turn -> turn.hand().contains(Rank.ACE, turn.led()));

    static final Trait<Option<NapTurn, Card>> A_TRUMP = each(
                    "a-trump", "it is a trump", "it is no trump", (turn, card) -> card.suit() == turn.suit())
            .namingOnly()
            .saying(option -> {
                NapTurn turn = option.position();
                boolean is = option.answer().suit() == turn.suit();
                return MAKES_TRUMPS.of(turn) ? makingTrumps(option) : is ? "it is a trump" : "it is no trump";
            });
    static final Trait<Option<NapTurn, Card>> LONGEST_SUIT = each(
                    "longest-suit",
                    "it is of your longest suit",
                    "it is not of your longest suit",
                    (turn, card) -> card.suit() == turn.suit())
            .saying(NapPlayFeatures::makingTrumps);
    static final Trait<Option<NapTurn, Card>> AS_GOOD_AS_THE_HIGHEST = each(
                    "as-good-as-the-highest",
                    AS_GOOD,
                    "a trump may be out that your highest beats and it does not",
                    (turn, card) -> turn.between(card).isEmpty())
            .saying(option -> {
                CardSet between = option.position().between(option.answer());
                return between.isEmpty()
                        ? AS_GOOD
                        : "the " + between.first().inWords() + " may be out and beat it, but not your "
                                + option.position().highestTrump().rank().word()
                                + "; one trick lost loses nap";
            });
    static final Trait<Option<NapTurn, Card>> BEATS = each(
                    "beats", "it heads the trick", "it does not head the trick", NapTurn::beats)
            .saying(option -> option.position().beats(option.answer())
                    ? "it heads the trick"
                    : option.position().isHeadedByCaller()
                            ? "it lets the caller win with the "
                                    + option.position().heads().rank().word() + ", which you can beat"
                            : "it does not head the trick");
    static final Trait<Option<NapTurn, Card>> FOLLOWS = each(
            "follows", "it is of the suit led", "it is of another suit", (turn, card) -> card.suit() == turn.led());
    static final Quantity<Option<NapTurn, Card>> RANK =
            new Quantity<>("rank", "as its rank", "as its rank", option -> rank(option.answer()));
    /** Trumps stand above all. */
    static final Quantity<Option<NapTurn, Card>> HEIGHT = new Quantity<>(
            "height",
            "step of height",
            "steps of height",
            option -> rank(option.answer())
                    + (option.answer().suit() == option.position().suit() ? Rank.values().length : 0));

    /** The caller's first card makes its suit trumps, so that it counts how many there are of it. */
    private static String makingTrumps(Option<NapTurn, Card> option) {
        NapTurn turn = option.position();
        Suit led = option.answer().suit();
        String held = "it makes " + led.plural() + " trumps, of which you hold "
                + turn.hand().length(led);
        return led == turn.suit()
                ? held
                : held + "; of " + turn.suit().plural() + " you hold "
                        + turn.hand().length(turn.suit());
    }

    private static int awayFromTwoAces(NapTurn turn) {
        CardSet beside = turn.hand().minus(turn.hand().in(turn.suit()));
        int aces = beside.of(Rank.ACE).size();
        int noTrumps = beside.equals(turn.hand()) ? 1 : 0;
        return beside.size() - aces + Math.abs(aces - ACES) + noTrumps;
    }

    private static int rank(Card card) {
        return card.rank().ordinal() + LOWEST_RANK;
    }

    private static Trait<Option<NapTurn, Card>> each(
            String key, String present, String absent, BiPredicate<NapTurn, Card> measure) {
        return new Trait<>(key, present, absent, option -> measure.test(option.position(), option.answer()));
    }

    private NapPlayFeatures() {}
}
