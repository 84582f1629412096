package kibitzer.web.table;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Suit;

/** A sentence in which cards and calls are written with the signs of the suits: "Open 2C" with a club. */
public final class CardText extends Span {
    private static final Pattern SUITED = Pattern.compile("\\b([AKQJT2-9]|[1-7])([SHDC])\\b");
    /** Asks for the plain sign, not the coloured picture of it. */
    private static final String AS_TEXT = "\uFE0E";

    public CardText(String sentence) {
        add(parts(sentence));
    }

    /** The sentence as plain text with the signs of the suits, for those who hear it. */
    public static String withSigns(String sentence) {
        return SUITED.matcher(sentence)
                .replaceAll(match -> shown(match.group(1))
                        + CardNotation.readSuit(match.group(2)).symbol());
    }

    static List<Component> parts(String sentence) {
        List<Component> parts = new ArrayList<>();
        Matcher matcher = SUITED.matcher(sentence);
        int from = 0;
        while (matcher.find()) {
            addWords(parts, sentence.substring(from, matcher.start()));
            parts.add(suited(matcher.group(1), CardNotation.readSuit(matcher.group(2))));
            from = matcher.end();
        }
        addWords(parts, sentence.substring(from));
        return parts;
    }

    private static void addWords(List<Component> parts, String words) {
        if (!words.isEmpty()) {
            parts.add(new Text(words));
        }
    }

    private static Span suited(String rank, Suit suit) {
        Span both = new Span(new Text(shown(rank)), sign(suit));
        both.addClassName("kb-suited");
        return both;
    }

    /** The sign of a suit in its colour. */
    static Span sign(Suit suit) {
        Span sign = new Span(suit.symbol() + AS_TEXT);
        sign.addClassName("kb-suit");
        sign.getElement().setAttribute("data-suit", String.valueOf(suit.letter()));
        return sign;
    }

    private static String shown(String rank) {
        return rank.equals("T") ? "10" : rank;
    }
}
