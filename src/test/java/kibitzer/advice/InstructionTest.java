package kibitzer.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import org.junit.jupiter.api.Test;

/** Answers as they are told. */
class InstructionTest {
    private static final Instruction OPEN = new Instruction("open", "1NT");

    @Test
    void aSentenceBeginsWithACapital() {
        assertThat(OPEN.alone()).isEqualTo("Open 1NT");
        assertThat(Instruction.naming("a meld").alone()).isEqualTo("A meld");
        assertThat(Instruction.naming("1NT").alone()).isEqualTo("1NT");
        assertThat(Instruction.to("pass").alone()).isEqualTo("Pass");
        assertThat(Instruction.naming("").alone()).isEmpty();
    }

    @Test
    void insideASentenceItBeginsSmallButForANameOrACall() {
        assertThat(OPEN.inside()).isEqualTo("open 1NT");
        assertThat(Instruction.naming("A♦").inside()).isEqualTo("A♦");
        assertThat(Instruction.naming("North and South").inside()).isEqualTo("North and South");
    }

    @Test
    void instructionsOfOneVerbSayItOnce() {
        assertThat(anyOf(new Instruction("throw", "the king of hearts"), new Instruction("throw", "the king of clubs")))
                .isEqualTo("throw the king of hearts or the king of clubs");
        assertThat(anyOf(OPEN, new Instruction("open", "1♣"), Instruction.to("pass")))
                .isEqualTo("open 1NT or 1♣ or pass");
    }

    @Test
    void otherVerbsStandSideBySide() {
        assertThat(anyOf(new Instruction("take", "the upcard"), new Instruction("leave", "the upcard")))
                .isEqualTo("take the upcard or leave the upcard");
        assertThat(anyOf(Instruction.to("pass"), OPEN)).isEqualTo("pass or open 1NT");
        assertThat(anyOf(OPEN, Instruction.to("pass"), new Instruction("open", "1♣")))
                .isEqualTo("open 1NT or pass or open 1♣");
    }

    @Test
    void namesStandSideBySide() {
        assertThat(anyOf(Instruction.naming("1NT"), Instruction.naming("1♣"))).isEqualTo("1NT or 1♣");
        assertThat(anyOf(Instruction.naming("three fours"), Instruction.naming("three of a kind")))
                .isEqualTo("three fours or three of a kind");
        assertThat(anyOf()).isEmpty();
    }

    @Test
    void whatIsRefrainedFromIsTheVerbItself() {
        Instruction refrain = Instruction.notTo("bluff");

        assertThat(refrain.alone()).isEqualTo("Do not bluff");
        assertThat(refrain.asked()).isEqualTo("not bluff");
        assertThat(anyOf(refrain, new Instruction("bet", "1 chip"))).isEqualTo("do not bluff or bet 1 chip");
        assertThat(anyOf(Instruction.to("double"), Instruction.notTo("double"))).isEqualTo("double or do not double");
    }

    @Test
    void anAsideIsNotAskedAbout() {
        Instruction knock = knock(Card.of(Rank.SIX, Suit.HEARTS));

        assertThat(knock.inside()).isEqualTo("knock, throw the six of hearts");
        assertThat(knock.asked()).isEqualTo("knock");
        assertThat(knock.inShort()).isEqualTo("knock, throw 6H");
        assertThat(anyOf(knock, knock(Card.of(Rank.FIVE, Suit.HEARTS))))
                .isEqualTo("knock, throw the six of hearts or knock, throw the five of hearts");
    }

    @Test
    void aVerbSaysItAllUnlessItNamesAnObject() {
        assertThat(Instruction.to("stand pat").isOneVerb()).isTrue();
        assertThat(new Instruction("take", "nothing").isOneVerb()).isFalse();
        assertThat(Instruction.naming("no card").isOneVerb()).isFalse();
    }

    @Test
    void cardsAreWrittenWhereThereIsLittleRoom() {
        Instruction lead = Instruction.to("lead", Card.of(Rank.FOUR, Suit.SPADES));

        assertThat(lead.alone()).isEqualTo("Lead the four of spades");
        assertThat(lead.aloneInShort()).isEqualTo("Lead 4S");
        assertThat(Instruction.to("throw", Card.JOKER).inShort()).isEqualTo("throw the joker");
    }

    @Test
    void whatIsStatedIsNotAskedAbout() {
        assertThat(Instruction.stating("the contract is met").inside()).isEqualTo("the contract is met");
        assertThat(Instruction.stating("the contract is met").asked()).isEmpty();
    }

    private static Instruction knock(Card thrown) {
        return Instruction.to("knock").and(Instruction.to("throw", thrown));
    }

    private static String anyOf(Instruction... several) {
        return Instruction.anyOf(List.of(several)).inside();
    }
}
