package kibitzer.games.trick;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Suit;

/**
 * Which cards are trumps, high to low: whatever stands here belongs to trumps and to no other suit, whatever is printed on it.
 *
 * <p>A word is a figure of the trump suit ("A"), a figure of the other suit of its colour ("J'"), a figure of all four suits, clubs
 * first ("*J"), a card ("AH", "21T", "JK"), "tarots" for all of them, or "..." for all that is left of the trump suit, in plain order. A card takes the first
 * place in which it stands; what the pack has not is passed over.
 *
 * @param red the order where hearts or diamonds are trumps
 * @param black the order where spades or clubs are
 * @param none the order where no suit is trumps; usually empty
 */
public record TrumpOrder(List<String> red, List<String> black, List<String> none) implements AxisValue {
    static final String OTHER = "'";
    static final String ALL = "*";
    static final String REST = "...";

    /** Trumps rank like any suit. */
    public static final TrumpOrder AS_PLAIN = of(REST);

    /** No card is a trump, whatever suit may be named. */
    public static final TrumpOrder NONE = of("");

    /** Right bower, left bower, then the rest of the suit. */
    public static final TrumpOrder BOWERS = of("J J' ...");

    /** The joker before the bowers; at no trump it is the only trump. */
    public static final TrumpOrder JOKER_AND_BOWERS = of("JK J J' ...").atNoTrump("JK");

    /** Suits of clubs, spades, hearts, diamonds: the order of cards that are trumps in all suits. */
    private static final List<Suit> CLUBS_FIRST = List.of(Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS);

    public TrumpOrder {
        red = List.copyOf(red);
        black = List.copyOf(black);
        none = List.copyOf(none);
    }

    public static TrumpOrder of(String words) {
        return byColour(words, words);
    }

    /** Cards that are trumps in every hand, whatever is printed on them, where no suit is ever trumps. */
    public static TrumpOrder ofTheirOwn(String words) {
        return NONE.atNoTrump(words);
    }

    /** One order for red trumps, another for black. */
    public static TrumpOrder byColour(String red, String black) {
        return new TrumpOrder(Figures.read(red), Figures.read(black), List.of());
    }

    /** The same with cards that are trumps even where no suit is. */
    public TrumpOrder atNoTrump(String words) {
        return new TrumpOrder(red, black, Figures.read(words));
    }

    private List<String> words(Optional<Suit> trump) {
        return trump.map(suit -> suit.isRed() ? red : black).orElse(none);
    }

    /** All trumps, high to low. */
    Set<Card> cards(Optional<Suit> trump, PlainOrder plain) {
        return holding(words(trump), trump, plain);
    }

    /** The cards that these words mean. */
    static Set<Card> holding(List<String> words, Optional<Suit> trump, PlainOrder plain) {
        Set<Card> cards = new LinkedHashSet<>();
        words.forEach(word -> cards.addAll(meant(word, trump, plain)));
        return cards;
    }

    private static List<Card> meant(String word, Optional<Suit> trump, PlainOrder plain) {
        if (word.startsWith(ALL)) {
            return CLUBS_FIRST.stream()
                    .map(suit -> Figures.of(word.substring(1), suit))
                    .toList();
        }
        if (word.equals(Figures.TAROTS)) {
            return IntStream.rangeClosed(1, Card.TAROTS)
                    .mapToObj(number -> Card.tarot(Card.TAROTS + 1 - number))
                    .toList();
        }
        if (word.equals(REST)) {
            return trump.map(plain::cards).orElse(List.of());
        }
        if (word.endsWith(OTHER)) {
            String figure = word.substring(0, word.length() - 1);
            return trump.map(suit -> List.of(Figures.of(figure, Figures.partner(suit))))
                    .orElse(List.of());
        }
        return Figures.isFigure(word)
                ? trump.map(suit -> List.of(Figures.of(word, suit))).orElse(List.of())
                : List.of(CardNotation.readOfAnyPack(word));
    }

    /** What a trump is called that has a name of its own: "left bower". */
    Optional<String> nameOf(Card card, Optional<Suit> trump) {
        if (trump.isEmpty() || !card.hasSuit()) {
            return Optional.empty();
        }
        boolean other = card.suit() == Figures.partner(trump.get());
        if (!words(trump).contains(card.figure() + OTHER) || !other && card.suit() != trump.get()) {
            return Optional.empty();
        }
        String side = other ? "left " : "right ";
        return Optional.of(
                side + (card.figure().equals("J") ? "bower" : card.figure().equals("5") ? "pedro" : card.figure()));
    }

    @Override
    public String says() {
        if (red.isEmpty() && black.isEmpty()) {
            return none.isEmpty() ? "no card is a trump" : "trumps rank " + Figures.inWords(none);
        }
        String suited = red.equals(List.of(REST)) && black.equals(red)
                ? "trumps rank like any suit"
                : red.equals(black)
                        ? "trumps rank " + Figures.inWords(red)
                        : "red trumps rank " + Figures.inWords(red) + ", black trumps " + Figures.inWords(black);
        return none.isEmpty() ? suited : suited + "; at no trump these are above all suits: " + Figures.inWords(none);
    }
}
