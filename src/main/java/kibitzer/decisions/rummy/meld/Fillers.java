package kibitzer.decisions.rummy.meld;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.CardsNotation;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.rummy.form.RummyFields;
import kibitzer.games.rummy.family.RummyGame;

/** How many natural cards still alive would make a set with these? */
public final class Fillers extends CountedDecision<Fillers.Combination, Integer> {
    /**
     * A few cards that may become a set.
     *
     * @param dead cards of the pack that cannot come any more
     */
    public record Combination(RummyGame game, Cards cards, Cards dead) {
        public Combination {
            RummyFields.inThePack(game, "cards", List.of(cards, dead));
        }

        /** The cards that are not held and would fill, each as often as it is still alive. */
        List<Card> fillers() {
            return game.rules().pack().cards().stream()
                    .distinct()
                    .filter(card -> !game.rules().wilds().isWild(card) && fills(card))
                    .flatMap(card -> Stream.generate(() -> card)
                            .limit(game.rules().copies(card) - cards.count(card) - dead.count(card)))
                    .toList();
        }

        /** True where the cards are a set already: nothing is left to fill. */
        private boolean isMade() {
            return game.rules().isMeld(cards);
        }

        private boolean hasWildCards() {
            return game.rules().pack().cards().stream().anyMatch(game.rules().wilds()::isWild);
        }

        private boolean fills(Card card) {
            return !pairs(card).isEmpty();
        }

        /** The pairs of the cards held that this one makes a set with. */
        private List<Cards> pairs(Card card) {
            List<Cards> pairs = new ArrayList<>();
            for (int i = 0; i < cards.size(); i++) {
                for (int j = i + 1; j < cards.size(); j++) {
                    Cards two = Cards.of(List.of(cards.get(i), cards.get(j)));
                    if (game.rules().isMeld(two.with(card))) {
                        pairs.add(two);
                    }
                }
            }
            return pairs;
        }

        /** The cards that would fill and cannot come any more. */
        private List<Card> gone() {
            List<Card> alive = fillers();
            return dead.different().stream()
                    .filter(card -> !game.rules().wilds().isWild(card) && fills(card) && !alive.contains(card))
                    .toList();
        }

        /** Why no other card fills two cards: "; two aces are never in one sequence"; empty for more than two. */
        private String noOthers() {
            Card first = cards.get(0);
            return cards.size() != 2
                    ? ""
                    : cards.get(1).rank() == first.rank()
                            ? "; two " + first.rank().plural() + " are never in one sequence"
                            : "; a sequence is of one suit";
        }

        /** The cards held that no single card makes a set with, not even one that is gone. */
        private List<Card> alone() {
            List<Card> all = game.rules().pack().cards().stream()
                    .distinct()
                    .filter(card -> !game.rules().wilds().isWild(card))
                    .toList();
            return cards.different().stream()
                    .filter(held ->
                            all.stream().noneMatch(card -> pairs(card).stream().anyMatch(two -> two.contains(held))))
                    .toList();
        }
    }

    private static final List<RummyGame> GAMES =
            List.of(RummyGame.RUMMY, RummyGame.PIF_PAF, RummyGame.OKLAHOMA, RummyGame.CONTINENTAL, RummyGame.BOATHOUSE);
    /** Two of these in one suit make a sequence with a natural deuce. */
    private static final Set<Rank> NEAR_A_DEUCE = Set.of(Rank.ACE, Rank.THREE, Rank.FOUR);

    private static final int TRIES = 40;
    private static final Field<RummyGame> GAME = RummyFields.gameField(GAMES);
    private static final Field<Cards> CARDS = Field.required("cards", CardsNotation.kind(2, 6), "the cards held");
    private static final Field<Cards> DEAD = Field.optional(
            "dead",
            CardsNotation.kind(0, 60),
            Cards.NONE,
            "cards that cannot come any more: melded, or buried in the pile");
    private static final Field<List<String>> GAMES_TO_DEAL = RummyFields.gamesToDeal(GAMES);

    private static final Form<Combination> FORM = Form.of(
            (game, cards, dead, deuces) -> new Combination(RummyFields.withDeuces(game, deuces), cards, dead),
            GAME.of(Combination::game),
            CARDS.of(Combination::cards),
            DEAD.of(Combination::dead),
            RummyFields.deuces(Combination::game));

    public Fillers() {
        super(
                new Head("rummy/fillers", "Cards that fill", "rummy", "how many live cards fill a combination"),
                FORM,
                new NumberAnswer.Count(0, 40, "cards"),
                GAMES.stream().map(Fillers::source).toList(),
                GAMES_TO_DEAL);
    }

    private static Source source(RummyGame game) {
        return switch (game.usually()) {
            case PIF_PAF ->
                Source.source("pif-paf").and("pif-paf.p01", "pif-paf.p04").onPage(7);
            case OKLAHOMA -> Source.source("oklahoma.fillers");
            case CONTINENTAL ->
                Source.source("continental-rum").and("continental-rum.p01").onPage(28);
            case BOATHOUSE -> Source.source("rummy").and("boathouse-rum").onPage(2);
            default -> Source.source("rummy.p01", "rummy.p02", "rummy.combinations");
        };
    }

    @Override
    public Combination deal(DealRequest request) {
        Chance chance = request.seed().chance();
        RummyGame game = RummyFields.gameOf(request, GAMES_TO_DEAL, GAMES, chance);
        Combination dealt = combination(game, chance);
        for (int i = 0; i < TRIES && (dealt.isMade() || dealt.fillers().isEmpty() && !chance.onceIn(8)); i++) {
            dealt = combination(game, chance);
        }
        return dealt;
    }

    private static Combination combination(RummyGame game, Chance chance) {
        Cards near = NearMelds.natural(game.rules(), chance);
        Cards cards = near;
        int size = 2 + chance.below(2);
        while (cards.size() > size - (size > 2 ? 1 : 0)) {
            cards = cards.without(chance.oneOf(cards.list()));
        }
        List<Card> pack = new ArrayList<>(game.rules().pack().shuffled(new Seed(chance.next())));
        cards.stream().forEach(pack::remove);
        if (size > 2) {
            Card like = cards.get(0);
            Card third = pack.stream()
                    .filter(card -> !game.rules().wilds().isWild(card)
                            && !card.isJoker()
                            && (card.rank() == like.rank() || card.suit() == like.suit()))
                    .findFirst()
                    .orElseThrow();
            pack.remove(third);
            cards = cards.with(third);
        }
        Combination alive = new Combination(game, cards, Cards.NONE);
        List<Card> dead = new ArrayList<>(pack.subList(0, 3));
        if (!alive.fillers().isEmpty() && chance.onceIn(2)) {
            dead.set(0, chance.oneOf(alive.fillers()));
            dead.remove(chance.below(2) + 1);
        }
        Cards gone = Cards.of(dead);
        boolean tooMany = gone.plus(cards).different().stream()
                .anyMatch(card ->
                        gone.plus(alive.cards()).count(card) > game.rules().copies(card));
        return tooMany ? alive : new Combination(game, cards, gone);
    }

    @Override
    protected CountedAnswer<Integer> count(Combination one) {
        List<Card> fillers = one.fillers();
        List<String> steps = new ArrayList<>();
        steps.add(fillers.isEmpty() ? none(one) : filling(one, fillers));
        copies(one, fillers).ifPresent(steps::add);
        if (!one.gone().isEmpty() && !fillers.isEmpty()) {
            steps.add(inARow(one.gone()) + " would, but " + (one.gone().size() == 1 ? "is" : "are") + " gone");
        }
        if (!one.alone().isEmpty() && !fillers.isEmpty()) {
            steps.add("no card makes a set with " + inARow(one.alone()));
        }
        deuces(one).ifPresent(steps::add);
        return inSteps(fillers.size(), source(one.game()), steps);
    }

    /** "these make a set of three: 6S 6H with 6D 6C", or "only 4C makes a set of three, with 5C 3C"; each filler once. */
    private static String filling(Combination one, List<Card> fillers) {
        if (fillers.stream().distinct().count() == 1) {
            return (one.game().rules().packs() == 1 ? "only " : "") + (one.hasWildCards() ? "the natural " : "")
                    + fillers.getFirst()
                    + " makes a set of three, with "
                    + String.join(" or ", pairs(one, fillers.getFirst()));
        }
        return (one.hasWildCards() ? "these natural cards make" : "these make") + " a set of three: "
                + byPair(one, fillers);
    }

    /** "6S 6H with 6D 6C, 4C with 5C 3C"; each filler once. */
    private static String byPair(Combination one, List<Card> fillers) {
        Map<String, List<Card>> byPair = new LinkedHashMap<>();
        fillers.stream()
                .distinct()
                .forEach(card -> byPair.computeIfAbsent(
                                String.join(" or ", pairs(one, card)), pair -> new ArrayList<>())
                        .add(card));
        return told(byPair);
    }

    /** The same, each filler with one pair only: "JD 8D with TD 9D". */
    private static String byOnePair(Combination one, List<Card> fillers) {
        Map<String, List<Card>> byPair = new LinkedHashMap<>();
        fillers.stream()
                .distinct()
                .forEach(card -> byPair.computeIfAbsent(pairs(one, card).getFirst(), pair -> new ArrayList<>())
                        .add(card));
        return told(byPair);
    }

    private static String told(Map<String, List<Card>> byPair) {
        return byPair.entrySet().stream()
                .map(pair -> inARow(pair.getValue()) + " with " + pair.getKey())
                .collect(Collectors.joining(", "));
    }

    /** How often each filler is still there: "two packs leave 2 of each", "two packs leave 1 of 4C and 2 of 7C"; empty with one pack. */
    private static Optional<String> copies(Combination one, List<Card> fillers) {
        if (one.game().rules().packs() == 1 || fillers.isEmpty()) {
            return Optional.empty();
        }
        Map<Long, List<Card>> byCopies = fillers.stream()
                .distinct()
                .collect(Collectors.groupingBy(
                        card -> fillers.stream().filter(card::equals).count(), TreeMap::new, Collectors.toList()));
        if (fillers.size() == 1) {
            return Optional.of("of the two in two packs one is left");
        }
        return Optional.of("two packs leave "
                + (byCopies.size() == 1
                        ? byCopies.keySet().iterator().next()
                                + (byCopies.values().iterator().next().size() > 1 ? " of each" : "")
                        : byCopies.entrySet().stream()
                                .map(left -> left.getKey() + " of " + inARow(left.getValue()))
                                .collect(Collectors.joining(" and "))));
    }

    /** Which cards fill, no others and no fewer, each as often as it is left. */
    @Override
    protected List<Reason> against(Combination one, Integer answer) {
        List<Card> fillers = one.fillers();
        int right = fillers.size();
        if (answer == right) {
            return super.against(one, answer);
        }
        if (right == 0) {
            return wrong(answer, none(one), answerKind().inside(right));
        }
        String natural = one.hasWildCards() ? "natural " : "";
        String said = answer > right
                ? "only " + (right == 1 ? "one " + natural + "card fills: " : right + " " + natural + "cards fill: ")
                : right + " " + natural + "cards fill: ";
        String gone = one.gone().isEmpty()
                ? ""
                : "; " + inARow(one.gone()) + " would, but " + (one.gone().size() == 1 ? "is" : "are") + " gone";
        String copies = copies(one, fillers).map(left -> "; " + left).orElse("");
        return wrong(
                answer,
                said
                        + byOnePair(one, fillers)
                        + copies
                        + gone
                        + (answer > right ? deuces(one).map(told -> "; " + told).orElseGet(one::noOthers) : ""),
                answerKind().inside(right));
    }

    /** Why nothing fills: what would is gone, or the cards held never stand in one set. */
    private static String none(Combination one) {
        if (!one.gone().isEmpty()) {
            return inARow(one.gone()) + " would fill, but " + (one.gone().size() == 1 ? "is" : "are") + " gone";
        }
        Card first = one.cards().get(0);
        Card second = one.cards().get(1);
        if (one.cards().size() > 2) {
            return "no two of these can be in one set with a third that is left";
        }
        if (first.rank() == second.rank()) {
            return first.suit() == second.suit()
                    ? "a group here has three different suits, and both of these are the " + first.inWords()
                    : "no third " + first.rank().word() + " is left";
        }
        return first.suit() == second.suit()
                ? "the two are too far apart for a sequence of three"
                : "the two are neither of one rank nor of one suit";
    }

    /** Whether deuces are wild, where one held or one that would fill as a natural card makes it matter. */
    private static Optional<String> deuces(Combination one) {
        boolean isNear = one.cards().stream()
                .anyMatch(card -> one.cards().stream()
                        .anyMatch(other -> !card.isJoker()
                                && !other.isJoker()
                                && card.suit() == other.suit()
                                && card.rank() != other.rank()
                                && NEAR_A_DEUCE.contains(card.rank())
                                && NEAR_A_DEUCE.contains(other.rank())));
        return isNear ? one.game().agreedOnDeuces() : RummyFields.onDeuces(one.game(), List.of(one.cards()));
    }

    /** Each card once where two packs have it twice, what is gone counted in, or those of one pair left out. */
    @Override
    public List<Slip<Integer>> slips(Combination one) {
        List<Card> fillers = one.fillers();
        List<Card> undimmed = new Combination(one.game(), one.cards(), Cards.NONE).fillers();
        List<Slip<Integer>> slips = new ArrayList<>();
        if (one.game().rules().packs() > 1) {
            slips.add(Slip.by("count each card once, though two packs are in play", (int)
                    fillers.stream().distinct().count()));
            slips.add(Slip.by("count one pack, though two are in play", (int) undimmed.stream()
                    .distinct()
                    .filter(card -> !one.dead().contains(card))
                    .count()));
            List<Card> single = fillers.stream()
                    .distinct()
                    .filter(card -> fillers.stream().filter(card::equals).count() == 1)
                    .toList();
            slips.add(Slip.by(
                    "count " + inARow(single) + " twice, though one is "
                            + (single.stream().anyMatch(one.cards()::contains) ? "in your hand" : "gone"),
                    fillers.size() + single.size()));
        }
        slips.add(Slip.by("count cards that are gone for good", undimmed.size()));
        Set<Integer> told = new HashSet<>(Set.of(fillers.size()));
        slips.removeIf(slip -> !told.add(slip.answer()));
        fillers.stream()
                .distinct()
                .map(card -> Slip.by(
                        "overlook " + card + ", which fills " + String.join(" or ", pairs(one, card)),
                        fillers.size()
                                - (int) fillers.stream().filter(card::equals).count()))
                .filter(slip -> !told.contains(slip.answer()))
                .forEach(slips::add);
        return List.copyOf(slips);
    }

    private static List<String> pairs(Combination one, Card card) {
        return one.pairs(card).stream().map(Cards::toString).toList();
    }

    private static String inARow(List<Card> cards) {
        return cards.stream().map(Card::toString).collect(Collectors.joining(" "));
    }

    @Override
    public Prompt ask(Combination one) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Game", one.game().title()));
        shown.add(new Exhibit.Row("You hold", one.cards().list()));
        if (!one.dead().isEmpty()) {
            shown.add(new Exhibit.Row("Gone for good", one.dead().list()));
        }
        return new Prompt("How many natural cards, each counted as often as it is left, would make a set?", shown);
    }
}
