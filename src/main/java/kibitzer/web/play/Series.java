package kibitzer.web.play;

/**
 * Pieces played one after the other.
 *
 * @param wanted how many the address asks for
 * @param reached which it has come to, from 1
 */
public record Series(int wanted, int reached) {

    /** True before the last piece. */
    boolean isOnTheWay() {
        return reached < wanted;
    }
}
