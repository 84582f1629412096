package kibitzer.web.library;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.content.syllabus.Game;
import kibitzer.content.syllabus.Games;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.NamedGames;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.web.page.Page;
import kibitzer.web.table.CardText;

/** How a game of tricks is played, told as what it changes of the game it comes from. */
final class RulesOfPlay extends Div {

    private RulesOfPlay(Game game, TrickGame rules, Games games) {
        addClassName("kb-rules-of-play");
        Optional<TrickGame> parent = rules.parent();
        add(Page.styled(new H2(parent.isPresent() ? "What it changes" : "Its rules in short"), "kb-heading"));
        parent.flatMap(other -> games.find(other.id()))
                .ifPresent(other -> add(new Paragraph(
                        new Span("Differs from "),
                        GameTree.link(other),
                        soft(" (" + other.place().inWords() + ")"),
                        new Span(" in this:"))));
        add(clauses(rules.differences()));
        add(new Paragraph(soft(game.place().inWords())));
        if (parent.isPresent()) {
            add(Page.styled(new NativeDetails("All its rules", clauses(rules.everything())), "kb-more"));
        }
        children(game, rules, games);
    }

    /** Empty for what is no game of tricks. */
    static Optional<Div> of(Game game, Games games) {
        if (NamedGames.ALL.contains(game.id())) {
            return Optional.of(named(game));
        }
        return TrickGames.find(game.id()).map(rules -> new RulesOfPlay(game, rules, games));
    }

    private static Div named(Game game) {
        return new Div(Page.styled(
                new Paragraph("The book only names this game and does not give the rules to play it by: "
                        + game.place().inWords() + "."),
                "kb-note"));
    }

    private static UnorderedList clauses(List<String> says) {
        UnorderedList list = Page.styled(new UnorderedList(), "kb-rules");
        says.forEach(clause -> list.add(new ListItem(new CardText(clause))));
        return list;
    }

    /** Those told from this one that the book does not print as its variants, which the page lists by themselves. */
    private void children(Game game, TrickGame rules, Games games) {
        Set<String> printed = games.variantsOf(game.id()).stream().map(Game::id).collect(Collectors.toSet());
        List<Game> others = TrickGames.childrenOf(rules).stream()
                .filter(child -> !printed.contains(child.id()))
                .flatMap(child -> games.find(child.id()).stream())
                .toList();
        if (!others.isEmpty()) {
            Paragraph told = new Paragraph("Told from it too: ");
            String between = "";
            for (Game other : others) {
                told.add(new Span(between), GameTree.link(other));
                between = ", ";
            }
            add(told);
        }
    }

    private static Span soft(String text) {
        return Page.styled(new Span(text), "kb-soft", "kb-small");
    }
}
