package kibitzer.decisions.rummy.meld;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.rummy.family.RummyRules;

/** Makes cards that are a meld, or nearly one. */
public final class NearMelds {
    private static final List<Suit> SUITS = Suit.DOWNWARDS;

    private NearMelds() {}

    /** Three to five cards of the game's pack: of one rank, or of one suit in a row, some of them then changed. */
    static Cards candidate(RummyRules rules, Chance chance) {
        while (true) {
            List<Card> cards = chance.onceIn(2) ? ofARank(rules, chance) : inARow(rules, chance);
            if (chance.onceIn(4)) {
                cards.set(chance.below(cards.size()), any(rules, chance));
            }
            if (chance.onceIn(2)) {
                cards.set(chance.below(cards.size()), wildOr(cards.getFirst(), rules, chance));
            }
            Cards made = Cards.of(cards);
            if (made.different().stream().allMatch(card -> made.count(card) <= rules.copies(card))) {
                return made;
            }
        }
    }

    /** A meld of the game, without a wild card. */
    public static Cards natural(RummyRules rules, Chance chance) {
        while (true) {
            Cards cards = Cards.of(chance.onceIn(2) ? ofARank(rules, chance) : inARow(rules, chance));
            if (cards.stream().noneMatch(card -> rules.wilds().isWild(card))
                    && cards.different().stream().allMatch(card -> cards.count(card) <= rules.copies(card))
                    && rules.isMeld(cards)) {
                return cards;
            }
        }
    }

    private static List<Card> ofARank(RummyRules rules, Chance chance) {
        Rank rank = any(rules, chance).rank();
        List<Card> cards = new ArrayList<>();
        int size = size(chance);
        List<Suit> suits = new ArrayList<>(SUITS);
        for (int i = 0; i < size; i++) {
            if (suits.isEmpty() || rules.packs() > 1 && chance.onceIn(2)) {
                suits = new ArrayList<>(SUITS);
            }
            cards.add(Card.of(rank, suits.remove(chance.below(suits.size()))));
        }
        return cards;
    }

    /** In a row, the corner included: whether it may be turned is the question. */
    private static List<Card> inARow(RummyRules rules, Chance chance) {
        List<Rank> round = new ArrayList<>(List.of(Rank.values()));
        round.removeAll(rules.missing());
        Suit suit = chance.oneOf(SUITS);
        int start = chance.below(round.size());
        int step = chance.onceIn(6) ? 2 : 1;
        List<Card> cards = new ArrayList<>();
        int size = size(chance);
        for (int i = 0; i < size; i++) {
            int place = start + i + (i > 0 ? step - 1 : 0);
            cards.add(Card.of(round.get(place % round.size()), suit));
        }
        return cards;
    }

    private static int size(Chance chance) {
        return chance.onceIn(8) ? 2 : chance.onceIn(3) ? 4 + chance.below(2) : 3;
    }

    private static Card any(RummyRules rules, Chance chance) {
        List<Rank> ranks = new ArrayList<>(List.of(Rank.values()));
        ranks.removeAll(rules.missing());
        return Card.of(chance.oneOf(ranks), chance.oneOf(SUITS));
    }

    private static Card wildOr(Card other, RummyRules rules, Chance chance) {
        if (rules.jokers() > 0 && (chance.onceIn(2) || !rules.wilds().deuces())) {
            return Card.JOKER;
        }
        return rules.wilds().deuces() ? Card.of(Rank.TWO, chance.oneOf(SUITS)) : other;
    }
}
