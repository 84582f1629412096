package kibitzer.web.practice;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.games.cribbage.CribbageGame;
import kibitzer.games.trick.TrickGame;
import kibitzer.play.tricks.TrickTables;
import kibitzer.web.page.PageTile;
import kibitzer.web.play.baccarat.PlayBaccaratView;
import kibitzer.web.play.bridge.BidView;
import kibitzer.web.play.bridge.PlayBridgeView;
import kibitzer.web.play.bridge.PlayBridgeWhistView;
import kibitzer.web.play.bridge.PlayMiniBridgeView;
import kibitzer.web.play.bridge.problems.PlayProblemsView;
import kibitzer.web.play.casino.PlayCasinoView;
import kibitzer.web.play.cribbage.PlayCribbageView;
import kibitzer.web.play.gin.PlayGinView;
import kibitzer.web.play.poker.PlayPokerView;
import kibitzer.web.play.reddog.PlayRedDogView;
import kibitzer.web.play.tricks.TrickTablesView;
import kibitzer.web.play.vingtetun.PlayVingtView;
import kibitzer.web.play.whist.PlayDummyWhistView;
import kibitzer.web.play.whist.PlayWhistView;

/**
 * A game of which whole hands can be played.
 *
 * @param games the ids, in the syllabus, of the games that are played there
 */
public record PlayLink(Set<String> games, PageTile tile) {
    private static final List<PlayLink> ALL = List.of(
            new PlayLink(
                    Set.of(
                            "contract-bridge",
                            "acol-system",
                            "cab-system",
                            "culbertson-point-count",
                            "culbertson-honour-tricks"),
                    new PageTile("Bid a hand", "With a partner and opponents who bid by the books", BidView.class)),
            new PlayLink(
                    Set.of("contract-bridge", "duplicate-contract-bridge"),
                    new PageTile(
                            "Bid and play bridge",
                            "To the last card or a claim: single deals, boards, or a rubber",
                            PlayBridgeView.class)),
            new PlayLink(
                    Set.of("contract-bridge"),
                    new PageTile(
                            "Mini-bridge",
                            "Count your points, see dummy, name the contract and play it",
                            PlayMiniBridgeView.class)),
            new PlayLink(
                    Set.of("contract-bridge", "duplicate-contract-bridge"),
                    new PageTile(
                            "Problem hands of bridge",
                            "As declarer or in defence: one line, or one card, is better than all others",
                            PlayProblemsView.class)),
            new PlayLink(
                    Set.of("jackpots", "draw-poker", "five-card-stud"),
                    new PageTile(
                            "A pot of poker",
                            "Jack pots or five-card stud against robots that follow the book",
                            PlayPokerView.class)),
            new PlayLink(
                    Set.of("gin-rummy", "hollywood-gin"),
                    new PageTile(
                            "A hand of gin",
                            "Hand by hand against a robot that follows the pointers",
                            PlayGinView.class)),
            new PlayLink(
                    Set.of("casino", "royal-casino", "spade-casino", "draw-casino"),
                    new PageTile(
                            "A game of casino",
                            "Deal by deal to 21 points against a robot that follows the book",
                            PlayCasinoView.class)),
            new PlayLink(
                    CribbageGame.ALL.stream().map(CribbageGame::id).collect(Collectors.toUnmodifiableSet()),
                    new PageTile(
                            "A game of cribbage",
                            "On the board, deal after deal, against robots that follow the book",
                            PlayCribbageView.class)),
            new PlayLink(
                    Set.of("vingt-et-un", "vingt-et-un-house-rules", "vingt-un"),
                    new PageTile(
                            "Vingt-et-un for counters",
                            "Deal by deal, every choice judged, with a graph of luck and expectation",
                            PlayVingtView.class)),
            new PlayLink(
                    Set.of("baccarat", "chemin-de-fer"),
                    new PageTile(
                            "Baccarat for counters",
                            "Coup by coup, chemin de fer too, with the bank or against it",
                            PlayBaccaratView.class)),
            new PlayLink(
                    Set.of("bridge-whist-1904", "bridge-whist"),
                    new PageTile(
                            "Bridge of 1904",
                            "Trumps named or left to partner, doubles without end, honours, chicane: rubbers to thirty",
                            PlayBridgeWhistView.class)),
            new PlayLink(
                    Set.of("whist", "short-whist", "long-whist", "american-whist"),
                    new PageTile(
                            "A rubber of whist",
                            "Short, long or American, deal by deal, with a partner and adversaries who follow the maxims",
                            PlayWhistView.class)),
            new PlayLink(
                    Set.of("dummy-whist", "dummy-whist-1900"),
                    new PageTile(
                            "Dummy whist for three",
                            "The fourth hand lies open: play it with your own, or against it, deal by deal to the rubber",
                            PlayDummyWhistView.class)),
            new PlayLink(
                    TrickTables.all().stream().map(TrickGame::id).collect(Collectors.toUnmodifiableSet()),
                    new PageTile(
                            "Games of tricks at the table",
                            "Euchre, nap, hearts and many others, to the last card, against plain players",
                            TrickTablesView.class)),
            new PlayLink(
                    Set.of("red-dog"),
                    new PageTile(
                            "Red dog for counters",
                            "Deal by deal from one pool, every bet judged, with a graph of luck and expectation",
                            PlayRedDogView.class)));

    static Stream<PageTile> all() {
        return ALL.stream().map(PlayLink::tile);
    }

    /** Where whole hands of a game are played. */
    public static Stream<PageTile> of(String game) {
        return ALL.stream().filter(hand -> hand.games().contains(game)).map(PlayLink::tile);
    }
}
