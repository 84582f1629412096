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
 * Where others may lay off on his melds, or the table does not tell whose they are, the hand alone cannot be larger, and
 * what he has no longer in his hand must lie on the table: at coon-can (p. 4) and kaluki (p. 45), where the deal is the same
 * for any number of players. Where hands grow, they are never smaller, what lies on the table included.
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
        if (hand.size() < leastInHand() || !fits(hand.size(), melded)) {
            String found = cards(hand.size()) + (melded > 0 ? " and " + cards(melded) + " melded" : "");
            return Optional.of(new Wrong("hand", found, expected()));
        }
        return FirstMeld.of(game).flatMap(first -> first.missing(melds));
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

    private boolean fits(int hand, int melded) {
        int all = hand + melded;
        if (!isFixed()) {
            return all >= dealtAndDrawn();
        }
        return isOwn()
                ? sizes().contains(all)
                : hand <= rules().largestHand() && (!isOneSize() || all >= dealtAndDrawn());
    }

    private boolean isOneSize() {
        return sizes().size() == 1;
    }

    private int dealtAndDrawn() {
        return sizes().getFirst();
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
        String number = !isFixed()
                ? "at least " + dealtAndDrawn()
                : isOwn() || isOneSize() ? sizes : leastInHand() + " to " + rules().largestHand();
        boolean withMelds = !game.isAllAtOnce() && (isOwn() || isOneSize() || !isFixed());
        String where = !withMelds
                ? " cards"
                : isOwn() || !isFixed()
                        ? " cards in hand and melds together"
                        : " cards, or fewer where the others lie on the table";
        return number + where + ", the one drawn included, as " + title() + " is dealt";
    }

    private static String cards(int number) {
        return number == 1 ? "1 card" : number + " cards";
    }
}
