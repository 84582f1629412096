package kibitzer.decisions.bridge.meaning;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.CulbertsonCounts;
import kibitzer.conventions.bridge.Forcing;
import kibitzer.conventions.bridge.Interval;
import kibitzer.conventions.bridge.Meaning;
import kibitzer.conventions.bridge.Scale;
import kibitzer.conventions.bridge.Shown;
import kibitzer.decisions.answer.Description;
import kibitzer.decisions.answer.Measure;
import kibitzer.decisions.answer.Ranges;
import kibitzer.decisions.answer.Span;
import kibitzer.wording.Sentence;

/** A call's meaning as an answer: ranges of strength and of suit lengths, how long it forces, whether it is natural. */
final class ToldHand {
    static final String FORCING = Forcing.FACT;
    static final String CONVENTIONAL = "conventional";

    /** A suit that a call promises: shorter ones only follow from it. */
    static final int PROMISED = 4;

    /** The scales that a hand shows by itself; what partners add up beside them follows from these. */
    private static final List<Scale> SHOWN = List.of(Scale.POINTS, Scale.COUNT, Scale.HONOUR_TRICKS);

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
        Suit.DOWNWARDS.forEach(
                suit -> measures.add(new Measure(suit.plural(), Sentence.capital(suit.plural()), 0, 13, 1)));
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

    /** True of what is counted in high cards. */
    static boolean isStrength(String fact) {
        return SHOWN.stream().map(Scale::key).anyMatch(fact::equals);
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
                .map(known -> SHAPE.inShort(measure(fact), known))
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

    /** True where a call tells just this much by this count. */
    static boolean tells(Meaning meaning, String fact, Span span) {
        return !meaning.isSilent() && span.equals(by(meaning).ranges().get(fact));
    }

    private static Span span(String name, Interval interval) {
        Measure measure = measure(name);
        return new Span(Math.max(interval.least(), measure.least()), Math.min(interval.most(), measure.most()));
    }

    private static Measure measure(String name) {
        return SHAPE.measures().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
