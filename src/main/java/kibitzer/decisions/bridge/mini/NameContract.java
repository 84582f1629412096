package kibitzer.decisions.bridge.mini;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.advice.Basis;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.advice.Why;
import kibitzer.cards.Chance;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.mini.PlainContract;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.mini.Average;
import kibitzer.games.bridge.mini.CountedHands;
import kibitzer.games.bridge.mini.NamedContract;
import kibitzer.games.bridge.mini.TrickSample;
import kibitzer.games.bridge.mini.TwoHands;
import kibitzer.wording.Sentence;

/**
 * Which contract to name at mini-bridge with dummy seen: the one that scores most on average over layouts of the opponents'
 * cards, every hand played double dummy. Allowed is what comes within two standard errors of it.
 */
public final class NameContract extends CountedDecision<HandsToName, NamedContract> {
    private static final double ERRORS_ALLOWED = 2;
    private static final String ANY = "any";
    private static final String PART = "part";
    private static final String GAME = "game";

    private static final Field<String> BEST = Field.optional(
                    "best",
                    Kinds.word(ANY, PART, GAME),
                    ANY,
                    "what hands are dealt: such as are best for a part score, or game")
            .called("Hands best for");

    private static final Why GAME_WITH_TRUMPS = Why.practice(
            "The bonus for game pays even if it fails now and then, and small trumps win tricks that no trump would lose.");
    private static final Why GAME_AT_NO_TRUMP = Why.practice(
            "The bonus for game pays even if it fails now and then, and no trump needs the fewest tricks for it.");
    private static final Why PART_WITH_TRUMPS = Why.practice(
            "Game fails too often to pay better, and trumps keep the opponents from running a suit of theirs.");
    private static final Why PART_AT_NO_TRUMP =
            Why.practice("Game fails too often to pay better, and for the same tricks no trump scores the most.");

    private static final Source SOURCE = Source.source(
                    "contract-bridge.p119",
                    "contract-bridge.p121",
                    "contract-bridge.p124",
                    "duplicate-contract-bridge.p03")
            .withFigureFromPractice(
                    "The scores are the book's; mini-bridge and what is enough for game there are general practice");

    public NameContract() {
        super(
                new Head(
                        "mini-bridge/contract",
                        "The contract at mini-bridge",
                        "contract-bridge",
                        "part score or game, and in what, at mini-bridge with dummy seen"),
                HandsToName.FORM,
                new WordAnswer.Phrase<>(
                        Kinds.named(NamedContract.EXPECTED, NamedContract::of, NamedContract::toString),
                        NameContract::label,
                        true),
                List.of(SOURCE),
                BEST);
    }

    private static String label(NamedContract contract) {
        String words = contract.inWords();
        return Sentence.capital(words);
    }

    /** Hands that were counted beforehand, their suits exchanged. */
    @Override
    public HandsToName deal(DealRequest request) {
        Chance chance = request.seed().chance();
        while (true) {
            HandsToName position = new HandsToName(CountedHands.shipped().deal(chance), chance.onceIn(2));
            if (isDealt(position, request.get(BEST))) {
                return position;
            }
        }
    }

    private static boolean isDealt(HandsToName position, String wished) {
        return wished.equals(ANY)
                || wished.equals(GAME)
                        == ranked(position, position.sample())
                                .getFirst()
                                .contract()
                                .game();
    }

    @Override
    public Choices<NamedContract> choices(HandsToName position) {
        return new Choices.Listed<>(NamedContract.ALL);
    }

    @Override
    protected CountedAnswer<NamedContract> count(HandsToName position) {
        TrickSample sample = position.sample();
        List<CountedContract> ranked = ranked(position, sample);
        CountedContract first = ranked.getFirst();
        Map<Boolean, List<NamedContract>> near = ranked.stream()
                .map(CountedContract::contract)
                .filter(contract -> isNear(position, sample, first.contract(), contract))
                .collect(Collectors.partitioningBy(
                        contract -> sample.more(first.contract(), contract, position.vulnerable())
                                        .mean()
                                <= 0));
        return CountedAnswer.of(rule(), SOURCE, near.getOrDefault(true, List.of()), facts(position, sample, ranked))
                .allowing(near.getOrDefault(false, List.of()))
                .figures(figures(position, sample))
                .because(why(first.contract()));
    }

    /** What such a contract is for: game for its bonus, trumps for their ruffs, no trump for its few tricks. */
    private static Why why(NamedContract contract) {
        boolean trumps = contract.strain().suit().isPresent();
        if (contract.game()) {
            return trumps ? GAME_WITH_TRUMPS : GAME_AT_NO_TRUMP;
        }
        return trumps ? PART_WITH_TRUMPS : PART_AT_NO_TRUMP;
    }

    private static List<CountedContract> ranked(HandsToName position, TrickSample sample) {
        return NamedContract.ALL.stream()
                .filter(contract -> sample.counts(contract.strain()))
                .map(contract -> position.counted(contract, sample))
                .sorted(Comparator.comparingDouble(counted -> -counted.points().mean()))
                .toList();
    }

    private static boolean isNear(
            HandsToName position, TrickSample sample, NamedContract first, NamedContract contract) {
        Average more = sample.more(first, contract, position.vulnerable());
        return more.mean() <= ERRORS_ALLOWED * more.error();
    }

    private static List<Reason> facts(HandsToName position, TrickSample sample, List<CountedContract> ranked) {
        TwoHands hands = position.hands();
        CountedContract first = ranked.getFirst();
        CountedContract next = ranked.get(1);
        List<Reason> facts = new ArrayList<>();
        facts.add(Reason.counted("fit", hands.length(hands.longest().getFirst()), fit(hands)));
        int points = PlainContract.points(hands);
        facts.add(Reason.counted(
                "points",
                points,
                points + " points together, where by general practice " + PlainContract.ENOUGH_FOR_GAME
                        + " are enough for game"));
        facts.add(Reason.counted("average", first.points().mean(), first.inWords(sample.layouts())));
        facts.add(Reason.counted(
                "next-best",
                next.points().mean(),
                next.contract().inWords() + " comes next, " + next.inWords(sample.layouts())));
        NamedContract plain = PlainContract.of(hands);
        if (!isNear(position, sample, first.contract(), plain)) {
            facts.add(Reason.counted(
                    "plain-rule",
                    plain.toString(),
                    "the plain rule by points and fit names " + plain.inWords() + ", which comes to less on these"
                            + " two hands"));
        }
        return facts;
    }

    /** "a fit of eight spades, 5 and 3", "no suit of eight cards: the longest are seven hearts". */
    private static String fit(TwoHands hands) {
        Suit longest = hands.longest().getFirst();
        String suits = hands.longest().stream().map(Suit::plural).collect(Collectors.joining(" and of "));
        int cards = hands.length(longest);
        return hands.hasFit()
                ? "a fit of " + cards + " cards in " + longest.plural() + ", "
                        + hands.hand().length(longest) + " and " + hands.dummy().length(longest)
                : "no fit of eight cards, for there are no more than " + cards + " of " + suits;
    }

    private static Map<String, Object> figures(HandsToName position, TrickSample sample) {
        Map<String, Object> figures = new LinkedHashMap<>();
        figures.put("layouts", sample.layouts());
        figures.put(
                "strains",
                position.hands().strains().stream()
                        .map(strain -> strain(position, sample, strain))
                        .toList());
        return figures;
    }

    private static Map<String, Object> strain(HandsToName position, TrickSample sample, Strain strain) {
        CountedContract part = position.counted(new NamedContract(false, strain), sample);
        CountedContract game = position.counted(new NamedContract(true, strain), sample);
        Average tricks = sample.averageTricks(strain);
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("strain", strain.letters());
        line.put("tricks", tricks.mean());
        line.put("tricks-error", tricks.error());
        line.put("chance-of-game", (double) game.made() / sample.layouts());
        line.put("part-score", part.points().mean());
        line.put("part-score-error", part.points().error());
        line.put("game", game.points().mean());
        line.put("game-error", game.points().error());
        return line;
    }

    @Override
    protected List<Reason> against(HandsToName position, NamedContract answer) {
        TrickSample sample = position.sample();
        CountedContract first = ranked(position, sample).getFirst();
        String asked = first.contract().inWords() + " comes to " + first.inWords(sample.layouts());
        if (!sample.counts(answer.strain())) {
            String suit = answer.strain().inWords();
            return List.of(missing(
                    "trumps",
                    answer,
                    tooFewForGame(position, answer, first)
                            + answer.strain()
                                    .suit()
                                    .map(position.hands()::length)
                                    .map(cards -> (cards == 1
                                                    ? "only one card in " + suit
                                                    : "only " + cards + " " + suit + " together")
                                            + ", too few for trumps")
                                    .orElse(suit),
                    asked));
        }
        return List.of(missing("average", answer, ground(position, sample, answer, first), asked));
    }

    /** What loses the points: a game that fails, the bonus left, or trumps that win fewer tricks. */
    private static String ground(
            HandsToName position, TrickSample sample, NamedContract answer, CountedContract first) {
        int layouts = sample.layouts();
        if (answer.game() && !first.contract().game()) {
            return tooFewForGame(position, answer, first)
                    + "it needs " + answer.tricks() + " tricks and wins "
                    + tricks(sample.averageTricks(answer.strain()).mean()) + " on average by our count";
        }
        if (!answer.game() && first.contract().game()) {
            return "it leaves out the bonus for a game that is made in " + first.made() + " of " + layouts
                    + " layouts of ours";
        }
        if (position.counted(answer, sample).made() > layouts / 2) {
            return bothMade(position, sample, answer, first.contract());
        }
        double ours = sample.averageTricks(answer.strain()).mean();
        double best = sample.averageTricks(first.contract().strain()).mean();
        boolean otherNeed = answer.tricks() != first.contract().tricks();
        return "it wins " + tricks(ours)
                + (otherNeed ? " of the " + answer.tricks() + " tricks needed, " : " tricks on average, ")
                + first.contract().strain().inWords() + " "
                + tricks(best)
                + (otherNeed ? " of " + first.contract().tricks() : "");
    }

    /** Of two contracts that are mostly made, what the other has more of: trumps, points for a trick, or tricks. */
    private static String bothMade(
            HandsToName position, TrickSample sample, NamedContract answer, NamedContract first) {
        String comesTo = Math.round(position.counted(answer, sample).points().mean()) + " points on average, ";
        String ours = answer.strain().inWords();
        String theirs = first.strain().inWords();
        Optional<Integer> trumps = answer.strain().suit().map(position.hands()::length);
        Optional<Integer> better = first.strain().suit().map(position.hands()::length);
        if (trumps.isPresent() && better.isPresent() && trumps.get() < better.get()) {
            return comesTo + "with " + trumps.get() + " " + ours + " together where there are " + better.get() + " "
                    + theirs;
        }
        double won = sample.averageTricks(answer.strain()).mean();
        double more = sample.averageTricks(first.strain()).mean();
        if (won < more) {
            return comesTo + "winning " + tricks(won) + " tricks, " + theirs + " " + tricks(more);
        }
        boolean isMinor = answer.strain().suit().filter(suit -> !suit.isMajor()).isPresent();
        boolean isBetterMinor =
                first.strain().suit().filter(suit -> !suit.isMajor()).isPresent();
        return isMinor && !isBetterMinor
                ? comesTo + "for " + theirs + " scores more than " + ours + " for the same tricks"
                : position.counted(answer, sample).inWords(sample.layouts());
    }

    /** "21 points, where 25 are usual for game; " of a game where a part score is best. */
    private static String tooFewForGame(HandsToName position, NamedContract answer, CountedContract first) {
        int points = PlainContract.points(position.hands());
        return answer.game() && !first.contract().game() && points < PlainContract.ENOUGH_FOR_GAME
                ? points + " points, where " + PlainContract.ENOUGH_FOR_GAME + " are usual for game; "
                : "";
    }

    private static String tricks(double average) {
        return String.format(Locale.ROOT, "%.1f", average);
    }

    private static Reason missing(String fact, NamedContract answer, String measured, String asked) {
        return new Reason(fact, answer.toString(), measured, asked, asked, Standing.FAILS, Basis.COUNTED);
    }

    @Override
    public Optional<Reckoning<NamedContract>> reckon(HandsToName position) {
        return Optional.of(ContractReckoning.of(position, ranked(position, position.sample())));
    }

    @Override
    public Prompt ask(HandsToName position) {
        return new Prompt(
                "Dummy is on the table and you declare. Which contract do you name?",
                List.of(
                        new Exhibit.Fact("Your side is", position.vulnerable() ? "vulnerable" : "not vulnerable"),
                        new Exhibit.Held("Dummy", position.hands().dummy()),
                        new Exhibit.Held("Your hand", position.hands().hand())));
    }

    @Override
    public Instruction say(NamedContract answer) {
        return new Instruction("name", answer.inWords());
    }
}
