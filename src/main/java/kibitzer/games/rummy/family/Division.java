package kibitzer.games.rummy.family;

import java.util.List;
import java.util.stream.Collectors;
import kibitzer.cards.Cards;

/**
 * A hand divided into melds and unmatched cards.
 *
 * @param melds in the order of their first card
 * @param unmatched the cards in no meld
 */
public record Division(List<Cards> melds, Cards unmatched) {
    public Division {
        melds = melds.stream()
                .sorted((one, other) -> one.get(0).compareTo(other.get(0)))
                .toList();
    }

    /** "7S 7H 7D | 5C 4C 3C". */
    public String inWords() {
        return melds.isEmpty() ? "no meld" : melds.stream().map(Cards::toString).collect(Collectors.joining(" | "));
    }
}
