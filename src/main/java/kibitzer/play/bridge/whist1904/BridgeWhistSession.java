package kibitzer.play.bridge.whist1904;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.scoring.BridgeForm;
import kibitzer.games.bridge.scoring.Rubber;
import kibitzer.games.bridge.scoring.SheetLine;

/**
 * Deals one after the other, the deal passing to the left, until a side has won two games of thirty (laws 1, 2 and 34).
 *
 * @param seed from which all are dealt; chance says who deals first
 * @param wanted how many are played, if the rubber is not won before
 * @param deals those that were dealt, in order; the last may go on
 */
public record BridgeWhistSession(Seed seed, int wanted, List<BridgeWhistDeal> deals) {
    public BridgeWhistSession {
        deals = List.copyOf(deals);
    }

    static BridgeWhistSession dealt(Seed seed, int wanted) {
        return new BridgeWhistSession(seed, wanted, List.of()).withDeal();
    }

    private BridgeWhistSession withDeal() {
        List<BridgeWhistDeal> more = new ArrayList<>(deals);
        Seat first = Seat.values()[seed.chance().below(Seat.values().length)];
        more.add(BridgeWhistDeal.dealt(Deal.shuffled(seed.deal(deals.size() + 1)), first.after(deals.size())));
        return new BridgeWhistSession(seed, wanted, more);
    }

    /** The deal that is played or has just ended. */
    public BridgeWhistDeal deal() {
        return deals.getLast();
    }

    /** True if the last deal that is wanted, or that the rubber takes, is over. */
    public boolean isOver() {
        return deal().phase() == BridgeWhistPhase.OVER;
    }

    /** The rubber after the deals that are over; north and south are "we". */
    public Rubber rubber() {
        Rubber sheet = Rubber.begin(BridgeForm.BRIDGE_1904);
        for (BridgeWhistDeal deal : deals) {
            if (deal.phase() == BridgeWhistPhase.OVER) {
                for (SheetLine line : deal.lines()) {
                    sheet = sheet.with(line);
                }
            }
        }
        return sheet;
    }

    BridgeWhistSession after(BridgeWhistMove move) {
        BridgeWhistDeal now = deal();
        List<BridgeWhistDeal> after = new ArrayList<>(deals);
        after.set(
                deals.size() - 1,
                now.phase() == BridgeWhistPhase.DECLARING
                        ? now.said(move.saying().orElseThrow())
                        : now.played(move.atBridge()));
        BridgeWhistSession session = new BridgeWhistSession(seed, wanted, after);
        boolean more =
                session.isOver() && deals.size() < wanted && !session.rubber().isOver();
        return more ? session.withDeal() : session;
    }
}
