import { AnnouncementList } from "#backoffice/messages/announcement-list.tsx";

export default function Notices() {
  return <AnnouncementList kind="notice" />;
}
