/**
 * The small language in which every convention is written: rules whose needs measure a position, explain themselves,
 * can be turned round ("what does this call show?") and can be dealt for.
 * It knows no game; a convention brings its own features and its own answers.
 *
 * <p>More than 25 files: it is one language: each word of it is a type, and rules of every game use all.
 */
@NullMarked
package kibitzer.advice;

import org.jspecify.annotations.NullMarked;
