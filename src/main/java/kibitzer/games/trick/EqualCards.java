package kibitzer.games.trick;

/** Which of two identical cards in one trick is the higher. */
public enum EqualCards implements AxisValue {
    FIRST("of two identical cards the first wins"),
    CANCEL(
            "two identical cards in a trick cancel each other; where all of the suit led do, the trick waits for the next winner and its leader leads again");

    private final String says;

    EqualCards(String says) {
        this.says = says;
    }

    @Override
    public String says() {
        return says;
    }
}
