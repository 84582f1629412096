package kibitzer.conventions.solo;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;

import java.util.Comparator;
import java.util.List;
import kibitzer.advice.Answers;
import kibitzer.advice.Bound;
import kibitzer.advice.Meaning;
import kibitzer.advice.Need;
import kibitzer.advice.Quantity;
import kibitzer.advice.Range;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.advice.Trait;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;

/**
 * The calls of solo whist (Culbertson, pp. 174-176): what each undertakes is the book's, how tricks are counted is general practice.
 *
 * <p>The highest undertaking that the hand is worth is called: each brings more than the one below it.
 */
public final class SoloCalls {
    private static final int ALL = 13;
    private static final int NINE = 9;
    private static final int FIVE = 5;
    private static final int HALF_OF_EIGHT = 4;
    private static final int A_LITTLE_DANGER = 2;
    private static final int A_FEW = 4;
    private static final int MOST_NAMED = 3;
    private static final Rank HIGH_FOR_A_LOWEST = Rank.SEVEN;
    private static final String NINE_TRICKS = "nine tricks";
    private static final String EIGHT_TOGETHER = "eight tricks for two players";
    private static final String COUNT =
            "the book undertakes tricks and does not say how to count them in a hand: aces and guarded kings, in trumps "
                    + "the queen too, and each trump beyond three";

    private static final Quantity<SoloView> IN_TURNED = new Quantity<SoloView>(
                    "tricks-in-turned", "trick by our count", "tricks by our count", SoloView::tricksInTurned)
            .naming(view -> view.countedIn(view.turned()));
    private static final Quantity<SoloView> IN_BEST = new Quantity<SoloView>(
                    "tricks-in-best", "trick by our count", "tricks by our count", SoloView::tricksInBest)
            .naming(view -> view.countedIn(view.best()));
    private static final Quantity<SoloView> CERTAIN = new Quantity<SoloView>(
                    "certain", "trick sure without trumps", "tricks sure without trumps", SoloView::certainOnLead)
            .saying(0, "you hold no ace, so that any of the thirteen tricks could be lost without trumps");
    private static final Quantity<SoloView> DANGEROUS = new Quantity<SoloView>(
                    "dangerous",
                    "card that at worst could be forced to win (our count)",
                    "cards that at worst could be forced to win (our count)",
                    view -> view.dangerous().size())
            .naming(SoloCalls::mostExposed);
    private static final Quantity<SoloView> SHOWN = new Quantity<SoloView>(
                    "dangerous-faced",
                    "card that by our count can be made to win once your cards are faced",
                    "cards that by our count can be made to win once your cards are faced",
                    view -> view.dangerous().size())
            .naming(SoloCalls::mostExposed)
            .saying(0, "no card that could be made to win, even with your cards faced");
    private static final Trait<SoloView> UNACCEPTED = new Trait<>(
            "unaccepted",
            "nobody has accepted your proposal",
            "no proposal of yours was refused",
            SoloView::isUnaccepted);

    public static final RuleBook<SoloView, String> BOOK = RuleBook.<SoloView, String>named(
                    "Culbertson on the calls of solo whist")
            .then(rule("solo.call.slam", source("solo-whist.p10", "solo-whist.p11"))
                    .when(open(SoloView.SLAM))
                    .needs(within(CERTAIN, Range.atLeast(new Bound(ALL, 0, "all thirteen"))))
                    .answers(calling(SoloView.SLAM))
                    .why("You lead, nothing is trumps, and no card can take any of the thirteen tricks from you.")
                    .title("Abondance declaree"))
            .then(rule("solo.call.open-misere", source("solo-whist.p09", "solo-whist.p11"))
                    .when(open(SoloView.OPEN_MISERE))
                    .needs(within(SHOWN, Range.atMost(new Bound(0, 0, "to lose all thirteen with your cards faced"))))
                    .answers(calling(SoloView.OPEN_MISERE))
                    .whyByBook(
                            "With your cards faced it brings four units from each, a misere only two.",
                            "solo-whist.p14")
                    .title("Misere ouverte"))
            .then(rule("solo.call.abondance-in-trumps", counted(NINE_TRICKS, "solo-whist.p08", "solo-whist.p11"))
                    .when(open(SoloView.ABONDANCE_IN_TRUMPS))
                    .needs(atLeast(IN_TURNED, NINE))
                    .answers(calling(SoloView.ABONDANCE_IN_TRUMPS))
                    .why(
                            "Nine tricks in the suit turned go over nine in any other suit, so that fewer can overcall you.")
                    .title("Abondance in trumps"))
            .then(rule("solo.call.abondance", counted(NINE_TRICKS, "solo-whist.p07"))
                    .when(open(SoloView.ABONDANCE))
                    .needs(atLeast(IN_BEST, NINE))
                    .answers(calling(SoloView.ABONDANCE))
                    .why("Nine tricks with trumps of your own choice bring three units from each, a solo only one.")
                    .title("Abondance"))
            .then(rule(
                            "solo.call.misere",
                            source("solo-whist.p06")
                                    .withFigureFromPractice(
                                            "how safe a hand must be the book leaves open: at most two cards that can be made to win")
                                    .meaning(
                                            Meaning.ofTheBook("to lose all thirteen")
                                                    .sayingEnough()
                                                    .asAnAim(),
                                            DANGEROUS.key()))
                    .when(open(SoloView.MISERE))
                    .needs(atMost(DANGEROUS, A_LITTLE_DANGER))
                    .answers(calling(SoloView.MISERE))
                    .why(
                            "With low cards you can duck under most leads, and where you are out of a suit you may throw a high one.")
                    .title("Misere"))
            .then(rule("solo.call.solo", counted("five tricks", "solo-whist.p05"))
                    .when(open(SoloView.SOLO))
                    .needs(atLeast(IN_TURNED, FIVE))
                    .answers(calling(SoloView.SOLO))
                    .why("Five tricks are yours alone, and all three others pay for them.")
                    .title("Solo"))
            .then(rule("solo.call.accept", counted(EIGHT_TOGETHER, "solo-whist.p03", "solo-whist.p02"))
                    .when(open(SoloView.ACCEPT))
                    .needs(atLeast(IN_TURNED, HALF_OF_EIGHT))
                    .answers(calling(SoloView.ACCEPT))
                    .why("Your four and your partner's four make the eight that the two of you need.")
                    .title("Accept a proposal"))
            .then(rule("solo.call.propose", counted(EIGHT_TOGETHER, "solo-whist.p03"))
                    .when(open(SoloView.PROPOSE))
                    .needs(atLeast(IN_TURNED, HALF_OF_EIGHT))
                    .answers(calling(SoloView.PROPOSE))
                    .why("Half of eight tricks is your share, and a partner may bring the other half.")
                    .title("Propose"))
            .then(rule(
                            "solo.call.abandon",
                            source("solo-whist.p04")
                                    .takenOver("which hands are worth a higher call is general practice"))
                    .when(has(UNACCEPTED))
                    .answers(calling(SoloView.PASS))
                    .why("Alone you would fall short, and a hand that is thrown in costs nothing.")
                    .title("Nobody accepts"))
            .then(rule("solo.call.pass", generalPractice("a hand that is worth no call passes"))
                    .answers(calling(SoloView.PASS))
                    .why("A call that fails pays every opponent; a pass still leaves you the right to accept."))
            .book();

    /** The page prints what is undertaken; how a hand is counted for it is practice, which may be off a little and no more. */
    private static Source counted(String undertaken, String... ids) {
        return source(ids)
                .withFigureFromPractice(COUNT)
                .meaning(Meaning.ofTheBook(undertaken).sayingEnough(), IN_TURNED.key(), IN_BEST.key());
    }

    private static Need<SoloView> open(String call) {
        return has(new Trait<>("open-" + call, "the call is open", "the call is not open", view -> view.isOpen(call)));
    }

    private static Answers<SoloView, String> calling(String call) {
        return new Answers<SoloView, String>(call, view -> view.isOpen(call) ? List.of(call) : List.of())
                .alwaysGiving(call);
    }

    private SoloCalls() {}

    /** The cards that could be made to win, by name; of many what the hand lacks, a low card of some suit, or else the highest. */
    private static String mostExposed(SoloView view) {
        CardSet cards = view.dangerous();
        return cards.size() <= A_FEW
                ? cards.toString()
                : view.highestOfTheLowest()
                        .filter(card -> card.rank().isAtLeast(HIGH_FOR_A_LOWEST))
                        .map(card -> "your lowest " + card.suit().singular() + " the "
                                + card.rank().word())
                        .orElseGet(() -> "above all "
                                + cards.stream()
                                        .sorted(Comparator.comparing(Card::rank).reversed())
                                        .limit(MOST_NAMED)
                                        .collect(CardSet.toCardSet()));
    }
}
