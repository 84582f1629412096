package kibitzer.games.bridge.problems;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.problems.line.Act;
import kibitzer.games.bridge.problems.line.Line;
import kibitzer.games.bridge.problems.line.Step;

/**
 * What a problem is about: the point that its right way has and that no way as good lacks.
 *
 * <p>Nearly all of it is general practice; the books of the trainer say little of the play of the hand.
 */
public enum Theme {
    HOLD_UP(
            "hold-up",
            "Hold up",
            "Let the suit they lead go by until the hand that is long in it can no longer be reached."),
    FIRST_TRICK(
            "first-trick",
            "The first trick",
            "The card dummy plays to the opening lead is often the only one you cannot take back."),
    DUCK("duck", "Duck a trick", "Lose the trick that must be lost while you can still get back to the long suit."),
    COMBINE(
            "combine",
            "One chance after another",
            "Try first what costs nothing, a card that may drop, and take the finesse only if it fails."),
    TWO_WAY("two-way", "Which way to finesse", "Finesse so that, if it loses, the wrong opponent is not on lead."),
    RUFF_FIRST(
            "ruff-first",
            "Ruff before drawing trumps",
            "Dummy's trumps make tricks of their own only while they are still there."),
    FINESSE(
            "finesse",
            "Finesse, do not play for the drop",
            "Lead towards the honour: half the time the missing card lies in front of it."),
    WHICH_SUIT(
            "which-suit",
            "Count winners: which suit",
            "Count the tricks each suit can give, and what it costs to get them, before you touch one."),
    SAFETY(
            "safety",
            "Safety play",
            "When you can spare a trick of a suit, give it up in time, so that a bad break does not cost two."),
    ENTRIES(
            "entries",
            "Keep the entry",
            "When both hands can take the first trick, win in the one whose entries you will not need later."),
    DANGER_HAND(
            "danger-hand",
            "Keep the dangerous hand out",
            "Do not finesse into the opponent who must not get in: play the high cards, and lose to the other."),
    COUNT(
            "count",
            "Count the hand",
            "Before you guess, take what tells: who has shown out of the other suits has more room for the one in question."),
    THIRD_HAND(
            "third-hand",
            "Third hand high, or not",
            "Third to partner's low lead, play high, but no higher than the cards in sight ask for.",
            Optional.of("whist-maxims.p24")),
    COVER(
            "cover",
            "Cover an honour, or not",
            "Cover an honour when that makes a card of your side good, not otherwise."),
    RETURN(
            "return",
            "Return partner's suit",
            "Partner has begun with a suit of their own: in when it matters, lead it back before you try your own.",
            Optional.of("whist-maxims.p09")),
    ACE_OR_NOT(
            "ace-or-not",
            "The ace against dummy's long suit",
            "When dummy has no other entry, keep the ace until declarer can no longer reach the suit."),
    CASH_OUT(
            "cash-out",
            "Switch before it is too late",
            "When dummy's long suit will bring in the rest, take your own tricks elsewhere now."),
    GIVE_A_RUFF(
            "give-a-ruff",
            "Give partner a ruff",
            "Lead back the suit partner led from shortness while they have a trump.");

    private final String id;
    private final String title;
    private final String lesson;
    private final Optional<String> pointer;

    Theme(String id, String title, String lesson) {
        this(id, title, lesson, Optional.empty());
    }

    Theme(String id, String title, String lesson, Optional<String> pointer) {
        this.id = id;
        this.title = title;
        this.lesson = lesson;
        this.pointer = pointer;
    }

    /** "hold-up", as files and addresses say it. */
    public String id() {
        return id;
    }

    public String title() {
        return title;
    }

    /** What it teaches, one sentence. */
    public String lesson() {
        return lesson;
    }

    /** Where a book has it; empty for general practice. */
    public Optional<String> pointer() {
        return pointer;
    }

    /** Whether the learner defends; else he is declarer. */
    public boolean isOfDefence() {
        return switch (this) {
            case THIRD_HAND, COVER, RETURN, ACE_OR_NOT, CASH_OUT, GIVE_A_RUFF -> true;
            default -> false;
        };
    }

    /** Whether it is about one card at one turn, not about a line from the lead on. */
    public boolean isOfOneTurn() {
        return this == COUNT || isOfDefence();
    }

    /** @throws BadNotation for a word that is no theme */
    public static Theme of(String id) {
        return Arrays.stream(values())
                .filter(theme -> theme.id.equals(id))
                .findFirst()
                .orElseThrow(() -> new BadNotation(
                        id, "a theme: " + Arrays.stream(values()).map(Theme::id).collect(Collectors.joining(", "))));
    }

    /** Whether a line has something of this theme at all. */
    public boolean isIn(Line line, CardSet dummy) {
        return !points(line, dummy).isEmpty();
    }

    /** Whether another line has the point that the right one has first; all that do not are its rivals. */
    public boolean sharedBy(Line right, Line other, CardSet dummy) {
        return points(right, dummy).stream().limit(1).allMatch(points(other, dummy)::contains);
    }

    /** Whether a line without the point is the mistake that the theme warns of. */
    public boolean isMistake(Line right, Line wrong, CardSet dummy) {
        return switch (this) {
            case ENTRIES -> wrong.does(Act.PLAY);
            case DANGER_HAND ->
                points(right, dummy).stream().limit(1).allMatch(suits(wrong.steps(), Theme::isFinesse)::contains);
            default -> true;
        };
    }

    /** True where the point may lie in how two suits are played, beside trumps. */
    public boolean isOfTwoSuits() {
        return this == COMBINE;
    }

    /** What of a line makes the theme, in words that are the same where the point is the same, in order. */
    private List<String> points(Line line, CardSet dummy) {
        List<Step> leads =
                line.steps().stream().filter(step -> step.act().leads()).toList();
        return switch (this) {
            case HOLD_UP -> line.does(Act.HOLD) ? List.of("hold") : List.of();
            case FIRST_TRICK -> words(line, step -> step.act() == Act.PLAY);
            case DUCK -> suits(leads, step -> step.act() == Act.DUCK);
            case COMBINE -> cashedBeforeFinesse(leads);
            case TWO_WAY ->
                leads.stream()
                        .filter(Theme::isFinesse)
                        .map(step -> side(step, dummy))
                        .toList();
            case RUFF_FIRST -> ruffsBeforeDrawing(leads) ? List.of("ruff") : List.of();
            case FINESSE -> suits(leads, Theme::isFinesse);
            case WHICH_SUIT ->
                suits(leads, step -> step.act() != Act.CASH && step.act() != Act.DRAW).stream()
                        .limit(1)
                        .toList();
            case SAFETY -> suits(leads, step -> step.act() == Act.DUCK);
            case ENTRIES -> List.of(firstWonIn(line));
            case DANGER_HAND -> withoutFinesse(leads);
            case COUNT, THIRD_HAND, COVER, RETURN, ACE_OR_NOT, CASH_OUT, GIVE_A_RUFF -> List.of();
        };
    }

    private static List<String> words(Line line, Predicate<Step> which) {
        return line.steps().stream().filter(which).map(Step::toString).toList();
    }

    private static List<String> suits(List<Step> leads, Predicate<Step> which) {
        return leads.stream()
                .filter(which)
                .flatMap(step -> step.suit().stream())
                .map(Suit::plural)
                .toList();
    }

    private static boolean isFinesse(Step step) {
        return step.act() == Act.FINESSE || step.act() == Act.RUN;
    }

    /** The suits of which high cards are cashed before a finesse in another. */
    private static List<String> cashedBeforeFinesse(List<Step> leads) {
        return IntStream.range(1, leads.size())
                .filter(at -> isFinesse(leads.get(at))
                        && leads.get(at - 1).act() == Act.CASH
                        && !leads.get(at - 1).suit().equals(leads.get(at).suit()))
                .mapToObj(at -> leads.get(at - 1).suit().map(Suit::plural).orElse(""))
                .toList();
    }

    /** The suit and the opponent against whom it is finessed. */
    private static String side(Step step, CardSet dummy) {
        boolean inDummy = step.card().filter(dummy::contains).isPresent();
        boolean againstWest = inDummy == (step.act() == Act.FINESSE);
        return step.card().map(Card::suit).map(Suit::plural).orElse("") + (againstWest ? " west" : " east");
    }

    /** Which hand takes the first trick, where both can: declarer's, unless dummy is to play a high card. */
    private static String firstWonIn(Line line) {
        return line.steps().stream()
                .filter(step -> !step.act().leads())
                .findFirst()
                .map(step -> step.act().word())
                .orElse("hand");
    }

    /** The suits that are played from the top or given up, and not finessed. */
    private static List<String> withoutFinesse(List<Step> leads) {
        List<String> finessed = suits(leads, Theme::isFinesse);
        return suits(leads, step -> step.act().namesSuit() && step.act() != Act.RUFF).stream()
                .filter(suit -> !finessed.contains(suit))
                .toList();
    }

    private static boolean ruffsBeforeDrawing(List<Step> leads) {
        return leads.stream()
                .map(Step::act)
                .filter(act -> act == Act.RUFF || act == Act.DRAW)
                .findFirst()
                .equals(Optional.of(Act.RUFF));
    }
}
