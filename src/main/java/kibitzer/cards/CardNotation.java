package kibitzer.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Cards as text: "KS", "10h", "♠Q", "JK"; lists "KS QS TH".
 *
 * <p>Reads rank and suit in either order, capital or small letters, "10" for "T", the signs of the suits; writes the
 * canonical form only.
 */
public final class CardNotation {
    private static final String A_CARD = "a card such as KS or 10H (rank A K Q J T 9 ... 2, then suit S H D C), or JK";

    private static final Map<String, Card> SPECIAL = special();

    private CardNotation() {}

    /** Reads one card. */
    public static Card read(String text) {
        String plain = text.strip().toUpperCase(Locale.ROOT).replace("\uFE0F", "");
        if (plain.equals("JK") || plain.equals("JOKER")) {
            return Card.JOKER;
        }
        String card = plain.replace("10", "T");
        if (card.length() == 2) {
            Optional<Card> rankFirst = card(card.charAt(0), card.charAt(1));
            Optional<Card> found = rankFirst.isPresent() ? rankFirst : card(card.charAt(1), card.charAt(0));
            if (found.isPresent()) {
                return found.get();
            }
        }
        throw new BadNotation(text, A_CARD);
    }

    private static Optional<Card> card(char rank, char suit) {
        return rank(rank).flatMap(r -> suit(suit).map(s -> Card.of(r, s)));
    }

    /** Reads one card of any pack: beside the others "11S" to "13C", the cavalier "CS", the tarots "1T" to "21T". */
    public static Card readOfAnyPack(String text) {
        String plain = text.strip().toUpperCase(Locale.ROOT);
        return Optional.ofNullable(SPECIAL.get(plain)).orElseGet(() -> read(text));
    }

    private static Map<String, Card> special() {
        Map<String, Card> byName = new HashMap<>();
        Stream<Card> suited = Arrays.stream(Suit.values())
                .flatMap(suit -> Stream.concat(
                        IntStream.rangeClosed(11, 13).mapToObj(number -> Card.ofNumber(number, suit)),
                        Stream.of(Card.cavalier(suit))));
        Stream.concat(suited, IntStream.rangeClosed(1, 21).mapToObj(Card::tarot))
                .forEach(card -> byName.put(card.toString(), card));
        return Map.copyOf(byName);
    }

    /** Reads cards separated by blanks or commas, in the order given; a card may stand twice. */
    public static List<Card> readList(String text) {
        return readList(text, CardNotation::read);
    }

    /** The same of any pack. */
    public static List<Card> readListOfAnyPack(String text) {
        return readList(text, CardNotation::readOfAnyPack);
    }

    private static List<Card> readList(String text, Function<String, Card> one) {
        List<Card> cards = new ArrayList<>();
        for (String word : text.strip().split("[\\s,]+")) {
            if (!word.isEmpty()) {
                cards.add(one.apply(word));
            }
        }
        return List.copyOf(cards);
    }

    /** Reads cards separated by blanks, each at most once. */
    public static CardSet readSet(String text) {
        CardSet cards = CardSet.EMPTY;
        for (Card card : readList(text)) {
            if (cards.contains(card)) {
                throw BadNotation.because("the " + card.inWords() + " stands twice", "different cards");
            }
            cards = cards.with(card);
        }
        return cards;
    }

    /** Reads one rank: "K", "10", "t". */
    public static Rank readRank(String text) {
        String plain = text.strip().toUpperCase(Locale.ROOT);
        String one = plain.equals("10") ? "T" : plain;
        return (one.length() == 1 ? rank(one.charAt(0)) : Optional.<Rank>empty())
                .orElseThrow(() -> new BadNotation(text, "a rank: A K Q J T 9 8 7 6 5 4 3 2"));
    }

    /** Reads one suit: "S", "h", "♦", "clubs". */
    public static Suit readSuit(String text) {
        String plain = text.strip().toUpperCase(Locale.ROOT).replace("\uFE0F", "");
        for (Suit suit : Suit.values()) {
            if (plain.equals(suit.plural().toUpperCase(Locale.ROOT))) {
                return suit;
            }
        }
        return (plain.length() == 1 ? suit(plain.charAt(0)) : Optional.<Suit>empty())
                .orElseThrow(() -> new BadNotation(text, "a suit: S H D C"));
    }

    /** "KS QS TH". */
    public static String write(Iterable<Card> cards) {
        List<String> words = new ArrayList<>();
        cards.forEach(card -> words.add(card.toString()));
        return String.join(" ", words);
    }

    /** "KQT" of one suit, high to low. */
    public static String writeRanks(CardSet cards, Suit suit) {
        return cards.in(suit).stream()
                .map(card -> String.valueOf(card.rank().letter()))
                .collect(Collectors.joining());
    }

    static Optional<Rank> rank(char letter) {
        char upper = Character.toUpperCase(letter);
        for (Rank rank : Rank.values()) {
            if (rank.letter() == upper) {
                return Optional.of(rank);
            }
        }
        return Optional.empty();
    }

    static Optional<Suit> suit(char letter) {
        return switch (Character.toUpperCase(letter)) {
            case 'S', '♠', '♤' -> Optional.of(Suit.SPADES);
            case 'H', '♥', '♡' -> Optional.of(Suit.HEARTS);
            case 'D', '♦', '♢' -> Optional.of(Suit.DIAMONDS);
            case 'C', '♣', '♧' -> Optional.of(Suit.CLUBS);
            default -> Optional.empty();
        };
    }
}
