package kibitzer.play.tricks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.games.trick.catalogue.TrickGames;
import org.junit.jupiter.api.Test;

/** Who takes part, who leads and what is trumps, before a card is led. */
class HandSidesTest {
    /** Dealt by west, so that north is eldest hand; the dealer's last card is turned. */
    private static final TrickHand WHIST = TrickHand.of(
            TrickGames.find("whist").orElseThrow(),
            3,
            Stream.of(
                            "AS KS QS 5H 4H 3H 2H 9D 8D 7D 6D 5D 4D",
                            "JS TS 9S AH KH QH JH AD KD QD JD TD 3D",
                            "8S 7S 6S TH 9H 8H 7H AC KC QC JC TC 9C",
                            "5S 4S 3S 2S 6H 2D 8C 7C 6C 5C 4C 3C 2C")
                    .map(Cards::of)
                    .toList(),
            List.of(),
            Optional.of(CardNotation.read("2C")));

    @Test
    void atWhistAllFourPlayByPartnersAndEldestHandLeads() {
        HandSides sides = new HandSides(WHIST);

        assertThat(sides.seats()).containsExactly(0, 1, 2, 3);
        assertThat(WHIST.isByPartners()).isTrue();
        assertThat(sides.leader()).isZero();
        assertThat(sides.defender()).isEmpty();
    }

    @Test
    void theCardTurnedIsTrumpsAndNobodyNamesThem() {
        HandTrump trump = new HandTrump(WHIST);

        assertThat(trump.suit()).contains(Suit.CLUBS);
        assertThat(trump.isToBeNamed()).isFalse();
        assertThat(trump.isByFirstLead()).isFalse();
        assertThat(trump.turnsLate()).isFalse();
    }

    @Test
    void noPoolIsTakenByShowingAHandAtWhist() {
        assertThat(new ShownHands(WHIST).places()).isEmpty();
    }
}
