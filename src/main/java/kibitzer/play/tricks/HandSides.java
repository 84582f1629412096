package kibitzer.play.tricks;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import kibitzer.games.trick.Auction;
import kibitzer.games.trick.Sides;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.auction.Outcome;
import kibitzer.games.trick.auction.StandOrThrowUp;
import kibitzer.games.trick.exchange.TakenWidow;
import kibitzer.games.trick.search.Stake;

/** Who takes part in the play of a hand, who with whom, who leads, and what they play for. */
record HandSides(TrickHand hand) {
    private static final int PARTNERS = 4;

    static boolean isByPartners(TrickGame game, int players) {
        Sides sides = game.rules().sides();
        return players == PARTNERS
                && (sides == Sides.PARTNERS || sides == Sides.PARTNERS_OR_LONE || sides == Sides.BY_NUMBER_OF_PLAYERS);
    }

    /** Who has accepted to play with him, or is his partner by the seats, unless he plays alone. */
    OptionalInt partner() {
        OptionalInt accepted = hand.outcome().map(Outcome::partner).orElse(OptionalInt.empty());
        if (accepted.isPresent()) {
            return OptionalInt.of(hand.place(accepted.getAsInt()));
        }
        boolean lone = hand.outcome().map(Outcome::alone).orElse(false);
        return hand.maker().isPresent() && hand.isByPartners() && !lone
                ? OptionalInt.of((hand.maker().getAsInt() + hand.players() / 2) % hand.players())
                : OptionalInt.empty();
    }

    /** The places that take part in the play, in the order of the table. */
    List<Integer> seats() {
        Optional<Outcome> outcome = hand.outcome();
        return IntStream.range(0, hand.players())
                .filter(place -> outcome.map(
                                one -> one.taking().contains(Math.floorMod(place - hand.eldest(), hand.players())))
                        .orElse(true))
                .filter(place -> !outcome.map(Outcome::alone).orElse(false)
                        || !hand.isByPartners()
                        || place != (hand.maker().orElse(place + 1) + hand.players() / 2) % hand.players())
                .boxed()
                .toList();
    }

    /**
     * Eldest hand leads, or who comes next of those who take part. At nap and its kin the caller does (Culbertson, p. 200), and at
     * euchre who sits at the left of a maker that plays without their partner (p. 206); so does who has taken the widow (p. 215).
     */
    int leader() {
        OptionalInt maker = hand.maker();
        if (maker.isPresent() && (new HandTrump(hand).isByFirstLead() || isNumberForOne() || takesWidow())) {
            return maker.getAsInt();
        }
        boolean lone = maker.isPresent()
                && hand.isByPartners()
                && hand.outcome().map(Outcome::alone).orElse(false);
        int first = lone ? (maker.getAsInt() + 1) % hand.players() : hand.eldest();
        return IntStream.range(0, hand.players())
                .map(after -> (first + after) % hand.players())
                .filter(seats()::contains)
                .findFirst()
                .orElse(first);
    }

    private boolean takesWidow() {
        return hand.exchange().filter(TakenWidow.class::isInstance).isPresent();
    }

    /** Whether one player has undertaken to win so many tricks against all others. */
    private boolean isNumberForOne() {
        return hand.game().rules().auction() == Auction.NUMBER
                && hand.game().rules().sides() == Sides.ONE_AGAINST_THE_REST;
    }

    /** What is played for. */
    Stake stake() {
        Stake stake = Stake.counted(hand.game(), hand.contract()).bySides(hand.game());
        boolean alone = hand.maker().isPresent() && partner().isEmpty();
        return alone ? stake.alone(seats().indexOf(hand.maker().getAsInt())) : stake;
    }

    /** The dealer who plays against one for the pool: what he wins stays, and he neither pays nor takes. */
    OptionalInt defender() {
        boolean defends = hand.isToBePlayed()
                && !hand.calls().isEmpty()
                && hand.calls().getLast().equals(StandOrThrowUp.DEFEND);
        return defends ? OptionalInt.of(hand.dealer()) : OptionalInt.empty();
    }
}
