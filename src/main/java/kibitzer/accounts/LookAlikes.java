package kibitzer.accounts;

import com.ibm.icu.text.SpoofChecker;
import java.util.Locale;

/**
 * Names that eyes take for each other though their letters differ (Unicode's security mechanisms, UTS #39): a Cyrillic "Веrt" for
 * "Bert". A name purely in any script is as good as any other.
 */
public final class LookAlikes {
    private static final SpoofChecker MIXED = new SpoofChecker.Builder()
            .setChecks(SpoofChecker.RESTRICTION_LEVEL | SpoofChecker.INVISIBLE | SpoofChecker.MIXED_NUMBERS)
            .setRestrictionLevel(SpoofChecker.RestrictionLevel.HIGHLY_RESTRICTIVE)
            .build();

    private static final SpoofChecker ALIKE =
            new SpoofChecker.Builder().setChecks(SpoofChecker.CONFUSABLE).build();

    private LookAlikes() {}

    /** @throws BadEntry if the letters are of scripts that no language writes together */
    public static void requireOneScript(String name) {
        if (MIXED.failsChecks(name)) {
            throw new BadEntry(
                    BadEntry.Field.NAME,
                    "The letters of this name are of different alphabets and look alike; please write it in one alphabet.");
        }
    }

    /** True if two names look the same, capitals aside. */
    public static boolean same(String one, String other) {
        return ALIKE.areConfusable(one, other) != 0
                || ALIKE.areConfusable(one.toLowerCase(Locale.ROOT), other.toLowerCase(Locale.ROOT)) != 0;
    }

    /** True if two names look the same and are of different scripts: "Comer" and "Corner" are two people, not one trick. */
    public static boolean sameInOtherLetters(String one, String other) {
        return inOtherLetters(ALIKE.areConfusable(one, other))
                || inOtherLetters(ALIKE.areConfusable(one.toLowerCase(Locale.ROOT), other.toLowerCase(Locale.ROOT)));
    }

    private static boolean inOtherLetters(int kinds) {
        return (kinds & (SpoofChecker.MIXED_SCRIPT_CONFUSABLE | SpoofChecker.WHOLE_SCRIPT_CONFUSABLE)) != 0;
    }
}
