/** All rows of the database that belong to a learner: shown, merged with those of another, and forgotten. */
@NullMarked
package kibitzer.learning.records;

import org.jspecify.annotations.NullMarked;
