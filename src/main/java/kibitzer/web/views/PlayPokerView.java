package kibitzer.web.views;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.poker.pot.PlayedPot;
import kibitzer.decisions.poker.pot.PotTurn;
import kibitzer.games.poker.pot.Move.Word;
import kibitzer.games.poker.pot.PotGame;
import kibitzer.learning.Place;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.pot.PotEnd;
import kibitzer.web.pot.PotReview;
import kibitzer.web.pot.PotSeats;
import kibitzer.web.pot.PotStory;
import kibitzer.web.question.QuestionPanel;

/**
 * A pot of poker against robots that follow the book; each decision of the learner's is marked when he makes it.
 *
 * <p>The address holds the game, the seed and what the learner has answered, so that a pot can be gone on with, shared
 * and played again.
 */
@UnderMenu(MenuEntry.PRACTICE)
@Route("play/poker")
public class PlayPokerView extends Page implements BeforeEnterObserver {
    private final transient Desk desk;
    private final transient Citations citations;
    private boolean goesOn;

    PlayPokerView(Desk desk, Citations citations) {
        this.desk = desk;
        this.citations = citations;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        try {
            PotAddress address = PotAddress.read(event.getLocation().getQueryParameters());
            if (address.seed().isEmpty()) {
                event.forwardTo("play/poker", address.afresh().query());
                return;
            }
            show(address, address.played());
        } catch (BadQuestion wrong) {
            Missing.tell(event, "This address names no pot: " + wrong.getMessage() + ".");
        }
    }

    private void show(PotAddress address, PlayedPot played) {
        begin("A pot of poker: " + address.game().title().toLowerCase(Locale.ROOT));
        lead("The others follow the book. Chips are counters: nothing else is ever at stake.");
        Div table = styled(new Div(), "kb-pot-page");
        Div beside = styled(new Div(), "kb-pot-beside");
        table.add(played.next().map(turn -> turn(address, turn)).orElseGet(() -> end(address, played)), beside);
        if (played.next().isPresent()) {
            beside.add(new PotSeats(played));
        }
        if (!PotStory.isEmpty(played)) {
            beside.add(new PotStory(played));
        }
        add(table, chooser(address));
        goesOn = false;
    }

    private Component turn(PotAddress address, PotTurn turn) {
        return switch (turn) {
            case PotTurn.Asked<?, ?> asked -> question(address, asked);
            case PotTurn.Silent silent -> silent(address, silent);
        };
    }

    private <P, A> QuestionPanel<P, A> question(PotAddress address, PotTurn.Asked<P, A> asked) {
        Question<P, A> question = new Question<>(asked.decision(), asked.position());
        QuestionPanel<P, A> panel = desk.lay(question, Place.Practice.brought(), Optional.empty());
        panel.setNext("Go on");
        String[] given = new String[1];
        panel.addAnswerListener(answer -> given[0] = written(asked, answer.answer()));
        // Whoever skips goes on as the book says.
        panel.addNextListener(next -> go(address.with(Optional.ofNullable(given[0])
                .orElseGet(() -> written(asked, question.advice().best().getFirst())))));
        if (goesOn) {
            panel.takeFocus();
        }
        return panel;
    }

    private static <P, A> String written(PotTurn.Asked<P, A> asked, A answer) {
        return asked.decision().answerKind().json().write(answer).asString();
    }

    private Section silent(PotAddress address, PotTurn.Silent silent) {
        Div words = styled(new Div(), "kb-actions");
        for (Word word : silent.words()) {
            String label = word.name().charAt(0) + word.name().substring(1).toLowerCase(Locale.ROOT);
            words.add(styled(
                    new NativeButton(label, click -> go(address.with(label.toLowerCase(Locale.ROOT)))), "kb-button"));
        }
        return styled(
                new Section(
                        styled(new H2("It is your turn. What do you do?"), "kb-prompt"),
                        new Paragraph(silent.why() + "."),
                        words),
                "kb-question");
    }

    private Div end(PotAddress address, PlayedPot played) {
        NativeButton next =
                styled(new NativeButton("Next pot", click -> go(address.afresh())), "kb-button", "kb-button-first");
        NativeButton again = styled(new NativeButton("The same pot again", click -> go(address.again())), "kb-button");
        Div end = new Div(new PotEnd(played), styled(new Div(next, again), "kb-actions"));
        if (!played.turns().isEmpty()) {
            end.add(styled(new H2("Your decisions"), "kb-heading"), new PotReview(played, citations));
        }
        if (goesOn) {
            next.focus();
        }
        return end;
    }

    private Select<PotGame> chooser(PotAddress address) {
        Select<PotGame> games = new Select<>();
        games.setLabel("The game");
        games.setItems(PotGame.values());
        games.setItemLabelGenerator(PotGame::title);
        games.setValue(address.game());
        games.addValueChangeListener(
                change -> go(new PotAddress(change.getValue(), OptionalLong.empty(), List.of()).afresh()));
        return games;
    }

    private void go(PotAddress address) {
        goesOn = true;
        getUI().ifPresent(ui -> ui.navigate("play/poker", address.query()));
    }
}
