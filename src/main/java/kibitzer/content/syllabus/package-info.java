/**
 * What the four books contain, as data: games, pointers, tables, worked hands, terms, and where the books err.
 * Citations are found by id without reading the whole; lists are read when a page first asks for them.
 */
@NullMarked
package kibitzer.content.syllabus;

import org.jspecify.annotations.NullMarked;
