package kibitzer.games.bridge.doubledummy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Pack;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The solver against every play of 512 random endings, and of many more small ones. */
class RandomEndingsTest {
    @ParameterizedTest
    @CsvSource({"2, 400", "3, 400"})
    void smallEndingsAgreeWithEveryPlayForEveryStrainAndLeader(int cards, int endings) {
        for (int i = 0; i < endings; i++) {
            Deal ending = ending(cards, 2 + i % 3, new Seed(1_000L * cards + i));
            DoubleDummy solver = DoubleDummy.of(ending);
            for (Strain strain : Strain.values()) {
                EveryPlay everyPlay = new EveryPlay(ending, strain);
                for (Seat leader : Seat.values()) {
                    agree(ending, strain, leader, solver, everyPlay);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"4, 300", "5, 170", "6, 32"})
    void largerEndingsAgreeWithEveryPlay(int cards, int endings) {
        for (int i = 0; i < endings; i++) {
            Strain strain = Strain.values()[i % 5];
            Seat leader = Seat.values()[i % 4];
            Deal ending = ending(cards, 2 + i % 3, new Seed(1_000L * cards + i));
            agree(ending, strain, leader, DoubleDummy.of(ending), new EveryPlay(ending, strain));
        }
    }

    @ParameterizedTest
    @CsvSource({"3, 200", "4, 200", "5, 60"})
    void everyLeadAgreesWithEveryPlay(int cards, int endings) {
        for (int i = 0; i < endings; i++) {
            Strain strain = Strain.values()[i % 5];
            Seat declarer = Seat.values()[i % 4];
            Deal ending = ending(cards, 2 + i % 3, new Seed(500_000L + 1_000L * cards + i));
            EveryPlay everyPlay = new EveryPlay(ending, strain);
            LeadAnalysis leads = DoubleDummy.of(ending).leads(strain, declarer);
            assertThat(leads.tricks().keySet()).containsExactlyElementsOf(ending.hand(declarer.next()));
            leads.tricks().forEach((lead, tricks) -> {
                int northSouth = everyPlay.northSouthTricksAfter(lead, declarer.next());
                assertThat(tricks)
                        .as("%s, %s by %s, %s led", ending, strain.inWords(), declarer.inWords(), lead)
                        .isEqualTo(declarer.isNorthSouth() ? northSouth : cards - northSouth);
            });
        }
    }

    /** Only where all hands follow for two rounds of three suits: other endings have too many plays to try them all. */
    @Test
    void endingsOfSevenCardsAgreeWithEveryPlay() {
        List<Deal> endings = IntStream.iterate(7_000, seed -> seed + 1)
                .mapToObj(seed -> ending(7, 3, new Seed(seed)))
                .filter(RandomEndingsTest::everybodyFollowsTwice)
                .limit(10)
                .toList();
        for (int i = 0; i < endings.size(); i++) {
            Strain strain = Strain.values()[i % 5];
            agree(
                    endings.get(i),
                    strain,
                    Seat.values()[i % 4],
                    DoubleDummy.of(endings.get(i)),
                    new EveryPlay(endings.get(i), strain));
        }
    }

    private static boolean everybodyFollowsTwice(Deal ending) {
        return Arrays.stream(Seat.values())
                .allMatch(seat -> Arrays.stream(Suit.values())
                                .mapToInt(suit -> ending.hand(seat).length(suit))
                                .filter(length -> length >= 2)
                                .count()
                        == 3);
    }

    private static void agree(Deal ending, Strain strain, Seat leader, DoubleDummy solver, EveryPlay everyPlay) {
        assertThat(solver.tricks(strain, Seat.NORTH, leader))
                .as("%s, %s, %s leads", ending, strain.inWords(), leader.inWords())
                .isEqualTo(everyPlay.northSouthTricks(leader));
    }

    /** Some cards of so many suits (more where they are too few), dealt out at random. */
    static Deal ending(int cards, int suits, Seed seed) {
        Chance chance = seed.chance();
        Map<Suit, Long> drawn = new EnumMap<>(Suit.class);
        for (Suit suit : Suit.values()) {
            drawn.put(suit, chance.next());
        }
        List<Suit> chosen = new ArrayList<>(List.of(Suit.values()));
        chosen.sort(Comparator.comparing(drawn::get));
        int enough = Math.max(suits, (4 * cards + 12) / 13);
        List<Card> pool = Pack.FULL.shuffled(seed).stream()
                .filter(card -> chosen.indexOf(card.suit()) < enough)
                .toList();
        return new Deal(
                CardSet.of(pool.subList(0, cards)),
                CardSet.of(pool.subList(cards, 2 * cards)),
                CardSet.of(pool.subList(2 * cards, 3 * cards)),
                CardSet.of(pool.subList(3 * cards, 4 * cards)));
    }
}
