package kibitzer.conventions.whist;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;
import kibitzer.games.whist.WhistSight;

/** What speaks against a card that is led or played for the maxim's, in a few words behind "which". */
public final class WhistFaults {
    private static final List<String> COUNTED =
            List.of("", "is a single card, soon beaten", "is from two cards only", "is from three cards only");

    private static final String AFTER_THE_ACE = "comes second";
    private static final String HIGHER = "is higher than it need be";
    private static final String SPENT = "spends the best card of its suit";
    private static final String HONOUR = "gives up an honour that may win later";

    private WhistFaults() {}

    /** "returns the adversaries' lead"; empty where nothing does but that the other suit is better. */
    public static Optional<String> of(WhistSight sight, Card lead, List<Card> best) {
        WhistView view = new WhistView(sight);
        Optional<Card> ofTheSuit =
                best.stream().filter(card -> card.suit() == lead.suit()).findFirst();
        if (ofTheSuit.isPresent()) {
            if (lead.rank() == Rank.KING && ofTheSuit.get().rank() == Rank.ACE) {
                return Optional.of(AFTER_THE_ACE);
            }
            return ofTheSuit
                    .filter(card -> lead.rank().isHigherThan(card.rank()))
                    .flatMap(card -> !lead.rank().isAtLeast(Rank.QUEEN)
                            ? Optional.of(HIGHER)
                            : view.following().isEmpty()
                                    ? Optional.of(
                                            view.seatInTrick() > 0
                                                            || card.rank().isAtLeast(Rank.TEN)
                                                    ? HIGHER
                                                    : view.isMaster(lead) ? SPENT : HONOUR)
                                    : Optional.empty());
        }
        if (lead.suit() == view.trump() && view.seatInTrick() > 0 && !view.beats(lead)) {
            return Optional.of(view.toBeat() + " beats");
        }
        if (lead.suit() == view.trump() && view.seatInTrick() > 0) {
            return view.lawful().reversed().stream()
                    .filter(card ->
                            card.suit() == view.trump() && lead.rank().isHigherThan(card.rank()) && view.beats(card))
                    .findFirst()
                    .map(card -> "is a dearer trump than " + card);
        }
        if (lead.suit() == view.trump() || view.seatInTrick() > 0) {
            return Optional.empty();
        }
        Optional<String> unanswered = view.past()
                .partnersCall()
                .filter(call -> best.getFirst().suit() == view.trump())
                .map(call ->
                        "leaves partner's call, " + call.getFirst() + " before " + call.getLast() + ", unanswered");
        if (unanswered.isPresent()) {
            return unanswered;
        }
        if (best.getFirst().suit() == view.trump() && view.trumpedBy(lead).isPresent()) {
            return view.trumpedBy(lead)
                    .map(who -> who.inWords() + ", out of " + lead.suit().plural() + ", may trump");
        }
        if (view.past().isAdversaries(lead.suit())
                && best.stream().noneMatch(card -> view.past().isAdversaries(card.suit()))) {
            return Optional.of("returns the adversaries' lead");
        }
        if (view.forcesPartner(lead) && best.stream().noneMatch(view::forcesPartner)) {
            return Optional.of("makes partner trump");
        }
        if (isBareOfTheKing(view, lead) && best.stream().noneMatch(card -> isBareOfTheKing(view, card))) {
            return Optional.of("is without the king");
        }
        int length = view.held().length(lead);
        return length < COUNTED.size()
                        && !view.isMaster(lead)
                        && length < view.held().length(best.getFirst())
                        && best.stream()
                                .noneMatch(card ->
                                        !view.isMaster(card) && view.held().length(card) <= length)
                ? Optional.of(COUNTED.get(length))
                : Optional.empty();
    }

    private static boolean isBareOfTheKing(WhistView view, Card lead) {
        return lead.rank() == Rank.ACE && !view.held().holds(Rank.KING, lead.suit());
    }
}
