package kibitzer.play.tricks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.games.trick.Auction;
import kibitzer.games.trick.Contract;
import kibitzer.games.trick.HandChange;
import kibitzer.games.trick.Sides;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrumpMaking;
import kibitzer.games.trick.auction.CallTable;
import kibitzer.games.trick.auction.Calls;
import kibitzer.games.trick.auction.Outcome;
import kibitzer.games.trick.plain.HandInPlay;
import kibitzer.games.trick.search.Stake;

/**
 * A hand of a game of tricks from the deal to the last card.
 *
 * @param dealer his place at the table, from 0
 * @param dealt by place
 * @param stock what was not dealt and not turned, the next card to be drawn first
 * @param turnUp the card turned
 * @param calls from the first to speak
 * @param named what the maker says is trumps: "S", "NT"
 * @param held by place, before the first card is led: as dealt, but for a card taken and one laid away
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
        Optional<HandInPlay> play) {
    private static final String NO_TRUMP = "NT";
    private static final int PARTNERS = 4;

    public TrickHand {
        dealt = List.copyOf(dealt);
        stock = List.copyOf(stock);
        calls = List.copyOf(calls);
        held = List.copyOf(held);
    }

    static TrickHand of(TrickGame game, int dealer, List<Cards> dealt, List<Card> stock, Optional<Card> turnUp) {
        return new TrickHand(game, dealer, dealt, stock, turnUp, List.of(), Optional.empty(), dealt, Optional.empty())
                .begun();
    }

    public int players() {
        return dealt.size();
    }

    public int eldest() {
        return (dealer + 1) % players();
    }

    /** How the calls go; empty where the game has none. */
    public Optional<Calls> calling() {
        CallTable table = CallTable.of(players(), dealt.getFirst().size());
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
        OptionalInt accepted = outcome().map(Outcome::partner).orElse(OptionalInt.empty());
        if (accepted.isPresent()) {
            return OptionalInt.of(place(accepted.getAsInt()));
        }
        boolean lone = outcome().map(Outcome::alone).orElse(false);
        return maker().isPresent() && isByPartners() && !lone
                ? OptionalInt.of((maker().getAsInt() + players() / 2) % players())
                : OptionalInt.empty();
    }

    /** Whether those across the table play together. */
    public boolean isByPartners() {
        return isByPartners(game, players());
    }

    static boolean isByPartners(TrickGame game, int players) {
        Sides sides = game.rules().sides();
        return players == PARTNERS
                && (sides == Sides.PARTNERS || sides == Sides.PARTNERS_OR_LONE || sides == Sides.BY_NUMBER_OF_PLAYERS);
    }

    private int place(int speaker) {
        return (eldest() + speaker) % players();
    }

    /** The kind of hand that is played. */
    public Contract contract() {
        return outcome()
                .map(Outcome::contract)
                .flatMap(word -> game.rules().contract(word))
                .orElseGet(() -> game.rules().usual());
    }

    private TrumpMaking making() {
        return game.rules().making(contract());
    }

    public Phase phase() {
        if (play.isPresent()) {
            return play.get().isOver() ? Phase.OVER : Phase.PLAYING;
        }
        if (calling().isPresent()) {
            Optional<Outcome> outcome = outcome();
            if (outcome.isEmpty()) {
                return Phase.CALLING;
            }
            if (outcome.get().end() != Outcome.End.PLAYED) {
                return Phase.OVER;
            }
        }
        if (isToBeNamed()) {
            return Phase.NAMING;
        }
        return held.get(dealer).size() > dealt.get(dealer).size()
                ? Phase.LAYING_AWAY
                : making().by() == TrumpMaking.By.FIRST_LEAD ? Phase.FIRST_LEAD : Phase.PLAYING;
    }

    private boolean isToBeNamed() {
        boolean byMaker = switch (making().by()) {
            case BIDDER, DEALER, LONGEST_SUIT -> true;
            default -> false;
        };
        return byMaker && named.isEmpty() && calledTrump().isEmpty();
    }

    private String calledTrump() {
        return outcome().map(Outcome::trump).orElse("");
    }

    /** What is trumps; none where nothing is. Of no meaning before that is fixed. */
    public Optional<Suit> trump() {
        String word = named.orElseGet(this::calledTrump);
        if (!word.isEmpty()) {
            return word.equals(NO_TRUMP) ? Optional.empty() : Optional.of(CardNotation.readSuit(word));
        }
        return switch (making().by()) {
            case RULE -> Optional.of(making().suits().getFirst());
            case TURN_UP, TURN_UP_OR_NAMED, TURN_UP_OR_CONTRACT -> turnUp.map(Card::suit);
            default -> Optional.empty();
        };
    }

    /** The suits that the maker may name: "S", "H", "NT". */
    public List<String> names() {
        List<String> names = new ArrayList<>();
        making().suits().forEach(suit -> names.add(String.valueOf(suit.letter())));
        if (making().noTrump()) {
            names.add(NO_TRUMP);
        }
        return names;
    }

    /** Whose turn it is, by place; empty when the hand is over. */
    public OptionalInt toPlay() {
        return switch (phase()) {
            case CALLING -> OptionalInt.of(place(calling().orElseThrow().speaker(calls)));
            case NAMING -> OptionalInt.of(maker().orElse(dealer));
            case LAYING_AWAY -> OptionalInt.of(dealer);
            case FIRST_LEAD -> OptionalInt.of(leader());
            case PLAYING -> OptionalInt.of(seats().get(play.orElseThrow().toPlay()));
            case OVER -> OptionalInt.empty();
        };
    }

    /** The places that take part in the play, in the order of the table. */
    public List<Integer> seats() {
        Optional<Outcome> outcome = outcome();
        return IntStream.range(0, players())
                .filter(place -> outcome.map(one -> one.taking().contains(Math.floorMod(place - eldest(), players())))
                        .orElse(true))
                .filter(place -> !outcome.map(Outcome::alone).orElse(false)
                        || !isByPartners()
                        || place != (maker().orElse(place + 1) + players() / 2) % players())
                .boxed()
                .toList();
    }

    /**
     * Eldest hand leads, or who comes next of those who take part. At nap and its kin the caller does (Culbertson, p. 200), and at
     * euchre who sits at the left of a maker that plays without their partner (p. 206).
     */
    private int leader() {
        OptionalInt maker = maker();
        if (maker.isPresent() && (making().by() == TrumpMaking.By.FIRST_LEAD || isNumberForOne())) {
            return maker.getAsInt();
        }
        boolean lone = maker.isPresent()
                && isByPartners()
                && outcome().map(Outcome::alone).orElse(false);
        int first = lone ? (maker.getAsInt() + 1) % players() : eldest();
        return IntStream.range(0, players())
                .map(after -> (first + after) % players())
                .filter(seats()::contains)
                .findFirst()
                .orElse(first);
    }

    /** Whether one player has undertaken to win so many tricks against all others. */
    private boolean isNumberForOne() {
        return game.rules().auction() == Auction.NUMBER && game.rules().sides() == Sides.ONE_AGAINST_THE_REST;
    }

    /** What is played for. */
    private Stake stake() {
        Stake stake = Stake.counted(game, contract());
        boolean alone = maker().isPresent() && partner().isEmpty();
        return alone ? stake.alone(seats().indexOf(maker().getAsInt())) : stake;
    }

    TrickHand called(String word) {
        boolean naming = phase() == Phase.NAMING;
        List<String> more = new ArrayList<>(calls);
        if (!naming) {
            more.add(word);
        }
        TrickHand next =
                new TrickHand(game, dealer, dealt, stock, turnUp, more, naming ? Optional.of(word) : named, held, play);
        return (naming ? next : next.taken()).begun();
    }

    /** The dealer takes the card turned that was accepted for trumps. */
    private TrickHand taken() {
        boolean takes = game.rules().change() == HandChange.ROB_TURN_UP
                && phase() == Phase.PLAYING
                && maker().isPresent()
                && turnUp.map(Card::suit).equals(trump())
                && seats().contains(dealer);
        return takes ? holding(held.get(dealer).with(turnUp.orElseThrow())) : this;
    }

    private TrickHand holding(Cards dealers) {
        List<Cards> hands = new ArrayList<>(held);
        hands.set(dealer, dealers);
        return new TrickHand(game, dealer, dealt, stock, turnUp, calls, named, hands, play);
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
                stake(),
                seats().stream().map(held::get).toList(),
                drawn,
                seats().indexOf(leader()));
        return new TrickHand(game, dealer, dealt, stock, turnUp, calls, named, held, Optional.of(first));
    }

    /** A card played or laid away. */
    TrickHand played(TrickMove.Played move) {
        return switch (phase()) {
            case LAYING_AWAY -> holding(held.get(dealer).without(move.card())).begun();
            case FIRST_LEAD -> playing(Optional.of(move.card().suit())).played(move);
            default ->
                new TrickHand(
                        game,
                        dealer,
                        dealt,
                        stock,
                        turnUp,
                        calls,
                        named,
                        held,
                        play.map(hand -> hand.play(move.card(), move.naming())));
        };
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
