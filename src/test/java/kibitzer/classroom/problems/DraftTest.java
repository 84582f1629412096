package kibitzer.classroom.problems;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.Seed;
import kibitzer.content.problemset.Dealing;
import kibitzer.content.problemset.ProblemSetReader;
import kibitzer.content.problemset.ProblemSets;
import kibitzer.content.problemset.SetReading;
import kibitzer.content.reading.Fault;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

class DraftTest {

    @Test
    void whatIsExportedHoldsToTheSchemaAndIsImportedAsItWas() {
        Draft draft = SampleSets.draft(SampleSets.STRONG_NO_TRUMP, SampleSets.ELEVEN, SampleSets.OVERRULED);

        SetReading read = SampleSets.read(draft.exported());

        assertThat(read.whole().faults()).isEmpty();
        assertThat(Draft.ofSound(read)).isEqualTo(draft);
    }

    @Test
    void everySetThatShipsGoesThroughADraftUnchanged() {
        ProblemSets.shipped().all().forEach(set -> {
            Draft draft = Draft.of(set);

            assertThat(draft.reading().whole().sound())
                    .usingRecursiveComparison()
                    .ignoringFields("id")
                    .withEqualsForType((left, right) -> Math.abs(left - right) < 1e-6, Double.class)
                    .isEqualTo(set);
        });
    }

    @Test
    void anImportKeepsTheGoodQuestionsAndTellsTheLineOfTheOthers() {
        SetReading read = SampleSets.read(
                SampleSets.text(SampleSets.ELEVEN, SampleSets.TWELVE_CARDS, SampleSets.OVERRULED.replace("1D", "8D")));

        assertThat(Draft.ofSound(read).questions()).containsExactly(SampleSets.question(SampleSets.ELEVEN));
        assertThat(read.whole().faults())
                .extracting(Fault::toString)
                .containsExactly(
                        "mine.json:5: position.hand: 12 cards; expected 13",
                        "mine.json:8: overrule: \"8D\" is not readable here; expected a call: P, X, XX or 1C to 7NT");
    }

    @Test
    void overrulingTakesLegalAnswersAndAComment() {
        DraftQuestion question = SampleSets.question(SampleSets.OVERRULED);
        var string = JsonNodeFactory.instance;

        assertThat(question.reading().isSound()).isTrue();
        for (DraftQuestion bad : List.of(
                question.overruled(List.of(), "No answer."),
                question.overruled(List.of(string.stringNode("XX")), "Nobody doubled."),
                question.overruled(List.of(string.stringNode("1D")), " "))) {
            assertThat(bad.reading().faults()).as(bad.json().toString()).isNotEmpty();
        }
        assertThat(question.notOverruled().reading().problem().orElseThrow().overruling())
                .isEmpty();
    }

    @Test
    void anOverrulingIsDroppedWithThePositionItWasFor() {
        DraftQuestion overruled = SampleSets.question(SampleSets.OVERRULED);
        DraftQuestion other = SampleSets.question(SampleSets.OVERRULED.replace("KQ5.AJ3", "KQ4.AJ3"));

        assertThat(overruled.withPosition(overruled.decision().orElseThrow().id(), overruled.position()))
                .isEqualTo(overruled);
        assertThat(overruled.withPosition(other.decision().orElseThrow().id(), other.position()))
                .isEqualTo(other.notOverruled());
        ObjectNode unfinished = overruled.position().put("hand", "KQ5");
        assertThat(overruled
                        .withPosition(overruled.decision().orElseThrow().id(), unfinished)
                        .isOverruled())
                .isFalse();
    }

    @Test
    void anotherDealDropsTheOverrulingAndWritingTheDealOutKeepsIt() {
        DraftQuestion dealt = SampleSets.question(SampleSets.ELEVEN)
                .overruled(List.of(JsonNodeFactory.instance.numberNode(0)), "Count again.");
        Dealing dealing = Dealing.of(dealt.deal());

        assertThat(dealt.withDealing(dealing.from(new Seed(8))).isOverruled()).isFalse();
        assertThat(dealt.withDealing(dealing.from(new Seed(8))).points()).isEqualTo(2);
        assertThat(dealt.withDealing(dealing).isOverruled()).isTrue();
        DraftQuestion written =
                DraftQuestion.written(dealt.reading().problem().orElseThrow().question());
        DraftQuestion writtenOut =
                dealt.withPosition(written.decision().orElseThrow().id(), written.position());
        assertThat(writtenOut.isDealt()).isFalse();
        assertThat(writtenOut.overrulingComment()).isEqualTo("Count again.");
    }

    @Test
    void questionsChangePlacesAndTheOthersCloseUp() {
        Draft draft = SampleSets.draft(SampleSets.STRONG_NO_TRUMP, SampleSets.ELEVEN, SampleSets.OVERRULED);
        List<DraftQuestion> asked = draft.questions();

        assertThat(draft.moved(2, 0).questions()).containsExactly(asked.get(2), asked.get(0), asked.get(1));
        assertThat(draft.moved(0, 99).questions()).containsExactly(asked.get(1), asked.get(2), asked.get(0));
        assertThat(draft.without(1).questions()).containsExactly(asked.get(0), asked.get(2));
    }

    @Test
    void aSetThatIsNoJsonObjectGivesAnEmptyDraftAndAFault() {
        for (String text : List.of("", "[]", "{\"title\": ", "5", "{\"questions\": 7}", "{\"questions\": [7, null]}")) {
            SetReading read = ProblemSetReader.look("mine.json", "mine", text);

            assertThat(read.whole().faults()).as(text).isNotEmpty();
            assertThat(Draft.ofSound(read).questions()).isEmpty();
        }
    }

    @Test
    void whateverStandsInAQuestionItIsReadOrHasAFault() {
        Stream.of(
                        "{}",
                        "{\"decision\": 5}",
                        "{\"decision\": \"no/such\"}",
                        "{\"deal\": 7}",
                        "{\"deal\": {\"decision\": \"bridge/call\", \"seed\": \"x\", \"with\": []}}",
                        "{\"deal\": {\"decision\": \"bridge/call\", \"seed\": 1, \"with\": {\"rules\": \"nothing\"}}}",
                        SampleSets.ELEVEN.replace("\"points\": 2", "\"points\": 99, \"hint\": \"no\", \"note\": 4"),
                        SampleSets.OVERRULED.replace("[\"1D\"]", "\"1D\""),
                        SampleSets.OVERRULED.replace("\"overrule\": {", "\"overrule\": 5, \"x\": {"))
                .map(SampleSets::question)
                .forEach(question -> assertThat(question.reading().faults())
                        .as(question.json().toString())
                        .isNotEmpty());
    }
}
