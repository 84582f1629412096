package kibitzer.games.bridge.doubledummy;

import static kibitzer.games.bridge.Seat.NORTH;
import static kibitzer.games.bridge.Seat.SOUTH;
import static kibitzer.games.bridge.Seat.WEST;
import static kibitzer.games.bridge.Strain.NO_TRUMP;
import static kibitzer.games.bridge.Strain.SPADES;
import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.CardSet;
import kibitzer.games.bridge.Strain;
import org.junit.jupiter.api.Test;

/** Endings made by hand: what they are worth is proved in words beside each, and by every play of the cards. */
class KnownEndingsTest {
    @Test
    void aFinesseWinsWithTheKingBeforeTheTenace() {
        // South leads the two: if west plays the king the ace takes it, else the queen wins.
        Layout.of("AQ...", "65...", "32...", "K4...").northSouthWin(2, NO_TRUMP, SOUTH);
    }

    @Test
    void aFinesseLosesWithTheKingBehindTheTenace() {
        // Either the queen loses to the king, or the ace goes first and the king wins the second round.
        Layout.of("AQ...", "K4...", "32...", "65...").northSouthWin(1, NO_TRUMP, SOUTH);
    }

    @Test
    void twoFinessesNeedTwoEntries() {
        // The jack holds, but north must then lead the suit: west's king-ten takes one of ace and queen's company.
        Layout.of("AQJ...", "876...", "432...", "KT9...").northSouthWin(2, NO_TRUMP, SOUTH);
        // With the ace of hearts as an entry south leads spades twice: queen, jack, ace and the ace of hearts.
        Layout.of("AQJ.2..", "876.4..", "432.A..", "KT9.3..").northSouthWin(4, NO_TRUMP, SOUTH);
    }

    @Test
    void aThrowInMakesADefenderLeadIntoTheTenace() {
        // East must win the club, then leads from king-jack into ace-queen.
        Layout.of("AQ...2", "KJ...A", "43...3", "65...4").northSouthWin(2, NO_TRUMP, SOUTH);
    }

    @Test
    void aSimpleSqueeze() {
        // On the ace of clubs west lets go the queen of spades (the jack is good) or a heart (ace and jack are).
        Layout.of("2.AJ..", "..543.", "J.2..A", "Q.KQ..").northSouthWin(3, NO_TRUMP, SOUTH);
    }

    @Test
    void aPositionalSqueezeWorksAgainstTheLeftHandOnly() {
        // North keeps what west has given up: the king of spades or ace and jack of hearts.
        Layout.of("K.AJ..", "..543.", ".32..A", "A.KQ..").northSouthWin(3, NO_TRUMP, SOUTH);
        // Against east north must throw first, and east throws the same suit.
        Layout.of("K.AJ..", "A.KQ..", ".32..A", "..543.").northSouthWin(2, NO_TRUMP, SOUTH);
    }

    @Test
    void aDoubleSqueeze() {
        // West keeps the queen of diamonds and throws a spade; north lets the jack of diamonds go; east must keep the
        // queen of hearts and throws a spade; ace and three of spades win.
        Layout.of("A3..J.", "JT.Q..", "2.J..A", "KQ..Q.").northSouthWin(3, NO_TRUMP, SOUTH);
    }

    @Test
    void aTrumpCoupNeedsTheLeadInTheOtherHand() {
        // North leads anything: east ruffs, south overruffs and draws the last trump.
        Layout.of("..A3.", "KJ...", "AQ...", "..54.").northSouthWin(2, SPADES, NORTH);
        // On lead south makes the ace only.
        Layout.of("..A3.", "KJ...", "AQ...", "..54.").northSouthWin(1, SPADES, SOUTH);
    }

    @Test
    void aDuckKeepsTheOnlyEntry() {
        // South leads a diamond and north lets east win; east has clubs only besides, and south's ace takes one. Then a
        // diamond to the ace, king and nine: four. East's three honours cost one trick whatever is played.
        Layout.of("..AK987.", "..QJT.32", ".54.65.A", ".AK.432.").northSouthWin(4, NO_TRUMP, SOUTH);
    }

    @Test
    void aBlockedSuitIsNotRun() {
        // South wins ace and king and must then give up a heart: north's spades are never led.
        Layout.of("QJT...", "432...", "AK.2..", ".AKQ..").northSouthWin(2, NO_TRUMP, SOUTH);
    }

    @Test
    void aCrossRuffMakesEveryTrumpSeparately() {
        // Clubs are ruffed by south, diamonds by north; nobody else has a trump.
        Layout.of("AK...32", "..AK.AK", "QJ..32.", "..QJ.QJ").northSouthWin(4, SPADES, NORTH);
    }

    @Test
    void aTrumpLeadSpoilsTheCrossRuff() {
        // The trump costs declarer's side two trumps for one trick, then two ruffs are left and a loser. Any other lead
        // lets all four trumps win: north and south always overruff the two.
        LeadAnalysis leads = DoubleDummy.of(
                        Layout.of("AK...32", "..AK.AK", "QJ..32.", "2..QJ.Q").deal())
                .leads(SPADES, SOUTH);
        assertThat(leads.leader()).isEqualTo(WEST);
        assertThat(leads.best()).isEqualTo(CardSet.of("2S"));
        assertThat(leads.fewest()).isEqualTo(3);
        assertThat(leads.tricks().keySet())
                .filteredOn(lead -> leads.cost(lead) == 1)
                .containsExactlyElementsOf(CardSet.of("QD JD QC"));
    }

    @Test
    void aRuffingFinesse() {
        // North leads the queen of clubs: king covered, south ruffs, crosses to the ace of hearts and the jack is good;
        // not covered, south throws a heart and leads on.
        Layout.of(".A..QJ", ".4..K2", "A.32..", ".KQJ..").northSouthWin(3, SPADES, NORTH);
    }

    @Test
    void anUppercutPromotesATrump() {
        // East ruffs west's heart with the queen. South overruffs, and the jack outlives the ace; or south throws the
        // ten under and the queen has won.
        Layout.of("..432.", "Q..65.", "AKT...", "J9.3..").northSouthWin(2, SPADES, WEST);
    }

    @Test
    void theBathCoupWinsTwoTricksWithAceAndJack() {
        // West leads the king and south ducks: the next spade runs into ace-jack. A low lead goes to the jack.
        Layout.of("..432.", "543...", "AJ2...", "KQT...").northSouthWin(2, NO_TRUMP, WEST);
    }

    @Test
    void holdingUpOnceCutsTheDefenders() {
        // South ducks one heart and wins the next; east then has none left when the ace of spades is in: three tricks.
        // West's turning to the nine changes nothing: the ace of hearts is still there for north's spades. Taken at
        // once, the ace is south's last heart: east ducks a spade, wins the next, and two hearts follow.
        Layout.of("KQJT.6..", "A62.54..", "543.A2..", "9.KQJT..").northSouthWin(3, NO_TRUMP, WEST);
    }

    @Test
    void theMerrimacCoupKillsTheEntry() {
        // Declarer south, west to lead. The king of hearts fetches north's bare ace: the queen of diamonds is ducked,
        // the jack taken, and the ten is cut off: two tricks. After a club to the ace south plays on diamonds, and the
        // ace of hearts is still there: three.
        LeadAnalysis leads = DoubleDummy.of(
                        Layout.of(".A.QJT.", ".JT.A4.", ".2.32.A", ".K..K32").deal())
                .leads(NO_TRUMP, SOUTH);
        assertThat(leads.tricks())
                .hasSize(4)
                .containsEntry(CardSet.of("KH").first(), 2)
                .containsEntry(CardSet.of("KC").first(), 3)
                .containsEntry(CardSet.of("3C").first(), 3)
                .containsEntry(CardSet.of("2C").first(), 3);
    }

    @Test
    void theLastTrickGoesToTheHighestCardOrTrump() {
        Layout lastTrick = Layout.of("A...", "2...", ".2..", "...A");
        lastTrick.northSouthWin(1, NO_TRUMP, NORTH);
        lastTrick.northSouthWin(1, Strain.HEARTS, NORTH);
        lastTrick.northSouthWin(0, Strain.CLUBS, NORTH);
        lastTrick.northSouthWin(0, NO_TRUMP, WEST);
    }
}
