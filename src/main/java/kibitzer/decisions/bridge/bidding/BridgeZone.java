package kibitzer.decisions.bridge.bidding;

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
import kibitzer.cards.Chance;
import kibitzer.conventions.bridge.value.Zone;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.HalvesNotation;
import kibitzer.decisions.answer.Label;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kinds;

/** How high two hands should bid together: part-score, game or slam (Culbertson p. 146). */
public final class BridgeZone extends CountedDecision<CombinedHands, String> {
    private static final String RULE = "value.zone";

    private static final Field<List<String>> COUNTS_TO_DEAL = optional(
                    "count", Kinds.someOf(CombinedHands.COUNTS), CombinedHands.COUNTS, "points, honour-tricks or both")
            .called("What is counted");

    public BridgeZone() {
        super(
                new Head(
                        "bridge/zone",
                        "Part-score, game or slam",
                        "contract-bridge",
                        "part-score, game or slam: what two hands are good for together"),
                CombinedHands.FORM,
                kind(),
                Stream.of(Zone.BY_POINTS, Zone.BY_HONOUR_TRICKS)
                        .flatMap(List::stream)
                        .map(zone -> Source.source(zone.pointer()))
                        .toList(),
                COUNTS_TO_DEAL);
    }

    private static AnswerKind<String> kind() {
        Map<String, String> labels = new LinkedHashMap<>();
        Stream.of(Zone.BY_POINTS, Zone.BY_HONOUR_TRICKS)
                .flatMap(List::stream)
                .forEach(zone -> labels.putIfAbsent(zone.word(), zone.label()));
        return new WordAnswer.OneWord(labels);
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

    /** Silent between two zones. */
    @Override
    public Advice<String> advise(CombinedHands hands) {
        return zone(hands).isPresent() ? super.advise(hands) : Advice.silent("The book", List.of(), List.of());
    }

    private static Optional<Zone> zone(CombinedHands hands) {
        return Zone.of(hands.zones(), hands.together());
    }

    @Override
    protected CountedAnswer<String> count(CombinedHands hands) {
        Zone zone = zone(hands).orElseThrow();
        return CountedAnswer.of(
                        RULE,
                        Source.source(zone.pointer()),
                        List.of(zone.word()),
                        List.of(
                                Reason.counted(
                                        "together", hands.together(), hands.inWords(hands.together()) + " together"),
                                Reason.counted("zone", zone.word(), range(zone))))
                .because(zone.why());
    }

    @Override
    public List<Ruling<String>> whyNot(CombinedHands hands, String answer) {
        return hands.zones().stream()
                .filter(zone -> zone.word().equals(answer))
                .findFirst()
                .map(zone -> refused(
                        RULE,
                        Source.source(zone.pointer()),
                        answer,
                        List.of(Reason.needing(
                                "together",
                                hands.together(),
                                hands.inWords(hands.together()) + " together",
                                asked(hands.zones(), zone, hands.together())))))
                .orElse(List.of());
    }

    @Override
    public Prompt ask(CombinedHands hands) {
        return new Prompt(
                "Which zone are you in together?",
                List.of(
                        new Exhibit.Fact("You hold", hands.inWords(hands.own())),
                        new Exhibit.Fact("Partner holds", hands.inWords(hands.partner()))));
    }

    /** What the page prints of a zone that was missed: both ends or one figure, and of a zone whose end it leaves out where the next begins. */
    private static String asked(List<Zone> zones, Zone zone, double together) {
        Zone next = zones.get(Math.min(zones.indexOf(zone) + 1, zones.size() - 1));
        return !zone.isPrintedWhole()
                ? together < zone.least()
                        ? HalvesNotation.write(zone.least()) + " or more"
                        : "less than " + HalvesNotation.write(next.least()) + ", where the "
                                + Label.inside(next.label()) + " begins"
                : (zone.least() == zone.most() ? "exactly " : "") + range(zone);
    }

    private static String range(Zone zone) {
        String least = HalvesNotation.write(zone.least());
        if (zone.isOpenEnded()) {
            return least + " or more";
        }
        return zone.least() == zone.most() ? least : least + " to " + HalvesNotation.write(zone.most());
    }
}
