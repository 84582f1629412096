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

/** The groups of a class, which its instructors make; a learner may be in several. Each call asks the gate anew. */
@Service
@Transactional
public class ClassGroups {
    /** In one class. */
    static final int MOST = 100;

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
        return database
                .sql("select id, name from class_group where classroom = :classroom order by name_key")
                .param("classroom", classroom.id())
                .query((row, n) -> new ClassGroup(
                        new GroupId(row.getObject("id", UUID.class)), new RosterName(row.getString("name")), Set.of()))
                .list()
                .stream()
                .map(group -> new ClassGroup(group.id(), group.name(), members(group.id())))
                .toList();
    }

    private Set<LearnerId> members(GroupId group) {
        return database.sql("select learner from class_group_member where class_group = :id")
                .param("id", group.id())
                .query((row, n) -> new LearnerId(row.getObject("learner", UUID.class)))
                .set();
    }

    /**
     * Makes a group of learners of the class.
     *
     * @throws NoSuchClass if this account does not run the class
     * @throws BadEntry if a group has the name, there are too many, or one is no learner of the class
     */
    public GroupId make(ClassroomId classroom, LearnerId acting, RosterName name, Collection<LearnerId> learners) {
        gate.requireInstructor(classroom, acting);
        classrooms.lock(classroom);
        if (of(classroom, acting).size() >= MOST) {
            throw new BadEntry(BadEntry.Field.ELSEWHERE, "A class has at most " + MOST + " groups.");
        }
        GroupId id = new GroupId(UUID.randomUUID());
        named(
                "insert into class_group (id, classroom, name, name_key) values (:id, :classroom, :name, :key)",
                classroom,
                id,
                name);
        fill(classroom, id, learners);
        return id;
    }

    /**
     * Gives a group another name and other members.
     *
     * @throws NoSuchClass if this account does not run the class, or the class has no such group
     * @throws BadEntry as {@link #make}
     */
    public void change(
            ClassroomId classroom, LearnerId acting, GroupId id, RosterName name, Collection<LearnerId> learners) {
        require(classroom, acting, id);
        named(
                "update class_group set name = :name, name_key = :key where id = :id and classroom = :classroom",
                classroom,
                id,
                name);
        database.sql("delete from class_group_member where class_group = :id")
                .param("id", id.id())
                .update();
        fill(classroom, id, learners);
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

    private void require(ClassroomId classroom, LearnerId acting, GroupId id) {
        classrooms.lock(classroom);
        if (of(classroom, acting).stream().noneMatch(group -> group.id().equals(id))) {
            throw new NoSuchClass();
        }
    }

    private void named(String statement, ClassroomId classroom, GroupId id, RosterName name) {
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

    private void fill(ClassroomId classroom, GroupId id, Collection<LearnerId> learners) {
        Set<LearnerId> ofClass = members.of(classroom).stream()
                .filter(Member::learns)
                .map(Member::learner)
                .collect(Collectors.toSet());
        if (!ofClass.containsAll(learners)) {
            throw new BadEntry(BadEntry.Field.ELSEWHERE, "One of them is not a learner of this class.");
        }
        Set.copyOf(learners)
                .forEach(learner -> database.sql(
                                "insert into class_group_member (class_group, learner) values (:id, :learner)")
                        .param("id", id.id())
                        .param("learner", learner.id())
                        .update());
    }
}
