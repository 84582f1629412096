package kibitzer.marking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import kibitzer.cards.CardSet;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.conventions.poker.play.PokerTable;
import kibitzer.decisions.cribbage.CribbageLead;
import kibitzer.decisions.cribbage.HandToLead;
import kibitzer.decisions.poker.table.PokerChoice;
import kibitzer.decisions.rummy.gin.GinMelds;
import kibitzer.decisions.rummy.gin.HandToMeld;
import kibitzer.games.cribbage.PegPlay;
import kibitzer.games.rummy.Melding;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** Sentences made of several answers. */
class ExplainerTest {
    private static final String POSITION =
            "{\"hand\": \"AD QD JD 3D 2D\", \"game\": \"standard\", \"opening\": \"aces\", \"players\": 7, \"position\": 7, \"players-in\": 4, \"to-act\": 0, \"raises\": 0, \"pot\": 0, \"to-call\": 0, \"opener\": true, \"drawn\": [], \"betting\": [\"bet 1\", \"raise 0\", \"raise 3\", \"call 3\"], \"known\": []}";

    /** A pair below kings drops: that it is a pair says little, that it is below kings says why. */
    @Test
    void whatIsMeasuredOnceAndAskedTwiceIsSaidWithBoth() {
        PokerChoice raising = PokerChoice.raising();
        PokerTable table = raising.form()
                .read(
                        JsonMapper.builder()
                                .build()
                                .readTree("{\"hand\":\"TH 2H 9S 7S 7D\",\"players\":5,\"position\":4,"
                                        + "\"players-in\":1,\"to-act\":2,\"pot\":7,\"to-call\":2}"),
                        "position");
        Question<PokerTable, String> question = new Question<>(raising, table);
        assertThat(new Explainer(Syllabus.shipped()).headline(question, question.advice()))
                .isEqualTo("Drop: a pair of sevens (asked: a pair or better, less than a pair of kings).");
    }

    /** Eleven cards running can be cut into runs of three or more in 13 ways, all without deadwood. */
    @Test
    void ofManyDivisionsThatCountTheSameOneIsToldAndHowManyThereAre() {
        HandToMeld hand = new HandToMeld(CardSet.of("KS QS JS TS 9S 8S 7S 6S 5S 4S 3S"));
        Question<HandToMeld, Melding> question = new Question<>(new GinMelds(), hand);
        assertThat(Explainer.best(question, question.advice()).inside())
                .endsWith(", deadwood 0, one of 13 divisions that count the same")
                .doesNotContain(" or ");
    }

    @Test
    void ofOneDivisionAloneThatIsAll() {
        HandToMeld hand = new HandToMeld(CardSet.of("7S 7H 7D 5C 4C 3C KD QC 9H 2S"));
        Question<HandToMeld, Melding> question = new Question<>(new GinMelds(), hand);
        assertThat(Explainer.best(question, question.advice()).inside()).isEqualTo("7S 7H 7D | 5C 4C 3C, deadwood 31");
    }

    /** P. 257 has the tenth card good to lead, p. 256 the middling one: the book's title is said once. */
    @Test
    void answersOfTwoRulesAreNamedWithTheirArticleAndTheBookOnce() {
        CribbageLead lead = new CribbageLead();
        HandToLead hand =
                lead.form().read(JsonMapper.builder().build().readTree("{\"hand\":\"KS 9C 3D 2D\"}"), "position");
        Question<HandToLead, PegPlay> question = new Question<>(lead, hand);
        String text = new Explainer(Syllabus.shipped())
                .verdict(
                        question,
                        question.mark(lead.answerKind()
                                .json()
                                .read(JsonMapper.builder().build().readTree("\"9C\""))));

        assertThat(text)
                .contains("; for the nine of clubs, it is a card from six to nine.")
                .containsOnlyOnce("Culbertson's Card Games Complete")
                .contains("p. 257. P. 256.");
    }

    /** P. 99, 100: less than a flush drops to a raised bluff, less than jacks up to a bet: a flush is told one of them. */
    @Test
    void oneHandIsHeldAgainstOneLimit() {
        PokerChoice calling = PokerChoice.afterTheDraw();
        PokerTable table = calling.form().read(JsonMapper.builder().build().readTree(POSITION), "position");
        Question<PokerTable, String> question = new Question<>(calling, table);

        Explainer explainer = new Explainer(Syllabus.shipped());
        Verdict<String> held = new Verdict<>(
                "drop", Grade.ACCEPTABLE, question.advice(), calling.whyNot(table, "drop"), Optional.empty());

        assertThat(explainer.against(calling, held))
                .hasSize(1)
                .first()
                .asString()
                .contains("less than a flush")
                .doesNotContain("jacks up");
        assertThat(explainer.against(calling, question.mark("drop")))
                .as("of what a rule allows it is told what it is for")
                .containsExactly(
                        "For \"Drop\" (p. 101): two raises may show better hands, and what meets them no page says (general practice).");
    }
}
