package kibitzer.games.trick;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.Pack;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * The cards of a game, by the number of players where that changes them.
 *
 * @param says what it is: "32 cards, sevens lowest"
 * @param pack every card, identical ones as often as there are
 */
public record TrickPack(String says, Pack pack) implements AxisValue {
    public static final TrickPack FULL = new TrickPack("52 cards", Pack.FULL);
    public static final TrickPack PIQUET = new TrickPack("32 cards, sevens lowest", Pack.PIQUET);
    public static final TrickPack FROM_SIXES = new TrickPack("36 cards, sixes lowest", Pack.FROM_SIXES);
    public static final TrickPack FROM_NINES = from(Rank.NINE);
    public static final TrickPack FORTY = new TrickPack("40 cards, without eights, nines and tens", Pack.FORTY);

    /** 62 cards: 11 and 12 in every suit, 13 in hearts and diamonds (the book does not say in which two); and the joker. */
    public static final TrickPack SIX_HAND = new TrickPack(
            "63 cards: the full pack, 11 and 12 of every suit, 13 of two suits, and the joker",
            new Pack(Stream.of(
                            Card.ALL.stream(),
                            Suit.DOWNWARDS.stream()
                                    .flatMap(suit ->
                                            IntStream.of(12, 11).mapToObj(number -> Card.ofNumber(number, suit))),
                            Stream.of(Card.ofNumber(13, Suit.HEARTS), Card.ofNumber(13, Suit.DIAMONDS), Card.JOKER))
                    .flatMap(cards -> cards)
                    .toList()));

    /** 54 cards: the joker (the skus), 21 tarots, and of each suit four court cards and four spots. */
    public static final TrickPack TAROK = new TrickPack(
            "54 cards: the joker, the tarots from 21 to 1, and in each suit king, queen, cavalier, jack and four spots",
            new Pack(Stream.of(
                            Suit.DOWNWARDS.stream().flatMap(TrickPack::ofTarok),
                            IntStream.rangeClosed(1, Card.TAROTS).mapToObj(Card::tarot),
                            Stream.of(Card.JOKER))
                    .flatMap(cards -> cards)
                    .toList()));

    private static Stream<Card> ofTarok(Suit suit) {
        String spots = suit.isRed() ? "A 2 3 4" : "T 9 8 7";
        return Figures.read("K Q C J " + spots).stream().map(figure -> Figures.of(figure, suit));
    }

    /** All cards from this rank up. */
    public static TrickPack from(Rank lowest) {
        List<Card> cards =
                Card.ALL.stream().filter(card -> card.rank().isAtLeast(lowest)).toList();
        return new TrickPack(cards.size() + " cards, " + lowest.plural() + " lowest", new Pack(cards));
    }

    /** The same with the joker. */
    public TrickPack withJoker() {
        return new TrickPack(says + ", and the joker", pack.plus(Card.JOKER));
    }

    /** The same so many times over. */
    public TrickPack times(int times) {
        return new TrickPack(says + ", " + times + " packs shuffled together", pack.times(times));
    }

    /** The same without some cards. */
    public TrickPack without(String which, List<Card> cards) {
        return new TrickPack(
                says + ", without " + which,
                new Pack(pack.cards().stream()
                        .filter(card -> !cards.contains(card))
                        .toList()));
    }

    public int count(Card card) {
        return (int) pack.cards().stream().filter(card::equals).count();
    }

    /** True if some card is there more than once. */
    public boolean hasIdenticalCards() {
        return pack.cards().stream().distinct().count() < pack.size();
    }
}
