package kibitzer;

/**
 * How much of what could be dealt without end is dealt: a sample with every change, the whole in the long proofs of the night
 * ({@code -Dkibitzer.long=true}, {@code .ci/long}). Both begin with the same seeds.
 */
public final class LongProof {
    private static final boolean LONG = Boolean.getBoolean("kibitzer.long");

    private LongProof() {}

    /** True in the night, when what is else done by turns is done each time. */
    public static boolean isWhole() {
        return LONG;
    }

    public static int of(int sample, int whole) {
        return LONG ? whole : sample;
    }
}
