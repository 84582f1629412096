package kibitzer.decisions.bridge.form;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.SlamConvention;
import kibitzer.conventions.bridge.systems.Opponents;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.form.Part;

/** What partners have agreed on, as fields of a position. */
public final class AgreementFields {
    private static final Field<String> SYSTEM = required("system", Kinds.word(Systems.ids()), "the bidding system");
    public static final Field<String> SYSTEM_TO_DEAL =
            optional("system", Kinds.word(Systems.ids()), "acol", "the bidding system");

    private static final Form<Beside> BESIDE = Form.of(
            Beside::new,
            optional(
                            "no-trump-slam",
                            Kinds.word(Stream.of(SlamConvention.values())
                                            .map(SlamConvention::word)
                                            .toList())
                                    .as(AgreementFields::slam, SlamConvention::word),
                            SlamConvention.BLACKWOOD,
                            "what four no trump asks")
                    .called("Four no trump for slam")
                    .whereGiven(Beside::slam),
            optional("two-clubs", Kinds.yesOrNo(), false, "two clubs is the only opening forcing to game")
                    .called("Two clubs as the strong opening")
                    .whereGiven(Beside::twoClubs),
            optional("stayman", Kinds.yesOrNo(), false, "two clubs over one no trump asks for a major")
                    .called("Stayman over one no trump")
                    .whereGiven(Beside::stayman),
            optional("vanderbilt-club", Kinds.yesOrNo(), false, "one club is the strong opening")
                    .called("One club as the strong opening")
                    .whereGiven(Beside::vanderbiltClub));

    /** What the other side plays: the same, nothing at all (their calls tell nothing), or another system. */
    public static final Field<String> OPPONENTS = optional(
            "opponents",
            Kinds.word(Opponents.words()),
            Opponents.SAME,
            "the opponents' system, or what they play of it");

    /** What is agreed beside the system, as options of a deal. */
    public static final List<Field<?>> OPTIONS = BESIDE.fields();

    private AgreementFields() {}

    /** The agreement that a deal is asked for with. */
    public static Agreement asked(FieldValues options) {
        return BESIDE.build().apply(options).in(options.get(SYSTEM_TO_DEAL));
    }

    public static <P> Part<P, String> system(Function<P, Agreement> agreement) {
        return SYSTEM.of(position -> agreement.apply(position).system());
    }

    /** Whatever is agreed otherwise than usual. */
    public static <P> Part<P, Beside> beside(Function<P, Agreement> agreement) {
        return BESIDE.inside(position -> Beside.of(agreement.apply(position)));
    }

    /** "Acol", "Acol, as your club plays it". */
    public static String inWords(Agreement agreement) {
        boolean otherwise = !Systems.played(agreement, agreement.club()).club().isEmpty();
        return Systems.of(agreement).name() + (otherwise ? ", as your club plays it" : "");
    }

    private static SlamConvention slam(String word) {
        return Stream.of(SlamConvention.values())
                .filter(convention -> convention.word().equals(word))
                .findFirst()
                .orElseThrow();
    }

    /** An agreement without its system. */
    public record Beside(SlamConvention slam, boolean twoClubs, boolean stayman, boolean vanderbiltClub) {

        static Beside of(Agreement agreement) {
            return new Beside(agreement.slam(), agreement.twoClubs(), agreement.stayman(), agreement.vanderbiltClub());
        }

        public Agreement in(String system) {
            return new Agreement(system, slam, twoClubs, stayman, vanderbiltClub);
        }
    }
}
