package kibitzer.web.play.bridge.problems;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.Route;
import java.util.List;
import kibitzer.advice.Source;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.Theme;
import kibitzer.games.bridge.problems.find.FurtherDeals;
import kibitzer.games.bridge.problems.store.PlayProblems;
import kibitzer.marking.Citations;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;

/** The problem hands of bridge play: a theme each fold, its hands from easy to hard, each with a way to its table. */
@UnderMenu(MenuEntry.PRACTICE)
@Route(PlayProblemsView.PATH)
public class PlayProblemsView extends Page {
    static final String PATH = "play/bridge/problems";
    private static final String TABLE = "play/bridge?problem=";

    private final transient Citations citations;

    PlayProblemsView(Citations citations) {
        this.citations = citations;
        PlayProblems problems = PlayProblems.shipped();
        begin("Problem hands");
        lead(
                "One way of playing is better than all others. The other players see every card: a wrong way meets the play that"
                        + " beats it.");
        add(styled(
                new Paragraph(problems.all().size()
                        + " hands, by theme. Level 1 is for a first evening, level 5 for experts."),
                "kb-soft"));
        section("You are declarer", problems, false);
        section("You defend", problems, true);
    }

    private void section(String heading, PlayProblems problems, boolean defence) {
        add(styled(new H2(heading), "kb-heading"));
        problems.themes().stream()
                .filter(theme -> theme.isOfDefence() == defence)
                .forEach(theme -> add(fold(theme, problems.of(theme))));
    }

    private NativeDetails fold(Theme theme, List<PlayProblem> problems) {
        UnorderedList list = styled(new UnorderedList(), "kb-set-list");
        problems.forEach(problem -> list.add(line(problem)));
        Paragraph lesson = styled(new Paragraph(theme.lesson() + " (" + source(theme) + ".)"), "kb-soft");
        String summary = theme.title() + " (" + problems.size() + ")";
        Anchor further = styled(
                new Anchor(TABLE + FurtherDeals.id(theme, Seed.fresh()), "Another hand of this theme"), "kb-button");
        return styled(
                new NativeDetails(summary, new Div(lesson, list, styled(new Div(further), "kb-actions"))), "kb-more");
    }

    private String source(Theme theme) {
        return theme.pointer()
                .map(pointer -> citations.of(Source.source(pointer)).inWords())
                .orElse("General practice");
    }

    private static ListItem line(PlayProblem problem) {
        return new ListItem(
                new Anchor(TABLE + problem.id(), problem.title()),
                styled(
                        new Paragraph("Level " + problem.level()
                                + (problem.isDefence()
                                        ? ", you are " + problem.learner().inWords()
                                        : "")),
                        "kb-soft"));
    }
}
