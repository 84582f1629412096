package kibitzer.web.question;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardNotation;
import kibitzer.decisions.bridge.hand.HandPlayed;
import kibitzer.decisions.bridge.hand.WholeHandAnswer;
import kibitzer.games.bridge.wholehand.HandPlay;
import kibitzer.games.bridge.wholehand.PlayRecord;
import kibitzer.games.bridge.wholehand.WholeHand;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.Marks;
import kibitzer.wording.Sentence;
import tools.jackson.databind.JsonNode;

/**
 * Takes the play of a whole hand: card after card at the table, where the others answer at once. Every card is kept before the
 * next is asked for, and none is taken back; the last one gives the answer.
 */
final class HandControl extends RecordedControl {
    private static final String GIVE_UP = "Give up the tricks left";
    private static final String SURE = "Yes, give them up";

    private final transient WholeHand hand;
    private final transient WholeHandAnswer kind;
    private final Div place = new Div();
    private final NativeButton giveUp = new NativeButton(GIVE_UP);
    private final NativeButton give = new NativeButton("See the result", click -> give());
    private transient HandPlay play;
    private transient Optional<CardHand> held = Optional.empty();
    private boolean over;
    private boolean sure;

    HandControl(WholeHandAnswer kind, ExhibitTable table) {
        this.kind = kind;
        this.hand = kind.hand().orElseThrow();
        this.play = HandPlay.begin(hand);
        place.addClassName("kb-hand-table");
        table.layInstead(place);
        giveUp.addClassName("kb-button");
        giveUp.addClickListener(click -> giveUp());
        give.addClassNames("kb-button", "kb-button-first");
        add(give, giveUp);
        show("");
    }

    @Override
    void resume(Optional<JsonNode> record) {
        play = record.map(kind.json()::read)
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
        if (!keep(record(after), "hand")) {
            return;
        }
        play = after;
        show("");
        if (play.isOver()) {
            give();
        } else {
            takeFocus();
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
        if (isBegun() || keep(record, "hand")) {
            give(record);
        }
    }

    @Override
    void show(String wrong) {
        tell(wrong);
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
        give.setVisible(!over && (play.isOver() || isBegun()));
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
}
