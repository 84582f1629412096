package kibitzer.games.trick.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Suit;
import kibitzer.games.trick.PlayRules;
import kibitzer.games.trick.TableFacts;

/**
 * Counts by search what a side wins with all cards seen, at any game of tricks: depth first, asking only whether so much is reached, cut
 * short by what is known of positions between tricks.
 */
final class TrickSearch {
    private static final int CALLS = Suit.values().length;

    private final OpenHands start;
    private final Stake stake;
    private final PlayRules rules;
    private final DealtCards cards;
    private final int players;
    private final int lastTrick;
    private final KnownBounds known = new KnownBounds();

    /** Whose tricks are counted, and who wants more of them. */
    private final boolean[] counted;

    private final boolean[] raising;

    /** What each holds, and all that is held. */
    private final long[] held;

    private long inHands;
    private final List<Card> trick = new ArrayList<>();
    private final int[] played;
    private int leader;
    private final TableFacts first;
    private final TableFacts later;
    private final TableFacts[] naming = new TableFacts[CALLS];
    private TableFacts facts;
    private int left;

    /** Room for the cards of a hand and its moves, a row for each card that is still to be played. */
    private final List<List<Card>> hands = new ArrayList<>();

    private final int[][] moves;
    private final int[][] merit;
    private final int[][] history;

    TrickSearch(OpenHands start, Stake stake) {
        this.start = start;
        this.stake = stake;
        this.rules = start.rules();
        this.cards = new DealtCards(start, stake);
        this.players = start.players();
        this.lastTrick = stake.points() ? start.game().rules().points().lastTrick() : 0;
        counted = new boolean[players];
        raising = new boolean[players];
        held = new long[players];
        int mover = start.toPlay();
        for (int player = 0; player < players; player++) {
            counted[player] = stake.together(player, mover, players);
            raising[player] = counted[player] != stake.few();
        }
        for (int i = 0; i < cards.size; i++) {
            held[cards.owner[i]] |= 1L << i;
        }
        inHands = (1L << cards.size) - 1;
        left = stake.points() ? lastTrick : start.cardsEach();
        for (int i = 0; i < cards.size; i++) {
            left += cards.worth[i];
        }
        first = start.facts();
        later = new TableFacts(first.turnUp(), first.stockOpen(), false, first.standers(), Optional.empty());
        for (int call = 0; call < CALLS; call++) {
            naming[call] = later.naming(Suit.values()[call]);
        }
        facts = first;
        leader = start.leader();
        played = new int[players];
        moves = new int[cards.size + 1][start.cardsEach()];
        merit = new int[cards.size + 1][start.cardsEach()];
        history = new int[players][cards.size];
        for (int i = 0; i <= cards.size; i++) {
            hands.add(new ArrayList<>(start.cardsEach()));
        }
        for (int place = 0; place < start.trick().size(); place++) {
            int player = (leader + place) % players;
            put(player, cards.number(player, start.trick().get(place)));
        }
    }

    OpenLines lines() {
        int player = start.toPlay();
        List<OpenLines.Line> lines = new ArrayList<>();
        int[] values = new int[cards.size];
        int before = -1;
        int guess = left / 2;
        for (Card card : start.lawful()) {
            int number = cards.number(player, card);
            OpenLines.Line line = before >= 0 && isNeighbour(before, number, player)
                    ? new OpenLines.Line(card, values[before], Optional.empty())
                    : line(player, card, number, guess);
            values[number] = line.won();
            guess = line.won();
            before = line.naming().isPresent() ? -1 : number;
            lines.add(line);
        }
        return new OpenLines(lines, stake.few());
    }

    private boolean isNeighbour(int one, int other, int player) {
        long others = (inHands & ~held[player]) | onTable();
        return cards.same(Math.min(one, other), Math.max(one, other), others);
    }

    private OpenLines.Line line(int player, Card card, int number, int guess) {
        if (!trick.isEmpty() || !rules.leaderNames(card)) {
            return new OpenLines.Line(card, after(player, number, facts, guess), Optional.empty());
        }
        OpenLines.Line best = new OpenLines.Line(card, after(player, number, naming[0], guess), Optional.of(suit(0)));
        for (int call = 1; call < CALLS; call++) {
            int won = after(player, number, naming[call], best.won());
            if (stake.few() ? won < best.won() : won > best.won()) {
                best = new OpenLines.Line(card, won, Optional.of(suit(call)));
            }
        }
        return best;
    }

    private static Suit suit(int call) {
        return Suit.values()[call];
    }

    /** What is won from this trick on when this card is played. */
    private int after(int player, int number, TableFacts called, int guess) {
        TableFacts before = facts;
        facts = called;
        put(player, number);
        int least = 0;
        int most = left;
        int asked = Math.clamp(guess, 1, Math.max(1, most));
        while (least < most) {
            if (reaches(asked)) {
                least = asked;
                asked++;
            } else {
                most = asked - 1;
                asked--;
            }
            if (stake.points()) {
                asked = least + (most - least + 1) / 2;
            }
        }
        take(player, number);
        facts = before;
        return least;
    }

    private void put(int player, int number) {
        played[trick.size()] = number;
        trick.add(cards.card[number]);
        held[player] &= ~(1L << number);
        inHands &= ~(1L << number);
    }

    private void take(int player, int number) {
        trick.removeLast();
        held[player] |= 1L << number;
        inHands |= 1L << number;
    }

    private long onTable() {
        long there = 0;
        for (int place = 0; place < trick.size(); place++) {
            there |= 1L << played[place];
        }
        return there;
    }

    /** Whether at least so much is won from here on, the trick on the table among it. */
    private boolean reaches(int need) {
        if (need <= 0) {
            return true;
        }
        if (need > left) {
            return false;
        }
        return trick.size() == players ? takeIn(need) : trick.isEmpty() ? between(need) : play(need);
    }

    /** A full trick goes to its winner. */
    private boolean takeIn(int need) {
        int winner = (leader + rules.winner(trick, facts).orElse(0)) % players;
        int worth = stake.points() ? 0 : 1;
        if (stake.points()) {
            for (int place = 0; place < players; place++) {
                worth += cards.worth[played[place]];
            }
            worth += inHands == 0 ? lastTrick : 0;
        }
        int[] cardsPlayed = played.clone();
        List<Card> taken = List.copyOf(trick);
        int leaderBefore = leader;
        TableFacts factsBefore = facts;
        trick.clear();
        leader = winner;
        facts = later;
        left -= worth;
        boolean reached = reaches(counted[winner] ? need - worth : need);
        left += worth;
        facts = factsBefore;
        leader = leaderBefore;
        trick.addAll(taken);
        System.arraycopy(cardsPlayed, 0, played, 0, players);
        return reached;
    }

    private boolean between(int need) {
        if (Long.bitCount(inHands) == players) {
            return play(need);
        }
        int sure = stake.few() ? 0 : cards.cash(held[leader], inHands);
        if (sure > 0 && (counted[leader] ? need <= sure : need > left - sure)) {
            return counted[leader];
        }
        long one = inHands;
        long other = leader;
        if (cards.byOrder) {
            int bits = Integer.SIZE - Integer.numberOfLeadingZeros(players - 1);
            one = 0;
            int filled = 0;
            for (int into = 0; into < DealtCards.GROUPS; into++) {
                long these = inHands & cards.inGroup[into];
                other = other << 6 | Long.bitCount(these);
                for (long rest = these; rest != 0; rest &= rest - 1) {
                    one |= (long) cards.owner[Long.numberOfTrailingZeros(rest)] << filled;
                    filled += bits;
                }
            }
            if (filled > Long.SIZE) {
                one = inHands;
                other = ~(long) leader;
            }
        }
        int answer = known.find(one, other, need);
        if (answer >= 0) {
            return answer == 1;
        }
        boolean reached = play(need);
        known.add(one, other, need, reached, left);
        return reached;
    }

    private boolean play(int need) {
        int player = (leader + trick.size()) % players;
        int row = Long.bitCount(inHands);
        int count = offer(player, row);
        boolean wanted = raising[player];
        for (int tried = 0; tried < count; tried++) {
            int number = takeBest(row, tried, count);
            if (tryCard(player, number, need, wanted) == wanted) {
                history[player][number] += row;
                return wanted;
            }
        }
        return !wanted;
    }

    private boolean tryCard(int player, int number, int need, boolean wanted) {
        boolean calls = trick.isEmpty() && rules.leaderNames(cards.card[number]);
        TableFacts before = facts;
        boolean reached = !wanted;
        for (int call = 0; call < (calls ? CALLS : 1) && reached != wanted; call++) {
            facts = calls ? naming[call] : before;
            put(player, number);
            reached = reaches(need);
            take(player, number);
        }
        facts = before;
        return reached;
    }

    private int takeBest(int row, int from, int count) {
        int[] offered = moves[row];
        int[] worth = merit[row];
        int best = from;
        for (int i = from + 1; i < count; i++) {
            if (worth[i] > worth[best]) {
                best = i;
            }
        }
        int number = offered[best];
        offered[best] = offered[from];
        offered[from] = number;
        int swapped = worth[best];
        worth[best] = worth[from];
        worth[from] = swapped;
        return number;
    }

    /** Writes the lawful cards that do not do the same, and how soon each is to be tried. */
    private int offer(int player, int row) {
        long mine = held[player];
        int size = Long.bitCount(mine);
        int[] offered = moves[row];
        if (size == 1) {
            offered[0] = Long.numberOfTrailingZeros(mine);
            merit[row][0] = 0;
            return 1;
        }
        List<Card> hand = hands.get(row);
        hand.clear();
        for (long rest = mine; rest != 0; rest &= rest - 1) {
            hand.add(cards.card[Long.numberOfTrailingZeros(rest)]);
        }
        long may = rules.lawful(hand, trick, facts);
        long others = (inHands & ~mine) | onTable();
        int best = trick.isEmpty() ? -1 : bestOnTable();
        boolean ours = best >= 0 && raising[cards.owner[best]] == raising[player];
        int count = 0;
        int before = -1;
        int place = 0;
        for (long rest = mine; rest != 0; rest &= rest - 1, place++) {
            int number = Long.numberOfTrailingZeros(rest);
            if ((may & 1L << place) == 0) {
                continue;
            }
            if (before < 0 || !cards.same(before, number, others)) {
                offered[count] = number;
                merit[row][count] = merit(player, number, best, ours);
                count++;
            }
            before = number;
        }
        return count;
    }

    /** The card that wins the trick so far. */
    private int bestOnTable() {
        return played[rules.winner(trick, facts).orElse(0)];
    }

    /** Cards that have settled much come first; else a trick is won cheaply, or little thrown to it. */
    private int merit(int player, int number, int best, boolean ours) {
        int rank = rank(number);
        int settled = Math.min(history[player][number], 1 << 20);
        if (best < 0) {
            return settled + (rank == 0 ? 40 : 0);
        }
        boolean beats = cards.group[number] == cards.group[best] ? number < best : cards.isTrump(number);
        int low = rank - cards.worth[number] * (ours ? -2 : 2);
        if (!beats) {
            return settled / 4 + low;
        }
        boolean last = trick.size() == players - 1;
        return settled / 4 + (ours ? -20 : 60) + (last ? low : -rank);
    }

    /** How many cards of its suit are above it, in hands. */
    private int rank(int number) {
        return Long.bitCount(inHands & cards.inGroup[cards.group[number]] & (1L << number) - 1);
    }
}
