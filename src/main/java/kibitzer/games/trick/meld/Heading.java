package kibitzer.games.trick.meld;

/** Under what a meld stands in its table; a card serves once under each. */
public enum Heading {
    SEQUENCES,
    GROUPS,
    SPECIAL
}
