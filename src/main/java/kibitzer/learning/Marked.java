package kibitzer.learning;

import kibitzer.marking.Verdict;

/**
 * An answer that is marked and stored.
 *
 * @param attempt what was stored
 * @param repeated true if it had been stored before under the same key
 */
public record Marked<A>(Attempt attempt, Verdict<A> verdict, boolean repeated) {}
