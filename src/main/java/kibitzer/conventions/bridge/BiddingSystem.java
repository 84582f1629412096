package kibitzer.conventions.bridge;

import static kibitzer.advice.Needs.atLeast;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.ClubAnswer;
import kibitzer.advice.ClubFigure;
import kibitzer.advice.ClubPlay;
import kibitzer.advice.ClubWithout;
import kibitzer.advice.InOurClub;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.Option;
import kibitzer.advice.Rule;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleFigure;
import kibitzer.games.bridge.Call;

/** A way of bidding two partners have agreed on: its rules by the stage of the bidding. */
public final class BiddingSystem {

    /** Partners who have agreed on nothing: no call of theirs tells anything. */
    public static final BiddingSystem NONE = new BiddingSystem("none", "no system", Scale.POINTS, Map.of(), true);

    private static final Need<Option<Bidding, Call>> FOUR_OF_A_MAJOR = atLeast(BidFeatures.MAJOR_LENGTH, 4);

    private final String id;
    private final String name;
    private final Scale scale;
    private final Map<Stage, RuleBook<Bidding, Call>> books;
    private final List<Rule<Bidding, Call>> rules;
    private final Map<String, Rule<Bidding, Call>> byId;

    private final boolean byTheBook;

    private BiddingSystem(
            String id, String name, Scale scale, Map<Stage, RuleBook<Bidding, Call>> books, boolean byTheBook) {
        this.id = id;
        this.byTheBook = byTheBook;
        this.name = name;
        this.scale = scale;
        Map<Stage, RuleBook<Bidding, Call>> all = new EnumMap<>(Stage.class);
        for (Stage stage : Stage.values()) {
            all.put(stage, books.getOrDefault(stage, new RuleBook<>(name, List.of())));
        }
        this.books = all;
        this.rules = Stream.of(Stage.values())
                .flatMap(stage -> book(stage).rules())
                .distinct()
                .toList();
        this.byId =
                rules.stream().collect(Collectors.toUnmodifiableMap(Rule::id, rule -> rule, (first, other) -> first));
    }

    /** "acol". */
    public String id() {
        return id;
    }

    /** What it is called: "Acol". */
    public String name() {
        return name;
    }

    /** In what its partners add their hands up. */
    public Scale scale() {
        return scale;
    }

    /** False where a club plays some figure otherwise. */
    boolean isByTheBook() {
        return byTheBook;
    }

    /** The rules of one stage, first choice first; none where the system says nothing. */
    public RuleBook<Bidding, Call> book(Stage stage) {
        return Objects.requireNonNull(books.get(stage));
    }

    /** All rules, stage by stage; a rule that serves several stages once. */
    public Stream<Rule<Bidding, Call>> rules() {
        return rules.stream();
    }

    /** The rules that give a call its place; those that only allow one decide nothing and are not dealt for. */
    public Stream<Rule<Bidding, Call>> rulesThatDecide() {
        return rules().filter(rule -> rule.manner() != Manner.MAY && InOurClub.isPlayed(rule));
    }

    public Optional<Rule<Bidding, Call>> rule(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** The rule of that id, and what a club plays beside it, as far as they are played. */
    public Stream<String> namesPlayed(String id) {
        return Stream.of(id, ClubAnswer.secondTime(id))
                .filter(name -> rule(name).filter(InOurClub::isPlayed).isPresent());
    }

    /**
     * All figures that a club may play otherwise: those that the rule asks, and how long a major suit must be that is opened with
     * one, where the book asks for four cards by calling it biddable. Empty for a rule that no book gives, or that is not here.
     */
    public List<RuleFigure> figures(String id) {
        return rule(ClubAnswer.ofTheBook(id))
                .filter(rule -> !rule.source().isGeneralPractice())
                .map(rule ->
                        opensOneOfASuit(rule) ? rule.asking(FOUR_OF_A_MAJOR).figures() : rule.figures())
                .orElse(List.of());
    }

    /** True if what a club says is of a rule of a book that is here, and of a figure that it asks. */
    public boolean knows(ClubPlay play) {
        return switch (play) {
            case ClubFigure figure ->
                figures(figure.rule()).stream().anyMatch(known -> known.key().equals(figure.figure()));
            case ClubWithout without -> isOfABook(without.rule());
            case ClubAnswer answer -> isOfABook(answer.rule());
        };
    }

    private boolean isOfABook(String id) {
        return rule(id).filter(rule -> !rule.source().isGeneralPractice()).isPresent();
    }

    /** The same system as a club plays it; what it says of other systems' rules changes nothing. */
    public BiddingSystem played(List<ClubPlay> club) {
        Map<Stage, RuleBook<Bidding, Call>> played = new EnumMap<>(Stage.class);
        books.forEach((stage, book) -> played.put(
                stage,
                book.mapped(rule -> played(instead(rule, club), club))
                        .followed(rule -> beside(rule.id(), club).map(more -> played(more, club)))));
        return new BiddingSystem(id, name, scale, played, byTheBook && club.isEmpty());
    }

    /** The same system with every rule changed. */
    public BiddingSystem mapped(UnaryOperator<Rule<Bidding, Call>> change) {
        Map<Stage, RuleBook<Bidding, Call>> changed = new EnumMap<>(Stage.class);
        books.forEach((stage, book) -> changed.put(stage, book.mapped(change)));
        return new BiddingSystem(id, name, scale, changed, byTheBook);
    }

    private static Rule<Bidding, Call> instead(Rule<Bidding, Call> rule, List<ClubPlay> club) {
        return answers(rule.id(), club, false)
                .reduce(
                        rule,
                        (was, answer) -> InOurClub.answering(was, rule.id(), Bids.of(answer.answer())),
                        (one, other) -> other);
    }

    /** What is played beside a rule of the book's. */
    private Stream<Rule<Bidding, Call>> beside(String id, List<ClubPlay> club) {
        return answers(id, club, true)
                .flatMap(answer -> rule(id).stream()
                        .map(rule -> InOurClub.answering(rule, answer.gives(), Bids.of(answer.answer()))));
    }

    private static Stream<ClubAnswer> answers(String id, List<ClubPlay> club, boolean beside) {
        return club.stream()
                .filter(ClubAnswer.class::isInstance)
                .map(ClubAnswer.class::cast)
                .filter(answer -> answer.rule().equals(id) && answer.beside() == beside);
    }

    private static Rule<Bidding, Call> played(Rule<Bidding, Call> rule, List<ClubPlay> club) {
        boolean asksForAMajor = club.stream()
                .anyMatch(play -> play instanceof ClubFigure figure
                        && figure.rule().equals(rule.id())
                        && figure.figure().equals(BidFeatures.MAJOR_LENGTH.key()));
        return InOurClub.played(asksForAMajor && opensOneOfASuit(rule) ? rule.asking(FOUR_OF_A_MAJOR) : rule, club);
    }

    private static boolean opensOneOfASuit(Rule<Bidding, Call> rule) {
        return rule.answers().name().equals(BidFeatures.oneOfASuit().name())
                && rule.when().contains(BiddingFeatures.openingTheBidding());
    }

    public static Builder named(String id, String name) {
        return new Builder(id, name);
    }

    /** Puts a system together from the books of its stages; several books for one stage stand in the order given. */
    public static final class Builder {
        private final String id;
        private final String name;
        private Scale scale = Scale.POINTS;
        private final Map<Stage, List<RuleBook<Bidding, Call>>> books = new EnumMap<>(Stage.class);

        private Builder(String id, String name) {
            this.id = id;
            this.name = name;
        }

        /** In what partners add their hands up; high-card points where nothing is said. */
        public Builder counting(Scale measure) {
            scale = measure;
            return this;
        }

        @SafeVarargs
        public final Builder at(Stage stage, RuleBook<Bidding, Call>... more) {
            books.computeIfAbsent(stage, none -> new ArrayList<>()).addAll(List.of(more));
            return this;
        }

        public BiddingSystem system() {
            Map<Stage, RuleBook<Bidding, Call>> joined = new EnumMap<>(Stage.class);
            books.forEach((stage, parts) -> {
                RuleBook.Builder<Bidding, Call> book = RuleBook.named(name);
                parts.forEach(book::thenBook);
                joined.put(stage, book.book());
            });
            return new BiddingSystem(id, name, scale, joined, true);
        }
    }
}
