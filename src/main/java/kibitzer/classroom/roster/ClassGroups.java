package kibitzer.classroom.roster;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.ClassroomId;
import kibitzer.learning.learner.LearnerId;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** The groups, pairs and teams of a class, which its instructors make. Each call asks the gate anew. */
@Service
@Transactional
public class ClassGroups {
    /** Of all kinds, in one class. */
    static final int MOST = 200;

    private final JdbcClient database;
    private final ClassGate gate;
    private final MemberRows members;
    private final ClassroomRows classrooms;

    ClassGroups(JdbcClient database, ClassGate gate, MemberRows members, ClassroomRows classrooms) {
        this.database = database;
        this.gate = gate;
        this.members = members;
        this.classrooms = classrooms;
    }

    /**
     * By name.
     *
     * @throws NoSuchClass if this account does not run the class
     */
    @Transactional(readOnly = true)
    public List<ClassGroup> of(ClassroomId classroom, LearnerId acting) {
        gate.requireInstructor(classroom, acting);
        return all(classroom);
    }

    /** Who plays for whom, whoever asks. For services that have asked whether whoever looks may see it. */
    @Transactional(readOnly = true)
    public Sides sides(ClassroomId classroom) {
        return Sides.of(all(classroom));
    }

    private List<ClassGroup> all(ClassroomId classroom) {
        return database
                .sql("select id, kind, name from class_group where classroom = :classroom order by name_key")
                .param("classroom", classroom.id())
                .query((row, n) -> new ClassGroup(
                        new GroupId(row.getObject("id", UUID.class)),
                        GroupKind.of(row.getString("kind")).orElseThrow(),
                        new RosterName(row.getString("name")),
                        Set.of()))
                .list()
                .stream()
                .map(group -> new ClassGroup(group.id(), group.kind(), group.name(), members(group.id())))
                .toList();
    }

    private Set<LearnerId> members(GroupId group) {
        return database.sql("select learner from class_group_member where class_group = :id")
                .param("id", group.id())
                .query((row, n) -> new LearnerId(row.getObject("learner", UUID.class)))
                .set();
    }

    /** Makes a group that is assigned something of its own, as {@link #make(ClassroomId, LearnerId, GroupKind, RosterName, Collection)}. */
    public GroupId make(ClassroomId classroom, LearnerId acting, RosterName name, Collection<LearnerId> learners) {
        return make(classroom, acting, GroupKind.GROUP, name, learners);
    }

    /**
     * Puts learners of the class together.
     *
     * @throws NoSuchClass if this account does not run the class
     * @throws BadEntry if another has the name, there are too many, one is no learner of the class or in a pair or team already,
     *     or a pair would be torn
     */
    public GroupId make(
            ClassroomId classroom, LearnerId acting, GroupKind kind, RosterName name, Collection<LearnerId> learners) {
        gate.requireInstructor(classroom, acting);
        classrooms.lock(classroom);
        if (of(classroom, acting).size() >= MOST) {
            throw new BadEntry(BadEntry.Field.ELSEWHERE, "A class has at most " + MOST + " groups, pairs and teams.");
        }
        GroupId id = new GroupId(UUID.randomUUID());
        named(
                "insert into class_group (id, classroom, kind, name, name_key)"
                        + " values (:id, :classroom, :kind, :name, :key)",
                classroom,
                id,
                kind,
                name);
        fill(classroom, id, kind, learners);
        return id;
    }

    /**
     * Gives a group, pair or team another name and other members.
     *
     * @throws NoSuchClass if this account does not run the class, or the class has no such group
     * @throws BadEntry as {@link #make}
     */
    public void change(
            ClassroomId classroom, LearnerId acting, GroupId id, RosterName name, Collection<LearnerId> learners) {
        GroupKind kind = require(classroom, acting, id).kind();
        named(
                "update class_group set name = :name, name_key = :key"
                        + " where id = :id and classroom = :classroom and kind = :kind",
                classroom,
                id,
                kind,
                name);
        database.sql("delete from class_group_member where class_group = :id")
                .param("id", id.id())
                .update();
        fill(classroom, id, kind, learners);
    }

    /**
     * Takes a group away; what was assigned to it alone is assigned to nobody then but who has begun it.
     *
     * @throws NoSuchClass if this account does not run the class, or the class has no such group
     */
    public void remove(ClassroomId classroom, LearnerId acting, GroupId id) {
        require(classroom, acting, id);
        database.sql("delete from class_group where id = :id")
                .param("id", id.id())
                .update();
    }

    private ClassGroup require(ClassroomId classroom, LearnerId acting, GroupId id) {
        classrooms.lock(classroom);
        return of(classroom, acting).stream()
                .filter(group -> group.id().equals(id))
                .findFirst()
                .orElseThrow(NoSuchClass::new);
    }

    private void named(String statement, ClassroomId classroom, GroupId id, GroupKind kind, RosterName name) {
        boolean taken =
                database.sql("select count(*) from class_group where classroom = :classroom and name_key = :key and"
                                        + " id <> :id")
                                .param("classroom", classroom.id())
                                .param("key", name.key())
                                .param("id", id.id())
                                .query(Integer.class)
                                .single()
                        > 0;
        if (taken) {
            throw taken(name);
        }
        try {
            database.sql(statement)
                    .param("id", id.id())
                    .param("classroom", classroom.id())
                    .param("kind", kind.word())
                    .param("name", name.text())
                    .param("key", name.key())
                    .update();
        } catch (DuplicateKeyException meanwhile) {
            throw taken(name);
        }
    }

    private static BadEntry taken(RosterName name) {
        return new BadEntry(BadEntry.Field.NAME, "There is a group " + name + " already.");
    }

    private void fill(ClassroomId classroom, GroupId id, GroupKind kind, Collection<LearnerId> learners) {
        Set<LearnerId> chosen = Set.copyOf(learners);
        if (chosen.size() > kind.most()) {
            throw elsewhere("A " + kind.word() + " has at most " + kind.most() + " learners.");
        }
        Set<LearnerId> ofClass = members.of(classroom).stream()
                .filter(Member::learns)
                .map(Member::learner)
                .collect(Collectors.toSet());
        if (!ofClass.containsAll(chosen)) {
            throw elsewhere("One of them is not a learner of this class.");
        }
        if (kind.isExclusive()) {
            requireFree(classroom, kind, id, chosen);
        }
        chosen.forEach(
                learner -> database.sql("insert into class_group_member (class_group, learner) values (:id, :learner)")
                        .param("id", id.id())
                        .param("learner", learner.id())
                        .update());
        sides(classroom).torn().ifPresent(pair -> {
            throw elsewhere(pair.name() + " is a pair: a team has both of it, or neither.");
        });
    }

    private void requireFree(ClassroomId classroom, GroupKind kind, GroupId id, Set<LearnerId> chosen) {
        all(classroom).stream()
                .filter(other -> other.kind() == kind && !other.id().equals(id))
                .filter(other -> other.members().stream().anyMatch(chosen::contains))
                .findFirst()
                .ifPresent(other -> {
                    throw elsewhere("One of them is in the " + kind.word() + " " + other.name()
                            + " already; a learner is in one " + kind.word() + " at most.");
                });
    }

    private static BadEntry elsewhere(String says) {
        return new BadEntry(BadEntry.Field.ELSEWHERE, says);
    }
}
