import { AnnouncementList } from "#backoffice/messages/announcement-list.tsx";

export default function Popups() {
  return <AnnouncementList kind="popup" />;
}
