package kibitzer.conventions.bridge.chances;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.odds.Fraction;
import kibitzer.odds.HiddenCards;

/**
 * Everything that can be said of how the missing cards of one suit lie: the breaks, and where the missing honours are.
 *
 * @param missing how many cards are out, 1 to 13
 * @param knownLeft cards already known in the left hand, the missing ones not counted
 * @param knownRight the same of the right hand
 * @param honours the missing cards that are looked at, no more of them than are missing
 */
public record SuitOdds(int missing, int knownLeft, int knownRight, List<Rank> honours) {
    private static final int HAND = 13;

    /** The suit stands for any. */
    private static final Suit SUIT = Suit.SPADES;

    /** From so many guards on, Table 5 has one column. */
    private static final int THREE = 3;

    private static final List<String> COLUMNS = List.of("unguarded", "guarded-once", "guarded-twice");
    private static final List<String> GUARDED =
            List.of("alone", "guarded once", "guarded twice", "guarded three times or more");

    public SuitOdds {
        honours = List.copyOf(honours);
        if (missing < 1 || missing > HAND || honours.size() > missing) {
            throw new IllegalArgumentException(missing + " cards missing, " + honours.size()
                    + " of them honours; expected 1 to 13, and no more honours than cards");
        }
        if (knownLeft < 0
                || knownRight < 0
                || knownLeft > HAND
                || knownRight > HAND
                || missing > 2 * HAND - knownLeft - knownRight) {
            throw new IllegalArgumentException(missing + " cards missing beside " + knownLeft + " and " + knownRight
                    + " known; expected hands of 13");
        }
    }

    /**
     * One chance, and what the book prints for it.
     *
     * @param says "4-2", "the queen guarded once"
     * @param book the row of a table; empty where it has none
     */
    public record Row(String says, Fraction chance, Optional<PrintedPercentage> book) {}

    /** The breaks that can be, the evenest first. */
    public List<Row> breaks() {
        return IntStream.rangeClosed(0, missing / 2)
                .map(fewer -> missing / 2 - fewer)
                .mapToObj(shorter -> {
                    String line = (missing - shorter) + "-" + shorter;
                    Fraction chance = chance(left -> Math.min(left.size(), missing - left.size()) == shorter);
                    return new Row(line, chance, book(PercentageTables.BREAKS, line));
                })
                .filter(row -> !row.chance().isZero())
                .toList();
    }

    /** For each honour looked at, how many cards guard it, and on which side it lies. */
    public List<Row> guards() {
        List<Row> rows = new ArrayList<>();
        for (Rank honour : honours) {
            for (int guards = 0; guards <= Math.min(THREE, missing - 1); guards++) {
                int fewest = guards;
                Card card = Card.of(honour, SUIT);
                Fraction chance = chance(left -> {
                    int beside = (left.contains(card) ? left.size() : missing - left.size()) - 1;
                    return beside == fewest || fewest == THREE && beside > fewest;
                });
                rows.add(new Row("the " + honour.word() + " " + GUARDED.get(guards), chance, guarded(guards)));
            }
            rows.add(new Row(
                    "the " + honour.word() + " on the left",
                    chance(left -> left.contains(honour, SUIT)),
                    Optional.empty()));
        }
        return rows.stream().filter(row -> !row.chance().isZero()).toList();
    }

    /** How several honours lie to one another; nothing where one or none is looked at. */
    public List<Row> together() {
        if (honours.size() < 2) {
            return List.of();
        }
        CardSet watched = honours.stream().map(honour -> Card.of(honour, SUIT)).collect(CardSet.toCardSet());
        int all = watched.size();
        String name = all == 2 ? "both" : "all " + all;
        return List.of(
                new Row(name + " on the left", chance(watched::subsetOf), Optional.empty()),
                new Row(name + " on the right", chance(watched::isDisjoint), Optional.empty()),
                new Row(
                        "divided",
                        chance(left -> !watched.subsetOf(left) && !watched.isDisjoint(left)),
                        Optional.empty()));
    }

    /** Table 5 has its last column for three guards and more. */
    private Optional<PrintedPercentage> guarded(int guards) {
        String column = guards < THREE ? COLUMNS.get(guards) : "guarded-three-times";
        return book(PercentageTables.GUARDS, missing + " " + column);
    }

    private Optional<PrintedPercentage> book(PercentageTable table, String line) {
        return knownLeft == 0 && knownRight == 0 ? table.printed(line) : Optional.empty();
    }

    private Fraction chance(Predicate<CardSet> wins) {
        return new HiddenCards(cards(), HAND - knownLeft, HAND - knownRight).chance(wins);
    }

    /** The honours looked at, and the lowest cards for the rest. */
    private CardSet cards() {
        CardSet cards = honours.stream().map(honour -> Card.of(honour, SUIT)).collect(CardSet.toCardSet());
        for (Rank rank : Rank.values()) {
            if (cards.size() < missing) {
                cards = cards.with(Card.of(rank, SUIT));
            }
        }
        return cards;
    }
}
