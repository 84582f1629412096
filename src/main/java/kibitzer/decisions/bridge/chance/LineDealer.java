package kibitzer.decisions.bridge.chance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.chances.line.Hope;
import kibitzer.conventions.bridge.chances.line.Line;

/** Deals choices between lines, a family of them at a time. */
enum LineDealer {
    /** The queen, with three to six missing: drop, finesse, or a look first. */
    QUEEN {
        @Override
        LineChoice deal(Chance chance) {
            Suit suit = anySuit(chance);
            Card queen = Card.of(Rank.QUEEN, suit);
            CardSet missing = honourAndSmall(queen, 3 + chance.below(4), chance);
            return choice(
                    missing,
                    List.of(
                            one(new Hope.Finesse(queen, false)),
                            one(new Hope.CashThenFinesse(queen)),
                            one(new Hope.Drop(queen, 2, true))),
                    chance);
        }
    },
    /** The king, with two to five missing: the ace, or a finesse. */
    KING {
        @Override
        LineChoice deal(Chance chance) {
            Card king = Card.of(Rank.KING, anySuit(chance));
            CardSet missing = honourAndSmall(king, 2 + chance.below(4), chance);
            return choice(
                    missing, List.of(one(new Hope.Finesse(king, false)), one(new Hope.Drop(king, 1, false))), chance);
        }
    },
    /** An even break of one of two suits, or a finesse in a third. */
    BREAK {
        @Override
        LineChoice deal(Chance chance) {
            List<Suit> suits = threeSuits(chance);
            Card king = Card.of(Rank.KING, suits.get(2));
            int first = 3 + chance.below(4);
            int second = 3 + (first - 2 + chance.below(3)) % 4;
            CardSet missing = small(suits.get(0), first, chance)
                    .union(small(suits.get(1), second, chance))
                    .union(honourAndSmall(king, 2 + chance.below(3), chance));
            return choice(
                    missing,
                    List.of(
                            one(even(suits.get(0), first)),
                            one(even(suits.get(1), second)),
                            one(new Hope.Finesse(king, false))),
                    chance);
        }
    },
    /** Two suits without their queens: the drop in the one, and if it fails the finesse in the other. */
    TWO_SUITS {
        @Override
        LineChoice deal(Chance chance) {
            List<Suit> suits = threeSuits(chance);
            Card one = Card.of(Rank.QUEEN, suits.get(0));
            Card other = Card.of(Rank.QUEEN, suits.get(1));
            int first = 4 + chance.below(3);
            int second = 4 + (first - 3 + chance.below(2)) % 3;
            CardSet missing = honourAndSmall(one, first, chance).union(honourAndSmall(other, second, chance));
            return choice(
                    missing,
                    List.of(
                            one(new Hope.Finesse(one, false)),
                            dropThenFinesse(one, other),
                            dropThenFinesse(other, one)),
                    chance);
        }
    },
    /** The queen once more, when more cards of the one hand are known than of the other. */
    KNOWN_CARDS {
        @Override
        LineChoice deal(Chance chance) {
            Card queen = Card.of(Rank.QUEEN, anySuit(chance));
            CardSet missing = honourAndSmall(queen, 4 + chance.below(2), chance);
            int more = 2 + chance.below(6);
            int fewer = chance.below(more);
            boolean left = chance.onceIn(2);
            LineChoice choice = choice(
                    missing,
                    List.of(
                            one(new Hope.Finesse(queen, false)),
                            one(new Hope.Finesse(queen, true)),
                            one(new Hope.Drop(queen, 2, false))),
                    chance);
            return new LineChoice(missing, left ? more : fewer, left ? fewer : more, choice.lines());
        }
    };

    abstract LineChoice deal(Chance chance);

    static LineChoice deal(Chance chance, Optional<LineDealer> about) {
        return about.orElseGet(() -> chance.oneOf(List.of(values()))).deal(chance);
    }

    /** "two-suits". */
    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static List<String> words() {
        return Arrays.stream(values()).map(LineDealer::word).toList();
    }

    static LineDealer of(String word) {
        return Arrays.stream(values())
                .filter(dealer -> dealer.word().equals(word))
                .findFirst()
                .orElseThrow();
    }

    private static LineChoice choice(CardSet missing, List<Line> lines, Chance chance) {
        return new LineChoice(missing, 0, 0, shuffled(lines, chance));
    }

    private static Line one(Hope hope) {
        return new Line(List.of(hope), false);
    }

    private static Line dropThenFinesse(Card drop, Card finesse) {
        return new Line(List.of(new Hope.Drop(drop, 2, false), new Hope.Finesse(finesse, false)), false);
    }

    private static Hope even(Suit suit, int missing) {
        return new Hope.Break(suit, (missing + 1) / 2, missing / 2);
    }

    private static Suit anySuit(Chance chance) {
        return chance.oneOf(Suit.DOWNWARDS);
    }

    private static List<Suit> threeSuits(Chance chance) {
        return shuffled(Suit.DOWNWARDS, chance).subList(0, 3);
    }

    private static CardSet honourAndSmall(Card honour, int cards, Chance chance) {
        return small(honour.suit(), cards - 1, chance).with(honour);
    }

    /** So many cards from eight to two: what is between them and the honours lies with declarer. */
    private static CardSet small(Suit suit, int cards, Chance chance) {
        List<Rank> low = Rank.DOWNWARDS.stream()
                .filter(rank -> rank.compareTo(Rank.EIGHT) <= 0)
                .toList();
        return shuffled(low, chance).subList(0, cards).stream()
                .map(rank -> Card.of(rank, suit))
                .collect(CardSet.toCardSet());
    }

    private static <T> List<T> shuffled(List<T> things, Chance chance) {
        List<T> shuffled = new ArrayList<>(things);
        for (int i = 0; i < shuffled.size() - 1; i++) {
            Collections.swap(shuffled, i, i + chance.below(shuffled.size() - i));
        }
        return shuffled;
    }
}
