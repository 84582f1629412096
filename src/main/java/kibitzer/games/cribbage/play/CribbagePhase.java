package kibitzer.games.cribbage.play;

/** What the player in turn has to do. */
public enum CribbagePhase {
    LAY_AWAY,
    PLAY,
    COUNT,
    OVER
}
