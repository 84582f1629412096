package kibitzer.decisions.rummy.turn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import kibitzer.cards.Cards;
import kibitzer.cards.Seed;
import kibitzer.conventions.rummy.Situation;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.form.FieldValues;
import kibitzer.games.rummy.family.RummyGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.ObjectMapper;

/** The cards that are laid out for a question of judgment: those of which its facts are true. */
class PlanTableTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int DEALS = 400;

    private final RummyPlan plan = new RummyPlan();

    private Situation read(String position) {
        return plan.form().read(JSON.readTree("{" + position.replace('\'', '"') + "}"), "position");
    }

    private List<Exhibit.Row> rows(Situation situation) {
        return plan.ask(situation).exhibits().stream()
                .filter(Exhibit.Row.class::isInstance)
                .map(Exhibit.Row.class::cast)
                .toList();
    }

    private Exhibit.Row row(String position, String label) {
        return rows(read(position)).stream()
                .filter(row -> row.label().startsWith(label))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void everyDealtQuestionShowsCards() {
        List<Situation> dealt = IntStream.range(0, DEALS)
                .mapToObj(seed -> plan.deal(new DealRequest(new Seed(seed), FieldValues.none())))
                .toList();

        assertThat(dealt.stream().map(situation -> situation.topic().id()).distinct())
                .hasSize(26);
        assertThat(dealt).allSatisfy(situation -> assertThat(rows(situation)).isNotEmpty());
    }

    /** A hand of 52 cards, or two packs: no card stands more often than there are packs. */
    @Test
    void noCardLiesTooOften() {
        IntStream.range(0, DEALS)
                .mapToObj(seed -> plan.deal(new DealRequest(new Seed(seed), FieldValues.none())))
                .forEach(situation -> RummyGame.of(situation.topic().game()).ifPresent(game -> {
                    Cards all = Cards.of(rows(situation).stream()
                            .flatMap(row -> row.cards().stream())
                            .toList());
                    assertThat(all.different())
                            .as("%s", situation)
                            .allSatisfy(card -> assertThat(all.count(card))
                                    .isLessThanOrEqualTo(
                                            card.isJoker()
                                                    ? game.rules().jokers()
                                                    : game.rules().copies(card)));
                }));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'about': 'block-meld', 'in-set': 5, 'left': 2          | The set               | 5
            'about': 'block-meld', 'in-set': 5, 'left': 2          | The rest              | 2
            'about': 'canasta-pack', 'depth': 13                   | The pack              | 13
            'about': 'canasta-pack', 'depth': 1                    | The pack              | 1
            'about': 'canasta-wild', 'completes': 1                | Your side's meld      | 6
            'about': 'rummy-draw', 'places': 1                     | Gone for good         | 3
            'about': 'pif-paf-draw', 'places': 0                   | Gone for good         | 4
            'about': '500-pile', 'depth': 8, 'meld': 15, 'deadwood': 40 | The pile         | 8
            'about': 'continental-out', 'one-deuce': 1             | Your hand             | 15
            'about': 'rummy-meld', 'pickups': 3                    | Taken by one opponent | 3
            'about': 'kaluki-meld', 'joker': 1, 'first-meld': 51   | And in your hand      | 1
            """)
    void asManyCardsLieThereAsAreTold(String position, String label, int cards) {
        assertThat(row(position, label).cards()).hasSize(cards);
    }

    /** Court cards 10, the ace 15, others as printed (p. 12); the melds that lie there in one row. */
    @ParameterizedTest
    @ValueSource(ints = {6, 15, 30, 45, 50, 120})
    void theMeldsOfThePileCountWhatIsTold(int points) {
        List<Exhibit.Row> rows = rows(read("'about': '500-pile', 'depth': 2, 'deadwood': 10, 'meld': " + points));
        int all = rows.stream()
                .flatMap(row -> row.cards().stream())
                .mapToInt(card -> switch (card.rank()) {
                    case ACE -> 15;
                    case KING, QUEEN, JACK -> 10;
                    default -> card.rank().ordinal() + 2;
                })
                .sum();

        assertThat(all).isEqualTo(points + 10);
    }

    @ParameterizedTest
    @ValueSource(ints = {45, 50, 51, 53, 87, 89})
    void theMeldsOfKalukiCountWhatIsTold(int points) {
        int counted = row("'about': 'kaluki-meld', 'first-meld': " + points, "Melds in your hand").cards().stream()
                .mapToInt(card -> switch (card.rank()) {
                    case ACE -> 15;
                    case KING, QUEEN, JACK -> 10;
                    default -> card.rank().ordinal() + 2;
                })
                .sum();

        assertThat(counted).isEqualTo(points);
    }

    /** Three cards with one joker come to 90 at most (p. 22: ace 20, joker 50), so none lie there for 120. */
    @Test
    void nothingIsLaidOutThatCannotBe() {
        assertThat(rows(read("'about': 'canasta-first-meld', 'minimum': 120, 'cards': 3, 'jokers': 1")))
                .isEmpty();
        assertThat(row("'about': 'canasta-first-meld', 'minimum': 90, 'cards': 3, 'jokers': 1", "Your hand")
                        .cards())
                .hasSize(11);
    }

    /** With the joker a meld of 45 may come to 51 (p. 45), so the cards would say otherwise than the facts. */
    @Test
    void noJokerLiesBesideAFirstMeldThatIsShort() {
        assertThat(rows(read("'about': 'kaluki-meld', 'first-meld': 45, 'joker': 1")))
                .isEmpty();
        assertThat(rows(read("'about': 'kaluki-meld', 'first-meld': 45, 'joker': 1, 'melded': 1")))
                .isNotEmpty();
    }

    /** What cards tell is to be counted there. */
    @Test
    void whatTheCardsTellIsNotSaidInWords() {
        assertThat(plan.ask(read("'about': 'canasta-pack', 'depth': 4")).exhibits())
                .filteredOn(Exhibit.Fact.class::isInstance)
                .singleElement()
                .hasToString(new Exhibit.Fact("Game", "Canasta").toString());
    }
}
