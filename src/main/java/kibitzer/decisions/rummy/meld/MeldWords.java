package kibitzer.decisions.rummy.meld;

import java.util.List;
import java.util.stream.Collectors;
import kibitzer.cards.Cards;
import kibitzer.games.rummy.family.Meld;
import kibitzer.games.rummy.family.RummyRules;

/** A meld in words: "a group of sevens", "the sequence 5-6-7 of hearts, the joker as the six". */
public final class MeldWords {
    private MeldWords() {}

    /** The cards that stand for others in these melds, jokers left out: " (2S 2C wild)"; empty if there are none. */
    public static String wilds(List<Cards> melds, RummyRules rules) {
        String wild = melds.stream()
                .flatMap(meld -> rules.readings(meld).getFirst().places().stream())
                .filter(place -> !place.card().isJoker() && place.card().rank() != place.as())
                .map(place -> place.card().toString())
                .collect(Collectors.joining(" "));
        return wild.isEmpty() ? "" : " (" + wild + " wild)";
    }

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
