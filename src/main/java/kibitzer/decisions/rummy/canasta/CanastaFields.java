package kibitzer.decisions.rummy.canasta;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.rummy.form.RummyFields;
import kibitzer.games.rummy.canasta.Threes;
import kibitzer.games.rummy.family.RummyGame;

/** What the questions on canasta and samba are made of, and deals of it. */
final class CanastaFields {
    static final List<RummyGame> GAMES = List.of(RummyGame.CANASTA, RummyGame.SAMBA);
    static final Field<RummyGame> GAME = RummyFields.gameField(GAMES);
    static final Field<List<String>> GAMES_TO_DEAL = RummyFields.gamesToDeal(GAMES);
    static final Field<Integer> SCORE =
            Field.optional("score", Kinds.number(-20_000, 20_000), 0, "the side's score from the deals before");

    /** The most cards of a hand from which a first meld is asked for. */
    static final int MOST_BEFORE_MELDING = 20;

    private CanastaFields() {}

    /** The pack in the order of a shuffle. */
    static List<Card> shuffled(RummyGame game, Chance chance) {
        return new ArrayList<>(game.rules().pack().shuffled(new Seed(chance.next())));
    }

    /** A hand of so many cards without red threes, which are faced at once. */
    static Cards hand(List<Card> pack, int size) {
        List<Card> hand = new ArrayList<>();
        while (hand.size() < size) {
            Card card = pack.removeFirst();
            if (!Threes.isRed(card)) {
                hand.add(card);
            }
        }
        return Cards.of(hand);
    }

    /** Melds of a side, of different ranks, out of the pack. */
    static List<Cards> melds(RummyGame game, List<Card> pack, int number, int canastas, Chance chance) {
        List<Cards> melds = new ArrayList<>();
        List<Rank> ranks = new ArrayList<>(List.of(Rank.values()).subList(2, 13));
        while (melds.size() < number) {
            Rank rank = ranks.remove(chance.below(ranks.size()));
            boolean canasta = melds.size() < canastas;
            int size = canasta ? 7 + chance.below(2) : 3 + chance.below(3);
            int wild =
                    chance.onceIn(2) ? 0 : 1 + chance.below(game.rules().wilds().most());
            Cards meld = ofRank(game, pack, rank, size, Math.min(wild, size - 2));
            if (game.rules().isMeld(meld) && canasta == meld.size() >= 7) {
                meld.stream().forEach(pack::remove);
                melds.add(meld);
            }
            if (ranks.isEmpty()) {
                break;
            }
        }
        return melds;
    }

    private static Cards ofRank(RummyGame game, List<Card> pack, Rank rank, int size, int wild) {
        List<Card> cards = new ArrayList<>(pack.stream()
                .filter(card -> !card.isJoker() && card.rank() == rank)
                .limit(size - wild)
                .toList());
        pack.stream().filter(game.rules().wilds()::isWild).limit(wild).forEach(cards::add);
        return Cards.of(cards);
    }

    /** A score such as a side may have, a multiple of five. */
    static int score(RummyGame game, Chance chance) {
        int score = chance.below(8) == 0 ? -5 * (1 + chance.below(60)) : 5 * chance.below(800);
        return game == RummyGame.SAMBA && chance.onceIn(3) ? 7000 + 5 * chance.below(400) : score;
    }
}
