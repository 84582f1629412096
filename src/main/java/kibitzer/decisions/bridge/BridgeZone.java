package kibitzer.decisions.bridge;

import static kibitzer.decisions.form.Field.optional;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.cards.Chance;
import kibitzer.conventions.bridge.value.Zone;
import kibitzer.decisions.AnswerKind;
import kibitzer.decisions.Choices;
import kibitzer.decisions.DealRequest;
import kibitzer.decisions.Decision;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.Exhibit;
import kibitzer.decisions.HalvesNotation;
import kibitzer.decisions.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;

/** How high two hands should bid together: part-score, game or slam (Culbertson p. 146). */
public final class BridgeZone implements Decision<CombinedHands, String> {
    private static final String RULE = "value.zone";

    private static final Field<List<String>> COUNTS_TO_DEAL = optional(
            "count", Kinds.someOf(CombinedHands.COUNTS), CombinedHands.COUNTS, "points, honour-tricks or both");

    @Override
    public DecisionId id() {
        return new DecisionId("bridge/zone");
    }

    @Override
    public String title() {
        return "Part-score, game or slam";
    }

    @Override
    public String game() {
        return "contract-bridge";
    }

    @Override
    public Form<CombinedHands> form() {
        return CombinedHands.FORM;
    }

    @Override
    public AnswerKind<String> answerKind() {
        Map<String, String> labels = new LinkedHashMap<>();
        Stream.of(Zone.BY_POINTS, Zone.BY_HONOUR_TRICKS)
                .flatMap(List::stream)
                .forEach(zone -> labels.putIfAbsent(zone.word(), zone.label()));
        return new AnswerKind.OneWord(labels);
    }

    @Override
    public List<Field<?>> dealOptions() {
        return List.of(COUNTS_TO_DEAL);
    }

    @Override
    public List<Source> sources() {
        return Stream.of(Zone.BY_POINTS, Zone.BY_HONOUR_TRICKS)
                .flatMap(List::stream)
                .map(zone -> Source.source(zone.pointer()))
                .toList();
    }

    /** A combined count on both sides of every line about equally often, divided between the partners. */
    @Override
    public CombinedHands deal(DealRequest request) {
        Chance chance = request.seed().chance();
        boolean points = chance.oneOf(request.get(COUNTS_TO_DEAL)).equals(CombinedHands.POINTS);
        Zone zone = chance.oneOf(points ? Zone.BY_POINTS : Zone.BY_HONOUR_TRICKS);
        double step = points ? 1 : 0.5;
        double most = zone.isOpenEnded() ? zone.least() + 2 * step : zone.most();
        double together = zone.least() + step * chance.below((int) ((most - zone.least()) / step) + 1);
        double own = step * chance.below((int) (together / step / 2) + 1) + Math.floor(together / 4);
        return new CombinedHands(points ? CombinedHands.POINTS : CombinedHands.HONOUR_TRICKS, own, together - own);
    }

    @Override
    public Choices<String> choices(CombinedHands hands) {
        return new Choices.Listed<>(hands.zones().stream().map(Zone::word).toList());
    }

    @Override
    public Advice<String> advise(CombinedHands hands) {
        return Zone.of(hands.zones(), hands.together())
                .map(zone -> Advice.counted(
                        RULE,
                        Source.source(zone.pointer()),
                        List.of(zone.word()),
                        List.of(
                                Reason.counted(
                                        "together", hands.together(), hands.inWords(hands.together()) + " together"),
                                Reason.counted("zone", zone.word(), range(zone))),
                        Map.of()))
                .orElseGet(() -> Advice.silent("The book", List.of(), List.of()));
    }

    @Override
    public List<Ruling<String>> whyNot(CombinedHands hands, String answer) {
        Optional<Zone> given = hands.zones().stream()
                .filter(zone -> zone.word().equals(answer))
                .findFirst();
        return given
                .map(zone -> new Ruling<>(
                        RULE,
                        Source.source(zone.pointer()),
                        List.of(answer),
                        List.<String>of(),
                        Standing.FAILS,
                        List.of(Reason.missing(
                                "together",
                                hands.together(),
                                hands.inWords(hands.together()) + " together",
                                range(zone)))))
                .stream()
                .toList();
    }

    @Override
    public Prompt ask(CombinedHands hands) {
        return new Prompt(
                "Which zone are you in together?",
                List.of(
                        new Exhibit.Fact("You hold", hands.inWords(hands.own())),
                        new Exhibit.Fact("Partner holds", hands.inWords(hands.partner()))));
    }

    private static String range(Zone zone) {
        String least = HalvesNotation.write(zone.least());
        if (zone.isOpenEnded()) {
            return least + " or more";
        }
        return zone.least() == zone.most() ? least : least + " to " + HalvesNotation.write(zone.most());
    }
}
