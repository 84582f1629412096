package kibitzer.decisions.bridge.meaning;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Basis;
import kibitzer.advice.Need;
import kibitzer.advice.Quantity;
import kibitzer.advice.Range;
import kibitzer.advice.Rule;
import kibitzer.conventions.bridge.BidFeatures;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.games.bridge.Call;

/**
 * What of a call's meaning its page prints, and what practice supplies or follows from zones and other bids.
 *
 * @param call the call
 * @param rule the first that could give it
 */
record WhoseRange(Call call, Rule<Bidding, Call> rule) {

    /** The range that the rule prints. */
    Optional<Range> printed(String fact) {
        return rule.needs().stream()
                .flatMap(need -> need instanceof Need.Within<Bidding>(var quantity, var range)
                                && quantity.key().equals(fact)
                                && Basis.of(need, rule.source()) != Basis.RECKONED
                        ? Stream.of(range)
                        : Stream.of())
                .findFirst();
    }

    /** True where the page prints the rule and practice supplies this figure of it. */
    boolean isPractice(String fact) {
        return isLengthBehindADouble(fact)
                || needs().flatMap(need -> isOwnSuit(fact) ? single(need) : Stream.of(need))
                        .anyMatch(need -> need instanceof Need.Within<?>(var quantity, var _)
                                && isOf(quantity, fact)
                                && isOfPractice(need));
    }

    /** A double for the penalty names no suit: how many of theirs it tells is practice. */
    boolean isLengthBehindADouble(String fact) {
        return call.equals(Call.DOUBLE) && ToldHand.isSuit(fact);
    }

    /** True of a length that follows from what practice asks of both hands together. */
    boolean isReckonedFromTrumps(String fact) {
        return ToldHand.isSuit(fact)
                && rule.each().stream()
                        .anyMatch(need -> need instanceof Need.Within<?>(var quantity, var _)
                                && quantity.key().equals(Partnership.TRUMPS.key())
                                && isOfPractice(need));
    }

    /** True where the rule asks no length of the suit, but only that it may be bid: the list of such suits has it. */
    boolean isOfABiddableSuit() {
        return needs().anyMatch(need ->
                        need instanceof Need.Has<?>(var trait) && trait.key().equals(BidFeatures.BIDDABLE.key()))
                && needs().noneMatch(
                                need -> need instanceof Need.Within<?>(var quantity, var _) && isOfALength(quantity));
    }

    private Stream<Need<?>> needs() {
        return Stream.of(rule.needs(), rule.each()).flatMap(List::stream);
    }

    private boolean isOfPractice(Need<?> need) {
        return Basis.of(need, rule.source()) == Basis.PRACTICE;
    }

    private boolean isOwnSuit(String fact) {
        return BidFeatures.suitOf(call)
                .filter(suit -> suit.plural().equals(fact))
                .isPresent();
    }

    private static boolean isOf(Quantity<?> quantity, String fact) {
        return quantity.key().equals(fact) || ToldHand.isSuit(fact) && isOfALength(quantity);
    }

    private static boolean isOfALength(Quantity<?> quantity) {
        return quantity.key().equals(BidFeatures.LENGTH.key());
    }

    /** Of needs any of which will do each by itself. */
    private static Stream<Need<?>> single(Need<?> need) {
        return need instanceof Need.Any<?>(var needs)
                ? needs.stream().flatMap(WhoseRange::single)
                : Stream.<Need<?>>of(need);
    }
}
