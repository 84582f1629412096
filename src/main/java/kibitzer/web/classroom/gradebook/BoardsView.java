package kibitzer.web.classroom.gradebook;

import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.util.List;
import java.util.Map;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.gradebook.BoardTraveller;
import kibitzer.classroom.gradebook.BoardTravellers;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.bridge.ClassTraveller;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;

/** The travellers of an assignment's boards, with names, for whoever runs the class. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/assignment/:aid/boards")
public class BoardsView extends GradebookPage {
    private final transient BoardTravellers travellers;

    BoardsView(ClassGate gate, Visitor visitor, BoardTravellers travellers) {
        super(gate, visitor);
        this.travellers = travellers;
    }

    @Override
    void open(Admission admission, BeforeEnterEvent event) {
        ClassroomId id = admission.classroom().id();
        AssignmentId assignment = assignment(event);
        List<BoardTraveller> boards = travellers.of(id, visitor(), assignment);
        begin("The boards", admission);
        add(ways(toItems("The questions", id, assignment)));
        if (boards.isEmpty()) {
            add(new Paragraph("It has no boards that are the same for all."));
        }
        Map<LearnerId, String> names = travellers.names(id, visitor());
        boards.forEach(board -> add(new ClassTraveller(board, learner -> names.getOrDefault(learner, ""), visitor())));
    }
}
