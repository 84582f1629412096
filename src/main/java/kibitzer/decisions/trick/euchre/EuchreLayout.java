package kibitzer.decisions.trick.euchre;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.euchre.BowerTrumps;
import kibitzer.conventions.euchre.EuchreView;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.euchre.EuchreGames;
import kibitzer.games.trick.search.OpenHands;
import kibitzer.games.trick.search.Stake;

/**
 * Four hands at euchre as they might be.
 *
 * @param hands by seat, north first
 */
record EuchreLayout(List<CardSet> hands, TableSeat dealer) {
    private static final TrickGame GAME = EuchreGames.EUCHRE;

    EuchreLayout {
        hands = List.copyOf(hands);
    }

    /** The learner's cards, and the unseen ones in this order to the others. */
    static EuchreLayout of(CardSet own, TableSeat seat, TableSeat dealer, List<Card> unseen) {
        List<CardSet> hands = new ArrayList<>();
        int dealt = 0;
        for (TableSeat each : TableSeat.all(EuchreView.PLAYERS)) {
            if (each.equals(seat)) {
                hands.add(own);
            } else {
                hands.add(CardSet.of(unseen.subList(dealt, dealt + EuchreView.HAND)));
                dealt += EuchreView.HAND;
            }
        }
        return new EuchreLayout(hands, dealer);
    }

    /** The dealer has the card turned and has laid one away: the lowest of the shortest plain suit, an ace last of all. */
    EuchreLayout takenUp(Card turnUp) {
        List<CardSet> after = new ArrayList<>(hands);
        CardSet six = hands.get(dealer.place()).with(turnUp);
        after.set(dealer.place(), six.without(spare(six, EuchreView.trumps(turnUp.suit()))));
        return new EuchreLayout(after, dealer);
    }

    static Card spare(CardSet cards, BowerTrumps trumps) {
        CardSet plain = trumps.plain(cards);
        return plain.isEmpty()
                ? trumps.order().reversed().stream()
                        .filter(cards::contains)
                        .findFirst()
                        .orElseThrow()
                : plain.stream()
                        .min(Comparator.comparing((Card card) -> card.rank() == Rank.ACE)
                                .thenComparingInt(
                                        card -> trumps.plain(cards, card.suit()).size())
                                .thenComparing(Card::rank))
                        .orElseThrow();
    }

    /** The hands before the first lead, without the partner of one who plays alone; who leads is first. */
    OpenHands beforeTheLead(Suit trump, TableSeat maker, boolean alone) {
        TableSeat leader = alone ? maker.next() : dealer.next();
        List<Cards> inOrder = new ArrayList<>();
        for (TableSeat seat : playing(leader, maker, alone)) {
            inOrder.add(Cards.of(hands.get(seat.place()).toList()));
        }
        return new OpenHands(GAME, GAME.rules().usual(), Optional.of(trump), inOrder, 0, List.of(), TableFacts.NONE);
    }

    static Stake stake(TableSeat maker, boolean alone) {
        TableSeat leader = maker.next();
        return alone ? Stake.TRICKS.alone(playing(leader, maker, true).indexOf(maker)) : Stake.TRICKS;
    }

    private static List<TableSeat> playing(TableSeat leader, TableSeat maker, boolean alone) {
        return TableSeat.all(EuchreView.PLAYERS).stream()
                .map(seat -> leader.after(seat.place()))
                .filter(seat -> !alone || !seat.equals(maker.after(2)))
                .toList();
    }
}
