package kibitzer.conventions.bridge.cab;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Range.atLeast;
import static kibitzer.advice.Range.atMost;
import static kibitzer.advice.Range.exactly;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.AuctionFeatures.weBid;
import static kibitzer.conventions.bridge.BiddingFeatures.points;

import kibitzer.advice.Quantity;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleBuilder;
import kibitzer.advice.Trait;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.BidFeatures;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/** Answers to two clubs: the ace, or how strong a hand without one is. */
final class AceResponses {
    private static final Quantity<Bidding> ACES =
            Quantity.of("aces", "ace", bidding -> bidding.hand().of(Rank.ACE).size());

    static final RuleBook<Bidding, Call> BOOK = RuleBook.<Bidding, Call>named("C.A.B.")
            .then(
                    rule("cab.respond.two-clubs.no-ace", source("cab-system.p02"))
                            .when(weBid("2C"))
                            .needs(within(ACES, exactly(0)), points(atMost(7)))
                            .answers(Bids.call("2D"))
                            .tells(Tells.FORCING_TO_GAME, Tells.CONVENTIONAL)
                            .why(
                                    "{It} tells opener at the lowest level that neither an ace nor real strength is here, before slam is thought of."))
            .then(
                    rule("cab.respond.two-clubs.no-ace-but-strength", source("cab-system.p03"))
                            .when(weBid("2C"))
                            .needs(within(ACES, exactly(0)), points(atLeast(8)))
                            .answers(Bids.call("2NT"))
                            .tells(Tells.FORCING_TO_GAME, Tells.CONVENTIONAL)
                            .why(
                                    "{It} tells of kings and queens without an ace, so opener knows of strength but will not count on top tricks."))
            .thenEqually(
                    ace("2H", Suit.HEARTS, "cab-system.p06"),
                    ace("2S", Suit.SPADES, "cab-system.p07"),
                    ace("3C", Suit.CLUBS, "cab-system.p04"),
                    ace("3D", Suit.DIAMONDS, "cab-system.p05"))
            .then(rule(
                            "cab.respond.two-clubs.several-aces",
                            generalPractice("the book shows one ace; with more, the cheapest of them is usual"))
                    .when(weBid("2C"))
                    .needs(atLeast(ACES, 2))
                    .answers(Bids.oneOf("2H", "2S", "3C", "3D"))
                    .each(has(new Trait<>(
                            "ace-of-the-suit",
                            "the ace of the suit",
                            "not the ace of the suit",
                            option -> BidFeatures.suitOf(option.answer())
                                    .filter(suit -> option.position().hand().contains(Rank.ACE, suit))
                                    .isPresent())))
                    .tells(Tells.FORCING_TO_GAME, Tells.CONVENTIONAL)
                    .why("The book has one bid for each ace; showing one now leaves the other to be told later."))
            .book();

    private AceResponses() {}

    private static RuleBuilder.Answering<Bidding, Call> ace(String call, Suit suit, String pointer) {
        return rule("cab.respond.two-clubs.ace-of-" + suit.plural(), source(pointer))
                .when(weBid("2C"))
                .needs(
                        within(ACES, exactly(1)),
                        has(new Trait<>(
                                "ace-of-" + suit.plural(),
                                "the ace of " + suit.plural(),
                                "not the ace of " + suit.plural(),
                                bidding -> bidding.hand().contains(Rank.ACE, suit))))
                .answers(Bids.call(call))
                .tells(Tells.FORCING_TO_GAME, Tells.CONVENTIONAL)
                .why("Opener has most of the tricks and wants to know of aces; this bid places the ace of "
                        + suit.plural() + ".");
    }
}
