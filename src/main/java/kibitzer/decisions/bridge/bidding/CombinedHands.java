package kibitzer.decisions.bridge.bidding;

import static kibitzer.decisions.form.Field.required;

import java.util.List;
import kibitzer.conventions.bridge.value.Zone;
import kibitzer.decisions.answer.HalvesNotation;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;

/**
 * What two partners hold together.
 *
 * @param count "points" or "honour-tricks"
 * @param own the learner's
 * @param partner's as far as it is known from the bidding
 */
public record CombinedHands(String count, double own, double partner) {
    static final String POINTS = "points";
    static final String HONOUR_TRICKS = "honour-tricks";
    static final List<String> COUNTS = List.of(POINTS, HONOUR_TRICKS);

    private static final Field<String> COUNT = required("count", Kinds.word(COUNTS), "what is counted");
    private static final Field<Double> OWN = required("own", HalvesNotation.kind(0, 40), "what you hold");
    private static final Field<Double> PARTNER = required("partner", HalvesNotation.kind(0, 40), "what partner holds");

    static final Form<CombinedHands> FORM = Form.of(
            CombinedHands::new,
            COUNT.of(CombinedHands::count),
            OWN.of(CombinedHands::own),
            PARTNER.of(CombinedHands::partner));

    public CombinedHands {
        if (count.equals(POINTS)) {
            whole("own", own);
            whole("partner", partner);
        }
        double most = count.equals(POINTS) ? 40 : 13;
        if (own + partner > most) {
            throw new BadQuestion(
                    "partner",
                    "together " + HalvesNotation.write(own + partner) + " " + count.replace('-', ' '),
                    "at most " + HalvesNotation.write(most));
        }
    }

    private static void whole(String field, double value) {
        if (value != Math.rint(value)) {
            throw new BadQuestion(field, HalvesNotation.write(value) + " points", "a whole number");
        }
    }

    double together() {
        return own + partner;
    }

    List<Zone> zones() {
        return count.equals(POINTS) ? Zone.BY_POINTS : Zone.BY_HONOUR_TRICKS;
    }

    /** "26 points", "6½ honour-tricks". */
    String inWords(double value) {
        String unit = count.equals(POINTS) ? "point" : "honour-trick";
        return HalvesNotation.write(value) + " " + unit + (value == 1 || value == 0.5 ? "" : "s");
    }
}
