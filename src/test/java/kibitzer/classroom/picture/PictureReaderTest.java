package kibitzer.classroom.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;
import kibitzer.accounts.BadEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PictureReaderTest {
    private static final String SECRET = "GPS 52.5 N 13.4 E";

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Arrays.stream(parts).forEach(out::writeBytes);
        return out.toByteArray();
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static String text(Picture picture) {
        return new String(picture.content(), StandardCharsets.ISO_8859_1);
    }

    /** A JPEG with an Exif segment, big-endian, of one entry: how the camera was held; and a place behind it. */
    private static byte[] held(int turn, int width, int height) {
        byte[] jpeg = Pictures.jpeg(width, height);
        ByteBuffer tiff = ByteBuffer.allocate(26)
                .put(ascii("MM"))
                .putShort((short) 42)
                .putInt(8)
                .putShort((short) 1)
                .putShort((short) 0x0112)
                .putShort((short) 3)
                .putInt(1)
                .putShort((short) turn)
                .putShort((short) 0)
                .putInt(0);
        byte[] payload = joined(ascii("Exif\0\0"), tiff.array(), ascii(SECRET));
        int length = payload.length + 2;
        return joined(
                Arrays.copyOf(jpeg, 2),
                new byte[] {(byte) 0xff, (byte) 0xe1, (byte) (length >> 8), (byte) length},
                payload,
                Arrays.copyOfRange(jpeg, 2, jpeg.length));
    }

    /** Whether it is rather red than blue there. */
    private static boolean red(BufferedImage image, double x, double y) {
        Color colour = new Color(image.getRGB((int) (image.getWidth() * x), (int) (image.getHeight() * y)));
        return colour.getRed() > colour.getBlue();
    }

    private static void refused(byte[] content, String says) {
        assertThatThrownBy(() -> PictureReader.read(content))
                .isInstanceOfSatisfying(
                        BadEntry.class, bad -> assertThat(bad.says()).contains(says));
    }

    @Test
    void aPngStaysOneAndAJpegToo() {
        Picture png = PictureReader.read(Pictures.png(60, 20));
        assertThat(png.kind()).isEqualTo(PictureKind.PNG);
        assertThat(png.width()).isEqualTo(60);
        assertThat(png.height()).isEqualTo(20);
        assertThat(red(Pictures.image(png), 0.2, 0.5)).isTrue();
        assertThat(red(Pictures.image(png), 0.8, 0.5)).isFalse();
        assertThat(PictureReader.read(Pictures.jpeg(60, 20)).kind()).isEqualTo(PictureKind.JPEG);
    }

    /** Red lies on the left as it is stored; where it lies for who looks, by the turns that Exif has. */
    @ParameterizedTest
    @CsvSource({
        "1, 60, 20, 0.2, 0.5", "2, 60, 20, 0.8, 0.5", "3, 60, 20, 0.8, 0.5", "4, 60, 20, 0.2, 0.5",
        "5, 20, 60, 0.5, 0.2", "6, 20, 60, 0.5, 0.2", "7, 20, 60, 0.5, 0.8", "8, 20, 60, 0.5, 0.8",
        "9, 60, 20, 0.2, 0.5"
    })
    void itIsSetUprightAndWhereItWasTakenIsGone(int turn, int width, int height, double x, double y) {
        Picture kept = PictureReader.read(held(turn, 60, 20));
        assertThat(kept.width()).isEqualTo(width);
        assertThat(kept.height()).isEqualTo(height);
        assertThat(red(Pictures.image(kept), x, y)).isTrue();
        assertThat(red(Pictures.image(kept), 1 - x, 1 - y)).isFalse();
        assertThat(text(kept)).doesNotContain(SECRET, "Exif");
    }

    @Test
    void aLargeOneIsScaledToWhatAPageShows() {
        Picture kept = PictureReader.read(Pictures.jpeg(4000, 1000));
        assertThat(kept.width()).isEqualTo(1600);
        assertThat(kept.height()).isEqualTo(400);
        Picture drawn = PictureReader.read(Pictures.noise("png", 800, 600));
        assertThat(drawn.kind()).isEqualTo(PictureKind.JPEG);
        assertThat(drawn.size()).isLessThanOrEqualTo(Picture.LARGEST);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
                "GIF89a\u0001\u0000\u0001\u0000",
                "<html><body>hello</body></html>",
                "BM",
                ""
            })
    void whatIsNoPictureIsRefusedWhateverItIsCalled(String content) {
        refused(ascii(content), "no picture in PNG, JPEG or WebP");
    }

    @Test
    void oneThatIsCutOffOrOnlyBeginsAsAPictureIsRefused() {
        byte[] png = Pictures.png(60, 20);
        refused(Arrays.copyOf(png, 20), "broken");
        refused(joined(Arrays.copyOf(png, 8), ascii("<script>alert(1)</script>")), "broken");
        refused(joined(new byte[] {(byte) 0xff, (byte) 0xd8, (byte) 0xff}, ascii("<script>")), "broken");
        refused(Arrays.copyOf(Pictures.WEBP_PIXEL, 22), "broken");
    }

    /** The head of a PNG of 60,000 by 60,000 pixels, which nothing of the rest follows: refused by its head alone. */
    @Test
    void oneThatWouldFillMemoryIsRefusedUnread() {
        byte[] png = Pictures.png(60, 20);
        ByteBuffer.wrap(png).putInt(16, 60_000).putInt(20, 60_000);
        CRC32 sum = new CRC32();
        sum.update(png, 12, 17);
        ByteBuffer.wrap(png).putInt(29, (int) sum.getValue());
        refused(png, "60000 by 60000 pixels");
        refused(new byte[PictureReader.LARGEST_FILE + 1], "4 MB");
    }

    @Test
    void aWebPIsCutToThePictureItself() {
        byte[] pixel = Pictures.WEBP_PIXEL;
        byte[] frame = Arrays.copyOfRange(pixel, 12, pixel.length);
        byte[] exif = joined(ascii("EXIF"), little(SECRET.length() + 1), ascii(SECRET + " "));
        byte[] flags = {0x08 | 0x04 | 0x20, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        byte[] extended = joined(ascii("VP8X"), little(10), flags, frame, exif);
        byte[] file = joined(ascii("RIFF"), little(4 + extended.length), ascii("WEBP"), extended);

        Picture kept = PictureReader.read(file);

        assertThat(kept.kind()).isEqualTo(PictureKind.WEBP);
        assertThat(kept.width()).isEqualTo(1);
        assertThat(kept.height()).isEqualTo(1);
        assertThat(text(kept)).doesNotContain("GPS", "EXIF").startsWith("RIFF").contains("WEBPVP8X");
        assertThat(kept.content()[20]).isZero();
        assertThat(PictureReader.read(kept.content()).content()).isEqualTo(kept.content());
        assertThat(PictureReader.read(pixel).content()).isEqualTo(pixel);
        file[20] = 0x02;
        refused(file, "moves");
    }

    private static byte[] little(int number) {
        return ByteBuffer.allocate(4)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(number)
                .array();
    }
}
