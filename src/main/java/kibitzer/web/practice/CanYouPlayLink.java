package kibitzer.web.practice;

import com.vaadin.flow.router.RouterLink;
import java.util.List;
import kibitzer.decisions.Decision;
import kibitzer.decisions.trick.TrickDecisions;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.learning.mix.MixWish;
import kibitzer.web.page.Tile;

/** The ways to be asked whether one can play a game of tricks. */
public final class CanYouPlayLink {
    private static final TrickGame FIRST = TrickGames.find("whist").orElseThrow();

    private CanYouPlayLink() {}

    /** To ten questions on its rules of every kind. */
    public static RouterLink ten(TrickGame game) {
        return link("Can you play it?", MixAddress.playing(game));
    }

    /** To its rules one kind at a time, without end. */
    public static List<RouterLink> one(TrickGame game) {
        return TrickDecisions.rulesOf(game).stream()
                .map(decision -> one(decision, game))
                .toList();
    }

    private static RouterLink one(Decision<?, ?> decision, TrickGame game) {
        RouterLink link =
                new RouterLink("Practise: " + decision.title(), PracticeView.class, PracticeView.parameters(decision));
        link.setQueryParameters(
                DealtAddress.any().with(TrickDecisions.dealtFor(game)).query());
        return link;
    }

    /** To where the game is chosen. */
    static Tile choose() {
        return new Tile(
                link("Can you play it?", MixAddress.choosing(MixWish.playing(FIRST))),
                "Ten questions on the rules of any of " + TrickGames.ALL.size() + " games of tricks");
    }

    private static RouterLink link(String text, MixAddress address) {
        RouterLink link = new RouterLink(text, MixView.class);
        link.setQueryParameters(address.query());
        return link;
    }
}
