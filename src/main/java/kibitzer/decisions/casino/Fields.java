package kibitzer.decisions.casino;

import static kibitzer.decisions.form.Field.optional;

import java.util.ArrayList;
import java.util.List;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.casino.Build;
import kibitzer.games.casino.CasinoGame;
import kibitzer.games.casino.CasinoSight;
import kibitzer.games.casino.Counts;
import kibitzer.games.casino.Layout;

/** The values that questions on casino and scopa are made of. */
final class Fields {
    /** More low cards than ever lie on a table at once. */
    static final int MOST_LOOSE = 20;

    private Fields() {}

    static Kind<CasinoGame> game(List<CasinoGame> games) {
        return Kinds.word(games.stream().map(CasinoGame::id).toList())
                .as(id -> CasinoGame.find(id).orElseThrow(), CasinoGame::id);
    }

    static Field<CasinoGame> gameField(List<CasinoGame> games) {
        return optional("game", game(games), games.getFirst(), "the game whose rules hold");
    }

    static Field<List<String>> gamesToDeal(List<CasinoGame> games) {
        return optional(
                "games",
                Kinds.someOf(games.stream().map(CasinoGame::id).toList()),
                List.of(games.getFirst().id()),
                "deal for one of these games");
    }

    static List<CasinoGame> asked(DealRequest request, Field<List<String>> option, List<CasinoGame> games) {
        List<String> ids = request.get(option);
        return games.stream()
                .filter(game -> ids.isEmpty() || ids.contains(game.id()))
                .toList();
    }

    static CasinoGame gameOf(DealRequest request, Field<List<String>> option, List<CasinoGame> games, Chance chance) {
        return chance.oneOf(asked(request, option, games));
    }

    /**
     * @throws BadQuestion if a card is not in the pack
     */
    static void inThePack(CasinoGame game, String field, CardSet cards) {
        CardSet strange = cards.minus(game.rules().cards());
        if (!strange.isEmpty()) {
            throw new BadQuestion(field, "the " + strange.first().inWords(), "cards of the pack of " + game.title());
        }
    }

    /**
     * @throws BadQuestion if a card of the field stands elsewhere too
     */
    static void apart(String field, CardSet cards, String other, CardSet others) {
        CardSet twice = cards.intersection(others);
        if (!twice.isEmpty()) {
            throw new BadQuestion(
                    field, "the " + twice.first().inWords() + " is in \"" + other + "\" too", "each card in one place");
        }
    }

    /**
     * @throws BadQuestion if a build does not make what was announced, or a card stands twice
     */
    static void builds(CasinoGame game, Layout layout) {
        if (!layout.builds().isEmpty() && !game.rules().builds()) {
            throw new BadQuestion("builds", layout.builds().size() + " at " + game.id(), "none: it has no builds");
        }
        CardSet before = layout.loose();
        for (Build build : layout.builds()) {
            inThePack(game, "builds", build.cards());
            apart("builds", build.cards(), "table\" or \"builds", before);
            if (!build.isSound(game.rules().counts())) {
                throw new BadQuestion(
                        "builds",
                        build.cards() + " does not make " + build.value(),
                        "cards that divide into groups of the value");
            }
            before = before.union(build.cards());
        }
    }

    /** Builds as facts for the table. */
    static List<Exhibit> shown(List<Build> builds) {
        List<Exhibit> shown = new ArrayList<>();
        builds.forEach(build -> shown.add(new Exhibit.Row(
                (build.owner() == CasinoSight.ME ? "Your build of " : "The opponent's build of ")
                        + plural(build.value()),
                build.cards().toList())));
        return shown;
    }

    /** What takes a value: "nines", "kings". */
    static String plural(int value) {
        return Counts.taking(value).plural();
    }

    /** "a nine", "an eight". */
    static String aCardOf(int value) {
        String word = Counts.taking(value).word();
        return (word.startsWith("a") || word.startsWith("e") ? "an " : "a ") + word;
    }

    static String listed(CardSet cards) {
        return cards.isEmpty() ? "no card" : cards.toString();
    }

    /** Loose cards for a question: any of the pack but these. */
    static CardSet some(List<Card> shuffled, int from, int many) {
        return CardSet.of(shuffled.subList(from, from + many));
    }

    /** Where the rules on taking in stand. */
    static Source taking(CasinoGame game) {
        return switch (game) {
            case ROYAL -> Source.source("royal-casino", "casino").onPage(262);
            case SCOPA, SCOPONE -> Source.source("scopa.p01", "scopa");
            case STEALING_BUNDLES -> Source.source("stealing-bundles");
            default -> Source.source("casino").onPage(259, 260);
        };
    }
}
