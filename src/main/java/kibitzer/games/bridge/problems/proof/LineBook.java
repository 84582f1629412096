package kibitzer.games.bridge.problems.proof;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.problems.line.Act;
import kibitzer.games.bridge.problems.line.Line;
import kibitzer.games.bridge.problems.line.Step;

/**
 * All lines that can be built for two hands: every way to treat the first trick, followed by one or two ways to play a
 * suit, in every order, with trumps drawn before, between, after or not.
 */
public final class LineBook {
    private static final int MOST_HOLDS = 2;
    private static final int SHORT = 2;

    private final CardSet dummy;
    private final CardSet hand;
    private final Optional<Suit> trump;
    private final Card lead;

    private LineBook(CardSet dummy, CardSet hand, Strain strain, Card lead) {
        this.dummy = dummy;
        this.hand = hand;
        this.trump = strain.suit();
        this.lead = lead;
    }

    /** Every line for these hands after this lead, no two the same. */
    public static List<Line> lines(CardSet dummy, CardSet hand, Strain strain, Card lead) {
        return new LineBook(dummy, hand, strain, lead).lines();
    }

    /** Those that play one suit beside trumps, to begin a search with. */
    public static List<Line> shortLines(CardSet dummy, CardSet hand, Strain strain, Card lead) {
        return lines(dummy, hand, strain, lead).stream()
                .filter(line -> line.steps().stream()
                                .filter(step -> step.act().leads() && step.act() != Act.DRAW)
                                .flatMap(step -> step.suit().stream())
                                .distinct()
                                .count()
                        <= 1)
                .toList();
    }

    private List<Line> lines() {
        Set<List<Step>> plays = plays();
        Set<Line> lines = new LinkedHashSet<>();
        for (List<Step> first : firstTricks()) {
            for (List<Step> play : plays) {
                lines.add(new Line(Stream.concat(first.stream(), play.stream()).toList()));
            }
        }
        return List.copyOf(lines);
    }

    /** Hold up or not, a high card from dummy or not, win in this hand or the other. */
    private List<List<Step>> firstTricks() {
        Suit suit = lead.suit();
        CardSet out = outIn(suit);
        CardSet north = dummy.in(suit);
        CardSet south = hand.in(suit);
        List<List<Step>> firsts = new ArrayList<>(List.of(List.of()));
        boolean length = north.size() >= 2 && south.size() >= 2;
        if (length && !tops(north, out).union(tops(south, out)).isEmpty()) {
            for (int times = 1;
                    times <= Math.min(trump.isPresent() ? 1 : MOST_HOLDS, Math.max(north.size(), south.size()) - 1);
                    times++) {
                firsts.add(List.of(Step.of(Act.HOLD, times)));
            }
        }
        if (north.size() > 1) {
            for (Card card : distinct(north, out)) {
                if (!card.equals(north.last()) && card.rank().isAtLeast(Rank.NINE)) {
                    firsts.add(List.of(Step.of(Act.PLAY, card)));
                }
            }
        }
        return firsts;
    }

    private Set<List<Step>> plays() {
        List<List<Step>> ways = new ArrayList<>();
        for (Suit suit : Suit.DOWNWARDS) {
            if (!Optional.of(suit).equals(trump)) {
                ways.addAll(ways(suit));
            }
        }
        Set<List<Step>> plays = new LinkedHashSet<>();
        plays.add(List.of());
        for (List<Step> one : ways) {
            plays.add(one);
            for (List<Step> two : ways) {
                if (!one.getFirst().suit().equals(two.getFirst().suit())) {
                    plays.add(joined(one, two));
                }
            }
        }
        return trump.isEmpty() ? plays : withTrumps(trump.get(), ways);
    }

    private Set<List<Step>> withTrumps(Suit suit, List<List<Step>> ways) {
        Set<List<Step>> plays = new LinkedHashSet<>();
        for (List<Step> drawing : drawing(suit)) {
            plays.add(drawing);
            for (List<Step> one : ways) {
                plays.add(joined(drawing, one));
                plays.add(joined(one, drawing));
                for (List<Step> two : ways) {
                    if (!one.getFirst().suit().equals(two.getFirst().suit())
                            && drawing.size() == 1
                            && drawing.getFirst().times() == Step.ALWAYS) {
                        plays.add(joined(joined(drawing, one), two));
                        plays.add(joined(joined(one, drawing), two));
                    }
                }
            }
        }
        plays.addAll(ways);
        return plays;
    }

    private List<List<Step>> drawing(Suit suit) {
        List<List<Step>> ways = new ArrayList<>();
        ways.add(List.of(Step.of(Act.DRAW, Step.ALWAYS)));
        ways.add(List.of(Step.of(Act.DRAW, 2)));
        for (Step finesse : finesses(suit)) {
            ways.add(List.of(finesse, Step.of(Act.DRAW, Step.ALWAYS)));
        }
        return ways;
    }

    /** The ways to play one plain suit. */
    private List<List<Step>> ways(Suit suit) {
        CardSet north = dummy.in(suit);
        CardSet south = hand.in(suit);
        CardSet out = outIn(suit);
        List<List<Step>> ways = new ArrayList<>();
        int longer = Math.max(north.size(), south.size());
        if (north.isEmpty() && south.isEmpty()) {
            return ways;
        }
        boolean top = !tops(north.union(south), out).isEmpty();
        if (top) {
            ways.add(List.of(Step.of(Act.CASH, suit, Step.ALWAYS)));
        }
        if (!north.isEmpty() && !south.isEmpty()) {
            for (Step finesse : finesses(suit)) {
                ways.add(List.of(finesse));
                if (top) {
                    ways.add(List.of(Step.of(Act.CASH, suit, 1), finesse));
                }
            }
            if (longer >= 4 && longer > tops(north.union(south), out).size()) {
                ways.add(List.of(Step.of(Act.SET_UP, suit, Step.ALWAYS)));
                ways.add(List.of(Step.of(Act.DUCK, suit, 1), Step.of(Act.CASH, suit, Step.ALWAYS)));
            }
        }
        boolean shortSuit = Math.min(north.size(), south.size()) <= SHORT && north.size() != south.size();
        if (trump.isPresent() && shortSuit) {
            ways.add(List.of(Step.of(Act.RUFF, suit, 1)));
            ways.add(List.of(Step.of(Act.RUFF, suit, 2)));
        }
        return ways;
    }

    private List<Step> finesses(Suit suit) {
        CardSet out = outIn(suit);
        List<Step> finesses = new ArrayList<>();
        for (CardSet holder : List.of(dummy.in(suit), hand.in(suit))) {
            CardSet others = dummy.union(hand).in(suit).minus(holder);
            if (others.isEmpty() || holder.isEmpty() || out.isEmpty()) {
                continue;
            }
            for (Card card : distinct(holder, out)) {
                boolean beaten = out.first().compareTo(card) < 0;
                if (beaten && card.rank().isAtLeast(Rank.TEN)) {
                    finesses.add(Step.of(Act.FINESSE, card));
                    if (others.first().compareTo(card) < 0) {
                        finesses.add(Step.of(Act.RUN, card));
                    }
                }
            }
        }
        return finesses;
    }

    /** The cards that nothing out beats. */
    private static CardSet tops(CardSet held, CardSet out) {
        return held.stream()
                .filter(card -> out.isEmpty() || card.compareTo(out.first()) < 0)
                .collect(CardSet.toCardSet());
    }

    /** One of each run of cards with nothing out between them, the lowest. */
    private static List<Card> distinct(CardSet held, CardSet out) {
        List<Card> cards = held.toList();
        List<Card> distinct = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            if (i == cards.size() - 1 || betweenOut(cards.get(i), cards.get(i + 1), out)) {
                distinct.add(cards.get(i));
            }
        }
        return distinct;
    }

    private static boolean betweenOut(Card higher, Card lower, CardSet out) {
        return out.stream().anyMatch(one -> one.compareTo(higher) > 0 && one.compareTo(lower) < 0);
    }

    private CardSet outIn(Suit suit) {
        return CardSet.FULL_PACK.in(suit).minus(dummy).minus(hand);
    }

    private static List<Step> joined(List<Step> one, List<Step> two) {
        return Stream.concat(one.stream(), two.stream()).toList();
    }
}
