package kibitzer.conventions.whist;

import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;
import kibitzer.games.table.TableSeat;

/** What the rules of whist measure of a table: the hand, the tricks so far, the trick on the table, the score. */
final class WhistFeatures {
    /** A long suit has four cards or more (p49). */
    static final int LONG = 4;

    /** Three cards that follow one another. */
    static final int TIERCE = 3;

    static final Quantity<WhistView> TRUMPS =
            quantity("trumps", "trump", "trumps", view -> view.held().trumps().size());
    static final Quantity<WhistView> TRUMP_HONOURS = quantity(
            "trump-honours",
            "honour in trumps",
            "honours in trumps",
            view -> view.held().honours(view.trump()));
    static final Quantity<WhistView> TRUMP_SEQUENCE = quantity(
            "trump-sequence",
            "trump in sequence",
            "trumps in sequence",
            view -> view.held().sequence(view.trump()));
    static final Quantity<WhistView> HIGH_TRUMPS = quantity(
            "high-trumps",
            "trump above the eight",
            "trumps above the eight",
            view -> view.held().trumps().stream()
                    .filter(card -> !HeldAtWhist.isSmall(card))
                    .count());
    static final Quantity<WhistView> THEIRS = quantity(
            "they", "point of theirs", "points of theirs", view -> view.sight().they());
    static final Quantity<WhistView> BEHIND = quantity(
            "behind",
            "point behind",
            "points behind",
            view -> view.sight().they() - view.sight().we());
    static final Quantity<WhistView> SIDE_ACES = quantity(
            "side-aces",
            "ace of a plain suit",
            "aces of plain suits",
            view -> view.held().sideAces());
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
            view -> view.held().sequence(view.trump()) >= TIERCE);
    static final Trait<WhistView> TRUMP_HONOUR = trait(
            "trump-honour",
            "you have an honour in trumps",
            "you have no honour in trumps",
            view -> view.held().honours(view.trump()) > 0);
    static final Trait<WhistView> TRUMPS_OUT = trait(
                    "trumps-out", "no trump is out against you", "trumps are out against you", WhistView::trumpsAreOut)
            .tellingInstead();
    static final Trait<WhistView> LED_A_TRUMP = trait(
            "led-a-trump",
            "you have just led a trump",
            "you have not just led a trump",
            view -> view.past().lastLed().filter(suit -> suit == view.trump()).isPresent());
    static final Trait<WhistView> LED_OF_ALL_TRUMPS = trait(
            "led-of-all-trumps",
            "you have just led one of all the trumps that were left",
            "no trump of yours has been led since theirs were out",
            view -> view.past().ledOfAllTrumps());
    static final Trait<WhistView> REFUSED = trait(
            "refused",
            "partner did not trump a suit that you led without its best card",
            "partner has refused no ruff",
            view -> view.past().isRuffRefused());
    static final Trait<WhistView> CALLED = trait(
            "called",
            "partner has called for trumps",
            "partner has not called for trumps",
            view -> view.past().partnerCalled());
    static final Trait<WhistView> QUEEN_WON = trait(
            "queen-won",
            "your queen has won partner's lead and you hold the ace",
            "no queen of yours has just won partner's lead with the ace behind it",
            view -> view.past()
                    .wonForPartner()
                    .filter(card -> card.rank() == Rank.QUEEN && view.held().holds(Rank.ACE, card.suit()))
                    .isPresent());
    static final Trait<WhistView> EXCUSED = trait(
            "excused",
            "you need not return the suit at once",
            "nothing excuses you from returning the suit",
            view -> view.held().trumps().size() >= 5
                    || view.held().hasSideSequence()
                    || view.held().hasStrongSuit()
                    || view.past()
                            .wonForPartner()
                            .filter(card -> card.rank().isAtLeast(Rank.JACK) && card.rank() != Rank.ACE)
                            .filter(card ->
                                    view.sight().hand().in(card.suit()).stream().allMatch(HeldAtWhist::isSmall))
                            .isPresent());
    static final Trait<WhistView> ODD = trait(
            "odd-trick",
            "you play for the odd trick",
            "the odd trick is not what you play for",
            view -> view.sight().oddTrick());
    static final Trait<WhistView> RENOUNCE = trait(
                    "renounce",
                    "you have a renounce",
                    "you have a card of every plain suit",
                    view -> view.held().hasRenounce())
            .tellingInstead();
    static final Trait<WhistView> HONOUR_ON_LEFT = trait(
                    "honour-on-left",
                    "an honour lies on your left",
                    "no honour was turned up on your left",
                    WhistView::isHonourTurnedOnLeft)
            .saying(view -> view.sight()
                    .turnUp()
                    .filter(card -> view.isHonourTurnedOnLeft())
                    .map(card -> "the " + card.inWords() + " lies on your left")
                    .orElse("no honour was turned up on your left"));
    static final Trait<WhistView> STRONG_SUIT = trait(
            "strong-suit",
            "you have a strong suit",
            "you have no strong suit",
            view -> view.held().hasStrongSuit());
    static final Trait<WhistView> LED_LOW = trait(
            "led-low",
            "a low card was led",
            "the card led is not low",
            view -> view.seatInTrick() > 0 && HeldAtWhist.isSmall(view.led()));
    static final Trait<WhistView> TRUMP_LED = trait(
                    "trump-led",
                    "trumps were led",
                    "a plain suit was led",
                    view -> view.seatInTrick() > 0 && view.led().suit() == view.trump())
            .tellingInstead();
    static final Trait<WhistView> PARTNER_SAFE = trait(
                    "partner-safe",
                    "nobody can beat partner's card",
                    "partner's card can be beaten",
                    WhistView::partnerIsSafe)
            .tellingInstead();
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
    static final Trait<WhistView> LAST = trait("last", "you play last", "others play after you", WhistView::isLast)
            .tellingInstead();
    static final Trait<WhistView> CANNOT_FOLLOW = trait(
                    "cannot-follow",
                    "you have none of the suit led",
                    "you can follow",
                    view -> view.sight().cannotFollow())
            .tellingInstead();
    static final Trait<WhistView> PARTNERS_SUIT_SHORT = trait(
            "one-of-partners",
            "you have one card of partner's suit left",
            "no last card of partner's suit is in danger",
            view -> view.plain().stream()
                    .anyMatch(card ->
                            view.past().isPartners(card.suit()) && view.held().length(card) == 1));
    static final Trait<WhistView> ONE_MORE = trait(
            "one-more",
            "you have one card of the suit beside these two",
            "you have not just one card of the suit beside these two",
            view -> view.following().size() == 3);
    static final Trait<WhistView> HOLDS_TURN_UP =
            trait("turn-up-held", "you hold the card turned up", "you hold no card turned up", WhistView::holdsTurnUp);

    static final Trait<WhistView> TURNED_ABOVE_QUEEN = trait(
            "turned-above-queen",
            "the ace or king in your hand is the card turned up",
            "everybody has seen neither ace nor king in your hand",
            view -> view.holdsTurnUp()
                    && view.sight()
                            .turnUp()
                            .filter(card -> card.rank().isHigherThan(Rank.QUEEN) && view.isLedIn(card.suit()))
                            .isPresent());
    static final Trait<WhistView> KING_OUT = trait(
            "king-out",
            "the king of the suit led is still out",
            "the king of the suit led is not out",
            view -> view.seatInTrick() > 0 && view.isOut(Rank.KING, view.led().suit()));

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
                view -> view.held().holds(rank, view.trump()));
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
                                && rank.isHigherThan(view.toBeat().rank()))
                .tellingInstead();
    }

    /** This trump was yours: it is held, or you have played it. */
    static Trait<WhistView> trumpDealt(Rank rank) {
        return trait(
                "dealt-" + rank.word(),
                "the " + rank.word() + " of trumps is yours, or you have led it",
                "the " + rank.word() + " of trumps was never yours",
                view -> view.held().holds(rank, view.trump()) || view.past().hasPlayed(Card.of(rank, view.trump())));
    }

    private static Quantity<WhistView> quantity(
            String key, String singular, String plural, ToDoubleFunction<WhistView> measure) {
        return new Quantity<>(key, singular, plural, measure);
    }

    private static Trait<WhistView> trait(String key, String present, String absent, Predicate<WhistView> measure) {
        return new Trait<>(key, present, absent, measure);
    }

    private WhistFeatures() {}
}
