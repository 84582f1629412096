/**
 * The small language in which every convention is written: rules whose needs measure a position, explain themselves,
 * can be turned round ("what does this call show?") and can be dealt for.
 * It knows no game; a convention brings its own features and its own answers.
 */
@NullMarked
package kibitzer.advice;

import org.jspecify.annotations.NullMarked;
