package kibitzer.games.bridge.problems.line;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;

/**
 * Plays a line against opponents who see every card: whether it takes its tricks whatever they do.
 *
 * <p>Only the opponents' cards branch; the line's own follow from what it sees. Positions met before are remembered, cards
 * of equal worth count as one, and the line stops when it can cash what it needs ({@link SureTricks}). Not safe for use by
 * several threads at once.
 */
public final class LineSearch {
    /** What came of a line. */
    public enum Outcome {
        MAKES,
        FAILS,
        /** More positions than are looked at. */
        TOO_LONG
    }

    private static final int TRICKS = 13;

    private final int trump;
    private final int lineSide;
    private final boolean seesBoth;
    private final int leader;
    private final int need;
    private final int mostPositions;
    private final long[] hands = new long[4];
    private final LinePlayer player;
    private final long firstLead;
    private final Map<Position, Boolean> known = new HashMap<>();
    private final long[][] tricks = new long[TRICKS][4];
    private int positions;

    private record Position(long north, long east, long south, long west, int leader, int won, int plan) {}

    /** Thrown where there are more positions than are looked at. */
    private static final class TooLong extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooLong() {
            super("too many positions", null, false, false);
        }
    }

    /**
     * @param declarer who plays the hand; his left-hand opponent leads
     * @param forDeclarer whether the line is declarer's, who sees both hands, or the defenders', of whom each sees his own and dummy
     * @param need the tricks the line's side wants
     * @param lead the opening lead
     * @param mostPositions how many positions are looked at before the search gives up
     */
    public LineSearch(
            Deal deal,
            Strain strain,
            Seat declarer,
            boolean forDeclarer,
            Card lead,
            Line line,
            int need,
            int mostPositions) {
        for (Seat seat : Seat.values()) {
            hands[seat.ordinal()] = deal.hand(seat).bits();
        }
        this.trump = strain.ordinal();
        this.lineSide = (declarer.ordinal() + (forDeclarer ? 0 : 1)) & 1;
        this.seesBoth = forDeclarer;
        this.leader = declarer.next().ordinal();
        this.need = need;
        this.firstLead = Lanes.bit(lead);
        this.mostPositions = mostPositions;
        this.player = new LinePlayer(line, lead.suit().ordinal(), deal.cardsEach());
    }

    /** How many positions have been looked at. */
    public int positions() {
        return positions;
    }

    /** Whether the line takes its tricks against every defence. */
    public Outcome outcome() {
        try {
            return startsWell() ? Outcome.MAKES : Outcome.FAILS;
        } catch (TooLong beyondReach) {
            return Outcome.TOO_LONG;
        }
    }

    /** Whether the line takes its tricks against every defence when these cards have been played, the opening lead first. */
    public Outcome outcomeAfter(List<Card> cards) {
        long[] before = hands.clone();
        try {
            Standing now = stand(cards);
            boolean makes = now.played == 0
                    ? trick(now.leader, now.won, now.depth, now.plan)
                    : next(now.leader, now.played, now.won, now.depth, now.plan);
            return makes ? Outcome.MAKES : Outcome.FAILS;
        } catch (TooLong beyondReach) {
            return Outcome.TOO_LONG;
        } finally {
            System.arraycopy(before, 0, hands, 0, 4);
        }
    }

    /** Whether its side's cards among these are those of the line, or of equal worth. */
    public boolean plays(List<Card> cards) {
        long[] before = hands.clone();
        boolean kept = stand(cards).kept;
        System.arraycopy(before, 0, hands, 0, 4);
        return kept;
    }

    /** The line's next card after these, whether or not it would have played them; empty where it is not its turn. */
    public Optional<Card> cardAfter(List<Card> cards) {
        long[] before = hands.clone();
        Standing now = stand(cards);
        int seat = now.leader + now.played & 3;
        Optional<Card> card = (seat & 1) == lineSide && hands[seat] != 0
                ? Optional.of(Lanes.card(choose(seat, now.leader, now.played, now.depth, now.plan)
                        .card()))
                : Optional.empty();
        System.arraycopy(before, 0, hands, 0, 4);
        return card;
    }

    private record Standing(int leader, int played, int won, int depth, int plan, boolean kept) {}

    /** Plays these cards out of the hands. */
    private Standing stand(List<Card> cards) {
        Standing now = new Standing(leader, 0, 0, 0, Plan.START, true);
        for (Card card : cards) {
            int seat = now.leader + now.played & 3;
            int plan = now.plan;
            boolean kept = now.kept;
            long bit = Lanes.bit(card);
            if ((seat & 1) == lineSide) {
                Choice choice = choose(seat, now.leader, now.played, now.depth, plan);
                plan = choice.plan();
                kept &= same(bit, choice.card(), hands[seat]);
            }
            hands[seat] ^= bit;
            tricks[now.depth][now.played] = bit;
            now = new Standing(now.leader, now.played + 1, now.won, now.depth, plan, kept);
            if (now.played == 4) {
                int winner = winner(tricks[now.depth], now.leader);
                int won = now.won + ((winner & 1) == lineSide ? 1 : 0);
                now = new Standing(winner, 0, won, now.depth + 1, plan, kept);
            }
        }
        return now;
    }

    private boolean startsWell() {
        hands[leader] ^= firstLead;
        tricks[0][0] = firstLead;
        try {
            return next(leader, 1, 0, 0, Plan.START);
        } finally {
            hands[leader] ^= firstLead;
        }
    }

    private int left(int played, int leader) {
        return Long.bitCount(hands[leader]) + (played > 0 ? 1 : 0);
    }

    /** Whether the line makes from here; {@code played} cards of the trick lie on the table. */
    private boolean next(int leader, int played, int won, int depth, int plan) {
        if (played == 4) {
            long[] trick = tricks[depth];
            int winner = winner(trick, leader);
            return trick(winner, won + ((winner & 1) == lineSide ? 1 : 0), depth + 1, plan);
        }
        int seat = leader + played & 3;
        if ((seat & 1) == lineSide) {
            Choice choice = choose(seat, leader, played, depth, plan);
            return play(choice.card(), seat, leader, played, won, depth, choice.plan());
        }
        return opponentsAllow(seat, leader, played, won, depth, plan) == 0;
    }

    private boolean trick(int leader, int won, int depth, int plan) {
        int left = Long.bitCount(hands[leader]);
        if (won >= need) {
            return true;
        }
        if (won + left < need) {
            return false;
        }
        boolean ours = (leader & 1) == lineSide;
        if (ours && SureTricks.reach(hands[leader], otherHand(leader), unseen(leader), trump, need - won)) {
            return true;
        }
        int enough = won + left - need + 1;
        if (!ours && SureTricks.reach(hands[leader], hands[leader ^ 2], ourCards(), trump, enough)) {
            return false;
        }
        Position here = new Position(hands[0], hands[1], hands[2], hands[3], leader, won, plan);
        Boolean before = known.get(here);
        if (before != null) {
            return before;
        }
        if (++positions > mostPositions) {
            throw new TooLong();
        }
        boolean makes = next(leader, 0, won, depth, plan);
        known.put(here, makes);
        return makes;
    }

    private long ourCards() {
        return hands[lineSide] | hands[lineSide + 2];
    }

    private boolean play(long card, int seat, int leader, int played, int won, int depth, int plan) {
        hands[seat] ^= card;
        tricks[depth][played] = card;
        try {
            return next(leader, played + 1, won, depth, plan);
        } finally {
            hands[seat] ^= card;
        }
    }

    /** An opponents' card that beats the line; 0 if there is none. */
    private long opponentsAllow(int seat, int leader, int played, int won, int depth, int plan) {
        long[] trick = tricks[depth];
        long choices = legal(seat, played, trick);
        long all = hands[0] | hands[1] | hands[2] | hands[3];
        for (int i = 0; i < played; i++) {
            all |= trick[i];
        }
        for (long left = choices; left != 0; ) {
            long card = Lanes.highest(left);
            left ^= card;
            if (!Lanes.equalToTheNextAbove(card, hands[seat], all)
                    && !play(card, seat, leader, played, won, depth, plan)) {
                return card;
            }
        }
        return 0;
    }

    private long legal(int seat, int played, long[] trick) {
        long following = played == 0 ? 0 : Lanes.suit(hands[seat], Lanes.suitOf(trick[0]));
        return following == 0 ? hands[seat] : following;
    }

    private int winner(long[] trick, int leader) {
        return leader + Lanes.winner(trick, trump) & 3;
    }

    private Choice choose(int seat, int leader, int played, int depth, int plan) {
        return player.choose(
                new LineSight(trump, seat, hands[seat], otherHand(seat), unseen(seat), tricks[depth], played, leader),
                plan);
    }

    private long otherHand(int seat) {
        return seesBoth ? hands[seat ^ 2] : 0;
    }

    /** What may beat this hand's cards as far as it knows: for a defender also his partner's, which he does not see. */
    private long unseen(int seat) {
        long others = hands[seat + 1 & 3] | hands[seat + 3 & 3];
        return seesBoth ? others : others | hands[seat ^ 2];
    }

    /** The cards as they fall when the opponents beat the line, lead first, as far as there is something to choose. */
    public List<Card> beatenBy() {
        return List.copyOf(walk(Optional.empty()).cards());
    }

    /**
     * The opponents beat this line; where does another line, met by the same cards, first play differently?
     *
     * @return empty if it never does
     */
    public Optional<DivergentTurn> partingFrom(LineSearch other) {
        return walk(Optional.of(other)).parting();
    }

    private record Walked(List<Card> cards, Optional<DivergentTurn> parting) {}

    private Walked walk(Optional<LineSearch> beside) {
        List<Card> cards = new ArrayList<>(List.of(Lanes.card(firstLead)));
        long[] before = hands.clone();
        hands[leader] ^= firstLead;
        tricks[0][0] = firstLead;
        int onLead = leader;
        int played = 1;
        int won = 0;
        int depth = 0;
        int plan = Plan.START;
        int otherPlan = Plan.START;
        Optional<DivergentTurn> parting = Optional.empty();
        while (won + left(played, onLead) >= need && won < need && parting.isEmpty()) {
            int seat = onLead + played & 3;
            long card;
            if ((seat & 1) == lineSide) {
                Choice choice = choose(seat, onLead, played, depth, plan);
                card = choice.card();
                plan = choice.plan();
                if (beside.isPresent()) {
                    LineSight sight = new LineSight(
                            trump, seat, hands[seat], otherHand(seat), unseen(seat), tricks[depth], played, onLead);
                    Choice others = beside.get().player.choose(sight, otherPlan);
                    otherPlan = others.plan();
                    if (!same(card, others.card(), hands[seat])) {
                        parting = Optional.of(new DivergentTurn(
                                List.copyOf(cards), Seat.values()[seat], Lanes.card(others.card()), Lanes.card(card)));
                    }
                }
            } else {
                card = opponentsAllow(seat, onLead, played, won, depth, plan);
                if (card == 0) {
                    break;
                }
            }
            cards.add(Lanes.card(card));
            hands[seat] ^= card;
            tricks[depth][played++] = card;
            if (played == 4) {
                onLead = winner(tricks[depth], onLead);
                won += (onLead & 1) == lineSide ? 1 : 0;
                played = 0;
                depth++;
                if (depth == TRICKS || hands[onLead] == 0) {
                    break;
                }
            }
        }
        System.arraycopy(before, 0, hands, 0, 4);
        return new Walked(cards, parting);
    }

    /** The same card, or one of equal worth. */
    private boolean same(long card, long other, long hand) {
        return Lanes.sameWorth(card, other, hand, hands[0] | hands[1] | hands[2] | hands[3]);
    }
}
