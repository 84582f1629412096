package kibitzer.web.classroom.assignment;

import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.util.List;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.gradebook.BoardTraveller;
import kibitzer.classroom.gradebook.BoardTravellers;
import kibitzer.classroom.gradebook.SideResults;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Citations;
import kibitzer.play.bridge.BoardTable;
import kibitzer.web.bridge.ClassTraveller;
import kibitzer.web.bridge.FirstDepartures;
import kibitzer.web.bridge.PairResults;
import kibitzer.web.bridge.TeamResults;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;

/** The travellers of the boards of an assignment that the learner has been told; nobody but the learner is named. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("assignment/:id/boards")
public class OwnBoardsView extends Page implements BeforeEnterObserver {
    private static final String OTHER = "Another";

    private final transient BoardTravellers travellers;
    private final transient Citations citations;
    private final transient Visitor visitor;

    OwnBoardsView(BoardTravellers travellers, Citations citations, Visitor visitor) {
        this.travellers = travellers;
        this.citations = citations;
        this.visitor = visitor;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        AssignmentId assignment = AssignmentAddress.assignment(event.getRouteParameters(), AssignmentAddress.ID);
        LearnerId learner = visitor.learner();
        List<BoardTraveller> told = travellers.told(learner, assignment);
        begin("The boards");
        add(new Paragraph(AssignmentAddress.to("Back to the assignment", assignment)));
        if (told.isEmpty()) {
            add(new Paragraph("No board is told yet."));
        }
        SideResults sides = travellers.sidesTold(learner, assignment);
        if (!told.isEmpty()) {
            sides.teams()
                    .ifPresent(teams -> add(new TeamResults(teams, sides.sides().teamOf(learner))));
            sides.pairs()
                    .ifPresent(pairs -> add(new PairResults(
                            pairs, entrant -> entrant.learners().contains(learner) ? "Your pair" : OTHER, learner)));
        }
        told.forEach(traveller -> {
            add(new ClassTraveller(traveller, other -> OTHER, learner));
            traveller
                    .of(learner)
                    .ifPresent(line -> add(new FirstDepartures(
                            BoardTable.at(traveller.board(), line.played()).turns(), citations)));
        });
    }
}
