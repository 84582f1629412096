package kibitzer.games.bridge.problems.line;

import java.util.Arrays;
import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;

/**
 * One instruction of a line: "finesse QD", "cash C 2", "draw".
 *
 * @param suit the suit it is about; empty for drawing trumps and holding up
 * @param card the card it is about; empty where the whole suit is meant
 * @param times how often, from 1; {@link #ALWAYS} for as long as it goes
 */
public record Step(Act act, Optional<Suit> suit, Optional<Card> card, int times) {
    /** More often than there are tricks. */
    public static final int ALWAYS = 13;

    private static final String EXPECTED =
            "hold N, play CARD, win CARD, draw [N], cash S [N], finesse CARD, run CARD, duck S [N], set-up S or ruff S [N]";

    /** @throws BadNotation if what belongs to the act is missing or too much */
    public Step {
        if (act.namesCard() != card.isPresent()
                || (act.namesCard() || act.namesSuit()) != suit.isPresent()
                || times < 1
                || times > ALWAYS) {
            throw BadNotation.because("\"" + act.word() + "\" lacks its card or suit", EXPECTED);
        }
    }

    public static Step of(Act act, Card card) {
        return new Step(act, Optional.of(card.suit()), Optional.of(card), 1);
    }

    public static Step of(Act act, Suit suit, int times) {
        return new Step(act, Optional.of(suit), Optional.empty(), times);
    }

    public static Step of(Act act, int times) {
        return new Step(act, Optional.empty(), Optional.empty(), times);
    }

    /** Reads "finesse QD", "cash C 2", "draw". */
    static Step of(String text) {
        String[] words = text.strip().split("\\s+");
        Act act = Arrays.stream(Act.values())
                .filter(one -> one.word().equals(words[0]))
                .findFirst()
                .orElseThrow(() -> new BadNotation(text, EXPECTED));
        try {
            if (act.namesCard() && words.length == 2) {
                return of(act, CardSet.of(words[1]).first());
            }
            if (act.namesSuit() && words.length <= 3) {
                return of(act, suit(words[1]), words.length == 3 ? Integer.parseInt(words[2]) : natural(act));
            }
            if (!act.namesCard() && words.length <= 2) {
                return of(act, words.length == 2 ? Integer.parseInt(words[1]) : natural(act));
            }
        } catch (RuntimeException unreadable) {
            throw new BadNotation(text, EXPECTED);
        }
        throw new BadNotation(text, EXPECTED);
    }

    private static Suit suit(String letter) {
        return Arrays.stream(Suit.values())
                .filter(one -> letter.equals(String.valueOf(one.letter())))
                .findFirst()
                .orElseThrow();
    }

    /** How often, where nothing is written. */
    private static int natural(Act act) {
        return act == Act.DUCK || act == Act.RUFF || act == Act.HOLD ? 1 : ALWAYS;
    }

    /** As it is read. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(act.word());
        if (card.isPresent()) {
            return text.append(' ').append(card.get()).toString();
        }
        suit.ifPresent(one -> text.append(' ').append(one.letter()));
        if (times != natural(act)) {
            text.append(' ').append(times);
        }
        return text.toString();
    }

    /** "finesse the queen of diamonds". */
    public String inWords() {
        String which = suit.map(Suit::plural).orElse("");
        String name = card.map(Card::inWords).orElse("");
        String often = switch (times) {
            case 1 -> "once";
            case 2 -> "twice";
            case 3 -> "three times";
            default -> times + " times";
        };
        boolean always = times == ALWAYS;
        return switch (act) {
            case HOLD -> "hold up " + often;
            case PLAY -> "play the " + name + " from dummy to the first trick";
            case WIN -> "win with the " + name;
            case DRAW -> always ? "draw the trumps" : "draw trumps " + often;
            case CASH -> always ? "cash the high " + which : "cash a high card of " + which + " " + often;
            case FINESSE -> "lead to the " + name + " and play it";
            case RUN -> "lead the " + name + " and let it run";
            case DUCK -> "duck " + which + " " + often;
            case SET_UP -> "set up the " + which;
            case RUFF -> "ruff " + which + " " + often;
        };
    }
}
