package kibitzer.web.play.reddog;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Seed;
import kibitzer.decisions.banking.RedDogAnswer;
import kibitzer.games.table.TableSeat;
import kibitzer.marking.Citations;
import kibitzer.play.hand.Finished;
import kibitzer.play.hand.OwnTurn;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.PlayedHand;
import kibitzer.play.reddog.BookLuck;
import kibitzer.play.reddog.PlayedRedDog;
import kibitzer.play.reddog.RedDogSession;
import kibitzer.play.reddog.SeenRedDog;
import kibitzer.web.field.Choice;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.picture.CountersGraph;
import kibitzer.web.play.HandAddress;
import kibitzer.web.play.PlayedPage;
import kibitzer.web.play.Series;
import kibitzer.web.play.Shorthand;
import kibitzer.web.question.Desk;

/** Deals of red dog for counters: {@code ?seed=7&deals=3&players=5&said=f.bet-2.f}. */
@UnderMenu(MenuEntry.PRACTICE)
@Route("play/red-dog")
public class PlayRedDogView extends PlayedPage<RedDogSession, SeenRedDog, RedDogAnswer> {
    private static final Shorthand SHORTHAND = new Shorthand(Map.of("forfeit", "f"), Map.of());
    private static final int FEWEST = 3;

    PlayRedDogView(Desk desk, Citations citations) {
        super(desk, citations);
    }

    @Override
    protected String path() {
        return "play/red-dog";
    }

    @Override
    protected PlayedRedDog game(QueryParameters address) {
        return new PlayedRedDog();
    }

    @Override
    protected Shorthand shorthand() {
        return SHORTHAND;
    }

    @Override
    protected String heading(PlayedGame<RedDogSession, SeenRedDog, RedDogAnswer> game) {
        return "Red dog for counters";
    }

    @Override
    protected String introduction() {
        return "Each in turn bets on having a higher card of the suit that is turned next, or forfeits a chip. All bets are with"
                + " the pool, and nothing else is at stake. The pack is shuffled before every deal.";
    }

    @Override
    protected String piece() {
        return "deal";
    }

    @Override
    protected String pieceInFull() {
        return "deal of red dog";
    }

    @Override
    protected Optional<Series> series(PlayedHand<RedDogSession, SeenRedDog, RedDogAnswer> hand) {
        return Optional.of(
                new Series(hand.request().get(PlayedRedDog.DEALS), hand.view().number()));
    }

    @Override
    protected List<Component> table(PlayedHand<RedDogSession, SeenRedDog, RedDogAnswer> hand) {
        return List.of(new RedDogTable(deal(hand), hand.view(), true));
    }

    private static String deal(PlayedHand<RedDogSession, SeenRedDog, RedDogAnswer> hand) {
        return hand.request().seed().number() + "-" + hand.view().number();
    }

    @Override
    protected List<Component> beside(PlayedHand<RedDogSession, SeenRedDog, RedDogAnswer> hand) {
        return List.of(session(hand));
    }

    @Override
    protected List<Component> besideTheEnd(
            PlayedHand<RedDogSession, SeenRedDog, RedDogAnswer> hand,
            Finished<RedDogSession, SeenRedDog, RedDogAnswer> end) {
        return List.of(session(hand));
    }

    private static Component session(PlayedHand<RedDogSession, SeenRedDog, RedDogAnswer> hand) {
        SeenRedDog seen = hand.view();
        int pool = seen.players() * seen.ante();
        BookLuck next = BookLuck.beforeTheDeal(seen.hand().size(), pool);
        Paragraph note = new Paragraph(String.format(
                Locale.ROOT,
                "Expected: what the book\u2019s play wins from the pool with the hands you held, antes left out. With a pool of %d and"
                        + " no card exposed that is %.2f chips a deal.",
                pool,
                next.mean()));
        note.addClassNames("kb-soft", "kb-small");
        return new Div(
                new CountersGraph(
                        seen.own().stream().map(SeenRedDog.OwnBet::won).toList(),
                        seen.own().stream()
                                .map(own -> luck(BookLuck.of(own.position())))
                                .toList(),
                        luck(next),
                        "deals"),
                note);
    }

    private static CountersGraph.Luck luck(BookLuck luck) {
        return new CountersGraph.Luck(luck.mean(), luck.deviation());
    }

    @Override
    protected Component end(
            PlayedHand<RedDogSession, SeenRedDog, RedDogAnswer> hand,
            Finished<RedDogSession, SeenRedDog, RedDogAnswer> end) {
        return new RedDogOutcome(deal(hand), hand.view());
    }

    @Override
    protected List<String> reviewed(OwnTurn<SeenRedDog, RedDogAnswer> turn) {
        SeenRedDog before = turn.before();
        return List.of("You held " + CardNotation.write(before.hand().byRank()) + "; "
                + before.position().losing().losing() + " of the "
                + before.position().losing().unseen().size() + " cards you had not seen beat it.");
    }

    /** That of the last deal. */
    @Override
    protected List<OwnTurn<SeenRedDog, RedDogAnswer>> ownTurns(
            PlayedHand<RedDogSession, SeenRedDog, RedDogAnswer> hand) {
        int last = hand.view().number();
        return hand.turns().stream()
                .filter(turn -> turn.before().number() == last)
                .toList();
    }

    @Override
    protected List<NativeButton> ways(HandAddress address, PlayedHand<RedDogSession, SeenRedDog, RedDogAnswer> hand) {
        int number = hand.view().number();
        List<NativeButton> ways = new ArrayList<>();
        if (number < RedDogSession.MOST_DEALS) {
            ways.add(way("Next deal", address.with(PlayedRedDog.DEALS, String.valueOf(number + 1))));
        }
        ways.add(way("The same deal again", address.again(ownTurns(hand).size())));
        ways.add(way("New session", anew(address)));
        return ways;
    }

    private static HandAddress anew(HandAddress address) {
        Map<String, String> kept = new LinkedHashMap<>(address.with());
        kept.remove(PlayedRedDog.DEALS.name());
        return new HandAddress(OptionalLong.of(Seed.fresh().number()), kept, List.of(), address.atTheEnd());
    }

    @Override
    protected List<Component> choosers(HandAddress address, PlayedHand<RedDogSession, SeenRedDog, RedDogAnswer> hand) {
        Choice<Integer> players = new Choice<>();
        players.setLabel("At the table");
        players.setItems(IntStream.rangeClosed(FEWEST, TableSeat.MOST).boxed().toList());
        players.setItemLabelGenerator(many -> many + " players");
        players.setValue(hand.request().get(PlayedRedDog.PLAYERS));
        players.addValueChangeListener(
                change -> go(anew(address).with(PlayedRedDog.PLAYERS, String.valueOf(change.getValue()))));
        return List.of(players);
    }
}
