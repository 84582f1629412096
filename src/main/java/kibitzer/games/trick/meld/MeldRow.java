package kibitzer.games.trick.meld;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Suit;

/**
 * A line of a table of melds.
 *
 * @param of where its cards are looked for
 * @param cards figures, high to low ("A T K Q J"), or cards where it is certain ones that score
 */
record MeldRow(String name, Heading heading, Where of, List<String> cards, int points) {
    /** Where the cards of a meld are looked for. */
    enum Where {
        IN_TRUMPS,
        IN_A_PLAIN_SUIT,
        IN_ANY_SUIT,
        /** Each figure once in every suit. */
        IN_ALL_SUITS,
        THESE_CARDS
    }

    MeldRow {
        cards = List.copyOf(cards);
    }

    static MeldRow of(String name, Heading heading, Where of, String cards, int points) {
        return new MeldRow(name, heading, of, Arrays.asList(cards.split(" ")), points);
    }

    /** The same as often as there are suits for it. */
    Stream<Meld> melds(Optional<Suit> trump) {
        return switch (of) {
            case IN_TRUMPS -> trump.stream().map(this::inSuit);
            case IN_A_PLAIN_SUIT ->
                Suit.DOWNWARDS.stream()
                        .filter(suit -> !trump.equals(Optional.of(suit)))
                        .map(this::inSuit);
            case IN_ANY_SUIT -> Suit.DOWNWARDS.stream().map(this::inSuit);
            case IN_ALL_SUITS ->
                Stream.of(meld(cards.stream()
                        .flatMap(figure -> Suit.DOWNWARDS.stream().map(suit -> figure + suit.letter()))));
            case THESE_CARDS -> Stream.of(meld(cards.stream()));
        };
    }

    private Meld inSuit(Suit suit) {
        return meld(cards.stream().map(figure -> figure + suit.letter()));
    }

    private Meld meld(Stream<String> written) {
        List<Card> read = written.map(CardNotation::read).toList();
        return new Meld(name, heading, read, points);
    }
}
