/**
 * Finds what is written anywhere in the trainer: lessons, games, words of the card table, rules of the books, practice.
 * The index is made in memory from the shipped content, by Lucene.
 */
@NullMarked
package kibitzer.content.search;

import org.jspecify.annotations.NullMarked;
