package kibitzer.conventions.culbertson;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.conventions.bridge.AuctionFeatures.uncontested;
import static kibitzer.conventions.bridge.AuctionFeatures.weBid;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.SuitQuality.REGULAR;

import java.util.List;
import kibitzer.advice.Answers;
import kibitzer.advice.Option;
import kibitzer.advice.Preference;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleBuilder;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/** Answers to one, two and three no trump (p. 144-145). */
final class NoTrumpResponses {
    private static final List<Preference<Option<Bidding, Call>>> LONGEST = List.of(
            most(LENGTH).because("the longest suit"), most(RANK).because("the higher of two equally long suits"));

    private final Figures figures;

    private NoTrumpResponses(Figures figures) {
        this.figures = figures;
    }

    static RuleBook<Bidding, Call> toOneNoTrump(Figures figures) {
        return new NoTrumpResponses(figures).toOneNoTrump();
    }

    static RuleBook<Bidding, Call> toHigherNoTrump(Figures figures) {
        NoTrumpResponses responses = new NoTrumpResponses(figures);
        return RuleBook.<Bidding, Call>named(figures.name())
                .thenBook(responses.toHigh("2NT", figures.toTwoNoTrump(), Bids.suitsAtLevel(3)))
                .thenBook(responses.toHigh("3NT", figures.toThreeNoTrump(), Bids.suitsAtLevel(4)))
                .book();
    }

    private RuleBook<Bidding, Call> toOneNoTrump() {
        Figures.NoTrumpAnswers steps = figures.toOneNoTrump();
        RuleBook.Builder<Bidding, Call> book = RuleBook.<Bidding, Call>named(figures.name())
                .then(inASuit("1NT", steps.gameSuit(), Bids.suitsAtLevel(3)).tells(Tells.FORCING_TO_GAME));
        steps.sevenNoTrump().forEach(step -> book.then(inNoTrump("1NT", step, "7NT")));
        steps.suitThenSix()
                .forEach(step ->
                        book.then(inASuit("1NT", step, Bids.suitsAtLevel(3)).tells(Tells.FORCING_TO_GAME)));
        book.then(inNoTrump("1NT", steps.sixNoTrump(), "6NT"));
        steps.fourNoTrump().forEach(step -> book.then(inNoTrump("1NT", step, "4NT")));
        return book.then(inNoTrump("1NT", steps.game(), "3NT"))
                .then(inASuit("1NT", steps.invitingSuit(), Bids.suitsAtLevel(2)).tells(Tells.FORCING))
                .then(inNoTrump("1NT", steps.invite(), "2NT"))
                .then(inASuit("1NT", steps.weakSuit(), Bids.suitsAtLevel(2)).tells(Tells.FORCING))
                .then(inNoTrump("1NT", steps.pass(), "P"))
                .book();
    }

    /** A slam try is a good suit, which forces, or else four no trump. */
    private RuleBook<Bidding, Call> toHigh(
            String opening, Figures.HighNoTrumpAnswers steps, Answers<Bidding, Call> suits) {
        RuleBook.Builder<Bidding, Call> book = RuleBook.named(figures.name());
        String forcing = figures.scale() == kibitzer.conventions.bridge.Scale.HONOUR_TRICKS
                ? "culbertson-honour-tricks.p36"
                : "culbertson-point-count.p30";
        steps.grandSlam().forEach(step -> book.then(inNoTrump(opening, step, "7NT")));
        book.then(inNoTrump(opening, steps.slam(), "6NT"));
        book.then(rule(
                                id(opening, new Step(
                                        steps.slamTry().name() + "-in-a-suit", steps.slamTry().source(), List.of(), List.of())),
                                steps.slamTry().source().and(forcing))
                        .when(weBid(opening), uncontested())
                        .needs(steps.slamTry().hand())
                        .answers(suits)
                        .each(atLeast(LENGTH, 5), has(REGULAR))
                        .prefer(LONGEST)
                        .tells(Tells.FORCING))
                .then(inNoTrump(opening, steps.slamTry(), "4NT"));
        steps.game().forEach(step -> book.then(inNoTrump(opening, step, "3NT")));
        return book.then(inNoTrump(opening, steps.pass(), "P")).book();
    }

    private RuleBuilder.Answering<Bidding, Call> inNoTrump(String opening, Step step, String call) {
        return rule(id(opening, step), step.source())
                .when(weBid(opening), uncontested())
                .needs(step.hand())
                .answers(Bids.call(call));
    }

    private RuleBuilder.Answering<Bidding, Call> inASuit(String opening, Step step, Answers<Bidding, Call> suits) {
        return rule(id(opening, step), step.source())
                .when(weBid(opening), uncontested())
                .needs(step.hand())
                .answers(suits)
                .each(step.suit())
                .prefer(LONGEST);
    }

    private String id(String opening, Step step) {
        return figures.id() + ".respond-to-" + opening.toLowerCase(java.util.Locale.ROOT) + "." + step.name();
    }
}
