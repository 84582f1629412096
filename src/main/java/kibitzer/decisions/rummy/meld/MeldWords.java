package kibitzer.decisions.rummy.meld;

import java.util.stream.Collectors;
import kibitzer.games.rummy.family.Meld;
import kibitzer.games.rummy.family.RummyRules;

/** A meld in words: "a group of sevens", "the sequence 5-6-7 of hearts, the joker as the six". */
final class MeldWords {
    private MeldWords() {}

    static String of(Meld meld, RummyRules rules) {
        if (!meld.run()) {
            Meld.Place first = meld.places().getFirst();
            if (first.card().isJoker() && !rules.wilds().jokers()) {
                return "a group of jokers";
            }
            String wild = meld.places().stream()
                    .filter(place -> place.card().isJoker() || place.card().rank() != place.as())
                    .map(place -> place.card().toString())
                    .collect(Collectors.joining(" "));
            return "a group of " + first.as().plural() + (wild.isEmpty() ? "" : ", " + wild + " being wild");
        }
        String ranks = meld.places().stream()
                .map(place -> String.valueOf(place.as().letter()))
                .collect(Collectors.joining("-"));
        String suit = meld.places().stream()
                .map(Meld.Place::card)
                .filter(card -> !card.isJoker() && !rules.wilds().isWild(card))
                .findFirst()
                .map(card -> " of " + card.suit().plural())
                .orElse("");
        String standing = meld.places().stream()
                .filter(place -> place.card().isJoker() || place.card().rank() != place.as())
                .map(place -> ", the " + place.card().inWords() + " as the "
                        + place.as().word())
                .collect(Collectors.joining());
        return "the sequence " + ranks + suit + standing;
    }
}
