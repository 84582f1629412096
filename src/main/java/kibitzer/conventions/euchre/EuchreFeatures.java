package kibitzer.conventions.euchre;

import java.util.List;
import kibitzer.advice.Answers;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;

/** What the rules on calling at euchre measure, and what they answer. */
final class EuchreFeatures {
    static final Quantity<EuchreView> WE = new Quantity<>("we", "point of yours", "points of yours", EuchreView::we);
    static final Quantity<EuchreView> THEY =
            new Quantity<>("they", "point of theirs", "points of theirs", EuchreView::they);
    static final Quantity<EuchreView> TRUMPS = Quantity.<EuchreView>of("trumps", "trump", EuchreView::trumps)
            .naming(EuchreView::trumpsInWords)
            .saying(0, "no trump in your hand");
    static final Quantity<EuchreView> SURE = new Quantity<>(
                    "sure", "trick fairly sure", "tricks fairly sure", EuchreView::sureAsTurned)
            .naming(EuchreView::sureCards);
    static final Quantity<EuchreView> SURE_HERE = new Quantity<EuchreView>(
                    "sure-here", "trick fairly sure", "tricks fairly sure", EuchreView::sureHere)
            .naming(EuchreView::sureCardsHere);
    static final Quantity<EuchreView> SURE_ALONE = new Quantity<>(
            "sure-alone",
            "trick fairly sure without the card turned",
            "tricks fairly sure without the card turned",
            EuchreView::sureWithoutTurnUp);
    static final Quantity<EuchreView> TRUMPS_NAMED = new Quantity<>(
            "trumps-named", "trump of the best other suit", "trumps of the best other suit", EuchreView::trumpsInOther);
    static final Quantity<EuchreView> GAIN = new Quantity<>(
            "gain",
            "trick more with another suit as trumps",
            "tricks more with another suit as trumps",
            view -> view.sureInOther() - view.sureAsTurned());

    static final Trait<EuchreView> FIRST_ROUND = Trait.either(
            "first-round",
            "the card turned can be accepted",
            "the card turned has been turned down",
            EuchreView::isFirstRound);
    static final Trait<EuchreView> NO_SCORE = Trait.either(
            "no-score", "nobody has scored", "somebody has scored", view -> view.we() == 0 && view.they() == 0);
    static final Trait<EuchreView> SET_BACK = Trait.either(
            "set-back", "a euchre is taken off the makers", "a euchre scores for the others", EuchreView::setBack);
    static final Trait<EuchreView> DEALER =
            new Trait<>("dealer", "you deal", "another player deals", EuchreView::isDealer);
    static final Trait<EuchreView> DEALERS_PARTNER = new Trait<>(
            "dealers-partner", "your partner deals", "your partner does not deal", EuchreView::isDealersPartner);
    static final Trait<EuchreView> OPPONENT_DEALS = Trait.either(
            "opponent-deals",
            "an opponent deals",
            "your side deals",
            view -> !view.isDealer() && !view.isDealersPartner());
    static final Trait<EuchreView> FIRST_TO_SPEAK =
            Trait.either("first-to-speak", "you speak first", "others speak before you", view -> view.passes() == 0);
    static final Trait<EuchreView> AT_THE_BRIDGE = new Trait<>(
            "at-the-bridge",
            "your side is at the bridge, and theirs has one point or two",
            "your side is not at the bridge against one point or two",
            view -> view.we() == EuchreView.BRIDGE && (view.they() == 1 || view.they() == 2));
    static final Trait<EuchreView> TURNED_HIGH = new Trait<>(
            "turned-high",
            "a bower or the ace is turned",
            "neither a bower nor the ace is turned",
            EuchreView::isTurnedHigh);
    private static final String NO_SIDE_HONOUR = "neither an ace nor a king beside the trumps";

    static final Trait<EuchreView> SIDE_HONOUR = new Trait<EuchreView>(
                    "side-honour", "an ace or king beside the trumps", NO_SIDE_HONOUR, EuchreView::hasSideAceOrKing)
            .saying(view -> view.hasSideAceOrKing()
                    ? "an ace or king beside the trumps, " + view.sideHonours()
                    : NO_SIDE_HONOUR);
    static final Trait<EuchreView> CROSS_BOWER = new Trait<EuchreView>(
                    "cross-bower",
                    "a jack of the other colour",
                    "no jack of the other colour",
                    EuchreView::hasCrossBower)
            .saying(EuchreView::saysOfCrossBower);

    /** Of suits that are worth as many tricks. */
    static final Quantity<Option<EuchreView, String>> FIRST_NAMED = new Quantity<>(
            "first-named",
            "suit of longer or higher trumps",
            "suits of longer or higher trumps",
            option -> option.position().isFirstNamed(option.answer()) ? 1 : 0);

    static final Answers<EuchreView, String> PASSING = Answers.only(EuchreView.PASS);
    static final Answers<EuchreView, String> ACCEPT =
            new Answers<>("accept the card turned", view -> List.of(view.accept()));
    static final Answers<EuchreView, String> ALONE = new Answers<>("play alone", EuchreView::alone);
    static final Answers<EuchreView, String> NAME = new Answers<>("name the best other suit", EuchreView::named);

    private EuchreFeatures() {}
}
