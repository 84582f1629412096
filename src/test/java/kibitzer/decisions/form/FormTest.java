package kibitzer.decisions.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** A position whose fields are declared once is read, written and described by that declaration. */
class FormTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private record Span(int from, int to) {
        Span {
            if (from > to) {
                throw new BadQuestion("to", to + " before " + from, "no less than from");
            }
        }
    }

    private record Walk(String name, Span span, Optional<Integer> rest, boolean back, int steps) {}

    private static final Form<Span> SPAN = Form.of(
            Span::new,
            Field.required("from", Kinds.number(0, 99), "the first").of(Span::from),
            Field.required("to", Kinds.number(0, 99), "the last").of(Span::to));

    private static final Form<Walk> WALK = Form.of(
            Walk::new,
            Field.required("name", Kinds.text(9), "its name").of(Walk::name),
            SPAN.inside(Walk::span),
            Field.optional("rest", Kinds.number(0, 9), 0, "where one rests").ifAny(Walk::rest),
            Field.optional("back", Kinds.yesOrNo(), false, "there and back").whereGiven(Walk::back),
            Field.optional("steps", Kinds.number(0, 9), 3, "in so many steps")
                    .where(walk -> Optional.of(walk.steps()).filter(steps -> walk.back())));

    @Test
    void aFormInsideAnotherStandsAmongItsFieldsInTheirOrder() {
        assertWritten(
                "{\"name\":\"a\",\"from\":1,\"to\":2}", new Walk("a", new Span(1, 2), Optional.empty(), false, 3));
        assertThat(WALK.schema().get("properties").propertyNames())
                .containsExactly("name", "from", "to", "rest", "back", "steps");
    }

    @Test
    void whatIsGivenIsWrittenAndReadAgain() {
        assertWritten(
                "{\"name\":\"a\",\"from\":1,\"to\":2,\"rest\":0,\"back\":true,\"steps\":3}",
                new Walk("a", new Span(1, 2), Optional.of(0), true, 3));
    }

    @Test
    void aContradictionInsideNamesItsField() {
        assertThatThrownBy(() -> WALK.read(JSON.readTree("{\"name\":\"a\",\"from\":3,\"to\":2}"), "position"))
                .hasMessage("position.to: 2 before 3; expected no less than from")
                .isInstanceOfSatisfying(BadQuestion.class, bad -> {
                    assertThat(bad.field()).isEqualTo("position.to");
                    assertThat(bad.within("position")).isEqualTo("to: 2 before 3; expected no less than from");
                });
    }

    private static void assertWritten(String json, Walk walk) {
        assertThat(WALK.write(walk).toString()).isEqualTo(json);
        assertThat(WALK.read(JSON.readTree(json), "position")).isEqualTo(walk);
    }
}
