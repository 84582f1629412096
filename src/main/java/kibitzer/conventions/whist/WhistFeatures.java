package kibitzer.conventions.whist;

import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import kibitzer.advice.Answers;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;
import kibitzer.games.table.TableSeat;

/** What the rules of whist measure. */
final class WhistFeatures {
    /** A long suit has four cards or more (p49). */
    static final int LONG = 4;

    /** Three cards that follow one another. */
    static final int TIERCE = 3;

    static final Answers<WhistView, Card> CARDS = new Answers<>("a card", WhistView::lawful);
    static final Answers<WhistView, Card> PLAIN = new Answers<>("a card of a plain suit", WhistView::plain);
    static final Answers<WhistView, Card> TRUMP = new Answers<>(
            "a trump",
            view -> view.lawful().stream()
                    .filter(card -> card.suit() == view.trump())
                    .toList());

    static final Quantity<WhistView> TRUMPS =
            quantity("trumps", "trump", "trumps", view -> view.trumps().size());
    static final Quantity<WhistView> TRUMP_HONOURS =
            quantity("trump-honours", "honour in trumps", "honours in trumps", view -> view.honours(view.trump()));
    static final Quantity<WhistView> TRUMP_SEQUENCE =
            quantity("trump-sequence", "trump in sequence", "trumps in sequence", view -> view.sequence(view.trump()));
    static final Quantity<WhistView> HIGH_TRUMPS = quantity(
            "high-trumps",
            "trump above the eight",
            "trumps above the eight",
            view -> view.trumps().stream()
                    .filter(card -> !WhistView.isSmall(card))
                    .count());
    static final Quantity<WhistView> THEIRS = quantity(
            "they", "point of theirs", "points of theirs", view -> view.sight().they());
    static final Quantity<WhistView> BEHIND = quantity(
            "behind",
            "point behind",
            "points behind",
            view -> view.sight().they() - view.sight().we());
    static final Quantity<WhistView> SIDE_ACES =
            quantity("side-aces", "ace of a plain suit", "aces of plain suits", WhistView::sideAces);
    static final Quantity<WhistView> LOSERS = quantity("losers", "losing card", "losing cards", WhistView::losers);
    static final Quantity<WhistView> WINNERS = quantity("winners", "winning card", "winning cards", WhistView::winners);
    static final Quantity<WhistView> FOLLOWING = quantity(
            "cards-of-the-suit",
            "card of the suit led",
            "cards of the suit led",
            view -> view.following().size());
    static final Quantity<WhistView> HONOURS_OF_IT = quantity(
            "honours-of-the-suit", "honour of the suit led", "honours of the suit led", WhistView::followingHonours);

    static final Trait<WhistView> TRUMP_TIERCE = trait(
            "trump-tierce",
            "you have a sequence in trumps",
            "you have no sequence in trumps",
            view -> view.sequence(view.trump()) >= TIERCE);
    static final Trait<WhistView> TRUMP_HONOUR = trait(
            "trump-honour",
            "you have an honour in trumps",
            "you have no honour in trumps",
            view -> view.honours(view.trump()) > 0);
    static final Trait<WhistView> TRUMPS_OUT =
            trait("trumps-out", "no trump is out against you", "trumps are out against you", WhistView::trumpsAreOut);
    static final Trait<WhistView> LED_A_TRUMP = trait(
            "led-a-trump",
            "you have just led a trump",
            "you have not just led a trump",
            view -> view.lastLed().filter(suit -> suit == view.trump()).isPresent());
    static final Trait<WhistView> REFUSED = trait(
            "refused",
            "partner did not trump a suit that you led without its best card",
            "partner has refused no ruff",
            WhistView::isRuffRefused);
    static final Trait<WhistView> CALLED = trait(
            "called", "partner has called for trumps", "partner has not called for trumps", WhistView::partnerCalled);
    static final Trait<WhistView> QUEEN_WON = trait(
            "queen-won",
            "your queen has won partner's lead and you hold the ace",
            "no queen of yours has just won partner's lead with the ace behind it",
            view -> view.wonForPartner()
                    .filter(card -> card.rank() == Rank.QUEEN && view.holds(Rank.ACE, card.suit()))
                    .isPresent());
    static final Trait<WhistView> EXCUSED = trait(
            "excused",
            "you need not return the suit at once",
            "nothing excuses you from returning the suit",
            view -> view.trumps().size() >= 5
                    || view.hasSideSequence()
                    || view.hasStrongSuit()
                    || view.wonForPartner()
                            .filter(card -> card.rank().isAtLeast(Rank.JACK) && card.rank() != Rank.ACE)
                            .filter(card ->
                                    view.sight().hand().in(card.suit()).stream().allMatch(WhistView::isSmall))
                            .isPresent());
    static final Trait<WhistView> ODD = trait(
            "odd-trick",
            "you play for the odd trick",
            "the odd trick is not what you play for",
            view -> view.sight().oddTrick());
    static final Trait<WhistView> RENOUNCE =
            trait("renounce", "you have a renounce", "you have a card of every plain suit", WhistView::hasRenounce);
    static final Trait<WhistView> HONOUR_ON_LEFT = trait(
            "honour-on-left",
            "the player on your left turned up an honour",
            "no honour was turned up on your left",
            WhistView::isHonourTurnedOnLeft);
    static final Trait<WhistView> STRONG_SUIT =
            trait("strong-suit", "you have a strong suit", "you have no strong suit", WhistView::hasStrongSuit);
    static final Trait<WhistView> LED_LOW = trait(
            "led-low",
            "a low card was led",
            "the card led is not low",
            view -> view.seatInTrick() > 0 && WhistView.isSmall(view.led()));
    static final Trait<WhistView> TRUMP_LED = trait(
            "trump-led",
            "trumps were led",
            "a plain suit was led",
            view -> view.seatInTrick() > 0 && view.led().suit() == view.trump());
    static final Trait<WhistView> PARTNER_SAFE = trait(
            "partner-safe", "partner's card is the best out", "partner's card can be beaten", WhistView::partnerIsSafe);
    static final Trait<WhistView> PARTNER_HEADS = trait(
            "partner-heads",
            "partner's card heads the trick",
            "partner's card does not head the trick",
            WhistView::partnerHeads);
    static final Trait<WhistView> RUFFED =
            trait("ruffed", "the trick has been ruffed", "nobody has ruffed", WhistView::isRuffed);
    static final Trait<WhistView> THIRTEENTH_LED = trait(
            "thirteenth-led",
            "a thirteenth card was led",
            "the card led was not the last of its suit",
            WhistView::isThirteenthLed);
    static final Trait<WhistView> LAST =
            trait("last", "you play last", "others play after you", view -> view.seatInTrick() == 3);
    static final Trait<WhistView> CANNOT_FOLLOW = trait(
            "cannot-follow",
            "you have none of the suit led",
            "you can follow",
            view -> view.sight().cannotFollow());
    static final Trait<WhistView> PARTNERS_SUIT_SHORT = trait(
            "one-of-partners",
            "you have one card of partner's suit left",
            "no last card of partner's suit is in danger",
            view -> view.plain().stream().anyMatch(card -> view.isPartners(card.suit()) && view.length(card) == 1));
    static final Trait<WhistView> ONE_MORE = trait(
            "one-more",
            "you have one card of the suit beside these two",
            "you have not just one card of the suit beside these two",
            view -> view.following().size() == 3);
    static final Trait<WhistView> HOLDS_TURN_UP =
            trait("turn-up-held", "you hold the card turned up", "you hold no card turned up", WhistView::holdsTurnUp);

    static final Quantity<Option<WhistView, Card>> LENGTH =
            number("length", "card of the suit", "cards of the suit", WhistView::length);
    static final Quantity<Option<WhistView, Card>> HONOURS =
            number("honours", "honour of the suit", "honours of the suit", (view, card) -> view.honours(card.suit()));
    static final Quantity<Option<WhistView, Card>> DEALT = number(
            "dealt",
            "card of the suit originally",
            "cards of the suit originally",
            (view, card) -> view.dealt(card.suit()));
    static final Quantity<Option<WhistView, Card>> HEIGHT = number(
            "rank",
            "rank above the two",
            "ranks above the two",
            (view, card) -> card.rank().ordinal());

    static final Quantity<Option<WhistView, Card>> SEQUENCE =
            number("sequence", "card in its sequence", "cards in its sequence", WhistView::sequenceWith);
    static final Quantity<Option<WhistView, Card>> KING_SUIT = number(
            "king-suit",
            "king in the suit",
            "kings in the suit",
            (view, card) -> view.holds(Rank.KING, card.suit()) ? 1 : 0);

    static final Trait<Option<WhistView, Card>> FOOT =
            each("foot", "it is the lowest of its sequence", "it is not the lowest of its sequence", WhistView::isFoot);
    static final Trait<Option<WhistView, Card>> SAME_SUIT = each(
            "same-suit",
            "the last trick was in its suit",
            "the last trick was in another suit",
            (view, card) ->
                    view.lastTrick().filter(trick -> trick.isLedIn(card.suit())).isPresent());
    static final Trait<Option<WhistView, Card>> ACE_KING = each(
            "ace-king-small",
            "its suit has ace, king and two or three small cards",
            "its suit is not ace, king and two or three small cards",
            WhistView::isAceKingSmall);
    static final Trait<Option<WhistView, Card>> AFTER_ACE = each(
            "after-the-ace",
            "you have just led the ace of its suit",
            "you have not just led the ace of its suit",
            WhistView::isAfterTheAce);
    static final Trait<Option<WhistView, Card>> ACE_SUIT = each(
            "ace-suit",
            "its suit has the ace",
            "its suit has not the ace",
            (view, card) -> view.holds(Rank.ACE, card.suit()));
    static final Trait<Option<WhistView, Card>> TENACE = each(
            "ace-tenace",
            "its suit has the ace with the queen or the jack and without the king",
            "its suit is no ace with the queen or the jack alone",
            (view, card) -> view.holds(Rank.ACE, card.suit())
                    && !view.holds(Rank.KING, card.suit())
                    && (view.holds(Rank.QUEEN, card.suit()) || view.holds(Rank.JACK, card.suit())));
    static final Trait<Option<WhistView, Card>> RATHER_THAN_QUEEN = each(
            "beside-a-queen-suit",
            "a suit as long has the queen and no king",
            "no suit as long has the queen without the king",
            WhistView::isBesideAQueenSuit);
    static final Quantity<Option<WhistView, Card>> TURNED =
            number("turned-up", "card turned up", "cards turned up", (view, card) -> view.isTurnUp(card) ? 1 : 0);
    static final Trait<Option<WhistView, Card>> COMMAND = each(
            "command",
            "the best left of its suit are yours, one after another",
            "the next best of its suit is not yours",
            (view, card) -> view.run(card) > 1);
    static final Trait<Option<WhistView, Card>> SECOND_RUN = each(
            "below-a-gap",
            "only cards out against you lie between it and your best",
            "it is not next to your best after a gap",
            WhistView::isAfterTheGap);
    static final Trait<Option<WhistView, Card>> A_TRUMP =
            each("a-trump", "it is a trump", "it is no trump", (view, card) -> card.suit() == view.trump());
    static final Trait<Option<WhistView, Card>> HIGHEST = each(
            "highest", "it is your highest of the suit", "it is not your highest of the suit", WhistView::isHighest);
    static final Trait<Option<WhistView, Card>> LOWEST =
            each("lowest", "it is your lowest of the suit", "it is not your lowest of the suit", WhistView::isLowest);
    static final Trait<Option<WhistView, Card>> HEAD =
            each("head", "it heads a sequence", "a card above it in sequence is yours", WhistView::isHead);
    static final Trait<Option<WhistView, Card>> LOW_OF_TOP = each(
            "lowest-of-the-top",
            "it is the lowest of the cards that are as good as your best",
            "it is not the lowest of the cards that are as good as your best",
            WhistView::isLowestOfTop);
    static final Trait<Option<WhistView, Card>> MASTER = each(
            "master", "it is the best card left in its suit", "a better card of its suit is out", WhistView::isMaster);
    static final Trait<Option<WhistView, Card>> SMALL =
            each("small", "it is a low card", "it is a high card", (view, card) -> WhistView.isSmall(card));
    static final Trait<Option<WhistView, Card>> BEATS =
            each("beats", "it beats what is on the table", "it does not beat what is on the table", WhistView::beats);
    static final Trait<Option<WhistView, Card>> TO_RETURN = each(
            "to-return",
            "partner led the suit",
            "partner's lead in that suit is not there to be returned",
            (view, card) -> view.isToReturn(card.suit()));
    static final Trait<Option<WhistView, Card>> ADVERSARIES = each(
            "adversaries-suit",
            "an adversary led the suit",
            "no adversary led the suit",
            (view, card) -> view.isAdversaries(card.suit()));
    static final Trait<Option<WhistView, Card>> THIRTEENTH = each(
            "thirteenth",
            "it is a thirteenth card while trumps are out",
            "it is no thirteenth card led too soon",
            WhistView::isThirteenthTooSoon);
    static final Trait<Option<WhistView, Card>> FORCES = each(
            "forces-partner",
            "partner would have to trump it while you are weak in trumps",
            "partner is not made to trump",
            (view, card) -> view.forcesPartner(card)
                    && view.trumps().size() < WhistFeatures.LONG
                    && !view.hasRenounce()
                    && !view.sight().oddTrick());
    static final Trait<Option<WhistView, Card>> RIGHT_WEAK = each(
            "right-weak",
            "the last player has shown weakness in the suit",
            "the last player has shown no weakness in the suit",
            (view, card) -> view.isRightWeak(card.suit()));
    static final Trait<Option<WhistView, Card>> PARTNER_MAY_WIN = each(
            "partner-may-win",
            "partner may hold the best of the suit",
            "you hold the best of the suit, or partner is out of it",
            (view, card) -> card.suit() != view.trump()
                    && !view.suit(card.suit()).holds(1)
                    && !view.sight().isOut(view.sight().partner(), card.suit()));
    static final Trait<Option<WhistView, Card>> TURN_UP =
            each("turn-up", "it is the card turned up", "it is not the card turned up", WhistView::isTurnUp);
    static final Trait<Option<WhistView, Card>> LAST_FOR_PARTNER = each(
            "last-of-partners",
            "it is your last card of partner's suit",
            "partner's suit can still be returned",
            (view, card) -> view.isPartners(card.suit()) && view.length(card) == 1);

    private WhistFeatures() {}

    static Trait<WhistView> holding(Rank rank) {
        return trait(
                "holds-" + rank.word(),
                "you hold the " + rank.word() + " of the suit led",
                "you have not the " + rank.word() + " of the suit led",
                view -> view.follows(rank));
    }

    static Trait<WhistView> trumpHeld(Rank rank) {
        return trait(
                "trump-" + rank.word(),
                "you hold the " + rank.word() + " of trumps",
                "you have not the " + rank.word() + " of trumps",
                view -> view.holds(rank, view.trump()));
    }

    /** The card turned on the right and still out. */
    static Trait<WhistView> turnedOnRight(Rank rank) {
        return trait(
                "turned-" + rank.word(),
                "the " + rank.word() + " was turned up on your right",
                "no " + rank.word() + " of trumps lies with your right-hand adversary",
                view -> {
                    TableSeat right = view.sight().right();
                    return view.isTurnedBy(right, rank);
                });
    }

    static Trait<Option<WhistView, Card>> is(Rank rank) {
        return each(
                "is-" + rank.word(),
                "it is the " + rank.word(),
                "it is not the " + rank.word(),
                (view, card) -> card.rank() == rank);
    }

    static Trait<Option<WhistView, Card>> suitHolds(Rank rank) {
        return each(
                "suit-" + rank.word(),
                "its suit has the " + rank.word(),
                "its suit has not the " + rank.word(),
                (view, card) -> view.holds(rank, card.suit()));
    }

    static Trait<WhistView> toBeat(Rank rank) {
        return trait(
                "to-beat-" + rank.word(),
                "the " + rank.word() + " heads the trick",
                "the " + rank.word() + " does not head the trick",
                view -> view.seatInTrick() > 0 && view.toBeat().rank() == rank);
    }

    /** The head of the trick is below this rank, and no trump has ruffed. */
    static Trait<WhistView> below(Rank rank) {
        return trait(
                "below-" + rank.word(),
                "nothing on the table beats the " + rank.word(),
                "what is on the table beats the " + rank.word(),
                view -> view.seatInTrick() > 0
                        && !view.isRuffed()
                        && rank.isHigherThan(view.toBeat().rank()));
    }

    private static Quantity<WhistView> quantity(
            String key, String singular, String plural, ToDoubleFunction<WhistView> measure) {
        return new Quantity<>(key, singular, plural, measure);
    }

    private static Trait<WhistView> trait(String key, String present, String absent, Predicate<WhistView> measure) {
        return new Trait<>(key, present, absent, measure);
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
}
