package kibitzer.web.play;

import com.vaadin.flow.router.QueryParameters;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import kibitzer.cards.Seed;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.PlayedHand;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A hand as an address says it: {@code ?seed=7&hand=2&said=s.9C.u.k4D}.
 *
 * @param seed from which it is dealt; empty where any will do
 * @param with the game's own options, by name
 * @param said the learner's answers so far
 * @param atTheEnd true if nothing is judged before the hand is over
 */
public record HandAddress(OptionalLong seed, Map<String, String> with, List<String> said, boolean atTheEnd) {
    private static final String WITH = "with";
    private static final int MOST_ANSWERS = 1_000;
    private static final String END = "end";

    /** Another deal is the first of a few in which the learner has something to decide. */
    private static final int TRIES = 60;

    public HandAddress {
        with = Map.copyOf(with);
        said = List.copyOf(said);
    }

    /** @throws BadQuestion for a seed that is no number, or too many answers */
    public static HandAddress read(QueryParameters address, PlayedGame<?, ?, ?> game, Shorthand shorthand) {
        String said = address.getSingleParameter("said").orElse("");
        List<String> answers = said.isEmpty() ? List.of() : List.of(said.split("\\.", MOST_ANSWERS + 1));
        if (answers.size() > MOST_ANSWERS) {
            throw new BadQuestion("said", "more than " + MOST_ANSWERS + " answers", "those of one hand");
        }
        Map<String, String> with = new LinkedHashMap<>();
        for (Field<?> option : game.options()) {
            address.getSingleParameter(option.name()).ifPresent(value -> with.put(option.name(), value));
        }
        return new HandAddress(
                seed(address.getSingleParameter("seed").orElse("")),
                with,
                answers.stream().map(shorthand::read).toList(),
                address.getSingleParameter("judge").filter(END::equals).isPresent());
    }

    private static OptionalLong seed(String text) {
        if (text.isEmpty()) {
            return OptionalLong.empty();
        }
        try {
            return OptionalLong.of(Long.parseLong(text));
        } catch (NumberFormatException notANumber) {
            throw new BadQuestion("seed", "\"" + text + "\" is not a number", "a whole number");
        }
    }

    /** @throws BadQuestion if an option or an answer cannot be given where it stands */
    public <S, V, M> PlayedHand<S, V, M> played(PlayedGame<S, V, M> game) {
        return PlayedHand.of(game, request(game, new Seed(seed.orElseThrow())), said);
    }

    private DealRequest request(PlayedGame<?, ?, ?> game, Seed from) {
        ObjectNode options = JsonNodeFactory.instance.objectNode();
        with.forEach(options::put);
        try {
            return new DealRequest(from, Form.options(game.options()).read(options, WITH));
        } catch (BadQuestion wrong) {
            throw wrong.inside(WITH);
        }
    }

    public HandAddress with(String answer) {
        List<String> more = new ArrayList<>(said);
        more.add(answer);
        return new HandAddress(seed, with, more, atTheEnd);
    }

    /** With an option of the game set. */
    public HandAddress with(Field<?> option, String value) {
        Map<String, String> more = new LinkedHashMap<>(with);
        more.put(option.name(), value);
        return new HandAddress(seed, more, said, atTheEnd);
    }

    /** Without the last so many answers. */
    public HandAddress again(int answers) {
        return new HandAddress(seed, with, said.subList(0, said.size() - answers), atTheEnd);
    }

    public HandAddress judged(boolean onlyAtTheEnd) {
        return new HandAddress(seed, with, said, onlyAtTheEnd);
    }

    /** Another deal, with the game's options as they are if nobody chooses. */
    public HandAddress afresh(PlayedGame<?, ?, ?> game) {
        return new HandAddress(OptionalLong.empty(), Map.of(), List.of(), atTheEnd).begun(game);
    }

    /** A deal for an address that names none, with the options that it chooses. */
    HandAddress begun(PlayedGame<?, ?, ?> game) {
        if (!game.isJudged()) {
            return begun(Seed.fresh().number());
        }
        long found = 0;
        int most = -1;
        int worth = game.decisionsWorthADeal();
        for (int tried = 0; tried < TRIES && most < worth; tried++) {
            Seed seed = Seed.fresh();
            int decisions = PlayedHand.questions(game, request(game, seed), worth);
            if (decisions > most) {
                found = seed.number();
                most = decisions;
            }
        }
        return begun(found);
    }

    private HandAddress begun(long number) {
        return new HandAddress(OptionalLong.of(number), with, List.of(), atTheEnd);
    }

    /** @param named what else the address says, first */
    public QueryParameters query(Map<String, String> named, Shorthand shorthand) {
        Map<String, String> all = new LinkedHashMap<>(named);
        seed.ifPresent(number -> all.put("seed", String.valueOf(number)));
        all.putAll(with);
        if (atTheEnd) {
            all.put("judge", END);
        }
        if (!said.isEmpty()) {
            all.put("said", said.stream().map(shorthand::write).collect(Collectors.joining(".")));
        }
        return QueryParameters.simple(all);
    }
}
