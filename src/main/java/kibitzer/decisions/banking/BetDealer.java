package kibitzer.decisions.banking;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.banking.Bet;
import kibitzer.games.banking.HouseGame;
import kibitzer.games.banking.NamedBet;

/** Deals bets: the words, the cards they rest on, and what has been seen. */
final class BetDealer {
    private static final int MOST_SEEN = 6;
    private static final int LAST_TURN = 3;
    private static final List<String> NOTHING_SEEN =
            List.of("trente-et-quarante", "treize", "put-and-take-cards", "up-and-down-the-river", "thirty-five");

    private final Chance chance;
    private final List<Card> deck;
    private final HouseGame game;

    BetDealer(HouseGame game, Chance chance) {
        this.game = game;
        this.chance = chance;
        this.deck = new ArrayList<>(chance.shuffled(game.pack().all().list()));
    }

    /** A bet with its ranks named. */
    NamedBet bet(List<Bet> among) {
        Bet bet = chance.oneOf(among);
        if (bet.ranks().least() == 0) {
            return new NamedBet(game, bet, List.of());
        }
        List<Rank> ranks = chance.shuffled(List.of(Rank.values()));
        if (bet.ranks().model().stream().distinct().count() < bet.ranks().least()) {
            return new NamedBet(game, bet, List.of(ranks.get(0), ranks.get(0), ranks.get(1)));
        }
        boolean several = bet.ranks().most() > bet.ranks().least() && chance.onceIn(5);
        return new NamedBet(game, bet, ranks.subList(0, bet.ranks().least() + (several ? 1 : 0)));
    }

    /** Cards that make the bet possible, off the top of the pack. */
    List<Card> table(NamedBet bet) {
        Bet.OnTable wanted = bet.bet().table();
        if (wanted.isEmpty()) {
            return List.of();
        }
        while (true) {
            int many = handSize(wanted);
            List<Card> shuffled = chance.shuffled(deck);
            List<Card> table = piled(shuffled, wanted) ? pile(shuffled, many) : shuffled.subList(0, many);
            if (isPossible(bet, table)) {
                deck.removeAll(table);
                return List.copyOf(table);
            }
        }
    }

    /** Mostly as in the game: five cards at red dog, two or three where one draws. */
    private int handSize(Bet.OnTable wanted) {
        if (wanted.least() == wanted.most()) {
            return wanted.least();
        }
        return wanted.least() == 1 ? 1 + chance.below(3) : chance.onceIn(4) ? wanted.least() : wanted.most();
    }

    private static boolean piled(List<Card> deck, Bet.OnTable wanted) {
        return wanted.isPile() && !deck.isEmpty();
    }

    private static List<Card> pile(List<Card> shuffled, int many) {
        Rank rank = shuffled.getFirst().rank();
        List<Card> cards = new ArrayList<>(shuffled.stream()
                .filter(card -> card.rank() == rank)
                .limit(many - 1L)
                .toList());
        shuffled.stream().filter(card -> card.rank() != rank).limit(1).forEach(cards::add);
        return cards;
    }

    private boolean isPossible(NamedBet bet, List<Card> table) {
        try {
            BankFields.asked(() -> bet.open(table, game.pack().left(table, Cards.NONE)));
            return true;
        } catch (BadQuestion impossible) {
            return false;
        }
    }

    /** Some cards that are out; of faro as many as after whole turns. */
    Cards seen(NamedBet bet) {
        if (NOTHING_SEEN.contains(game.id())
                || bet.ranks().size() >= LAST_TURN && bet.bet().ranks().most() == LAST_TURN) {
            return Cards.NONE;
        }
        if (!bet.ranks().isEmpty()) {
            int turns = chance.below(22);
            return Cards.of(chance.shuffled(deck).subList(0, 1 + 2 * turns));
        }
        return Cards.of(chance.shuffled(deck).subList(0, chance.below(MOST_SEEN + 1)));
    }

    /** The rest of the pack in the order in which it comes. */
    List<Card> rest(int most) {
        return chance.shuffled(deck).subList(0, Math.min(most, deck.size()));
    }

    /** So many of them that the bet is settled by the last. */
    static List<Card> upTo(List<Card> cards, NamedBet bet, List<Card> table) {
        return IntStream.rangeClosed(1, cards.size())
                .mapToObj(many -> cards.subList(0, many))
                .filter(some -> settles(bet, table, some))
                .findFirst()
                .orElse(List.of());
    }

    private static boolean settles(NamedBet bet, List<Card> table, List<Card> turned) {
        List<Card> all = new ArrayList<>(table);
        all.addAll(turned);
        try {
            BankFields.asked(() -> bet.settle(all));
            return true;
        } catch (BadQuestion open) {
            return false;
        }
    }
}
