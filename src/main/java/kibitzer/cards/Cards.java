package kibitzer.cards;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/**
 * Cards out of one pack or several, the same card perhaps more than once; all jokers are alike.
 *
 * @param list spades to clubs, each from high to low, jokers last
 */
public record Cards(List<Card> list) {
    public static final Cards NONE = new Cards(List.of());

    public Cards {
        list = isInOrder(list)
                ? List.copyOf(list)
                : list.stream()
                        .map(card -> card.isJoker() ? Card.JOKER : card)
                        .sorted()
                        .toList();
    }

    private static boolean isInOrder(List<Card> list) {
        for (int i = 0; i < list.size(); i++) {
            boolean later = i == 0 || list.get(i - 1).compareTo(list.get(i)) <= 0;
            if (!later || list.get(i).isJoker() && !list.get(i).equals(Card.JOKER)) {
                return false;
            }
        }
        return true;
    }

    public static Cards of(Collection<Card> cards) {
        return new Cards(List.copyOf(cards));
    }

    /**
     * Reads "KS KS 7H JK".
     *
     * @throws kibitzer.cards.BadNotation for anything that is not a list of cards
     */
    public static Cards of(String text) {
        return new Cards(CardNotation.readList(text));
    }

    public int size() {
        return list.size();
    }

    public boolean isEmpty() {
        return list.isEmpty();
    }

    public Card get(int place) {
        return list.get(place);
    }

    public boolean contains(Card card) {
        return list.contains(card);
    }

    /** How often the card is here. */
    public int count(Card card) {
        return (int) list.stream().filter(card::equals).count();
    }

    /** True if every card here is there, and as often. */
    public boolean isPartOf(Cards others) {
        return others.minus(this).size() == others.size() - size();
    }

    public Cards with(Card card) {
        List<Card> more = new ArrayList<>(list);
        more.add(card);
        return new Cards(more);
    }

    public Cards plus(Cards others) {
        List<Card> more = new ArrayList<>(list);
        more.addAll(others.list);
        return new Cards(more);
    }

    /** One copy of the card less; the same cards if it is not here. */
    public Cards without(Card card) {
        List<Card> fewer = new ArrayList<>(list);
        fewer.remove(card);
        return new Cards(fewer);
    }

    /** One copy less of each of the others. */
    public Cards minus(Cards others) {
        List<Card> fewer = new ArrayList<>(list);
        others.list.forEach(fewer::remove);
        return new Cards(fewer);
    }

    /** Each card once. */
    public List<Card> different() {
        return list.stream().distinct().toList();
    }

    public Stream<Card> stream() {
        return list.stream();
    }

    /** "KS KS 7H JK". */
    @Override
    public String toString() {
        return CardNotation.write(list);
    }
}
