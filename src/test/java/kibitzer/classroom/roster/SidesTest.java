package kibitzer.classroom.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.SharedFixture;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.ClassroomDatabase;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.gradebook.Coursework;
import kibitzer.learning.learner.LearnerId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Learners of a class are put together as pairs and teams. */
@ParameterizedClass
@EnumSource
@SharedFixture
class SidesTest {
    private final ClassGroups groups;
    private final LearnerId ina;
    private final ClassroomId tuesday;
    private final LearnerId anna;
    private final LearnerId bert;
    private final LearnerId carl;

    SidesTest(ClassroomDatabase database) {
        groups = database.get(ClassGroups.class);
        ina = database.instructor("Ina");
        tuesday = database.classroom("Tuesday", ina);
        anna = learner(database, "Anna");
        bert = learner(database, "Bert");
        carl = learner(database, "Carl");
    }

    private LearnerId learner(ClassroomDatabase database, String name) {
        LearnerId learner = database.learner(name);
        new Coursework(database.get(JdbcClient.class)).joins(tuesday, learner, name, Instant.now(), Optional.empty());
        return learner;
    }

    private GroupId make(GroupKind kind, String name, LearnerId... learners) {
        return groups.make(tuesday, ina, kind, new RosterName(name), List.of(learners));
    }

    @Test
    void eachKindIsFoundAsWhatItIs() {
        make(GroupKind.GROUP, "Strong", anna, bert, carl);
        make(GroupKind.PAIR, "Anna & Bert", anna, bert);
        GroupId red = make(GroupKind.TEAM, "Red", anna, bert);
        groups.change(tuesday, ina, red, new RosterName("Reds"), List.of(anna, bert, carl));

        Sides sides = groups.sides(tuesday);
        assertThat(sides.pairs()).extracting(ClassGroup::members).containsExactly(Set.of(anna, bert));
        assertThat(sides.teamOf(carl)).map(team -> team.name().text()).contains("Reds");
        assertThat(sides.pairOf(carl)).isEmpty();

        groups.change(tuesday, ina, red, new RosterName("Reds"), List.of());
        assertThat(groups.sides(tuesday).teamOf(anna)).isEmpty();
        groups.remove(tuesday, ina, red);
        assertThat(groups.sides(tuesday).teams()).isEmpty();
    }

    @Test
    void aPairIsTwoAtMostAndALearnerIsInOnePairAndOneTeam() {
        assertThatThrownBy(() -> make(GroupKind.PAIR, "Three", anna, bert, carl))
                .isInstanceOf(BadEntry.class)
                .hasMessage("A pair has at most 2 learners.");
        make(GroupKind.PAIR, "Anna & Bert", anna, bert);
        assertThatThrownBy(() -> make(GroupKind.PAIR, "Anna & Carl", anna, carl))
                .isInstanceOf(BadEntry.class)
                .hasMessage("One of them is in the pair Anna & Bert already; a learner is in one pair at most.");
        make(GroupKind.TEAM, "Red", carl);
        assertThatThrownBy(() -> make(GroupKind.TEAM, "Blue", carl)).isInstanceOf(BadEntry.class);
        assertThat(groups.of(tuesday, ina))
                .extracting(group -> group.name().text())
                .containsExactly("Anna & Bert", "Red");
    }

    @Test
    void aTeamHasBothOfAPairOrNeither() {
        make(GroupKind.PAIR, "Anna & Bert", anna, bert);
        assertThatThrownBy(() -> make(GroupKind.TEAM, "Red", anna, carl))
                .isInstanceOf(BadEntry.class)
                .hasMessage("Anna & Bert is a pair: a team has both of it, or neither.");
        GroupId red = make(GroupKind.TEAM, "Red", carl);
        assertThatThrownBy(() -> make(GroupKind.PAIR, "Carl & Anna", carl, anna))
                .isInstanceOf(BadEntry.class);
        groups.change(tuesday, ina, red, new RosterName("Red"), List.of(anna, bert, carl));
        assertThat(groups.sides(tuesday).teamOf(bert)).isPresent();
    }

    @Test
    void nobodyElseMakesThem() {
        assertThatThrownBy(() -> groups.make(tuesday, anna, GroupKind.TEAM, new RosterName("Red"), List.of(anna)))
                .isInstanceOf(NoSuchClass.class);
    }
}
