package kibitzer.games.trick.plain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;

/**
 * How the unseen cards may lie: in no hand a card with which an earlier play of that hand would have been unlawful, such as one of a
 * suit that it did not follow.
 */
public final class Layouts {
    private static final int TRIES = 40;

    private final PlayerView sight;
    private final List<Card> unseen;

    /** By card: who may hold it; beyond the players, what nobody holds. */
    private final Map<Card, List<Integer>> owners = new HashMap<>();

    /**
     * @param hands by player, in the order of play
     * @param rest what nobody holds, the next to be drawn first
     */
    public record Layout(List<Cards> hands, List<Card> rest) {}

    public Layouts(PlayerView sight) {
        this.sight = sight;
        this.unseen = sight.unseen().list();
        for (Card card : sight.unseen().different()) {
            List<Integer> may = new ArrayList<>();
            for (int player = 0; player < sight.players(); player++) {
                if (isHidden(player) && mayHold(player, card)) {
                    may.add(player);
                }
            }
            may.add(sight.players());
            owners.put(card, may);
        }
        sight.placed().forEach((card, owner) -> {
            if (sight.unseen().count(card) == 1) {
                owners.put(card, List.of(owner));
            }
        });
        sight.turnUp().filter(card -> sight.unseen().count(card) == 1).ifPresent(this::place);
    }

    /** The card turned is the dealer's where all cards are dealt, and else nobody's. */
    private void place(Card turnUp) {
        int open = sight.open().values().stream().mapToInt(Cards::size).sum();
        boolean allDealt = unseen.size() + sight.hand().size() + open
                == sight.held().stream().mapToInt(Integer::intValue).sum();
        if (sight.stock() == 0) {
            owners.put(turnUp, List.of(allDealt ? sight.dealer() : sight.players()));
        }
    }

    private boolean isHidden(int player) {
        return player != sight.player() && !sight.open().containsKey(player);
    }

    /** Whether all that a player has played could have been played with this card in his hand. */
    private boolean mayHold(int player, Card card) {
        List<SeenTrick> all = new ArrayList<>(sight.tricks());
        all.add(sight.trick());
        List<Card> hand = new ArrayList<>(List.of(card));
        for (int number = all.size() - 1; number >= 0; number--) {
            SeenTrick trick = all.get(number);
            int place = Math.floorMod(player - trick.leader(), sight.players());
            if (place >= trick.cards().size()) {
                continue;
            }
            Card played = trick.cards().get(place);
            hand.add(played);
            if (!trick.stockOpen()
                    && !sight.rulesAt(number)
                            .lawful(Cards.of(hand), trick.cards().subList(0, place), sight.facts(trick, number == 0))
                            .contains(played)) {
                return false;
            }
        }
        return true;
    }

    /** One of them by chance; where none is found soon, one that breaks what was shown. */
    public Layout deal(Chance chance) {
        for (int tried = 0; tried < TRIES; tried++) {
            List<Card> order = chance.shuffled(unseen);
            order.sort(Comparator.comparingInt(card -> mayHave(card).size()));
            List<List<Card>> dealt = deal(order, true, chance);
            if (!dealt.isEmpty()) {
                return layout(dealt);
            }
        }
        return layout(deal(chance.shuffled(unseen), false, chance));
    }

    private List<Integer> mayHave(Card card) {
        return owners.getOrDefault(card, List.of());
    }

    /** By player, and what is left last; nothing if a card finds no place. */
    private List<List<Card>> deal(List<Card> order, boolean asShown, Chance chance) {
        int players = sight.players();
        int[] room = new int[players + 1];
        room[players] = unseen.size();
        List<List<Card>> dealt = new ArrayList<>();
        for (int player = 0; player <= players; player++) {
            dealt.add(new ArrayList<>());
            if (player < players && isHidden(player)) {
                room[player] = sight.held().get(player);
                room[players] -= room[player];
            }
        }
        for (Card card : order) {
            int places = 0;
            for (int owner = 0; owner <= players; owner++) {
                places += isOpen(card, owner, asShown) ? room[owner] : 0;
            }
            if (places == 0) {
                return List.of();
            }
            int drawn = chance.below(places);
            int owner = 0;
            while (drawn >= (isOpen(card, owner, asShown) ? room[owner] : 0)) {
                drawn -= isOpen(card, owner, asShown) ? room[owner] : 0;
                owner++;
            }
            dealt.get(owner).add(card);
            room[owner]--;
        }
        return dealt;
    }

    private boolean isOpen(Card card, int owner, boolean asShown) {
        return !asShown || mayHave(card).contains(owner);
    }

    private Layout layout(List<List<Card>> dealt) {
        List<Cards> hands = new ArrayList<>();
        for (int player = 0; player < sight.players(); player++) {
            hands.add(
                    player == sight.player()
                            ? sight.hand()
                            : sight.open().getOrDefault(player, Cards.of(dealt.get(player))));
        }
        return new Layout(hands, List.copyOf(dealt.getLast()));
    }
}
