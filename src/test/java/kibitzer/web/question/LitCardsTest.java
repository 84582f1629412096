package kibitzer.web.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class LitCardsTest {
    private static Collection<Card> lit(String decision, String position, String held) {
        return lit(Decisions.get(decision), position, held);
    }

    private static <P, A> Collection<Card> lit(Decision<P, A> decision, String position, String held) {
        P read = decision.form().read(JsonMapper.shared().readTree(position.replace('\'', '"')), "position");
        return LitCards.of(decision, decision.advise(read), CardNotation.readList(held));
    }

    private static CardSet cards(String cards) {
        return CardSet.of(CardNotation.readList(cards));
    }

    /** Thirteen points and an even shape: the honours that make them. */
    @Test
    void ofACountOfPointsItIsTheHonours() {
        assertThat(lit(
                        "bridge/call",
                        "{'system':'acol','hand':'AQ5.KJ4.9832.KT3','auction':[],'dealer':'S','vulnerable':'none'}",
                        "AS QS 5S KH JH 4H 9D 8D 3D 2D KC TC 3C"))
                .containsExactlyInAnyOrderElementsOf(cards("AS QS KH JH KC").toList());
    }

    /** Two pairs open (p. 99): the pairs are lit, and the jack is not. */
    @Test
    void ofRanksThatAFactCountsItIsTheCardsOfTheRanks() {
        assertThat(lit(
                        "poker/open",
                        "{'hand':'JS 9S 7S 9H 7C','game':'standard','opening':'jacks','players':2,'position':1,"
                                + "'players-in':0,'to-act':1,'raises':0,'pot':0,'to-call':0,'opener':false,'drawn':[],"
                                + "'betting':[],'known':[]}",
                        "JS 9S 7S 9H 7C"))
                .containsExactlyInAnyOrderElementsOf(cards("9S 9H 7S 7C").toList());
    }

    @Test
    void nothingIsLitWhereAllWouldBe() {
        assertThat(lit("poker/class", "{'cards':'7S 7H 4H 7D 4D','game':'standard'}", "7S 7H 4H 7D 4D"))
                .isEmpty();
    }

    @Test
    void nothingIsLitWhereNearlyAllWouldBe() {
        assertThat(lit(
                        "bridge/call",
                        "{'system':'acol','hand':'AKQJ.AKQ.AKQ.AKQ','auction':[],'dealer':'S','vulnerable':'none'}",
                        "AS KS QS JS AH KH QH AD KD QD AC KC QC"))
                .isEmpty();
    }
}
