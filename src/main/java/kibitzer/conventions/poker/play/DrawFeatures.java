package kibitzer.conventions.poker.play;

import java.util.List;
import kibitzer.advice.Trait;
import kibitzer.cards.Rank;

/** What only the rules on the draw measure. */
final class DrawFeatures {
    static final Trait<TableView> EACH_DREW_ONE = new Trait<TableView>(
                    "drawn",
                    "every opponent has drawn before you, one card each",
                    "not every opponent has drawn one card before you",
                    view -> drawn(view).size() == in(view)
                            && drawn(view).stream().allMatch(cards -> cards == 1))
            .saying(DrawFeatures::told);

    /** He can be placed with two pairs (p. 99), whatever another drew or has yet to draw. */
    static final Trait<TableView> ONE_DREW_ONE = new Trait<TableView>(
                    "drawn",
                    "an opponent has drawn one card before you",
                    "no opponent has drawn one card before you",
                    view -> drawn(view).contains(1))
            .saying(DrawFeatures::told);

    static final Trait<TableView> ONE_STANDS_PAT = new Trait<TableView>(
            "drawn",
            "an opponent has stood pat before you",
            "no opponent has stood pat before you",
            view -> drawn(view).contains(0));

    static final Trait<TableView> KICKER = new Trait<>(
            "kicker",
            "an ace or a king beside the pair",
            "neither ace nor king beside the pair",
            view -> view.made().beside().stream()
                    .anyMatch(card -> !card.isJoker() && card.rank().isAtLeast(Rank.KING)));

    static final Trait<TableView> KING = new Trait<>("king", "a king", "no king", view -> view.holds(Rank.KING));

    static final Trait<TableView> LONE_ACE = new Trait<>(
            "aces", "one ace", "not one ace", view -> view.hand().of(Rank.ACE).size() == 1);

    static final Trait<TableView> TWO_ACES = new Trait<>(
            "aces", "two aces", "not two aces", view -> view.hand().of(Rank.ACE).size() == 2);

    static final Trait<TableView> PAIR_BESIDE = new Trait<>(
            "pair-beside-wild-cards",
            "a pair beside the wild card",
            "no pair beside the wild card",
            view -> view.naturalPair().size() == 2);

    static final Trait<TableView> SUITED_FACE = new Trait<>(
            "suited-face",
            "a face card in the suit of the ace",
            "no face card in the suit of the ace",
            view -> !Discards.suitedFaces(view).isEmpty());

    /** Four to a royal flush: wild cards and cards from the ten up. */
    static final Trait<TableView> TO_A_ROYAL = new Trait<>(
            "royal-draw",
            "the four want a royal flush",
            "the four want no royal flush",
            view -> view.four()
                    .filter(four -> four.kind() == FourCards.Kind.STRAIGHT_FLUSH)
                    .filter(four -> four.keep().minus(view.wild()).stream()
                            .allMatch(card -> card.rank().isAtLeast(Rank.TEN)))
                    .isPresent());

    private DrawFeatures() {}

    private static List<Integer> drawn(TableView view) {
        return view.table().drawn();
    }

    private static int in(TableView view) {
        return view.table().seat().playersIn();
    }

    private static String told(TableView view) {
        if (drawn(view).isEmpty()) {
            return "it is not told what the opponents drew";
        }
        return "of " + in(view) + (in(view) == 1 ? " opponent " : " opponents ")
                + drawn(view).size()
                + " drew before you: "
                + String.join(
                        ", ",
                        drawn(view).stream()
                                .map(cards -> cards == 0 ? "none" : String.valueOf(cards))
                                .toList());
    }
}
