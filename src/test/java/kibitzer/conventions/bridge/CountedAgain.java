package kibitzer.conventions.bridge;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.value.NaiveCount;
import kibitzer.games.bridge.Call;

/** What rules measure, counted a second time from the written hand alone. */
final class CountedAgain {
    private static final List<Suit> WRITTEN = List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS);

    private CountedAgain() {}

    /** Nothing for what is not counted here. */
    static OptionalDouble count(String key, Bidding bidding, Optional<Call> answer) {
        NaiveCount count = NaiveCount.of(bidding.hand(), 0);
        String written = PbnHand.write(bidding.hand());
        List<String> suits = List.of(written.split("\\.", -1));
        Shown partner = bidding.soFar().shownByPartner();
        Optional<Integer> suit = answer.flatMap(BidFeatures::suitOf).map(WRITTEN::indexOf);
        return switch (key) {
            case "points" -> OptionalDouble.of(count.points());
            case "no-trump-points" -> OptionalDouble.of(count.noTrump());
            case "honour-tricks" -> OptionalDouble.of(count.honourTricks());
            case "aces" ->
                OptionalDouble.of(written.chars().filter(card -> card == 'A').count());
            case "count" ->
                IntStream.range(0, 4)
                        .filter(trumps -> suits.stream()
                                .allMatch(other ->
                                        other.length() <= suits.get(trumps).length()))
                        .mapToDouble(
                                trumps -> NaiveCount.of(bidding.hand(), trumps).opening())
                        .max();
            case "shortest-suit" -> suits.stream().mapToDouble(String::length).min();
            case "spades" -> OptionalDouble.of(suits.get(0).length());
            case "hearts" -> OptionalDouble.of(suits.get(1).length());
            case "diamonds" -> OptionalDouble.of(suits.get(2).length());
            case "clubs" -> OptionalDouble.of(suits.get(3).length());
            case "least-together-points" ->
                OptionalDouble.of(count.points() + Scale.POINTS.of(partner).least());
            case "most-together-points" ->
                OptionalDouble.of(count.points() + Scale.POINTS.of(partner).most());
            case "least-together-honour-tricks" ->
                OptionalDouble.of(
                        count.honourTricks() + Scale.HONOUR_TRICKS.of(partner).least());
            case "most-together-honour-tricks" ->
                OptionalDouble.of(
                        count.honourTricks() + Scale.HONOUR_TRICKS.of(partner).most());
            case "length-of-suit" -> of(suit.map(held -> suits.get(held).length()));
            case "top-honours" ->
                of(suit.map(held -> (int) Stream.of("A", "K", "Q")
                        .filter(suits.get(held)::contains)
                        .count()));
            case "raise-points" ->
                of(suit.map(held -> NaiveCount.of(bidding.hand(), held).raise()));
            case "trumps-together" ->
                of(suit.map(held -> suits.get(held).length()
                        + (int) partner.length(WRITTEN.get(held)).least()));
            default -> OptionalDouble.empty();
        };
    }

    private static OptionalDouble of(Optional<Integer> counted) {
        return counted.map(number -> OptionalDouble.of(number)).orElse(OptionalDouble.empty());
    }
}
