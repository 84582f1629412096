package kibitzer.web.play;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.RouteParameters;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.play.hand.Finished;
import kibitzer.play.hand.OwnTurn;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.PlayedHand;
import kibitzer.play.hand.Turn;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.page.LaidFirst;
import kibitzer.web.page.PaintedFirst;
import kibitzer.web.question.Desk;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.question.VerdictTold;
import kibitzer.wording.Sentence;

/**
 * A hand against robots that follow the book; each decision of the learner's is marked when he makes it, or all of them when
 * the hand is over. How its table looks the page of a game says.
 *
 * <p>The address holds the seed and what the learner has answered, so that a hand can be gone on with, shared and played
 * again. While it lasts the page is given what the learner may see, and no more.
 */
public abstract class PlayedPage<S, V, M> extends GamePage<S, V, M> implements BeforeEnterObserver, LaidFirst {
    private final transient Desk desk;
    private final transient Citations citations;
    private transient Optional<PlayedGame<S, V, M>> playing = Optional.empty();
    private transient Optional<ShownHand<S, V, M>> last = Optional.empty();
    private boolean goesOn;
    /** The verdict on an answer that was right, after which the play has gone on by itself. */
    private transient Optional<VerdictTold> told = Optional.empty();
    /** When decisions are judged was chosen just now. */
    private boolean choseWhen;
    /** The card with which the learner has gone on. */
    private transient Optional<Card> lifted = Optional.empty();

    private List<Component> tables = List.of();

    protected PlayedPage(Desk desk, Citations citations) {
        this.desk = desk;
        this.citations = citations;
    }

    /** A move as it stands on its button. */
    protected String label(M move) {
        String written = playing.orElseThrow().moves().write(move).asString();
        return Sentence.capital(written);
    }

    /** Where the learner goes when the hand is over, the usual way first. */
    protected List<NativeButton> ways(HandAddress address, PlayedHand<S, V, M> hand) {
        return List.of(
                way("Next " + piece(), address.afresh(hand.game())),
                way(
                        "The same " + piece() + " again",
                        address.again(ownTurns(hand).size())));
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        try {
            enter(event.getRouteParameters());
            QueryParameters query = event.getLocation().getQueryParameters();
            PlayedGame<S, V, M> game = game(query);
            playing = Optional.of(game);
            HandAddress address = HandAddress.read(query, game, shorthand());
            if (address.seed().isEmpty()) {
                event.forwardTo(path(), query(address.begun(game)));
                return;
            }
            show(address, played(address, game));
        } catch (BadQuestion wrong) {
            PageNotFound.tell(event, "This address names no " + pieceInFull() + ": " + wrong.getMessage() + ".");
        }
    }

    /** A hand that is gone on with is played once, by the page itself. */
    @Override
    public Optional<PaintedFirst.Painted> lay(RouteParameters parameters, QueryParameters query) {
        enter(parameters);
        PlayedGame<S, V, M> game = game(query);
        playing = Optional.of(game);
        HandAddress asked = HandAddress.read(query, game, shorthand());
        if (!asked.said().isEmpty()) {
            return Optional.empty();
        }
        HandAddress begun = asked.seed().isEmpty() ? asked.begun(game) : asked;
        show(begun, played(begun, game));
        return Optional.of(
                new PaintedFirst.Painted(this, asked.seed().isEmpty() ? Optional.of(query(begun)) : Optional.empty()));
    }

    /** @throws BadQuestion if the address contradicts itself: all pieces but the last are played to their end */
    public PlayedHand<S, V, M> played(HandAddress address, PlayedGame<S, V, M> game) {
        Optional<PlayedHand<S, V, M>> goneOn = last.flatMap(shown -> shown.goneOnTo(address, game));
        PlayedHand<S, V, M> hand = goneOn.orElseGet(() -> address.played(game));
        series(hand).filter(Series::isOnTheWay).ifPresent(series -> {
            throw new BadQuestion(
                    "said",
                    address.said().size() + " answers for " + series.wanted() + " " + piece() + "s",
                    "enough to play those before: " + piece() + " " + series.reached()
                            + (hand.isOver() ? " is the last" : " goes on"));
        });
        goneOn.filter(PlayedHand::isOver).ifPresent(this::ended);
        last = Optional.of(new ShownHand<>(address, hand));
        return hand;
    }

    private QueryParameters query(HandAddress address) {
        return address.query(named(playing.orElseThrow()), shorthand());
    }

    private void show(HandAddress address, PlayedHand<S, V, M> hand) {
        begin(heading(hand.game()));
        if (hand.turns().isEmpty()) {
            lead(introduction(hand));
        }
        Div main = styled(new Div(), "kb-gin-main");
        Div beside = styled(new Div(), "kb-pot-beside");
        Div page = styled(new Div(), "kb-pot-page", "kb-gin-page");
        if (hand.game().isJudged()) {
            page.add(when(address));
        }
        Optional<VerdictTold> justTold = told.filter(verdict -> goesOn);
        page.add(main, beside);
        hand.end()
                .ifPresentOrElse(
                        end -> {
                            justTold.ifPresent(main::add);
                            main.add(end(address, hand, end));
                            beside.add(besideTheEnd(hand, end));
                            page.add(aboveTheReview(hand, end));
                            review(address, hand).ifPresent(page::add);
                            page.add(underTheReview(hand, end));
                        },
                        () -> {
                            Div place = styled(new Div(), "kb-gin-place");
                            justTold.ifPresent(place::add);
                            place.add(turn(address, hand, place));
                            tables = table(hand);
                            main.add(tables);
                            main.add(place);
                            beside.add(beside(hand));
                            soFar(address, hand).ifPresent(beside::add);
                        });
        Div choosers = styled(new Div(), "kb-play-choosers");
        choosers.add(choosers(address, hand));
        add(page);
        if (choosers.getComponentCount() > 0) {
            add(choosers);
        }
        goesOn = false;
        told = Optional.empty();
        lifted = Optional.empty();
    }

    private Optional<Component> soFar(HandAddress address, PlayedHand<S, V, M> hand) {
        List<OwnTurn<V, M>> turns = ownTurns(hand).stream()
                .filter(turn -> turn.answered().isPresent())
                .filter(this::isReviewed)
                .toList();
        return turns.isEmpty() || !hand.game().isJudged()
                ? Optional.empty()
                : Optional.of(new DecisionsSoFar<>(
                        turns, citations, !address.atTheEnd(), turn -> again(address, hand, turn)));
    }

    private Optional<Section> review(HandAddress address, PlayedHand<S, V, M> hand) {
        List<OwnTurn<V, M>> turns =
                ownTurns(hand).stream().filter(this::isReviewed).toList();
        return turns.isEmpty() || !hand.game().isJudged()
                ? Optional.empty()
                : Optional.of(new Section(
                        styled(new H2("Your decisions"), "kb-heading"),
                        new HandReview<>(
                                hand.game(), turns, citations, this::reviewed, turn -> again(address, hand, turn))));
    }

    /** Back to a turn, with everything before it as it was. */
    private NativeButton again(HandAddress address, PlayedHand<S, V, M> hand, OwnTurn<V, M> turn) {
        int from = hand.turns().indexOf(turn);
        return styled(
                way("Try again from here", address.again(address.said().size() - from)), "kb-button", "kb-play-again");
    }

    /** The same for a page that goes through a hand in its own way. */
    protected final NativeButton tryAgain(OwnTurn<V, M> turn) {
        ShownHand<S, V, M> shown = last.orElseThrow();
        return again(shown.address(), shown.hand(), turn);
    }

    private Component turn(HandAddress address, PlayedHand<S, V, M> hand, Div place) {
        return switch (hand.next().orElseThrow()) {
            case Turn.Asked<?, ?, M>(Question<?, ?> question, var move, var besides) -> {
                QuestionPanel<?, ?> panel = question(address, hand, question, place);
                yield besides.isEmpty()
                        ? panel
                        : new Div(
                                panel,
                                new UnjudgedMoves<>(hand.game(), besides, this::label, word -> go(address.with(word))));
            }
            case Turn.Silent<M>(String why) -> {
                FreeTurn<M> free = new FreeTurn<>(
                        hand,
                        askFreely(hand),
                        why,
                        inHand(hand),
                        ticks(hand),
                        this::label,
                        word -> go(address.with(word)));
                if (goesOn) {
                    free.takeFocus();
                }
                yield free;
            }
        };
    }

    private QuestionPanel<?, ?> question(
            HandAddress address, PlayedHand<S, V, M> hand, Question<?, ?> question, Div place) {
        QuestionPanel<?, ?> panel = new AskedTurn<>(desk, address, hand, place, goingOn(address, hand)).lay(question);
        if (goesOn) {
            panel.takeFocus();
            lifted.ifPresent(panel::lift);
        }
        return panel;
    }

    private AskedTurn.Course goingOn(HandAddress address, PlayedHand<S, V, M> hand) {
        return new AskedTurn.Course() {
            @Override
            public void go(HandAddress next) {
                PlayedPage.this.go(next);
            }

            @Override
            public void goTelling(Optional<VerdictTold> verdict, HandAddress next) {
                told = verdict;
                go(next);
            }

            @Override
            public void goLifting(Optional<Card> card, HandAddress next) {
                lifted = card;
                go(next);
            }

            // From the question, or from the one after it, where the play has gone on.
            @Override
            public void again() {
                if (last.map(ShownHand::address).filter(address::equals).isPresent()) {
                    goesOn = true;
                    show(address, hand);
                } else {
                    go(address);
                }
            }

            @Override
            public void practise(String decision, String rule) {
                getUI().ifPresent(ui -> ui.navigate("practice/" + decision, QueryParameters.of("rules", rule)));
            }

            @Override
            public List<Component> tables() {
                return tables;
            }
        };
    }

    private Component end(HandAddress address, PlayedHand<S, V, M> hand, Finished<S, V, M> end) {
        List<NativeButton> ways = ways(address, hand);
        Div buttons = styled(new Div(), "kb-actions");
        ways.forEach(way -> buttons.add(styled(way, "kb-button")));
        styled(ways.getFirst(), "kb-button-first");
        Div over = styled(new Div(end(hand, end), buttons), "kb-gin-over");
        if (ownTurns(hand).isEmpty()) {
            over.add(new Paragraph("The " + piece() + " was over before you had anything to decide."));
        }
        if (goesOn) {
            ways.getFirst().focus();
        }
        return over;
    }

    /** Undoes the last turn; empty before the first. */
    protected final Optional<NativeButton> takeBack(String label, HandAddress address) {
        return address.said().isEmpty()
                ? Optional.empty()
                : Optional.of(styled(way(label, address.again(1)), "kb-button"));
    }

    protected final NativeButton way(String label, HandAddress to) {
        return new NativeButton(label, click -> go(to));
    }

    private JudgedWhen when(HandAddress address) {
        JudgedWhen when = new JudgedWhen(address.atTheEnd(), piece(), choseWhen, atTheEnd -> {
            choseWhen = true;
            go(address.judged(atTheEnd));
        });
        choseWhen = false;
        return when;
    }

    protected final void go(HandAddress address) {
        open(query(address));
    }

    /** Goes on with another hand at the same table. */
    protected final void open(QueryParameters query) {
        goesOn = true;
        getUI().ifPresent(ui -> ui.navigate(path(), query));
    }
}
