package kibitzer.games.bridge.turn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.doubledummy.DoubleDummy;

/**
 * What each lawful card comes to, tried on layouts that agree with what was seen, all hands open from then on: the same layouts
 * for every card, so that cards are compared one layout at a time.
 */
public final class CardTrials {
    private final CardTurn turn;
    private final boolean every;
    private final List<Deal> deals;
    private final Map<Card, int[]> tricks;

    private CardTrials(CardTurn turn, boolean every, List<Deal> deals) {
        this.turn = turn;
        this.every = every;
        this.deals = List.copyOf(deals);
        this.tricks = tried(turn, deals);
    }

    /** On as many layouts as there is time for: all of them in an ending, few with long hands. */
    public static CardTrials of(CardTurn turn) {
        return of(turn, Effort.of(turn.tricksLeft()));
    }

    static CardTrials of(CardTurn turn, Effort effort) {
        HiddenHands hidden = turn.hidden();
        return hidden.all(effort.all())
                .map(deals -> new CardTrials(turn, true, deals))
                .orElseGet(() -> new CardTrials(turn, false, hidden.layouts(effort.sampled(), seed(turn))));
    }

    /** On so many layouts and no more, to see soon whether much can depend on the card. */
    public static CardTrials glance(CardTurn turn, int layouts) {
        return of(turn, new Effort(layouts, layouts));
    }

    /** The same position is tried on the same layouts. */
    private static Seed seed(CardTurn turn) {
        return new Seed(turn.hand().bits()
                ^ Long.rotateLeft(turn.dummy().bits(), 17)
                ^ Long.rotateLeft(turn.unseen().bits(), 31)
                ^ turn.seat().ordinal());
    }

    private static Map<Card, int[]> tried(CardTurn turn, List<Deal> deals) {
        Map<Card, int[]> tricks = new LinkedHashMap<>();
        List<CardSet> alike = alike(turn);
        alike.forEach(equals -> equals.forEach(card -> tricks.put(card, new int[deals.size()])));
        PlayedTrick table = turn.table();
        int left = turn.tricksLeft();
        boolean northSouth = turn.seat().isNorthSouth();
        int guess = Math.clamp(northSouth ? turn.needed() : left - turn.needed() + 1, 0, left);
        for (int number = 0; number < deals.size(); number++) {
            DoubleDummy solver = DoubleDummy.of(deals.get(number));
            for (CardSet equals : alike) {
                List<Card> played = new ArrayList<>(table.cards());
                played.add(equals.first());
                int theirs = solver.northSouthTricksAfter(turn.strain(), table.leader(), played, guess);
                for (Card card : equals) {
                    tricks.getOrDefault(card, new int[0])[number] = northSouth ? theirs : left - theirs;
                }
            }
        }
        return tricks;
    }

    /** The lawful cards, those together that no card of another hand or of the trick stands between. */
    private static List<CardSet> alike(CardTurn turn) {
        CardSet others =
                turn.unseen().union(CardSet.of(turn.trick())).union(turn.isDummys() ? turn.hand() : turn.dummy());
        List<CardSet> alike = new ArrayList<>();
        CardSet run = CardSet.EMPTY;
        for (Card card : turn.lawful()) {
            if (!run.isEmpty() && (run.last().suit() != card.suit() || isBetween(others, run.last(), card))) {
                alike.add(run);
                run = CardSet.EMPTY;
            }
            run = run.with(card);
        }
        alike.add(run);
        return alike;
    }

    private static boolean isBetween(CardSet others, Card high, Card low) {
        return others.in(low.suit()).stream()
                .anyMatch(other ->
                        high.rank().isHigherThan(other.rank()) && other.rank().isHigherThan(low.rank()));
    }

    public CardTurn turn() {
        return turn;
    }

    /** The layouts that were tried. */
    public List<Deal> deals() {
        return deals;
    }

    /** True if every layout was counted. */
    public boolean isEvery() {
        return every;
    }

    public int layouts() {
        return tricks.values().iterator().next().length;
    }

    /** The lawful cards, the best first. */
    public List<Card> cards() {
        return tricks.keySet().stream()
                .sorted(Comparator.<Card>comparingInt(this::reached)
                        .thenComparingDouble(card -> average(card).mean())
                        .reversed())
                .toList();
    }

    /** In how many layouts a card reaches what is wanted. */
    public int reached(Card card) {
        int reached = 0;
        for (int made : tricksOf(card)) {
            reached += made >= turn.needed() ? 1 : 0;
        }
        return reached;
    }

    /** The layouts in which one card reaches what is wanted and another does not; by tricks, in which it wins more. */
    public List<Deal> lostBy(Card worse, Card better) {
        int[] more = tricksOf(better);
        int[] fewer = tricksOf(worse);
        boolean byGoal = reached(better) > reached(worse);
        return IntStream.range(0, deals.size())
                .filter(number -> more[number] > fewer[number])
                .filter(number -> !byGoal || more[number] >= turn.needed() && fewer[number] < turn.needed())
                .mapToObj(deals::get)
                .toList();
    }

    /** The chance to reach what is wanted. */
    public Sample chance(Card card) {
        return Sample.of(goals(card), every);
    }

    /** The tricks that the player's side wins from here on. */
    public Sample average(Card card) {
        return Sample.of(tricksOf(card), every);
    }

    /** The best cards: nothing beyond one standard error is between their chances, nor between the tricks they win. */
    public List<Card> best() {
        Card top = cards().getFirst();
        List<Card> level = cards().stream()
                .filter(card -> less(goals(top), goals(card)).isWithin(1))
                .toList();
        Card most = level.stream()
                .max(Comparator.comparingDouble(card -> average(card).mean()))
                .orElse(top);
        return level.stream()
                .filter(card -> less(tricksOf(most), tricksOf(card)).isWithin(1))
                .toList();
    }

    /** Those that two standard errors do not tell from the best in chance. */
    public List<Card> nearly() {
        Card top = cards().getFirst();
        List<Card> best = best();
        return cards().stream()
                .filter(card -> !best.contains(card))
                .filter(card -> less(goals(top), goals(card)).isWithin(2))
                .toList();
    }

    /** True if the count tells no card from another. */
    public boolean isSilent() {
        return best().size() == tricks.size();
    }

    /** What the worst card gives up of the best one's chance. */
    public double spread() {
        List<Card> cards = cards();
        return (double) (reached(cards.getFirst()) - reached(cards.getLast())) / layouts();
    }

    private Sample less(int[] more, int[] fewer) {
        int[] less = new int[more.length];
        for (int number = 0; number < less.length; number++) {
            less[number] = more[number] - fewer[number];
        }
        return Sample.of(less, every);
    }

    private int[] goals(Card card) {
        int[] goals = tricksOf(card).clone();
        for (int number = 0; number < goals.length; number++) {
            goals[number] = goals[number] >= turn.needed() ? 1 : 0;
        }
        return goals;
    }

    private int[] tricksOf(Card card) {
        return tricks.getOrDefault(card, new int[0]);
    }
}
