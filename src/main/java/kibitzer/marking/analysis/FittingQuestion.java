package kibitzer.marking.analysis;

import kibitzer.marking.Question;

/**
 * A question that what is known answers in full.
 *
 * @param variant what tells it from others of its decision: the system, the count, the suit; empty if it is alone
 */
public record FittingQuestion<P, A>(String variant, Question<P, A> question) {}
