package kibitzer.games.banking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.odds.Fraction;

/**
 * A bet on the order of the last three cards at faro, whose ranks are known from the case (p. 382).
 *
 * @param called the ranks in the order called
 * @param shown how many have come as called
 * @param pays what a right call adds to the stake
 */
record LastTurn(List<Rank> called, int shown, Fraction pays) implements OpenBet {
    private static final int CARDS = 3;
    private static final int DIFFERENT = 3;

    LastTurn {
        called = List.copyOf(called);
    }

    static OpenBet of(List<Rank> ranks, int different, int pays) {
        if (ranks.stream().distinct().count() != different) {
            throw new BadBet(
                    "bet",
                    "ranks " + ranks.stream().map(Rank::letter).toList(),
                    different == DIFFERENT ? "three different ranks" : "three ranks of which two are alike");
        }
        return new LastTurn(ranks, 0, Fraction.of(pays, 1));
    }

    @Override
    public Object kindOf(Card card) {
        return card.rank();
    }

    @Override
    public OpenBet after(Card card, int left) {
        if (card.rank() != called.get(shown)) {
            return Settled.LOST;
        }
        return shown + 2 >= CARDS ? new Settled(pays) : new LastTurn(called, shown + 1, pays);
    }

    /** What was called beside what came: "you called K-9-5, and the second card was a five". */
    @Override
    public Optional<String> counts(List<Card> turned, Settled end) {
        String order =
                called.stream().map(rank -> String.valueOf(rank.letter())).collect(Collectors.joining("-"));
        return Optional.of("you called " + order + ", and "
                + (end.equals(Settled.LOST)
                        ? "the " + (shown == 0 ? "first" : "second") + " card was "
                                + turned.getLast().rank().one()
                        : "they came so"));
    }

    /** In how many orders three cards can come: six, or three where two of them are alike. */
    @Override
    public Optional<String> live(Cards left) {
        boolean isDifferent = called.stream().distinct().count() == DIFFERENT;
        return Optional.of(
                "the three cards can come in " + (isDifferent ? "six" : "three") + " orders, and one was called");
    }

    /** Three cards are left, whatever the pack was. */
    @Override
    public Optional<Prospect> counted(Cards left) {
        List<Rank> ranks = left.stream().map(Card::rank).sorted().toList();
        if (ranks.size() == CARDS && !ranks.equals(called.stream().sorted().toList())) {
            throw new BadBet("bet", "the three cards left are others", "their ranks, " + left);
        }
        List<Card> three = new ArrayList<>();
        for (Rank rank : called) {
            three.add(Card.of(rank, Suit.DOWNWARDS.get(three.size())));
        }
        return Optional.of(CountingWalk.walked(this, Cards.of(three)));
    }
}
