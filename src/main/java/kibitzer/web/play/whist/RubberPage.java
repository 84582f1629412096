package kibitzer.web.play.whist;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.NativeButton;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.games.whist.WhistSight;
import kibitzer.marking.Citations;
import kibitzer.play.hand.Finished;
import kibitzer.play.hand.OwnTurn;
import kibitzer.play.hand.PlayedHand;
import kibitzer.play.whist.PlayedWhist;
import kibitzer.play.whist.SeenWhist;
import kibitzer.play.whist.WhistSeries;
import kibitzer.web.play.HandAddress;
import kibitzer.web.play.PlayedPage;
import kibitzer.web.play.Series;
import kibitzer.web.play.Shorthand;
import kibitzer.web.question.Desk;
import kibitzer.web.table.CardHand;

/** Rubbers of whist of any form, deal after deal: the table, the score, how a deal ended, and its review. */
abstract class RubberPage extends PlayedPage<WhistSeries, SeenWhist, Card> {
    private final transient Citations citations;

    RubberPage(Desk desk, Citations citations) {
        super(desk, citations);
        this.citations = citations;
    }

    @Override
    protected Shorthand shorthand() {
        return Shorthand.NONE;
    }

    @Override
    protected String piece() {
        return "deal";
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
        SeenWhist seen = hand.view();
        return Optional.of(new CardHand(
                seen.isFromDummy() ? "Dummy's hand" : "Your hand", seen.sight().hand()));
    }

    @Override
    protected String askFreely(PlayedHand<WhistSeries, SeenWhist, Card> hand) {
        return hand.view().isFromDummy()
                ? "It is dummy's turn. Which card do you play from that hand?"
                : super.askFreely(hand);
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
        return List.of(new TrickByTrick(
                end.state(),
                hand.learner(),
                trick -> ownTurns(hand).stream()
                        .filter(turn -> turn.before().sight().history().size() == trick)
                        .findFirst()
                        .map(this::tryAgain)));
    }

    @Override
    protected Component end(PlayedHand<WhistSeries, SeenWhist, Card> hand, Finished<WhistSeries, SeenWhist, Card> end) {
        return new WhistOutcome(hand.view(), citations);
    }

    @Override
    protected List<String> reviewed(OwnTurn<SeenWhist, Card> turn) {
        WhistSight sight = turn.before().sight();
        List<String> seen = new ArrayList<>();
        WhistNames names = WhistNames.of(turn.before());
        seen.add("Trick " + (sight.history().size() + 1) + ": " + names.inside(sight.seat()) + " held " + sight.hand()
                + ".");
        if (!sight.trick().isEmpty()) {
            seen.add("On the table lay "
                    + sight.trick().stream().map(Card::toString).collect(Collectors.joining(" ")) + ", led by "
                    + names.inside(sight.table().leader()) + ".");
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
        NativeButton fresh = way("New rubber", afresh(address, hand));
        NativeButton again =
                way("The same deal again", address.again(ownTurns(hand).size()));
        if (hand.view().score().winner().isPresent() || number == WhistSeries.MOST_DEALS) {
            return List.of(fresh, again);
        }
        NativeButton next = way("Next deal", address.with(PlayedWhist.DEALS, String.valueOf(number + 1)));
        return number == 1 ? List.of(next, again) : List.of(next, again, fresh);
    }

    /** Another rubber of the same form. */
    protected HandAddress afresh(HandAddress address, PlayedHand<WhistSeries, SeenWhist, Card> hand) {
        return address.afresh(hand.game());
    }
}
