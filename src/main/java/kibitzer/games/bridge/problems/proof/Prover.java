package kibitzer.games.bridge.problems.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.doubledummy.DoubleDummy;
import kibitzer.games.bridge.problems.Theme;
import kibitzer.games.bridge.problems.line.DivergentTurn;
import kibitzer.games.bridge.problems.line.Line;
import kibitzer.games.bridge.problems.line.LineSearch;

/** Counts a line against all its rivals over the same layouts. */
public final class Prover {
    private static final int MARGIN_IN_PERCENT = 5;

    /** Over so many of the layouts every rival is played. */
    private static final int RACED = 40;

    /** Beyond this a rival counts as good as the right line: nothing is proved that was not searched. */
    private static final long MOST_POSITIONS = 1_500_000;

    private final Hand hand;
    private final Theme theme;
    private final List<Deal> layouts;
    private long positions;

    public Prover(Hand hand, Theme theme, List<Deal> layouts) {
        this.hand = hand;
        this.theme = theme;
        this.layouts = List.copyOf(layouts);
    }

    /** How many layouts better than any rival the right line has to be. */
    static int margin(int layouts) {
        return Math.max(3, layouts * MARGIN_IN_PERCENT / 100);
    }

    /** Lines that lack the point. */
    public List<Line> rivals(Line right) {
        return lines().stream()
                .filter(line -> !theme.sharedBy(right, line, hand.dummy()))
                .toList();
    }

    private List<Line> lines() {
        return LineBook.lines(hand.dummy(), hand.hand(), hand.strain(), hand.lead());
    }

    /** @param named the wrong lines to be counted in full */
    public Proof prove(Line right, List<Line> named) {
        List<Boolean> rights =
                layouts.stream().map(layout -> hand.makes(layout, right, false)).toList();
        int made = (int) rights.stream().filter(one -> one).count();
        int raced = Math.min(layouts.size(), RACED);
        int margin = margin(raced);
        int most = (int) rights.subList(0, raced).stream().filter(one -> !one).count() + margin - 1;
        List<Deal> hardest = hardestFirst(rights.subList(0, raced), named);
        List<Line> rivals = rivals(right);
        List<Line> asGood = rivals.stream()
                .filter(line -> !failsOftener(line, hardest, most))
                .toList();
        List<Proof.Tally> wrong =
                named.stream().map(line -> new Proof.Tally(line, made(line))).toList();
        return new Proof(
                layouts.size(),
                raced,
                new Proof.Tally(right, made),
                wrong,
                lines().size(),
                rivals.size(),
                asGood,
                margin);
    }

    /** In how many layouts a line makes. */
    public int made(Line line) {
        return (int) layouts.stream()
                .filter(layout -> hand.makes(layout, line, false))
                .count();
    }

    /** Rivals fail soonest where the named wrong line does and the right one does not. */
    private List<Deal> hardestFirst(List<Boolean> rights, List<Line> named) {
        List<Deal> first = new ArrayList<>();
        List<Deal> rest = new ArrayList<>();
        for (int at = 0; at < rights.size(); at++) {
            Deal layout = layouts.get(at);
            boolean telling =
                    rights.get(at) && named.stream().limit(1).anyMatch(line -> !hand.makes(layout, line, true));
            (telling ? first : rest).add(layout);
        }
        first.addAll(rest);
        return first;
    }

    private boolean failsOftener(Line line, List<Deal> order, int most) {
        int misses = 0;
        for (Deal layout : order) {
            LineSearch search = hand.search(layout, line);
            LineSearch.Outcome outcome = search.outcome();
            positions += search.positions();
            if (positions > MOST_POSITIONS) {
                return false;
            }
            if (outcome == LineSearch.Outcome.FAILS && ++misses > most) {
                return true;
            }
        }
        return false;
    }

    /**
     * Where a wrong line, beaten by the best defence, loses the contract even for one who sees all hands; empty if the line
     * is not beaten in this deal or the right one does not make.
     */
    public Optional<LosingTurn> losingTurn(Deal deal, Line right, Line wrong) {
        LineSearch failing = hand.search(deal, wrong);
        LineSearch making = hand.search(deal, right);
        if (failing.outcome() != LineSearch.Outcome.FAILS || making.outcome() != LineSearch.Outcome.MAKES) {
            return Optional.empty();
        }
        return failing.partingFrom(making).flatMap(parting -> losingTurn(deal, parting, failing.beatenBy()));
    }

    private Optional<LosingTurn> losingTurn(Deal deal, DivergentTurn parting, List<Card> cards) {
        for (int at = parting.before().size(); at < cards.size(); at++) {
            List<Card> before = cards.subList(0, at);
            PartPlayedDeal played = PartPlayedDeal.of(deal, hand.strain(), Seat.WEST, before);
            Seat seat = played.leader().after(played.trick().size());
            if (seat.isNorthSouth()) {
                int most = mostAfter(deal, before, cards.get(at));
                if (most < hand.need()) {
                    return Optional.of(new LosingTurn(parting, before, seat, cards.get(at), most));
                }
            }
        }
        return Optional.empty();
    }

    /** What declarer can still win in all, seeing every card, when these cards and this one have been played. */
    private int mostAfter(Deal deal, List<Card> before, Card card) {
        PartPlayedDeal played = PartPlayedDeal.of(deal, hand.strain(), Seat.WEST, before);
        List<Card> trick = new ArrayList<>(played.trick());
        trick.add(card);
        int left = played.left().cardsEach();
        return played.wonByNorthSouth()
                + DoubleDummy.of(played.left())
                        .northSouthTricksAfter(hand.strain(), played.leader(), trick, (left + 1) / 2);
    }
}
