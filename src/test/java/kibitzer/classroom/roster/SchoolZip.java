package kibitzer.classroom.roster;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Zips of tables as the administration of a school gives them away. */
public final class SchoolZip {
    public static final Map<String, String> VERSION_1_1 = Map.of(
            "manifest.csv",
            "propertyName,value\r\nmanifest.version,1.0\r\noneroster.version,1.1\r\nfile.users,bulk\r\n",
            "orgs.csv",
            "sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId\r\n"
                    + "s-1,active,2026-08-01,Hill School,school,,\r\n",
            "classes.csv",
            "sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,"
                    + "termSourcedIds,subjects,subjectCodes,periods\r\n"
                    + "c-1,active,2026-08-01,\"Bridge, Tuesday\",,k-1,,scheduled,,s-1,t-1,,,\r\n"
                    + "c-2,active,2026-08-01,Whist,,k-1,,scheduled,,s-1,t-1,,,\r\n"
                    + "c-3,active,2026-08-01,Nobody comes,,k-1,,scheduled,,s-1,t-1,,,\r\n",
            "enrollments.csv",
            "sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate\r\n"
                    + "e-1,active,2026-08-01,c-1,s-1,u-1,student,false,,\r\n"
                    + "e-2,active,2026-08-01,c-1,s-1,u-5,teacher,true,,\r\n"
                    + "e-3,active,2026-08-01,c-1,s-1,u-2,student,false,,\r\n"
                    + "e-4,active,2026-08-01,c-1,s-1,u-9,student,false,,\r\n"
                    + "e-5,tobedeleted,2026-08-01,c-1,s-1,u-3,student,false,,\r\n"
                    + "e-6,active,2026-08-01,c-2,s-1,u-1,student,false,,",
            "users.csv",
            "\uFEFFsourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,"
                    + "middleName,identifier,email,sms,phone,agentSourcedIds,grades,password\r\n"
                    + "u-1,active,2026-08-01,true,s-1,student,anna,,Anna,Karenina,,,anna@example.org,,,,,\r\n"
                    + "u-2,active,2026-08-01,true,s-1,student,zoe,,Zo\u00EB,Bell,,,,,,,,\r\n"
                    + "u-3,active,2026-08-01,true,s-1,student,carl,,Carl,Gone,,,,,,,,\r\n"
                    + "u-5,active,2026-08-01,true,s-1,teacher,ina,,Ina,Teacher,,,,,,,,\r\n");

    static final Map<String, String> VERSION_1_2 = Map.of(
            "export/manifest.csv",
            "propertyName,value\r\nmanifest.version,1.0\r\noneroster.version,1.2\r\n",
            "export/classes.csv",
            "sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,"
                    + "termSourcedIds,subjects,subjectCodes,periods\r\nc-1,,,Evening class,,k-1,,scheduled,,s-1,t-1,,,\r\n",
            "export/enrollments.csv",
            "sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate\r\n"
                    + "e-1,,,c-1,s-1,u-1,student,,,\r\n",
            "export/users.csv",
            "sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,"
                    + "sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,resourceSourcedIds,preferredGivenName,"
                    + "preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns\r\n"
                    + "u-1,,,true,alex,,Alexandra,Bell,,,,,,,,,,,Sasha,,,s-1,\r\n",
            "export/roles.csv",
            "sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId\r\n"
                    + "r-1,,,u-1,primary,student,,,s-1,\r\n");

    private SchoolZip() {}

    /** @param tables by the name of their entry */
    public static byte[] of(Map<String, String> tables) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(file)) {
            for (Map.Entry<String, String> table : new TreeMap<>(tables).entrySet()) {
                zip.putNextEntry(new ZipEntry(table.getKey()));
                zip.write(table.getValue().getBytes(StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file.toByteArray();
    }
}
