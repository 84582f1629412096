package kibitzer.web.question;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.decisions.Decision;

/**
 * The cards that the facts of a verdict speak of: those that stand in a fact by name, the ranks or the suit that it counts, and
 * at bridge the honours behind a count of the hand.
 */
final class LitCards {
    /** Where nearly all are lit, none stands out. */
    private static final int FEW = 9;

    private static final Pattern NOTATION = Pattern.compile("(?<![\\w-])(10|[2-9TJQKA])([SHDC])(?![\\w-])");
    private static final Pattern RANKS = Pattern.compile(
            "\\b(aces|kings|queens|jacks|knaves|tens|nines|eights|sevens|sixes|fives|fours|threes|twos|deuces)\\b");
    private static final Pattern COUNTED_SUIT = Pattern.compile("^\\d+ (?:\\w+ ){0,3}(spade|heart|diamond|club)s?\\b");
    private static final Map<String, Set<Rank>> HONOURS = Map.of(
            "points", Set.of(Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK),
            "honour-tricks", Set.of(Rank.ACE, Rank.KING, Rank.QUEEN),
            "aces", Set.of(Rank.ACE),
            "kings", Set.of(Rank.KING));

    private LitCards() {}

    /** Those among the cards held, none where that would be all or nearly all of them. */
    static Set<Card> of(Decision<?, ?> decision, Advice<?> advice, Collection<Card> held) {
        boolean bridge = decision.id().family().equals("bridge");
        Set<Card> lit = advice.ruling().stream()
                .flatMap(ruling -> ruling.reasons().stream())
                .flatMap(reason -> of(reason, bridge, held))
                .collect(Collectors.toSet());
        return lit.size() > FEW || lit.containsAll(held) ? Set.of() : lit;
    }

    private static Stream<Card> of(Reason reason, boolean bridge, Collection<Card> held) {
        Stream<Card> counted = bridge && HONOURS.containsKey(reason.fact())
                ? those(
                        held,
                        card -> HONOURS.getOrDefault(reason.fact(), Set.of()).contains(card.rank()))
                : Stream.empty();
        return Stream.of(counted, named(reason.measured(), held), ranks(reason, held), suit(reason, held))
                .flatMap(cards -> cards);
    }

    private static Stream<Card> those(Collection<Card> held, Predicate<Card> which) {
        return held.stream().filter(card -> !card.isJoker()).filter(which);
    }

    private static Stream<Card> named(String words, Collection<Card> held) {
        List<String> names = NOTATION.matcher(words)
                .results()
                .map(found -> found.group().replace("10", "T"))
                .toList();
        return held.stream().filter(card -> names.contains(card.toString()));
    }

    /** What is only there or not, "jacks or better", speaks of the rule and not of the cards. */
    private static Stream<Card> ranks(Reason reason, Collection<Card> held) {
        if (reason.actual() instanceof Boolean) {
            return Stream.empty();
        }
        Set<String> plurals = RANKS.matcher(reason.measured())
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toSet());
        return those(held, card -> plurals.contains(card.rank().plural()));
    }

    private static Stream<Card> suit(Reason reason, Collection<Card> held) {
        Matcher counted = COUNTED_SUIT.matcher(reason.measured());
        return counted.find() ? those(held, card -> isOf(card.suit(), counted.group(1))) : Stream.empty();
    }

    private static boolean isOf(Suit suit, String singular) {
        return suit.singular().equals(singular);
    }
}
