package kibitzer.games.bridge.problems.defence;

import java.util.List;
import kibitzer.cards.Card;

/**
 * What was counted of a defender's cards.
 *
 * @param layouts in how many layouts each card was played
 * @param right the right card
 * @param wrong the best card without its point
 * @param choices how many cards there are to choose from, those of equal worth as one
 * @param rivals those without the point, with no count against declarer's plan
 */
public record CardProof(int layouts, Tally right, Tally wrong, int choices, List<Tally> rivals) {
    /** A share of a fifth: how much oftener the right card beats the contract, all cards seen. */
    public static final int MARGIN_IN_PERCENT = 20;

    /** How much oftener it does so against a declarer who keeps to his plan. */
    static final int MARGIN_AGAINST_PLAN_IN_PERCENT = 10;

    public CardProof {
        rivals = List.copyOf(rivals);
    }

    /**
     * A card, and in how many layouts the contract is beaten after it.
     *
     * @param beaten by the best play of all, every card seen
     * @param planBeaten by the best defence against declarer's plan
     */
    public record Tally(Card card, int beaten, int planBeaten) {}

    /** How far behind every rival is, at least, all cards seen. */
    public int margin() {
        return rivals.stream()
                .mapToInt(rival -> right.beaten() - rival.beaten())
                .min()
                .orElse(right.beaten());
    }

    /** Whether no rival is as good, by either count. */
    public boolean holds() {
        return !rivals.isEmpty()
                && 100 * margin() >= MARGIN_IN_PERCENT * layouts
                && 100 * (right.planBeaten() - wrong.planBeaten()) >= MARGIN_AGAINST_PLAN_IN_PERCENT * layouts;
    }
}
