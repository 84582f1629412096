package kibitzer.games.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A file of laws is read whole, or says what is wrong with it and where. */
class LawFileTest {
    private static final LawCode WHIST = new LawCode("whist", "culbertson", "Whist");
    private static final Remedy AGAIN = new Remedy("new-deal", "There is a new deal");

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            unknown-remedy.yaml  | faced-card names the remedy "another-deal", which is unknown
            nothing-happens.yaml | what is missing in
            no-such-file.yaml    | no-such-file.yaml is missing among what is shipped
            """)
    void whatIsWrongIsSaidWithTheFile(String file, String fault) {
        assertThatIllegalStateException()
                .isThrownBy(() -> LawFile.read(file))
                .withMessageContaining(file)
                .withMessageContaining(fault);
    }

    @Test
    void aCaseHasItsPlaceInItsCodeAndOffersRemediesThatTheCodeKnows() {
        LawFile file = LawFile.read("whist.yaml");
        assertThat(file.codes()).containsExactly(WHIST);
        LawCase first = file.cases().getFirst();
        assertThat(first.offence()).isEqualTo("faced-card-in-pack");
        assertThat(first.stage()).isEqualTo(Stage.DEALING);
        assertThat(first.law()).isEqualTo("New deal (a)");
        assertThat(first.sources()).containsExactly("whist.p05");
        assertThat(first.remedies())
                .extracting(Remedy::words)
                .containsExactly("There is a new deal, by the same dealer");
        assertThat(first.others())
                .extracting(Remedy::id)
                .containsExactly("misdeal-loses-deal", "innocent-may-demand-deal", "deal-is-valid");
        assertThat(file.remedies()).containsKey("misdeal-loses-deal");
    }

    /** The same case in two codes of a file: each offers beside the right ones what some case of its own provides. */
    @Test
    void noRemedyIsOfferedThatNoCaseOfTheCodeProvides() {
        LawFile file = LawFile.read("english-whist-and-bridge.yaml");
        assertThat(file.cases())
                .isNotEmpty()
                .allSatisfy(one -> assertThat(one.others())
                        .allMatch(other -> file.cases().stream()
                                .anyMatch(same -> same.code().equals(one.code()) && same.provides(other))));
    }

    /** What several codes of a file decide alike stands there once, and is a case of each of these codes and of no other. */
    @Test
    void aCaseIsOnceInEachCodeThatHasIt() {
        LawFile file = LawFile.read("english-whist-and-bridge.yaml");
        assertThat(file.codes()).hasSizeGreaterThan(1);
        assertThat(file.cases())
                .extracting(one -> one.code().game() + " " + one.offence())
                .doesNotHaveDuplicates();
        assertThat(file.cases().stream().map(LawCase::offence).distinct().count())
                .isLessThan(file.cases().size());
    }

    @Test
    void aCaseHasASourceAndARemedy() {
        assertThat(law(List.of("whist.p05"), List.of(AGAIN)).provides(AGAIN)).isTrue();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> law(List.of(), List.of(AGAIN)))
                .withMessageContaining("whist, faced-card: no source or no remedy");
        assertThatIllegalArgumentException().isThrownBy(() -> law(List.of("whist.p05"), List.of()));
    }

    private static LawCase law(List<String> sources, List<Remedy> remedies) {
        return new LawCase(
                WHIST, "faced-card", Stage.DEALING, "A card is faced.", "", "Law 1", sources, remedies, List.of());
    }
}
