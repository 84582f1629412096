package kibitzer.decisions.bridge.bidding;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.advice.Reason;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.CulbertsonCounts;
import kibitzer.conventions.bridge.Forcing;
import kibitzer.conventions.bridge.Interval;
import kibitzer.conventions.bridge.Meaning;
import kibitzer.conventions.bridge.Scale;
import kibitzer.conventions.bridge.Shown;
import kibitzer.decisions.answer.Description;
import kibitzer.decisions.answer.Label;
import kibitzer.decisions.answer.Measure;
import kibitzer.decisions.answer.Ranges;
import kibitzer.decisions.answer.Span;

/** A call's meaning as an answer: ranges of strength and of suit lengths, how long it forces, whether it is natural. */
final class ToldHand {
    private static final String FORCING = Forcing.FACT;
    private static final String CONVENTIONAL = "conventional";

    /** A suit that a call promises: shorter ones only follow from it. */
    private static final int PROMISED = 4;

    /** Of a suit of which so many are told nobody would say that nothing is told. */
    private static final int HELD = 2;

    /** The scales that a hand shows by itself; what partners add up beside them follows from these. */
    private static final List<Scale> SHOWN = List.of(Scale.POINTS, Scale.COUNT, Scale.HONOUR_TRICKS);

    /** Before a suit that the call does not tell of. */
    private static final String THE_REST_IS_RIGHT = "all but this is right: ";

    private static final String UNTOLD = "but you gave ";

    /** Behind a strength that the learner gave in the other count. */
    static final String IN_ANOTHER_COUNT = ", for strength is counted here in ";

    private static final String RAISING = CulbertsonCounts.RAISE.key();
    private static final String ANSWERING_NO_TRUMP = CulbertsonCounts.NO_TRUMP_RESPONSE.key();
    private static final String ACES = "aces";
    private static final String KINGS = "kings";
    private static final int FOUR = 4;
    private static final int POINTS_OF_AN_ACE = 4;

    /** What only some calls tell, and only then is asked for. */
    private static final List<String> NOW_AND_THEN = List.of(RAISING, ANSWERING_NO_TRUMP, ACES, KINGS);

    static final Ranges SHAPE = new Ranges(measures(), words());

    private ToldHand() {}

    private static List<Measure> measures() {
        List<Measure> measures = new ArrayList<>(List.of(
                new Measure(Scale.POINTS.key(), "High-card points", 0, 37, 2),
                new Measure(Scale.COUNT.key(), "Points with length counted", -2, 60, 2),
                new Measure(Scale.HONOUR_TRICKS.key(), "Honour-tricks", 0, 9, 0.5),
                new Measure(RAISING, "Points for raising", 0, 40, 2),
                new Measure(ANSWERING_NO_TRUMP, "Points in answer to no trump", 0, 40, 2),
                new Measure(ACES, "Aces", 0, 4, 0),
                new Measure(KINGS, "Kings", 0, 4, 0)));
        Suit.DOWNWARDS.forEach(suit -> measures.add(new Measure(suit.plural(), capitalised(suit.plural()), 0, 13, 1)));
        return measures;
    }

    private static Map<String, Map<String, String>> words() {
        Map<String, Map<String, String>> words = new LinkedHashMap<>();
        Map<String, String> forcing = new LinkedHashMap<>();
        forcing.put(Forcing.NONE.word(), "Not forcing");
        forcing.put(Forcing.ONE_ROUND.word(), "Forcing for one round");
        forcing.put(Forcing.GAME.word(), "Forcing to game");
        words.put(FORCING, forcing);
        Map<String, String> conventional = new LinkedHashMap<>();
        conventional.put("false", "Natural");
        conventional.put("true", "Conventional");
        words.put(CONVENTIONAL, conventional);
        return words;
    }

    /** The shape with what the call tells, and without what it does not and few do. */
    static Ranges shape(Meaning meaning) {
        return new Ranges(
                SHAPE.measures().stream()
                        .filter(measure -> !NOW_AND_THEN.contains(measure.name())
                                || meaning.shown().more().containsKey(measure.name()))
                        .toList(),
                SHAPE.words());
    }

    static Description by(Meaning meaning) {
        Map<String, Span> told = new LinkedHashMap<>();
        Map<String, Span> beside = new LinkedHashMap<>();
        for (Scale scale : SHOWN) {
            Interval interval = scale.of(meaning.shown());
            Interval known = scale.of(meaning.known());
            if (!interval.equals(scale.of(Shown.NOTHING))) {
                told.put(scale.key(), span(scale.key(), interval));
            } else if (!known.equals(scale.of(Shown.NOTHING))) {
                beside.put(scale.key(), span(scale.key(), known));
            }
        }
        for (Suit suit : Suit.DOWNWARDS) {
            Interval interval = meaning.shown().length(suit);
            Interval altogether = meaning.known().length(suit).meet(interval);
            boolean promised = interval.least() >= PROMISED;
            (promised ? told : beside).put(suit.plural(), span(suit.plural(), promised ? interval : altogether));
        }
        Map<String, Span> counted = told.isEmpty() ? told : beside; // who tells nothing else tells this
        NOW_AND_THEN.stream()
                .filter(meaning.shown().more()::containsKey)
                .forEach(name -> counted.put(
                        name,
                        span(
                                name,
                                counted(
                                        name,
                                        Objects.requireNonNull(
                                                meaning.shown().more().get(name)),
                                        meaning))));
        Map<String, String> words = new LinkedHashMap<>();
        words.put(FORCING, meaning.forcing().word());
        words.put(CONVENTIONAL, String.valueOf(meaning.conventional()));
        return new Description(told, beside, words);
    }

    /** Five clubs shows no ace or all four (p. 147); who has shown fewer points than four aces count has none. */
    private static Interval counted(String name, Interval told, Meaning meaning) {
        boolean noneOrFour = name.equals(ACES) && told.least() == 0 && told.most() == FOUR;
        return noneOrFour && Scale.POINTS.of(meaning.known()).most() < FOUR * POINTS_OF_AN_ACE
                ? Interval.of(0, 0)
                : told;
    }

    /**
     * "high-card points 13-15", "honour-tricks 3+, forcing for one round, conventional": that a call is natural and does not
     * force goes without saying. Empty where the system has no such call, or it tells nothing.
     */
    static String inShort(Meaning meaning) {
        if (meaning.rules().isEmpty()) {
            return "";
        }
        Description told = by(meaning);
        Map<String, String> worthSaying = new LinkedHashMap<>(told.words());
        worthSaying.remove(FORCING, Forcing.NONE.word());
        worthSaying.remove(CONVENTIONAL, "false");
        return SHAPE.inWords(new Description(told.ranges(), told.beside(), worthSaying));
    }

    /** "high-card points 13-15, spades 5+": strength and the suits that are promised; empty where nothing is known. */
    static String inShort(Shown shown) {
        Description told = by(new Meaning(shown, Shown.NOTHING, Forcing.NONE, false, List.of()));
        return SHAPE.inWords(new Description(told.ranges(), told.beside(), Map.of()));
    }

    /**
     * What the learner says and the call does not tell, or the call tells and the learner does not say. First whether it
     * speaks of its suit at all, then the range that the learner's does not even touch, then the suits that are promised, for who
     * misses them takes the call for another; then how long it forces, then the strength. Where but one thing is wrong it is said
     * that the rest is right.
     */
    static List<Reason> differences(Description told, Description said, Optional<Suit> named) {
        List<Reason> reasons = all(told, said, named.map(Suit::plural).orElse(""));
        return reasons.size() == 1 && saysNoMore(told, said) && saysNoLess(told, said)
                ? List.of(alone(reasons.getFirst()))
                : reasons.stream()
                        .sorted(Comparator.comparingInt(reason -> weight(reason, told, said)))
                        .toList();
    }

    private static Reason alone(Reason reason) {
        return Reason.missing(
                reason.fact(), reason.actual(), THE_REST_IS_RIGHT + reason.measured(), reason.required(), "");
    }

    /** With why the call tells it, before what it tells. */
    static String behindWhatIsRight(String told, String because) {
        return told.startsWith(THE_REST_IS_RIGHT)
                ? THE_REST_IS_RIGHT + because + told.substring(THE_REST_IS_RIGHT.length())
                : told;
    }

    /** True of what is counted in high cards. */
    static boolean isStrength(String fact) {
        return SHOWN.stream().map(Scale::key).anyMatch(fact::equals);
    }

    private static int weight(Reason reason, Description told, Description said) {
        return reason.fact().equals(CONVENTIONAL) && isConventional(told)
                ? 0
                : isUntold(reason)
                        ? (missesASuit(told, said) ? 5 : 2)
                        : isApart(reason.fact(), told, said)
                                        || beginsAtNothing(reason.fact(), told, said)
                                                .isPresent()
                                ? 1
                                : isSuit(reason.fact())
                                        ? 2
                                        : reason.fact().equals(FORCING) ? 3 : isStrength(reason.fact()) ? 4 : 5;
    }

    /** The other count by which the learner lets strength begin at nothing, where the call takes some; empty where he does not. */
    static Optional<String> beginsAtNothing(String fact, Description told, Description said) {
        Span right = told.ranges().get(fact);
        return SHAPE.measures().stream()
                .filter(other -> isStrength(fact)
                        && right != null
                        && right.least() > 0
                        && !said.all().containsKey(fact)
                        && isStrength(other.name())
                        && !told.all().containsKey(other.name()))
                .filter(other -> {
                    Span given = said.all().getOrDefault(other.name(), other.whole());
                    return given.least() <= 0 && given.most() < other.most();
                })
                .map(other -> Label.inside(other.label()))
                .findFirst();
    }

    /** True of a suit that the learner reads into the call. */
    static boolean isUntold(Reason reason) {
        return reason.measured().contains(UNTOLD);
    }

    /** True where a suit that is promised was given otherwise: that says more than the suit it was taken for. */
    private static boolean missesASuit(Description told, Description said) {
        return told.ranges().entrySet().stream()
                .anyMatch(each -> isSuit(each.getKey())
                        && !each.getValue().equals(said.all().get(each.getKey())));
    }

    private static boolean isConventional(Description told) {
        return Boolean.parseBoolean(told.words().get(CONVENTIONAL));
    }

    /** False where the learner reads out of the call what it leaves open. */
    private static boolean saysNoMore(Description told, Description said) {
        return SHAPE.measures().stream()
                .filter(measure -> !told.ranges().containsKey(measure.name()))
                .allMatch(measure -> {
                    Span given = said.all().getOrDefault(measure.name(), measure.whole());
                    Span known = told.beside().getOrDefault(measure.name(), measure.whole());
                    boolean isLeftOpen =
                            isSuit(measure.name()) && known.least() >= PROMISED && given.least() < PROMISED;
                    return !isLeftOpen && given.least() <= known.least() && given.most() >= known.most();
                });
    }

    /** False where the learner gave a suit a wider range than is known of it: that is let pass, and yet not right. */
    private static boolean saysNoLess(Description told, Description said) {
        return SHAPE.measures().stream()
                .filter(measure -> isSuit(measure.name()) && !told.ranges().containsKey(measure.name()))
                .allMatch(measure -> {
                    Span given = said.all().get(measure.name());
                    Span known = told.beside().getOrDefault(measure.name(), measure.whole());
                    return given == null || given.equals(measure.whole()) || known.equals(given);
                });
    }

    static boolean isForcing(String fact) {
        return fact.equals(FORCING);
    }

    static boolean isNaturalOrNot(String fact) {
        return fact.equals(CONVENTIONAL);
    }

    /** What the caller's bids before told of the strength, where the learner's answer is against that: "15+". */
    static Optional<String> against(String fact, Meaning meaning, Description said) {
        Span given = said.all().get(fact);
        return SHOWN.stream()
                .filter(scale -> scale.key().equals(fact)
                        && given != null
                        && !scale.of(meaning.known()).equals(scale.of(Shown.NOTHING)))
                .map(scale -> span(fact, scale.of(meaning.known())))
                .filter(known -> given != null && (given.most() < known.least() || given.least() > known.most()))
                .map(known -> SHAPE.measures().stream()
                        .filter(measure -> measure.name().equals(fact))
                        .map(measure -> inShort(known, measure))
                        .findFirst()
                        .orElseThrow())
                .findFirst();
    }

    /** True where what the caller's bids told before says as much of the strength. */
    static boolean isKnown(String fact, Meaning meaning) {
        return SHOWN.stream()
                .filter(scale -> scale.key().equals(fact))
                .anyMatch(scale -> !scale.of(meaning.known()).equals(scale.of(Shown.NOTHING))
                        && scale.of(meaning.known()).equals(scale.of(meaning.shown())));
    }

    /** The least strength that the caller's bids before told; nothing is less than none. */
    static double leastKnown(String fact, Meaning meaning) {
        return SHOWN.stream()
                .filter(scale -> scale.key().equals(fact))
                .mapToDouble(scale -> scale.of(meaning.known()).least())
                .findFirst()
                .orElse(0);
    }

    static boolean isSuit(String fact) {
        return Suit.DOWNWARDS.stream().map(Suit::plural).anyMatch(fact::equals);
    }

    /** True where no hand is both as the call tells and as the learner says. */
    private static boolean isApart(String fact, Description told, Description said) {
        Span right = told.ranges().get(fact);
        Span given = said.all().get(fact);
        return right != null && given != null && (given.most() < right.least() || given.least() > right.most());
    }

    private static List<Reason> all(Description told, Description said, String named) {
        List<Reason> reasons = new ArrayList<>();
        for (Measure measure : SHAPE.measures()) {
            Span right = told.ranges().get(measure.name());
            Span given = said.all().getOrDefault(measure.name(), measure.whole());
            if (right != null && !right.equals(given)) {
                reasons.add(Reason.missing(
                        measure.name(),
                        given.toString(),
                        "it tells " + Label.inside(measure.label()) + " " + inShort(right, measure)
                                + (given.equals(measure.whole())
                                        ? leftOpen(measure, told, said)
                                        : ", not " + inShort(given, measure)),
                        right.toString(),
                        ""));
            }
        }
        readIntoIt(told, said, named).ifPresent(reasons::add);
        told.words().forEach((name, word) -> {
            String given = said.words().getOrDefault(name, "");
            if (!given.equals(word)) {
                reasons.add(Reason.missing(
                        name,
                        given,
                        "it is " + SHAPE.inside(name, word)
                                + (given.isEmpty() ? "" : ", where you said " + SHAPE.inside(name, given)),
                        label(name, word),
                        ""));
            }
        });
        return reasons;
    }

    /**
     * The suits that only the learner names: "but you gave hearts 4+ and clubs 4-9"; empty where there are none. That of the call
     * itself, where it promises no length, is told where it is the only one.
     */
    private static Optional<Reason> readIntoIt(Description told, Description said, String named) {
        List<Measure> all = SHAPE.measures().stream()
                .filter(measure -> isSuit(measure.name()) && isReadIntoIt(measure.name(), told, said))
                .toList();
        List<Measure> suits = all.size() == 1
                ? all
                : all.stream().filter(measure -> !measure.name().equals(named)).toList();
        return suits.stream()
                .findFirst()
                .map(suit -> Reason.missing(
                        suit.name(),
                        given(suit, said),
                        UNTOLD
                                + suits.stream()
                                        .map(each -> each.name() + " " + given(each, said))
                                        .collect(Collectors.joining(" and ")),
                        "",
                        ""));
    }

    private static String given(Measure measure, Description said) {
        return inShort(said.all().getOrDefault(measure.name(), measure.whole()), measure);
    }

    /** A suit that the learner reads out of the call as promised, and that neither it nor the bids before it promise. */
    private static boolean isReadIntoIt(String suit, Description told, Description said) {
        Span given = said.all().get(suit);
        Span known = told.all().get(suit);
        return given != null
                && given.least() >= PROMISED
                && !told.ranges().containsKey(suit)
                && (known == null || known.least() < HELD);
    }

    /** Who gave the strength by another count left this one open: ", where you gave high-card points". */
    private static String leftOpen(Measure measure, Description told, Description said) {
        return SHAPE.measures().stream()
                .filter(other -> isStrength(measure.name())
                        && isStrength(other.name())
                        && !told.all().containsKey(other.name())
                        && said.all().containsKey(other.name())
                        && !other.whole().equals(said.all().get(other.name())))
                .findFirst()
                .map(other ->
                        IN_ANOTHER_COUNT + Label.inside(measure.label()) + ", not in " + Label.inside(other.label()))
                .orElse(", which you left open");
    }

    /** True where a call tells just this much by this count. */
    static boolean tells(Meaning meaning, String fact, Span span) {
        return !meaning.isSilent() && span.equals(by(meaning).ranges().get(fact));
    }

    /** "10+" where the call sets no upper end. */
    private static String inShort(Span span, Measure measure) {
        return span.most() >= measure.most() && span.least() < span.most()
                ? span.toString().replaceFirst("^(.*)-[^-]*$", "$1+")
                : span.toString();
    }

    private static String label(String name, String word) {
        return Objects.requireNonNullElse(SHAPE.words().get(name), Map.<String, String>of())
                .getOrDefault(word, word);
    }

    private static Span span(String name, Interval interval) {
        Measure measure = SHAPE.measures().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        return new Span(Math.max(interval.least(), measure.least()), Math.min(interval.most(), measure.most()));
    }

    private static String capitalised(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }
}
