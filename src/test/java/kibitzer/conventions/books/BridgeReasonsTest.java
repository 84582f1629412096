package kibitzer.conventions.books;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kibitzer.advice.Rule;
import kibitzer.advice.Ruling;
import kibitzer.advice.Why;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.conventions.bridge.value.BiddableSuit;
import kibitzer.conventions.bridge.value.Zone;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

/** What the reasons of bridge may not do: write a figure of a rule again, or give one purpose to opposite calls. */
class BridgeReasonsTest {
    private static final int WITH_A_PLACE = 138;

    private static final Pattern FIGURE = Pattern.compile("[0-9½]");
    private static final Pattern POINTS = Pattern.compile(
            "\\b(five|six|seven|eight|nine|ten|eleven|twelve|thirteen|sixteen)\\s+(points|honour-tricks)\\b");

    @Test
    void writeNoFigureOfARuleAgain() {
        assertThat(whys().map(Why::text)
                        .filter(text -> FIGURE.matcher(text).find()
                                || POINTS.matcher(text).find()))
                .isEmpty();
    }

    /** The figure is the position's, counted anew here: a 4-3-3-3 of 13 points, and 16 facing an answer at two. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            acol               | AQ5.KJ4.9832.KT3 |             | It tells strength (here 13 points) and shape in one bid
            acol               | AQ854.K3.AJ72.K4 | 1S P 2H P   | Game is certain on 27 points or more together
            culbertson-points  | Q85.K43.9872.J43 | 1NT P       | Even opposite a maximum game is unlikely with 6 points
            """)
    void tellTheFigureOfTheHand(String system, String hand, String auction, String reason) {
        Decision<?, ?> call = Decisions.get("bridge/call");
        assertThat(reason(call, system, hand, auction == null ? "" : auction)).startsWith(reason);
    }

    private static <P, A> String reason(Decision<P, A> decision, String system, String hand, String auction) {
        String calls = auction.isEmpty() ? "" : "\"" + auction.replace(" ", "\",\"") + "\"";
        String json = "{\"system\":\"%s\",\"hand\":\"%s\",\"dealer\":\"%s\",\"auction\":[%s],\"vulnerable\":\"none\"}"
                .formatted(system, hand, auction.startsWith("1NT") ? "N" : "S", calls);
        return decision.advise(decision.form().read(JsonMapper.shared().readTree(json), "position"))
                .ruling()
                .flatMap(Ruling::why)
                .orElseThrow()
                .text();
    }

    /** Reasons with a place for what the hand measures; their number only grows. */
    @Test
    void haveAPlaceForTheFigureWhereTheySpeakOfStrength() {
        long withPlaces =
                whys().filter(why -> !why.withPlaces().equals(why.text())).count();
        assertThat(withPlaces).isGreaterThanOrEqualTo(WITH_A_PLACE);
    }

    /** What is said of a pass is never said of a bid. */
    @Test
    void areNotTheSameForAPassAndForABid() {
        Map<String, Set<Boolean>> passes = Systems.rules()
                .collect(groupingBy(
                        rule -> rule.why().orElseThrow().text(),
                        mapping(rule -> rule.answers().name().equals("P"), toSet())));

        assertThat(passes.entrySet().stream().filter(entry -> entry.getValue().size() > 1))
                .isEmpty();
    }

    /** The shares that the book and practice have in them; the book's may only grow. */
    @Test
    void nameTheBookWhereItGivesTheReason() {
        List<Rule<?, ?>> bidding = Systems.rules().<Rule<?, ?>>map(rule -> rule).toList();

        assertThat(bidding.stream().filter(rule -> rule.why().orElseThrow().isTheBooks()))
                .hasSizeGreaterThanOrEqualTo(45);
        assertThat(bidding.stream()
                        .map(rule -> rule.why().orElseThrow())
                        .filter(Why::isTheBooks)
                        .flatMap(why -> why.source().ids().stream()))
                .allMatch(id ->
                        id.matches("(acol-system|cab-system|contract-bridge|vanderbilt-club|culbertson-.*)\\.p\\d+"));
    }

    private static Stream<Why> whys() {
        return Stream.of(
                        Systems.rules().flatMap(rule -> rule.why().stream()),
                        AllRules.stream()
                                .filter(rule -> rule.id().matches("(leads|opening-lead|follow|third-hand)\\..*"))
                                .flatMap(rule -> rule.why().stream()),
                        Stream.of(Zone.BY_POINTS, Zone.BY_HONOUR_TRICKS)
                                .flatMap(List::stream)
                                .map(Zone::why),
                        Stream.of(BiddableSuit.values()).map(BiddableSuit::why))
                .flatMap(all -> all);
    }
}
