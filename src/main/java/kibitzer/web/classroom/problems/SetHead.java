package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.component.textfield.TextField;
import kibitzer.classroom.problems.Draft;
import kibitzer.web.field.WhileTyping;

/** What a set says of itself: its title, what it trains, who made it, for whom. */
public final class SetHead extends Div {

    public SetHead(OpenDraft open) {
        addClassName("kb-field-row");
        Draft draft = open.draft();
        TextField title = new TextField("Title");
        title.setRequired(true);
        title.setMaxLength(Draft.LONGEST_TITLE);
        title.setValue(draft.title());
        WhileTyping.tells(title);
        title.addValueChangeListener(
                change -> open.change(now -> now.titled(change.getValue().strip())));
        title.addClassName("kb-wide-field");
        TextArea about = new TextArea("What it trains, in a sentence or two");
        about.setRequired(true);
        about.setMaxLength(Draft.LONGEST_ABOUT);
        about.setValue(draft.about());
        WhileTyping.tells(about);
        about.addValueChangeListener(
                change -> open.change(now -> now.describedAs(change.getValue().strip())));
        about.addClassName("kb-wide-field");
        TextField author = new TextField("Author, as others see it");
        author.setMaxLength(Draft.LONGEST_TITLE);
        author.setValue(draft.author());
        WhileTyping.tells(author);
        author.addValueChangeListener(
                change -> open.change(now -> now.by(change.getValue().strip())));
        Select<Integer> level = new Select<>();
        level.setLabel("Level");
        level.setItems(1, 2, 3, 4, 5);
        level.setItemLabelGenerator(SetHead::inWords);
        level.setValue(draft.level());
        level.addValueChangeListener(change -> open.change(now -> now.onLevel(change.getValue())));
        add(title, about, author, level);
    }

    private static String inWords(int level) {
        return switch (level) {
            case 1 -> "1, for a first lesson";
            case 5 -> "5, for experts";
            default -> String.valueOf(level);
        };
    }
}
