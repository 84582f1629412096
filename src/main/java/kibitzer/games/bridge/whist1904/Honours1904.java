package kibitzer.games.bridge.whist1904;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.scoring.Bridge1904Scoring;
import kibitzer.games.bridge.scoring.Doubling;
import kibitzer.games.bridge.scoring.SheetLine;
import kibitzer.games.bridge.scoring.Side;

/**
 * Honours and chicane (laws 5 to 8), by the value of a trick before doubling: five honours between partners count five times that,
 * four four times, three twice; in one hand five ten times, four eight times and nine with the fifth in partner's; without trumps four aces
 * 40, in one hand 100, three 30. A hand without a trump brings its side twice the value of a trick.
 *
 * @param honours by side, north and south first
 * @param chicane by side
 */
public record Honours1904(List<Integer> honours, List<Integer> chicane) {
    private static final List<Rank> TRUMP_HONOURS = List.of(Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN);
    private static final int FIVE = 5;
    private static final int FOUR = 4;
    private static final int THREE = 3;
    private static final int CHICANE = 2;
    private static final int THREE_ACES = 30;
    private static final int FOUR_ACES = 40;
    private static final int FOUR_ACES_IN_ONE_HAND = 100;

    public Honours1904 {
        honours = List.copyOf(honours);
        chicane = List.copyOf(chicane);
    }

    public static Honours1904 in(Deal deal, Strain strain) {
        List<Integer> honours = new ArrayList<>();
        List<Integer> chicane = new ArrayList<>();
        for (Seat seat : List.of(Seat.NORTH, Seat.EAST)) {
            CardSet one = deal.hand(seat);
            CardSet other = deal.hand(seat.partner());
            honours.add(strain == Strain.NO_TRUMP ? aces(one, other) : trumps(one, other, strain) * trick(strain));
            chicane.add(
                    strain == Strain.NO_TRUMP
                            ? 0
                            : (int) Stream.of(one, other)
                                            .filter(hand -> hand.in(
                                                            strain.suit().orElseThrow())
                                                    .isEmpty())
                                            .count()
                                    * CHICANE
                                    * trick(strain));
        }
        return new Honours1904(honours, chicane);
    }

    /** How many times the value of a trick. */
    private static int trumps(CardSet one, CardSet other, Strain strain) {
        int first = honours(one, strain);
        int second = honours(other, strain);
        int most = Math.max(first, second);
        if (most == FIVE) {
            return 2 * FIVE;
        }
        if (most == FOUR) {
            return 2 * FOUR + (first + second == FIVE ? 1 : 0);
        }
        return switch (first + second) {
            case FIVE -> FIVE;
            case FOUR -> FOUR;
            case THREE -> 2;
            default -> 0;
        };
    }

    private static int honours(CardSet hand, Strain strain) {
        return (int) hand.in(strain.suit().orElseThrow()).stream()
                .filter(card -> TRUMP_HONOURS.contains(card.rank()))
                .count();
    }

    private static int aces(CardSet one, CardSet other) {
        int first = aces(one);
        int second = aces(other);
        if (Math.max(first, second) == FOUR) {
            return FOUR_ACES_IN_ONE_HAND;
        }
        return first + second == FOUR ? FOUR_ACES : first + second == THREE ? THREE_ACES : 0;
    }

    private static int aces(CardSet hand) {
        return (int) hand.stream().filter(card -> card.rank() == Rank.ACE).count();
    }

    private static int trick(Strain strain) {
        return Bridge1904Scoring.trick(strain);
    }

    /**
     * A deal as it is called out to the scorer; north and south are "we". What a side has beside the other's honours stands above the
     * line by itself.
     *
     * @param maker who named the trumps
     * @param tricks of the maker's side
     */
    public List<SheetLine> lines(Seat maker, Strain strain, int doubled, int tricks) {
        int north = honours.getFirst() + chicane.getFirst();
        int east = honours.getLast() + chicane.getLast();
        boolean northHolds = honours.getFirst() > 0 || honours.getLast() == 0 && north > 0;
        List<SheetLine> lines = new ArrayList<>();
        int held = northHolds ? north : east;
        lines.add(new SheetLine.Played(
                side(maker.isNorthSouth()), strain, 0, Doubling.of(doubled), tricks, held, side(northHolds)));
        int other = northHolds ? east : north;
        if (other > 0) {
            lines.add(new SheetLine.Above(side(!northHolds), other));
        }
        return lines;
    }

    private static Side side(boolean northSouth) {
        return northSouth ? Side.WE : Side.THEY;
    }
}
