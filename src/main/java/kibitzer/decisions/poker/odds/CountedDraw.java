package kibitzer.decisions.poker.odds;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.NumberWord;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.PrintedFigure;
import kibitzer.conventions.poker.DrawHolding;
import kibitzer.conventions.poker.DrawTarget;
import kibitzer.conventions.poker.PrintedOdds;
import kibitzer.conventions.poker.TableOfDraws;
import kibitzer.decisions.CountedChance;
import kibitzer.games.poker.Draw;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.HandValue;
import kibitzer.games.poker.MadeHand;
import kibitzer.odds.Fraction;

/**
 * A draw counted out, held beside the figure the book prints for it.
 *
 * @param problem what was asked
 * @param favourable how many draws end in the target
 * @param byClass of these, how many end in each class, best first
 * @param printed the book's figure
 */
record CountedDraw(DrawProblem problem, long favourable, Map<HandClass, Long> byClass, Optional<PrintedOdds> printed) {
    private static final int NAMED = 2;

    private static final String RULE = "poker.improve";

    static CountedDraw of(DrawProblem problem) {
        Draw draw = problem.draw();
        var wanted = problem.target().reachedBy(draw);
        long[] counts = new long[HandClass.values().length];
        draw.forEachOutcome((strength, ways) -> {
            if (wanted.test(strength)) {
                counts[HandValue.classOf(strength).ordinal()] += ways;
            }
        });
        Map<HandClass, Long> byClass = new LinkedHashMap<>();
        HandClass.WITHOUT_WILD_CARDS.stream()
                .filter(handClass -> counts[handClass.ordinal()] > 0)
                .forEach(handClass -> byClass.put(handClass, counts[handClass.ordinal()]));
        long favourable = byClass.values().stream().mapToLong(Long::longValue).sum();
        return new CountedDraw(problem, favourable, byClass, TableOfDraws.printed(draw, problem.target()));
    }

    private Draw draw() {
        return problem.draw();
    }

    /** How many of all draws end in the target. */
    Fraction share() {
        return Fraction.of(favourable, draw().all());
    }

    /** The same as a chance, with the facts of the count. */
    CountedChance chance() {
        return new CountedChance(
                RULE,
                "draws",
                favourable,
                draw().all(),
                Source.source(PrintedOdds.TABLE),
                printed.map(PrintedFigure.class::cast),
                reasons());
    }

    private List<Reason> reasons() {
        List<Reason> reasons = new ArrayList<>();
        DrawHolding holding = DrawHolding.of(draw().keep());
        reasons.add(Reason.counted("cards kept", draw().keep().toString(), "you keep " + kept(holding)));
        if (draw().drawn() == 0) {
            String pat = MadeHand.of(draw().keep()).inWords();
            reasons.add(Reason.counted("hand", pat, "nothing is drawn; it stays " + pat));
        } else {
            countTheDraws(reasons);
        }
        if (draw().drawn() == 1 && favourable > 0) {
            CardSet outs = outs();
            String inShort = inShort(outs) + straightFlushes();
            reasons.add(Reason.counted(
                    "cards that do it",
                    outs.toString(),
                    (outs.size() == 1 ? "the card that does it is " : "the cards that do it are ") + outs));
            reasons.add(Reason.counted(
                    CountedChance.CARDS_IN_SHORT, inShort, outs.size() == 1 ? "one card alone" : "that is " + inShort));
        }
        if (draw().drawn() > 1 && favourable > 0) {
            DrawnParts.of(problem)
                    .or(this::classes)
                    .ifPresent(parts ->
                            reasons.add(Reason.counted(CountedChance.DRAWS_IN_SHORT, parts, "of these " + parts)));
        }
        if (problem.target() == DrawTarget.Named.ANY) {
            reasons.add(Reason.counted("what counts", problem.target().word(), whatCounts(holding)));
        }
        return reasons;
    }

    private void countTheDraws(List<Reason> reasons) {
        String all = "the " + draw().unseen().size() + " cards not seen give " + CountedChance.grouped(draw().all())
                + " draws of " + NumberWord.of(draw().drawn());
        reasons.add(Reason.counted("draws", draw().all(), all));
        String good = CountedChance.grouped(favourable)
                + (favourable == 1 ? " of them gives " : " of them give ")
                + problem.target().inWords()
                + parts();
        reasons.add(Reason.counted("favourable draws", favourable, good));
    }

    private String kept(DrawHolding holding) {
        return holding == DrawHolding.OTHER
                ? draw().keep().toString()
                : holding.inWords() + (draw().keep().isEmpty() ? "" : " (" + draw().keep() + ")");
    }

    private String parts() {
        return byClass.size() < 2
                ? ""
                : byClass.entrySet().stream()
                        .map(part -> CountedChance.grouped(part.getValue()) + " "
                                + part.getKey().inWords())
                        .collect(Collectors.joining(", ", " (", ")"));
    }

    /** Of a draw that may make several classes the commonest two, or all three: "711 with two pairs, 281 with three of a kind, 248 others". */
    private Optional<String> classes() {
        if (byClass.size() < 2) {
            return Optional.empty();
        }
        List<Map.Entry<HandClass, Long>> largest = byClass.entrySet().stream()
                .map(part -> Map.entry(part.getKey(), part.getValue().longValue()))
                .sorted(Map.Entry.<HandClass, Long>comparingByValue().reversed())
                .toList();
        int named = largest.size() == NAMED + 1 ? largest.size() : NAMED;
        long rest = largest.stream().skip(named).mapToLong(Map.Entry::getValue).sum();
        return Optional.of(largest.stream()
                        .limit(named)
                        .map(part -> CountedChance.grouped(part.getValue()) + " with "
                                + part.getKey().withArticle())
                        .collect(Collectors.joining(", "))
                + (rest > 0 ? ", " + CountedChance.grouped(rest) + " others" : ""));
    }

    private CardSet outs() {
        var wanted = problem.target().reachedBy(draw());
        return draw().unseen().stream().filter(card -> wanted.test(with(card))).collect(CardSet.toCardSet());
    }

    /** Of a draw to a straight or a flush alone, the cards that make more: ", and 2 more make a straight flush". */
    private String straightFlushes() {
        if (!(problem.target() instanceof DrawTarget.Exactly(HandClass wanted))
                || wanted != HandClass.STRAIGHT && wanted != HandClass.FLUSH) {
            return "";
        }
        long more = draw().unseen().stream()
                .filter(card -> HandValue.classOf(with(card)) == HandClass.STRAIGHT_FLUSH)
                .count();
        return more == 0 ? "" : ", and " + more + " more " + (more == 1 ? "makes" : "make") + " a straight flush";
    }

    /** "9 hearts", "4 queens or 4 sevens". */
    private static String inShort(CardSet outs) {
        List<Suit> suits =
                Suit.DOWNWARDS.stream().filter(suit -> !outs.in(suit).isEmpty()).toList();
        if (suits.size() == 1 && outs.size() > 1) {
            return outs.size() + " " + suits.getFirst().plural();
        }
        Optional<Suit> flush = suits.stream()
                .filter(suit -> outs.in(suit).size() > Suit.DOWNWARDS.size())
                .findFirst();
        CardSet others = flush.map(suit -> outs.minus(outs.in(suit))).orElse(outs);
        Map<Rank, Integer> ranks = new TreeMap<>(Comparator.reverseOrder());
        others.forEach(card -> ranks.merge(card.rank(), 1, Integer::sum));
        Stream<String> suited = flush.stream().map(suit -> outs.in(suit).size() + " " + suit.plural());
        return Stream.concat(
                        suited,
                        ranks.entrySet().stream()
                                .map(rank -> rank.getValue() == 1
                                        ? "1 " + rank.getKey().word()
                                        : rank.getValue() + " " + rank.getKey().plural()))
                .collect(Collectors.joining(" or "));
    }

    private int with(Card card) {
        return problem.form().value(draw().keep().with(card)).strength();
    }

    private String whatCounts(DrawHolding holding) {
        return holding.wantsStraightOrFlush()
                ? "a straight or better counts; a pair is no improvement here"
                : "any class above " + draw().keptClass().inWords() + " counts";
    }
}
