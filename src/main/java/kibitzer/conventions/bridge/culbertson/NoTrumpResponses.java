package kibitzer.conventions.bridge.culbertson;

import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.conventions.bridge.AuctionFeatures.uncontested;
import static kibitzer.conventions.bridge.AuctionFeatures.weBid;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.RANK;

import java.util.List;
import java.util.Locale;
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

    /** Enough for game or more. */
    static RuleBook<Bidding, Call> game(Figures figures) {
        return new NoTrumpResponses(figures).game();
    }

    static RuleBook<Bidding, Call> invite(Figures figures) {
        NoTrumpResponses responses = new NoTrumpResponses(figures);
        return RuleBook.<Bidding, Call>named(figures.name())
                .then(responses.inNoTrump("1NT", figures.toOneNoTrump().invite(), "2NT"))
                .book();
    }

    static RuleBook<Bidding, Call> pass(Figures figures) {
        NoTrumpResponses responses = new NoTrumpResponses(figures);
        return RuleBook.<Bidding, Call>named(figures.name())
                .then(responses.inNoTrump("1NT", figures.toOneNoTrump().pass(), "P"))
                .book();
    }

    /** Two of a suit on this line of the column, in suits whose bids are natural. */
    static RuleBook<Bidding, Call> twoOfASuit(Figures figures, Step step, Answers<Bidding, Call> suits) {
        NoTrumpResponses responses = new NoTrumpResponses(figures);
        return RuleBook.<Bidding, Call>named(figures.name())
                .then(responses.inASuit("1NT", step, suits).tells(Tells.FORCING))
                .book();
    }

    static RuleBook<Bidding, Call> toHigherNoTrump(Figures figures) {
        NoTrumpResponses responses = new NoTrumpResponses(figures);
        return RuleBook.<Bidding, Call>named(figures.name())
                .thenBook(responses.toHigh("2NT", figures.toTwoNoTrump(), Bids.suitsAtLevel(3)))
                .thenBook(responses.toHigh("3NT", figures.toThreeNoTrump(), Bids.suitsAtLevel(4)))
                .book();
    }

    private RuleBook<Bidding, Call> game() {
        Figures.NoTrumpAnswers steps = figures.toOneNoTrump();
        RuleBook.Builder<Bidding, Call> book = RuleBook.<Bidding, Call>named(figures.name())
                .then(inASuit("1NT", steps.gameSuit(), Bids.suitsAtLevel(3)).tells(Tells.FORCING_TO_GAME));
        steps.sevenNoTrump().forEach(step -> book.then(inNoTrump("1NT", step, "7NT")));
        steps.suitThenSix()
                .forEach(step ->
                        book.then(inASuit("1NT", step, Bids.suitsAtLevel(3)).tells(Tells.FORCING_TO_GAME)));
        book.then(inNoTrump("1NT", steps.sixNoTrump(), "6NT"));
        steps.fourNoTrump().forEach(step -> book.then(inNoTrump("1NT", step, "4NT")));
        return book.then(inNoTrump("1NT", steps.game(), "3NT")).book();
    }

    /** A slam try is a good suit, which forces, or else four no trump. */
    private RuleBook<Bidding, Call> toHigh(
            String opening, Figures.HighNoTrumpAnswers steps, Answers<Bidding, Call> suits) {
        RuleBook.Builder<Bidding, Call> book = RuleBook.named(figures.name());
        Step suit = steps.slamTryInASuit();
        steps.grandSlam().forEach(step -> book.then(inNoTrump(opening, step, "7NT")));
        book.then(inNoTrump(opening, steps.slam(), "6NT"));
        book.then(inASuit(opening, suit, suits).tells(Tells.FORCING)).then(inNoTrump(opening, steps.slamTry(), "4NT"));
        steps.game().forEach(step -> book.then(inNoTrump(opening, step, "3NT")));
        return book.then(inNoTrump(opening, steps.pass(), "P")).book();
    }

    private RuleBuilder.Answering<Bidding, Call> inNoTrump(String opening, Step step, String call) {
        return rule(id(opening, step), step.source())
                .when(weBid(opening), uncontested())
                .needs(step.hand())
                .answers(Bids.call(call))
                .why(NoTrumpReasons.raise(opening, step.name()));
    }

    private RuleBuilder.Answering<Bidding, Call> inASuit(String opening, Step step, Answers<Bidding, Call> suits) {
        return rule(id(opening, step), step.source().leaving(LENGTH.key()))
                .when(weBid(opening), uncontested())
                .needs(step.hand())
                .answers(suits)
                .each(step.suit())
                .prefer(LONGEST)
                .why(NoTrumpReasons.suit(opening, step.name()));
    }

    private String id(String opening, Step step) {
        return figures.id() + ".respond-to-" + opening.toLowerCase(Locale.ROOT) + "." + step.name();
    }
}
