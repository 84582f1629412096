package kibitzer.conventions.cribbage;

import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import kibitzer.advice.Answers;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;
import kibitzer.games.cribbage.PegPlay;
import kibitzer.games.cribbage.Pips;

/** What the rules on leading and playing measure. */
final class PegFeatures {
    private static final int HIGHEST_LOW = 3;
    private static final int LOWEST_INTERMEDIATE = 6;
    private static final int HIGHEST_INTERMEDIATE = 9;

    static final Answers<PegView, PegPlay> ANY_CARD = new Answers<>("a card", PegView::cards);
    static final Answers<PegView, PegPlay> GO = new Answers<>("go", view -> List.of(new PegPlay.Go()));

    static final Trait<PegView> LEADING = Trait.either(
            "leading",
            "a new series",
            "a series that goes on",
            view -> view.pile().isEmpty());

    static final Trait<PegView> DEALER = Trait.either("dealer", "the dealer", "the non-dealer", PegView::dealer);

    static final Trait<PegView> CAN_PLAY = new Trait<PegView>(
                    "can-play",
                    "a card that can be played",
                    "no card that can be played",
                    view -> !view.playable().isEmpty())
            .saying(view -> view.playable().isEmpty()
                    ? "every card held carries the count of " + view.count() + " beyond thirty-one"
                    : "the count is " + view.count() + ", and the "
                            + view.playable().first().inWords() + " can be played");

    static final Quantity<PegView> TENTH_CARDS = Quantity.of(
            "tenth-cards",
            "tenth card",
            view -> view.hand().stream()
                    .filter(card -> Pips.of(card) == Pips.TENTH)
                    .count());

    static final Quantity<PegView> INTERMEDIATES = Quantity.of(
            "intermediate-cards",
            "intermediate card",
            view -> view.hand().stream().filter(PegFeatures::isIntermediate).count());

    static final Quantity<PegView> THEIR_WAY_HOME = new Quantity<>(
            "their-way-home", "point that the opponent needs", "points that the opponent needs", PegView::theirWayHome);

    static final Trait<Option<PegView, PegPlay>> FOUR = card(
                    "four",
                    "a four, with which no single card makes fifteen",
                    "it is no four",
                    card -> card.rank() == Rank.FOUR)
            .namingOnly();

    static final Trait<Option<PegView, PegPlay>> FIVE = card(
                    "five", "a five", "it is no five", card -> card.rank() == Rank.FIVE)
            .namingOnly();

    static final Trait<Option<PegView, PegPlay>> TENTH = card(
                    "tenth-card",
                    "it is a tenth card",
                    "it is no tenth card, a ten or a court card",
                    card -> Pips.of(card) == Pips.TENTH)
            .namingOnly();

    static final Trait<Option<PegView, PegPlay>> INTERMEDIATE = card(
                    "intermediate",
                    "it is a card from six to nine",
                    "it is no card from six to nine",
                    PegFeatures::isIntermediate)
            .namingOnly();

    static final Trait<Option<PegView, PegPlay>> LOW = card(
                    "low", "an ace, two or three", "it is no ace, two or three", card -> Pips.of(card) <= HIGHEST_LOW)
            .namingOnly();

    static final Trait<Option<PegView, PegPlay>> SCORES = new Trait<Option<PegView, PegPlay>>(
                    "scores", "a card that pegs", "a card that pegs nothing", option -> pegs(option) > 0)
            .saying(PegFeatures::pegging);

    static final Trait<Option<PegView, PegPlay>> ON = new Trait<>(
            "on",
            "a card that builds toward a run or a pair royal",
            "a card of which no run and no pair royal can be made",
            option -> option.position().buildsUp(card(option)));

    static final Trait<Option<PegView, PegPlay>> RETORT = new Trait<>(
            "retort",
            "whatever they make of it, you can score in reply",
            "they may score on it where you cannot score in reply",
            option -> option.position().canRetort(card(option)));

    static final Quantity<Option<PegView, PegPlay>> PEGS = Quantity.of("pegs", "point pegged", PegFeatures::pegs);

    static final Quantity<Option<PegView, PegPlay>> REPLIES = new Quantity<>(
            "replies",
            "card not seen that scores in reply",
            "cards not seen that score in reply",
            option -> option.position().replies(card(option)));

    static final Quantity<Option<PegView, PegPlay>> PIPS = Quantity.of("pips", "pip", option -> Pips.of(card(option)));

    private PegFeatures() {}

    private static boolean isIntermediate(Card card) {
        return Pips.of(card) >= LOWEST_INTERMEDIATE && Pips.of(card) <= HIGHEST_INTERMEDIATE;
    }

    private static int pegs(Option<PegView, PegPlay> option) {
        return option.position().pegs(card(option));
    }

    /** What the card makes and pegs, beside what one that pegs would: "the four makes 26 and pegs nothing, while the nine pegs 2". */
    private static String pegging(Option<PegView, PegPlay> option) {
        PegView view = option.position();
        Card card = card(option);
        String makes = "the " + card.inWords() + " makes " + (view.count() + Pips.of(card)) + " and pegs ";
        if (view.pegs(card) > 0) {
            return makes + view.pegs(card);
        }
        return makes + "nothing"
                + view.playable().stream()
                        .filter(other -> view.pegs(other) > 0)
                        .max(Comparator.comparingInt(view::pegs))
                        .map(other -> ", while the " + other.rank().word() + " makes " + (view.count() + Pips.of(other))
                                + " and pegs " + view.pegs(other))
                        .orElse("");
    }

    /** The families of these rules have cards alone. */
    private static Card card(Option<PegView, PegPlay> option) {
        return switch (option.answer()) {
            case PegPlay.Plays(Card card) -> card;
            case PegPlay.Go go -> throw new IllegalArgumentException("go is no card");
        };
    }

    private static Trait<Option<PegView, PegPlay>> card(
            String key, String present, String absent, Predicate<Card> measure) {
        return new Trait<>(key, present, absent, option -> measure.test(card(option)));
    }
}
