package kibitzer.decisions.form;

/** Puts a position together out of so many values: mostly the constructor of its record. */
public final class Build {
    private Build() {}

    /** Out of three. */
    @FunctionalInterface
    public interface Of3<A, B, C, P> {
        P of(A a, B b, C c);
    }

    /** Out of four. */
    @FunctionalInterface
    public interface Of4<A, B, C, D, P> {
        P of(A a, B b, C c, D d);
    }

    /** Out of five. */
    @FunctionalInterface
    public interface Of5<A, B, C, D, E, P> {
        P of(A a, B b, C c, D d, E e);
    }

    /** Out of six. */
    @FunctionalInterface
    public interface Of6<A, B, C, D, E, F, P> {
        P of(A a, B b, C c, D d, E e, F f);
    }

    /** Out of seven. */
    @FunctionalInterface
    public interface Of7<A, B, C, D, E, F, G, P> {
        P of(A a, B b, C c, D d, E e, F f, G g);
    }

    /** Out of eight. */
    @FunctionalInterface
    public interface Of8<A, B, C, D, E, F, G, H, P> {
        P of(A a, B b, C c, D d, E e, F f, G g, H h);
    }
}
