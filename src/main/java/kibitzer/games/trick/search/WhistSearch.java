package kibitzer.games.trick.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.doubledummy.DoubleDummy;
import kibitzer.games.trick.Contract;
import kibitzer.games.trick.Duty;
import kibitzer.games.trick.PlainOrder;
import kibitzer.games.trick.TrickRules;
import kibitzer.games.trick.TrumpOrder;

/** Games whose play is that of whist, by the search for bridge. */
final class WhistSearch {
    private static final int PLAYERS = 4;

    private WhistSearch() {}

    /** True where four play as partners for tricks by the rules of whist, whatever cards are in the pack of 52. */
    static boolean suits(OpenHands hands, Stake stake) {
        TrickRules rules = hands.game().rules();
        Contract contract = hands.contract();
        return hands.players() == PLAYERS
                && stake.equals(Stake.TRICKS)
                && contract.plain().orElse(rules.plain()).equals(PlainOrder.ACE_HIGH)
                && contract.trumps().orElse(rules.trumps()).equals(TrumpOrder.AS_PLAIN)
                && contract.duty().orElse(rules.duty()).equals(Duty.FOLLOW)
                && rules.leads().isEmpty()
                && isOfOnePack(hands.cards());
    }

    private static boolean isOfOnePack(List<Card> cards) {
        return cards.stream().noneMatch(card -> card.isJoker() || card.isSpecial())
                && cards.stream().distinct().count() == cards.size();
    }

    static OpenLines lines(OpenHands hands) {
        List<CardSet> before = new ArrayList<>();
        for (int seat = 0; seat < PLAYERS; seat++) {
            List<Card> held = new ArrayList<>(hands.hands().get(seat).list());
            int place = Math.floorMod(seat - hands.leader(), PLAYERS);
            if (place < hands.trick().size()) {
                held.add(hands.trick().get(place));
            }
            before.add(CardSet.of(held));
        }
        DoubleDummy search = DoubleDummy.of(new Deal(before.get(0), before.get(1), before.get(2), before.get(3)));
        Strain strain = hands.trump().map(Strain::of).orElse(Strain.NO_TRUMP);
        Seat leader = Seat.values()[hands.leader()];
        boolean northSouth = Seat.values()[hands.toPlay()].isNorthSouth();
        Map<Card, Integer> known = new HashMap<>();
        List<OpenLines.Line> lines = new ArrayList<>();
        int guess = (hands.cardsEach() + 1) / 2;
        for (Card card : hands.lawful()) {
            int tricks = neighbour(hands, card, known);
            if (tricks < 0) {
                List<Card> played = new ArrayList<>(hands.trick());
                played.add(card);
                tricks = search.northSouthTricksAfter(strain, leader, played, guess);
            }
            guess = tricks;
            known.put(card, tricks);
            lines.add(new OpenLines.Line(card, northSouth ? tricks : hands.cardsEach() - tricks, Optional.empty()));
        }
        return new OpenLines(lines, false);
    }

    /** What the next higher card of the same hand led to, where no other hand's card lies between; else -1. */
    private static int neighbour(OpenHands hands, Card card, Map<Card, Integer> known) {
        Suit suit = card.suit();
        List<Card> all = hands.cards().stream()
                .filter(other -> other.suit() == suit && other.rank().compareTo(card.rank()) > 0)
                .sorted((one, other) -> one.rank().compareTo(other.rank()))
                .toList();
        return all.isEmpty() ? -1 : known.getOrDefault(all.getFirst(), -1);
    }
}
