package kibitzer.decisions.poker;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardSet;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Kind;
import kibitzer.games.poker.MadeHand;
import kibitzer.games.poker.PokerForm;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Hands laid open at the showdown.
 *
 * @param hands two to six hands, none of their cards twice
 * @param form the form of the game
 */
public record ShownHands(List<CardSet> hands, PokerForm form) {
    static final int FEWEST = 2;
    static final int MOST = 6;

    private static final String EXPECTED =
            FEWEST + " to " + MOST + " hands, such as [\"KS KH 7D 4C 2S\", \"QS QH 7C 4D 2H\"]";

    static final Kind<List<CardSet>> KIND = new Kind<>(EXPECTED, schema(), ShownHands::read, hands -> {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        hands.forEach(hand -> array.add(hand.toString()));
        return array;
    });

    public ShownHands {
        hands = List.copyOf(hands);
        check(hands, form);
    }

    /** Refuses cards that are no hand of the form, and cards that lie in two hands. */
    static void check(List<CardSet> hands, PokerForm form) {
        CardSet seen = CardSet.EMPTY;
        for (int i = 0; i < hands.size(); i++) {
            String where = "hand " + (i + 1) + ": ";
            CardSet hand = hands.get(i);
            form.objection(hand).ifPresent(bad -> {
                throw new BadQuestion("hands", where + bad.getMessage());
            });
            if (!hand.isDisjoint(seen)) {
                throw new BadQuestion(
                        "hands",
                        where + "the " + hand.intersection(seen).first().inWords() + " is in another hand too",
                        "each card in one hand");
            }
            seen = seen.union(hand);
        }
    }

    private static ObjectNode schema() {
        ObjectNode schema =
                JsonNodeFactory.instance.objectNode().put("type", "array").put("description", EXPECTED);
        schema.putObject("items").put("type", "string");
        return schema.put("minItems", FEWEST).put("maxItems", MOST);
    }

    private static List<CardSet> read(JsonNode json) {
        if (!json.isArray()) {
            throw new BadNotation(json.toString(), EXPECTED);
        }
        List<CardSet> hands = new ArrayList<>();
        for (JsonNode hand : json) {
            if (!hand.isString()) {
                throw new BadNotation(hand.toString(), EXPECTED);
            }
            hands.add(CardSet.of(hand.asString()));
        }
        if (hands.size() < FEWEST || hands.size() > MOST) {
            throw BadNotation.because(hands.size() == 1 ? "1 hand" : hands.size() + " hands", EXPECTED);
        }
        return hands;
    }

    List<MadeHand> made() {
        return hands.stream().map(hand -> MadeHand.of(form, hand)).toList();
    }

    /** The places of the winning hands, from 0. */
    List<Integer> winning() {
        CardSet best = hands.stream().max(form::compare).orElseThrow();
        return IntStream.range(0, hands.size())
                .filter(hand -> form.compare(hands.get(hand), best) == 0)
                .boxed()
                .toList();
    }

    /** "2", or "1 3" where they share. */
    String winners() {
        return numbers(winning());
    }

    static String numbers(List<Integer> places) {
        return places.stream().map(place -> String.valueOf(place + 1)).collect(Collectors.joining(" "));
    }
}
