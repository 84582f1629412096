package kibitzer.decisions.rummy.turn;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.decisions.rummy.meld.NearMelds;
import kibitzer.games.rummy.family.GoingOut;
import kibitzer.games.rummy.family.HandAfterDraw;
import kibitzer.games.rummy.family.RummyGame;
import kibitzer.games.rummy.family.RummyRules;
import kibitzer.games.rummy.family.RummyRules.Ending;
import kibitzer.games.rummy.family.RummyRules.LayingOffOn;

/** Deals hands that can just go out, or just cannot. */
final class LastTurns {
    private static final int TRIES = 300;
    private static final List<Integer> SETS = List.of(3, 3, 3, 4, 4, 5);

    private LastTurns() {}

    static GoingOut deal(RummyGame game, Chance chance) {
        boolean wanted = !chance.onceIn(3);
        GoingOut last = position(game, chance);
        for (int i = 0; i < TRIES && last.ways().isEmpty() == wanted; i++) {
            last = position(game, chance);
        }
        return last;
    }

    private static GoingOut position(RummyGame game, Chance chance) {
        RummyRules rules = game.rules();
        List<Card> pack = new ArrayList<>(rules.pack().shuffled(new Seed(chance.next())));
        // At canasta and samba they go to the table at once (p. 22).
        pack.removeIf(card -> game.isCanasta()
                && !card.isJoker()
                && card.rank() == Rank.THREE
                && card.suit().isRed());
        List<Cards> melds = new ArrayList<>();
        if (rules.layingOff() != LayingOffOn.NOBODY) {
            int number = game.isCanasta() ? 2 : rules.ending() == Ending.WITHOUT_A_DISCARD ? 2 : 1 + chance.below(2);
            for (int i = 0; i < number; i++) {
                take(game, melds, pack, chance, game.isCanasta() ? 7 - chance.below(2) : 3);
            }
        }
        int size = handSize(game, melds, chance);
        List<Cards> own = new ArrayList<>(melds);
        List<Card> hand = new ArrayList<>();
        while (size - hand.size() >= RummyRules.LEAST) {
            int before = own.size();
            take(game, own, pack, chance, Math.min(size - hand.size(), chance.oneOf(SETS)));
            if (own.size() == before) {
                break;
            }
            hand.addAll(own.getLast().list());
        }
        while (hand.size() < size) {
            hand.add(near(melds, pack, chance));
        }
        if (chance.onceIn(3)) {
            hand.set(chance.below(hand.size()), pack.removeFirst());
        }
        HandAfterDraw sizes = new HandAfterDraw(game);
        while (sizes.wrong(Cards.of(hand), melds).isPresent()) {
            // What he has no longer in his hand lies on the table.
            take(game, melds, pack, chance, 3 + chance.below(2));
        }
        return new GoingOut(game, Cards.of(hand), melds);
    }

    /** A card that may fit what lies there, or the next of the pack. */
    private static Card near(List<Cards> melds, List<Card> pack, Chance chance) {
        if (!melds.isEmpty() && chance.onceIn(2)) {
            Card like = chance.oneOf(melds).get(0);
            for (Card card : pack) {
                if (!card.isJoker() && !like.isJoker() && card.rank() == like.rank()) {
                    pack.remove(card);
                    return card;
                }
            }
        }
        return pack.removeFirst();
    }

    /** Late in the game, as far as the game leaves it open how many cards a player has by then. */
    private static int handSize(RummyGame game, List<Cards> melds, Chance chance) {
        RummyRules rules = game.rules();
        int melded = melds.stream().mapToInt(Cards::size).sum();
        int dealt = rules.handSize(3) + 1;
        return switch (game) {
            case PANGUINGUE, CONQUIAN -> rules.largestHand() - melded;
            case CONTINENTAL, PIF_PAF -> rules.largestHand();
            case CANASTA, SAMBA -> Math.max(3 + chance.below(4), dealt - melded);
            case OKLAHOMA -> Math.max(dealt - chance.below(6), dealt - melded);
            default -> game.isAllAtOnce() ? dealt : Math.max(4, dealt - chance.below(6));
        };
    }

    private static void take(RummyGame game, List<Cards> melds, List<Card> pack, Chance chance, int size) {
        RummyRules rules = game.rules();
        for (int i = 0; i < TRIES; i++) {
            Cards meld = size >= 6 ? ofOneRank(pack, chance, size) : NearMelds.natural(rules, chance);
            boolean fits = size >= 6 || meld.size() == size;
            if (fits
                    && rules.isMeld(meld)
                    && meld.isPartOf(Cards.of(pack))
                    && (!game.isCanasta() || isNew(melds, meld))) {
                meld.stream().forEach(pack::remove);
                melds.add(meld);
                return;
            }
        }
    }

    private static boolean isNew(List<Cards> melds, Cards meld) {
        return melds.stream()
                .noneMatch(other -> other.get(0).rank() == meld.get(0).rank());
    }

    private static Cards ofOneRank(List<Card> pack, Chance chance, int size) {
        Rank rank = chance.oneOf(List.of(Rank.values()));
        return Cards.of(pack.stream()
                .filter(card -> !card.isJoker() && card.rank() == rank)
                .limit(size)
                .toList());
    }
}
