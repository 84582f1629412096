package kibitzer.classroom.lti.people;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.classroom.lti.call.CallFailed;
import kibitzer.classroom.lti.message.Claims;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Somebody in a course, as its platform lists them (Names and Role Provisioning Services 2.0).
 *
 * @param subject the platform's number for them
 * @param active false for those whom the course keeps, but not as taking part
 */
record CourseMember(String subject, Optional<String> name, boolean instructs, boolean active) {
    private static final int LONGEST_ID = 255;

    /**
     * Reads one page of the list; entries without a number are left out.
     *
     * @throws CallFailed if it is no such list
     */
    static List<CourseMember> read(JsonNode page) {
        JsonNode members = page.path("members");
        if (!members.isArray()) {
            throw new CallFailed("the list of members has no \"members\"");
        }
        List<CourseMember> all = new ArrayList<>();
        for (JsonNode member : members) {
            String subject = member.path("user_id").asString("");
            if (!subject.isEmpty() && subject.length() <= LONGEST_ID && member.isObject()) {
                List<String> roles = new ArrayList<>();
                member.path("roles").forEach(role -> roles.add(role.asString("")));
                all.add(new CourseMember(
                        subject,
                        Claims.name(
                                JsonMapper.shared().convertValue(member, new TypeReference<Map<String, Object>>() {})),
                        Claims.instructs(roles),
                        member.path("status").asString("Active").equals("Active")));
            }
        }
        return all;
    }
}
