package kibitzer.games.bridge.problems.defence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.doubledummy.DoubleDummy;
import kibitzer.games.bridge.problems.Theme;
import kibitzer.games.bridge.problems.line.Line;
import kibitzer.games.bridge.problems.line.LineSearch;
import kibitzer.games.bridge.problems.proof.PartPlayedDeal;

/**
 * Counts after which card of a defender the contract is beaten: once with every card seen by all, once against a declarer who
 * keeps to his plan and does not see the cards, while the defenders do.
 *
 * <p>The first count is the fewest layouts in which the contract can be beaten, for declarer never guesses wrong; the second
 * allows him only what his plan is sure of.
 */
public final class CardProver {
    private final DefenderTurn turn;
    private final Theme theme;
    private final Line plan;
    private final List<Deal> layouts;

    public CardProver(DefenderTurn turn, Theme theme, Line plan, List<Deal> layouts) {
        this.turn = turn;
        this.theme = theme;
        this.plan = plan;
        this.layouts = List.copyOf(layouts);
    }

    /** The cards without the point of this one. */
    public List<Card> rivals(Card right) {
        return turn.choices().stream()
                .filter(card -> !DefencePoint.shared(theme, turn, right, card))
                .toList();
    }

    /** The card after which the contract is beaten in most of the first so many layouts; empty if they are too few. */
    public Optional<Card> best(int first) {
        if (layouts.size() < first) {
            return Optional.empty();
        }
        return beaten(turn.choices(), layouts.subList(0, first)).stream()
                .max(Comparator.comparingInt(CardProof.Tally::beaten))
                .map(CardProof.Tally::card);
    }

    /** How far the best of the rivals is behind in the first so many layouts. */
    public int ahead(Card right, int first) {
        List<Card> cards = new ArrayList<>(rivals(right));
        cards.addFirst(right);
        List<CardProof.Tally> tallies = beaten(cards, layouts.subList(0, first));
        int best =
                tallies.stream().skip(1).mapToInt(CardProof.Tally::beaten).max().orElse(0);
        return tallies.getFirst().beaten() - best;
    }

    /** Counts the right card against all its rivals. */
    public CardProof prove(Card right) {
        List<Card> cards = new ArrayList<>(rivals(right));
        cards.addFirst(right);
        List<CardProof.Tally> tallies = beaten(cards, layouts);
        List<CardProof.Tally> rivals = tallies.subList(1, tallies.size());
        CardProof.Tally wrong = rivals.stream()
                .max(Comparator.comparingInt(CardProof.Tally::beaten)
                        .thenComparing(tally -> tally.card().suit() == turn.openingSuit()))
                .orElse(tallies.getFirst());
        return new CardProof(
                layouts.size(),
                againstPlan(tallies.getFirst(), false),
                againstPlan(wrong, true),
                turn.choices().size(),
                rivals);
    }

    /** A card over all layouts; a plan that cannot be searched out counts as beaten after a rival alone. */
    public CardProof.Tally tally(Card card, boolean rival) {
        return againstPlan(beaten(List.of(card), layouts).getFirst(), rival);
    }

    private CardProof.Tally againstPlan(CardProof.Tally tally, boolean rival) {
        int planBeaten = (int) layouts.stream()
                .filter(layout -> isPlanBeaten(layout, tally.card(), rival))
                .count();
        return new CardProof.Tally(tally.card(), tally.beaten(), planBeaten);
    }

    private List<CardProof.Tally> beaten(List<Card> cards, List<Deal> among) {
        int[] beaten = new int[cards.size()];
        for (Deal layout : among) {
            List<Boolean> verdicts = beatenIn(layout, cards);
            for (int at = 0; at < beaten.length; at++) {
                beaten[at] += verdicts.get(at) ? 1 : 0;
            }
        }
        List<CardProof.Tally> tallies = new ArrayList<>();
        for (int at = 0; at < beaten.length; at++) {
            tallies.add(new CardProof.Tally(cards.get(at), beaten[at], 0));
        }
        return tallies;
    }

    /** For each card, whether the contract is beaten after it when all see every card. */
    private List<Boolean> beatenIn(Deal layout, List<Card> cards) {
        PartPlayedDeal now = turn.in(layout);
        DoubleDummy solver = DoubleDummy.of(now.left());
        List<Boolean> verdicts = new ArrayList<>();
        for (Card card : cards) {
            List<Card> trick = new ArrayList<>(now.trick());
            trick.add(card);
            verdicts.add(
                    !solver.northSouthWin(turn.strain(), now.leader(), trick, turn.need() - now.wonByNorthSouth()));
        }
        return verdicts;
    }

    private boolean isPlanBeaten(Deal layout, Card card, boolean unknown) {
        LineSearch.Outcome outcome = Course.search(
                        layout, turn.strain(), turn.played().getFirst(), plan, turn.need())
                .outcomeAfter(turn.and(card));
        return switch (outcome) {
            case MAKES -> false;
            case FAILS -> true;
            case TOO_LONG -> unknown;
        };
    }

    /**
     * Whether a layout shows it: beaten after the right card, all cards seen; made after each rival, and after the wrong card
     * by the plan alone.
     */
    public boolean shows(Deal layout, Card right, Card wrong) {
        List<Card> rivals = rivals(right);
        return !isPlanBeaten(layout, wrong, true)
                && beatenIn(layout, List.of(right)).getFirst()
                && beatenIn(layout, rivals).stream().noneMatch(beaten -> beaten);
    }
}
