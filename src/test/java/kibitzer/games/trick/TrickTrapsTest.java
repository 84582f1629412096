package kibitzer.games.trick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.games.trick.catalogue.TrickGames;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What is easily got wrong in a game, each with the page that says it. */
class TrickTrapsTest {

    private static Cards lawful(String game, String trump, String hand, String trick, TableFacts facts) {
        return rules(game, trump).lawful(cards(hand), list(trick), facts);
    }

    private static Cards lawful(String game, String trump, String hand, String trick) {
        return lawful(game, trump, hand, trick, TableFacts.NONE);
    }

    private static String why(String game, String trump, String hand, String trick, String card) {
        TrickGame played = TrickGames.find(game).orElseThrow();
        return new LawfulCards(played, rules(game, trump), cards(hand), list(trick), TableFacts.NONE)
                .why(CardNotation.readOfAnyPack(card));
    }

    private static String winner(String game, String trump, String trick, TableFacts facts) {
        List<Card> cards = list(trick);
        return cards.get(rules(game, trump).winner(cards, facts).orElseThrow()).toString();
    }

    private static String winner(String game, String trump, String trick) {
        return winner(game, trump, trick, TableFacts.NONE);
    }

    private static PlayRules rules(String game, String trump) {
        Optional<Suit> suit = trump.equals("NT") ? Optional.empty() : Optional.of(CardNotation.readSuit(trump));
        return TrickGames.find(game).orElseThrow().play(suit);
    }

    private static Cards cards(String text) {
        return Cards.of(list(text));
    }

    private static List<Card> list(String text) {
        return CardNotation.readListOfAnyPack(text);
    }

    @Nested
    class TheLeftBower {
        /** P. 204. */
        @Test
        void followsTrumpsAndNotThePrintedSuit() {
            assertThat(lawful("euchre", "C", "JS QC 9H", "AC")).isEqualTo(cards("JS QC"));
            assertThat(lawful("euchre", "C", "JS QC AD", "AS")).isEqualTo(cards("JS QC AD"));
            assertThat(lawful("euchre", "C", "JS 9S AD", "AS")).isEqualTo(cards("9S"));
        }

        @Test
        void callsForTrumpsWhenItIsLed() {
            assertThat(lawful("euchre", "C", "AS 7C 9H", "JS")).isEqualTo(cards("7C"));
        }

        @Test
        void standsBetweenTheRightBowerAndTheAce() {
            assertThat(winner("euchre", "C", "AC JS KC")).isEqualTo("JS");
            assertThat(winner("euchre", "C", "JS JC AC")).isEqualTo("JC");
        }

        @Test
        void isToldAsWhatItIs() {
            assertThat(why("euchre", "C", "JS 9S AD", "AS", "JS"))
                    .isEqualTo("the jack of spades is the left bower and belongs to clubs, the trumps; "
                            + "spades must be followed, and you hold the nine of spades");
            assertThat(why("euchre", "C", "KC QC AD", "AC", "AD"))
                    .isEqualTo("trumps must be followed, and you hold the king of clubs and the queen of clubs");
            assertThat(why("euchre", "C", "JS AD", "AC", "AD"))
                    .isEqualTo(
                            "trumps must be followed: the jack of spades is the left bower and belongs to clubs, the trumps");
        }

        @Test
        void isAPlainJackAtWhist() {
            assertThat(lawful("whist", "C", "JS QC 9H", "AC")).isEqualTo(cards("QC"));
        }
    }

    @Nested
    class TheJokerAtFiveHundred {
        /** P. 215: at no trump it wins any trick, its leader names a suit, others play it only when void. */
        @Test
        void isNotPlayedAtNoTrumpByHimWhoCanFollow() {
            assertThat(lawful("five-hundred", "NT", "JK QH AD", "AH")).isEqualTo(cards("QH"));
            assertThat(lawful("five-hundred", "NT", "JK QS AD", "AH")).isEqualTo(cards("JK QS AD"));
        }

        @Test
        void callsForTheSuitItsLeaderNames() {
            TableFacts hearts = TableFacts.NONE.naming(Suit.HEARTS);

            assertThat(lawful("five-hundred", "NT", "JS QH AD", "JK", hearts)).isEqualTo(cards("QH"));
            assertThat(winner("five-hundred", "NT", "JK AH AD", hearts)).isEqualTo("JK");
        }

        @Test
        void winsAtNoTrump() {
            assertThat(winner("five-hundred", "NT", "AH JK KH")).isEqualTo("JK");
        }

        @Test
        void isTheHighestTrump() {
            assertThat(winner("five-hundred", "H", "JH JK JD")).isEqualTo("JK");
            assertThat(lawful("five-hundred", "H", "JK QS", "9H")).isEqualTo(cards("JK"));
        }

        @Test
        void leavesNoBowersAtNoTrump() {
            assertThat(winner("five-hundred", "NT", "QC JC JS")).isEqualTo("QC");
        }
    }

    /** P. 219: numbers between ten and jack. */
    @Test
    void elevenTwelveAndThirteenStandBelowTheJackOfSixHandFiveHundred() {
        assertThat(winner("six-hand-five-hundred", "S", "13H QH JH")).isEqualTo("QH");
        assertThat(winner("six-hand-five-hundred", "S", "TH 11H 12H 13H 9H 8H")).isEqualTo("13H");
        assertThat(lawful("six-hand-five-hundred", "S", "11H 12C JK", "AH")).isEqualTo(cards("11H"));
    }

    /** P. 213: two packs of 24. */
    @Test
    void theFirstOfTwoIdenticalCardsWins() {
        TrickGame game = TrickGames.find("double-hasenpfeffer").orElseThrow();
        PlayRules rules = game.play(Optional.of(Suit.HEARTS));

        assertThat(rules.winner(list("9S JH AS JH"), TableFacts.NONE)).hasValue(1);
        assertThat(lawful("double-hasenpfeffer", "H", "AS AS 9D", "9S")).isEqualTo(cards("AS AS"));
    }

    /** P. 249. */
    @Test
    void theJackIsTheBestTrumpOfCatchTheTen() {
        assertThat(winner("catch-the-ten", "D", "AD JD KD")).isEqualTo("JD");
        assertThat(winner("catch-the-ten", "D", "JS QS 6S")).isEqualTo("QS");
    }

    /** P. 191. */
    @Test
    void theJackOfDiamondsIsTheBestTrumpOfFrenchBoston() {
        assertThat(winner("french-boston", "S", "AS JD KS")).isEqualTo("JD");
        assertThat(lawful("french-boston", "S", "JD 2D 3H", "AD")).isEqualTo(cards("2D"));
    }
}
