package kibitzer.classroom.assignment;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import kibitzer.decisions.form.BadQuestion;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Terms as they stand in a file: each time by the day, counted from the first of the class, and what a clock shows on it. */
public final class TermsJson {
    /** By which the times of terms that were read are told. */
    public static final ClassTime CLOCK = new ClassTime(ZoneOffset.UTC);

    /** The first day of terms that were read, before they are moved to another. */
    private static final LocalDate FIRST = LocalDate.of(2001, 1, 1);

    private TermsJson() {}

    /** @param clock by which days and times are told */
    public static ObjectNode write(Terms terms, ClassTime clock, LocalDate first) {
        ObjectNode json = JsonNodeFactory.instance.objectNode().put("title", terms.title());
        json.set("opens", moment(terms.opens(), clock, first));
        json.set("due", moment(terms.due(), clock, first));
        json.put("sittings", terms.sittings())
                .put("counted", terms.counted().word())
                .put("feedback", terms.feedback().word())
                .put("shuffled", terms.shuffled())
                .put("deals", terms.deals().word());
        ObjectNode late = json.putObject("late").put("what", terms.late().word());
        if (terms.late() instanceof Late.Reduced(Instant until, int percent)) {
            late.put("percent", percent).set("until", moment(until, clock, first));
        }
        terms.early()
                .ifPresent(early -> json.putObject("early")
                        .put("percent", early.percent())
                        .set("until", moment(early.until(), clock, first)));
        json.put("reminder-hours", terms.conduct().reminderHours());
        terms.conduct().limit().ifPresent(limit -> json.put("limit-minutes", limit.toMinutes()));
        terms.conduct().drawn().ifPresent(drawn -> json.put("drawn", drawn));
        if (!terms.conduct().tries().isOnce()) {
            json.put("tries", terms.conduct().tries().text());
        }
        return json.put("boards", terms.boards().word()).put("practice-counts", terms.practiceCounts());
    }

    private static ObjectNode moment(Instant moment, ClassTime clock, LocalDate first) {
        LocalDateTime shown = clock.shown(moment);
        return JsonNodeFactory.instance
                .objectNode()
                .put("day", ChronoUnit.DAYS.between(first, shown.toLocalDate()))
                .put("time", shown.toLocalTime().toString());
    }

    /**
     * Reads terms whose parts have the types that they should have; their times are those of {@link #CLOCK}.
     *
     * @throws BadQuestion if a word or a time is none
     */
    public static Terms read(JsonNode json) {
        Terms terms = new Terms(
                        json.path("title").asString(""),
                        moment(json, "opens"),
                        moment(json, "due"),
                        json.path("sittings").asInt(1),
                        NamedChoice.of(Counted.class, "counted", word(json, "counted")),
                        NamedChoice.of(Feedback.class, "feedback", word(json, "feedback")),
                        json.path("shuffled").asBoolean(false),
                        NamedChoice.of(Deals.class, "deals", word(json, "deals")),
                        late(json.path("late")),
                        json.has("early")
                                ? Optional.of(new Early(
                                        moment(json.path("early"), "until"),
                                        json.path("early").path("percent").asInt(100)))
                                : Optional.empty())
                .held(conduct(json))
                .crediting(NamedChoice.of(BoardCredit.class, "boards", word(json, "boards")));
        return json.path("practice-counts").asBoolean(false) ? terms.countingPractice() : terms;
    }

    private static Conduct conduct(JsonNode json) {
        return new Conduct(
                json.path("reminder-hours").asInt(Conduct.USUAL.reminderHours()),
                json.has("limit-minutes")
                        ? Optional.of(
                                Duration.ofMinutes(json.path("limit-minutes").asInt(0)))
                        : Optional.empty(),
                json.has("drawn") ? Optional.of(json.path("drawn").asInt(0)) : Optional.empty(),
                json.has("tries") ? tries(word(json, "tries")) : Tries.ONCE);
    }

    private static Tries tries(String percents) {
        return Tries.read(percents)
                .orElseThrow(() -> new BadQuestion(
                        "tries", "\"" + percents + "\"", "the percents that each try earns, such as 100 50 25"));
    }

    private static Late late(JsonNode late) {
        String what = word(late, "what");
        return switch (what) {
            case Late.Closed.WORD -> new Late.Closed();
            case Late.Practice.WORD -> new Late.Practice();
            case Late.Reduced.WORD ->
                new Late.Reduced(moment(late, "until"), late.path("percent").asInt(0));
            default ->
                throw new BadQuestion(
                        "late",
                        "\"" + what + "\"",
                        Late.Closed.WORD + ", " + Late.Practice.WORD + " or " + Late.Reduced.WORD);
        };
    }

    private static Instant moment(JsonNode json, String field) {
        try {
            return CLOCK.moment(FIRST.plusDays(json.path(field).path("day").asInt(0))
                            .atTime(LocalTime.parse(word(json.path(field), "time"))))
                    .orElseThrow();
        } catch (DateTimeException none) {
            throw new BadQuestion(field, "the time \"" + word(json.path(field), "time") + "\"", "one such as 18:30");
        }
    }

    private static String word(JsonNode json, String field) {
        return json.path(field).asString("");
    }
}
