package kibitzer.decisions.hearts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.Reckoning;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.conventions.hearts.HeartsPlayer;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.ObjectMapper;

/** Passes at black lady, by the pointers on dangerous suits (Culbertson, p. 245); {@code -Dkibitzer.hearts.deals=10000} deals more. */
class HeartsPassTest {
    private static final int DEALS = Integer.getInteger("kibitzer.hearts.deals", 60);
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HeartsPass DECISION = new HeartsPass();

    private static HandToPass read(String position) {
        return DECISION.form().read(JSON.readTree("{" + position.replace('\'', '"') + "}"), "position");
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # p. 245: a short suit without a low card is got rid of as fast as possible
            'hand': '9S 7S 4S 3S 8H 6H 4H QD TD 9D 8C 5C 2C' | QD TD 9D | BEST
            'hand': '9S 7S 4S 3S 8H 6H 4H QD TD 9D 8C 5C 2C' | 4H 5C 2C | WRONG
            # p. 247: which three cards go is open; p. 245 speaks against a suit left without a low card alone
            'hand': '6S 5S 2S 9H 6H 4H AD TD 9D AC QC 9C 2C' | AD TD 9D | BEST
            'hand': '6S 5S 2S 9H 6H 4H AD TD 9D AC QC 9C 2C' | 6S 5S 9H | ACCEPTABLE
            'hand': '6S 5S 2S 9H 6H 4H AD TD 9D AC QC 9C 2C' | 6S 5S 2S | ACCEPTABLE
            'hand': '6S 5S 2S 9H 6H 4H AD TD 9D AC QC 9C 2C' | 5S 2S 9H | WRONG
            'hand': '6S 5S 2S 9H 6H 4H AD TD 9D AC QC 9C 2C' | AD TD 2C | WRONG
            # p. 245: of a long suit without low cards some are thrown
            'hand': '9S 7S 4S 3S 8H 6H 4H KD JD 9D 7D 5C 2C' | KD JD 9D | BEST
            # p. 245: guarded high cards are in no danger, unguarded ones are
            'hand': '9S 7S 4S 3S AH JH 8H 4H 2H KD QD 3D 2C' | KD QD 9S | ACCEPTABLE
            'hand': '9S 7S 4S 3S AH JH 8H 4H 2H KD QD 3D 2C' | KD QD AH | BEST
            # the book has nothing on the black lady: practice passes her, and calls nothing wrong
            'hand': 'QS 7S 3S AH JH 4H KD QD 9D 8C 5C 3C 2C' | QS KD QD | BEST
            'hand': 'QS 7S 3S AH JH 4H KD QD 9D 8C 5C 3C 2C' | KD QD 9D | ACCEPTABLE
            # with four spades below her she stays
            'hand': 'QS 9S 7S 4S 3S 8H 4H QD TD 9D 8C 5C 2C' | QD TD 9D | BEST
            'hand': 'QS 9S 7S 4S 3S 8H 4H QD TD 9D 8C 5C 2C' | QD TD AS | ILLEGAL
            """)
    void thePassIsThePages(String position, String answer, String grade) {
        assertThat(new Question<>(DECISION, read(position))
                        .mark(CardSet.of(answer))
                        .grade()
                        .name())
                .isEqualTo(grade);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'hand': 'QS 9S 7S' | position.hand
            'hand': 'QS 9S 7S 4S 3S 8H 4H QD TD 9D 8C 5C 2C', 'game': 'hearts' | position.game
            'hand': 'QS 9S 7S 4S 3S 8H 4H QD TD 9D 8C 5C 2C', 'direction': 'across' | position.direction
            """)
    void whatIsWrongIsNamed(String position, String field) {
        assertThatThrownBy(() -> read(position))
                .isInstanceOfSatisfying(
                        BadQuestion.class, bad -> assertThat(bad.getMessage()).contains(field));
    }

    @SuppressWarnings("unchecked") // the option of that name is a list of words
    private static DealRequest practising(String rule, int seed) {
        Field<List<String>> rules = (Field<List<String>>) DECISION.dealOptions().stream()
                .filter(option -> option.name().equals(PractisedRules.OPTION))
                .findFirst()
                .orElseThrow();
        return DealRequest.of(seed).with(rules, List.of(rule));
    }

    @Test
    void everyRuleIsDealtAndDecides() {
        assertThat(DECISION.rules())
                .hasSize(3)
                .allSatisfy(rule -> assertThat(DECISION.advise(DECISION.deal(practising(rule, 1)))
                                .rulings())
                        .anyMatch(ruling -> ruling.rule().equals(rule)));
    }

    @Test
    void everyPassIsThreeOfTheHand() {
        for (int seed = 0; seed < DEALS; seed++) {
            HandToPass hand = DECISION.deal(DealRequest.of(seed));
            assertThat(DECISION.deal(DealRequest.of(seed)).hand()).isEqualTo(hand.hand());
            assertThat(DECISION.advise(hand).best()).isNotEmpty().allSatisfy(passed -> {
                assertThat(passed.size()).isEqualTo(3);
                assertThat(hand.hand().containsAll(passed)).isTrue();
            });
        }
    }

    /** A second telling of what is played out: every card lawful, all 26 points taken. */
    @Test
    void hisCardsAreLawfulAndAllPointsAreTaken() {
        var rules = TrickGames.find("black-lady").orElseThrow().play(Optional.empty());
        for (int seed = 0; seed < DEALS; seed++) {
            Chance chance = new Seed(seed).chance();
            CardSet hand = DECISION.deal(DealRequest.of(seed)).hand();
            List<CardSet> hands = new ArrayList<>(List.of(hand));
            hands.addAll(HeartsPlayer.others(hand, chance));
            HeartsPlayer player = new HeartsPlayer(true, 4);
            int[] taken = player.playOut(hands, seed % 4);
            assertThat(taken[0] + taken[1] + taken[2] + taken[3]).isEqualTo(26);
            List<Card> trick = List.of(hands.get(1).last());
            var card = player.card(hands.get(2), trick, CardSet.of(trick));
            assertThat(rules.lawful(Cards.of(hands.get(2).toList()), trick, TableFacts.NONE)
                            .contains(card))
                    .isTrue();
        }
    }

    @Test
    void theCountHasEveryRowWithItsErrorAndIsTheSameAgain() {
        HandToPass hand = read("'hand': 'QS 7S 3S AH JH 4H KD QD 9D 8C 5C 3C 2C'");
        Reckoning<CardSet> counted = DECISION.reckon(hand).orElseThrow();
        assertThat(counted.rows()).hasSizeBetween(8, 12).allSatisfy(row -> {
            assertThat(row.figures().getFirst().value()).isBetween(0.0, 26.0);
            assertThat(row.figures().getLast().value()).isBetween(0.05, 2.0);
        });
        assertThat(counted.rows())
                .extracting(Reckoning.Row::answer)
                .contains(DECISION.advise(hand).best().getFirst());
        assertThat(DECISION.reckon(hand).orElseThrow()).isEqualTo(counted);
    }
}
