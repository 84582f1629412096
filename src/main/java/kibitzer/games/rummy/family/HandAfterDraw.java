package kibitzer.games.rummy.family;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.cards.Cards;
import kibitzer.games.rummy.family.RummyRules.Drawing;
import kibitzer.games.rummy.family.RummyRules.Ending;
import kibitzer.games.rummy.family.RummyRules.LayingOffOn;

/**
 * How many cards a player can have between draw and discard, as far as a game fixes it.
 *
 * <p>Where a turn brings one card and takes one away, his hand and his own melds are always what he was dealt and the card
 * drawn: eleven at panguingue (p. 48) and conquian (p. 50), sixteen at continental rum (p. 29), ten at pif paf (p. 7).
 * Where others may lay off on his melds, or the table does not tell whose they are, the hand alone cannot be larger. Where
 * hands grow, they are never smaller.
 */
public record HandAfterDraw(RummyGame game) {
    private static final String WHOLE_HAND = " is melded with the whole hand at once";

    /**
     * Why a player cannot have a hand.
     *
     * @param field what is at fault: "hand" or "melds"
     */
    public record Wrong(String field, String found, String expected) {}

    /** What is wrong with the size of a hand beside these melds; empty if a player can have it. */
    public Optional<Wrong> wrong(Cards hand, List<Cards> melds) {
        if (game.isAllAtOnce() && !melds.isEmpty()) {
            return Optional.of(new Wrong("melds", melds.size() + " on the table", "none: " + title() + WHOLE_HAND));
        }
        int melded = melds.stream().mapToInt(Cards::size).sum();
        int all = isOwn() ? hand.size() + melded : hand.size();
        if (hand.size() >= leastInHand() && fits(all)) {
            return Optional.empty();
        }
        String found = cards(hand.size()) + (isOwn() && melded > 0 ? " and " + cards(melded) + " melded" : "");
        return Optional.of(new Wrong("hand", found, expected()));
    }

    private String title() {
        return game.title();
    }

    private RummyRules rules() {
        return game.rules();
    }

    /** True where the melds given are all his, or his side's. */
    private boolean isOwn() {
        return rules().layingOff() != LayingOffOn.ANYBODY;
    }

    /** A player with nothing in his hand before the draw is out, but where a card more than was dealt must be melded. */
    private int leastInHand() {
        return rules().ending() == Ending.WITHOUT_A_DISCARD ? 1 : 2;
    }

    private boolean isFixed() {
        return rules().drawing() == Drawing.ONE_CARD;
    }

    private boolean fits(int all) {
        if (isFixed()) {
            return isOwn() ? sizes().contains(all) : all <= rules().largestHand();
        }
        return !isOwn() || all >= sizes().getFirst();
    }

    /** As dealt, with the card drawn; the fewest first. */
    private List<Integer> sizes() {
        return rules().dealt().stream()
                .map(dealt -> dealt + 1)
                .distinct()
                .sorted()
                .toList();
    }

    private String expected() {
        String sizes = sizes().stream().map(String::valueOf).collect(Collectors.joining(" or "));
        String number = isFixed()
                ? isOwn() ? sizes : leastInHand() + " to " + rules().largestHand()
                : "at least " + (isOwn() ? sizes().getFirst() : leastInHand());
        String where = isOwn() && !game.isAllAtOnce() ? " cards in hand and melds together" : " cards";
        return number + where + ", the one drawn included, as " + title() + " is dealt";
    }

    private static String cards(int number) {
        return number == 1 ? "1 card" : number + " cards";
    }
}
