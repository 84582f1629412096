package kibitzer.games.whist;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.games.table.TableSeat;

/**
 * What the cards played have said.
 *
 * @param history the tricks so far; the last may be unfinished
 * @param trump the trump suit
 */
public record Signals(List<WhistTrick> history, Suit trump) {
    /** What a seat has signalled in a suit. */
    public enum Signal {
        CALLS_FOR_TRUMPS,
        ECHO,
        COMMAND,
        NO_MORE,
        NONE
    }

    /**
     * A signal read from the cards.
     *
     * @param first the number of the trick in which it began
     * @param last the number of the trick in which it was complete
     */
    public record Read(Signal signal, int first, int last, List<Card> cards) {}

    public Signals {
        history = List.copyOf(history);
    }

    /**
     * A card and how it was played.
     *
     * @param trick the number of its trick
     * @param low true if it did not head the trick when it was played
     * @param thrown true if another suit was led
     * @param place of the cards of its suit that were left, 1 for the best
     */
    public record Played(int trick, Card card, boolean low, boolean thrown, int place) {}

    /** The last signal that a seat gave in the suit; the best card thrown is COMMAND, and NO_MORE as well unless more came. */
    public Optional<Read> read(TableSeat seat, Suit suit) {
        List<Played> cards = played(seat, suit);
        Optional<Read> found = Optional.empty();
        for (int later = 0; later < cards.size(); later++) {
            Played now = cards.get(later);
            Optional<Read> here = highAndLow(seat, cards, later).or(() -> thrown(cards, now));
            found = here.isPresent() ? here : found;
        }
        return found;
    }

    /** True if nothing more of the suit was played after the card of this trick. */
    public boolean isLastOf(TableSeat seat, Suit suit, int trick) {
        return played(seat, suit).stream().noneMatch(card -> card.trick() > trick);
    }

    /** The number of the trick by which a seat had called for trumps; empty if it has not. */
    public Optional<Integer> called(TableSeat seat) {
        return call(seat).map(Read::last);
    }

    /** The first call for trumps of a seat, by two cards of a plain suit; empty if it has not called. */
    public Optional<Read> call(TableSeat seat) {
        return Stream.of(Suit.values())
                .filter(suit -> suit != trump)
                .map(suit -> played(seat, suit))
                .flatMap(cards -> IntStream.range(1, cards.size())
                        .boxed()
                        .flatMap(later ->
                                highBefore(cards, later).stream().map(high -> calling(high, cards.get(later)))))
                .min(Comparator.comparingInt(Read::last));
    }

    private static Read calling(Played high, Played low) {
        return new Read(Signal.CALLS_FOR_TRUMPS, high.trick(), low.trick(), List.of(high.card(), low.card()));
    }

    /** True if a seat has played high and then low in trumps, before this trick: the handbook does not say whether that calls. */
    public boolean calledInTrumps(TableSeat seat, int trick) {
        List<Played> cards = played(seat, trump);
        return IntStream.range(1, cards.size())
                .anyMatch(later -> cards.get(later).trick() < trick
                        && highBefore(cards, later).isPresent());
    }

    private Optional<Read> highAndLow(TableSeat seat, List<Played> cards, int later) {
        Optional<Played> high = highBefore(cards, later);
        if (high.isEmpty()) {
            return Optional.empty();
        }
        Played first = high.get();
        Played now = cards.get(later);
        boolean echo =
                called(seat.after(2)).filter(call -> call < first.trick()).isPresent();
        if (!echo && now.card().suit() == trump) {
            return Optional.empty();
        }
        return Optional.of(new Read(
                echo ? Signal.ECHO : Signal.CALLS_FOR_TRUMPS,
                first.trick(),
                now.trick(),
                List.of(first.card(), now.card())));
    }

    /** The card of the same suit just before, if it was higher and need not have been played. */
    private static Optional<Played> highBefore(List<Played> cards, int later) {
        Played now = cards.get(later);
        return later == 0
                ? Optional.empty()
                : Optional.of(cards.get(later - 1))
                        .filter(before -> before.low()
                                && !(before.thrown() && before.place() == 1)
                                && before.card().rank().isHigherThan(now.card().rank()));
    }

    private Optional<Read> thrown(List<Played> cards, Played now) {
        if (!now.thrown() || now.card().suit() == trump || now.place() > 2) {
            return Optional.empty();
        }
        boolean last = cards.getLast().equals(now);
        if (now.place() == 2 && !last) {
            return Optional.empty();
        }
        Signal signal = now.place() == 2 ? Signal.NO_MORE : Signal.COMMAND;
        return Optional.of(new Read(signal, now.trick(), now.trick(), List.of(now.card())));
    }

    /** The cards of the suit that the seat has played, with what can be seen of the reason. */
    public List<Played> played(TableSeat seat, Suit suit) {
        List<Played> cards = new ArrayList<>();
        CardSet gone = CardSet.EMPTY;
        for (int number = 0; number < history.size(); number++) {
            WhistTrick trick = history.get(number);
            int place = trick.placeOf(seat);
            for (int before = 0; before < trick.cards().size(); before++) {
                Card card = trick.cards().get(before);
                if (before == place && card.suit() == suit) {
                    boolean thrown = !trick.isLedIn(suit);
                    boolean heads = place == 0 || trick.upTo(place + 1).best(trump) == place;
                    cards.add(new Played(
                            number, card, !heads, thrown, new SuitInPlay(CardSet.EMPTY, gone, suit).placeOf(card)));
                }
                gone = gone.with(card);
            }
        }
        return cards;
    }
}
