package kibitzer.conventions.banking.baccarat;

import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;

/** What the drawing rules measure. */
final class DrawFeatures {
    static final Quantity<CoupView> POINT =
            new Quantity<>("point", "point in your hand", "points in your hand", CoupView::point);

    /** The same for a player who may stand: what the book prints is up to where it draws, and five is left open. */
    static final Quantity<CoupView> POINT_OF_A_PLAYER = notStandingOn(4);

    static final Trait<CoupView> DRAWS_HERE = new Trait<CoupView>(
                    "draws-here",
                    "a count on which the table draws here",
                    "a count on which the table stands here",
                    view -> view.limit() >= view.point())
            .tellingInstead()
            .saying(view -> "you have " + view.point() + ", and the table draws here on "
                    + (view.limit() == 0 ? "0" : view.limit() + " or fewer"));

    static final Trait<CoupView> BANKER =
            Trait.either("dealer", "you deal", "you play against the dealer", CoupView::banker);

    static final Trait<CoupView> GAVE = new Trait<CoupView>(
                    "gave-a-card",
                    "you gave a card",
                    "the other stands",
                    view -> view.given().isPresent())
            .saying(view -> view.given().isPresent()
                    ? "the card you gave counts " + view.given().getAsInt()
                    : "the other stands");

    static final Trait<CoupView> THREE_GIVEN_NINE = new Trait<>(
            "three-given-nine", "three, a nine given", "not three with a nine given", CoupView::isThreeGivenNine);

    static final Trait<CoupView> FIVE_GIVEN_FOUR = new Trait<>(
            "five-given-four", "five, a four given", "not five with a four given", CoupView::isFiveGivenFour);

    static final Trait<CoupView> KNOWN_TO_DRAW = new Trait<CoupView>(
                    "known-to-draw",
                    "the other is known to draw to 5",
                    "the other is not known to draw to 5",
                    view -> view.habit() == OnFive.DRAWS)
            .saying(view -> "the other " + view.habit().inWords());

    static final Trait<CoupView> ALWAYS_STANDS = new Trait<CoupView>(
                    "always-stands",
                    "the other always stands on 5",
                    "the other does not always stand on 5",
                    view -> view.habit() == OnFive.ALWAYS_STANDS)
            .saying(view -> "the other " + view.habit().inWords());

    private DrawFeatures() {}

    private static Quantity<CoupView> notStandingOn(int highest) {
        Quantity<CoupView> point = POINT;
        for (int count = 0; count <= highest; count++) {
            point = point.saying(count, "you have " + count + ", and the book draws on " + highest + " or fewer");
        }
        return point;
    }
}
