package kibitzer.conventions.whist;

import java.util.function.BiPredicate;
import java.util.function.ToDoubleBiFunction;
import kibitzer.advice.Answers;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;

/** What the rules of whist measure of one card that may be played, and the families of such cards. */
final class WhistCardFeatures {
    static final Answers<WhistView, Card> CARDS = new Answers<>("a card", WhistView::lawful);
    static final Answers<WhistView, Card> PLAIN = new Answers<>("a card of a plain suit", WhistView::plain);
    static final Answers<WhistView, Card> TRUMP = new Answers<>(
            "a trump",
            view -> view.lawful().stream()
                    .filter(card -> card.suit() == view.trump())
                    .toList());
    static final Quantity<Option<WhistView, Card>> LENGTH = number(
            "length",
            "card of the suit",
            "cards of the suit",
            (view, card) -> view.held().length(card));
    static final Quantity<Option<WhistView, Card>> HONOURS = number(
            "honours",
            "honour of the suit",
            "honours of the suit",
            (view, card) -> view.held().honours(card.suit()));
    static final Quantity<Option<WhistView, Card>> DEALT = number(
            "dealt",
            "card of the suit originally",
            "cards of the suit originally",
            (view, card) -> view.past().dealt(card.suit()));
    static final Quantity<Option<WhistView, Card>> HEIGHT = number(
            "rank",
            "rank above the two",
            "ranks above the two",
            (view, card) -> card.rank().ordinal());
    static final Quantity<Option<WhistView, Card>> BELOW = number(
            "below",
            "lower card of its suit",
            "lower cards of its suit",
            (view, card) -> view.held().below(card));
    static final Quantity<Option<WhistView, Card>> SEQUENCE = number(
                    "sequence",
                    "card in its sequence",
                    "cards in its sequence",
                    (view, card) -> view.held().sequenceWith(card))
            .saying(1, "it is in no sequence");
    static final Quantity<Option<WhistView, Card>> KING_SUIT = number(
            "king-suit",
            "king in the suit",
            "kings in the suit",
            (view, card) -> view.held().holds(Rank.KING, card.suit()) ? 1 : 0);
    static final Trait<Option<WhistView, Card>> FOOT = each(
                    "foot",
                    "it is the lowest of its sequence",
                    "of five in sequence or more the lowest is led",
                    (view, card) -> view.held().isFoot(card))
            .tellingInstead()
            .saying(option -> option.position().held().isFoot(option.answer())
                    ? "it is the lowest of its sequence"
                    : option.position().held().sequenceInWords(option.answer())
                            + " are in sequence, and of five or more the lowest is led");
    static final Trait<Option<WhistView, Card>> SAME_SUIT = each(
            "same-suit",
            "the last trick was in its suit",
            "the last trick was in another suit",
            (view, card) -> view.past()
                    .lastTrick()
                    .filter(trick -> trick.isLedIn(card.suit()))
                    .isPresent());
    static final Trait<Option<WhistView, Card>> ACE_KING = each(
            "ace-king-small",
            "its suit has ace, king and two or three small cards",
            "its suit is not ace, king and two or three small cards",
            (view, card) -> view.held().isAceKingSmall(card));
    static final Trait<Option<WhistView, Card>> AFTER_ACE = each(
                    "after-the-ace",
                    "you have just led the ace of its suit",
                    "you have not just led the ace of its suit",
                    (view, card) -> view.past().isAfterTheAce(card))
            .saying(option -> option.position()
                    .past()
                    .aceJustLed()
                    .map(suit -> option.position().past().isAfterTheAce(option.answer())
                            ? "ace and king are led one after the other, and the ace of " + suit.plural()
                                    + " has just won"
                            : "the king of " + suit.plural() + " follows the ace that you have just led")
                    .orElse("you have not just led an ace"));
    static final Trait<Option<WhistView, Card>> BARE_ACE = each(
            "bare-ace",
            "no ace is led without the king of its suit",
            "it is not the ace",
            (view, card) -> card.rank() == Rank.ACE && !view.held().holds(Rank.KING, card.suit()));
    static final Trait<Option<WhistView, Card>> ACE_SUIT = each(
            "ace-suit",
            "its suit has the ace, and you have not three aces outside trumps to play from one",
            "its suit has not the ace",
            (view, card) -> view.held().holds(Rank.ACE, card.suit()));
    static final Trait<Option<WhistView, Card>> TENACE = each(
            "ace-tenace",
            "its suit has the ace with the queen or the jack and without the king",
            "its suit is no ace with the queen or the jack alone",
            (view, card) -> view.held().holds(Rank.ACE, card.suit())
                    && !view.held().holds(Rank.KING, card.suit())
                    && (view.held().holds(Rank.QUEEN, card.suit())
                            || view.held().holds(Rank.JACK, card.suit())));
    static final Trait<Option<WhistView, Card>> RATHER_THAN_QUEEN = each(
            "beside-a-queen-suit",
            "a suit as long has the queen and no king",
            "no suit as long has the queen without the king",
            (view, card) -> view.held().isBesideAQueenSuit(card));
    static final Quantity<Option<WhistView, Card>> TURNED =
            number("turned-up", "card turned up", "cards turned up", (view, card) -> view.isTurnUp(card) ? 1 : 0);
    static final Quantity<Option<WhistView, Card>> OVERTRUMPED = number(
            "overtrumped",
            "trump of theirs that will beat it",
            "trumps of theirs that will beat it",
            (view, card) -> view.isOvertrumped(card) ? 1 : 0);
    static final Trait<Option<WhistView, Card>> ABOVE_THE_CARD_TURNED_UP = each(
            "above-the-turn-up",
            "the dealer, who plays after you, holds the trump turned up, and this beats it",
            "it beats no trump that the dealer is known to hold",
            WhistView::isAboveTheTurnUp);
    static final Trait<Option<WhistView, Card>> COMMAND = each(
            "command",
            "the best left of its suit are yours, one after another",
            "the next best of its suit is not yours",
            (view, card) -> view.held().run(card) > 1);
    static final Trait<Option<WhistView, Card>> SECOND_RUN = each(
            "below-a-gap",
            "only cards out against you lie between it and your best",
            "it is not next to your best after a gap",
            (view, card) -> view.held().isAfterTheGap(card));
    static final Trait<Option<WhistView, Card>> A_TRUMP = each(
                    "a-trump", "it is a trump", "it is no trump", (view, card) -> card.suit() == view.trump())
            .namingOnly();
    static final Trait<Option<WhistView, Card>> HIGHEST = each(
                    "highest",
                    "it is your highest of the suit",
                    "it is not your highest of the suit",
                    (view, card) -> view.held().isHighest(card))
            .namingOnly();
    static final Trait<Option<WhistView, Card>> LOWEST = each(
                    "lowest",
                    "it is your lowest of the suit",
                    "it is not your lowest of the suit",
                    (view, card) -> view.held().isLowest(card))
            .namingOnly();
    static final Trait<Option<WhistView, Card>> HEAD = each(
                    "head",
                    "it heads a sequence",
                    "a card above it in sequence is yours",
                    (view, card) -> view.held().isHead(card))
            .tellingInstead()
            .saying(option -> option.position().held().saysOfHead(option.answer()));
    static final Trait<Option<WhistView, Card>> LOW_OF_TOP = each(
                    "lowest-of-the-top",
                    "no lower card is as good",
                    "a lower card is as good",
                    (view, card) ->
                            view.held().isLowestOfTop(card) || !view.held().isOfTheTop(card))
            .tellingInstead()
            .saying(option -> option.position().held().saysOfLowest(option.answer()));
    static final Trait<Option<WhistView, Card>> OF_THE_TOP = each(
                    "of-the-top",
                    "it is your best, or as good",
                    "it is not your best",
                    (view, card) -> view.held().isOfTheTop(card))
            .saying(option -> option.position().saysOfTop(option.answer()));
    static final Trait<Option<WhistView, Card>> MASTER = each(
                    "master",
                    "it is the best card left in its suit",
                    "a better card of its suit is out",
                    WhistView::isMaster)
            .tellingInstead();
    static final Trait<Option<WhistView, Card>> WINS_THE_SUIT = each(
            "wins-the-suit",
            "your best cards of its suit are as many as the others hold of it",
            "the others hold more cards of its suit than you have best ones",
            WhistView::drawsItsSuit);
    static final Trait<Option<WhistView, Card>> SMALL = each(
                    "small", "it is a low card", "it is a high card", (view, card) -> HeldAtWhist.isSmall(card))
            .tellingInstead()
            .namingOnly();
    static final Trait<Option<WhistView, Card>> BEATS = each(
                    "beats", "it beats what is on the table", "it does not beat what is on the table", WhistView::beats)
            .saying(option -> option.position().saysOfBeating(option.answer()));

    /** A master that is thrown away. */
    static final Trait<Option<WhistView, Card>> KEPT = MASTER.saying(option -> MASTER.of(option)
            ? "it is the best card left in its suit, which should win a trick later"
            : "a better card of its suit is out");

    /** The same card of the suit that is called a master, where it is asked to take the trick now. */
    static final Trait<Option<WhistView, Card>> SURE =
            MASTER.saying(option -> option.position().saysOfWinning(option.answer()));

    static final Trait<Option<WhistView, Card>> TO_RETURN = each(
            "to-return",
            "partner led the suit",
            "partner's lead in that suit is not there to be returned",
            (view, card) -> view.past().isToReturn(card.suit()));
    static final Trait<Option<WhistView, Card>> RUFFED_BY_THEM = each(
                    "ruffed-by-them",
                    "an adversary has none of the suit and may trump it",
                    "no adversary is known to trump the suit",
                    (view, card) -> view.trumpedBy(card).isPresent())
            .saying(option -> option.position()
                    .trumpedBy(option.answer())
                    .map(who ->
                            who.inWords() + ", out of " + option.answer().suit().plural() + ", may trump")
                    .orElse("no adversary is known to trump the suit"));
    static final Trait<Option<WhistView, Card>> ADVERSARIES = each(
            "adversaries-suit",
            "an adversary led the suit",
            "no adversary led the suit",
            (view, card) -> view.past().isAdversaries(card.suit()));
    static final Trait<Option<WhistView, Card>> THIRTEENTH = each(
                    "thirteenth",
                    "it is a thirteenth card while trumps are out",
                    "it is no thirteenth card led too soon",
                    WhistView::isThirteenthTooSoon)
            .namingOnly();
    static final Trait<Option<WhistView, Card>> FORCES = each(
            "forces-partner",
            "partner would have to trump it while you are weak in trumps",
            "partner is not made to trump",
            (view, card) -> view.forcesPartner(card)
                    && view.held().trumps().size() < WhistFeatures.LONG
                    && !view.held().hasRenounce()
                    && !view.sight().oddTrick());
    static final Trait<Option<WhistView, Card>> RIGHT_WEAK = each(
            "right-weak",
            "the last player has shown weakness in the suit",
            "the last player has shown no weakness in the suit",
            (view, card) -> view.past().isRightWeak(card.suit()));
    static final Trait<Option<WhistView, Card>> PARTNER_MAY_WIN = each(
                    "partner-may-win",
                    "partner may hold the best of the suit",
                    "you hold the best of the suit, or partner is out of it",
                    (view, card) -> card.suit() != view.trump()
                            && !view.held().suit(card.suit()).holds(1)
                            && !view.sight().isOut(view.sight().partner(), card.suit()))
            .tellingInstead();
    static final Trait<Option<WhistView, Card>> TURN_UP =
            each("turn-up", "it is the card turned up", "it is not the card turned up", WhistView::isTurnUp);
    static final Trait<Option<WhistView, Card>> ONLY_HIGH_TRUMPS_BESIDE = each(
            "high-trumps-beside",
            "your other trumps are high ones",
            "you have another trump that is not high",
            (view, card) -> view.held().trumps().stream()
                    .filter(other -> other != card && view.beats(other))
                    .allMatch(other ->
                            other.rank().isAtLeast(Rank.JACK) && other.rank().isHigherThan(card.rank())));
    static final Trait<Option<WhistView, Card>> LAST_FOR_PARTNER = each(
                    "last-of-partners",
                    "it is your last card of partner's suit",
                    "partner's suit can still be returned",
                    (view, card) ->
                            view.past().isPartners(card.suit()) && view.held().length(card) == 1)
            .tellingInstead();

    /** Of the sequence of king and queen, where the rule has the king, another card of it wants a reason of its own. */
    static final Trait<Option<WhistView, Card>> KING_OF_ITS_SEQUENCE = each(
                    "king-of-its-sequence",
                    "it is the king",
                    "weak in trumps, second hand with king, queen and small ones plays the king",
                    (view, card) -> card.rank() == Rank.KING || !view.held().isOfTheTop(card))
            .tellingInstead();

    static Trait<Option<WhistView, Card>> is(Rank rank) {
        return each(
                        "is-" + rank.word(),
                        "it is the " + rank.word(),
                        "it is not the " + rank.word(),
                        (view, card) -> card.rank() == rank)
                .namingOnly();
    }

    static Trait<Option<WhistView, Card>> suitHolds(Rank rank) {
        return each(
                "suit-" + rank.word(),
                "its suit has the " + rank.word(),
                "its suit has not the " + rank.word(),
                (view, card) -> view.held().holds(rank, card.suit()));
    }

    private static Quantity<Option<WhistView, Card>> number(
            String key, String singular, String plural, ToDoubleBiFunction<WhistView, Card> measure) {
        return new Quantity<>(
                key, singular, plural, option -> measure.applyAsDouble(option.position(), option.answer()));
    }

    private static Trait<Option<WhistView, Card>> each(
            String key, String present, String absent, BiPredicate<WhistView, Card> measure) {
        return new Trait<>(key, present, absent, option -> measure.test(option.position(), option.answer()));
    }

    private WhistCardFeatures() {}
}
