package kibitzer.web.play.whist;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.whist.WhistSight;
import kibitzer.games.whist.score.WhistForm;
import kibitzer.marking.Citations;
import kibitzer.play.hand.Finished;
import kibitzer.play.hand.OwnTurn;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.PlayedHand;
import kibitzer.play.whist.PlayedWhist;
import kibitzer.play.whist.SeenWhist;
import kibitzer.play.whist.WhistSeries;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.play.HandAddress;
import kibitzer.web.play.PlayedPage;
import kibitzer.web.play.Shorthand;
import kibitzer.web.question.Desk;
import kibitzer.web.table.CardHand;

/** Rubbers of whist: {@code ?game=short-whist&seed=7&deals=2&said=KS.2H}. */
@UnderMenu(MenuEntry.PRACTICE)
@Route("play/whist")
public class PlayWhistView extends PlayedPage<WhistSeries, SeenWhist, Card> {
    private static final String GAME = "game";

    private final transient Citations citations;

    PlayWhistView(Desk desk, Citations citations) {
        super(desk, citations);
        this.citations = citations;
    }

    @Override
    protected String path() {
        return "play/whist";
    }

    @Override
    protected PlayedWhist game(QueryParameters address) {
        String word = address.getSingleParameter(GAME).orElse(WhistForm.SHORT.id());
        return Arrays.stream(WhistForm.values())
                .filter(form -> form.id().equals(word))
                .findFirst()
                .map(PlayedWhist::new)
                .orElseThrow(() -> new BadQuestion(
                        GAME,
                        "\"" + word + "\"",
                        "one of "
                                + Arrays.stream(WhistForm.values())
                                        .map(WhistForm::id)
                                        .collect(Collectors.joining(", "))));
    }

    @Override
    protected Map<String, String> named(PlayedGame<WhistSeries, SeenWhist, Card> game) {
        return Map.of(GAME, game.id());
    }

    @Override
    protected Shorthand shorthand() {
        return Shorthand.NONE;
    }

    @Override
    protected String heading(PlayedGame<WhistSeries, SeenWhist, Card> game) {
        return "A rubber of " + game.title().toLowerCase(Locale.ROOT);
    }

    @Override
    protected String introduction() {
        return "Partner and both adversaries follow the maxims, and where these are silent they play as well as they can from what they"
                + " see. So are you judged: by the maxims where they speak, and else by nobody.";
    }

    @Override
    protected String piece() {
        return "deal";
    }

    @Override
    protected String pieceInFull() {
        return "rubber of whist";
    }

    @Override
    protected Optional<Series> series(PlayedHand<WhistSeries, SeenWhist, Card> hand) {
        return Optional.of(
                new Series(hand.request().get(PlayedWhist.DEALS), hand.view().number()));
    }

    @Override
    protected List<Component> table(PlayedHand<WhistSeries, SeenWhist, Card> hand) {
        return List.of(new WhistTable(hand.view()));
    }

    @Override
    protected Optional<CardHand> inHand(PlayedHand<WhistSeries, SeenWhist, Card> hand) {
        return Optional.of(new CardHand("Your hand", hand.view().sight().hand()));
    }

    @Override
    protected List<Component> beside(PlayedHand<WhistSeries, SeenWhist, Card> hand) {
        return List.of(new WhistStanding(hand.view()));
    }

    @Override
    protected List<Component> besideTheEnd(
            PlayedHand<WhistSeries, SeenWhist, Card> hand, Finished<WhistSeries, SeenWhist, Card> end) {
        return List.of(new RubberSheet(end.state().score(), WhistSeries.side(hand.learner())));
    }

    @Override
    protected List<Component> underTheReview(
            PlayedHand<WhistSeries, SeenWhist, Card> hand, Finished<WhistSeries, SeenWhist, Card> end) {
        return List.of(new TrickByTrick(end.state(), hand.learner()));
    }

    @Override
    protected Component end(PlayedHand<WhistSeries, SeenWhist, Card> hand, Finished<WhistSeries, SeenWhist, Card> end) {
        return new WhistOutcome(hand.view(), citations);
    }

    @Override
    protected List<String> reviewed(OwnTurn<SeenWhist, Card> turn) {
        WhistSight sight = turn.before().sight();
        List<String> seen = new ArrayList<>();
        seen.add("Trick " + (sight.history().size() + 1) + ": you held " + sight.hand() + ".");
        if (!sight.trick().isEmpty()) {
            seen.add("On the table lay "
                    + sight.trick().stream().map(Card::toString).collect(Collectors.joining(" ")) + ", led by "
                    + WhistNames.inside(/* player= */ sight.table().leader(), /* learner= */ sight.seat()) + ".");
        }
        return seen;
    }

    /** Those of the last deal. */
    @Override
    protected List<OwnTurn<SeenWhist, Card>> ownTurns(PlayedHand<WhistSeries, SeenWhist, Card> hand) {
        int number = hand.view().number();
        return hand.turns().stream()
                .filter(turn -> turn.before().number() == number)
                .toList();
    }

    @Override
    protected List<NativeButton> ways(HandAddress address, PlayedHand<WhistSeries, SeenWhist, Card> hand) {
        int number = hand.view().number();
        NativeButton fresh = way("New rubber", address.afresh(hand.game()));
        NativeButton again =
                way("The same deal again", address.again(ownTurns(hand).size()));
        if (hand.view().score().winner().isPresent() || number == WhistSeries.MOST_DEALS) {
            return List.of(fresh, again);
        }
        NativeButton next = way("Next deal", address.with(PlayedWhist.DEALS, String.valueOf(number + 1)));
        return number == 1 ? List.of(next, again) : List.of(next, again, fresh);
    }

    @Override
    protected List<Component> choosers(HandAddress address, PlayedHand<WhistSeries, SeenWhist, Card> hand) {
        Select<WhistForm> forms = new Select<>();
        forms.setLabel("The game");
        forms.setItems(WhistForm.values());
        forms.setItemLabelGenerator(WhistForm::title);
        forms.setValue(((PlayedWhist) hand.game()).form());
        forms.addValueChangeListener(change -> {
            PlayedWhist other = new PlayedWhist(change.getValue());
            open(address.afresh(other).query(named(other), shorthand()));
        });
        return List.of(forms);
    }
}
