package kibitzer.play.tricks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.games.trick.Contract;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.auction.AllStand;
import kibitzer.games.trick.auction.CallTable;
import kibitzer.games.trick.auction.Calls;
import kibitzer.games.trick.auction.Outcome;
import kibitzer.games.trick.exchange.Drawing;
import kibitzer.games.trick.exchange.Exchange;
import kibitzer.games.trick.exchange.Exchanges;
import kibitzer.games.trick.exchange.SpareHand;
import kibitzer.games.trick.plain.HandInPlay;
import kibitzer.games.trick.settle.Antes;

/**
 * A hand of a game of tricks from the deal to the last card.
 *
 * @param dealer his place at the table, from 0
 * @param dealt by place
 * @param stock what was not dealt and not turned, the next card to be drawn first
 * @param turnUp the card turned
 * @param calls from the first to speak
 * @param named what the maker says is trumps: "S", "NT"
 * @param held by place, before the first card is led: as dealt, but for cards taken and laid away
 * @param laid what was put face down before the play, in order
 * @param play from the first lead on
 */
public record TrickHand(
        TrickGame game,
        int dealer,
        List<Cards> dealt,
        List<Card> stock,
        Optional<Card> turnUp,
        List<String> calls,
        Optional<String> named,
        List<Cards> held,
        List<LaidAwayCards> laid,
        Optional<HandInPlay> play) {
    public TrickHand {
        dealt = List.copyOf(dealt);
        stock = List.copyOf(stock);
        calls = List.copyOf(calls);
        held = List.copyOf(held);
        laid = List.copyOf(laid);
    }

    static TrickHand of(TrickGame game, int dealer, List<Cards> dealt, List<Card> stock, Optional<Card> turnUp) {
        return new TrickHand(
                        game,
                        dealer,
                        dealt,
                        stock,
                        turnUp,
                        List.of(),
                        Optional.empty(),
                        dealt,
                        List.of(),
                        Optional.empty())
                .begun();
    }

    TrickHand held(List<Cards> hands) {
        return new TrickHand(game, dealer, dealt, stock, turnUp, calls, named, hands, laid, play);
    }

    TrickHand laid(List<LaidAwayCards> cards) {
        return new TrickHand(game, dealer, dealt, stock, turnUp, calls, named, held, cards, play);
    }

    private TrickHand played(HandInPlay hand) {
        return new TrickHand(game, dealer, dealt, stock, turnUp, calls, named, held, laid, Optional.of(hand));
    }

    public int players() {
        return dealt.size();
    }

    public int eldest() {
        return (dealer + 1) % players();
    }

    /** How the calls go; empty where the game has none. */
    public Optional<Calls> calling() {
        CallTable bare = CallTable.of(players(), dealt.getFirst().size());
        CallTable table = trumps().turnsLate() ? bare.agreeing(AllStand.SINGLE) : bare;
        return Calls.of(game, turnUp.map(table::turned).orElse(table));
    }

    /** What the calls came to; empty while they go on, and where there are none. */
    public Optional<Outcome> outcome() {
        return calling().flatMap(going -> going.result(calls));
    }

    /** Who plays the contract, by place. */
    public OptionalInt maker() {
        OptionalInt speaker = outcome().map(Outcome::maker).orElse(OptionalInt.empty());
        return speaker.isPresent() ? OptionalInt.of(place(speaker.getAsInt())) : speaker;
    }

    /** Who has accepted to play with him, or is his partner by the seats, unless he plays alone. */
    public OptionalInt partner() {
        return sides().partner();
    }

    /** Whether those across the table play together. */
    public boolean isByPartners() {
        return HandSides.isByPartners(game, players());
    }

    private HandSides sides() {
        return new HandSides(this);
    }

    int place(int speaker) {
        return (eldest() + speaker) % players();
    }

    /** The kind of hand that is played. */
    public Contract contract() {
        return outcome()
                .map(Outcome::contract)
                .flatMap(word -> game.rules().contract(word))
                .orElseGet(() -> game.rules().usual());
    }

    /** How cards change hands before the play; empty where they do not, or in another way ({@link Phase#LAYING_AWAY}). */
    public Optional<Exchange> exchange() {
        return Exchanges.of(game);
    }

    /** Who is to put cards face down; empty where nobody is. */
    public Optional<ToLay> toLay() {
        return new HandExchange(this).toLay();
    }

    boolean isToBePlayed() {
        return outcome().filter(one -> one.end() == Outcome.End.PLAYED).isPresent();
    }

    /** What may be called now, low to high; where the stock is gone nobody proposes. */
    List<String> open() {
        return calling().orElseThrow().next(calls).stream()
                .filter(call -> !call.equals(Drawing.ASKED)
                        || exchange().filter(Drawing.class::isInstance).isEmpty()
                        || new HandExchange(this).left() > 0)
                .toList();
    }

    public Phase phase() {
        if (play.isPresent()) {
            return play.get().isOver() ? Phase.OVER : Phase.PLAYING;
        }
        if (isSingle()) {
            return Phase.OVER;
        }
        if (toLay().isPresent()) {
            return Phase.EXCHANGING;
        }
        if (calling().isPresent()) {
            Optional<Outcome> outcome = outcome();
            if (outcome.isEmpty()) {
                return Phase.CALLING;
            }
            if (outcome.get().end() != Outcome.End.PLAYED || !shown().isEmpty()) {
                return Phase.OVER;
            }
        }
        if (trumps().isToBeNamed()) {
            return Phase.NAMING;
        }
        return held.get(dealer).size() > dealt.get(dealer).size()
                ? Phase.LAYING_AWAY
                : trumps().isByFirstLead() ? Phase.FIRST_LEAD : Phase.PLAYING;
    }

    /** What is trumps; none where nothing is. Of no meaning before that is fixed. */
    public Optional<Suit> trump() {
        return trumps().suit();
    }

    private HandTrump trumps() {
        return new HandTrump(this);
    }

    /** The suits that the maker may name: "S", "H", "NT". */
    public List<String> names() {
        return trumps().names();
    }

    /** Whose turn it is, by place; empty when the hand is over. */
    public OptionalInt toPlay() {
        return switch (phase()) {
            case EXCHANGING -> OptionalInt.of(toLay().orElseThrow().place());
            case CALLING -> OptionalInt.of(place(calling().orElseThrow().speaker(calls)));
            case NAMING -> OptionalInt.of(maker().orElse(dealer));
            case LAYING_AWAY -> OptionalInt.of(dealer);
            case FIRST_LEAD -> OptionalInt.of(sides().leader());
            case PLAYING -> OptionalInt.of(seats().get(play.orElseThrow().toPlay()));
            case OVER -> OptionalInt.empty();
        };
    }

    /** The places that take part in the play, in the order of the table. */
    public List<Integer> seats() {
        return sides().seats();
    }

    TrickHand called(String word) {
        boolean naming = phase() == Phase.NAMING;
        List<String> more = new ArrayList<>(calls);
        if (!naming) {
            more.add(word);
        }
        TrickHand from = naming ? this : new HandExchange(this).spared(word);
        TrickHand next = new TrickHand(
                game,
                dealer,
                dealt,
                stock,
                turnUp,
                more,
                naming ? Optional.of(word) : named,
                from.held,
                from.laid,
                play);
        return (naming ? next : new HandExchange(next).afterCall()).begun();
    }

    /** The dealer who plays against one for the pool: what he wins stays, and he neither pays nor takes. */
    public OptionalInt defender() {
        return sides().defender();
    }

    /** Whether a card was turned for each, for a pool that is the dealer's alone; nothing is played then. */
    public boolean isSingle() {
        return dealt.getFirst().size() == 1 && Antes.of(game).single() > 0;
    }

    /** Those in whose hands are cards that take the pool without play, the best first, by place; nobody before all have spoken and drawn. */
    List<Integer> shown() {
        return new ShownHands(this).places();
    }

    TrickHand holding(int place, Cards cards) {
        List<Cards> hands = new ArrayList<>(held);
        hands.set(place, cards);
        return held(hands);
    }

    /** Cards put face down by whose turn it is. */
    TrickHand laid(Cards cards) {
        return new HandExchange(this).laid(cards).begun();
    }

    /** The first card may be led where nothing is to be done before. */
    private TrickHand begun() {
        return play.isEmpty() && phase() == Phase.PLAYING ? playing(trump()) : this;
    }

    private TrickHand playing(Optional<Suit> trump) {
        List<Card> drawn = game.rules().stock().isDrawn() ? stock : List.of();
        HandInPlay first = HandInPlay.dealt(
                game,
                contract(),
                trump,
                turnUp,
                sides().stake(),
                seats().stream().map(held::get).toList(),
                drawn,
                seats().indexOf(sides().leader()));
        return played(first);
    }

    /** A card played or laid away. */
    TrickHand played(TrickMove.Played move) {
        return switch (phase()) {
            case LAYING_AWAY ->
                holding(dealer, held.get(dealer).without(move.card())).begun();
            case FIRST_LEAD -> playing(Optional.of(move.card().suit())).played(move);
            default ->
                played(play.orElseThrow().play(move.card(), move.naming())).turned();
        };
    }

    /** The card after the miss is turned where trumps are turned late, and somebody did not follow to the trick just finished. */
    private TrickHand turned() {
        HandInPlay now = play.orElseThrow();
        boolean due = now.trump().isEmpty()
                && game.rules().turnsLate(now.contract())
                && now.trick().cards().isEmpty()
                && !now.tricks().getLast().isFollowed();
        if (!due) {
            return this;
        }
        int spare = exchange().orElse(null) instanceof SpareHand(int cards) ? cards : 0;
        Card card = stock.get(spare);
        return new TrickHand(
                game, dealer, dealt, stock, Optional.of(card), calls, named, held, laid, Optional.of(now.turned(card)));
    }

    /** What each holds now, by place. */
    public List<Cards> hands() {
        if (play.isEmpty()) {
            return held;
        }
        List<Cards> hands = new ArrayList<>(Collections.nCopies(players(), Cards.NONE));
        List<Integer> seats = seats();
        for (int i = 0; i < seats.size(); i++) {
            hands.set(seats.get(i), play.get().hands().get(i));
        }
        return hands;
    }
}
