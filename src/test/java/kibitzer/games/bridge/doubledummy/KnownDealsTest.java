package kibitzer.games.bridge.doubledummy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import org.junit.jupiter.api.Test;

/** Full deals whose results are published or plain to see, and what must stay the same when a deal is turned about. */
class KnownDealsTest {
    @Test
    void aWholeSuitInEachHand() {
        // With a suit of trumps its holder wins every trick; at no trump whoever leads does.
        DoubleDummyTable table = DoubleDummy.of(
                        Layout.of("AKQJT98765432...", ".AKQJT98765432..", "..AKQJT98765432.", "...AKQJT98765432")
                                .deal())
                .table();
        for (Seat declarer : Seat.values()) {
            int northSouth = declarer.isNorthSouth() ? 13 : 0;
            assertThat(table.tricks(Strain.SPADES, declarer)).isEqualTo(northSouth);
            assertThat(table.tricks(Strain.DIAMONDS, declarer)).isEqualTo(northSouth);
            assertThat(table.tricks(Strain.HEARTS, declarer)).isEqualTo(13 - northSouth);
            assertThat(table.tricks(Strain.CLUBS, declarer)).isEqualTo(13 - northSouth);
            assertThat(table.tricks(Strain.NO_TRUMP, declarer)).isZero();
        }
    }

    @Test
    void thirteenTopTricks() {
        // North wins with every card, whoever leads what.
        DoubleDummy solver =
                DoubleDummy.of(Layout.of("AKQ.AKQ.AKQ.AKQJ", "JT9.JT98.JT9.T98", "876.765.8765.765", "5432.432.432.432")
                        .deal());
        assertThat(solver.tricks(Strain.NO_TRUMP, Seat.NORTH)).isEqualTo(13);
        assertThat(solver.tricks(Strain.NO_TRUMP, Seat.SOUTH)).isEqualTo(13);
        assertThat(solver.tricks(Strain.NO_TRUMP, Seat.EAST)).isZero();
        assertThat(solver.tricks(Strain.NO_TRUMP, Seat.WEST)).isZero();
        assertThat(solver.leads(Strain.NO_TRUMP, Seat.NORTH).tricks().values())
                .hasSize(13)
                .containsOnly(13);
    }

    /**
     * Seven clubs redoubled in Ian Fleming's "Moonraker" (1955), made on any lead: south ruffs diamonds in north until
     * the suit is good, north leads trumps through east's king-jack-nine.
     */
    @Test
    void theDealOfMoonraker() {
        DoubleDummy solver =
                DoubleDummy.of(Layout.of("T987.6543..76532", "AKQJ.AKQJ.AK.KJ9", "..Q8765432.AQT84", "65432.T9872.JT9.")
                        .deal());
        assertThat(solver.leads(Strain.CLUBS, Seat.SOUTH).tricks().values())
                .hasSize(13)
                .containsOnly(13);
    }

    /**
     * The "Mississippi heart hand" of the nineteenth century: south has twelve or thirteen winners and wins six tricks
     * with hearts as trumps. West ruffs each of the seven black winners, and diamonds fetch the six trumps.
     */
    @Test
    void theMississippiHeartHand() {
        DoubleDummy solver =
                DoubleDummy.of(Layout.of("5432..5432.65432", "JT9876..A76.T987", "AKQ.AKQT98..AKQJ", ".J765432.KQJT98.")
                        .deal());
        assertThat(solver.tricks(Strain.HEARTS, Seat.SOUTH)).isEqualTo(6);
    }

    @Test
    void turningTheTableTurnsTheResults() {
        for (int seed : turnedAbout()) {
            Layout layout = new Layout(Deal.shuffled(new Seed(seed)));
            DoubleDummyTable table = DoubleDummy.of(layout.deal()).table();
            for (int places = 1; places < 4; places++) {
                DoubleDummyTable turned =
                        DoubleDummy.of(layout.turned(places).deal()).table();
                for (Strain strain : Strain.values()) {
                    for (Seat declarer : Seat.values()) {
                        assertThat(turned.tricks(strain, declarer.after(places)))
                                .as("deal %d turned by %d, %s by %s", seed, places, strain, declarer)
                                .isEqualTo(table.tricks(strain, declarer));
                    }
                }
            }
        }
    }

    @Test
    void changingSuitsChangesNothingAtNoTrumpAndMovesTheTrumps() {
        for (int seed : turnedAbout()) {
            Deal deal = Deal.shuffled(new Seed(seed));
            DoubleDummy solver = DoubleDummy.of(deal);
            DoubleDummy changed = DoubleDummy.of(new Deal(
                    nextSuit(deal.north()), nextSuit(deal.east()), nextSuit(deal.south()), nextSuit(deal.west())));
            for (Seat declarer : Seat.values()) {
                assertThat(changed.tricks(Strain.NO_TRUMP, declarer))
                        .isEqualTo(solver.tricks(Strain.NO_TRUMP, declarer));
                assertThat(changed.tricks(Strain.DIAMONDS, declarer)).isEqualTo(solver.tricks(Strain.CLUBS, declarer));
            }
        }
    }

    /** Here north and south cross to each other by suits that can be cashed only after trumps have been drawn. */
    @Test
    void crossingAfterDrawingTrumpsIsWorthTheSameInEverySuit() {
        Layout layout = Layout.of("972.J64.AQJ73.Q3", "A43.AT95.8.K9762", "KT5.Q873.9654.A8", "QJ86.K2.KT2.JT54");
        Deal turned = layout.turned(2).deal();
        Deal changed = new Deal(
                nextSuit(turned.north()), nextSuit(turned.east()), nextSuit(turned.south()), nextSuit(turned.west()));
        Map<Seat, Integer> spades = DoubleDummy.of(layout.deal()).tricksByDeclarer(Strain.SPADES);
        Map<Seat, Integer> clubs = DoubleDummy.of(changed).tricksByDeclarer(Strain.CLUBS);
        for (Seat declarer : Seat.values()) {
            assertThat(clubs.get(declarer.partner())).isEqualTo(spades.get(declarer));
        }
    }

    @Test
    void theBestLeadGivesTheResultOfTheContract() {
        for (int seed : List.of(3, 5, 8)) {
            DoubleDummy solver = DoubleDummy.of(Deal.shuffled(new Seed(seed)));
            for (Strain strain : Strain.values()) {
                LeadAnalysis leads = solver.leads(strain, Seat.SOUTH);
                assertThat(leads.tricks()).hasSize(13);
                assertThat(leads.fewest()).isEqualTo(solver.tricks(strain, Seat.SOUTH));
            }
        }
    }

    /** The seeds of three deals, and of as many more as {@code kibitzer.turned-deals} asks for. */
    private static int[] turnedAbout() {
        return IntStream.concat(
                        IntStream.of(3, 8, 10),
                        IntStream.range(0, Integer.getInteger("kibitzer.turned-deals", 0))
                                .map(deal -> 40_000 + deal))
                .toArray();
    }

    /** Clubs become diamonds, and so on; spades become clubs. */
    private static CardSet nextSuit(CardSet hand) {
        return hand.stream()
                .map(card -> Card.of(card.rank(), Suit.values()[(card.suit().ordinal() + 1) % 4]))
                .collect(CardSet.toCardSet());
    }
}
