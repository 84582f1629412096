package kibitzer.decisions.casino;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.games.casino.Build;
import kibitzer.games.casino.CasinoGame;
import kibitzer.games.casino.CasinoPlay;
import kibitzer.games.casino.LawfulPlays;
import kibitzer.games.casino.Layout;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Taking in, from the book's examples and by looking at every set of cards (pp. 259-260, 262, 264). */
class CasinoCapturesTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final CasinoCaptures CAPTURES = new CasinoCaptures();

    private static JsonNode json(String text) {
        return JSON.readTree("{" + text.replace('\'', '"') + "}");
    }

    private static <P, A> List<String> best(Decision<P, A> decision, String position) {
        return decision.advise(decision.form().read(json(position), "position")).best().stream()
                .map(answer -> decision.answerKind().json().write(answer).asString())
                .toList();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'table': '6H 3D', 'card': '9S'                                        | 6H 3D
            'table': '5H 4D AC', 'card': 'TS'                                     | 5H 4D AC
            'table': '5H 4D 3C 6S', 'card': '9S'                                  | 6S 5H 4D 3C
            'table': '5H 4D 9C', 'card': '9S'                                     | 5H 4D 9C
            'table': '7D 3C', 'card': 'TS', 'builds': [{'cards': '6S 4D', 'value': 10, 'owner': 'me'}] | 6S 7D 4D 3C
            'table': '', 'card': 'TS', 'builds': [{'cards': '5H 5D', 'value': 5, 'owner': 'they'}]     | ``
            'table': '8C', 'card': 'AS', 'builds': [{'cards': 'AH AD', 'value': 1}]                    | AH AD
            'game': 'royal-casino', 'table': 'TH AD 6S 5S', 'card': 'JS'          | 6S 5S TH AD
            'game': 'royal-casino', 'table': 'KH AD 9C 5C', 'card': 'AS'          | KH AD 9C 5C
            'game': 'royal-casino', 'table': '2S KH', 'card': 'AS'                | ``
            'game': 'stealing-bundles', 'table': '9C 6H 3D', 'card': '9S'         | 9C
            'table': 'KC', 'card': 'QS'                                           | ``
            """)
    void asMuchAsMayBe(String position, String taken) {
        assertThat(best(CAPTURES, position)).containsExactly(taken);
    }

    @Test
    void everyLargestCaptureIsBest() {
        assertThat(best(CAPTURES, "'table': '6H 3D 3C', 'card': '9S'")).containsExactlyInAnyOrder("6H 3D", "6H 3C");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'table': '7H 4D 3C', 'card': '7S'         | 7H
            'table': '5H 4D 3C 2C', 'card': '7S'      | 5H 2C;4D 3C
            'table': '4H 2D AC 6C AH', 'card': '7S'   | 4H 2D AC;AH 4H 2D
            'table': 'KC 7H 3D', 'card': 'KS'         | KC
            'table': '5H', 'card': 'QS'               | ``
            'game': 'scopone', 'table': '7H 2D', 'card': 'QS' | 7H 2D
            """)
    void atScopaOneCardOrOneSum(String position, String captures) {
        assertThat(best(new ScopaCapture(), position)).containsExactlyInAnyOrder(captures.split(";"));
    }

    @Test
    void aSmallerSumIsLawfulAtScopaAndASumBesideItsRankIsNot() {
        ScopaCapture decision = new ScopaCapture();
        assertThat(grade(decision, "'table': '4H 2D AC 6C AH', 'card': '7S'", "6C AC"))
                .isEqualTo(Grade.ACCEPTABLE);
        assertThat(grade(decision, "'table': '7H 4D 3C', 'card': '7S'", "4D 3C"))
                .isEqualTo(Grade.WRONG);
        assertThat(grade(decision, "'table': '7H 4D 3C', 'card': '7S'", "")).isEqualTo(Grade.WRONG);
        assertThat(grade(decision, "'table': '7H 4D 3C', 'card': '7S'", "KC")).isEqualTo(Grade.ILLEGAL);
    }

    private static <P, A> Grade grade(Decision<P, A> decision, String position, String answer) {
        return new Question<>(decision, decision.form().read(json(position), "position"))
                .mark(decision.answerKind().read(answer))
                .grade();
    }

    /** With builds too, by trying every set of cards on the table. */
    @Test
    void withBuildsNoSetOfCardsIsLarger() {
        Chance chance = new Seed(77).chance();
        int built = 0;
        for (int number = 0; number < 2_000; number++) {
            TableToTake table =
                    TableDealer.deal(number % 3 == 0 ? CasinoGame.ROYAL : CasinoGame.CASINO, 2 * (number % 2), chance);
            built += table.builds().isEmpty() ? 0 : 1;
            assertThat(new HashSet<>(table.most())).as("%s", table).isEqualTo(largest(table));
        }
        assertThat(built).isGreaterThan(200);
    }

    private static Set<CardSet> largest(TableToTake table) {
        Set<CardSet> found = new HashSet<>(Set.of(CardSet.EMPTY));
        int most = 0;
        List<Card> cards = table.layout().all().toList();
        int[] values = values(table.game(), table.card());
        for (int set = 1; set < 1 << cards.size(); set++) {
            CardSet chosen = CardSet.EMPTY;
            for (int i = 0; i < cards.size(); i++) {
                chosen = (set >> i & 1) == 1 ? chosen.with(cards.get(i)) : chosen;
            }
            if (chosen.size() >= most && takes(table, chosen, values)) {
                if (chosen.size() > most) {
                    found.clear();
                    most = chosen.size();
                }
                found.add(chosen);
            }
        }
        return found;
    }

    private static int[] values(CasinoGame game, Card card) {
        int at = number(card);
        return game == CasinoGame.ROYAL
                ? at == 1 ? new int[] {1, 14} : new int[] {at}
                : at > 10 ? new int[0] : new int[] {at};
    }

    private static int number(Card card) {
        return "A23456789TJQK".indexOf(card.toString().charAt(0)) + 1;
    }

    private static boolean takes(TableToTake table, CardSet chosen, int[] values) {
        if (values.length == 0) {
            return chosen.stream().allMatch(card -> number(card) == number(table.card()));
        }
        for (int value : values) {
            CardSet loose = chosen;
            boolean whole = true;
            for (Build build : table.builds()) {
                CardSet part = build.cards().intersection(chosen);
                whole &= part.isEmpty() || part.equals(build.cards()) && build.value() == value;
                loose = loose.minus(build.cards());
            }
            if (whole && divides(table.game(), loose.toList(), value)) {
                return true;
            }
        }
        return false;
    }

    private static boolean divides(CasinoGame game, List<Card> cards, int value) {
        if (cards.isEmpty()) {
            return true;
        }
        for (int set = 1; set < 1 << cards.size(); set += 2) {
            int chosen = set;
            List<Card> group = cards.stream()
                    .filter(card -> (chosen >> cards.indexOf(card) & 1) == 1)
                    .toList();
            List<Card> rest = cards.stream()
                    .filter(card -> (chosen >> cards.indexOf(card) & 1) == 0)
                    .toList();
            boolean numbered = game == CasinoGame.ROYAL || group.stream().allMatch(card -> number(card) <= 10);
            boolean highAce = value == 14 && group.size() == 1 && number(group.getFirst()) == 1;
            int sum = group.stream().mapToInt(CasinoCapturesTest::number).sum();
            if ((highAce || numbered && sum == value) && divides(game, rest, value)) {
                return true;
            }
        }
        return false;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'table': '9S', 'card': '9S'                                                    | position.card: the nine of spades is in "table" or "builds" too
            'table': '9S', 'card': '8S', 'builds': [{'cards': '4S 2D', 'value': 7}]         | position.builds: 4S 2D does not make 7
            'table': '9S', 'card': '8S', 'builds': [{'cards': '4S 2D', 'value': 16}]        | build.value: 16
            'table': '4S', 'card': '8S', 'builds': [{'cards': '4S 2D', 'value': 6}]         | position.builds: the four of spades is in
            'table': '9S', 'card': '8S', 'builds': [{'cards': '4S 2D', 'value': 6, 'owner': 'he'}] | build.owner: "he"
            'game': 'stealing-bundles', 'table': '9S', 'card': '8S', 'builds': [{'cards': '4S 2D', 'value': 6}] | it has no builds
            'table': 'AS AH AD AC 2S 2H 2D 2C 3S 3H 3D 3C 4S 4H 4D 4C 5S', 'card': 'TS'     | position.table: 17 cards with a number
            'game': 'scopa', 'table': '9S', 'card': '8S'                                   | position.game: "scopa"
            """)
    void aTableThatCannotBeIsToldSo(String position, String said) {
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> CAPTURES.form().read(json(position), "position"))
                .withMessageContaining(said);
    }

    @Test
    void aTenIsNoCardOfScopa() {
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> new ScopaCapture().form().read(json("'table': 'TS', 'card': '7S'"), "position"))
                .withMessageContaining("position.table: the ten of spades; expected cards of the pack");
    }

    @Test
    void theLevelsAreDealtAsTheyAreCalled() {
        for (int seed = 0; seed < 40; seed++) {
            assertThat(groups(level(1, seed))).isEqualTo(1);
            assertThat(groups(level(2, seed))).isEqualTo(2);
            assertThat(groups(level(3, seed))).isGreaterThanOrEqualTo(2);
            TableToTake hard = level(4, seed);
            assertThat(hard.all())
                    .anyMatch(set -> set.size() < hard.most().getFirst().size()
                            && hard.all().stream().noneMatch(more -> more.size() > set.size() && set.subsetOf(more)));
        }
    }

    private static TableToTake level(int level, long seed) {
        var options = Form.options(CAPTURES.dealOptions()).read(json("'level': " + level), "with");
        return CAPTURES.deal(new DealRequest(new Seed(seed), options));
    }

    private static int groups(TableToTake table) {
        return table.game()
                .rules()
                .division(table.card(), table.most().getFirst(), table.layout())
                .size();
    }

    /** Builds that are dealt are such as can lie there. */
    @Test
    void dealtBuildsAreLawful() {
        Layout layout = new Layout(CardSet.of("4D 6S"), List.of());
        LawfulPlays plays = new LawfulPlays(CasinoGame.CASINO.rules(), CardSet.of("5S 9H"), layout, 1);
        assertThat(plays.all()).contains(CasinoPlay.read("build 9: 5S 4D"));
        assertThat(layout.after(CasinoPlay.read("build 9: 5S 4D"), 1).builds())
                .containsExactly(new Build(CardSet.of("5S 4D"), 9, 1));
    }

    @Test
    void decisionsAreInTheCatalogue() {
        assertThat(Decisions.find("casino/captures")).isPresent();
        assertThat(Decisions.find("scopa/primiera")).isPresent();
    }
}
