package kibitzer.journey;

/** The screens that every view must fit; sizes in CSS pixels. */
public enum Screen {
    PHONE(360, 740),
    LARGE_PHONE(390, 844),
    /** The same with the bars of its browser in sight. */
    SMALL_PHONE(390, 700),
    DESKTOP(1440, 900);

    final int width;
    final int height;

    Screen(int width, int height) {
        this.width = width;
        this.height = height;
    }
}
