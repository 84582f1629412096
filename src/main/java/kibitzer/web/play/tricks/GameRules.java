package kibitzer.web.play.tricks;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import kibitzer.games.trick.TrickGame;
import kibitzer.web.page.Paths;
import org.springframework.util.StringUtils;

/** The rules of a game in short, folded away: what it changes of the game it grew from, and the way to its page. */
final class GameRules extends NativeDetails {

    GameRules(TrickGame game) {
        UnorderedList rules = new UnorderedList();
        rules.addClassName("kb-rules");
        game.differences().forEach(rule -> rules.add(new ListItem(StringUtils.capitalize(rule) + ".")));
        addClassName("kb-more");
        setSummaryText(game.parent()
                .map(parent -> "Differs from " + parent.title() + " in this")
                .orElse("The rules in short"));
        setContent(new Div(rules, new Paragraph(new Anchor(Paths.game(game.id()), "All its rules"))));
    }
}
