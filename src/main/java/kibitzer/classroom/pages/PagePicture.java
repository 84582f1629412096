package kibitzer.classroom.pages;

import kibitzer.classroom.picture.Picture;

/**
 * A picture of a page.
 *
 * @param number by which the text of the page names it, from 1
 */
public record PagePicture(int number, Picture picture) {}
