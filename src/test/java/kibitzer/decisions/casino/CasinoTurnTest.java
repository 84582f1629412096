package kibitzer.decisions.casino;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Ruling;
import kibitzer.cards.CardSet;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.casino.CasinoPlay;
import kibitzer.games.casino.CasinoSight;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.ObjectMapper;

/** The pointers on playing a card (p. 262), and the last hand. */
class CasinoTurnTest {
    private static final CasinoTurn DECISION = new CasinoTurn();
    private static final ObjectMapper JSON = new ObjectMapper();

    private static CasinoSight position(String text) {
        return DECISION.form().read(JSON.readTree("{" + text.replace('\'', '"') + "}"), "position");
    }

    private static Grade grade(String position, String play) {
        return new Question<>(DECISION, position(position))
                .mark(CasinoPlay.read(play))
                .grade();
    }

    // P. 262 keeps low cards for the next round: with one card in the hand there is none to keep.
    @ParameterizedTest(name = "{0}: kept is {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'hand': 'KH', 'table': 'QC JD', 'dealer': false    | false
            'hand': 'KH 2C', 'table': 'QC JD', 'dealer': false | true
            """)
    void lowCardsAreKeptOnlyWhereACardIsLeft(String position, boolean kept) {
        assertThat(DECISION.advise(position(position)).rulings().stream()
                        .anyMatch(ruling -> ruling.rule().equals("casino.play.keep-low-cards")))
                .isEqualTo(kept);
    }

    // p02: as many cards as possible; p03: of a pair take with the spade, trail the other; p06, p07: low cards by the
    // deal.
    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'hand': '9H 4D KC 2C', 'table': '6S 3D 9C JD'              | take 9H: 6S 9C 3D | BEST
            'hand': '9H 4D KC 2C', 'table': '6S 3D 9C JD'              | take 9H: 9C       | ACCEPTABLE
            'hand': '9H 4D KC 2C', 'table': '6S 3D 9C JD'              | trail KC          | WRONG
            'hand': '8S 8D KC', 'table': '8H QC'                       | take 8S: 8H       | BEST
            'hand': '8S 8D KC', 'table': '8H QC'                       | take 8D: 8H       | WRONG
            'hand': '8S 8D', 'table': 'QC'                             | trail 8D          | BEST
            'hand': '8S 8D', 'table': 'QC'                             | trail 8S          | WRONG
            'hand': 'KH 3D 2C', 'table': 'QC JD', 'dealer': true       | trail 3D          | BEST
            'hand': 'KH 3D 2C', 'table': 'QC JD', 'dealer': true       | trail KH          | WRONG
            'hand': 'KH 3D 2C', 'table': 'QC JD', 'dealer': false      | trail KH          | BEST
            'hand': 'KH 3D 2C', 'table': 'QC JD', 'dealer': false      | trail 3D          | WRONG
            'hand': 'KH 3D 9C', 'table': '6C JD', 'dealer': true       | build 9: 3D 6C    | BEST
            'hand': 'KH 3D 9C', 'table': '6C JD', 'dealer': false      | build 9: 3D 6C    | WRONG
            'hand': 'KH 3D 9C', 'table': '6C JD', 'dealer': false, 'taken': '9S 9H 9D' | build 9: 3D 6C | BEST
            'hand': '9H 9C 3D', 'table': '9S 6D', 'taken': '9D'        | build 9: 9H 9S    | ACCEPTABLE
            'hand': '9H 9C 3D', 'table': '9S 6D', 'taken': '9D'        | build 9: 3D 9S 6D | BEST
            """)
    void thePointersDecide(String position, String play, Grade grade) {
        assertThat(grade(position, play)).isEqualTo(grade);
    }

    /** The rule of the other seat is none here: whoever deals risks low cards (p06), whoever does not keeps them (p07). */
    @ParameterizedTest
    @CsvSource({"true, trail KH", "false, trail 3D"})
    void aWrongPlayIsToldByTheRuleOfThisSeat(boolean dealer, String play) {
        var told = DECISION.whyNot(
                position("'hand': 'KH 3D 2C', 'table': 'QC JD', 'dealer': " + dealer), CasinoPlay.read(play));

        assertThat(told)
                .flatExtracting(Ruling::failing)
                .extracting(Reason::fact)
                .containsOnly("card-rank");
    }

    /** What takes nothing in is told so where something can be taken. */
    @Test
    void aCardLaidDownThatCouldHaveTakenIsToldWhy() {
        assertThat(DECISION.whyNot(
                        position("'hand': '9H 4D KC 2C', 'table': '6S 3D 9C JD'"), CasinoPlay.read("trail KC")))
                .isNotEmpty();
    }

    // Ours, not the book's: where the points for cards are settled it names no preference, and nothing lawful is wrong.
    @Test
    void withTheCardsSettledTheBookIsSilent() {
        String settled = "'hand': '9H 4D KC', 'table': '9C 4S TD', 'taken': '"
                + "AS KS QS JS TS 9S 8S 7S 6S 5S 3S 2S KH QH JH TH 8H 7H 6H 5H 4H 3H 2H AD KD QD JD'";
        Advice<CasinoPlay> advice = DECISION.advise(position(settled));
        assertThat(advice.silent()).isTrue();
        assertThat(grade(settled, "take 9H: 9C")).isNotEqualTo(Grade.WRONG);
    }

    /** Six cards are left, two in each hand and two on the table. */
    private static final String ENDING = "'hand': 'TD 4C', 'table': '6C TH', 'dealer': false, 'taken': '"
            + "AS KS QS JS TS 9S 8S KH QH JH 9H 8H AD KD QD JD 9D 8D AC KC QC JC 9C 8C 7C 3C', 'seen': '"
            + "7S 6S 5S 4S 3S 2S AH 7H 6H 5H 4H 3H 2H 7D 6D 5D 4D 3D 2D 5C'";

    // The opponent holds TC 2C: whatever else is played, his ten takes the ten of hearts, and Big Casino takes nothing.
    @Test
    void inTheLastHandTheSearchDecides() {
        CasinoSight sight = position(ENDING);
        assertThat(sight.unseen()).hasToString("TC 2C");
        assertThat(sight.isLastHand()).isTrue();
        Advice<CasinoPlay> advice = DECISION.advise(sight);
        assertThat(advice.silent()).isFalse();
        assertThat(advice.rulings().getFirst().rule()).isEqualTo("casino.play.last-hand");
        assertThat(advice.rulings().getFirst().reasons().getFirst().measured())
                .isEqualTo("every other card is known, so the opponent holds TC 2C");
        assertThat(advice.rulings().getFirst().reasons().get(1).measured())
                .isEqualTo("unpaired among all you have seen: twos, tens");
        assertThat(advice.best()).containsExactly(CasinoPlay.read("take TD: TH"));
    }

    @Test
    void whatIsGivenUpIsSaidInPoints() {
        Verdict<CasinoPlay> verdict = new Question<>(DECISION, position(ENDING)).mark(CasinoPlay.read("trail 4C"));
        Reckoning<CasinoPlay> reckoned = DECISION.reckon(position(ENDING)).orElseThrow();
        assertThat(verdict.grade()).isEqualTo(Grade.WRONG);
        // Without the take he wins neither the three points for cards nor the two of Big Casino.
        assertThat(verdict.against().getFirst().reasons().getFirst().measured()).startsWith("it gives up ");
        assertThat(reckoned.best()).containsExactly(CasinoPlay.read("take TD: TH"));
        assertThat(reckoned.rows()).hasSize(position(ENDING).plays().size());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'hand': '9S', 'table': '9S'                                              | position.table: the nine of spades is in "hand" too
            'hand': '9S', 'table': '8S', 'taken': '8S'                               | position.taken: the eight of spades is in "table"
            'hand': 'KS', 'table': '8S', 'builds': [{'cards': '4S 2D', 'value': 6, 'owner': 'me'}] | leave no lawful play
            'hand': '9S 8S 7S 6S 5S', 'table': ''                                    | position.hand: 5 cards
            'hand': '9S', 'table': '', 'last-take': 'him'                            | position.last-take: "him"
            """)
    void aPositionThatCannotBeIsToldSo(String position, String said) {
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> position(position))
                .withMessageContaining(said);
    }

    @Test
    void moreCardsSeenThanThereCanBeAreRefused() {
        String all = String.join(
                " ", CardSet.FULL_PACK.stream().map(Object::toString).toList());
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> position("'hand': '9S 8S', 'table': '', 'seen': '" + all + "'"))
                .withMessageContaining("position.seen: only 0 cards are not seen; expected at least 2");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            take 7S: 3D 4H     | take 7S: 4H 3D
            TAKE 7s: 4h,3d     | take 7S: 4H 3D
            build 9: 5S 4D     | build 9: 5S 4D
            trail 2c           | trail 2C
            build 10: 7H 6S 4D 3C | build 10: 7H 6S 4D 3C
            """)
    void aPlayIsReadInAnyOrderAndWrittenInOne(String text, String written) {
        assertThat(CasinoPlay.read(text)).hasToString(written);
    }

    @Test
    void choicesAreTheLawfulPlays() {
        assertThat(DECISION.choices(position("'hand': '9S KD', 'table': '5H 4D'")))
                .isEqualTo(new Choices.Listed<>(List.of(
                        CasinoPlay.read("take 9S: 5H 4D"), CasinoPlay.read("trail 9S"), CasinoPlay.read("trail KD"))));
    }
}
