package kibitzer.play.bridge.mini;

import java.util.Optional;
import kibitzer.conventions.bridge.value.HighCardPoints;
import kibitzer.conventions.bridge.value.ValuationMethod;
import kibitzer.decisions.bridge.bidding.BridgeValue;
import kibitzer.decisions.bridge.bidding.HandToValue;
import kibitzer.decisions.bridge.mini.HandsToName;
import kibitzer.decisions.bridge.mini.MiniDeclarer;
import kibitzer.decisions.bridge.mini.NameContract;
import kibitzer.games.bridge.mini.Announcement;
import kibitzer.play.hand.Turn;

/** The questions before the first lead: how many points, who declares, which contract. */
final class MiniBridgeTurns {
    private static final BridgeValue VALUE = new BridgeValue();
    private static final MiniDeclarer DECLARER = new MiniDeclarer();
    private static final NameContract CONTRACT = new NameContract();

    private MiniBridgeTurns() {}

    static Turn<MiniBridgeMove> beforeThePlay(SeenMiniBridge seen) {
        return switch (seen.phase()) {
            case ANNOUNCING -> {
                HandToValue hand = new HandToValue(seen.hand(), ValuationMethod.POINTS, Optional.empty());
                MiniBridgeMove right = MiniBridgeMove.points(HighCardPoints.of(seen.hand()));
                yield Turn.Asked.of(VALUE, hand, VALUE.ask(hand), counted -> right);
            }
            case SETTLING -> {
                Announcement announcement = PlayedMiniBridge.announcement(seen);
                MiniBridgeMove right = MiniBridgeMove.declares(announcement.declarer());
                yield Turn.Asked.of(DECLARER, announcement, DECLARER.ask(announcement), said -> right);
            }
            case NAMING -> {
                HandsToName hands = new HandsToName(
                        PlayedMiniBridge.hands(seen), seen.vulnerability().of(seen.seat()));
                yield Turn.Asked.of(CONTRACT, hands, CONTRACT.ask(hands), MiniBridgeMove::of);
            }
            case PLAY, OVER -> throw new IllegalStateException("the contract is named");
        };
    }
}
