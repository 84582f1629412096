package kibitzer.games.trick;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What a game changes in the rules of its parent; ends with {@link #game()}. */
public final class RuleChange {
    private final String id;
    private final String title;
    private final int page;
    private final TrickGame parent;
    private final Map<RulePart, Integer> parts = new EnumMap<>(RulePart.class);
    private final List<String> notes = new ArrayList<>();
    private TrickPack pack;
    private Dealing dealing;
    private PlainOrder plain;
    private TrumpOrder trumps;
    private TrumpMaking making;
    private Duty duty;
    private Stock stock;
    private List<ForcedLead> leads;
    private EqualCards equal;
    private Auction auction;
    private HandChange change;
    private CardPoints points;
    private boolean melds;
    private Settling settling;
    private Sides sides;
    private Goal goal;
    private List<Contract> contracts;

    RuleChange(String id, String title, int page, TrickGame from) {
        this.id = id;
        this.title = title;
        this.page = page;
        this.parent = from;
        take(from.rules());
    }

    private void take(TrickRules parent) {
        this.pack = parent.pack();
        this.dealing = parent.dealing();
        this.plain = parent.plain();
        this.trumps = parent.trumps();
        this.making = parent.making();
        this.duty = parent.duty();
        this.stock = parent.stock();
        this.leads = parent.leads();
        this.equal = parent.equal();
        this.auction = parent.auction();
        this.change = parent.change();
        this.points = parent.points();
        this.melds = parent.melds();
        this.settling = parent.settling();
        this.sides = parent.sides();
        this.goal = parent.goal();
        this.contracts = parent.contracts();
    }

    public RuleChange pack(TrickPack other) {
        pack = other;
        return this;
    }

    public RuleChange dealing(Dealing other) {
        dealing = other;
        return this;
    }

    public RuleChange plain(PlainOrder other) {
        plain = other;
        return this;
    }

    public RuleChange trumps(TrumpOrder other) {
        trumps = other;
        return this;
    }

    public RuleChange making(TrumpMaking other) {
        making = other;
        return this;
    }

    public RuleChange duty(Duty other) {
        duty = other;
        return this;
    }

    public RuleChange stock(Stock other) {
        stock = other;
        return this;
    }

    public RuleChange leads(ForcedLead... forced) {
        leads = List.of(forced);
        return this;
    }

    public RuleChange equal(EqualCards other) {
        equal = other;
        return this;
    }

    public RuleChange auction(Auction other) {
        auction = other;
        return this;
    }

    public RuleChange change(HandChange other) {
        change = other;
        return this;
    }

    public RuleChange points(CardPoints other) {
        points = other;
        return this;
    }

    /** Combinations of cards score. */
    public RuleChange withMelds() {
        melds = true;
        return this;
    }

    /** Combinations of cards do not score. */
    public RuleChange withoutMelds() {
        melds = false;
        return this;
    }

    public RuleChange settling(Settling other) {
        settling = other;
        return this;
    }

    public RuleChange sides(Sides other) {
        sides = other;
        return this;
    }

    public RuleChange goal(Goal other) {
        goal = other;
        return this;
    }

    /** The kinds of hand, the usual one first. */
    public RuleChange contracts(Contract... kinds) {
        contracts = List.of(kinds);
        return this;
    }

    /** The printed page on which a part of its rules stands, where that is not the one on which it begins. */
    public RuleChange on(int printed, RulePart... which) {
        List.of(which).forEach(part -> parts.put(part, printed));
        return this;
    }

    /** What no axis says, in a sentence without a full stop: "the game is 5 points". */
    public RuleChange note(String sentence) {
        notes.add(sentence);
        return this;
    }

    /** The game that differs in all this from its parent. */
    public TrickGame game() {
        return TrickGame.child(id, title, page, parts, parent, rules(), notes);
    }

    /** The same as the head of a family, which is told by itself. */
    public TrickGame head() {
        return TrickGame.told(id, title, page, parts, rules(), notes);
    }

    private TrickRules rules() {
        return new TrickRules(
                pack, dealing, plain, trumps, making, duty, stock, leads, equal, auction, change, points, melds,
                settling, sides, goal, contracts);
    }
}
