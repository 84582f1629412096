package kibitzer.games.trick;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.Suit;

/**
 * How the cards of a plain suit rank, high to low; what the pack has not is passed over.
 *
 * @param bySuit the figures of each suit; "JK" where the joker stands in it
 * @param suitless whether suits are ignored, so that the highest card wins whatever its suit, the first of equal ones
 * @param everywhere cards that win tricks of other suits as well, unless a higher one of their own lies there
 */
public record PlainOrder(Map<Suit, List<String>> bySuit, boolean suitless, List<Card> everywhere) implements AxisValue {
    /** Ace, king, queen, jack, ten, and so on down to two. */
    public static final PlainOrder ACE_HIGH = same("A K Q J T 9 8 7 6 5 4 3 2");

    /** The ten between ace and king. */
    public static final PlainOrder TEN_SECOND = same("A T K Q J 9 8 7");

    public PlainOrder {
        bySuit = Map.copyOf(bySuit);
        everywhere = List.copyOf(everywhere);
    }

    /** The same in every suit. */
    public static PlainOrder same(String figures) {
        return byColour(figures, figures);
    }

    /** One order in hearts and diamonds, another in spades and clubs. */
    public static PlainOrder byColour(String red, String black) {
        Map<Suit, List<String>> orders = new EnumMap<>(Suit.class);
        for (Suit suit : Suit.values()) {
            orders.put(suit, Figures.read(suit.isRed() ? red : black));
        }
        return new PlainOrder(orders, false, List.of());
    }

    /** The same but in one suit. */
    public PlainOrder in(Suit suit, String figures) {
        Map<Suit, List<String>> orders = new EnumMap<>(bySuit);
        orders.put(suit, Figures.read(figures));
        return new PlainOrder(orders, suitless, everywhere);
    }

    /** True if no card wins but in its own suit, trumps apart. */
    public boolean isBySuits() {
        return !suitless && everywhere.isEmpty();
    }

    /** The same where suits are ignored. */
    public PlainOrder ignoringSuits() {
        return new PlainOrder(bySuit, true, everywhere);
    }

    /** The same with a card that wins tricks of every suit, unless a higher one of its own lies there. */
    public PlainOrder winningEverywhere(Card card) {
        return new PlainOrder(bySuit, suitless, List.of(card));
    }

    /** The cards of a suit, high to low. */
    List<Card> cards(Suit suit) {
        return bySuit.getOrDefault(suit, List.of()).stream()
                .map(figure -> figure.equals(Figures.JOKER) ? Card.JOKER : Figures.of(figure, suit))
                .toList();
    }

    /** What is left of it in a pack. */
    PlainOrder of(TrickPack pack) {
        Map<Suit, List<String>> orders = new EnumMap<>(Suit.class);
        bySuit.forEach((suit, figures) -> orders.put(
                suit,
                figures.stream()
                        .filter(figure ->
                                pack.count(figure.equals(Figures.JOKER) ? Card.JOKER : Figures.of(figure, suit)) > 0)
                        .toList()));
        return new PlainOrder(orders, suitless, everywhere);
    }

    @Override
    public String says() {
        Map<List<String>, List<Suit>> alike =
                Suit.DOWNWARDS.stream().collect(Collectors.groupingBy(suit -> bySuit.getOrDefault(suit, List.of())));
        return alike.entrySet().stream()
                        .sorted((one, other) -> other.getValue()
                                .getFirst()
                                .compareTo(one.getValue().getFirst()))
                        .map(order -> (alike.size() == 1
                                        ? "the cards of a suit rank "
                                        : order.getValue().stream()
                                                        .map(Suit::plural)
                                                        .collect(Collectors.joining(" and "))
                                                + " rank ")
                                + Figures.inWords(order.getKey()))
                        .collect(Collectors.joining("; "))
                + (suitless ? "; suits are ignored, and the highest card wins" : "")
                + (everywhere.isEmpty()
                        ? ""
                        : "; the "
                                + everywhere.stream().map(Card::inWords).collect(Collectors.joining(" and the "))
                                + " wins a trick of any suit, unless a higher card of its own suit lies there");
    }
}
