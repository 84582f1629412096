package kibitzer.web.question;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import java.util.Optional;
import kibitzer.advice.Sentence;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardNotation;
import kibitzer.decisions.bridge.hand.HandPlayed;
import kibitzer.decisions.bridge.hand.WholeHandAnswer;
import kibitzer.games.bridge.wholehand.HandPlay;
import kibitzer.games.bridge.wholehand.PlayRecord;
import kibitzer.games.bridge.wholehand.WholeHand;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.CardText;
import kibitzer.web.table.Marks;
import tools.jackson.databind.JsonNode;

/**
 * Takes the play of a whole hand: card after card at the table, where the others answer at once. Every card is kept before the
 * next is asked for, and none is taken back; the last one gives the answer.
 */
final class HandControl extends AnswerControl {
    private static final String GIVE_UP = "Give up the tricks left";
    private static final String SURE = "Yes, give them up";

    private final transient WholeHand hand;
    private final transient WholeHandAnswer kind;
    private final Div place = new Div();
    private final Paragraph objection = new Paragraph();
    private final NativeButton giveUp = new NativeButton(GIVE_UP);
    private final NativeButton give = new NativeButton("See the result", click -> give());
    private transient HandPlay play;
    private transient UnderWay underWay = UnderWay.NOWHERE;
    private transient Optional<JsonNode> kept = Optional.empty();
    private transient Optional<CardHand> held = Optional.empty();
    private boolean over;
    private boolean sure;

    HandControl(WholeHandAnswer kind, ExhibitTable table) {
        this.kind = kind;
        this.hand = kind.hand().orElseThrow();
        this.play = HandPlay.begin(hand);
        place.addClassName("kb-hand-table");
        table.layInstead(place);
        objection.getElement().setAttribute("role", "alert");
        objection.addClassName("kb-fault");
        giveUp.addClassName("kb-button");
        giveUp.addClickListener(click -> giveUp());
        give.addClassNames("kb-button", "kb-button-first");
        add(objection, give, giveUp);
        show("");
    }

    /** Goes on where the record stands. */
    @Override
    void goOn(UnderWay record) {
        underWay = record;
        kept = record.soFar();
        play = kept.map(kind.json()::read)
                .map(so -> PlayRecord.replayed(hand, so.cards()))
                .orElseGet(() -> HandPlay.begin(hand));
        show("");
    }

    private void take(String card) {
        try {
            Optional<String> wrong = play.objection(CardNotation.read(card));
            if (wrong.isPresent()) {
                show(Sentence.of(wrong.get()));
            } else {
                keep(play.play(CardNotation.read(card)));
            }
        } catch (BadNotation unreadable) {
            show(Sentence.of(String.valueOf(unreadable.getMessage())));
        }
    }

    private void keep(HandPlay after) {
        JsonNode record = record(after);
        switch (underWay.keep(kept, record)) {
            case KEPT -> {
                play = after;
                kept = Optional.of(record);
                show("");
                if (play.isOver()) {
                    give();
                } else {
                    takeFocus();
                }
            }
            case OTHERWISE -> {
                goOn(underWay);
                show("You have gone on with this hand in another window. It stands here as it does there.");
            }
            case NOT_NOW -> show("The card could not be stored just now. Please play it again.");
        }
    }

    private JsonNode record(HandPlay so) {
        return kind.json().write(HandPlayed.of(so));
    }

    private void give() {
        give(record(play));
    }

    private void giveUp() {
        if (sure) {
            keepGivenUp();
        } else {
            sure = true;
            giveUp.setText(SURE);
        }
    }

    /** What is not played is given up: the record says so as it stands. */
    private void keepGivenUp() {
        JsonNode record = record(play);
        if (kept.isPresent() || underWay.keep(kept, record) == UnderWay.Kept.KEPT) {
            kept = Optional.of(record);
            give(record);
        } else {
            show("That could not be stored just now. Please try again.");
        }
    }

    private void show(String wrong) {
        objection.removeAll();
        objection.add(new CardText(wrong));
        objection.setVisible(!wrong.isEmpty());
        boolean goesOn = !over && !play.isOver();
        sure = false;
        giveUp.setText(GIVE_UP);
        giveUp.setVisible(goesOn);
        give.setVisible(!over && play.isOver());
        place.removeAll();
        place.add(HandShown.table(play));
        held = goesOn ? Optional.of(HandShown.toPlayFrom(play)) : Optional.empty();
        held.ifPresent(cards -> {
            cards.playOne();
            cards.addCardPlayedListener(played -> take(played.card()));
            place.add(HandShown.named(play, cards));
        });
        play.lastTrick().ifPresent(trick -> place.add(HandShown.last(play, trick)));
        HandShown.before(hand).ifPresent(place::add);
    }

    @Override
    void close(Marks marks) {
        over = true;
        show("");
        place.removeAll();
        place.add(HandShown.dealt(hand));
    }

    @Override
    void again(String wrong) {
        show(wrong);
        give.setVisible(!over && (play.isOver() || kept.isPresent()));
    }

    /** It is played once. */
    @Override
    void reopen() {
        over = true;
        show("");
    }

    @Override
    void takeFocus() {
        held.ifPresent(CardHand::takeFocus);
    }

    @Override
    boolean isOnTheTable() {
        return true;
    }
}
