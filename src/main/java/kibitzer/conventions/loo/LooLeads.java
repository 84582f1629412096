package kibitzer.conventions.loo;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;

import kibitzer.advice.Answers;
import kibitzer.advice.Need;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.Range;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Trait;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;

/** What is led at three-card loo (Round Games with Cards, pp. 20-21 and 30): mostly a rule compels it. */
public final class LooLeads {
    private static final int KNAVE = 11;
    private static final int QUEEN = 12;
    private static final int SMALL = 9;
    private static final int FEW = 3;

    private static final Answers<LooLeadView, Card> CARDS = new Answers<>("a card", LooLeadView::lawful);
    private static final Quantity<LooLeadView> TRUMPS =
            Quantity.of("trumps", "trump", view -> view.standing().trumps());
    private static final Quantity<LooLeadView> TOP_TRUMP = LooFeatures.ranked(
            "top-trump", "the highest trump", view -> view.standing().topTrump());
    private static final Quantity<LooLeadView> SIDE_LOW = LooFeatures.ranked(
            "side-low", "the lowest card beside trumps", view -> view.standing().sideLow());
    private static final Quantity<LooLeadView> SIDE_TOP = LooFeatures.ranked(
            "side-top",
            "the highest card beside trumps",
            view -> view.standing().sideTop());
    private static final Quantity<LooLeadView> STANDERS =
            new Quantity<>("standers", "player in, with you", "players in, with you", LooLeadView::standers);
    private static final Trait<LooLeadView> FIRST =
            Trait.either("first-lead", "it is the first lead", "the first trick is yours", LooLeadView::isFirst);
    private static final Trait<LooLeadView> COMMAND = new Trait<>(
            "command",
            "you hold the ace of trumps, or the king with the ace turned up",
            "you hold neither the ace of trumps nor the king under an ace turned up",
            view -> view.hand().stream().anyMatch(card -> commands(view, card)));
    private static final Trait<Option<LooLeadView, Card>> COMMANDS = new Trait<>(
            "commands",
            "no trump in play is higher",
            "it is not the highest trump in play",
            option -> commands(option.position(), option.answer()));
    private static final Trait<Option<LooLeadView, Card>> A_TRUMP = new Trait<Option<LooLeadView, Card>>(
                    "a-trump",
                    "it is a trump",
                    "it is no trump",
                    option -> option.answer().suit() == option.position().trump())
            .namingOnly();
    private static final Quantity<Option<LooLeadView, Card>> RANK =
            new Quantity<>("rank", "as its rank", "as its rank", option -> LooView.rank(option.answer()));

    public static final RuleBook<LooLeadView, Card> BOOK = RuleBook.<LooLeadView, Card>named(
                    "Round Games on the lead at loo")
            .then(rule("loo.lead.ace", source("three-card-loo.p13"))
                    .when(has(FIRST))
                    .needs(has(COMMAND))
                    .answers(CARDS)
                    .each(has(COMMANDS))
                    .why("The rule compels it: the best trump may not be kept back, and wins its trick at once.")
                    .title("The ace must be led"))
            .then(rule("loo.lead.highest-of-two", source("three-card-loo.p14"))
                    .when(has(FIRST))
                    .needs(atLeast(TRUMPS, 2))
                    .answers(CARDS)
                    .each(has(A_TRUMP))
                    .prefer(most(RANK).because("the highest of them"))
                    .why("The rule compels it, and leaves a leader with two trumps no choice.")
                    .title("The highest of two trumps"))
            .then(rule("loo.lead.trump-after-the-first", source("three-card-loo.p16"))
                    .when(lacks(FIRST))
                    .needs(within(TRUMPS, Range.between(1, 2)))
                    .answers(CARDS)
                    .each(has(A_TRUMP))
                    .prefer(most(RANK).because("the highest of them"))
                    .why("The rule compels it: whoever has won the first trick and holds a trump leads it.")
                    .title("A trump after the first trick"))
            .then(rule(
                            "loo.lead.trump-against-several",
                            source("three-card-loo.p11")
                                    .withFigureFromPractice("high cards are queens or better")
                                    .printing("trumps", "standers")
                                    .meaning("high cards", "side-low"))
                    .when(has(FIRST))
                    .needs(atLeast(STANDERS, FEW + 1), within(TRUMPS, Range.exactly(1)), atLeast(SIDE_LOW, QUEEN))
                    .answers(CARDS)
                    .each(has(A_TRUMP))
                    .why(
                            "Among several players somebody will trump a high card, unless a trump is taken from each first.")
                    .title("A trump against several"))
            .then(rule(
                            "loo.lead.high-card-against-few",
                            source("three-card-loo.p11")
                                    .withFigureFromPractice("high cards are queens or better")
                                    .printing("trumps", "standers")
                                    .meaning("high cards", "side-low"))
                    .when(has(FIRST))
                    .needs(atMost(STANDERS, FEW), within(TRUMPS, Range.exactly(1)), atLeast(SIDE_LOW, QUEEN))
                    .answers(CARDS)
                    .each(lacksTrump())
                    .prefer(most(RANK).inGeneral().because("the higher of them"))
                    .why("{standers|# in all|So few} hold few trumps between them, and your own trump is kept.")
                    .title("A high card against few"))
            .then(rule(
                            "loo.lead.smallest",
                            source("three-card-loo.p12")
                                    .withFigureFromPractice(
                                            "a high trump is a knave or better, a small card a nine or lower")
                                    .printing("trumps")
                                    .meaning("a high trump", "top-trump")
                                    .meaning("small cards", "side-top"))
                    .when(has(FIRST))
                    .needs(within(TRUMPS, Range.exactly(1)), atLeast(TOP_TRUMP, KNAVE), atMost(SIDE_TOP, SMALL))
                    .answers(CARDS)
                    .each(lacksTrump())
                    .prefer(least(RANK).because("the lowest"))
                    .whyByBook("Your one trump waits for the second or third trick, where it has the better chance.")
                    .title("The smallest, and keep the trump"))
            .then(rule("loo.lead.free", generalPractice("where no rule or hint speaks, the highest card is led"))
                    .answers(CARDS)
                    .prefer(most(RANK).inGeneral())
                    .why("The lead is the one moment at which a high card need not follow another's suit.")
                    .title("A free lead"))
            .book();

    private static Need<Option<LooLeadView, Card>> lacksTrump() {
        return lacks(A_TRUMP);
    }

    private static boolean commands(LooLeadView view, Card card) {
        boolean aceTurned = view.turnUp().rank() == Rank.ACE;
        return card.suit() == view.trump() && (card.rank() == Rank.ACE || aceTurned && card.rank() == Rank.KING);
    }

    private LooLeads() {}
}
