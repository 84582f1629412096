package kibitzer.conventions.bridge.chances.line;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.odds.Fraction;
import kibitzer.odds.HiddenCards;
import kibitzer.wording.Sentence;

/**
 * One way to play: it succeeds if one of its hopes comes true (the next is tried where one fails), or only if all do.
 *
 * @param hopes at least one
 * @param all true if every one of them is needed
 */
public record Line(List<Hope> hopes, boolean all) {
    public static final String EXPECTED =
            "finesse-QS, finesse-QS-right, cash-finesse-QS, drop-QS-2, drop-QS-2-finesse or"
                    + " break-S-3-3, several joined by \" or \" or by \" and \"";

    private static final Pattern FINESSE = Pattern.compile("finesse-([^-]+)(-right)?");
    private static final Pattern CASH = Pattern.compile("cash-finesse-([^-]+)");
    private static final Pattern DROP = Pattern.compile("drop-([^-]+)-([1-9])(-finesse)?");
    private static final Pattern BREAK = Pattern.compile("break-([^-]+)-(\\d{1,2})-(\\d{1,2})");

    public Line {
        hopes = List.copyOf(hopes);
    }

    /**
     * Reads "drop-QS-2 or finesse-KH".
     *
     * @throws BadNotation for anything but {@link #EXPECTED}
     */
    public static Line of(String text) {
        String plain = text.strip().toLowerCase(Locale.ROOT);
        boolean all = plain.contains(" and ");
        if (all && plain.contains(" or ")) {
            throw new BadNotation(text, EXPECTED);
        }
        return new Line(
                Stream.of(plain.split(all ? "\\s+and\\s+" : "\\s+or\\s+"))
                        .map(Line::hope)
                        .toList(),
                all);
    }

    /** As it is written, or with spaces for the hyphens, as addresses have it. */
    private static Hope hope(String written) {
        String text = written.strip().replaceAll("\\s+", "-");
        Matcher finesse = FINESSE.matcher(text);
        if (finesse.matches()) {
            return new Hope.Finesse(CardNotation.read(finesse.group(1)), text.endsWith("-right"));
        }
        Matcher cash = CASH.matcher(text);
        if (cash.matches()) {
            return new Hope.CashThenFinesse(CardNotation.read(cash.group(1)));
        }
        Matcher drop = DROP.matcher(text);
        if (drop.matches()) {
            return new Hope.Drop(
                    CardNotation.read(drop.group(1)), Integer.parseInt(drop.group(2)), text.endsWith("-finesse"));
        }
        Matcher breaks = BREAK.matcher(text);
        if (breaks.matches()) {
            int one = Integer.parseInt(breaks.group(2));
            int other = Integer.parseInt(breaks.group(3));
            return new Hope.Break(CardNotation.readSuit(breaks.group(1)), Math.max(one, other), Math.min(one, other));
        }
        throw new BadNotation(text, EXPECTED);
    }

    /** Why the line makes no sense with these cards missing; empty if it does. */
    public Optional<String> objection(CardSet missing) {
        return hopes.stream().flatMap(hope -> hope.objection(missing).stream()).findFirst();
    }

    /** The chance that it succeeds, over every way the cards of its suits may lie; the others only fill the hands. */
    public Fraction chance(HiddenCards hidden) {
        CardSet cards =
                hopes.stream().map(hope -> hidden.cards().in(hope.suit())).reduce(CardSet.EMPTY, CardSet::union);
        return new HiddenCards(cards, hidden.left(), hidden.right()).chance(left -> {
            CardSet right = cards.minus(left);
            return all
                    ? hopes.stream().allMatch(hope -> hope.comesTrue(left, right))
                    : hopes.stream().anyMatch(hope -> hope.comesTrue(left, right));
        });
    }

    /** What the tables print for it; empty where it joins several hopes, for the tables know one suit at a time. */
    public Optional<PrintedSum> printed(CardSet missing) {
        Hope first = hopes.getFirst();
        return hopes.size() == 1
                ? first.printed(missing.length(first.suit())).filter(PrintedSum::isPrinted)
                : Optional.empty();
    }

    /** "Play 2 top cards for the queen of spades to drop; if that fails, finesse against the king of hearts". */
    public String inWords() {
        String words =
                hopes.stream().map(Hope::inWords).collect(Collectors.joining(all ? ", and " : "; failing that, "));
        return Sentence.capital(words) + (all ? " (both are needed)" : "");
    }

    /** What must be so for it to succeed, behind "if": "the queen lies on the right". */
    public String condition() {
        return hopes.stream().map(Hope::condition).collect(Collectors.joining(all ? ", and " : ", or "));
    }

    /** "drop-QS-2 or finesse-KH". */
    @Override
    public String toString() {
        return hopes.stream().map(Hope::toString).collect(Collectors.joining(all ? " and " : " or "));
    }
}
