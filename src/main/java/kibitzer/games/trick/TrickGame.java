package kibitzer.games.trick;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import kibitzer.cards.Suit;

/** A game of tricks: its rules, and which game it is told as a difference from. */
public final class TrickGame {
    private final String id;
    private final String title;
    private final int page;
    private final Map<RulePart, Integer> parts;
    private final Optional<TrickGame> parent;
    private final TrickRules rules;
    private final List<String> notes;
    private final Map<Hand, PlayRules> played = new ConcurrentHashMap<>();

    private record Hand(Contract contract, Optional<Suit> trump) {}

    private TrickGame(
            String id,
            String title,
            int page,
            Map<RulePart, Integer> parts,
            Optional<TrickGame> parent,
            TrickRules rules,
            List<String> notes) {
        this.id = id;
        this.title = title;
        this.page = page;
        this.parts = Map.copyOf(parts);
        this.parent = parent;
        this.rules = rules;
        this.notes = List.copyOf(notes);
    }

    /** The head of a family, which is told by itself. */
    public static TrickGame head(String id, String title, int page, TrickRules rules) {
        return head(id, title, page, Map.of(), rules);
    }

    /** The same; parts of its rules are told on pages of their own. */
    public static TrickGame head(String id, String title, int page, Map<RulePart, Integer> parts, TrickRules rules) {
        return new TrickGame(id, title, page, parts, Optional.empty(), rules, List.of());
    }

    static TrickGame told(
            String id, String title, int page, Map<RulePart, Integer> parts, TrickRules rules, List<String> notes) {
        return new TrickGame(id, title, page, parts, Optional.empty(), rules, notes);
    }

    static TrickGame child(
            String id,
            String title,
            int page,
            Map<RulePart, Integer> parts,
            TrickGame parent,
            TrickRules rules,
            List<String> notes) {
        return new TrickGame(id, title, page, parts, Optional.of(parent), rules, notes);
    }

    /**
     * A game that differs from this one.
     *
     * @param id in the syllabus
     * @param title for headings
     * @param page on which it stands; 0 where its book has no pages
     */
    public RuleChange but(String id, String title, int page) {
        return new RuleChange(id, title, page, this);
    }

    /** The id in the syllabus. */
    public String id() {
        return id;
    }

    /** "Hasenpfeffer". */
    public String title() {
        return title;
    }

    /** The printed page on which its own rules begin; 0 where its book has none. */
    public int page() {
        return page;
    }

    /** The printed page of one part of its rules; empty where that is not known more closely than by {@link #page()}. */
    public Optional<Integer> page(RulePart part) {
        return Optional.ofNullable(parts.get(part));
    }

    /** The game it is told as a difference from. */
    public Optional<TrickGame> parent() {
        return parent;
    }

    public TrickRules rules() {
        return rules;
    }

    /** Itself, its parent, and so on. */
    public List<TrickGame> lineage() {
        List<TrickGame> all = new ArrayList<>();
        for (Optional<TrickGame> game = Optional.of(this); game.isPresent(); game = game.get().parent) {
            all.add(game.get());
        }
        return List.copyOf(all);
    }

    /** How it differs from its parent, a clause an axis; all that it is, where it has no parent. */
    public List<String> differences() {
        return Stream.concat(
                        told(axis -> parent.map(other -> axis.differs(rules, other.rules))
                                .orElse(true)),
                        notes.stream())
                .toList();
    }

    /** All that it is, what it shares with its parent too, a clause an axis. */
    public List<String> everything() {
        return Stream.concat(told(axis -> true), notes.stream()).toList();
    }

    private Stream<String> told(Predicate<Axis> which) {
        return Stream.of(Axis.values())
                .filter(which)
                .map(axis -> axis.says(rules))
                .filter(says -> !says.isEmpty());
    }

    /**
     * The play of a hand of it.
     *
     * @param trump none where nothing is trumps
     */
    public PlayRules play(Contract contract, Optional<Suit> trump) {
        return played.computeIfAbsent(new Hand(contract, trump), hand -> rules.play(hand.contract, hand.trump));
    }

    /** The same in the usual contract. */
    public PlayRules play(Optional<Suit> trump) {
        return play(rules.usual(), trump);
    }

    @Override
    public String toString() {
        return id;
    }
}
