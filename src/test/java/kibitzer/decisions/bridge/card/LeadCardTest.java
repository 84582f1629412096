package kibitzer.decisions.bridge.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.conventions.bridge.leads.Holding;
import kibitzer.conventions.bridge.leads.LeadContract;
import kibitzer.conventions.bridge.leads.LeadPosition;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class LeadCardTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final LeadCard LEADS = new LeadCard();

    private static LeadPosition position(String json) {
        return LEADS.form().read(json(json), "position");
    }

    private static JsonNode json(String text) {
        return JSON.readTree(text.replace('\'', '"'));
    }

    private static LeadPosition suit(String holding) {
        return new LeadPosition(Holding.of(holding), LeadContract.SUIT, false);
    }

    private static LeadPosition noTrump(String holding) {
        return new LeadPosition(Holding.of(holding), LeadContract.NO_TRUMP, false);
    }

    @Test
    void isRegistered() {
        assertThat(Decisions.find("bridge/lead-card")).isPresent();
    }

    @Nested
    class ItsPosition {
        @Test
        void isReadInAnyOrderAndWrittenCanonically() {
            LeadPosition read = position("{'holding': '62kj10', 'contract': 'no-trump', 'partner-bid': true}");
            assertThat(LEADS.form().write(read))
                    .isEqualTo(json("{'holding': 'KJT62', 'contract': 'no-trump', 'partner-bid': true}"));
        }

        @Test
        void leavesPartnerOutWhereHeDidNotBid() {
            LeadPosition read = position("{'holding': 'K', 'contract': 'suit'}");
            assertThat(read.partnersSuit()).isFalse();
            assertThat(LEADS.form().write(read)).isEqualTo(json("{'holding': 'K', 'contract': 'suit'}"));
        }

        @Test
        void isShownInSpades() {
            assertThat(LEADS.ask(noTrump("QJ8")).exhibits())
                    .containsExactly(
                            new Exhibit.Fact("Contract", "No trump"),
                            new Exhibit.Fact("Partner", "Did not bid this suit"),
                            new Exhibit.Held("Your cards in the suit", CardSet.of("QS JS 8S")));
        }

        @Test
        void tellsThatPartnerBidTheSuit() {
            LeadPosition partners = new LeadPosition(Holding.of("A5"), LeadContract.SUIT, true);
            assertThat(LEADS.ask(partners).exhibits())
                    .contains(
                            new Exhibit.Fact("Contract", "A suit contract"),
                            new Exhibit.Fact("Partner", "Bid this suit"));
        }
    }

    @Nested
    class ABadPosition {
        private void fails(String json, String message) {
            assertThatThrownBy(() -> position(json))
                    .isInstanceOf(BadQuestion.class)
                    .hasMessageContaining(message);
        }

        @Test
        void holdsARankTwice() {
            fails("{'holding': 'AKA', 'contract': 'suit'}", "position.holding: the ace stands twice");
        }

        @Test
        void holdsNothing() {
            fails("{'holding': '', 'contract': 'suit'}", "position.holding: no card");
        }

        @Test
        void holdsFourteenRanks() {
            fails("{'holding': 'AKQJT98765432A', 'contract': 'suit'}", "position.holding: the ace stands twice");
        }

        @Test
        void namesAnUnknownContract() {
            fails("{'holding': 'AK5', 'contract': '4S'}", "expected one of suit, no-trump");
        }

        @Test
        void namesNoContract() {
            fails("{'holding': 'AK5'}", "position.contract: missing");
        }

        @Test
        void hasAHoldingThatIsNoText() {
            fails("{'holding': ['A', 'K'], 'contract': 'suit'}", "position.holding");
        }
    }

    @Nested
    class TheExplanation {
        private List<String> measured(LeadPosition position) {
            return LEADS.advise(position).ruling().orElseThrow().reasons().stream()
                    .map(Reason::measured)
                    .toList();
        }

        @Test
        void namesTheRowItsSourceAndWhatFollowsTheLead() {
            Advice<Rank> advice = LEADS.advise(suit("KQJ4"));
            Ruling<Rank> ruling = advice.ruling().orElseThrow();
            assertThat(ruling.rule()).isEqualTo("leads.k-q-j");
            assertThat(ruling.source().ids()).containsExactly("contract-bridge.p61");
            assertThat(measured(suit("KQJ4")))
                    .contains("headed by K-Q-J", "the table leads the king and then the jack at a suit contract");
            assertThat(measured(noTrump("KQJ4"))).contains("the table leads the king and then the queen at no trump");
        }

        @Test
        void givesTheDaggerOfTheTable() {
            assertThat(measured(suit("AQT9"))).contains("usually not a good lead at a suit contract");
            assertThat(measured(suit("AJT4"))).contains("usually not a good lead at a suit contract");
            assertThat(measured(noTrump("AK"))).contains("usually not a good lead at no trump");
            assertThat(measured(noTrump("AQT9"))).noneMatch(text -> text.startsWith("usually not"));
        }

        @Test
        void saysWhatTheAceAsksAtNoTrump() {
            assertThat(measured(noTrump("AKJ8642"))).anyMatch(text -> text.contains("asks partner for the highest"));
            assertThat(measured(suit("A752"))).noneMatch(text -> text.contains("asks partner"));
            LeadPosition partners = new LeadPosition(Holding.of("A5"), LeadContract.NO_TRUMP, true);
            assertThat(measured(partners)).noneMatch(text -> text.contains("asks partner"));
        }
    }

    @Nested
    class AWrongCard {
        private List<String> failing(LeadPosition position, Rank answer, String rule) {
            return LEADS.whyNot(position, answer).stream()
                    .filter(ruling -> ruling.rule().equals(rule))
                    .flatMap(ruling -> ruling.failing().stream())
                    .map(reason -> reason.measured() + " / " + reason.asked())
                    .toList();
        }

        @Test
        void fourthBestIsNotForASuitWithARow() {
            assertThat(failing(noTrump("KQJ4"), Rank.FOUR, "leads.any-other"))
                    .singleElement()
                    .asString()
                    .startsWith("stands in the row K-Q-J alone or with others / no row that names its cards");
        }

        @Test
        void theQueenFromFourNeedsTheEight() {
            assertThat(failing(noTrump("QJ74"), Rank.QUEEN, "leads.q-j-10"))
                    .singleElement()
                    .asString()
                    .contains("headed by Q-J-7", "headed by Q-J-10, or headed by Q-J-9");
        }

        @Test
        void theLowestIsLedInPartnersSuit() {
            assertThat(failing(noTrump("K63"), Rank.THREE, "leads.partner.a-j-x"))
                    .containsExactly("partner did not bid the suit / partner bid the suit");
        }

        @Test
        void mustBeHeld() {
            assertThat(LEADS.objection(suit("KQJ4"), Rank.ACE)).contains("the ace is not in this hand");
            assertThat(LEADS.objection(suit("KQJ4"), Rank.FOUR)).isEmpty();
        }
    }

    @Nested
    class ADeal {
        private LeadPosition deal(long seed, String options) {
            FieldValues with = Form.options(LEADS.dealOptions()).read(json(options), "with");
            return LEADS.deal(new DealRequest(new Seed(seed), with));
        }

        @Test
        void isTheSameForTheSameSeed() {
            assertThat(LongStream.range(0, 20).mapToObj(seed -> deal(seed, "{}")))
                    .containsExactlyElementsOf(LongStream.range(0, 20)
                            .mapToObj(seed -> deal(seed, "{}"))
                            .toList());
        }

        @ParameterizedTest
        @MethodSource("kibitzer.decisions.bridge.card.LeadCardTest#rules")
        void isMadeForTheRuleNamed(String rule) {
            for (int seed = 0; seed < 5; seed++) {
                LeadPosition dealt = deal(seed, "{'rules': ['" + rule + "']}");
                assertThat(LEADS.advise(dealt).rulings())
                        .as("%s", dealt)
                        .extracting(Ruling::rule)
                        .contains(rule);
            }
        }

        @Test
        void keepsToTheContractNamed() {
            assertThat(IntStream.range(0, 20).mapToObj(seed -> deal(seed, "{'contract': 'no-trump'}")))
                    .allSatisfy(dealt -> assertThat(dealt.contract()).isEqualTo(LeadContract.NO_TRUMP));
        }

        @Test
        void bringsMostRulesAndBothContractsAndPartnersSuitWithinAHundred() {
            Set<String> rules = new HashSet<>();
            Set<LeadContract> contracts = new HashSet<>();
            Set<Boolean> partners = new HashSet<>();
            for (int seed = 0; seed < 100; seed++) {
                LeadPosition dealt = deal(seed, "{}");
                LEADS.advise(dealt).rulings().forEach(ruling -> rules.add(ruling.rule()));
                contracts.add(dealt.contract());
                partners.add(dealt.partnersSuit());
            }
            assertThat(rules).hasSizeGreaterThan(LEADS.rules().size() / 2);
            assertThat(contracts).containsExactlyInAnyOrder(LeadContract.values());
            assertThat(partners).containsExactlyInAnyOrder(true, false);
        }

        @Test
        void refusesARuleThatIsNotHere() {
            assertThatThrownBy(() -> deal(1, "{'rules': ['leads.a-b-c']}"))
                    .isInstanceOf(BadQuestion.class)
                    .hasMessageContaining("leads.a-b-c");
        }
    }

    static List<String> rules() {
        return LEADS.rules();
    }
}
