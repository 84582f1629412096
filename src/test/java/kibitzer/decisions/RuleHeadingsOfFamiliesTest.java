package kibitzer.decisions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import kibitzer.advice.RuleFamilies;
import kibitzer.decisions.catalogue.Decisions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a rule is about is stated where its families are declared. */
class RuleHeadingsOfFamiliesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bridge/call | acol.open.weak-no-trump | Acol, opening",
                "bridge/call | cab.respond.two-clubs.two-diamonds | C.A.B., answering partner, two clubs",
                "bridge/call | acol.rebid.may.any | Acol, later calls, allowed as well",
                "bridge/lead-card | leads.partner.k-q-x.three | Leads, in partner's suit, K Q x",
                "bridge/lead | opening-lead.no-trump.any | Opening lead, no trump",
                "poker/stay | poker.stay.draw.any | Draw",
                "poker/raise | poker.raise.1891.any | As in 1891",
                "rummy/plan | 500.plan.any | Five hundred rum",
                "rummy/plan | persian.signal.any | Persian rummy, signal",
                "cribbage/play | cribbage.lead.four | Lead",
            })
    void aHeadingNamesTheFamiliesTheWidestFirst(String decision, String rule, String heading) {
        assertThat(Decisions.get(decision).headingOf(rule)).isEqualTo(heading);
    }

    @ParameterizedTest
    @CsvSource({
        "poker/draw, poker.draw.any",
        "rummy/plan, rummy.plan.any",
        "whist/lead, whist.lead.trumps",
        "cribbage/lead, cribbage.lead.four"
    })
    void whereThereIsButOneHeadingNoneIsSaid(String decision, String rule) {
        assertThat(Decisions.get(decision).headingOf(rule)).isEmpty();
    }

    /** Whoever declares a new family says what it is called. */
    @Test
    void everyFamilyOfARuleHasAHeadingOrIsTheDecisionItself() {
        Set<String> unnamed = new TreeSet<>();
        for (Decision<?, ?> decision : Decisions.all()) {
            for (String rule : decision.rules()) {
                for (String family : RuleFamilies.of(rule)) {
                    boolean own =
                            Set.of(decision.id().family(), decision.id().name()).contains(family);
                    if (!own && decision.headingOf(family + ".any").isEmpty()) {
                        unnamed.add(decision.id() + ": " + family);
                    }
                }
            }
        }

        assertThat(unnamed).isEmpty();
    }
}
