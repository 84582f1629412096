package kibitzer.conventions.bridge.culbertson;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.conventions.bridge.AuctionFeatures.uncontested;
import static kibitzer.conventions.bridge.AuctionFeatures.weBid;
import static kibitzer.conventions.bridge.BidFeatures.BIDDABLE;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.SuitQuality.SUPPORT;
import static kibitzer.conventions.bridge.culbertson.CulbertsonFeatures.LONGEST_UNBID;
import static kibitzer.conventions.bridge.culbertson.CulbertsonFeatures.UNBALANCED;
import static kibitzer.conventions.bridge.culbertson.CulbertsonFeatures.naturalOpening;

import java.util.ArrayList;
import java.util.List;
import kibitzer.advice.Answers;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.Option;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleBuilder;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Scale;
import kibitzer.conventions.bridge.SuitOnHonourTricks;
import kibitzer.conventions.bridge.Tells;
import kibitzer.conventions.bridge.WhichSuit;
import kibitzer.games.bridge.Call;

/** Answers to one of a suit (p. 145-146, 149-150): raises of a major first, then suits, no trump, raises of a minor. */
final class SuitResponses {
    private final Figures figures;
    private final RuleBook.Builder<Bidding, Call> book;

    private SuitResponses(Figures figures) {
        this.figures = figures;
        this.book = RuleBook.named(figures.name());
    }

    static RuleBook<Bidding, Call> of(Figures figures) {
        SuitResponses responses = new SuitResponses(figures);
        responses.strong();
        responses.raises("1M", "major-", "contract-bridge.p42");
        responses.suits();
        responses.noTrumpOrFourCards();
        responses.raises("1m", "minor-", "contract-bridge.p43");
        responses.rest();
        return responses.book.book();
    }

    private void strong() {
        Step jump = figures.jumpTakeout();
        book.then(jump(new Step(
                jump.name(),
                jump.source().leaving(LENGTH.key()),
                jump.hand(),
                List.of(has(BIDDABLE), any(atLeast(LENGTH, 5), has(UNBALANCED))))));
        Step triple = figures.tripleRaise();
        book.then(
                rule(id("raise." + triple.name()), triple.source())
                        .when(weBid("1M"), naturalOpening())
                        .needs(triple.hand())
                        .answers(Bids.raiseOf("4x"))
                        .each(triple.suit())
                        .why(
                                "Many trumps and little else: ten tricks may well be made, and the opponents are shut out of their own suit."));
    }

    private void raises(String opening, String prefix, String preference) {
        figures.doubleRaises()
                .forEach(step ->
                        book.then(raise(opening, prefix, step, 3, preference).tells(Tells.FORCING_TO_GAME)));
        figures.singleRaises().forEach(step -> book.then(raise(opening, prefix, step, 2, preference)));
    }

    private RuleBuilder.Answering<Bidding, Call> raise(
            String opening, String prefix, Step step, int level, String preference) {
        return rule(id("raise." + prefix + step.name()), step.source().and(preference))
                .when(weBid(opening), naturalOpening())
                .needs(step.hand())
                .answers(Bids.raiseOf(level + "x"))
                .each(step.suit())
                .why(SuitReasons.raise(prefix, step.name()));
    }

    private void suits() {
        for (Step step : figures.twoOverOne()) {
            List<Need<Option<Bidding, Call>>> longest = new ArrayList<>(step.suit());
            longest.add(atLeast(LENGTH, 5));
            longest.add(has(LONGEST_UNBID));
            book.then(takeout(
                            new Step(
                                    step.name() + "-longest",
                                    step.source().leaving(LENGTH.key()),
                                    step.hand(),
                                    longest),
                            Bids.newSuitAtLevel(2),
                            weBid("1x"))
                    .tells(Tells.FORCING));
        }
        figures.oneOverOne()
                .forEach(step -> book.then(
                        takeout(step, Bids.newSuitAtLevel(1), weBid("1x")).tells(Tells.FORCING)));
    }

    /** Balanced hands without a suit to show at one; the book does not rank these among themselves. */
    private void noTrumpOrFourCards() {
        Step jump = figures.jumpTakeout();
        book.thenEqually(
                noTrump(figures.threeNoTrumpTakeout(), "3NT"),
                noTrump(figures.twoNoTrumpTakeout(), "2NT").tells(Tells.FORCING_TO_GAME),
                jump(jump.named(jump.name() + "-in-four-cards")));
    }

    private RuleBuilder.Answering<Bidding, Call> jump(Step step) {
        return takeout(step, Bids.newSuit(1), uncontested()).tells(Tells.FORCING_TO_GAME);
    }

    private void rest() {
        figures.twoOverOne()
                .forEach(step -> book.then(
                        takeout(step, Bids.newSuitAtLevel(2), weBid("1x")).tells(Tells.FORCING)));
        figures.raisesBeyondTheRows()
                .forEach(step -> book.then(
                        raise("1x", "", step, 3, "contract-bridge.p41").tells(Tells.FORCING_TO_GAME)));
        figures.raisesBetweenTheRows().forEach(step -> book.then(raise("1x", "", step, 2, "contract-bridge.p41")));
        if (figures.scale() != Scale.HONOUR_TRICKS) {
            book.thenBook(SuitOnHonourTricks.book(figures.id() + ".respond.", naturalOpening()));
        }
        book.then(noTrump(figures.oneNoTrumpTakeout(), "1NT"));
        figures.usualAnswer().ifPresent(this::usually);
        book.then(
                rule(id("pass"), figures.tooWeakToAnswer().source())
                        .when(weBid("1x"), naturalOpening())
                        .needs(figures.tooWeakToAnswer().hand())
                        .answers(Bids.call("P"))
                        .why(
                                "An answer would promise strength that is not here, and opener might go on to a game that cannot be made."));
    }

    /** With no more than this the raise of a major comes first here too, then a suit at one, then no trump (p. 149). */
    private void usually(Step step) {
        book.then(raise(
                                "1M",
                                "major-",
                                new Step(step.name(), step.source(), step.hand(), List.of(has(SUPPORT))),
                                2,
                                "contract-bridge.p42")
                        .manner(Manner.USUALLY))
                .then(takeout(step.named("suit-" + step.name()), Bids.newSuitAtLevel(1), weBid("1x"))
                        .manner(Manner.USUALLY)
                        .tells(Tells.FORCING))
                .then(noTrump(step.named("no-trump-" + step.name()), "1NT").manner(Manner.USUALLY));
    }

    private RuleBuilder.Answering<Bidding, Call> takeout(
            Step step, Answers<Bidding, Call> suits, Need<Bidding> speaking) {
        return rule(id(step.name()), step.source())
                .when(weBid("1x"), naturalOpening(), speaking)
                .needs(step.hand())
                .answers(suits)
                .each(step.suit())
                .prefer(WhichSuit.IN_ANSWER)
                .why(SuitReasons.of(step.name()));
    }

    private RuleBuilder.Answering<Bidding, Call> noTrump(Step step, String call) {
        return rule(id(step.name()), step.source())
                .when(weBid("1x"), naturalOpening(), uncontested())
                .needs(step.hand())
                .answers(Bids.call(call))
                .why(SuitReasons.of(step.name()));
    }

    /** Between the rows: what is usual where the book has none. */
    static RuleBook<Bidding, Call> unplaced(Figures figures) {
        String prefix = figures.id() + ".respond.practice-";
        RuleBook.Builder<Bidding, Call> book = RuleBook.<Bidding, Call>named(figures.name())
                .then(
                        rule(
                                        prefix + "three-no-trump",
                                        generalPractice(
                                                "enough for game, and no row of the book fits: three no trump is usual"))
                                .when(weBid("1x"), uncontested(), naturalOpening())
                                .needs(figures.gameOppositeAnOpening().hand())
                                .answers(Bids.call("3NT"))
                                .why(
                                        "The strength{points| (# points)} is enough for game, no suit is worth naming, and no trump needs the fewest tricks."))
                .then(
                        rule(
                                        prefix + "new-suit",
                                        generalPractice("too strong for one no trump, too weak for two:"
                                                + " any four-card suit, for one round, is usual"))
                                .when(weBid("1x"), uncontested(), naturalOpening())
                                .needs(figures.unplacedStrength().hand())
                                .answers(Bids.newSuit(0))
                                .each(atLeast(LENGTH, 4))
                                .prefer(WhichSuit.IN_ANSWER)
                                .tells(Tells.FORCING)
                                .why(
                                        "The strength lies between the book's bids; a new suit makes opener speak and keeps game in sight."));
        if (figures.scale() != Scale.HONOUR_TRICKS) { // whose rows have a raise with as much
            book.then(rule(
                            prefix + "raise",
                            generalPractice(
                                    "too strong for the lower raise, too weak for the higher, and no suit to bid"
                                            + " first: the lower raise is usual"))
                    .when(weBid("1x"), uncontested(), naturalOpening())
                    .needs(figures.unplacedStrength().hand())
                    .answers(Bids.raiseOf("2x"))
                    .each(has(SUPPORT))
                    .why("The fit is the best thing there is to tell, and a strong opener can still go on to game."));
        }
        return book.book();
    }

    private String id(String name) {
        return figures.id() + ".respond." + name;
    }
}
