package kibitzer.decisions.trick.ecarte;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import kibitzer.advice.Advice;
import kibitzer.advice.Ruling;
import kibitzer.cards.Card;
import kibitzer.cards.Suit;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.conventions.ecarte.EcarteView;
import kibitzer.decisions.DealtQuestions;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.Explainer;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Hands put together with pages 203 and 204 open; {@code -Dkibitzer.ecarte.deals=10000} deals more. */
class EcarteStandTest {
    private static final int DEALS = Integer.getInteger("kibitzer.ecarte.deals", 200);
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final EcarteStand DECISION = new EcarteStand();
    private static final String RANKS = "789TAJQK";
    private static final String SIDE = "SDC";

    private static EcarteView read(String position) {
        return DECISION.form().read(JSON.readTree("{" + position.replace('\'', '"') + "}"), "position");
    }

    private static EcarteView elder(String hand, String turnUp) {
        return read("'hand': '" + hand + "', 'trump': 'H', 'role': 'elder', 'turn-up': '" + turnUp + "'");
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # p. 204, no trumps: K-Q, K, Q and any fifth; one card lower is no row
            KS QS KD QC 7C | stand   | BEST
            KS QS KD JC 7C | propose | BEST
            KS QS QD QC 7C | propose | BEST
            # p. 204, one trump: K-Q-7 and any fifth
            7H KS QS 7S 7D | stand   | BEST
            7H KS QS 7D 7C | propose | BEST
            7H KS 8S 7S KD | stand   | BEST
            7H KS 8S 7S QD | propose | BEST
            # p. 204: the ace stands below the jack
            7H QS JS AS JD | stand   | BEST
            7H QS JS TS JD | propose | BEST
            # p. 204, two trumps
            8H 7H KS 7S 9D | stand   | BEST
            8H 7H KS 7S 8D | propose | BEST
            8H 7H JS JD JC | stand   | BEST
            8H 7H JS JD AC | propose | BEST
            8H 7H AS TS AD | stand   | BEST
            # p. 203: three trumps with two cards of a suit, or seventeen spots
            9H 8H 7H 8S 7S | stand   | BEST
            9H 8H 7H 9S 8D | stand   | BEST
            9H 8H 7H TS 7D | stand   | BEST
            9H 8H 7H 9S 7D | propose | BEST
            9H 8H 7H 8S 7D | propose | BEST
            # p. 203: the rank of the trumps hardly matters
            KH QH JH 9S 8D | stand   | BEST
            # p. 204: four trumps or five
            TH 9H 8H 7H 7S | stand   | BEST
            AH TH 9H 8H 7H | stand   | BEST
            # p. 204: where two cards can be thrown the hand is likely worth standing on
            9H 8H 7H 8S 7D | stand   | ACCEPTABLE
            # p. 204: a playable hand may be given up for the vole
            TH 9H 8H 7H 7S | propose | ACCEPTABLE
            KH QH JH 9S 8D | propose | WRONG
            8H 7H JS JD JC | propose | WRONG
            7H KS QS 7D 7C | stand   | WRONG
            7H KS QS 7D 7C | refuse  | ILLEGAL
            """)
    void theAnswerIsTheBooks(String hand, String answer, String grade) {
        assertThat(new Question<>(DECISION, elder(hand, hand.contains("QH") ? "AH" : "QH"))
                        .mark(answer)
                        .grade()
                        .name())
                .isEqualTo(grade);
    }

    @Test
    void theDealerRefusesOnTheSameHands() {
        EcarteView dealer = read("'hand': '8H 7H JS JD JC', 'trump': 'H', 'role': 'dealer', 'turn-up': 'QH'");
        assertThat(DECISION.advise(dealer).best()).containsExactly("refuse");
        EcarteView weak = read("'hand': '8H 7H 8S 7D JC', 'trump': 'H', 'role': 'dealer', 'turn-up': 'QH'");
        assertThat(DECISION.advise(weak).best()).containsExactly("accept");
    }

    /** With three trumps the cards beside them decide (pp. 203-204), and not that a fourth is missing. */
    @Test
    void ofThreeTrumpsTheCardsBesideAreTold() {
        Question<EcarteView, String> question =
                new Question<>(DECISION, elder("QS TS 7S 8D 7C".replace('S', 'H'), "9H"));
        assertThat(DECISION.whyNot(question.position(), "stand"))
                .flatExtracting(Ruling::failing)
                .extracting(reason -> reason.measured() + " " + reason.asked())
                .anySatisfy(said -> assertThat(said).contains("8-7 of one suit"))
                .anySatisfy(said -> assertThat(said).contains("17 or more"))
                .noneSatisfy(said -> assertThat(said).contains("4 or more"));
        assertThat(new Explainer(Syllabus.shipped()).verdict(question, question.mark("stand")))
                .startsWith("Allowed. For \"Stand\": a hand from which only two cards can be spared");
    }

    /** Each row as the syllabus has it, with the lowest trumps, is stood on; and every hand that is, is as good as one of them. */
    @Test
    void theTableIsThatOfTheBook() throws IOException {
        List<JsonNode> rows = rows();
        assertThat(rows).hasSize(27);
        for (JsonNode row : rows) {
            if (row.get(0).asInt() <= 3) {
                assertThat(DECISION.advise(elder(lowest(row), "KH")).best())
                        .as("%s", row)
                        .containsExactly("stand");
            }
        }
        IntStream.range(0, 10 * DEALS)
                .mapToObj(seed -> DECISION.deal(DealRequest.of(seed)))
                .forEach(view -> {
                    boolean stands = DECISION.advise(view).best().contains(view.playing());
                    assertThat(stands).as("%s", view).isEqualTo(isWorthPlaying(view, rows));
                });
    }

    private static List<JsonNode> rows() throws IOException {
        List<JsonNode> rows = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of("lessons/syllabus/tables.jsonl"))) {
            JsonNode table = JSON.readTree(line);
            if (table.path("id").asString().equals("ecarte.jeux-de-regle")) {
                table.get("rows").forEach(rows::add);
            }
        }
        return rows;
    }

    /** The cards of a row in side suits of their own, filled up with the lowest cards. */
    private static String lowest(JsonNode row) {
        List<String> cards =
                new ArrayList<>(List.of("7H", "8H", "9H").subList(0, row.get(0).asInt()));
        for (int suit = 0; suit < 3; suit++) {
            for (String rank : row.get(1 + suit).asString().split(" ")) {
                if (!rank.isEmpty()) {
                    cards.add(rank + SIDE.charAt(suit));
                }
            }
        }
        for (String filler : List.of("7C", "8C", "7D", "8D")) {
            if (cards.size() < 5 && !cards.contains(filler)) {
                cards.add(filler);
            }
        }
        return String.join(" ", cards);
    }

    /** By trying every way to lay the cards of a row on cards of the hand. */
    private static boolean isWorthPlaying(EcarteView view, List<JsonNode> rows) {
        Suit trump = view.hand().trump();
        List<Card> side = view.hand().cards().stream()
                .filter(card -> card.suit() != trump)
                .toList();
        int trumps = 5 - side.size();
        if (trumps >= 4) {
            return true;
        }
        if (trumps == 3) {
            int spots = side.stream()
                    .mapToInt(
                            card -> Math.min(10, "789TJQKA".indexOf(card.rank().letter()) + 7))
                    .sum();
            return side.get(0).suit() == side.get(1).suit() || spots >= 17;
        }
        return rows.stream().filter(row -> row.get(0).asInt() == trumps).anyMatch(row -> {
            List<String> asked = new ArrayList<>();
            for (int suit = 1; suit <= 3; suit++) {
                for (String rank : row.get(suit).asString().split(" ")) {
                    if (!rank.isEmpty()) {
                        asked.add(suit + rank);
                    }
                }
            }
            return laid(asked, 0, side, new HashMap<>(), new ArrayList<>());
        });
    }

    private static boolean laid(
            List<String> asked, int next, List<Card> side, Map<Character, Suit> suits, List<Card> used) {
        if (next == asked.size()) {
            return true;
        }
        char row = asked.get(next).charAt(0);
        for (Card card : side) {
            boolean fits = suits.containsKey(row) ? suits.get(row) == card.suit() : !suits.containsValue(card.suit());
            if (!fits
                    || used.contains(card)
                    || RANKS.indexOf(card.rank().letter())
                            < RANKS.indexOf(asked.get(next).charAt(1))) {
                continue;
            }
            Map<Character, Suit> more = new HashMap<>(suits);
            more.put(row, card.suit());
            List<Card> laid = new ArrayList<>(used);
            laid.add(card);
            if (laid(asked, next + 1, side, more, laid)) {
                return true;
            }
        }
        return false;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'hand': '8H 7H JS JD', 'trump': 'H', 'role': 'elder', 'turn-up': 'QH'    | position.hand
            'hand': '8H 7H JS JD 6C', 'trump': 'H', 'role': 'elder', 'turn-up': 'QH' | position.hand
            'hand': '8H 7H JS JD JC', 'trump': 'H', 'role': 'elder', 'turn-up': 'QS' | position.turn-up
            'hand': '8H 7H JS JD JC', 'trump': 'H', 'role': 'elder', 'turn-up': '8H' | position.turn-up
            'hand': '8H 7H JS JD JC', 'trump': 'H', 'role': 'third', 'turn-up': 'QH' | position.role
            """)
    void whatIsWrongIsNamed(String position, String field) {
        assertThatThrownBy(() -> read(position))
                .isInstanceOfSatisfying(
                        BadQuestion.class, bad -> assertThat(bad.getMessage()).contains(field));
    }

    @Test
    void questionsHoldInEveryWay() {
        DealtQuestions.hold(DECISION, DEALS, Math.max(4, DEALS / 50));
    }

    /** Five trumps from the top win every trick: two points in every layout. */
    @Test
    void aHandThatCannotLoseIsCountedSo() {
        EcarteView view = elder("KH QH JH AH TH", "9H");
        assertThat(DECISION.reckon(view).orElseThrow().rows())
                .filteredOn(row -> row.answer().equals("stand"))
                .singleElement()
                .satisfies(row -> assertThat(row.figures().getFirst().value()).isEqualTo(2));
        Advice<String> advice = DECISION.advise(view);
        assertThat(advice.silent()).isFalse();
    }
}
