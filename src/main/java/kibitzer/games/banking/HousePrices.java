package kibitzer.games.banking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.cards.NumberWord;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/** What the bets of a house game are worth: of faro with four, three, two and one card of the rank, of others on an example. */
public final class HousePrices {
    private static final int FOUR = 4;

    private HousePrices() {}

    public static PricedGame of(HouseGame game) {
        List<PricedBet> priced = new ArrayList<>();
        for (Bet bet : game.bets()) {
            if (game.id().equals("faro") && bet.ranks().most() == FOUR) {
                IntStream.range(0, FOUR).forEach(out -> priced.add(caseOf(game, bet, out)));
            } else {
                List<Card> table = CardNotation.readList(bet.table().example());
                priced.add(price(new NamedBet(game, bet, List.of()), table, Cards.NONE, on(bet), false));
            }
        }
        boolean rows = game.id().equals("trente-et-quarante");
        String method = rows ? "Counted over all orders of six packs" : "Counted over all orders of the cards left";
        return new PricedGame(game.id(), game.title(), game.page(), method, priced);
    }

    private static String on(Bet bet) {
        return !bet.table().isEmpty()
                ? "with " + bet.table().example()
                : bet.when().equals(Bet.BEFORE) ? "" : bet.when();
    }

    /** One rank of which some are out, 51 cards or as many as are left after whole turns. */
    private static PricedBet caseOf(HouseGame game, Bet bet, int out) {
        List<Card> seen = new ArrayList<>();
        for (int i = 0; i < out; i++) {
            seen.add(Card.of(Rank.KING, Suit.DOWNWARDS.get(i)));
        }
        // Soda and whole turns are out: an odd number of cards.
        if (seen.size() % 2 == 0) {
            seen.add(Card.of(Rank.TWO, Suit.SPADES));
        }
        int left = FOUR - out;
        boolean caseCard = left == 1;
        String when =
                (caseCard ? "the case card: " : "") + NumberWord.of(left) + " of the rank among " + (52 - seen.size());
        return price(new NamedBet(game, bet, List.of(Rank.KING)), List.of(), Cards.of(seen), when, caseCard);
    }

    private static PricedBet price(NamedBet bet, List<Card> table, Cards seen, String when, boolean caseCard) {
        Prospect prospect = bet.prospect(table, seen);
        OptionalDouble edge =
                bet.bet().hasEdge() ? OptionalDouble.of(prospect.edge().toDouble()) : OptionalDouble.empty();
        Optional<PricedBet.Printed> printed = printed(bet.bet(), caseCard);
        double error = bet.game().id().equals("trente-et-quarante") ? 1e-6 : 0;
        return new PricedBet(
                bet.words(),
                when,
                prospect.won().toDouble(),
                prospect.returned().toDouble(),
                bet.bet().pays().words(),
                edge,
                error,
                printed);
    }

    private static Optional<PricedBet.Printed> printed(Bet bet, boolean caseCard) {
        return bet.printed().stream()
                .filter(figure -> !caseCard || figure.pointer().endsWith("p01"))
                .findFirst()
                .map(figure -> new PricedBet.Printed(figure.text(), figure.pointer(), figure.agrees()));
    }
}
