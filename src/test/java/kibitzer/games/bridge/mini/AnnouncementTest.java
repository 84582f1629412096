package kibitzer.games.bridge.mini;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumMap;
import java.util.Map;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnnouncementTest {
    private static Announcement of(Seat dealer, int north, int east, int south, int west) {
        return new Announcement(dealer, Map.of(Seat.NORTH, north, Seat.EAST, east, Seat.SOUTH, south, Seat.WEST, west));
    }

    /** As it is taught: the side with more points, in it the hand with more; where both are even, who spoke first. */
    @ParameterizedTest
    @CsvSource({
        "NORTH, 12, 8, 11, 9, NORTH",
        "WEST, 12, 8, 11, 9, NORTH", // who deals says nothing where nothing is even
        "EAST, 5, 17, 16, 2, SOUTH", // the strongest hand of all defends
        "NORTH, 11, 9, 11, 9, NORTH",
        "EAST, 11, 9, 11, 9, SOUTH", // East announces first, then South
        "SOUTH, 11, 9, 11, 9, SOUTH",
        "WEST, 11, 9, 11, 9, NORTH",
        "NORTH, 12, 15, 8, 5, NORTH", // 20 each: dealer's side
        "EAST, 12, 15, 8, 5, EAST",
        "WEST, 12, 15, 8, 5, EAST",
        "WEST, 10, 10, 10, 10, WEST"
    })
    void declares(Seat dealer, int north, int east, int south, int west, Seat declarer) {
        assertThat(of(dealer, north, east, south, west).declarer()).isEqualTo(declarer);
    }

    /** Written out a second time, as one would at the table: which side, then which of the two. */
    private static Seat atTheTable(Seat dealer, int[] points) {
        int northSouth = points[0] + points[2];
        boolean northSouthPlay = northSouth > 20 || northSouth == 20 && (dealer == Seat.NORTH || dealer == Seat.SOUTH);
        Seat one = northSouthPlay ? Seat.NORTH : Seat.EAST;
        Seat other = northSouthPlay ? Seat.SOUTH : Seat.WEST;
        int difference = points[one.ordinal()] - points[other.ordinal()];
        if (difference != 0) {
            return difference > 0 ? one : other;
        }
        for (Seat turn = dealer; ; turn = turn.next()) {
            if (turn == one || turn == other) {
                return turn;
            }
        }
    }

    @Test
    void agreesWithTheRuleWrittenOutASecondTime() {
        Chance chance = new Seed(20_261_123).chance();
        for (int tried = 0; tried < 20_000; tried++) {
            int[] points = new int[4];
            for (int point = 0; point < Announcement.ALL; point++) {
                points[chance.below(4)]++;
            }
            Map<Seat, Integer> announced = new EnumMap<>(Seat.class);
            for (Seat seat : Seat.values()) {
                announced.put(seat, points[seat.ordinal()]);
            }
            Seat dealer = Seat.values()[chance.below(4)];
            assertThat(new Announcement(dealer, announced).declarer())
                    .as("%s deals, %s", dealer, announced)
                    .isEqualTo(atTheTable(dealer, points));
        }
    }

    @Test
    void pointsThatAreNoPacksAreRefused() {
        assertThatThrownBy(() -> of(Seat.NORTH, 12, 8, 11, 10))
                .isInstanceOf(BadNotation.class)
                .hasMessage("together 41 points; expected the 40 points of the pack");
        assertThatThrownBy(() -> of(Seat.NORTH, 38, 2, 0, 0))
                .hasMessage("38 for north; expected 0 to 37 points for each of N E S W");
        assertThatThrownBy(() -> new Announcement(Seat.NORTH, Map.of(Seat.NORTH, 40)))
                .hasMessageStartingWith("40 for north");
        assertThatThrownBy(() -> new Announcement(Seat.NORTH, Map.of(Seat.NORTH, 20, Seat.EAST, 20)))
                .hasMessageStartingWith("nothing for south");
    }
}
