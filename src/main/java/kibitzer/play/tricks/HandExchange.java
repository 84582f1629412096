package kibitzer.play.tricks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Cards;
import kibitzer.games.trick.HandChange;
import kibitzer.games.trick.exchange.Drawing;
import kibitzer.games.trick.exchange.Exchange;
import kibitzer.games.trick.exchange.Passing;
import kibitzer.games.trick.exchange.SpareHand;
import kibitzer.games.trick.exchange.StandersDraw;
import kibitzer.games.trick.exchange.TakenWidow;

/** How cards of a hand change before the first lead: whose turn it is to put some face down, and what comes for them. */
record HandExchange(TrickHand hand) {
    /** Who draws after a proposal: both. */
    private static final int DRAWERS = 2;

    /** Who is to put cards face down; empty where nobody is. */
    Optional<ToLay> toLay() {
        return hand.play().isPresent() || hand.isSingle()
                ? Optional.empty()
                : hand.exchange().flatMap(this::toLay);
    }

    private Optional<ToLay> toLay(Exchange exchange) {
        int done = hand.laid().size();
        int cards = hand.dealt().getFirst().size();
        return switch (exchange) {
            case Passing(int passed, var to) ->
                done < hand.players()
                        ? Optional.of(new ToLay(exchange, hand.place(done), passed, passed))
                        : Optional.empty();
            case Drawing drawing -> {
                boolean first = done % DRAWERS == 0;
                yield done < DRAWERS * Collections.frequency(hand.calls(), Drawing.AGREED)
                        ? Optional.of(new ToLay(
                                exchange,
                                first ? hand.eldest() : hand.dealer(),
                                first ? 1 : 0,
                                Math.min(left(), cards)))
                        : Optional.empty();
            }
            case TakenWidow(int widow) ->
                done == 0 && hand.isToBePlayed() && hand.maker().isPresent()
                        ? Optional.of(new ToLay(exchange, hand.maker().getAsInt(), widow, widow))
                        : Optional.empty();
            case StandersDraw draw -> {
                int spoken = hand.calls().size();
                int standing = spoken - Collections.frequency(hand.calls(), StandersDraw.OUT);
                boolean goesOn = hand.outcome().isEmpty() || hand.isToBePlayed();
                yield done < standing && goesOn
                        ? Optional.of(new ToLay(exchange, hand.place(spoken - 1), 0, Math.min(left(), cards)))
                        : Optional.empty();
            }
            case SpareHand spare -> Optional.empty();
        };
    }

    /** How many cards of the stock nobody has drawn, where they are drawn for cards thrown. */
    int left() {
        return hand.stock().size()
                - hand.laid().stream().mapToInt(one -> one.cards().size()).sum();
    }

    /** Who calls for the spare hand gives his own up. */
    TrickHand spared(String word) {
        boolean taken = SpareHand.TAKEN.contains(word);
        if (!taken || !(hand.exchange().orElse(null) instanceof SpareHand(int cards))) {
            return hand;
        }
        int taker = hand.toPlay().orElseThrow();
        List<LaidAwayCards> more = new ArrayList<>(hand.laid());
        more.add(new LaidAwayCards(taker, hand.held().get(taker)));
        return hand.holding(taker, Cards.of(hand.stock().subList(0, cards))).laid(more);
    }

    /** What follows of itself on a call: the dealer takes the card turned that was accepted for trumps, the maker the widow. */
    TrickHand afterCall() {
        Optional<ToLay> turn = toLay();
        if (turn.isPresent()) {
            if (turn.get().exchange() instanceof TakenWidow(int cards)) {
                int maker = turn.get().place();
                return hand.holding(
                        maker, hand.held().get(maker).plus(Cards.of(hand.stock().subList(0, cards))));
            }
            return withoutDraw();
        }
        boolean takes = hand.game().rules().change() == HandChange.ROB_TURN_UP
                && hand.phase() == Phase.PLAYING
                && hand.maker().isPresent()
                && hand.turnUp().map(card -> card.suit()).equals(hand.trump())
                && hand.seats().contains(hand.dealer());
        return takes
                ? hand.holding(
                        hand.dealer(),
                        hand.held().get(hand.dealer()).with(hand.turnUp().orElseThrow()))
                : hand;
    }

    /** Cards put face down by whose turn it is. */
    TrickHand laid(Cards cards) {
        ToLay turn = toLay().orElseThrow();
        List<LaidAwayCards> more = new ArrayList<>(hand.laid());
        more.add(new LaidAwayCards(turn.place(), cards));
        TrickHand fewer =
                hand.holding(turn.place(), hand.held().get(turn.place()).minus(cards));
        TrickHand next = switch (turn.exchange()) {
            case Passing passing -> passedOn(fewer.laid(more), passing);
            case Drawing drawing -> drawn(fewer, turn.place(), cards.size()).laid(more);
            case StandersDraw draw -> drawn(fewer, turn.place(), cards.size()).laid(more);
            case TakenWidow widow -> fewer.laid(more);
            case SpareHand spare -> fewer;
        };
        return new HandExchange(next).withoutDraw();
    }

    /** So many from the stock, of which others may have drawn. */
    private TrickHand drawn(TrickHand fewer, int place, int cards) {
        int from = hand.stock().size() - left();
        return fewer.holding(
                place, fewer.held().get(place).plus(Cards.of(hand.stock().subList(from, from + cards))));
    }

    /** When all have passed, everybody gets what was meant for him. */
    private static TrickHand passedOn(TrickHand fewer, Passing passing) {
        if (fewer.laid().size() < fewer.players()) {
            return fewer;
        }
        List<Cards> hands = new ArrayList<>(fewer.held());
        fewer.laid().forEach(one -> {
            int receiver = passing.to().receiver(one.place(), fewer.players());
            hands.set(receiver, hands.get(receiver).plus(one.cards()));
        });
        return fewer.held(hands);
    }

    /** Nothing is left to be drawn by whose turn it is, and so he keeps his cards. */
    private TrickHand withoutDraw() {
        return toLay().filter(turn -> turn.most() == 0).isPresent() ? laid(Cards.NONE) : hand;
    }
}
