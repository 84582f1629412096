package kibitzer.web.classroom.gradebook;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.gradebook.BoardTraveller;
import kibitzer.classroom.gradebook.BoardTravellers;
import kibitzer.classroom.gradebook.Entrant;
import kibitzer.classroom.gradebook.SideResults;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.RosterName;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Citations;
import kibitzer.web.bridge.ClassDepartures;
import kibitzer.web.bridge.ClassTraveller;
import kibitzer.web.bridge.PairResults;
import kibitzer.web.bridge.TeamResults;
import kibitzer.web.classroom.TableFile;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;

/** The travellers of an assignment's boards, with names, for whoever runs the class. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/assignment/:aid/boards")
public class BoardsView extends GradebookPage {
    private final transient BoardTravellers travellers;
    private final transient Citations citations;

    BoardsView(ClassGate gate, Visitor visitor, BoardTravellers travellers, Citations citations) {
        super(gate, visitor);
        this.travellers = travellers;
        this.citations = citations;
    }

    @Override
    void open(Admission admission, BeforeEnterEvent event) {
        ClassroomId id = admission.classroom().id();
        AssignmentId assignment = assignment(event);
        List<BoardTraveller> boards = travellers.of(id, visitor(), assignment);
        begin(travellers.title(id, visitor(), assignment) + ": the boards", admission);
        addClassName("kb-travellers");
        add(ways(toItems("The questions", id, assignment)));
        if (boards.isEmpty()) {
            add(new Paragraph("It has no boards that are the same for all."));
            return;
        }
        String file = "/class/" + id + "/assignment/" + assignment + "/boards";
        add(styled(
                new Div(
                        styled(
                                new NativeButton(
                                        "Print, or save as PDF",
                                        click -> getElement().executeJs("window.print()")),
                                "kb-button"),
                        TableFile.XLSX.link(file, "The boards for Excel"),
                        TableFile.CSV.link(file, "The boards as CSV")),
                "kb-actions"));
        Map<LearnerId, String> names = travellers.names(id, visitor());
        SideResults sides = travellers.sides(id, visitor(), assignment);
        sides.teams().ifPresent(teams -> add(new TeamResults(teams, Optional.empty())));
        sides.pairs().ifPresent(pairs -> add(new PairResults(pairs, entrant -> named(entrant, names), visitor())));
        boards.forEach(board -> {
            add(new ClassTraveller(board, learner -> names.getOrDefault(learner, ""), visitor()));
            if (!board.lines().isEmpty()) {
                add(new ClassDepartures(board, learner -> names.getOrDefault(learner, ""), citations));
            }
        });
    }

    private static String named(Entrant entrant, Map<LearnerId, String> names) {
        return entrant.pair()
                .map(RosterName::text)
                .orElseGet(() -> entrant.learners().stream()
                        .map(learner -> names.getOrDefault(learner, ""))
                        .collect(Collectors.joining(", ")));
    }
}
