package kibitzer.web.views;

import com.vaadin.flow.router.QueryParameters;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import kibitzer.cards.Seed;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.poker.pot.PlayedPot;
import kibitzer.games.poker.pot.PotGame;

/**
 * A pot as an address says it: {@code ?game=jackpots&seed=7&said=open.5C-2H.bet}.
 *
 * @param game what is played
 * @param seed from which the cards are dealt; empty where any will do
 * @param said the learner's answers so far
 */
record PotAddress(PotGame game, OptionalLong seed, List<String> said) {
    private static final int MOST_ANSWERS = 40;
    private static final int TRIES = 60;
    private static final int DECISIONS_WORTH_A_POT = 3;
    private static final String PAT = "pat";

    PotAddress {
        said = List.copyOf(said);
    }

    /** @throws BadQuestion for another game, a seed that is no number or too many answers */
    static PotAddress read(QueryParameters address) {
        String word = address.getSingleParameter("game").orElse(PotGame.JACKPOTS.word());
        PotGame game = PotGame.named(word)
                .orElseThrow(() ->
                        new BadQuestion("game", "\"" + word + "\"", "one of " + String.join(", ", PotGame.words())));
        String said = address.getSingleParameter("said").orElse("");
        List<String> answers = new ArrayList<>();
        if (!said.isEmpty()) {
            for (String answer : said.split("\\.", MOST_ANSWERS + 1)) {
                answers.add(answer.equals(PAT) ? "" : answer.replace('-', ' '));
            }
        }
        if (answers.size() > MOST_ANSWERS) {
            throw new BadQuestion("said", "more than " + MOST_ANSWERS + " answers", "those of one pot");
        }
        return new PotAddress(game, seed(address.getSingleParameter("seed").orElse("")), answers);
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

    /** @throws BadQuestion if an answer cannot be given where it stands */
    PlayedPot played() {
        return PlayedPot.of(game, new Seed(seed.orElseThrow()), said);
    }

    PotAddress with(String answer) {
        List<String> more = new ArrayList<>(said);
        more.add(answer);
        return new PotAddress(game, seed, more);
    }

    /** The same cards from the beginning. */
    PotAddress again() {
        return new PotAddress(game, seed, List.of());
    }

    /** Another deal: of a few, the one in which the learner has most to decide. */
    PotAddress afresh() {
        long found = 0;
        int most = -1;
        for (int i = 0; i < TRIES && most < DECISIONS_WORTH_A_POT; i++) {
            long tried = Seed.fresh().number();
            int decisions = PlayedPot.decisionsOfTheLearner(game, new Seed(tried));
            if (decisions > most) {
                found = tried;
                most = decisions;
            }
        }
        return new PotAddress(game, OptionalLong.of(found), List.of());
    }

    QueryParameters query() {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("game", game.word());
        seed.ifPresent(number -> all.put("seed", String.valueOf(number)));
        if (!said.isEmpty()) {
            all.put(
                    "said",
                    String.join(
                            ".",
                            said.stream()
                                    .map(answer -> answer.isEmpty() ? PAT : answer.replace(' ', '-'))
                                    .toList()));
        }
        return QueryParameters.simple(all);
    }
}
