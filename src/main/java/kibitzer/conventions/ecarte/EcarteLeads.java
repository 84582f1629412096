package kibitzer.conventions.ecarte;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;

import kibitzer.advice.Answers;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Trait;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;

/**
 * What elder hand leads at ecarte (p. 204): a trump from three or more. For other hands the book marks a card in its table, and the
 * marks are lost in print, so that it is silent here.
 */
public final class EcarteLeads {
    private static final Quantity<EcarteHand> TRUMPS = Quantity.of("trumps", "trump", EcarteHand::trumps);
    private static final Trait<EcarteHand> KING =
            new Trait<>("king", "the king of trumps", "not the king of trumps", EcarteHand::holdsKingOfTrumps);
    private static final Trait<Option<EcarteHand, Card>> IS_KING = new Trait<Option<EcarteHand, Card>>(
                    "is-king",
                    "it is the king",
                    "it is not the king",
                    option -> option.position().isAsGoodAsTheKing(option.answer()))
            .namingOnly()
            .saying(option -> option.answer().rank() == Rank.KING
                    ? "it is the king"
                    : option.position().isAsGoodAsTheKing(option.answer())
                            ? "it is as good as the king"
                            : "it is not the king");
    private static final Quantity<Option<EcarteHand, Card>> LENGTH = new Quantity<>(
            "length",
            "card of the suit",
            "cards of the suit",
            option -> option.position().cards().length(option.answer().suit()));
    private static final Quantity<Option<EcarteHand, Card>> HEIGHT = new Quantity<>(
            "rank",
            "rank above the seven",
            "ranks above the seven",
            option -> EcarteHand.height(option.answer().rank()));
    private static final Answers<EcarteHand, Card> TRUMP =
            new Answers<>("a trump", hand -> hand.cards().in(hand.trump()).toList());
    private static final Answers<EcarteHand, Card> PLAIN =
            new Answers<>("a side card", hand -> hand.side().toList());

    public static final RuleBook<EcarteHand, Card> BOOK = RuleBook.<EcarteHand, Card>named("Culbertson on ecarte")
            .then(rule("ecarte.lead.king-of-trumps", source("ecarte.p09"))
                    .needs(atLeast(TRUMPS, 3), has(KING))
                    .answers(TRUMP)
                    .each(has(IS_KING))
                    .prefer(most(HEIGHT).inGeneral())
                    .why("Holding three trumps or more you draw theirs, and no card beats the king.")
                    .title("The king of trumps"))
            .then(rule("ecarte.lead.trump", source("ecarte.p09"))
                    .needs(atLeast(TRUMPS, 3))
                    .answers(TRUMP)
                    .why("Holding three trumps or more you draw theirs, and keep one for the end.")
                    .title("A trump from three or more"))
            .then(rule(
                            "ecarte.lead.longest",
                            generalPractice("the best card of the longest side suit is led; the book's marks are lost"))
                    .needs(atMost(TRUMPS, 2))
                    .answers(PLAIN)
                    .prefer(most(LENGTH), most(HEIGHT))
                    .why("The opponent must follow, and the next card of the suit may win as well."))
            .book();

    private EcarteLeads() {}
}
