package kibitzer.play.vingtetun;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.conventions.banking.vingtetun.BookPlay;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.banking.cards.ShownCard;
import kibitzer.decisions.banking.vingtetun.HandAtTable;
import kibitzer.decisions.banking.vingtetun.VingtEtUnDouble;
import kibitzer.decisions.banking.vingtetun.VingtEtUnSplit;
import kibitzer.decisions.banking.vingtetun.VingtEtUnStand;
import kibitzer.games.banking.vingtetun.Hand;
import kibitzer.games.banking.vingtetun.HandCount;
import kibitzer.games.banking.vingtetun.Strategy;
import kibitzer.games.banking.vingtetun.VingtDeal;
import kibitzer.games.banking.vingtetun.VingtMove;
import kibitzer.play.hand.Turn;

/** The question that a player of vingt-et-un has before him, and what a way to play answers. */
final class VingtTurns {
    static final Strategy BOOK = new BookPlay();

    private static final Decision<HandAtTable, String> STAND = new VingtEtUnStand();
    private static final Decision<HandAtTable, String> DOUBLE = new VingtEtUnDouble();
    private static final Decision<HandAtTable, String> SPLIT = new VingtEtUnSplit();

    private VingtTurns() {}

    static Turn<VingtMove> of(SeenVingt seen) {
        Decision<HandAtTable, String> decision = switch (seen.step()) {
            case SPLIT -> SPLIT;
            case DOUBLE -> DOUBLE;
            case DRAW, OVER -> STAND;
        };
        HandAtTable position = position(seen);
        return Turn.Asked.of(decision, position, prompt(seen, decision.ask(position)), VingtTurns::move);
    }

    private static VingtMove move(String word) {
        return VingtMove.find(word).orElseThrow();
    }

    private static HandAtTable position(SeenVingt seen) {
        List<Card> others = new ArrayList<>();
        for (int hand = 0; hand < seen.hands().size(); hand++) {
            if (hand != seen.active()) {
                others.addAll(seen.hands().get(hand).cards());
            }
        }
        return new HandAtTable(Cards.of(seen.hand().cards()), ShownCard.of(seen.up()), seen.packs(), Cards.of(others));
    }

    /** The cards lie above already. */
    private static Prompt prompt(SeenVingt seen, Prompt asked) {
        HandCount count = seen.hand().counted().count();
        String which = seen.hands().size() == 1 ? "Your hand counts" : "Hand " + (seen.active() + 1) + " counts";
        return new Prompt(
                asked.ask(),
                List.of(new Exhibit.Fact(
                        which, count.isSoft() ? count.count() + ", or " + count.low() : "" + count.count())));
    }

    /** What a way to play says here. */
    static VingtMove by(Strategy way, SeenVingt seen) {
        Hand hand = seen.hand().counted();
        int up = HandCount.value(seen.up().rank());
        return seen.step() == VingtDeal.Step.DRAW
                ? way.stands(hand, up) ? VingtMove.STAND : VingtMove.HIT
                : (seen.step() == VingtDeal.Step.SPLIT ? way.splits(hand, up) : way.doubles(hand, up))
                        ? VingtMove.YES
                        : VingtMove.NO;
    }
}
