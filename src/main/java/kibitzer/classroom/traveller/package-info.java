/** Duplicate boards that learners of a class have played: what each made of the same cards, with match points. */
@NullMarked
package kibitzer.classroom.traveller;

import org.jspecify.annotations.NullMarked;
