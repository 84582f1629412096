package kibitzer.games.banking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.odds.Fraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The banking games as data: what the books print, and sums done by hand. */
class HouseGamesTest {
    /** Those whose recursion is their own. */
    private static final Set<String> APART =
            Set.of("vingt-et-un", "vingt-et-un-house-rules", "vingt-un", "baccarat", "chemin-de-fer");

    @Test
    void everyBankingEntryOfTheSyllabusIsThere() {
        Set<String> told = Syllabus.shipped().games().all().stream()
                .filter(game -> game.family().equals("banking"))
                .map(game -> game.id())
                .filter(id -> !APART.contains(id))
                .collect(Collectors.toSet());
        assertThat(HouseGames.all())
                .extracting(HouseGame::id)
                .doesNotHaveDuplicates()
                .hasSameElementsAs(told);
        assertThat(HouseGames.all())
                .allSatisfy(game -> assertThat(game.page())
                        .as(game.id())
                        .isEqualTo(Syllabus.shipped()
                                .games()
                                .find(game.id())
                                .orElseThrow()
                                .place()
                                .page()
                                .orElseThrow()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // faro, p. 382: one order in six at 4 to 1, one in three at 2 to 1
                "faro|calling the turn|||1/6|1/6",
                "faro|calling-the-turn 5 9 K|||1/6|1/6",
                "faro|cat-hop|||1/3|0",
                // faro, p. 383: case cards are free; the last card of 49 has no action
                "faro|K to win||KS KH KD|24/49|0",
                "faro|K to lose||KS KH KD|24/49|0",
                // red dog, p. 379: 47 cards, 10 and 23, 24 and 12 that beat the hand
                "red-dog|to win|AS KH QD 7C 2S||37/47|-27/47",
                "red-dog|to win|AS QH 9D 2C 3C||29/47|-11/47",
                "red-dog|to lose|AS KH QD 7C 2S||10/47|27/47",
                // banker and broker, p. 380: three of 51 cards tie
                "banker-and-broker|higher card|||8/17|0",
                "banker-and-broker|ties pay the dealer|||8/17|1/17",
                "banker-and-broker|dealer takes half on ties|||8/17|1/34",
                // slippery sam: 8 of the 51 others beat a six
                "slippery-sam|to win|6S||1212/2975|551/2975",
                // monte bank: two suits against one suit doubled, 18 and 8 of 36
                "monte-bank|bottom|KS 7H 4D 2D||1/2|0",
                "monte-bank|top|KS 7H 4D 2D||2/9|5/9",
                // ziginette: three against three; two of a pair against three; one against three
                "ziginette|your card|KS 4H||1/2|0",
                "ziginette|pair|KS KH 4H||3/10|2/5",
                "ziginette|triplet|KS KH KD 4H||1/4|1/2",
                "skinball|your card|KS 4H|4S|2/5|1/5",
                "skinball-house|fee of 5 per cent|KS 4H||1/2|1/40",
                "skinball-house|first card|KS||8/17|1/17",
                "monte-ranks|paired first|KS 7H 4D 2C||1/4|1/2",
                "red-and-black|red|||1/2|0",
                "red-and-black|double on red|KS 9C 7H 2D||1/2|0",
                "farmer|sixteen|7S 4H||4/43|24/43",
                "macao|draw|9S||16/51|19/51",
                "seven-and-one-half|natural|7S||4/13|-1/13",
            })
    void whatAHandReckonsIsCounted(String game, String bet, String table, String seen, String won, String edge) {
        Prospect prospect = prospect(game, bet, table, seen);
        assertThat(prospect.won().toString()).as("won").isEqualTo(won);
        if (HouseGames.get(game).bet(bet).bet().hasEdge()) {
            assertThat(prospect.edge().toString()).as("edge").isEqualTo(edge);
        }
        assertThat(prospect.won().plus(prospect.lost()).plus(prospect.returned()))
                .isEqualTo(Fraction.ONE);
    }

    private static Prospect prospect(String game, String bet, String table, String seen) {
        return HouseGames.get(game)
                .bet(bet)
                .prospect(CardNotation.readList(table == null ? "" : table), Cards.of(seen == null ? "" : seen));
    }

    /** p. 383 and the table of the syllabus: 2.02, 1.50, 0.98 per cent and nothing. */
    @ParameterizedTest
    @CsvSource({"4, 2.02", "3, 1.50", "2, 0.98", "1, 0"})
    void theSplitsOfFaro(int left, double percent) {
        String kings = List.of("", "KS", "KS KH", "KS KH KD").get(4 - left);
        // Soda is out, and where kings are out an odd number of cards with them, 51 left as in the table.
        HouseGame faro = HouseGames.get("faro");
        Cards rest = faro.pack().left(List.of(), Cards.of(kings));
        List<Card> all = new ArrayList<>(rest.list());
        for (String other : List.of("2S", "2H", "2D", "2C")) {
            if (all.size() % 2 == 0) {
                all.remove(CardNotation.read(other));
            }
        }
        Prospect prospect =
                CountingWalk.of(FaroBet.toWin(FaroBet.Terms.FARO, List.of(Rank.KING), all.size()), Cards.of(all));
        assertThat(100 * prospect.edge().toDouble()).isCloseTo(percent, within(0.06));
    }

    /** The walk card by card and the shorter way agree where both can go. */
    @Test
    void theShorterWaysAreTheWalk() {
        Cards few = Cards.of("AS AH 2S 3S 3H 4S 5S 6S 7S 8S 9S TS JS QS");
        for (boolean dealer : List.of(true, false)) {
            Calls calls = new Calls(dealer, 0, 0);
            assertThat(calls.counted(few)).contains(CountingWalk.walked(calls, few));
        }
        Cards some = Cards.of("AS AH 2S 2H 3S 3H 4S 5S 6S 7S 8S 9S");
        for (boolean byPlace : List.of(true, false)) {
            OpenBet put = PutAndTake.of(CardNotation.readList("AD 2D 3D 3C KS"), byPlace);
            assertThat(put.counted(some)).contains(CountingWalk.walked(put, some));
        }
        OpenBet suit = SuitOfThirtyFive.of(CardNotation.readList("KS QS 7S KH 5H 4D 3D 2C AC"));
        Cards eight = Cards.of("JS 6S 2S 4S JH AS QH 7H");
        assertThat(suit.counted(eight)).contains(CountingWalk.walked(suit, eight));
    }

    /** Put and take come equally often, whatever is held. */
    @ParameterizedTest
    @CsvSource({"put-and-take-cards, KS QH 9D 5C AS", "up-and-down-the-river, KS KH 9D 5C AS"})
    void whatIsPutAndWhatIsTakenIsEven(String game, String hand) {
        assertThat(prospect(game, "put and take", hand, "").edge()).isEqualTo(Fraction.ZERO);
    }

    /** Treize: no hit 0.3569 by sets in and out (p. 388), and 7 chips times the chance of a hit. */
    @Test
    void treize() {
        Prospect dealer = prospect("treize", "hit", "", "");
        assertThat(dealer.won().toDouble()).isCloseTo(0.6431, within(0.00005));
        assertThat(dealer.mean()).isEqualTo(dealer.won().times(Fraction.of(7, 1)));
        assertThat(prospect("treize", "no hit", "", "").mean()).isEqualTo(dealer.edge());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "faro|K to win|5S KH|1",
                "faro|K to win|KS 5H|-1",
                "faro|K to win|KS KH|-1/2",
                "faro|K to lose|2S 3S KS 5H|1",
                "faro|5 8 9 to win|2S 3S 8S 5H|-1",
                "faro|K 5 heeled|2S KS|1",
                "faro|5 9 K calling the turn|5S 9H KD|4",
                "faro|5 9 K calling the turn|5S KD|-1",
                "faro|5 5 K cat-hop|5S 5H KD|2",
                "stuss|K to win|KS KH|-1",
                "red-dog|to win|TH 2S 3S 4S 5S 9H|1",
                "red-dog|to win|TH 2S 3S 4S 5S JH|-1",
                "red-dog|to lose|TH 2S 3S 4S 5S JH|1",
                // noir 34, rouge 33, the first card red: rouge and couleur win (p. 377)
                "trente-et-quarante|rouge|KH QS 9S 5D KD QH 6S 7H|1",
                "trente-et-quarante|couleur|KH QS 9S 5D KD QH 6S 7H|1",
                "trente-et-quarante|inverse|KH QS 9S 5D KD QH 6S 7H|-1",
                "trente-et-quarante|noir|KH QS 9S 2D KD QH 6S 5H|-1/2",
                "trente-et-quarante|noir|KH QS 9S 3D KD QH 6S 6H|0",
                "treize|hit|2S 3S 4S 5S 6S 7S 9H 8S TS JS QS KS AS|8",
                "treize|no hit|2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS|7",
                "farmer|draw|KS 9H|-3",
                "macao|first card|9S 8S|3",
                "macao|first card|7S 8S|-1",
                "red-and-black|red with fours|KH QH 2D 3D AS|2",
                "banker-and-broker|ties pay the dealer|KH KS|-1",
            })
    void betsAreSettledAsThePagesSay(String game, String bet, String cards, String net) {
        assertThat(HouseGames.get(game)
                        .bet(bet)
                        .settle(CardNotation.readList(cards))
                        .toString())
                .isEqualTo(net);
    }

    @Test
    void badInputNamesItsField() {
        assertThatThrownBy(() -> prospect("faro", "K to win", "", "AS AS"))
                .isInstanceOf(BadBet.class)
                .hasMessageContaining("seen: AS stands more than once");
        assertThatThrownBy(() -> prospect("faro", "K to draw", "", ""))
                .hasMessageContaining("bet: \"K to draw\" is no bet of Faro");
        assertThatThrownBy(() -> HouseGames.get("poker")).hasMessageContaining("game: \"poker\" is unknown");
        assertThatThrownBy(() -> prospect("monte-bank", "top", "KS 8H 4D 2D", ""))
                .hasMessageContaining("cards: 8H is not in this pack");
        assertThatThrownBy(() -> prospect("garbage", "hit", "", "")).hasMessageContaining("series");
    }

    @Test
    void trenteEtQuarante() {
        Prospect rouge = prospect("trente-et-quarante", "rouge", "", "");
        assertThat(rouge.edge().toDouble()).isBetween(0.010, 0.0112);
    }

    @Test
    void everyPriceCanBeTold() {
        assertThat(HouseGames.counted())
                .hasSizeGreaterThan(20)
                .allSatisfy(game -> assertThat(HousePrices.of(game).bets())
                        .as(game.id())
                        .allSatisfy(bet -> assertThat(bet.chance()).isBetween(0.01, 0.99)));
    }
}
