package kibitzer.decisions.poker.hand;

import static kibitzer.decisions.form.Field.optional;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.PokerForm;
import kibitzer.games.poker.SharedCards;

/** Deals cards to choose a hand from: stud of several lengths, with and without wild cards, and games of shared cards. */
final class BestHandDealer {

    /**
     * A game of one's own cards alone.
     *
     * @param form the word of its form
     * @param cards how many a player has
     */
    private record OwnCards(String form, int cards) {}

    private static final String FREAK = "wild-";
    /** A stud hand at which there is something to choose, with wild cards at least three of a kind. */
    private static final int TRIES = 60;

    private static final Map<String, OwnCards> STUD = Map.ofEntries(
            Map.entry("down-the-river", new OwnCards("best-five", 7)),
            Map.entry("six-card-stud", new OwnCards("best-five", 6)),
            Map.entry("eight-card-stud", new OwnCards("best-five", 8)),
            Map.entry("mike", new OwnCards("best-five", 8)),
            Map.entry("misere-stud", new OwnCards("misere-stud", 7)),
            Map.entry("high-low-seven-card-stud", new OwnCards("low-ace-high", 7)),
            Map.entry("baseball-seven-card", new OwnCards(FREAK + "9-3", 7)),
            Map.entry("football", new OwnCards(FREAK + "6-4", 7)),
            Map.entry("heinz", new OwnCards(FREAK + "7-5", 7)),
            Map.entry("woolworth", new OwnCards(FREAK + "10-5", 7)),
            Map.entry("dr-pepper", new OwnCards(FREAK + "10-4-2", 7)),
            Map.entry("four-forty-four", new OwnCards(FREAK + "4", 8)),
            Map.entry("four-forty-two", new OwnCards(FREAK + "2", 8)),
            Map.entry("three-forty-five", new OwnCards(FREAK + "5", 8)),
            Map.entry("kankakee", new OwnCards(FREAK + "JK", 7)));
    private static final List<String> WORDS = Stream.concat(
                    STUD.keySet().stream().sorted(), SharedCards.games().stream())
            .toList();

    static final Field<List<String>> GAMES =
            optional("games", Kinds.someOf(WORDS), List.of(), "games by their ids; any of these if none is named");

    private final Chance chance;

    BestHandDealer(Chance chance) {
        this.chance = chance;
    }

    CardsToChooseFrom deal(List<String> asked) {
        String game = chance.oneOf(asked.isEmpty() ? WORDS : asked);
        CardsToChooseFrom dealt = attempt(game);
        for (int tries = 0; tries < TRIES && !isOfInterest(dealt); tries++) {
            dealt = attempt(game);
        }
        return dealt;
    }

    private static boolean isOfInterest(CardsToChooseFrom dealt) {
        PokerForm form = dealt.form();
        HandClass made = form.classOf(form.value(dealt.best().getFirst()));
        if (form.wins() == PokerForm.Wins.LOWEST) {
            return made == HandClass.NO_PAIR;
        }
        boolean withWild = !form.wild().in(dealt.all()).isEmpty();
        return form.wild().cards().isEmpty() ? made.beats(HandClass.PAIR) : withWild && made.beats(HandClass.PAIR);
    }

    private CardsToChooseFrom attempt(String game) {
        OwnCards own = STUD.get(game);
        return own == null ? shared(SharedCards.named(game)) : own(own, game.equals("kankakee"));
    }

    private CardsToChooseFrom own(OwnCards game, boolean jokerInTheCentre) {
        PokerForm form = PokerForm.named(game.form());
        List<Card> pack = chance.shuffled(CardSet.FULL_PACK.toList());
        CardSet own = CardSet.of(pack.subList(0, jokerInTheCentre ? game.cards() - 1 : game.cards()));
        return new CardsToChooseFrom(form, own, jokerInTheCentre ? List.of(CardSet.of(Card.JOKER)) : List.of());
    }

    private CardsToChooseFrom shared(SharedCards game) {
        List<Card> pack = chance.shuffled(CardSet.FULL_PACK.toList());
        List<Card> centre = pack.subList(0, game.centre());
        CardSet own = CardSet.of(pack.subList(game.centre(), game.centre() + game.own()));
        PokerForm form = PokerForm.named(
                game.wild() < 0
                        ? "best-five"
                        : FREAK + centre.get(game.wild()).rank().letter());
        List<CardSet> lines = game.lines().stream()
                .map(line -> CardSet.of(line.stream().map(centre::get).toList()))
                .toList();
        return new CardsToChooseFrom(form, own, lines);
    }
}
