package kibitzer.decisions.bridge.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.turn.CardTrials;
import kibitzer.games.bridge.turn.CardTurn;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.search.BestPlay;
import kibitzer.games.trick.search.OpenHands;
import kibitzer.games.trick.search.Stake;
import kibitzer.games.trick.search.TrickLost;
import kibitzer.games.trick.whist.WhistGames;

/**
 * Which trick a card gives up beside a better one: in the layouts in which it falls short, both are played out with all cards
 * seen, and what most of them have in common is told.
 */
final class TrickGivenUp {
    private static final int MOST_LAYOUTS = 8;
    private static final int FEW_LAYOUTS = 2;
    private static final int BEFORE_THE_LAST = 3;

    /** A trick that is given up less often says little of the others. */
    private static final double OFTEN = 0.375;

    /** With more tricks left only the one on the table is played out. */
    private static final int PLAYED_OUT = 9;

    private TrickGivenUp() {}

    /** "West's king of spades wins this trick", or may win it where other layouts give up another; empty where no trick can be named,
     * or none in so many of the layouts. */
    static Optional<String> of(CardTrials trials, Card worse, Card better) {
        CardTurn turn = trials.turn();
        if (turn.trick().size() == BEFORE_THE_LAST && wins(turn, worse) && wins(turn, better)) {
            return Optional.of("it plays last, and the " + better.inWords() + " wins this trick as well");
        }
        boolean wholly = turn.tricksLeft() <= PLAYED_OUT;
        List<Deal> lost = trials.lostBy(worse, better);
        List<Deal> looked = lost.subList(0, Math.min(lost.size(), wholly ? MOST_LAYOUTS : FEW_LAYOUTS));
        Map<Told, Integer> told = new LinkedHashMap<>();
        for (Deal deal : looked) {
            lost(turn, deal, worse, better, wholly ? turn.tricksLeft() : 1)
                    .filter(loss -> !isOfAnotherSuit(turn, worse, loss))
                    .ifPresent(loss -> told.merge(inWords(trials, worse, better, loss), 1, Integer::sum));
        }
        return told.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .filter(most -> most.getValue() >= OFTEN * looked.size())
                .map(most -> most.getValue() < looked.size()
                        ? most.getKey().may()
                        : most.getKey().does());
    }

    private static Optional<TrickLost> lost(CardTurn turn, Deal deal, Card worse, Card better, int tricks) {
        OpenHands hands = hands(turn, deal);
        boolean northSouth = turn.seat().isNorthSouth();
        IntPredicate ours = player -> Seat.values()[player].isNorthSouth() == northSouth;
        Optional<BestPlay> well = BestPlay.after(hands, Stake.TRICKS, better, tricks, Optional.empty());
        return well.flatMap(best -> BestPlay.after(hands, Stake.TRICKS, worse, tricks, well)
                .flatMap(other -> TrickLost.between(best, other, worse, ours)));
    }

    /** A discard costs tricks of its own suit: what else is lost by it comes of how the rest is played. */
    private static boolean isOfAnotherSuit(CardTurn turn, Card worse, TrickLost loss) {
        return !turn.trick().isEmpty()
                && worse.suit() != turn.trick().getFirst().suit()
                && turn.strain().suit().filter(worse.suit()::equals).isEmpty()
                && loss instanceof TrickLost.Later(BestPlay.Won theirs, BestPlay.Won ours)
                && theirs.with().suit() != worse.suit();
    }

    /** The play of bridge is that of whist. */
    private static OpenHands hands(CardTurn turn, Deal deal) {
        CardSet table = CardSet.of(turn.trick());
        List<Cards> hands = new ArrayList<>();
        for (Seat seat : Seat.values()) {
            hands.add(Cards.of(deal.hand(seat).minus(table).toList()));
        }
        return new OpenHands(
                WhistGames.WHIST,
                WhistGames.WHIST.rules().usual(),
                turn.strain().suit(),
                hands,
                turn.table().leader().ordinal(),
                turn.trick(),
                TableFacts.NONE);
    }

    /** What happens in all layouts that were looked at, and what may happen. */
    private record Told(String does, String may) {
        /** What happens whoever holds what. */
        static Told always(String what) {
            return new Told(what, what);
        }

        static Told of(String who, String does, String may) {
            return new Told(who + " " + does, who + " may " + may);
        }
    }

    private static Told inWords(CardTrials trials, Card worse, Card better, TrickLost loss) {
        CardTurn turn = trials.turn();
        return switch (loss) {
            case TrickLost.AtOnce(BestPlay.Won theirs, BestPlay.Won ours) -> {
                String who = who(turn, theirs.winner());
                String with = theirs.with().inWords();
                yield isRuff(turn, worse, theirs.with())
                        ? Told.of(who, "ruffs it with the " + with, "ruff it with the " + with)
                        : turn.trick().isEmpty()
                                ? held(trials, theirs, who + "'s " + with, "beats it", "beat it")
                                : held(trials, theirs, who + "'s " + with, "wins this trick", "win this trick");
            }
            case TrickLost.ItsOwn(Card card) -> Told.of("kept, it", "wins a trick later", "win a trick later");
            case TrickLost.Later(BestPlay.Won theirs, BestPlay.Won ours)
            when worse.suit() != better.suit()
                    && drawsTheLastTrump(turn, worse, theirs.with().suit()) ->
                Told.always("it draws " + (turn.isDummys() ? "your" : "dummy's") + " last trump, which ruffs a "
                        + theirs.with().suit().singular());
            case TrickLost.Later(BestPlay.Won theirs, BestPlay.Won ours) ->
                Told.of(
                        holder(turn, theirs.winner()) + theirs.with().inWords(),
                        "wins them a trick",
                        "win them a trick");
        };
    }

    /** Of a card that not every layout has with that player nobody knows where it lies: it may do so. */
    private static Told held(CardTrials trials, BestPlay.Won theirs, String who, String does, String may) {
        Seat seat = Seat.values()[theirs.winner()];
        return trials.deals().stream().allMatch(deal -> deal.hand(seat).contains(theirs.with()))
                ? Told.of(who, does, may)
                : Told.always(who + " may " + may);
    }

    /** A trump of declarer's that takes the only one from his other hand, which is the shorter in the suit that is lost. */
    private static boolean drawsTheLastTrump(CardTurn turn, Card worse, Suit lost) {
        CardSet other = turn.isDummys() ? turn.hand() : turn.dummy();
        return turn.isDeclarers()
                && turn.trick().isEmpty()
                && turn.strain().suit().filter(worse.suit()::equals).isPresent()
                && worse.suit() != lost
                && other.length(worse.suit()) == 1
                && other.length(lost) < turn.cards().length(lost);
    }

    private static boolean isRuff(CardTurn turn, Card led, Card winning) {
        return turn.trick().isEmpty()
                && winning.suit() != led.suit()
                && turn.strain().suit().filter(winning.suit()::equals).isPresent();
    }

    /** "dummy's ", and of a card that nobody sees, which may lie with either, "the ". */
    private static String holder(CardTurn turn, int player) {
        return Seat.values()[player] == turn.dummySeat() ? "dummy's " : "the ";
    }

    /** True if the card heads what lies on the table. */
    private static boolean wins(CardTurn turn, Card card) {
        Optional<Suit> trumps = turn.strain().suit();
        Card best = turn.trick().getFirst();
        for (Card other : turn.trick()) {
            best = beats(other, best, trumps) ? other : best;
        }
        return beats(card, best, trumps);
    }

    private static boolean beats(Card card, Card best, Optional<Suit> trumps) {
        return card.suit() == best.suit()
                ? card.rank().isHigherThan(best.rank())
                : trumps.filter(card.suit()::equals).isPresent();
    }

    private static String who(CardTurn turn, int player) {
        Seat seat = Seat.values()[player];
        return seat == turn.dummySeat()
                ? "dummy"
                : seat.name().charAt(0) + seat.inWords().substring(1);
    }
}
