package kibitzer.games.poker.pot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.HandValue;
import kibitzer.games.poker.PokerForm;
import kibitzer.games.poker.Showing;
import kibitzer.games.poker.pot.Move.Discard;
import kibitzer.games.poker.pot.Move.Word;

/**
 * A pot being played; immutable, every move makes the next one.
 *
 * @param game what is played
 * @param seats from the dealer's left; the last is the dealer
 * @param stock cards not dealt and thrown
 * @param betting how far the betting has come, and who is still to speak
 * @param chips in the pot
 * @param said every move so far
 * @param outcome how it ended; empty while it goes on
 */
public record Pot(
        PotGame game,
        List<PotSeat> seats,
        Stock stock,
        Betting betting,
        int chips,
        List<BettingAction> said,
        Optional<Outcome> outcome) {
    private static final int HAND = 5;
    private static final int LAST_ROUND = 4;

    public Pot {
        seats = List.copyOf(seats);
        said = List.copyOf(said);
    }

    /** Cards dealt and antes paid; the same seed deals the same cards. */
    public static Pot dealt(PotGame game, Seed seed) {
        boolean stud = game == PotGame.FIVE_CARD_STUD;
        Stock stock = Stock.shuffled(seed);
        List<PotSeat> seats = new ArrayList<>();
        for (int seat = 0; seat < game.players(); seat++) {
            Stock.Dealt hand = stock.deal(stud ? 1 : HAND);
            Stock.Dealt up = hand.rest().deal(stud ? 1 : 0);
            stock = up.rest();
            seats.add(
                    new PotSeat(hand.cards(), up.cards(), PotGame.CHIPS - PotGame.ANTE, 0, true, OptionalInt.empty()));
        }
        Pot pot = new Pot(
                game,
                seats,
                stock,
                Betting.opening(stud ? Phase.STUD_BETS : Phase.OPENING),
                PotGame.ANTE * seats.size(),
                List.of(),
                Optional.empty());
        return pot.waitingFor(stud ? pot.from(pot.highestShowing()) : pot.from(0));
    }

    public boolean isOver() {
        return outcome.isPresent();
    }

    /** Where it stands. */
    public Phase phase() {
        return betting.phase();
    }

    /** The round of upcards at stud, from 1; 1 at draw poker. */
    public int round() {
        return betting.round();
    }

    /** The seats still to speak in this round, the next first. */
    public List<Integer> waiting() {
        return betting.waiting();
    }

    /** How often this round has been raised. */
    public int raises() {
        return betting.raises();
    }

    /** How often the round before was raised. */
    public int raisesBefore() {
        return betting.raisesBefore();
    }

    /** Who opened, or bet first at stud. */
    public OptionalInt opener() {
        return betting.opener();
    }

    /** Who bet or raised last. */
    public OptionalInt aggressor() {
        return betting.aggressor();
    }

    /** Whose turn it is. */
    public int toAct() {
        return waiting().getFirst();
    }

    public PotSeat seat(int seat) {
        return seats.get(seat);
    }

    /** What the player in turn must pay to stay. */
    public int toCall() {
        return highestStake() - seat(toAct()).staked();
    }

    private int highestStake() {
        return seats.stream().mapToInt(PotSeat::staked).max().orElse(0);
    }

    /** Seats not dropped, in order. */
    public List<Integer> in() {
        return IntStream.range(0, seats.size())
                .filter(seat -> seat(seat).in())
                .boxed()
                .toList();
    }

    /** True if someone has bet in this round. */
    public boolean isBet() {
        return highestStake() > 0;
    }

    /** The words the player in turn may say; none where he is to draw. */
    public List<Word> words() {
        return switch (phase()) {
            case OPENING -> mayOpen(toAct()) ? List.of(Word.OPEN, Word.PASS) : List.of(Word.PASS);
            case DRAW, OVER -> List.of();
            case FIRST_BETS, LAST_BETS, STUD_BETS -> bettingWords();
        };
    }

    private List<Word> bettingWords() {
        if (isBet()) {
            return raises() < PotGame.MOST_RAISES
                    ? List.of(Word.RAISE, Word.CALL, Word.DROP)
                    : List.of(Word.CALL, Word.DROP);
        }
        // The first to bet at stud must (p. 82).
        return phase() == Phase.STUD_BETS && round() == 1
                ? List.of(Word.BET)
                : List.of(Word.BET, Word.CHECK, Word.DROP);
    }

    /** True if the hand holds a pair of jacks or better. */
    public boolean mayOpen(int seat) {
        HandValue value = PokerForm.STANDARD.value(seat(seat).hand());
        return value.handClass().beats(HandClass.PAIR)
                || value.handClass() == HandClass.PAIR
                        && value.first().getFirst().isAtLeast(Rank.JACK);
    }

    public boolean allows(Move move) {
        return switch (move) {
            case Word word -> words().contains(word);
            case Discard discard ->
                phase() == Phase.DRAW && discard.cards().subsetOf(seat(toAct()).hand());
            case Move.Drawn drawn -> false;
        };
    }

    /**
     * The pot after the move of the player in turn.
     *
     * @throws IllegalArgumentException if it is not allowed
     */
    public Pot after(Move move) {
        if (isOver() || !allows(move)) {
            throw new IllegalArgumentException(move.does() + "; expected one of " + words() + " in " + phase());
        }
        int seat = toAct();
        return switch (move) {
            case Discard discard -> drawn(seat, discard);
            case Word word -> after(seat, word);
            case Move.Drawn drawn -> throw new IllegalArgumentException("nobody knows which cards are thrown");
        };
    }

    private Pot after(int seat, Word word) {
        return switch (word) {
            case PASS, CHECK -> spoken(seat, word, 0).next();
            case DROP -> spoken(seat, word, 0).changed(seat, seat(seat).drops()).next();
            case CALL -> spoken(seat, word, toCall()).next();
            case OPEN -> opened(seat);
            case BET -> raised(seat, word, unit(), 0);
            case RAISE -> raised(seat, word, toCall() + unit(), 1);
        };
    }

    private int unit() {
        return game.unit(phase(), round());
    }

    private Pot opened(int seat) {
        Pot pot = spoken(seat, Word.OPEN, game.unit(Phase.FIRST_BETS, 1));
        return pot.answeredByOthers(seat, pot.betting.as(Phase.FIRST_BETS).openedBy(seat));
    }

    private Pot raised(int seat, Word word, int paid, int more) {
        Pot pot = spoken(seat, word, paid);
        boolean isFirst = opener().isEmpty() && phase() == Phase.STUD_BETS;
        return pot.answeredByOthers(seat, isFirst ? pot.betting.openedBy(seat) : pot.betting.raisedBy(seat, more));
    }

    /** All others still in speak again. */
    private Pot answeredByOthers(int seat, Betting now) {
        return at(now.waitingFor(others(seat))).next();
    }

    private Pot drawn(int seat, Discard discard) {
        Stock.Dealt dealt = stock.deal(discard.cards().size());
        PotSeat drawer = seat(seat).draws(discard.cards(), dealt.cards());
        Pot pot = spoken(seat, discard, 0).changed(seat, drawer);
        return pot.dealingFrom(dealt.rest().thrown(discard.cards())).next();
    }

    /** Goes on: to the next to speak, the next round, or the end. */
    private Pot next() {
        List<Integer> in = in();
        if (in.size() == 1) {
            return won(List.of(in.getFirst()), new Outcome.Uncontested(in.getFirst(), chips));
        }
        if (!waiting().isEmpty()) {
            return this;
        }
        return switch (phase()) {
            case OPENING -> ended(new Outcome.PassedOut());
            case FIRST_BETS -> as(Phase.DRAW).waitingFor(from(0));
            case DRAW -> newRound(Phase.LAST_BETS, 1).startingFrom(opener().orElse(0));
            case LAST_BETS -> showdown();
            case STUD_BETS -> round() == LAST_ROUND ? showdown() : upcards();
            case OVER -> this;
        };
    }

    private Pot upcards() {
        Pot pot = newRound(Phase.STUD_BETS, round() + 1);
        for (int seat : in()) {
            Stock.Dealt dealt = pot.stock.deal(1);
            pot = pot.changed(seat, pot.seat(seat).shows(dealt.cards())).dealingFrom(dealt.rest());
        }
        return pot.startingFrom(pot.highestShowing());
    }

    /** Of equal ones the nearest to the dealer's left. */
    private int highestShowing() {
        int highest = in().getFirst();
        for (int seat : in()) {
            if (Showing.of(seat(seat).up()).compareTo(Showing.of(seat(highest).up())) > 0) {
                highest = seat;
            }
        }
        return highest;
    }

    private Pot showdown() {
        List<Integer> in = in();
        HandValue best =
                in.stream().map(this::value).max(PokerForm.STANDARD::compare).orElseThrow();
        List<Integer> winners = in.stream()
                .filter(seat -> PokerForm.STANDARD.compare(value(seat), best) == 0)
                .toList();
        return won(winners, new Outcome.Showdown(winners, chips));
    }

    private HandValue value(int seat) {
        return PokerForm.STANDARD.value(seat(seat).cards());
    }

    /** An odd chip goes to him who bet or raised last, if he divides, or else to the first (p. 56). */
    private Pot won(List<Integer> winners, Outcome how) {
        int each = chips / winners.size();
        int odd = chips % winners.size();
        int first = aggressor().isPresent() && winners.contains(aggressor().getAsInt())
                ? aggressor().getAsInt()
                : winners.getFirst();
        Pot pot = this;
        for (int winner : winners) {
            pot = pot.changed(winner, pot.seat(winner).wins(each + (winner == first ? odd : 0)));
        }
        return new Pot(game, pot.seats, stock, betting, 0, said, outcome).ended(how);
    }

    /** Seats not dropped, from this one on round the table. */
    private List<Integer> from(int first) {
        return IntStream.range(0, seats.size())
                .map(step -> (first + step) % seats.size())
                .filter(seat -> seat(seat).in())
                .boxed()
                .toList();
    }

    private List<Integer> others(int seat) {
        return from(seat).stream().filter(other -> other != seat).toList();
    }

    private Pot startingFrom(int first) {
        return waitingFor(from(first));
    }

    private Pot spoken(int seat, Move move, int paid) {
        List<BettingAction> more = Stream.concat(
                        said.stream(), Stream.of(new BettingAction(seat, phase(), round(), move, paid)))
                .toList();
        return new Pot(game, seats, stock, betting.spoken(), chips + paid, more, outcome)
                .changed(seat, seat(seat).pays(paid));
    }

    private Pot changed(int seat, PotSeat changed) {
        List<PotSeat> all = new ArrayList<>(seats);
        all.set(seat, changed);
        return seated(all);
    }

    private Pot seated(List<PotSeat> all) {
        return new Pot(game, all, stock, betting, chips, said, outcome);
    }

    private Pot at(Betting other) {
        return new Pot(game, seats, stock, other, chips, said, outcome);
    }

    private Pot as(Phase other) {
        return at(betting.as(other));
    }

    private Pot waitingFor(List<Integer> others) {
        return at(betting.waitingFor(others));
    }

    private Pot dealingFrom(Stock other) {
        return new Pot(game, seats, other, betting, chips, said, outcome);
    }

    private Pot newRound(Phase next, int number) {
        return seated(seats.stream().map(PotSeat::newRound).toList()).at(betting.newRound(next, number));
    }

    private Pot ended(Outcome how) {
        return new Pot(game, seats, stock, betting.as(Phase.OVER).waitingFor(List.of()), chips, said, Optional.of(how));
    }

    /** Cards of everybody, for whoever may see them all. */
    public CardSet dealt() {
        return seats.stream().map(PotSeat::cards).reduce(CardSet.EMPTY, CardSet::union);
    }

    /** The pot as it was dealt. */
    public Pot asDealt() {
        return dealt(game, stock.seed());
    }

    /** The cards not dealt yet, the top one first. */
    public List<Card> undealt() {
        return stock.cards();
    }

    /** What one seat may see: of others no hidden card, nor what they threw; nothing of the stock. All when it is over. */
    public Pot seenBy(int seat) {
        if (isOver()) {
            return this;
        }
        return new Pot(
                game,
                IntStream.range(0, seats.size())
                        .mapToObj(other ->
                                other == seat ? seat(other) : seat(other).fromOutside())
                        .toList(),
                Stock.UNSEEN,
                betting,
                chips,
                said.stream()
                        .map(each -> each.seat() == seat ? each : each.fromOutside())
                        .toList(),
                outcome);
    }
}
