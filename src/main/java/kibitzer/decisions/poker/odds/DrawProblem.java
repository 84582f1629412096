package kibitzer.decisions.poker.odds;

import kibitzer.conventions.poker.DrawTarget;
import kibitzer.games.poker.Draw;
import kibitzer.games.poker.PokerForm;

/**
 * A draw and what it is hoped to end in.
 *
 * @param draw the cards kept and thrown
 * @param form the form of the game
 * @param target what counts as success
 */
public record DrawProblem(Draw draw, PokerForm form, DrawTarget target) {}
