package kibitzer.decisions.rummy.form;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.rummy.Melding;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Melds as JSON: {"melds": ["7S 7H 7D"], "unmatched": "KD QC", "deadwood": 20}; the deadwood is not read. */
final class MeldingNotation {
    private static final String EXPECTED = "{\"melds\": [\"7S 7H 7D\"], \"unmatched\": \"KD QC\"}";

    static final Kind<Melding> KIND = new Kind<>(EXPECTED, schema(), MeldingNotation::read, MeldingNotation::write);

    private MeldingNotation() {}

    private static ObjectNode schema() {
        ObjectNode schema = JsonNodeFactory.instance.objectNode().put("type", "object");
        ObjectNode properties = schema.putObject("properties");
        properties.putObject("melds").put("type", "array").putObject("items").put("type", "string");
        properties.putObject("unmatched").put("type", "string");
        properties.putObject("deadwood").put("type", "integer");
        schema.putArray("required").add("melds");
        return schema;
    }

    private static Melding read(JsonNode json) {
        if (!json.isObject() || !json.path("melds").isArray()) {
            throw new BadNotation(json.toString(), EXPECTED);
        }
        List<CardSet> melds = new ArrayList<>();
        CardSet used = CardSet.EMPTY;
        for (JsonNode meld : json.path("melds")) {
            CardSet cards = CardSet.of(Kinds.textOf(meld, "cards of a meld, such as \"7S 7H 7D\""));
            if (cards.isEmpty()) {
                throw BadNotation.because("an empty meld", EXPECTED);
            }
            used = disjoint(used, cards);
            melds.add(cards);
        }
        JsonNode rest = json.path("unmatched");
        CardSet unmatched =
                rest.isMissingNode() ? CardSet.EMPTY : CardSet.of(Kinds.textOf(rest, "the unmatched cards"));
        disjoint(used, unmatched);
        return new Melding(melds, unmatched);
    }

    private static CardSet disjoint(CardSet used, CardSet cards) {
        if (!used.isDisjoint(cards)) {
            throw BadNotation.because(
                    "the " + used.intersection(cards).first().inWords() + " stands twice", "each card once");
        }
        return used.union(cards);
    }

    private static JsonNode write(Melding melding) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        ArrayNode melds = json.putArray("melds");
        melding.melds().forEach(meld -> melds.add(meld.toString()));
        return json.put("unmatched", melding.unmatched().toString()).put("deadwood", melding.deadwood());
    }

    /** The melds, and what the cards left over count; which those are is seen. */
    static String inWords(Melding melding) {
        String melds = melding.melds().isEmpty()
                ? "no meld"
                : melding.melds().stream().map(MeldingNotation::asItLies).collect(Collectors.joining(" | "));
        return melds + ", deadwood " + melding.deadwood();
    }

    /** "3C 2C AC": an ace lies below its two. */
    static String asItLies(CardSet meld) {
        List<Card> cards = new ArrayList<>(meld.toList());
        boolean low = cards.stream().anyMatch(card -> card.rank() == Rank.TWO)
                && cards.stream().noneMatch(card -> card.rank() == Rank.KING);
        if (low && cards.getFirst().rank() == Rank.ACE) {
            cards.add(cards.removeFirst());
        }
        return CardNotation.write(cards);
    }
}
