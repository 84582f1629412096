package kibitzer.web.library;

import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.RouteParam;
import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.router.RouterLink;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kibitzer.content.syllabus.Game;
import kibitzer.content.syllabus.Games;

/** Games as a tree: each variant under the game it differs from, as far as both are shown. */
final class GameTree extends UnorderedList {
    private final Games games;
    private final Set<Game> shown;
    private final Teaching teaching;

    GameTree(Games games, List<Game> shown, Teaching teaching) {
        this.games = games;
        this.shown = new LinkedHashSet<>(shown);
        this.teaching = teaching;
        addClassName("kb-tree");
        shown.stream().filter(game -> !hasParentHere(game)).forEach(game -> add(branch(game)));
    }

    private boolean hasParentHere(Game game) {
        return game.variantOf().flatMap(games::find).filter(shown::contains).isPresent();
    }

    private ListItem branch(Game game) {
        ListItem item = new ListItem(link(game));
        if (teaching.teaches(game)) {
            Span badge = new Span("taught");
            badge.addClassName("kb-badge");
            badge.getElement().setAttribute("data-kind", "best");
            item.add(new Span(" "), badge);
        }
        List<Game> variants =
                games.variantsOf(game.id()).stream().filter(shown::contains).toList();
        if (!variants.isEmpty()) {
            UnorderedList below = new UnorderedList();
            variants.forEach(variant -> below.add(branch(variant)));
            item.add(below);
        }
        return item;
    }

    static RouterLink link(Game game) {
        return new RouterLink(game.name(), GameView.class, new RouteParameters(new RouteParam("id", game.id())));
    }
}
