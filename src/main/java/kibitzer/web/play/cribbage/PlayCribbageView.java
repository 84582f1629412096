package kibitzer.web.play.cribbage;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.cribbage.CribbageGame;
import kibitzer.games.cribbage.play.CribbageMatch;
import kibitzer.games.cribbage.play.CribbageMove;
import kibitzer.marking.Citations;
import kibitzer.play.cribbage.PlayedCribbage;
import kibitzer.play.cribbage.SeenCribbage;
import kibitzer.play.hand.Finished;
import kibitzer.play.hand.OwnTurn;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.PlayedHand;
import kibitzer.web.field.Choice;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.play.HandAddress;
import kibitzer.web.play.PlayedPage;
import kibitzer.web.play.Shorthand;
import kibitzer.web.question.Desk;
import kibitzer.web.table.PeggingBoard;

/** A whole game of cribbage: {@code ?game=cribbage&seed=7&to=61&said=9C-2D.KS.4H}. */
@UnderMenu(MenuEntry.PRACTICE)
@Route("play/cribbage")
public class PlayCribbageView extends PlayedPage<CribbageMatch, SeenCribbage, CribbageMove> {
    private static final String GAME = "game";
    private static final String WIDE = "kb-wide-select";

    PlayCribbageView(Desk desk, Citations citations) {
        super(desk, citations);
    }

    @Override
    protected String path() {
        return "play/cribbage";
    }

    @Override
    protected PlayedCribbage game(QueryParameters address) {
        String id = address.getSingleParameter(GAME).orElse(CribbageGame.SIX_CARD.id());
        return CribbageGame.atTheTable(id)
                .map(PlayedCribbage::new)
                .orElseThrow(() -> new BadQuestion(
                        GAME,
                        "\"" + id + "\"",
                        "one of "
                                + String.join(
                                        ", ",
                                        CribbageGame.AT_THE_TABLE.stream()
                                                .map(CribbageGame::id)
                                                .toList())));
    }

    @Override
    protected Map<String, String> named(PlayedGame<CribbageMatch, SeenCribbage, CribbageMove> game) {
        return Map.of(GAME, game.id());
    }

    @Override
    protected Shorthand shorthand() {
        return Shorthand.NONE;
    }

    @Override
    protected String heading(PlayedGame<CribbageMatch, SeenCribbage, CribbageMove> game) {
        return "A game of " + game.title().toLowerCase(Locale.ROOT);
    }

    @Override
    protected String introduction() {
        return "The others follow the book. A go, and the only card that can be played, follow of themselves.";
    }

    @Override
    protected String piece() {
        return "game";
    }

    @Override
    protected String pieceInFull() {
        return "game of cribbage";
    }

    @Override
    protected List<Component> table(PlayedHand<CribbageMatch, SeenCribbage, CribbageMove> hand) {
        SeenCribbage seen = hand.view();
        return seen.starter().isEmpty()
                ? List.of(board(hand))
                : List.of(board(hand), new CribbageTable(named(hand), seen));
    }

    private static PeggingBoard board(PlayedHand<CribbageMatch, SeenCribbage, CribbageMove> hand) {
        SeenCribbage seen = hand.view();
        Players players = new Players(seen);
        return new PeggingBoard(
                players.sides(),
                players.inOrder(seen.scores()),
                players.inOrder(seen.behind()),
                seen.end(),
                seen.game().halfway(seen.end()),
                named(hand));
    }

    /** Which game it is. */
    private static String named(PlayedHand<CribbageMatch, SeenCribbage, CribbageMove> hand) {
        return hand.view().game().id() + hand.request().seed().number();
    }

    @Override
    protected List<Component> beside(PlayedHand<CribbageMatch, SeenCribbage, CribbageMove> hand) {
        return hand.view().events().isEmpty() ? List.of() : List.of(new CribbageStory(hand.view()));
    }

    @Override
    protected List<Component> besideTheEnd(
            PlayedHand<CribbageMatch, SeenCribbage, CribbageMove> hand,
            Finished<CribbageMatch, SeenCribbage, CribbageMove> end) {
        return List.of(board(hand), new CribbageStory(hand.view()));
    }

    @Override
    protected Component end(
            PlayedHand<CribbageMatch, SeenCribbage, CribbageMove> hand,
            Finished<CribbageMatch, SeenCribbage, CribbageMove> end) {
        CribbageOutcome outcome = new CribbageOutcome(end.state(), hand.view());
        PointsGivenUp.inAll(hand.turns()).ifPresent(sentence -> outcome.add(new Paragraph(sentence)));
        return outcome;
    }

    @Override
    protected List<String> reviewed(OwnTurn<SeenCribbage, CribbageMove> turn) {
        List<String> sentences = new ArrayList<>();
        SeenCribbage before = turn.before();
        sentences.add("Deal " + before.deal() + ": you held " + before.hand() + ".");
        turn.answered().flatMap(PointsGivenUp::sentence).ifPresent(sentences::add);
        return sentences;
    }

    @Override
    protected List<Component> choosers(
            HandAddress address, PlayedHand<CribbageMatch, SeenCribbage, CribbageMove> hand) {
        CribbageGame rules = CribbageGame.atTheTable(hand.game().id()).orElseThrow();
        PlayedCribbage game = new PlayedCribbage(rules);
        Choice<CribbageGame> games = new Choice<>();
        games.setLabel("The game");
        games.setItems(CribbageGame.AT_THE_TABLE);
        games.setItemLabelGenerator(CribbageGame::title);
        games.setValue(rules);
        games.addValueChangeListener(change -> {
            PlayedCribbage other = new PlayedCribbage(change.getValue());
            open(address.afresh(other).query(named(other), shorthand()));
        });
        Choice<Boolean> muggins = new Choice<>();
        muggins.setLabel("Hands are counted");
        muggins.setItems(List.of(false, true));
        muggins.setItemLabelGenerator(own -> own ? "By yourself, with muggins" : "For you");
        muggins.setValue(hand.request().get(PlayedCribbage.MUGGINS));
        muggins.addValueChangeListener(
                change -> go(address.afresh(game).with(PlayedCribbage.MUGGINS, String.valueOf(change.getValue()))));
        games.addClassName(WIDE);
        muggins.addClassName(WIDE);
        List<Component> choosers = new ArrayList<>(List.of(games, muggins));
        ends(address, hand, game).ifPresent(choosers::add);
        return choosers;
    }

    private Optional<Component> ends(
            HandAddress address, PlayedHand<CribbageMatch, SeenCribbage, CribbageMove> hand, PlayedCribbage game) {
        if (game.rules().ends().size() == 1) {
            return Optional.empty();
        }
        Choice<Integer> ends = new Choice<>();
        ends.setLabel("The game is to");
        ends.setItems(game.rules().ends());
        ends.setValue(hand.request().get(game.to()));
        ends.addClassName(WIDE);
        ends.addValueChangeListener(
                change -> go(address.afresh(game).with(game.to(), String.valueOf(change.getValue()))));
        return Optional.of(ends);
    }
}
