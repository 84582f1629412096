package kibitzer.web.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.dom.Element;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import kibitzer.classroom.gradebook.BoardEntries;
import kibitzer.classroom.gradebook.Entrant;
import kibitzer.classroom.gradebook.PairTable;
import kibitzer.classroom.gradebook.TeamTable;
import kibitzer.classroom.roster.ClassGroup;
import kibitzer.classroom.roster.GroupId;
import kibitzer.classroom.roster.GroupKind;
import kibitzer.classroom.roster.RosterName;
import kibitzer.learning.learner.LearnerId;
import org.junit.jupiter.api.Test;

/** The tables of pairs and teams, as they stand beside the travellers. */
class SideTablesTest {
    private static final LearnerId ANNA = new LearnerId(new UUID(0, 1));
    private static final LearnerId BERT = new LearnerId(new UUID(0, 2));
    private static final Entrant PAIR = new Entrant(Set.of(ANNA), Optional.of(new RosterName("A & B")));
    private static final Entrant ALONE = new Entrant(Set.of(BERT), Optional.empty());
    private static final BoardEntries BOARD = new BoardEntries(7, Map.of(PAIR, 420, ALONE, -50));

    private static ClassGroup team(String name, LearnerId... members) {
        return new ClassGroup(new GroupId(UUID.randomUUID()), GroupKind.TEAM, new RosterName(name), Set.of(members));
    }

    private static List<List<String>> rows(Element in) {
        return all(in).filter(element -> element.getTag().equals("tr"))
                .map(row -> row.getChildren().map(Element::getTextRecursively).toList())
                .toList();
    }

    private static Stream<Element> all(Element in) {
        return in.isTextNode()
                ? Stream.of()
                : Stream.concat(Stream.of(in), in.getChildren().flatMap(SideTablesTest::all));
    }

    /** 420 is 470 more than -50: 10 international match points. */
    @Test
    void teamsHaveTheirTotalsAndEachBoard() {
        ClassGroup red = team("Red", ANNA);
        ClassGroup blue = team("Blue", BERT);
        TeamResults shown = new TeamResults(new TeamTable(List.of(red, blue), List.of(BOARD)), Optional.of(red));

        assertThat(rows(shown.getElement()))
                .containsExactly(
                        List.of("Team", "Place", "Boards", "IMPs", "Match points"),
                        List.of("Red", "1", "1", "+10", "1 of 1"),
                        List.of("Blue", "2", "1", "-10", "0 of 1"),
                        List.of("Board", "Red", "IMPs", "Blue", "IMPs"),
                        List.of("7", "+420", "+10", "-50", "-10"));
        assertThat(all(shown.getElement())
                        .filter(row -> row.getClassList().contains("kb-strong"))
                        .map(Element::getTextRecursively))
                .containsExactly("Red11+101 of 1");
    }

    @Test
    void aTeamThatHasNoResultHasNoPlaceAndThreeHaveEachTheirMatch() {
        List<ClassGroup> teams = List.of(team("Red", ANNA), team("Blue", BERT), team("Green"));
        TeamResults shown = new TeamResults(new TeamTable(teams, List.of(BOARD)), Optional.empty());

        assertThat(rows(shown.getElement()))
                .contains(
                        List.of("Green", "\u2013", "0", "\u2013", "\u2013"),
                        List.of("Red", "", "+10", "\u2013"),
                        List.of("7", "+420", "+10", "-50", "-10", "\u2013", "\u2013"));
    }

    @Test
    void pairsAndThoseAloneHaveTheirMatchPoints() {
        PairResults shown = new PairResults(
                new PairTable(List.of(BOARD)),
                entrant -> entrant.pair().map(RosterName::text).orElse("another"),
                BERT);

        assertThat(rows(shown.getElement()))
                .containsExactly(
                        List.of("Who", "Place", "Boards", "Match points", "Percent"),
                        List.of("A & B", "1", "1", "1 of 1", "100"),
                        List.of("You", "2", "1", "0 of 1", "0"));
    }
}
