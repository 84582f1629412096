package kibitzer.play.tricks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.HandChange;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.auction.Calls;
import kibitzer.games.trick.auction.Outcome;
import kibitzer.games.trick.exchange.Exchange;
import kibitzer.games.trick.exchange.Passing;
import kibitzer.games.trick.plain.HandInPlay;
import kibitzer.games.trick.plain.PlayerView;
import kibitzer.games.trick.plain.SeenTrick;

/**
 * What one player sees of a hand.
 *
 * @param seat his own
 * @param dealer by place
 * @param toPlay whose turn it is, by place; empty when the hand is over
 * @param hand his cards
 * @param held how many cards each holds, by place
 * @param calls from the first to speak
 * @param open what may be called now, low to high, or named by the maker
 * @param outcome what the calls came to
 * @param maker who plays the contract, by place
 * @param partner who plays with him, by place
 * @param seats those that take part in the play, in the order of the table
 * @param sight the play as he sees it; empty before the first lead, and for who takes no part
 * @param won tricks by place
 * @param exchange how cards change hands before the play
 * @param toLay who is to put cards face down, and how many
 * @param laid who has put cards face down, in order: his own as they are, of others no more than how many
 * @param got the cards that were passed to him, once all have passed
 * @param standing how the game of several deals stands
 */
public record SeenTricks(
        TrickGame game,
        TableSeat seat,
        int dealer,
        Phase phase,
        OptionalInt toPlay,
        Cards hand,
        List<Integer> held,
        Optional<Card> turnUp,
        List<String> calls,
        List<String> open,
        Optional<Calls> calling,
        Optional<Outcome> outcome,
        OptionalInt maker,
        OptionalInt partner,
        List<Integer> seats,
        Optional<PlayerView> sight,
        List<Integer> won,
        Optional<Exchange> exchange,
        Optional<ToLay> toLay,
        List<SeenLaid> laid,
        Cards got,
        GameStanding standing) {
    public SeenTricks {
        held = List.copyOf(held);
        calls = List.copyOf(calls);
        open = List.copyOf(open);
        seats = List.copyOf(seats);
        won = List.copyOf(won);
        laid = List.copyOf(laid);
    }

    /**
     * Cards that somebody has put face down.
     *
     * @param place whose
     * @param cards how many
     * @param own which, where they are his who looks
     */
    public record SeenLaid(int place, int cards, Cards own) {}

    /** Of a game of this deal alone. */
    static SeenTricks of(TrickHand hand, TableSeat seat) {
        return of(hand, seat, GameStanding.FIRST);
    }

    static SeenTricks of(TricksSeries series, TableSeat seat) {
        return of(series.deal(), seat, GameStanding.of(series));
    }

    private static SeenTricks of(TrickHand hand, TableSeat seat, GameStanding standing) {
        List<Cards> held = hand.hands();
        return new SeenTricks(
                hand.game(),
                seat,
                hand.dealer(),
                hand.phase(),
                hand.toPlay(),
                held.get(seat.place()),
                held.stream().map(Cards::size).toList(),
                hand.turnUp(),
                hand.calls(),
                open(hand),
                hand.calling(),
                hand.outcome(),
                hand.maker(),
                hand.partner(),
                hand.seats(),
                sight(hand, seat),
                won(hand),
                hand.exchange(),
                hand.toLay(),
                hand.laid().stream()
                        .map(one -> new SeenLaid(
                                one.place(),
                                one.cards().size(),
                                one.place() == seat.place() ? one.cards() : Cards.NONE))
                        .toList(),
                got(hand, seat.place()),
                standing);
    }

    private static Cards got(TrickHand hand, int place) {
        return hand.exchange().orElse(null) instanceof Passing passing
                        && hand.toLay().isEmpty()
                ? hand.laid().stream()
                        .filter(one -> passing.to().receiver(one.place(), hand.players()) == place)
                        .map(LaidAwayCards::cards)
                        .findFirst()
                        .orElse(Cards.NONE)
                : Cards.NONE;
    }

    private static List<String> open(TrickHand hand) {
        return switch (hand.phase()) {
            case CALLING -> hand.open();
            case NAMING -> hand.names();
            case EXCHANGING, LAYING_AWAY, FIRST_LEAD, PLAYING, OVER -> List.of();
        };
    }

    private static Optional<PlayerView> sight(TrickHand hand, TableSeat seat) {
        int player = hand.seats().indexOf(seat.place());
        return hand.play()
                .filter(play -> player >= 0)
                .map(play -> sight(play, player).withPlaced(placed(hand, seat.place())));
    }

    /** Where the cards went that he put face down: to a neighbour, or to nobody. */
    private static Map<Card, Integer> placed(TrickHand hand, int place) {
        int owner = hand.exchange().orElse(null) instanceof Passing passing
                ? hand.seats().indexOf(passing.to().receiver(place, hand.players()))
                : hand.seats().size();
        Map<Card, Integer> placed = new HashMap<>();
        hand.laid().stream()
                .filter(one -> one.place() == place)
                .flatMap(one -> one.cards().stream())
                .forEach(card -> placed.put(card, owner));
        return placed;
    }

    private static PlayerView sight(HandInPlay play, int player) {
        return new PlayerView(
                play.game(),
                play.contract(),
                play.trump(),
                play.turnUp(),
                play.stake(),
                player,
                play.hands().get(player),
                play.hands().stream().map(Cards::size).toList(),
                play.stock().size(),
                play.tricks(),
                play.trick());
    }

    /** Tricks by place. */
    static List<Integer> won(TrickHand hand) {
        List<Integer> won = new ArrayList<>(Collections.nCopies(hand.players(), 0));
        hand.play().ifPresent(play -> {
            for (SeenTrick trick : play.tricks()) {
                int place = hand.seats().get(play.winner(trick));
                won.set(place, won.get(place) + 1);
            }
        });
        return won;
    }

    public int players() {
        return held.size();
    }

    /** What is trumps, as far as the calls, the card turned or the play have fixed it. */
    public Optional<Suit> trump() {
        if (sight.isPresent()) {
            return sight.get().trump();
        }
        String called = outcome.map(Outcome::trump).orElse("");
        return called.isEmpty()
                ? turnUp.filter(Card::hasSuit).map(Card::suit)
                : called.equals("NT") ? Optional.empty() : Optional.of(CardNotation.readSuit(called));
    }

    /** Whether those across the table play together. */
    public boolean isByPartners() {
        return HandSides.isByPartners(game, players());
    }

    /** Whether the dealer has taken the card turned into his hand. */
    public boolean isTurnUpTaken() {
        return game.rules().change() == HandChange.ROB_TURN_UP
                && maker.isPresent()
                && sight.flatMap(PlayerView::trump).equals(turnUp.map(Card::suit));
    }

    /** True if it is his turn. */
    public boolean isToPlay() {
        return toPlay.isPresent() && toPlay.getAsInt() == seat.place();
    }

    /** Who has called so far, by place, in the order of the calls. */
    public List<Integer> callers() {
        int eldest = (dealer + 1) % players();
        List<Integer> callers = new ArrayList<>();
        for (int at = 0; at < calls.size(); at++) {
            callers.add((eldest + calling.orElseThrow().speaker(calls.subList(0, at))) % players());
        }
        return callers;
    }

    /** The moves that he may make; none where it is another's turn. */
    public List<TrickMove> lawful() {
        if (!isToPlay()) {
            return List.of();
        }
        return switch (phase) {
            case CALLING, NAMING ->
                open.stream().<TrickMove>map(TrickMove.Called::new).toList();
            case EXCHANGING -> putDown(toLay.orElseThrow());
            case LAYING_AWAY -> cards(hand.different());
            case FIRST_LEAD ->
                cards(hand.different().stream().filter(Card::hasSuit).toList());
            case PLAYING -> plays(sight.orElseThrow());
            case OVER -> List.of();
        };
    }

    private static List<TrickMove> cards(List<Card> cards) {
        return cards.stream()
                .<TrickMove>map(card -> new TrickMove.Played(card, Optional.empty()))
                .toList();
    }

    /** So many of his cards, in every way. */
    private List<TrickMove> putDown(ToLay turn) {
        List<TrickMove> ways = new ArrayList<>();
        chosen(hand.list(), 0, List.of(), turn, ways);
        return ways.stream().distinct().toList();
    }

    private static void chosen(List<Card> cards, int from, List<Card> so, ToLay turn, List<TrickMove> ways) {
        if (so.size() >= turn.least()) {
            ways.add(new TrickMove.PutDown(Cards.of(so)));
        }
        for (int next = from; next < cards.size() && so.size() < turn.most(); next++) {
            List<Card> more = new ArrayList<>(so);
            more.add(cards.get(next));
            chosen(cards, next + 1, more, turn, ways);
        }
    }

    private static List<TrickMove> plays(PlayerView sight) {
        return sight.lawful().stream()
                .flatMap(card -> TrickMove.Played.ways(sight, card))
                .toList();
    }
}
