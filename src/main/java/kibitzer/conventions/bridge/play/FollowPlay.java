package kibitzer.conventions.bridge.play;

import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;

import java.util.List;
import kibitzer.advice.Answers;
import kibitzer.advice.Manner;
import kibitzer.advice.Option;
import kibitzer.advice.Preference;
import kibitzer.advice.Quantity;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Trait;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;

/** Second and fourth hand to an opponent's lead, first choice first. */
public final class FollowPlay {
    private static final List<Rank> HONOURS = List.of(Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK);

    private static final Trait<Following> LAST =
            Trait.either("last", "you play last", "you play second", Following::last);
    private static final Trait<Following> DECLARER =
            Trait.either("declarer", "you are declarer", "you defend", Following::declarer);
    private static final Trait<Following> LOW =
            Trait.either("low-led", "a low card was led", "an honour was led", Following::low);
    private static final Trait<Following> CAN_WIN = new Trait<>(
            "can-win", "you can beat the cards on the table", "you cannot beat them", PlayFeatures::canBeat);
    private static final Trait<Following> ACE_KING_QUEEN = new Trait<>(
            "ace-king-queen",
            "you hold ace, king and queen",
            "you do not hold ace, king and queen",
            trick -> holds(trick, Rank.ACE) && holds(trick, Rank.KING) && holds(trick, Rank.QUEEN));
    private static final Trait<Following> KING_QUEEN_SMALL = new Trait<>(
            "king-queen",
            "you hold king and queen without the ace, and small cards",
            "you do not hold king, queen and small cards without the ace",
            trick -> holds(trick, Rank.KING)
                    && holds(trick, Rank.QUEEN)
                    && !holds(trick, Rank.ACE)
                    && trick.own().size() > 2);
    private static final Trait<Following> ONE_HONOUR = new Trait<>(
            "one-honour",
            "you hold one of ace, king, queen and jack, and a small card",
            "you do not hold just one of ace, king, queen and jack, and a small card",
            trick -> HONOURS.stream().filter(rank -> holds(trick, rank)).count() == 1
                    && trick.own().size() > 1);

    private static final Trait<Option<Following, Rank>> BEATS = new Trait<>(
            "beats",
            "it beats the cards on the table",
            "it does not beat the cards on the table",
            option -> option.position().beats(option.answer()));

    private static final Trait<Option<Following, Rank>> CHEAPEST = Trait.either(
            "cheapest",
            "no lesser card wins as well",
            "a lesser card wins the trick as well",
            option -> !option.position().beats(option.answer())
                    || cheapestWinners(option.position()).contains(option.answer()));

    private static final Trait<Option<Following, Rank>> QUEEN_OR_AS_GOOD = Trait.either(
            "queen",
            "it is the queen, or as good",
            "it shows more than the queen, which wins as surely and hides the two above it",
            option -> !option.position().beats(option.answer())
                    || queenOrAsGood(option.position()).contains(option.answer()));

    private static final Trait<Option<Following, Rank>> QUEEN_OR_SMALL = new Trait<Option<Following, Rank>>(
                    "queen-or-small",
                    "the lower of king and queen, or a small card",
                    "neither the lower of king and queen nor a small card",
                    option -> isQueen(option) || isSmall(option))
            .saying(FollowPlay::ofKingAndQueen);

    /** The page asks for a small card; that the lowest of them is enough is practice. */
    private static final Trait<Option<Following, Rank>> SMALL = new Trait<Option<Following, Rank>>(
                    "small", "it is a small card", "it is no small card", FollowPlay::isSmall)
            .namingOnly();

    private static final Preference<Option<Following, Rank>> NO_HIGHER_THAN_NEED_BE = least(new Quantity<
                    Option<Following, Rank>>(
                    "higher-than-need-be",
                    "card below it that does as well",
                    "cards below it that do as well",
                    option -> isQueen(option)
                                    || option.answer()
                                            == option.position().own().last().rank()
                            ? 0
                            : 1))
            .inGeneral();

    private static final Preference<Option<Following, Rank>> LOWEST =
            least(PlayFeatures.<Following>rank()).because("the lowest");
    private static final Preference<Option<Following, Rank>> LOWEST_OF_EQUALS =
            least(PlayFeatures.<Following>rank()).because("the lowest of equal cards");

    private static final Source EQUALS = source("contract-bridge.p87", "whist-maxims.p22");

    public static final RuleBook<Following, Rank> BOOK = RuleBook.<Following, Rank>named("Following suit")
            .then(
                    rule(
                                    "follow.declarer-may-deceive",
                                    source("contract-bridge.p89")
                                            .withFigureFromPractice(
                                                    "The book says that it costs declarer nothing, not which"
                                                            + " card deceives"))
                            .when(has(LAST), has(CAN_WIN))
                            .needs(has(DECLARER))
                            .answers(PlayFeatures.<Following>anyCard())
                            .title("Declarer may deceive")
                            .each(has(BEATS), has(CHEAPEST))
                            .whyByBook(
                                    "Between cards that win alike declarer may choose freely, since only the defenders can be misled; a dearer one is not needed."))
            .then(rule("follow.ace-king-queen", source("whist-maxims.p40", "contract-bridge.p87"))
                    .when(lacks(DECLARER), lacks(LAST))
                    .needs(has(ACE_KING_QUEEN))
                    .answers(PlayFeatures.<Following>anyCard())
                    .title("Holding ace, king and queen")
                    .each(has(BEATS), has(QUEEN_OR_AS_GOOD))
                    .prefer(LOWEST_OF_EQUALS)
                    .whyByBook(
                            "{It} takes the trick as surely as the ace, and the leader may think the suit worth another try.",
                            "whist-maxims.p40"))
            .then(rule(
                            "follow.falsecard",
                            source("contract-bridge.p88")
                                    .withFigureFromPractice(
                                            "Worth it where deceiving declarer outweighs deceiving partner"))
                    .when(lacks(DECLARER), has(CAN_WIN), has(LAST))
                    .answers(new Answers<>("another of the equal winners", FollowPlay::cheapestWinners))
                    .manner(Manner.MAY)
                    .whyByBook(
                            "{It} may deceive declarer about where the high cards are, though it may deceive partner too.",
                            "contract-bridge.p88"))
            .then(rule("follow.last-wins-cheaply", EQUALS)
                    .when(lacks(DECLARER), has(LAST), has(CAN_WIN))
                    .answers(PlayFeatures.<Following>anyCard())
                    .title("Last hand wins cheaply")
                    .each(has(BEATS))
                    .prefer(least(PlayFeatures.<Following>worth()).because("the cheapest that wins"), LOWEST_OF_EQUALS)
                    .why("The trick is won at the least price, and the dearer cards are kept for tricks to come."))
            .then(
                    rule(
                                    "follow.king-queen-and-small",
                                    source("whist-maxims.p23")
                                            .withFigureFromPractice(
                                                    "Whist plays small when strong in trumps and an honour when"
                                                            + " weak; of equal cards bridge plays the lower"))
                            .when(lacks(DECLARER), lacks(LAST), has(LOW))
                            .needs(has(KING_QUEEN_SMALL))
                            .answers(PlayFeatures.<Following>anyCard())
                            .title("Holding king, queen and a small card")
                            .each(has(QUEEN_OR_SMALL))
                            .prefer(NO_HIGHER_THAN_NEED_BE)
                            .why(
                                    "The lower honour can drive out the ace and leave the other good, and a small card keeps both for later."))
            .then(rule(
                            "follow.one-honour-and-small",
                            source("whist-maxims.p23", "contract-bridge.p87")
                                    .withFigureFromPractice("A maxim of whist for second hand; the bridge pages add"
                                            + " the lowest of equal cards"))
                    .when(lacks(DECLARER), lacks(LAST), has(LOW))
                    .needs(has(ONE_HONOUR))
                    .answers(PlayFeatures.<Following>anyCard())
                    .title("One honour and small cards")
                    .each(has(SMALL))
                    .prefer(LOWEST.inGeneral())
                    .why("Partner is still to play and may win; kept back, the honour can beat one of theirs later."))
            .then(rule("follow.low", generalPractice("The books do not speak of this holding: a low card is usual"))
                    .answers(PlayFeatures.<Following>anyCard())
                    .title("A low card")
                    .prefer(LOWEST)
                    .why("This trick does not need a high card, so the cheapest one is given up."))
            .book();

    private FollowPlay() {}

    private static boolean holds(Following trick, Rank rank) {
        return trick.own().contains(rank, SuitTrick.SUIT);
    }

    private static List<Rank> ranks(Following trick) {
        return trick.own().stream().map(Card::rank).toList();
    }

    /** The lowest card that wins and all that are as good. */
    private static List<Rank> cheapestWinners(Following trick) {
        return ranks(trick).stream()
                .filter(trick::beats)
                .reduce((higher, lower) -> lower)
                .map(trick::highestEqual)
                .map(highest -> ranks(trick).stream()
                        .filter(rank -> trick.beats(rank) && trick.highestEqual(rank) == highest)
                        .toList())
                .orElse(List.of());
    }

    private static List<Rank> queenOrAsGood(Following trick) {
        Rank lowest = trick.lowestEqual(Rank.ACE);
        return ranks(trick).stream()
                .filter(rank -> rank.compareTo(Rank.QUEEN) <= 0 && rank.compareTo(lowest) >= 0 && trick.beats(rank))
                .toList();
    }

    /** "whist plays it when weak in trumps, but bridge the lower of equal cards". */
    private static String ofKingAndQueen(Option<Following, Rank> option) {
        return isQueen(option) || isSmall(option)
                ? "the " + lowest(option).word() + ", as good as the king, or a small card"
                : option.answer() == Rank.KING
                        ? "whist plays it when weak in trumps, but bridge the lower of equal cards"
                        : isEqualOfTheKing(option)
                                ? "the " + lowest(option).word() + " does the same work, the lowest of equal cards"
                                : "neither the " + lowest(option).word() + " nor a small card";
    }

    private static boolean isEqualOfTheKing(Option<Following, Rank> option) {
        return option.answer().isAtLeast(lowest(option)) && option.answer() != Rank.ACE;
    }

    /** True where nothing is found against the answer but that it is the higher of equal cards. */
    public static boolean isOfEqualCards(Ruling<Rank> ruling, Following trick, Rank answer) {
        Option<Following, Rank> option = new Option<>(trick, answer);
        return PlayFeatures.isOfEqualCards(
                ruling,
                BOOK,
                LOWEST_OF_EQUALS,
                reason -> reason.fact().equals(QUEEN_OR_SMALL.key())
                        && !QUEEN_OR_SMALL.of(option)
                        && isEqualOfTheKing(option));
    }

    /** The least of those that are as good as the king. */
    private static Rank lowest(Option<Following, Rank> option) {
        return option.position().lowestEqual(Rank.KING);
    }

    private static boolean isQueen(Option<Following, Rank> option) {
        return option.answer() == lowest(option);
    }

    /** An eight or lower; where none is held, the lowest. */
    private static boolean isSmall(Option<Following, Rank> option) {
        return !option.answer().isAtLeast(Rank.NINE)
                || option.answer() == option.position().own().last().rank();
    }
}
