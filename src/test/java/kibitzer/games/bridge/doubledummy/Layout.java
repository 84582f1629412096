package kibitzer.games.bridge.doubledummy;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.PbnHand;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;

/** A deal or an ending written out for a test, and what is known of it. */
record Layout(Deal deal) {

    /** Hands as "AKQ.32.." (spades, hearts, diamonds, clubs). */
    static Layout of(String north, String east, String south, String west) {
        return new Layout(new Deal(PbnHand.read(north), PbnHand.read(east), PbnHand.read(south), PbnHand.read(west)));
    }

    /** The solver finds so many tricks for north and south, and so does every play of the ending. */
    void northSouthWin(int tricks, Strain strain, Seat leader) {
        assertThat(DoubleDummy.of(deal).tricks(strain, Seat.SOUTH, leader)).isEqualTo(tricks);
        if (deal.cardsEach() <= 5) {
            assertThat(new EveryPlay(deal, strain).northSouthTricks(leader)).isEqualTo(tricks);
        }
    }

    /** The same deal with every hand passed on to the left. */
    Layout turned(int places) {
        return new Layout(new Deal(
                deal.hand(Seat.NORTH.after(4 - places)),
                deal.hand(Seat.EAST.after(4 - places)),
                deal.hand(Seat.SOUTH.after(4 - places)),
                deal.hand(Seat.WEST.after(4 - places))));
    }
}
