package kibitzer.decisions.trick;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.PlayedDeal;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPosition;
import kibitzer.games.trick.search.OpenCards;
import kibitzer.games.trick.search.OpenLines;

/** Deals the last tricks of hands that were played lawfully, small enough for a person to see through. */
final class SeenHandsDealer {
    private static final int TRIES = 60;

    /** The most cards a hand still has, by what can be kept in mind. */
    private static final int AT_FEW = 4;

    private static final int AT_MANY = 3;
    private static final int FEW_PLAYERS = 4;
    private static final int FEWEST = 2;

    private SeenHandsDealer() {}

    static CardsSeen deal(TrickGame game, Chance chance) {
        CardsSeen seen = late(game, chance);
        for (int tried = 1; tried < TRIES && !asksSomething(seen); tried++) {
            seen = late(game, chance);
        }
        return seen;
    }

    private static boolean asksSomething(CardsSeen seen) {
        if (seen.hands().lawful().size() < 2) {
            return false;
        }
        OpenLines lines = OpenCards.lines(seen.hands(), seen.stake());
        return lines.best().size() < lines.lines().size();
    }

    private static CardsSeen late(TrickGame game, Chance chance) {
        PlayedDeal deal = new PlayedDeal(game, chance);
        while (deal.players() > TableSeat.MOST) {
            deal = new PlayedDeal(game, chance);
        }
        int most = deal.players() > FEW_PLAYERS ? AT_MANY : AT_FEW;
        int wanted = FEWEST + chance.below(most - FEWEST + 1);
        int ahead = chance.below(deal.players());
        while (!deal.stock().isEmpty() || longest(deal) > wanted) {
            deal.playAny();
        }
        for (int i = 0; i < ahead; i++) {
            deal.playAny();
        }
        return seen(game, deal, chance);
    }

    private static int longest(PlayedDeal deal) {
        return deal.hands().stream().mapToInt(Cards::size).max().orElse(0);
    }

    /** At four hands the learner is south. */
    private static CardsSeen seen(TrickGame game, PlayedDeal deal, Chance chance) {
        TrickPosition position = deal.position();
        int players = deal.players();
        int toPlay = (deal.leader() + position.trick().size()) % players;
        int turn = players == TableSeat.COMPASS ? TableSeat.SOUTH.place() - toPlay : 0;
        List<Cards> hands = new ArrayList<>();
        for (int number = 0; number < players; number++) {
            hands.add(deal.hands().get(Math.floorMod(number - turn, players)));
        }
        return CardsSeen.of(
                game,
                deal.contract(),
                deal.trump(),
                hands,
                Math.floorMod(deal.leader() + turn, players),
                position.trick(),
                position.facts().named(),
                position.facts().turnUp(),
                CardsSeen.hasPlayer(game) ? Optional.of(chance.below(players)) : Optional.empty());
    }
}
