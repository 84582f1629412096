package kibitzer.conventions.ohhell;

import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;

import java.util.List;
import kibitzer.advice.Answers;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Trait;

/** What to bid at oh hell. The book says how a bid is scored and what the dealer may not bid (p. 251), and nothing of how to count a hand. */
public final class OhHellBids {
    private static final String COUNT =
            "a trick for an ace, for the king of trumps beside another trump and for each trump beyond the"
                    + " third, half a trick for a plain king or the queen of trumps that is not alone; halves are left out";

    private static final Trait<OhHellView> COUNT_FORBIDDEN = new Trait<OhHellView>(
                    "count-forbidden",
                    "what the hand counts is the number that the dealer may not bid",
                    "what the hand counts may be bid",
                    OhHellView::countIsForbidden)
            .tellingInstead()
            .saying(view -> view.countIsForbidden()
                    ? "the hand counts " + view.count() + ", which would make the bids come out even"
                    : "the hand counts " + view.count());

    private static final Answers<OhHellView, Integer> OPEN = new Answers<>("a bid that may be made", OhHellView::open);
    private static final Answers<OhHellView, Integer> COUNTED =
            new Answers<>("what the hand counts", view -> view.countIsForbidden() ? List.of() : List.of(view.count()));

    private static final Quantity<Option<OhHellView, Integer>> AWAY = new Quantity<>(
            "away",
            "trick from the count",
            "tricks from the count",
            option -> Math.abs(option.answer() - option.position().count()));

    public static final RuleBook<OhHellView, Integer> BOOK = RuleBook.<OhHellView, Integer>named(
                    "Culbertson on oh hell")
            .then(rule(
                            "oh-hell.bid.uneven",
                            source("oh-hell.p01").takenOver("the number beside it is general practice: " + COUNT))
                    .when(has(COUNT_FORBIDDEN))
                    .answers(OPEN)
                    .prefer(least(AWAY).inGeneral())
                    .whyByBook("The dealer may not let all bids come true, so somebody must fail, and the bid beside"
                            + " the count comes nearest.")
                    .title("The number that the dealer may not bid"))
            .then(rule("oh-hell.bid.count", generalPractice(COUNT))
                    .when(lacks(COUNT_FORBIDDEN))
                    .answers(COUNTED)
                    .why("Only the exact number scores, so the bid is what the cards should win and no more.")
                    .title("Bid what the hand counts"))
            .book();

    private OhHellBids() {}
}
