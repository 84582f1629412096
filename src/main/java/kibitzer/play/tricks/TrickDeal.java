package kibitzer.play.tricks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.games.trick.Dealing;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickRules;
import kibitzer.games.trick.TrumpMaking;

/** Shuffles and deals by the data of a game. */
final class TrickDeal {
    private TrickDeal() {}

    /** The card turned, and one for each (Round Games with Cards, p. 18). */
    static TrickHand single(TrickGame game, int seats, int dealer, Chance chance) {
        List<Card> pack = chance.shuffled(game.rules().pack().pack().cards());
        List<Cards> hands = IntStream.rangeClosed(1, seats)
                .mapToObj(at -> Cards.of(List.of(pack.get(at))))
                .toList();
        return TrickHand.of(game, dealer, hands, pack.subList(seats + 1, pack.size()), Optional.of(pack.getFirst()));
    }

    /** @param dealer his place at a table of so many seats */
    static TrickHand of(TrickGame game, int seats, int dealer, Chance chance) {
        return of(game, seats, dealer, true, chance);
    }

    /** Where no card is turned for trumps before the play. */
    static TrickHand turnedLate(TrickGame game, int seats, int dealer, Chance chance) {
        return of(game, seats, dealer, false, chance);
    }

    private static TrickHand of(TrickGame game, int seats, int dealer, boolean turning, Chance chance) {
        TrickRules rules = game.rules();
        List<Card> pack = new ArrayList<>(chance.shuffled(rules.pack().pack().cards()));
        Dealing dealing = rules.dealing();
        dealing.takenOut(seats, pack.size()).forEach(pack::remove);
        int each = dealing.cards().getOrDefault(seats, 1);
        List<Cards> hands = IntStream.range(0, seats)
                .mapToObj(place -> Cards.of(pack.subList(place * each, (place + 1) * each)))
                .toList();
        List<Card> rest = new ArrayList<>(pack.subList(seats * each, pack.size()));
        Optional<Card> turnUp = turning ? turned(rules, rest, hands.get(dealer)) : Optional.empty();
        if (rules.stock().isDrawn()) {
            // the card turned lies under the stock and is drawn last; what does not go round is not drawn
            turnUp.ifPresent(rest::addLast);
            int over = rest.size() % seats;
            rest.subList(0, over).clear();
        }
        return TrickHand.of(game, dealer, hands, rest, turnUp);
    }

    /** The first card of the stock that may be trumps, taken from it; where all are dealt, one of the dealer's, or none where there may be no trumps. */
    private static Optional<Card> turned(TrickRules rules, List<Card> stock, Cards dealers) {
        TrumpMaking making = rules.making();
        boolean turns = switch (making.by()) {
            case TURN_UP, TURN_UP_OR_NAMED, TURN_UP_OR_CONTRACT -> true;
            default -> false;
        };
        if (!turns) {
            return Optional.empty();
        }
        if (stock.isEmpty() && making.noTrump()) {
            return Optional.empty();
        }
        List<Card> from = stock.isEmpty() ? dealers.list() : stock;
        Optional<Card> turned = from.stream()
                .filter(card -> card.hasSuit() && making.suits().contains(card.suit()))
                .findFirst();
        turned.ifPresent(stock::remove);
        return turned;
    }
}
