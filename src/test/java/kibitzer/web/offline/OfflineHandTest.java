package kibitzer.web.offline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Remembered;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.learning.FreshDeals.Fresh;
import kibitzer.learning.Skill;
import kibitzer.marking.Question;
import kibitzer.web.question.SampleBook;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Whatever can be pressed on a hand that a device keeps has its verdict there: the page has nobody to ask. */
class OfflineHandTest {
    private static final JsonMapper JSON = new JsonMapper();

    static Stream<Decision<?, ?>> decisions() {
        return Remembered.all().stream();
    }

    @ParameterizedTest
    @MethodSource("decisions")
    void everyAnswerThatIsOfferedHasItsVerdict(Decision<?, ?> decision) {
        kept(decision, 1)
                .ifPresent(hand -> assertThat(offered(Jsoup.parse(hand.shown())).toList())
                        .as("%s", hand.question())
                        .isNotEmpty()
                        .allSatisfy(answer -> assertThat(hand.verdicts()).containsKey(known(hand, answer))));
    }

    /** As the page has it: a rank is answered with a card of it. */
    private static String known(OfflineHand hand, String answer) {
        return hand.verdicts().containsKey(answer) ? answer : answer.substring(0, 1);
    }

    private static Optional<OfflineHand> kept(Decision<?, ?> decision, long seed) {
        Question<?, ?> question = Question.dealt(decision, DealRequest.of(seed));
        Skill whole = new Skill(decision.id(), Optional.empty());
        return OfflineHand.of(new Fresh(whole, question, seed), new SampleBook());
    }

    private static Stream<String> offered(Document page) {
        return Stream.of(
                        page.select("bidding-box").stream().flatMap(box -> words(box.attr("legal"))),
                        page.select("card-hand[mode=one]").stream().flatMap(hand -> words(hand.attr("cards"))),
                        page.select("choice-list").stream().flatMap(OfflineHandTest::choices))
                .flatMap(answers -> answers);
    }

    private static Stream<String> choices(Element list) {
        return JSON.readTree(list.attr("choices"))
                .valueStream()
                .map(choice -> choice.get("id"))
                .map(JsonNode::asString);
    }

    private static Stream<String> words(String attribute) {
        return Arrays.stream(attribute.split(" "));
    }
}
