package kibitzer.web.views;

import com.vaadin.flow.router.QueryParameters;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import kibitzer.cards.Seed;
import kibitzer.conventions.gin.GinDraws;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.gin.play.PlayedGin;

/**
 * Hands of gin as an address says them: {@code ?seed=7&hand=2&said=s.9C.u.k4D}.
 *
 * @param seed from which all hands are dealt; empty where any will do
 * @param hand which hand is on the table, from 1
 * @param said the learner's answers so far, in all hands
 * @param atTheEnd true if nothing is judged before a hand is over
 */
record GinAddress(OptionalLong seed, int hand, List<String> said, boolean atTheEnd) {
    private static final int MOST_ANSWERS = 1_000;
    private static final String END = "end";
    private static final String PLAY_ON = "play-on";

    /** Answers are written short, so that a whole series fits in an address. */
    private static final Map<String, String> SHORT = Map.of(GinDraws.UPCARD, "u", GinDraws.STOCK, "s", PLAY_ON, "p");

    private static final Map<String, String> LONG =
            SHORT.entrySet().stream().collect(Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey));

    GinAddress {
        said = List.copyOf(said);
    }

    /** @throws BadQuestion for a number that is none, or too many answers */
    static GinAddress read(QueryParameters address) {
        String seed = address.getSingleParameter("seed").orElse("");
        String said = address.getSingleParameter("said").orElse("");
        List<String> answers = new ArrayList<>();
        if (!said.isEmpty()) {
            for (String answer : said.split("\\.", MOST_ANSWERS + 1)) {
                answers.add(inFull(answer));
            }
        }
        if (answers.size() > MOST_ANSWERS) {
            throw new BadQuestion("said", "more than " + MOST_ANSWERS + " answers", "those of one series");
        }
        return new GinAddress(
                seed.isEmpty() ? OptionalLong.empty() : OptionalLong.of(number("seed", seed)),
                Math.toIntExact(Math.clamp(
                        number("hand", address.getSingleParameter("hand").orElse("1")), 0, Integer.MAX_VALUE)),
                answers,
                address.getSingleParameter("judge").filter(END::equals).isPresent());
    }

    private static long number(String field, String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException notANumber) {
            throw new BadQuestion(field, "\"" + text + "\" is not a number", "a whole number");
        }
    }

    private static String inFull(String written) {
        if (written.length() == 3 && written.startsWith("k")) {
            return "knock " + written.substring(1);
        }
        if (written.length() == 3 && written.startsWith("g")) {
            return "gin " + written.substring(1);
        }
        return LONG.getOrDefault(written, written);
    }

    private static String shortly(String answer) {
        return SHORT.getOrDefault(answer, answer.replace("knock ", "k").replace("gin ", "g"));
    }

    /** @throws BadQuestion if an answer cannot be given where it stands */
    PlayedGin played() {
        return PlayedGin.of(new Seed(seed.orElseThrow()), hand, said);
    }

    GinAddress with(String answer) {
        List<String> more = new ArrayList<>(said);
        more.add(answer);
        return new GinAddress(seed, hand, more, atTheEnd);
    }

    /** The next hand of the series. */
    GinAddress next() {
        return new GinAddress(seed, hand + 1, said, atTheEnd);
    }

    /** The hand on the table from its beginning, without its last so many answers. */
    GinAddress again(int answers) {
        return new GinAddress(seed, hand, said.subList(0, said.size() - answers), atTheEnd);
    }

    GinAddress judged(boolean onlyAtTheEnd) {
        return new GinAddress(seed, hand, said, onlyAtTheEnd);
    }

    /** A new series. */
    GinAddress afresh() {
        OptionalLong any = OptionalLong.of(Seed.fresh().number());
        return new GinAddress(any, 1, List.of(), atTheEnd);
    }

    QueryParameters query() {
        Map<String, String> all = new LinkedHashMap<>();
        seed.ifPresent(number -> all.put("seed", String.valueOf(number)));
        if (hand > 1) {
            all.put("hand", String.valueOf(hand));
        }
        if (atTheEnd) {
            all.put("judge", END);
        }
        if (!said.isEmpty()) {
            all.put("said", said.stream().map(GinAddress::shortly).collect(Collectors.joining(".")));
        }
        return QueryParameters.simple(all);
    }
}
