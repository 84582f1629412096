package kibitzer.conventions.bridge.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Source;

/** The counts by which a hand can be valued, by the names they go by in questions. */
public enum ValuationMethod {
    POINTS("points", "high-card points (4-3-2-1)", Trumps.NONE, HighCardPoints.COUNT, "acol-system.p01"),
    HONOUR_TRICKS(
            "honour-tricks",
            "honour-tricks",
            Trumps.NONE,
            HonourTricks.COUNT,
            "culbertson-honour-tricks.p08",
            "culbertson-honour-tricks.p09"),
    CULBERTSON_NO_TRUMP(
            "culbertson-no-trump", "Culbertson points for a no-trump bid", Trumps.NONE, CulbertsonPoints.NO_TRUMP),
    CULBERTSON_NO_TRUMP_RESPONSE(
            "culbertson-no-trump-response",
            "Culbertson points opposite one no trump",
            Trumps.NONE,
            CulbertsonPoints.NO_TRUMP_RESPONSE),
    CULBERTSON_OPENING(
            "culbertson-opening",
            "Culbertson points for an opening suit bid",
            Trumps.OPTIONAL,
            CulbertsonPoints.OPENING,
            "culbertson-point-count.p09"),
    CULBERTSON_RAISE(
            "culbertson-raise",
            "Culbertson points for a raise",
            Trumps.REQUIRED,
            CulbertsonPoints.RAISE,
            "culbertson-point-count.p32",
            "culbertson-point-count.p34"),
    CULBERTSON_REVALUATION(
            "culbertson-revaluation",
            "Culbertson points of a declarer whose suit is raised",
            Trumps.REQUIRED,
            CulbertsonPoints.REVALUATION,
            "culbertson-point-count.p09"),
    ROBERTSON("robertson", "the Robertson count (7-5-3-2-1)", Trumps.NONE, HighCardPoints.ROBERTSON),
    REITH("reith", "the Reith count (6-4-3-2-1)", Trumps.NONE, HighCardPoints.REITH),
    FOUR_ACES("four-aces", "the Four Aces count (3-2-1-½)", Trumps.NONE, HighCardPoints.FOUR_ACES),
    GOREN("goren", "Goren points for an opening suit bid", Trumps.NONE, Goren.OPENING),
    GOREN_RAISE("goren-raise", "Goren points for a raise", Trumps.NONE, Goren.RAISE),
    GOREN_REVALUATION(
            "goren-revaluation", "Goren points of a declarer whose suit is raised", Trumps.REQUIRED, Goren.REVALUATION),
    PLAYING_TRICKS(
            "playing-tricks",
            "playing tricks",
            Trumps.REQUIRED,
            PlayingTricks.COUNT,
            "acol-system.p02",
            "acol-system.p25");

    /** Whether a count asks for the trump suit. */
    public enum Trumps {
        NONE,
        /** The hand's own longest suit where none is named. */
        OPTIONAL,
        REQUIRED
    }

    private final String word;
    private final String title;
    private final Trumps trumps;
    private final Valuation valuation;
    private final List<String> pointers;

    ValuationMethod(String word, String title, Trumps trumps, Valuation valuation, String... pointers) {
        this.word = word;
        this.title = title;
        this.trumps = trumps;
        this.valuation = valuation;
        this.pointers = Stream.concat(Stream.of(pointers), valuation.pointers())
                .distinct()
                .toList();
    }

    /** "culbertson-opening", the word in JSON. */
    public String word() {
        return word;
    }

    /** "Culbertson points for a raise". */
    public String title() {
        return title;
    }

    public Trumps trumps() {
        return trumps;
    }

    public Valuation valuation() {
        return valuation;
    }

    /** All that the books say about this count. */
    public Source source() {
        return sourceOf(pointers);
    }

    /** What the books say about these items of the count; of playing tricks no book says how they are counted. */
    public Source source(List<WorkedItem> items) {
        if (this == PLAYING_TRICKS) {
            return Source.generalPractice("The book bids on playing tricks (p. 141) and names no way of counting them");
        }
        List<String> cited = new ArrayList<>(items.stream()
                .map(WorkedItem::pointer)
                .filter(pointer -> !pointer.isEmpty())
                .distinct()
                .toList());
        if (cited.isEmpty()) {
            cited.addFirst(pointers.getFirst());
        }
        return sourceOf(cited.stream().distinct().toList());
    }

    /**
     * The count in its other reading, where the book's words leave two: the corrections for no trump may be meant for
     * suit bids as well, which the book counts "as above".
     */
    public Optional<Valuation> otherReading() {
        return switch (this) {
            case CULBERTSON_OPENING, CULBERTSON_REVALUATION ->
                Optional.of(CulbertsonPoints.withNoTrumpCorrections(valuation));
            default -> Optional.empty();
        };
    }

    private Source sourceOf(List<String> ids) {
        Source source = Source.source(ids.toArray(String[]::new));
        return switch (this) {
            case PLAYING_TRICKS ->
                source.withFigureFromPractice(
                        "the book names no way of counting playing tricks; the count is general practice");
            case GOREN, GOREN_RAISE, GOREN_REVALUATION ->
                source.withFigureFromPractice(
                        "the book does not list Goren's corrections, which it calls much like Culbertson's;"
                                + " none is counted");
            default -> source;
        };
    }

    public static List<String> words() {
        return Stream.of(values()).map(ValuationMethod::word).toList();
    }

    /** The method of this word, which must be one of {@link #words}. */
    public static ValuationMethod named(String word) {
        return Stream.of(values())
                .filter(method -> method.word.equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("method " + word + "; expected one of " + words()));
    }
}
