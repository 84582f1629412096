package kibitzer.web.question;

import com.vaadin.flow.component.html.Paragraph;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.decisions.casino.CasinoAnswer;
import kibitzer.games.casino.CasinoPlay;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.CardText;
import kibitzer.web.table.ChoiceList;
import kibitzer.web.table.Marks;
import tools.jackson.databind.JsonNode;

/**
 * Takes a play with one card of the hand: out of a list of all, which a card that is picked narrows to its own. On a phone the list of
 * many is folded away until a card is picked.
 */
final class PlayControl extends AnswerControl {
    /** So many fit below the cards on a phone. */
    private static final int FEW = 4;

    private static final String FOLDED = "kb-plays-folded";

    private final CardHand hand;
    private final ChoiceList choices;
    private final Map<String, String> all;
    private final Paragraph instruction = new Paragraph("Pick a card of your hand to see its plays.");

    PlayControl(CardHand hand, List<CasinoPlay> plays, CasinoAnswer kind) {
        this.hand = hand;
        all = labels(plays, kind::inWords);
        choices = new ChoiceList("Your play", all);
        choices.keep(ANSWER);
        choices.addChoiceMadeListener(made -> give(made.choice()));
        instruction.addClassName("kb-soft");
        setClassName(FOLDED, all.size() > FEW);
        hand.pick();
        hand.addCardsChosenListener(picked -> narrow(plays, picked.cards()));
        add(instruction, choices);
    }

    /** The cards that are played in these. */
    static CardSet cards(CasinoAnswer kind, List<JsonNode> plays) {
        return plays.stream().map(kind.json()::read).map(CasinoPlay::card).collect(CardSet.toCardSet());
    }

    private static Map<String, String> labels(List<CasinoPlay> plays, Function<CasinoPlay, String> words) {
        Map<String, String> labels = new LinkedHashMap<>();
        plays.forEach(play -> labels.put(play.toString(), CardText.withSigns(words.apply(play))));
        return labels;
    }

    private void narrow(List<CasinoPlay> plays, String picked) {
        CardSet cards = CardSet.of(CardNotation.readList(picked));
        setClassName(FOLDED, cards.isEmpty() && all.size() > FEW);
        choices.setChoices(
                cards.isEmpty()
                        ? all
                        : labels(
                                plays.stream()
                                        .filter(play -> cards.contains(play.card()))
                                        .toList(),
                                CasinoAnswer::inShort));
    }

    @Override
    void close(Marks marks) {
        removeClassName(FOLDED);
        choices.setChoices(all);
        choices.setMarks(marks);
        choices.close();
        hand.close();
        instruction.setVisible(false);
    }

    @Override
    void again(String objection) {
        choices.takeBack();
    }

    @Override
    void reopen() {
        choices.takeBack();
    }

    @Override
    void takeFocus() {
        hand.takeFocus(); // it stays there while the list is folded away
        choices.takeFocus();
    }
}
