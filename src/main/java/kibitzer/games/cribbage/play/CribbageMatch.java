package kibitzer.games.cribbage.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.games.cribbage.CribbageGame;
import kibitzer.games.cribbage.HandPoints;
import kibitzer.games.cribbage.PegCount;

/**
 * A whole game of cribbage, deal after deal until a side pegs out. Immutable; what follows of itself, a go, the only card
 * that can be played, a count that nobody has to claim, follows at once.
 *
 * @param end the hole that wins
 * @param muggins true where each counts his own hand, and points he overlooks are the next side's
 * @param seed from which all deals are dealt
 * @param deal that is played
 * @param turn the player in turn
 * @param shown how many hands of this deal are counted
 * @param scores by side
 * @param behind where the hindmost peg of each side stands: its score before it last pegged
 * @param events of all deals
 */
public record CribbageMatch(
        CribbageGame game,
        int end,
        boolean muggins,
        Seed seed,
        CribbageDeal deal,
        CribbagePhase phase,
        int turn,
        int shown,
        List<Integer> scores,
        List<Integer> behind,
        List<CribbageEvent> events) {

    public CribbageMatch {
        scores = List.copyOf(scores);
        behind = List.copyOf(behind);
        events = List.copyOf(events);
    }

    /** The first deal. */
    public static CribbageMatch begin(CribbageGame game, int end, boolean muggins, int dealer, Seed seed) {
        List<Integer> nothing = Collections.nCopies(game.sides(), 0);
        CribbageDeal first = CribbageDeal.of(game, 1, dealer, seed.deal(1));
        return new CribbageMatch(
                game,
                end,
                muggins,
                seed,
                first,
                CribbagePhase.LAY_AWAY,
                first.eldest(),
                0,
                nothing,
                nothing,
                List.of());
    }

    public boolean isOver() {
        return phase == CribbagePhase.OVER;
    }

    /** Who is to move; nobody when the game is over. */
    public OptionalInt toPlay() {
        return isOver() ? OptionalInt.empty() : OptionalInt.of(turn);
    }

    /** The side that has pegged out. */
    public OptionalInt winner() {
        for (int side = 0; side < scores.size(); side++) {
            if (scores.get(side) >= end) {
                return OptionalInt.of(side);
            }
        }
        return OptionalInt.empty();
    }

    /** True if the game is over and some loser is not half-way: he loses a double game. */
    public boolean isLurch() {
        OptionalInt half = game.halfway(end);
        return isOver() && half.isPresent() && scores.stream().anyMatch(score -> score < half.getAsInt());
    }

    /** True if the player in turn counts the crib, false if his hand. */
    public boolean countsTheCrib() {
        return shown == game.players();
    }

    /** The hand or crib that the player in turn counts. */
    public CardSet counted() {
        return countsTheCrib() ? deal.crib() : deal.kept(turn);
    }

    /** After a move that the rules allow the player in turn. */
    public CribbageMatch after(CribbageMove move) {
        CribbageMatch next = switch (move) {
            case CribbageMove.Puts(CardSet cards) ->
                phase == CribbagePhase.LAY_AWAY ? laid(cards) : played(cards.first());
            case CribbageMove.Claims(int points) -> counted(points);
        };
        return next.settled();
    }

    private CribbageMatch laid(CardSet cards) {
        CribbageDeal laid = deal.laying(turn, cards);
        Optional<Integer> waiting = laid.after(turn).stream()
                .filter(player -> laid.laid().get(player).isEmpty())
                .findFirst();
        if (waiting.isPresent()) {
            return with(laid, CribbagePhase.LAY_AWAY, waiting.get());
        }
        CribbageMatch turned = with(laid, CribbagePhase.PLAY, laid.eldest())
                .seen(new CribbageEvent.Turned(laid.number(), laid.dealer(), laid.starter()));
        return laid.starter().rank() == Rank.JACK ? turned.pegging(laid.dealer(), CribbageEvent.Turned.HEELS) : turned;
    }

    private CribbageMatch played(Card card) {
        CribbageDeal after = deal.playing(turn, card);
        PegCount count = PegCount.of(after.pile());
        CribbageMatch now = with(after, phase, turn)
                .seen(new CribbageEvent.Played(after.number(), turn, card, count))
                .pegging(turn, count.points());
        if (now.isOver()) {
            return now;
        }
        boolean full = count.count() == PegCount.LIMIT;
        if (after.isPlayedOut()) {
            return (full ? now : now.lastToPlay(turn, true)).showing();
        }
        return full ? now.leading(turn) : now.goingOn(turn);
    }

    /** The next who can plays; the others have said go. If nobody can, the last to play pegs, and the next one leads. */
    private CribbageMatch goingOn(int last) {
        CribbageMatch now = this;
        for (int player : deal.after(last)) {
            if (!deal.playable(player).isEmpty()) {
                return now.with(deal, CribbagePhase.PLAY, player);
            }
            if (player != last && !deal.held(player).isEmpty() && !now.hasSaidGo(player)) {
                now = now.seen(new CribbageEvent.Go(deal.number(), player));
            }
        }
        CribbageMatch pegged = now.lastToPlay(last, false);
        return pegged.isOver() ? pegged : pegged.leading(last);
    }

    /** True if he has said go in the series that goes on. */
    private boolean hasSaidGo(int player) {
        int cards = 0;
        for (CribbageEvent event : events.reversed()) {
            if (event instanceof CribbageEvent.Go said && said.player() == player) {
                return true;
            }
            if (event instanceof CribbageEvent.Played && ++cards == deal.series()) {
                return false;
            }
        }
        return false;
    }

    private CribbageMatch lastToPlay(int player, boolean last) {
        return seen(new CribbageEvent.Pegged(deal.number(), player, last)).pegging(player, CribbageEvent.Pegged.POINTS);
    }

    /** A new series, led by the next after the last to play who has a card. */
    private CribbageMatch leading(int last) {
        CribbageDeal fresh = deal.newSeries();
        int leader = fresh.after(last).stream()
                .filter(player -> !fresh.held(player).isEmpty())
                .findFirst()
                .orElseThrow();
        return with(fresh, CribbagePhase.PLAY, leader);
    }

    private CribbageMatch showing() {
        return isOver() ? this : with(deal, CribbagePhase.COUNT, countsNext(0));
    }

    /** Eldest hand shows first, then the others in turn, the dealer's crib last; partners show together. */
    private int countsNext(int already) {
        if (already == game.players()) {
            return deal.dealer();
        }
        int half = game.players() / 2;
        int steps = game.partners() ? already % half * 2 + already / half : already;
        return (deal.eldest() + steps) % game.players();
    }

    private CribbageMatch counted(int claimed) {
        CardSet cards = counted();
        int worth = HandPoints.of(cards, deal.starter(), countsTheCrib());
        int pegs = Math.min(claimed, worth);
        int taken = worth - pegs;
        CribbageMatch now = seen(new CribbageEvent.Shown(
                        deal.number(), turn, countsTheCrib(), cards, deal.starter(), worth, pegs, taken))
                .pegging(turn, pegs);
        if (!now.isOver()) {
            now = now.pegging((turn + 1) % game.players(), taken);
        }
        if (now.isOver()) {
            return now;
        }
        return shown < game.players() ? now.countingFrom(shown + 1) : now.nextDeal();
    }

    private CribbageMatch countingFrom(int already) {
        return new CribbageMatch(
                game,
                end,
                muggins,
                seed,
                deal,
                CribbagePhase.COUNT,
                countsNext(already),
                already,
                scores,
                behind,
                events);
    }

    private CribbageMatch nextDeal() {
        int number = deal.number() + 1;
        CribbageDeal next = CribbageDeal.of(game, number, deal.eldest(), seed.deal(number));
        return new CribbageMatch(
                game, end, muggins, seed, next, CribbagePhase.LAY_AWAY, next.eldest(), 0, scores, behind, events);
    }

    /** What needs no decision is done: the only card that can be played, a count where nobody has to claim it. */
    private CribbageMatch settled() {
        CribbageMatch now = this;
        while (true) {
            if (now.phase == CribbagePhase.PLAY && now.deal.playable(now.turn).size() == 1) {
                now = now.played(now.deal.playable(now.turn).first());
            } else if (now.phase == CribbagePhase.COUNT && !muggins) {
                now = now.counted(HandPoints.of(now.counted(), now.deal.starter(), now.countsTheCrib()));
            } else {
                return now;
            }
        }
    }

    private CribbageMatch pegging(int player, int points) {
        if (points == 0) {
            return this;
        }
        int side = game.sideOf(player);
        List<Integer> now = new ArrayList<>(scores);
        List<Integer> last = new ArrayList<>(behind);
        last.set(side, now.get(side));
        now.set(side, Math.min(end, now.get(side) + points));
        boolean out = now.get(side) == end;
        return new CribbageMatch(
                game, end, muggins, seed, deal, out ? CribbagePhase.OVER : phase, turn, shown, now, last, events);
    }

    private CribbageMatch seen(CribbageEvent event) {
        List<CribbageEvent> all = new ArrayList<>(events);
        all.add(event);
        return new CribbageMatch(game, end, muggins, seed, deal, phase, turn, shown, scores, behind, all);
    }

    private CribbageMatch with(CribbageDeal now, CribbagePhase next, int player) {
        return new CribbageMatch(game, end, muggins, seed, now, next, player, shown, scores, behind, events);
    }
}
