import { AnnouncementPage } from "#backoffice/messages/announcement-editor.tsx";

export default function Popup() {
  return <AnnouncementPage kind="popup" />;
}
