/**
 * How positions and answers are written as JSON: fields that read, write and describe themselves.
 * One declaration gives the reader, the error messages and the JSON Schema.
 */
@NullMarked
package kibitzer.decisions.form;

import org.jspecify.annotations.NullMarked;
