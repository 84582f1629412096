package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.conventions.poker.play.Features.BEHIND;
import static kibitzer.conventions.poker.play.Features.IN;
import static kibitzer.conventions.poker.play.Features.RAISES;

import java.util.Optional;
import kibitzer.advice.Need;
import kibitzer.advice.Quantity;
import kibitzer.advice.Scale;
import kibitzer.advice.Trait;
import kibitzer.cards.Rank;
import kibitzer.games.poker.Draw;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.HandValue;
import kibitzer.odds.Fraction;
import kibitzer.odds.Odds;

/** The standards by which the book names hands and places, so that each is said once. */
final class Standards {
    private static final int LAST_SEATS = 3;
    private static final double HALF_AS_MUCH_AGAIN = 1.5;
    private static final double A_TENTH_MORE = 1.1;

    /** The book does not say where low pairs end; the lowest pair that opens is the line taken. */
    static final Trait<TableView> TWO_LOW_PAIRS = new Trait<TableView>(
                    "hand",
                    "two low pairs, both below jacks",
                    "not two low pairs",
                    view -> view.handClass() == HandClass.TWO_PAIRS && view.strength() < Strength.JACKS_UP.value())
            .saying(view -> view.made().inWords())
            .tellingInstead();

    /** A high flush is taken to be king high at least. */
    static final Scale.Degree HIGH_FLUSH = Strength.degree(HandClass.FLUSH, Rank.KING, "a high flush");

    static final Trait<TableView> LOW_FLUSH = new Trait<TableView>(
                    "hand",
                    "a flush that is not high",
                    "no low flush",
                    view -> view.handClass() == HandClass.FLUSH && view.strength() < HIGH_FLUSH.value())
            .saying(view -> view.made().inWords())
            .tellingInstead();

    /** P. 99: a pat high flush or full house, or three aces. */
    static final Trait<TableView> VERY_STRONG = new Trait<TableView>(
                    "hand",
                    "a pat high flush or better, or three aces",
                    "neither a pat high flush or better nor three aces",
                    view -> view.strength() >= HIGH_FLUSH.value()
                            || view.handClass() == HandClass.THREE_OF_A_KIND
                                    && view.strength() >= Strength.THREE_ACES.value())
            .saying(view -> view.made().inWords())
            .tellingInstead();

    static final Trait<TableView> OPENERS = new Trait<TableView>(
                    "openers", "a hand that may open", "no hand that may open", Standards::mayOpen)
            .saying(view -> view.made().inWords() + "; " + view.opening().inWords()
                    + (mayOpen(view) ? " opens" : " is needed to open"));

    /** A hand that would open where jacks are asked, whatever is asked here. */
    static final Need<TableView> JACKS_OR_BETTER = Features.atLeast(Strength.JACKS);

    static final Need<TableView> LAST_THREE_SEATS = atMost(Features.FROM_THE_END, LAST_SEATS);
    static final Need<TableView> EARLY_SEAT = atLeast(Features.FROM_THE_END, LAST_SEATS + 1);

    static final Need<TableView> UNRAISED = atMost(RAISES, 0);
    static final Need<TableView> RAISED = atLeast(RAISES, 1);
    static final Need<TableView> NOBODY_BEHIND = atMost(BEHIND, 0);
    static final Need<TableView> SOMEBODY_BEHIND = atLeast(BEHIND, 1);

    /** The opener alone is in and others may follow. */
    static final Need<TableView> NEXT_TO_THE_OPENER = all(atMost(IN, 1), SOMEBODY_BEHIND);

    static final Trait<TableView> ACES_TO_OPEN = opening(Opening.ACES);
    static final Trait<TableView> BLIND = opening(Opening.BLIND);
    static final Trait<TableView> OPEN_ON_ANYTHING = opening(Opening.ANYTHING);

    /** Odds against the best draw of one card, raised by half for what may still happen behind. */
    static final Quantity<TableView> AGAINST_WITH_A_MARGIN =
            against("odds-with-a-margin", "half as much again", HALF_AS_MUCH_AGAIN);

    /** What is more than barely enough with players behind (p. 98); the example of p. 97 has more: 5 to 1 against 38 to 9. */
    static final Quantity<TableView> AGAINST_AND_A_TENTH = against("odds-and-a-tenth", "a tenth more", A_TENTH_MORE);

    /** How "more than barely" (p. 98) is put into a figure. */
    static final String MORE_THAN_BARELY = "a tenth more than the odds is taken to be more than barely enough";

    /** Why a draw is played that the pot pays enough for, with players behind. */
    static final String WINS_UNLESS_RAISED = "Unless somebody raises, playing on wins in the long run.";

    /** Odds against coming out with jacks up or better, three cards drawn to the pair. */
    static final Quantity<TableView> AGAINST_JACKS_UP = new Quantity<TableView>(
                    "odds-against-jacks-up",
                    "to 1 against jacks up or better",
                    "to 1 against jacks up or better",
                    Standards::againstJacksUp)
            .asking("what are the odds against jacks up or better")
            .saying(Features.NEVER, "no pair to draw to");

    private Standards() {}

    private static Trait<TableView> opening(Opening opening) {
        return new Trait<>(
                "opening",
                opening.inWords() + " opens",
                "another opening than " + opening.inWords(),
                view -> view.table().opening() == opening);
    }

    private static boolean mayOpen(TableView view) {
        Opening opening = view.opening();
        Optional<Rank> pair = opening.pair();
        if (pair.isEmpty() || view.strength() >= Strength.pairOf(pair.get()).value()) {
            return true;
        }
        return switch (opening) {
            case FOUR_FLUSH -> view.wants(FourCards.Kind.FLUSH) || isFourFlush(view);
            case BOBTAIL ->
                view.wants(FourCards.Kind.FLUSH) || isFourFlush(view) || view.wants(FourCards.Kind.OPEN_STRAIGHT);
            default -> false;
        };
    }

    /** Four to a straight flush are four of a suit too. */
    private static boolean isFourFlush(TableView view) {
        return view.wants(FourCards.Kind.STRAIGHT_FLUSH);
    }

    private static Quantity<TableView> against(String key, String more, double times) {
        String words = "to 1, the odds against filling and " + more;
        return new Quantity<TableView>(key, words, words, view -> against(view, times))
                .asking("what are the odds against filling, and " + more)
                .saying(Features.NEVER, "nothing to fill");
    }

    private static double against(TableView view, double times) {
        double against = Features.AGAINST_FILLING.of(view);
        return against == Features.NEVER ? against : Features.hundredths(against * times);
    }

    private static double againstJacksUp(TableView view) {
        if (view.handClass() != HandClass.PAIR || !view.wild().isEmpty()) {
            return Features.NEVER;
        }
        Draw draw = new Draw(view.made().making(), view.made().beside());
        Fraction chance =
                draw.chance(strength -> Strength.of(view.form(), new HandValue(strength)) >= Strength.JACKS_UP.value());
        return chance.isZero()
                ? Features.NEVER
                : Features.hundredths(new Odds(chance).against().toDouble());
    }

    static Need<TableView> knows(Circumstance circumstance) {
        return has(Features.known(circumstance));
    }
}
