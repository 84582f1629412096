package kibitzer.decisions.poker.hand;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.cards.CardSet;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.poker.MadeHand;
import kibitzer.games.poker.PokerForm;

/**
 * Hands laid open at the showdown.
 *
 * @param hands two to six hands, none of their cards twice
 * @param form the form of the game
 */
public record ShownHands(List<CardSet> hands, PokerForm form) {
    static final int FEWEST = 2;
    public static final int MOST = 6;

    private static final String EXPECTED =
            FEWEST + " to " + MOST + " hands, such as [\"KS KH 7D 4C 2S\", \"QS QH 7C 4D 2H\"]";

    public static final Kind<List<CardSet>> KIND =
            Kinds.listOf(Kinds.named(EXPECTED, CardSet::of, CardSet::toString), FEWEST, MOST, "hands", EXPECTED);

    public ShownHands {
        hands = List.copyOf(hands);
        check(hands, form);
    }

    /** Refuses cards that are no hand of the form, and cards that lie in two hands. */
    public static void check(List<CardSet> hands, PokerForm form) {
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
