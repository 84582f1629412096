package kibitzer.conventions.nap;

import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;

/** What the rules on calling at nap measure. */
final class NapFeatures {
    static final Quantity<NapView> CALLED = new Quantity<>("called", "trick called", "tricks called", NapView::called);
    static final Quantity<NapView> LONGEST = new Quantity<NapView>(
                    "longest", "card of one suit at most", "cards of one suit", NapView::longest)
            .naming(view -> view.hand().in(view.trump()).toString());
    static final Quantity<NapView> SUITS =
            new Quantity<>("suits", "suit in your hand", "suits in your hand", NapView::suits);
    static final Quantity<NapView> FROM_THE_TOP = new Quantity<NapView>(
                    "from-the-top",
                    "card from the ace down in one suit",
                    "cards from the ace down in one suit",
                    NapView::fromTheTop)
            .naming(view -> view.cardsFromTheTop().toString())
            .saying(0, "no ace, without which no trick is certain");

    /** The same for a rule on four of a suit, whose line is ours. */
    static final Quantity<NapView> TOP_OF_FOUR =
            FROM_THE_TOP.saying(0, "no ace and king, which by our line a hand for four has");

    static final Quantity<NapView> ACE_KNAVE_TEN = new Quantity<NapView>(
                    "ace-knave-ten",
                    "of ace, knave and ten of one suit",
                    "of ace, knave and ten of one suit",
                    NapView::aceKnaveTen)
            .naming(view -> view.aceKnaveTen() < 3 ? "" : view.trump().plural());
    static final Quantity<NapView> HEAD = new Quantity<NapView>(
                    "head", "as the head of the longest suit", "as the head of the longest suit", NapView::head)
            .asking("how high is the head of the longest suit")
            .saying(14, "the ace at the head of the longest suit")
            .saying(13, "the king at the head of the longest suit")
            .saying(12, "the queen at the head of the longest suit")
            .saying(11, "the knave at the head of the longest suit");
    static final Quantity<NapView> HIGH_TRUMPS = new Quantity<NapView>(
                    "high-trumps",
                    "card from the knave up in the longest suit",
                    "cards from the knave up in the longest suit",
                    NapView::highTrumps)
            .naming(view -> view.trumpsFromKnave().toString())
            .saying(0, "no card from the knave up in the longest suit");
    static final Quantity<NapView> TENS_OF_TRUMPS = new Quantity<NapView>(
                    "tens-of-trumps",
                    "card from the ten up in the longest suit",
                    "cards from the ten up in the longest suit",
                    view -> view.trumpsFromTen().size())
            .naming(view -> view.trumpsFromTen().toString())
            .saying(0, "no card from the ten up in the longest suit");
    static final Quantity<NapView> HIGH_BESIDE = new Quantity<NapView>(
                    "high-beside",
                    "card from the queen up beside the longest suit",
                    "cards from the queen up beside the longest suit",
                    NapView::highBeside)
            .saying(0, "no high card of another suit (by our line a queen or better)");
    static final Quantity<NapView> ACES_BESIDE = new Quantity<>(
            "aces-beside", "ace beside the longest suit", "aces beside the longest suit", NapView::acesBeside);
    static final Quantity<NapView> TENS =
            new Quantity<>("tens", "card from the ten up", "cards from the ten up", NapView::tens);
    static final Quantity<Option<NapView, Integer>> TRICKS =
            new Quantity<>("tricks", "trick", "tricks", Option::answer);
    static final Quantity<Option<NapView, Integer>> FROM_WORTH = new Quantity<>(
            "from-worth",
            "trick from what the hand is worth",
            "tricks from what the hand is worth",
            option -> Math.abs(option.answer() - option.position().worth()));
    static final Trait<NapView> HEADED = new Trait<NapView>(
                    "headed",
                    "the longest suit is headed by ace or king",
                    "the longest suit is headed by neither ace nor king",
                    view -> view.head() >= NapView.KING)
            .saying(view -> view.head() >= NapView.KING
                    ? "the longest suit is headed by ace or king"
                    : "neither ace nor king heads " + view.hand().in(view.trump()));
    static final Trait<NapView> NAP_HAND =
            new Trait<>("nap-hand", "a hand for nap", "no hand for nap", NapView::isNapHand);
    static final Trait<NapView> THREE_SUITS = new Trait<NapView>(
                    "three-suits",
                    "cards of three suits or more, on which nap is dangerous",
                    "cards of fewer than three suits",
                    view -> view.suits() >= 3)
            .saying(view -> view.suits() < 3
                    ? "cards of fewer than three suits"
                    : "your cards are of " + (view.suits() == 3 ? "three" : "four") + " suits, "
                            + (view.isLowBesideTwoAces()
                                    ? view.hand().in(view.trump()) + " not all high, on which nap is dangerous"
                                    : view.acesBeside() >= 2
                                            ? "only " + view.longest() + " of one, on which nap is dangerous"
                                            : "on which nap is dangerous without two side aces"));
    static final Trait<NapView> WORTH_MORE = new Trait<>(
            "worth-more",
            "the hand is worth more than has been called",
            "the hand is worth no more than has been called",
            view -> view.worth() > view.called());
    static final Trait<NapView> FIRST =
            Trait.either("first", "you speak first", "others have spoken", view -> view.position() == 1);

    private NapFeatures() {}
}
