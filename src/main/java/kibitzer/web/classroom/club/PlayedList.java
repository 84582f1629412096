package kibitzer.web.classroom.club;

import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import kibitzer.advice.ClubPlay;
import kibitzer.classroom.club.PlayedSo;
import kibitzer.web.button.OnceButton;
import kibitzer.web.words.RuleName;

/** What a class plays otherwise than the book, each with what the book has. */
public final class PlayedList extends UnorderedList {
    /** To be read. */
    public PlayedList(List<PlayedSo> played) {
        this(played, Optional.empty());
    }

    /** @param back plays one by the book again */
    PlayedList(List<PlayedSo> played, Consumer<ClubPlay> back) {
        this(played, Optional.of(back));
    }

    private PlayedList(List<PlayedSo> played, Optional<Consumer<ClubPlay>> back) {
        addClassName("kb-messages");
        played.forEach(one -> add(item(one, back)));
    }

    private static ListItem item(PlayedSo one, Optional<Consumer<ClubPlay>> back) {
        ClubPlay play = one.play();
        Optional<ClubRule> rule = ClubRule.of(play.rule());
        String name = rule.map(ClubRule::name).orElseGet(() -> RuleName.of(play.rule()));
        ListItem item = new ListItem(
                new Paragraph(name + ": " + rule.map(known -> known.told(play)).orElseGet(play::written) + "."));
        if (!one.note().isEmpty()) {
            Paragraph note = new Paragraph(one.note());
            note.addClassName("kb-tile-note");
            item.add(note);
        }
        back.ifPresent(task -> {
            NativeButton button = new OnceButton("By the book again", () -> task.accept(play));
            button.addClassName("kb-button");
            button.getElement().setAttribute("aria-label", "By the book again: " + name);
            item.add(button);
        });
        return item;
    }
}
