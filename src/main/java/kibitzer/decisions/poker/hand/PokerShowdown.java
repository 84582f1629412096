package kibitzer.decisions.poker.hand;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.MadeHand;
import kibitzer.games.poker.PokerForm;

/** Who takes the pot when hands are shown: the numbers of the winning hands, "2", "1 3" where they share it. */
public final class PokerShowdown extends CountedDecision<ShownHands, String> {
    private static final String RULE = "poker.showdown";

    private static final Field<PokerForm> GAME =
            optional("game", FormNotation.FORM, PokerForm.STANDARD, "the form of the game");
    private static final Field<List<String>> GAMES = optional(
            "games", FormNotation.SEVERAL, List.of(), "deal for one of these forms; for \"game\" if none is named");
    private static final Field<Integer> PLAYERS =
            optional("players", Kinds.number(ShownHands.FEWEST, 4), 2, "how many hands are dealt");
    private static final Form<ShownHands> FORM = Form.of(
            ShownHands::new,
            required("hands", ShownHands.KIND, "the hands shown; the first is hand 1")
                    .of(ShownHands::hands),
            GAME.of(ShownHands::form));

    public PokerShowdown() {
        super(
                new Head("poker/showdown", "The showdown", "poker", "who wins, in the same forms"),
                FORM,
                kind(),
                List.of(
                        Source.source(
                                "english-draw-poker.p68",
                                "english-draw-poker.p69",
                                "english-draw-poker.p70",
                                "english-draw-poker.p71",
                                "english-draw-poker.p72",
                                "english-draw-poker.p73",
                                "english-draw-poker.p74",
                                "english-draw-poker.p75",
                                "english-draw-poker.p76",
                                "english-draw-poker.p77",
                                "english-draw-poker.p78"),
                        Source.source("poker-blaze.p01", "poker-skip-straight.p01", "poker-joker.p01")),
                GAME,
                GAMES,
                PLAYERS);
    }

    private static AnswerKind<String> kind() {
        Map<String, String> labels = new LinkedHashMap<>();
        winners(ShownHands.MOST).forEach(winners -> labels.put(winners, label(winners)));
        return new WordAnswer.OneWord(labels);
    }

    /** Every set of winners among so many hands, single ones first: "1", "2", "1 2". */
    private static List<String> winners(int hands) {
        return IntStream.range(1, 1 << hands)
                .boxed()
                .sorted((one, other) -> Integer.compare(Integer.bitCount(one), Integer.bitCount(other)))
                .map(set -> ShownHands.numbers(IntStream.range(0, hands)
                        .filter(hand -> (set >>> hand & 1) != 0)
                        .boxed()
                        .toList()))
                .toList();
    }

    private static String label(String winners) {
        String[] numbers = winners.split(" ");
        return numbers.length == 1 ? "Hand " + winners : "Hands " + String.join(" and ", numbers) + " share";
    }

    /** Hands of one class, or of classes that stand next to each other; now and then equal ones. */
    @Override
    public ShownHands deal(DealRequest request) {
        Chance chance = request.seed().chance();
        List<String> games = request.get(GAMES);
        PokerForm form = games.isEmpty() ? request.get(GAME) : PokerForm.named(games.get(chance.below(games.size())));
        HandMaker maker = new HandMaker(chance);
        while (true) {
            int place = chance.below(form.classes().size());
            List<CardSet> hands = new ArrayList<>();
            CardSet dealt = CardSet.EMPTY;
            for (int tries = 0; tries < 60 && hands.size() < request.get(PLAYERS); tries++) {
                int beside =
                        chance.onceIn(4) ? Math.min(place + 1, form.classes().size() - 1) : place;
                HandClass wanted = form.classes().get(beside);
                boolean twin = !hands.isEmpty() && chance.onceIn(5);
                CardSet hand = twin ? maker.inOtherSuits(hands.getFirst()) : maker.hand(form, wanted);
                if (hand.isDisjoint(dealt)) {
                    hands.add(hand);
                    dealt = dealt.union(hand);
                }
            }
            if (hands.size() == request.get(PLAYERS)) {
                return new ShownHands(hands, form);
            }
        }
    }

    @Override
    public Choices<String> choices(ShownHands shown) {
        return new Choices.Listed<>(winners(shown.hands().size()));
    }

    @Override
    protected CountedAnswer<String> count(ShownHands shown) {
        List<Reason> reasons = new ArrayList<>();
        List<MadeHand> made = shown.made();
        for (int hand = 0; hand < made.size(); hand++) {
            reasons.add(fact(hand, made.get(hand)));
        }
        return CountedAnswer.of(RULE, source(shown), List.of(shown.winners()), reasons);
    }

    private static Reason fact(int hand, MadeHand made) {
        return Reason.counted(name(hand), made.handClass().word(), name(hand) + " is " + told(made));
    }

    private static String name(int hand) {
        return "hand " + (hand + 1);
    }

    private static String told(MadeHand made) {
        return made.making().isEmpty() || made.beside().isEmpty()
                ? made.inWords()
                : made.inWords() + " (" + made.beside() + " beside)";
    }

    @Override
    protected List<Reason> against(ShownHands shown, String answer) {
        List<Integer> winning = shown.winning();
        String winner = told(shown.made().get(winning.getFirst()));
        List<Reason> failing = new ArrayList<>(); // the hands that are beaten come first
        int beaten = 0;
        for (int hand = 0; hand < shown.hands().size(); hand++) {
            boolean claimed = List.of(answer.split(" ")).contains(String.valueOf(hand + 1));
            String held = name(hand) + " is " + told(shown.made().get(hand));
            if (claimed && !winning.contains(hand)) {
                String apart = apart(shown.made(), hand, winning.getFirst());
                failing.add(
                        beaten++,
                        Reason.missing(
                                name(hand),
                                shown.made().get(hand).handClass().word(),
                                apart.isEmpty()
                                        ? sameClass(shown, hand, winning.getFirst())
                                                .orElseGet(() -> held + "; " + name(winning.getFirst())
                                                        + " beats it with " + winner)
                                        : apart,
                                winner,
                                ""));
            } else if (!claimed && winning.contains(hand)) {
                failing.add(Reason.missing(
                        name(hand),
                        shown.made().get(hand).handClass().word(),
                        winning.size() == 1
                                ? held + ", which takes the pot"
                                : held + ", as good as "
                                        + name(winning.get(0) == hand ? winning.get(1) : winning.get(0))
                                        + " card for card; suits have no rank, so they share the pot",
                        ""));
            }
        }
        return failing.isEmpty() ? List.of() : failing;
    }

    /** Of two hands of one class what goes by: "hand 2 has three eights and two tens, hand 1 three sevens and two kings; ...". */
    private static Optional<String> sameClass(ShownHands shown, int loser, int winner) {
        List<MadeHand> made = shown.made();
        MadeHand higher = made.get(winner);
        Optional<String> decides = switch (higher.handClass()) {
            case FULL_HOUSE -> Optional.of("of two full houses the three alike decide");
            case TWO_PAIRS -> Optional.of("of two pairs each the highest pair decides");
            default -> Optional.empty();
        };
        return decides.filter(said -> shown.form().wins() != PokerForm.Wins.LOWEST
                        && made.get(loser).handClass() == higher.handClass())
                .map(said -> name(winner) + " has " + cards(higher) + ", " + name(loser) + " " + cards(made.get(loser))
                        + "; " + said);
    }

    private static String cards(MadeHand hand) {
        return hand.alike();
    }

    /** Of two hands that are called the same, the first card that tells them apart; empty for any others. */
    private static String apart(List<MadeHand> made, int loser, int winner) {
        MadeHand lower = made.get(loser);
        MadeHand higher = made.get(winner);
        List<Card> own = byRank(lower);
        List<Card> other = byRank(higher);
        String both = higher.whateverSuit();
        if (!isCalledTheSame(lower, higher) || own.size() != other.size()) {
            return "";
        }
        return IntStream.range(0, own.size())
                .filter(place -> !own.get(place).isJoker() && !other.get(place).isJoker())
                .filter(place -> own.get(place).rank() != other.get(place).rank())
                .mapToObj(place -> "both have " + both + ", and then the "
                        + other.get(place).rank().word() + " of " + name(winner) + " goes before the "
                        + own.get(place).rank().word() + " of " + name(loser))
                .findFirst()
                .orElse("");
    }

    /** Of two flushes it is the cards that tell, and never the suit. */
    private static boolean isCalledTheSame(MadeHand one, MadeHand other) {
        return one.whateverSuit().equals(other.whateverSuit());
    }

    private static List<Card> byRank(MadeHand hand) {
        return (hand.handClass() == HandClass.FLUSH ? hand.making() : hand.beside())
                .stream()
                        .sorted(Comparator.comparingInt(
                                card -> card.isJoker() ? 0 : -card.rank().ordinal()))
                        .toList();
    }

    private static Source source(ShownHands shown) {
        return shown.winners().contains(" ") ? HandRanks.ofHandsAlike(shown.form()) : HandRanks.source(shown.form());
    }

    @Override
    public List<Slip<String>> slips(ShownHands shown) {
        return ShowdownSlips.of(shown);
    }

    @Override
    public Prompt ask(ShownHands shown) {
        List<Exhibit> exhibits = new ArrayList<>();
        for (int hand = 0; hand < shown.hands().size(); hand++) {
            exhibits.add(new Exhibit.Row(
                    "Hand " + (hand + 1), shown.hands().get(hand).byRank()));
        }
        exhibits.add(new Exhibit.Fact("The game", shown.form().title()));
        return new Prompt("Which hand takes the pot?", exhibits);
    }
}
