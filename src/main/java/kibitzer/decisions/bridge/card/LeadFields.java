package kibitzer.decisions.bridge.card;

import java.util.Arrays;
import kibitzer.conventions.bridge.leads.LeadContract;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;

/** The values that questions on leads share. */
final class LeadFields {
    private static final Kind<String> WORDS = Kinds.word(
            Arrays.stream(LeadContract.values()).map(LeadContract::word).toList());

    /** A suit contract or no trump. */
    static final Kind<LeadContract> CONTRACT = WORDS.as(LeadContract::of, LeadContract::word);

    static final Field<String> CONTRACT_TO_DEAL = Field.optional(
                    "contract", WORDS, "", "what is led against; either if left out")
            .called("Led against");

    private LeadFields() {}
}
