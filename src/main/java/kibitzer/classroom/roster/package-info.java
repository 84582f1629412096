/**
 * Who belongs to a class and what they may do in it: instructors and learners, the code and the invitations by which they
 * come. Whoever asks for a class asks here first; a class that one may not see answers like one that is not there.
 *
 * <p>More than 25 files: members, groups, codes and invitations are asked by one gate; the kinds of names and keys are
 * types of their own.
 */
@NullMarked
package kibitzer.classroom.roster;

import org.jspecify.annotations.NullMarked;
