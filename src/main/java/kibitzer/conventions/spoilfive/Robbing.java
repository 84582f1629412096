package kibitzer.conventions.spoilfive;

import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;

import java.util.Optional;
import kibitzer.advice.Answers;
import kibitzer.advice.Manner;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Trait;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/** Whether to rob the card turned at spoil five, and what to lay away for it (Culbertson, pp. 194-195). */
public final class Robbing {
    private static final Trait<RobView> MAY_ROB = new Trait<>(
            "may-rob",
            "you hold the ace of trumps, or deal and have turned an ace",
            "you neither hold the ace of trumps nor deal with an ace turned",
            RobView::mayRob);
    private static final Answers<RobView, Optional<Card>> AWAY = new Answers<>(
            "a card laid away", view -> view.hand().stream().map(Optional::of).toList());
    private static final Answers<RobView, Optional<Card>> KEEP =
            Answers.only("to keep your cards", Optional.<Card>empty());
    private static final Trait<Option<RobView, Optional<Card>>> LOWER = new Trait<Option<RobView, Optional<Card>>>(
                    "lower",
                    "the card turned stands above it",
                    "it stands above the card turned",
                    option -> height(option)
                            < option.position().height(option.position().turnUp()))
            .tellingInstead()
            .saying(option ->
                    height(option) < option.position().height(option.position().turnUp())
                            ? "the card turned stands above it"
                            : "it is a better trump than the "
                                    + option.position().turnUp().inWords() + " you would take"
                                    + (isLowerInBlack(option) ? ", for in black the lower is better" : ""));
    private static final Quantity<Option<RobView, Optional<Card>>> HEIGHT =
            new Quantity<>("height", "step of height", "steps of height", Robbing::height);

    public static final RuleBook<RobView, Optional<Card>> BOOK = RuleBook.<RobView, Optional<Card>>named(
                    "Culbertson on robbing at spoil five")
            .then(rule("spoil-five.rob.no-right", source("spoil-five").onPage(194, 195))
                    .when(lacks(MAY_ROB))
                    .answers(KEEP)
                    .whyByBook("Whoever robs without the ace of trumps cannot win this pool any more.")
                    .title("No right to rob"))
            .then(rule("spoil-five.rob.need-not", source("spoil-five").onPage(194))
                    .when(has(MAY_ROB))
                    .answers(KEEP)
                    .manner(Manner.MAY)
                    .why("The right to rob need not be used, though there is seldom a reason to leave a trump lying.")
                    .title("Nobody has to rob"))
            .then(rule(
                            "spoil-five.rob.take-the-trump",
                            source("spoil-five")
                                    .onPage(194)
                                    .takenOver("what to lay away is general practice: the card that stands lowest"))
                    .when(has(MAY_ROB))
                    .answers(AWAY)
                    .each(has(LOWER))
                    .prefer(least(HEIGHT).inGeneral().because("the card that stands lowest"))
                    .why("A trump for your worst card is one more trick that you may win, and it costs nothing.")
                    .title("Rob the card turned"))
            .then(rule("spoil-five.rob.keep", generalPractice("a card above the card turned is not laid away for it"))
                    .answers(KEEP)
                    .why("With higher trumps alone in hand there is nothing to gain from the card turned."))
            .book();

    /** Of black pips the lower card stands above the higher. */
    private static boolean isLowerInBlack(Option<RobView, Optional<Card>> option) {
        Card turned = option.position().turnUp();
        boolean isBlack = turned.suit() == Suit.SPADES || turned.suit() == Suit.CLUBS;
        return isBlack
                && !turned.rank().isHigherThan(Rank.TEN)
                && option.answer()
                        .filter(card ->
                                card.suit() == turned.suit() && turned.rank().isHigherThan(card.rank()))
                        .filter(card -> card.rank() != Rank.FIVE)
                        .isPresent();
    }

    private static int height(Option<RobView, Optional<Card>> option) {
        return option.answer().map(option.position()::height).orElse(0);
    }

    private Robbing() {}
}
