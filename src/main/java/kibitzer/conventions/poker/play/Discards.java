package kibitzer.conventions.poker.play;

import java.util.List;
import kibitzer.advice.Answers;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.games.poker.HandClass;

/** The families of discards that the rules on the draw speak of. */
final class Discards {
    private static final List<Rank> KICKERS = List.of(Rank.ACE, Rank.KING);
    private static final List<Rank> FACES = List.of(Rank.KING, Rank.QUEEN, Rank.JACK);

    static final Answers<TableView, CardSet> NONE = Answers.only("stand pat", CardSet.EMPTY);

    static final Answers<TableView, CardSet> ALL_BESIDE =
            new Answers<>("the cards beside", view -> List.of(view.made().beside()));

    static final Answers<TableView, CardSet> ONE_BESIDE = new Answers<>(
            "one card beside",
            view -> view.made().beside().stream().map(CardSet::of).toList());

    static final Answers<TableView, CardSet> NONE_OR_ALL_BESIDE = new Answers<>(
            "none or the odd card", view -> List.of(CardSet.EMPTY, view.made().beside()));

    /** Two pairs broken: the higher is kept. */
    static final Answers<TableView, CardSet> ALL_BUT_THE_HIGHER_PAIR = new Answers<>(
            "all but the higher pair",
            view -> view.handClass() == HandClass.TWO_PAIRS
                    ? List.of(view.hand()
                            .minus(view.hand().of(view.value().first().getFirst())))
                    : List.of());

    static final Answers<TableView, CardSet> ALL_BUT_FOUR = new Answers<>(
            "the card beside the four",
            view -> view.fours().stream()
                    .map(four -> four.thrownFrom(view.hand()))
                    .toList());

    /** How high a straight the four cards make that are kept. */
    static final Quantity<Option<TableView, CardSet>> STRAIGHT_MADE = new Quantity<>(
            "straight",
            "rank of the straight",
            "ranks of the straight",
            option -> option.position().fours().stream()
                    .filter(four -> four.thrownFrom(option.position().hand()).equals(option.answer()))
                    .mapToInt(four -> four.top(option.position().form()).ordinal())
                    .findFirst()
                    .orElse(0));

    /** The two cards that are left beside a pair and an ace or king. */
    static final Answers<TableView, CardSet> ALL_BUT_PAIR_AND_KICKER = new Answers<>(
            "all but the pair and an ace or king",
            view -> view.made().beside().stream()
                    .filter(card -> !card.isJoker() && KICKERS.contains(card.rank()))
                    .map(kicker -> view.made().beside().without(kicker))
                    .toList());

    /** How high a kicker is kept; what is not thrown of the cards beside. */
    static final Quantity<Option<TableView, CardSet>> KICKER = new Quantity<>(
            "kicker",
            "rank of the kicker",
            "ranks of the kicker",
            option -> option.position()
                    .highest(option.position().made().beside().minus(option.answer()))
                    .map(card -> card.rank().ordinal())
                    .orElse(0));

    static final Answers<TableView, CardSet> ALL_BUT_THE_HIGHEST = new Answers<>(
            "all but the highest card",
            view -> view
                    .highest(view.hand())
                    .map(card -> view.hand().without(card).minus(view.wild()))
                    .stream()
                    .toList());

    static final Answers<TableView, CardSet> ALL_BUT_ACE_AND_KING = new Answers<>(
            "all but the ace and the king",
            view -> List.of(view.hand()
                    .minus(view.hand().of(Rank.ACE))
                    .minus(view.hand().of(Rank.KING))));

    static final Answers<TableView, CardSet> ALL_BUT_WILD_CARDS_AND_PAIR = new Answers<>(
            "all but the wild cards and the pair",
            view -> List.of(view.hand().minus(view.wild()).minus(view.naturalPair())));

    static final Answers<TableView, CardSet> ALL_BUT_WILD_CARDS_AND_ACES = new Answers<>(
            "all but the wild cards and aces",
            view -> List.of(view.hand().minus(view.wild()).minus(view.hand().of(Rank.ACE))));

    /** The bug, an ace and a face card in the suit of the ace. */
    static final Answers<TableView, CardSet> ALL_BUT_BUG_ACE_AND_SUITED_FACE = new Answers<>(
            "all but bug, ace and the face card of its suit",
            view -> suitedFaces(view).stream()
                    .map(face -> view.hand()
                            .minus(view.wild())
                            .minus(view.hand().of(Rank.ACE))
                            .without(face))
                    .toList());

    private Discards() {}

    /** Face cards in the suit of a lone ace. */
    static List<Card> suitedFaces(TableView view) {
        CardSet aces = view.hand().of(Rank.ACE);
        return aces.size() != 1
                ? List.of()
                : view.hand().stream()
                        .filter(card -> !card.isJoker()
                                && FACES.contains(card.rank())
                                && card.suit() == aces.first().suit())
                        .toList();
    }
}
