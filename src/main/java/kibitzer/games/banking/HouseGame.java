package kibitzer.games.banking;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Rank;

/**
 * A game of a bank as data; a variant is written as what it changes in its parent ({@link #but}).
 *
 * @param id in the syllabus
 * @param parent the id of the game it differs from; empty for a head
 * @param page of the book
 * @param pack what is shuffled
 * @param drawing how cards come, in a sentence without its full stop
 * @param bets what may be bet on; empty where nothing can be counted
 * @param uncounted why nothing can be counted; empty where there are bets
 * @param open what the book leaves open, and how it is read here; empty for nothing
 */
public record HouseGame(
        String id,
        String title,
        String parent,
        int page,
        HousePack pack,
        String drawing,
        List<Bet> bets,
        String uncounted,
        String open) {

    public HouseGame {
        bets = List.copyOf(bets);
        if (bets.isEmpty() == uncounted.isEmpty()) {
            throw new IllegalArgumentException(id + ": expected either bets or the reason why there are none");
        }
    }

    static HouseGame game(String id, String title, int page, HousePack pack, String drawing, Bet... bets) {
        return new HouseGame(id, title, "", page, pack, drawing, List.of(bets), "", "");
    }

    /** A game in which there is nothing to count, and why. */
    static HouseGame without(String id, String title, int page, String why) {
        return new HouseGame(id, title, "", page, HousePack.WHOLE, "", List.of(), why, "");
    }

    /** A variant, alike so far. */
    HouseGame but(String variant, String called, int on) {
        return new HouseGame(variant, called, id, on, pack, drawing, bets, uncounted, open);
    }

    HouseGame drawing(String other) {
        return new HouseGame(id, title, parent, page, pack, other, bets, uncounted, open);
    }

    HouseGame betting(Bet... others) {
        return new HouseGame(id, title, parent, page, pack, drawing, List.of(others), "", open);
    }

    HouseGame of(HousePack other) {
        return new HouseGame(id, title, parent, page, other, drawing, bets, uncounted, open);
    }

    HouseGame leavingOpen(String what) {
        return new HouseGame(id, title, parent, page, pack, drawing, bets, uncounted, what);
    }

    /** True if it has a bet whose worth can be counted. */
    public boolean isCounted() {
        return !bets.isEmpty();
    }

    /**
     * Reads a bet: "K to win", "calling-the-turn 5 9 K", "rouge". Ranks may stand before or after its words.
     *
     * @throws BadBet if the game has no such bet
     */
    public NamedBet bet(String text) {
        Optional<Bet> whole = named(text);
        if (whole.isPresent()) {
            return new NamedBet(this, whole.get(), List.of());
        }
        List<Rank> ranks = new ArrayList<>();
        List<String> words = new ArrayList<>();
        for (String word : text.strip().split("[\\s,]+")) {
            rank(word).ifPresentOrElse(ranks::add, () -> words.add(word));
        }
        Bet found = named(String.join(" ", words))
                .orElseThrow(() -> new BadBet(
                        "bet",
                        "\"" + text + "\" is no bet of " + title,
                        isCounted()
                                ? "one of "
                                        + bets.stream()
                                                .map(bet -> "\"" + example(bet) + "\"")
                                                .collect(Collectors.joining(", "))
                                : "another game: " + uncounted));
        if (!ranks.isEmpty() && !found.ranks().holds(ranks.size())) {
            throw new BadBet(
                    "bet", "\"" + text + "\" names " + ranks.size() + " ranks", "such as \"" + example(found) + "\"");
        }
        return new NamedBet(this, found, ranks);
    }

    private Optional<Bet> named(String words) {
        String name = plain(words);
        return bets.stream()
                .filter(bet -> plain(bet.name()).equals(name)
                        || bet.also().stream().anyMatch(other -> plain(other).equals(name)))
                .findFirst();
    }

    private static Optional<Rank> rank(String word) {
        try {
            boolean one = word.length() == 1 || word.equals("10");
            return one ? Optional.of(CardNotation.readRank(word)) : Optional.empty();
        } catch (BadNotation noRank) {
            return Optional.empty();
        }
    }

    private static String plain(String words) {
        return words.toLowerCase(Locale.ROOT).replace('-', ' ').strip().replaceAll("\\s+", " ");
    }

    /** The bet with ranks where it names some: "K to win". */
    public String example(Bet bet) {
        String ranks =
                bet.ranks().model().stream().map(rank -> rank.letter() + " ").collect(Collectors.joining());
        return ranks + bet.name();
    }
}
