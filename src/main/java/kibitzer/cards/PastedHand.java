package kibitzer.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A hand as people write it to each other: "♠AQ42 ♥KJ5 ♦Q83 ♣K97", "S: AQ42 H: KJ5", "Spades AQ42, hearts KJ5",
 * "AQ42♠ KJ5♥", "AQ42 KJ5 Q83 K97". Suits that are named may stand in any order, before their cards or after them.
 */
public final class PastedHand {
    private static final String EXPECTED =
            "a hand such as \u2660AQ42 \u2665KJ5 \u2666Q83 \u2663K97, S: AQ42 H: KJ5 D: Q83"
                    + " C: K97, AQ42.KJ5.Q83.K97, or cards such as KS QS 10H";

    private static final int BRIDGE_HAND = 13;

    /** Blanks of every kind, and what may stand between suits and cards without a meaning. */
    private static final Pattern BETWEEN = Pattern.compile("[\\s\\h\\p{Cf}\uFE0E\uFE0F,;:./|=()]+");

    private static final Pattern PART =
            Pattern.compile("(?<suit>SPADES?|HEARTS?|DIAMONDS?|CLUBS?|[SHDC\u2660\u2664\u2665"
                    + "\u2661\u2666\u2662\u2663\u2667])|(?<none>VOID|NONE|[-\u2013\u2014]+)|(?<rank>10|[AKQJT2-9])|OF");

    /** A suit, a rank, or neither: nothing is held. */
    private record Part(Optional<Suit> suit, Optional<Rank> rank) {}

    private PastedHand() {}

    /** @throws BadNotation if something in it is no rank and no suit, a card has no suit, or a card stands twice */
    public static CardSet read(String text) {
        List<List<Part>> words = words(text.toUpperCase(Locale.ROOT));
        List<Part> parts = words.stream().flatMap(List::stream).toList();
        if (parts.stream().noneMatch(part -> part.rank().isPresent())) {
            throw BadNotation.because("no card is in it", EXPECTED);
        }
        if (parts.stream().noneMatch(part -> part.suit().isPresent())) {
            return unnamed(words);
        }
        return parts.getFirst().suit().isPresent() ? suitsBefore(parts) : suitsAfter(parts);
    }

    private static List<List<Part>> words(String text) {
        List<List<Part>> words = new ArrayList<>();
        int number = 0;
        for (String word : BETWEEN.split(text)) {
            if (!word.isEmpty()) {
                List<Part> parts = parts(word, ++number);
                if (!parts.isEmpty()) {
                    words.add(parts);
                }
            }
        }
        return words;
    }

    private static List<Part> parts(String word, int number) {
        List<Part> parts = new ArrayList<>();
        Matcher part = PART.matcher(word);
        int at = 0;
        while (at < word.length()) {
            if (!part.find(at) || part.start() != at) {
                String strange = word.substring(at, word.offsetByCodePoints(at, 1));
                throw BadNotation.because(
                        "word %d, \"%s\": \"%s\" is no rank and no suit".formatted(number, shortened(word), strange),
                        EXPECTED);
            }
            if (part.group("suit") != null) {
                parts.add(new Part(CardNotation.suit(word.charAt(at)), Optional.empty()));
            } else if (part.group("rank") != null) {
                parts.add(new Part(Optional.empty(), Optional.of(CardNotation.readRank(part.group()))));
            } else if (part.group("none") != null) {
                parts.add(new Part(Optional.empty(), Optional.empty()));
            }
            at = part.end();
        }
        return parts;
    }

    private static String shortened(String word) {
        return word.codePointCount(0, word.length()) <= 12
                ? word
                : word.substring(0, word.offsetByCodePoints(0, 12)) + "...";
    }

    /** Four groups of thirteen cards can only be meant in the usual order. */
    private static CardSet unnamed(List<List<Part>> words) {
        long cards = words.stream()
                .flatMap(List::stream)
                .filter(part -> part.rank().isPresent())
                .count();
        if (words.size() != Suit.DOWNWARDS.size() || cards != BRIDGE_HAND) {
            throw BadNotation.because("no suit is named, and these are not the four suits of thirteen cards", EXPECTED);
        }
        CardSet hand = CardSet.EMPTY;
        for (int place = 0; place < words.size(); place++) {
            for (Part part : words.get(place)) {
                hand = with(hand, part, Suit.DOWNWARDS.get(place));
            }
        }
        return hand;
    }

    private static CardSet suitsBefore(List<Part> parts) {
        CardSet hand = CardSet.EMPTY;
        Suit suit = Suit.SPADES;
        for (Part part : parts) {
            suit = part.suit().orElse(suit);
            hand = with(hand, part, suit);
        }
        return hand;
    }

    private static CardSet suitsAfter(List<Part> parts) {
        CardSet hand = CardSet.EMPTY;
        List<Part> waiting = new ArrayList<>();
        for (Part part : parts) {
            if (part.suit().isEmpty()) {
                waiting.add(part);
            } else if (waiting.isEmpty()) {
                throw BadNotation.because(
                        "no card stands before " + part.suit().get().plural()
                                + ", though the suits before stand behind their cards",
                        EXPECTED);
            } else {
                for (Part held : waiting) {
                    hand = with(hand, held, part.suit().get());
                }
                waiting.clear();
            }
        }
        if (!waiting.isEmpty()) {
            throw BadNotation.because("the last cards have no suit", EXPECTED);
        }
        return hand;
    }

    private static CardSet with(CardSet hand, Part part, Suit suit) {
        if (part.rank().isEmpty()) {
            return hand;
        }
        Card card = Card.of(part.rank().get(), suit);
        if (hand.contains(card)) {
            throw BadNotation.because("the " + card.inWords() + " stands twice", "different cards");
        }
        return hand.with(card);
    }
}
