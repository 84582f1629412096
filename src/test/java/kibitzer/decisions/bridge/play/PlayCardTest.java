package kibitzer.decisions.bridge.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import kibitzer.LongProof;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.games.bridge.turn.CardTrials;
import kibitzer.games.bridge.turn.CardTurn;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Textbook positions, what is not accepted, and what is dealt. */
class PlayCardTest {
    private static final int DEALT = Integer.getInteger("kibitzer.dealt", LongProof.of(12, 40));
    private static final JsonMapper JSON = JsonMapper.shared();

    private final PlayCard decision = new PlayCard();

    private CardTurn turn(String json) {
        return decision.form().read(JSON.readTree(json.replace('\'', '"')), "position");
    }

    /** Where the hands are short the tricks of the rule of the textbook are all that is left. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        the queen is finessed against the king | {'contract':'3NT','declarer':'S','seat':'N','hand':'5S 2H','dummy':'AS QS 3S','trick':'4S 7S','needed':2,'out':'KS JS 8D 7D 6D'} | QS
        nine cards without the queen: play for the drop | {'contract':'3NT','declarer':'S','seat':'N','hand':'6S 5S','dummy':'AS JS 2S','trick':'4S 9S','history':[{'leader':'S','cards':'KS 7S 3S 8S'}],'needed':3,'out':'QS 4D 3D 2D 5D'} | AS
        the honours of the short hand first | {'contract':'3NT','declarer':'S','seat':'S','hand':'AS KS 2H 3D 4D','dummy':'QS JS TS 9S AH','needed':5,'out':'KH QH JH TH KD QD JD TD 8S 7S'} | AS KS
        the last trump is kept from the long hand: ruff in dummy first | {'contract':'4S','declarer':'S','seat':'S','hand':'AS 4H 3H','dummy':'2S 3C 4C','needed':2,'out':'KH QH JH TH AC KC'} | 4H 3H
        fourth hand wins as cheaply as it can | {'contract':'3NT','declarer':'S','seat':'S','hand':'AS QS 2H','dummy':'3D 4D','trick':'TS 3S JS','needed':3,'out':'KS 9S 8S 7S'} | QS
        """)
    void textbookPositionsAreCountedAsTheTextbookPlaysThem(String rule, String position, String best) {
        assertThat(CardSet.of(decision.advise(turn(position)).best())).as(rule).isEqualTo(CardSet.of(best));
    }

    /** Nine cards, the king played and all followed, then low to the ace-jack: the queen has one place more on the left. */
    @Test
    void theDropIsCountedByTheVacantPlaces() {
        CardTrials trials = CardTrials.of(
                turn("{'contract':'3NT','declarer':'S','seat':'N','hand':'6S 5S','dummy':'AS JS 2S','trick':'4S 9S',"
                        + "'history':[{'leader':'S','cards':'KS 7S 3S 8S'}],'needed':3,'out':'QS 4D 3D 2D 5D'}"));

        assertThat(trials.layouts()).isEqualTo(10);
        assertThat(trials.reached(CardNotation.read("AS"))).isEqualTo(6);
        assertThat(trials.reached(CardNotation.read("JS"))).isEqualTo(4);
    }

    /** East threw a diamond on the king of spades: the queen is with west, and the finesse is sure. */
    @Test
    void whoDidNotFollowHoldsNoMoreOfTheSuit() {
        String known = "{'contract':'3NT','declarer':'S','seat':'N','hand':'6S 5S','dummy':'AS JS 2S','trick':'4S 9S',"
                + "'history':[{'leader':'S','cards':'KS 7S 3S 8D'}],'needed':3,'out':'QS 4D 3D 2D 5D'}";
        CardTrials trials = CardTrials.of(turn(known));

        assertThat(trials.layouts()).isEqualTo(4);
        assertThat(trials.reached(CardNotation.read("JS"))).isEqualTo(4);
        assertThat(trials.reached(CardNotation.read("AS"))).isZero();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        contract | S | no number of tricks
        declarer | X | a seat
        hand | 6S 5S | 2 cards
        hand | AS 5S 3S | in your hand too
        dummy | AS KS JS | 3 cards
        trick | 4S AS | has been played
        trick | 4S 7S 9D 8H | 4 cards
        needed | 14 | 14
        out | QS TS 9S | 3 cards
        out | AS TS 9S 8S 4D 3D 2D | is seen
        """)
    void aWrongFieldIsNamed(String field, String value, String wrong) {
        String good = "{'contract':'3NT','declarer':'S','seat':'N','hand':'6S 5S 3S','dummy':'AS KS JS 2S',"
                + "'trick':'4S 7S','needed':4,'out':'QS TS 9S 8S 4D 3D 2D'}";
        var json = (ObjectNode) JSON.readTree(good.replace('\'', '"'));
        json.put(field, value);

        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> decision.form().read(json, "position"))
                .withMessageContaining(wrong);
    }

    @Test
    void whatDoesNotFollowFromTheHistoryIsAskedFor() {
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> turn("{'contract':'3NT','declarer':'S','seat':'S','hand':'3S','dummy':'AS'}"))
                .withMessageStartingWith("position.out: missing");
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() ->
                        turn("{'contract':'3NT','declarer':'S','seat':'S','hand':'3S','dummy':'AS','out':'KS QS'}"))
                .withMessageStartingWith("position.needed: missing");
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(
                        () -> turn("{'contract':'3NT','declarer':'S','seat':'S','hand':'3S','dummy':'AS','out':'KS QS',"
                                + "'needed':1,'history':[{'leader':'W','cards':'KH 4H 3H 5H'}]}"))
                .withMessageStartingWith("position.seat");
    }

    @Test
    void whereNoCardIsBetterTheCountIsSilent() {
        CardTurn turn = turn(
                "{'contract':'3NT','declarer':'S','seat':'S','hand':'AS KS','dummy':'3H 2H','needed':1,'out':'QS JS TS 9S'}");
        Question<CardTurn, Card> question = new Question<>(decision, turn);

        assertThat(question.advice().silent()).isTrue();
        assertThat(question.mark(CardNotation.read("AS")).grade()).isEqualTo(Grade.ACCEPTABLE);
    }

    @ParameterizedTest
    @CsvSource({"any,either", "middle,declarer", "end,defender"})
    void atEveryDealtTurnMuchDependsOnTheCard(String stage, String role) {
        var options = Form.options(decision.dealOptions()).readTexts(Map.of("stage", stage, "role", role), "with");
        IntStream.range(0, "any".equals(stage) ? DEALT : 5).forEach(seed -> {
            CardTurn turn = decision.deal(new DealRequest(new Seed(seed), options));
            CardTrials trials = CardTrials.of(turn);
            List<Card> right = trials.best();

            assertThat(turn.isWhole()).isTrue();
            assertThat(trials.spread()).isGreaterThanOrEqualTo(0.2);
            assertThat(right.size() + trials.nearly().size())
                    .isLessThan(turn.lawful().size());
            assertThat(right).allMatch(turn.lawful()::contains);
            assertThat(decision.form().read(decision.form().write(turn), "position"))
                    .isEqualTo(turn);
            assertThat("either".equals(role) || turn.isDeclarers() == "declarer".equals(role))
                    .isTrue();
        });
    }
}
