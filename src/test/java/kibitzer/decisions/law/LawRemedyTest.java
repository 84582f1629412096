package kibitzer.decisions.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import kibitzer.cards.Seed;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.law.LawCase;
import kibitzer.games.law.Stage;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

class LawRemedyTest {
    private final LawRemedy decision = new LawRemedy();

    private static ObjectNode position(String game, String offence) {
        return JsonNodeFactory.instance.objectNode().put("game", game).put("offence", offence);
    }

    private LawCase of(String game, String offence) {
        return decision.form().read(position(game, offence), "position");
    }

    /** Read from the laws themselves: Culbertson pp. 117-127 and 186-189, and the codes of whist and bridge. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "contract-bridge   | revoke-two-or-more-won    | two-tricks",
                "contract-bridge   | revoke-one-won            | one-trick",
                "contract-bridge   | revoke-none-won           | no-trick",
                "contract-bridge   | insufficient-made-good    | no-penalty",
                "contract-bridge   | insufficient-other-bid    | partner-barred",
                "contract-bridge   | wrong-defender-leads      | suit-forbidden lead-free-penalty-card",
                "contract-bridge   | defender-plays-too-soon   | highest-of-suit lowest-of-suit card-of-another-suit",
                "whist             | revoke-penalty            | two-tricks-no-game",
                "short-whist       | trump-card-named          | highest-trump-called",
                "short-whist-1900  | trump-card-named          | highest-trump-called lowest-trump-called",
                "short-whist-1900  | both-sides-revoke         | neither-wins-revokes-cancel",
                "short-whist       | both-sides-revoke         | neither-wins-each-punished",
                "bridge-whist-1904 | dealer-leads-wrong-hand   | no-penalty-until-second-plays",
                "bridge-whist-1904 | revoke-penalty            | three-tricks value-of-three-off value-of-three-on",
                "american-whist    | revoke                    | three-off three-on"
            })
    void theRemediesAreThoseOfTheLaw(String game, String offence, String remedies) {
        assertThat(decision.advise(of(game, offence)).best()).containsExactlyInAnyOrder(remedies.split(" "));
    }

    @Test
    void eachOfSeveralRemediesIsRight() {
        LawCase lead = of("contract-bridge", "wrong-defender-leads");
        assertThat(new Question<>(decision, lead).mark("suit-forbidden").grade())
                .isEqualTo(Grade.BEST);
        assertThat(new Question<>(decision, lead).mark("lead-free-penalty-card").grade())
                .isEqualTo(Grade.BEST);
    }

    @Test
    void aWrongRemedyIsToldTheCaseItBelongsTo() {
        var verdict = new Question<>(decision, of("contract-bridge", "revoke-one-won")).mark("two-tricks");
        assertThat(verdict.grade()).isEqualTo(Grade.WRONG);
        assertThat(verdict.against())
                .flatMap(ruling -> ruling.reasons())
                .singleElement()
                .satisfies(reason -> assertThat(reason.measured())
                        .contains("that is for", "three tricks", "here one trick goes to the other side"));
    }

    @Test
    void aRemedyThatIsNotOfferedIsNotLegal() {
        assertThat(decision.objection(of("contract-bridge", "revoke-one-won"), "redeal"))
                .isPresent();
    }

    /** A remedy that is a sentence stands in quotation marks, where another verb follows it. */
    @Test
    void aRemedyThatIsASentenceIsQuotedWhereItIsNotPossible() {
        assertThat(decision.objection(of("contract-bridge", "revoke-one-won"), "declare-before-any-card"))
                .contains("\"They must say so before any player has cut a card\" is not possible here");
    }

    @Test
    void anUnknownOffenceIsRefusedWithItsNeighbours() {
        assertThatThrownBy(() -> of("short-whist", "revoke-forgiven"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("position.offence")
                .hasMessageContaining("\"revoke-forgiven\" is unknown in the laws of short-whist")
                .hasMessageContaining("revoke-penalty");
    }

    @Test
    void aBookThatDoesNotPrintTheLawsIsRefused() {
        assertThatThrownBy(() -> decision.form()
                        .read(position("short-whist", "revoke-penalty").put("book", "culbertson"), "position"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("position.book")
                .hasMessageContaining("whist-and-dominoes");
    }

    @Test
    void aDealKeepsToTheGamesAndStagesAskedFor() {
        DealRequest request = DealRequest.of(1)
                .with(LawQuestion.GAMES_TO_DEAL, List.of("bridge-whist-1904"))
                .with(LawQuestion.STAGES, List.of("revoke"));
        assertThat(IntStream.range(0, 50)
                        .mapToObj(seed -> decision.deal(new DealRequest(new Seed(seed), request.with()))))
                .allSatisfy(one -> {
                    assertThat(one.code().game()).isEqualTo("bridge-whist-1904");
                    assertThat(one.stage()).isEqualTo(Stage.REVOKE);
                });
    }

    @Test
    void aPartThatTheLawsDoNotHaveIsRefused() {
        DealRequest request = DealRequest.of(1)
                .with(LawQuestion.GAMES_TO_DEAL, List.of("contract-bridge"))
                .with(LawQuestion.STAGES, List.of("trump"));
        assertThatThrownBy(() -> decision.deal(request)).isInstanceOf(BadQuestion.class);
    }
}
