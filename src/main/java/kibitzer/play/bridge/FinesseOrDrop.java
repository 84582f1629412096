package kibitzer.play.bridge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.chances.line.Hope;
import kibitzer.conventions.bridge.chances.line.Line;
import kibitzer.decisions.bridge.chance.LineChoice;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.turn.CardTrials;
import kibitzer.games.bridge.turn.CardTurn;
import kibitzer.games.bridge.turn.PlayedTrick;
import kibitzer.games.trick.plain.SeenTrick;

/**
 * Declarer's choice when he plays third to a suit in which one honour is out, and one card that beats it is left: to finesse
 * against it, or to play that card for it to drop. Asked only where both opponents have followed to every trick, for else the
 * tables of suits do not hold, and where the count of the whole hand does not prefer what the suit alone advises against.
 *
 * @param choice the two lines, as things stood before the trick
 * @param finesse the card that wins unless the honour lies behind it
 * @param top the only card that beats the honour
 */
record FinesseOrDrop(LineChoice choice, Card finesse, Card top) {
    /** So many layouts show whether the hand has other cares than the suit. */
    private static final int LAYOUTS = 16;

    private static final int HAND = 13;

    static Optional<FinesseOrDrop> of(SeenBridge seen) {
        return seen.contract()
                .filter(contract -> contract.isDeclaring(seen.seat()) && seen.isToDecide())
                .filter(contract -> ledByPartner(seen, contract) && everybodyFollowed(seen, contract))
                .flatMap(contract -> inTheSuit(seen))
                .filter(choice -> choice.suitsTheHand(seen));
    }

    Line finesseLine() {
        return choice.lines().getFirst();
    }

    /** The card that a line plays. */
    Card card(Line line) {
        return line.equals(finesseLine()) ? finesse : top;
    }

    /** The card of the likelier line. */
    Card best() {
        return card(choice.best().getFirst());
    }

    Card honour() {
        return choice.missing().first();
    }

    private static boolean ledByPartner(SeenBridge seen, FinalContract contract) {
        return seen.onTheTable().size() == 2
                && contract.isDeclaring(seen.leader().orElseThrow());
    }

    private static boolean everybodyFollowed(SeenBridge seen, FinalContract contract) {
        return Stream.concat(seen.history().stream(), seen.sight().stream().map(sight -> sight.trick()))
                .allMatch(trick -> followed(trick, contract));
    }

    private static boolean followed(SeenTrick trick, FinalContract contract) {
        PlayedTrick played = played(trick);
        return Stream.of(Seat.values())
                .filter(seat -> !contract.isDeclaring(seat))
                .allMatch(seat -> played.of(seat).stream()
                        .allMatch(card -> played.suit().stream().allMatch(led -> led == card.suit())));
    }

    private static PlayedTrick played(SeenTrick trick) {
        return new PlayedTrick(Seat.values()[trick.leader()], trick.cards());
    }

    private static Optional<FinesseOrDrop> inTheSuit(SeenBridge seen) {
        Card led = seen.onTheTable().getFirst();
        Seat from = seen.from();
        CardSet own = seen.hand(from).in(led.suit());
        CardSet missing = missing(seen, led.suit());
        if (missing.size() < 2 || own.isEmpty()) {
            return Optional.empty();
        }
        Card honour = missing.first();
        List<Card> tops = Stream.of(own, seen.hand(from.partner()).in(led.suit()), CardSet.of(List.of(led)))
                .flatMap(CardSet::stream)
                .filter(card -> card.rank().isHigherThan(honour.rank()))
                .toList();
        boolean oneTop = tops.size() == 1 && own.contains(tops.getFirst());
        boolean isOut = !honour.equals(seen.onTheTable().getLast());
        return oneTop && isOut
                ? finesse(own, led, missing, honour)
                        .map(card -> new FinesseOrDrop(choice(seen, missing, honour), card, tops.getFirst()))
                : Optional.empty();
    }

    /** What the opponents held of the suit before the trick. */
    private static CardSet missing(SeenBridge seen, Suit suit) {
        List<Card> gone = new ArrayList<>();
        seen.history().forEach(trick -> gone.addAll(trick.cards()));
        gone.add(seen.onTheTable().getFirst());
        seen.hands().values().forEach(hand -> gone.addAll(hand.toList()));
        return CardSet.FULL_PACK.in(suit).minus(CardSet.of(gone));
    }

    /** The lowest card that leaves only the honour to be feared; a low one where the card led is good enough. */
    private static Optional<Card> finesse(CardSet own, Card led, CardSet missing, Card honour) {
        return own.stream()
                .filter(card -> honour.rank().isHigherThan(card.rank()))
                .filter(card -> missing.stream()
                        .filter(other -> !other.equals(honour))
                        .allMatch(other -> card.rank().isHigherThan(other.rank())
                                || led.rank().isHigherThan(other.rank()) && honour.rank().isHigherThan(led.rank())))
                .reduce((higher, lower) -> lower);
    }

    private static LineChoice choice(SeenBridge seen, CardSet missing, Card honour) {
        Seat left = seen.from().after(3);
        Seat right = seen.from().next();
        return new LineChoice(
                missing,
                HAND - seen.held().get(left.ordinal()) - 1,
                HAND - seen.held().get(right.ordinal()),
                List.of(
                        new Line(List.of(new Hope.Finesse(honour, false)), false),
                        new Line(List.of(new Hope.Drop(honour, 1, false)), false)));
    }

    /** False where the count of the whole hand would rather play the other card: tricks enough, a hand not to be let in. */
    private boolean suitsTheHand(SeenBridge seen) {
        CardTrials trials = CardTrials.glance(turn(seen), LAYOUTS);
        return choice.best().stream()
                .map(this::card)
                .allMatch(best ->
                        trials.best().contains(best) || trials.nearly().contains(best));
    }

    private static CardTurn turn(SeenBridge seen) {
        FinalContract contract = seen.contract().orElseThrow();
        return new CardTurn(
                contract.bid().level(),
                contract.strain(),
                contract.declarer(),
                seen.from(),
                seen.hand(contract.declarer()),
                seen.hand(contract.dummy()),
                seen.onTheTable(),
                seen.history().stream().map(FinesseOrDrop::played).toList(),
                Optional.empty(),
                Optional.empty());
    }
}
