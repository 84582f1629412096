package kibitzer.conventions.whist;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;
import kibitzer.games.whist.WhistSight;

/** What speaks against a lead from another suit than the maxim's, in a few words behind "which". */
public final class WhistLeadFaults {
    private static final List<String> COUNTED = List.of("", "a single card", "two cards only", "three cards only");

    private WhistLeadFaults() {}

    /** "returns the adversaries' lead"; empty where nothing does but that the other suit is better. */
    public static Optional<String> of(WhistSight sight, Card lead, Card best) {
        WhistView view = new WhistView(sight);
        if (lead.suit() == best.suit() || lead.suit() == view.trump()) {
            return Optional.empty();
        }
        if (view.past().isAdversaries(lead.suit())) {
            return Optional.of("returns the adversaries' lead");
        }
        if (view.forcesPartner(lead)) {
            return Optional.of("makes partner trump");
        }
        if (lead.rank() == Rank.ACE && !view.held().holds(Rank.KING, lead.suit())) {
            return Optional.of("gives up the ace");
        }
        int length = view.held().length(lead);
        return length < COUNTED.size() && length < view.held().length(best)
                ? Optional.of("is from " + COUNTED.get(length))
                : Optional.empty();
    }
}
