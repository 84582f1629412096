package kibitzer.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PastedHandTest {
    private static final CardSet HAND = CardSet.of("AS QS 4S 2S KH JH 5H QD 8D 3D KC 9C 7C");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "♠AQ42 ♥KJ5 ♦Q83 ♣K97",
                "♠AQ42♥KJ5♦Q83♣K97",
                "♠\uFE0E AQ42 ♥\uFE0F KJ5 ♦ Q83 ♣ K97",
                "♤AQ42 ♡KJ5 ♢Q83 ♧K97",
                "♣K97 ♥KJ5 ♦Q83 ♠AQ42",
                "S: AQ42 H: KJ5 D: Q83 C: K97",
                "s:aq42,h:kj5,d:q83,c:k97",
                "S AQ42\nH KJ5\nD Q83\nC K97",
                "S = A Q 4 2; H = K J 5; D = Q 8 3; C = K 9 7",
                "SAQ42HKJ5DQ83CK97",
                "S-AQ42 H-KJ5 D-Q83 C-K97",
                "Spades AQ42, Hearts KJ5, Diamonds Q83, Clubs K97",
                "Spade: A,Q,4,2 Heart: K,J,5 Diamond: Q,8,3 Club: K,9,7",
                "S. AQ42. H. KJ5. D. Q83. C. K97.",
                "AQ42♠ KJ5♥ Q83♦ K97♣",
                "AQ42 of spades, KJ5 of hearts, Q83 of diamonds, K97 of clubs",
                "AQ42 KJ5 Q83 K97",
                "AQ42,KJ5,Q83,K97",
                "\u00A0♠AQ42\u00A0♥KJ5\u200B ♦Q83 ♣K97",
            })
    void readsWhatPeoplePaste(String text) {
        assertThat(PastedHand.read(text)).isEqualTo(HAND);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "♠AKT9 ♥- ♦10 ♣void     | AS KS TS 9S TD",
                "S AKT9 H D10            | AS KS TS 9S TD",
                "AKQ108765432♠ - 2♥      | AS KS QS TS 8S 7S 6S 5S 4S 3S 2S 2H",
                "AKQJT98765432 - - -     | AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S",
            })
    void readsVoidsAndTens(String text, String cards) {
        assertThat(PastedHand.read(text)).isEqualTo(CardSet.of(cards));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "♠AQ42 ♥KX5              | word 2, \"♥KX5\": \"X\" is no rank and no suit",
                "♠AQ42 and ♥K            | word 2, \"AND\": \"N\" is no rank and no suit",
                "S: AQ42 H: KJ1          | word 4, \"KJ1\": \"1\" is no rank and no suit",
                "♠AQ42 ♠A                | the ace of spades stands twice",
                "AQ42 KJ5 Q83            | no suit is named",
                "AQ42 KJ5 Q83 K976       | no suit is named",
                "AQ42♠ KJ5               | the last cards have no suit",
                "AQ42♠ ♥                 | no card stands before hearts",
                "♠ ♥                     | no card is in it",
            })
    void saysWhatIsWrongAndWhere(String text, String fault) {
        assertThatThrownBy(() -> PastedHand.read(text))
                .isInstanceOf(BadNotation.class)
                .hasMessageStartingWith(fault)
                .hasMessageContaining("; expected ");
    }

    /** The suits of a hand, each written by a writer, in any order. */
    private static String suits(
            CardSet hand, Random random, String between, Function<Suit, String> name, boolean before) {
        List<Suit> order = new ArrayList<>(Suit.DOWNWARDS);
        Collections.shuffle(order, random);
        return order.stream()
                .filter(suit -> before || !hand.in(suit).isEmpty())
                .map(suit -> before
                        ? name.apply(suit) + CardNotation.writeRanks(hand, suit)
                        : CardNotation.writeRanks(hand, suit) + name.apply(suit))
                .collect(Collectors.joining(between));
    }

    static Stream<Function<CardSet, String>> forms() {
        Random random = new Random(5);
        List<Function<CardSet, String>> forms = List.of(
                hand -> suits(hand, random, " ", suit -> String.valueOf(suit.symbol()), true),
                hand -> suits(hand, random, "", suit -> String.valueOf(suit.symbol()), true),
                hand -> suits(hand, random, "\n", suit -> suit.letter() + ": ", true),
                hand -> suits(hand, random, ", ", suit -> suit.plural() + " ", true),
                hand -> suits(hand, random, " ", suit -> String.valueOf(suit.symbol()), false),
                hand -> suits(hand, random, "", suit -> String.valueOf(suit.letter()), false),
                hand -> suits(hand, random, "; ", suit -> " of " + suit.plural(), false),
                hand -> CardNotation.write(hand).replace(" ", ""),
                hand -> Suit.DOWNWARDS.stream()
                        .map(suit -> hand.in(suit).isEmpty() ? "-" : CardNotation.writeRanks(hand, suit))
                        .collect(Collectors.joining(" ")));
        return forms.stream()
                .flatMap(form -> Stream.of(
                        form,
                        hand -> form.apply(hand).toLowerCase(Locale.ROOT),
                        hand -> form.apply(hand).replace("T", "10")));
    }

    @ParameterizedTest
    @MethodSource("forms")
    void everyFormOfAHandReadsBackAsThatHand(Function<CardSet, String> form) {
        for (int seed = 1; seed <= 300; seed++) {
            CardSet hand = CardSet.of(Pack.FULL.shuffled(new Seed(seed)).subList(0, 13));
            String written = form.apply(hand);
            assertThat(PastedHand.read(written)).as(written).isEqualTo(hand);
        }
    }

    @Test
    void anyOtherTextIsRefusedInWordsAndNotOtherwise() {
        String alphabet = "AKQJT1098765432SHDCshdc♠♥♦♣ .,:;-|=[](){}\n\t\u00A0éX\uD83C\uDCA1";
        Random random = new Random(7);
        for (int round = 0; round < 20_000; round++) {
            String text = IntStream.range(0, random.nextInt(30))
                    .mapToObj(i -> String.valueOf(alphabet.charAt(random.nextInt(alphabet.length()))))
                    .collect(Collectors.joining());
            try {
                assertThat(PastedHand.read(text).isEmpty()).as(text).isFalse();
            } catch (BadNotation refused) {
                assertThat(refused.getMessage()).as(text).contains("; expected ");
            }
        }
    }
}
