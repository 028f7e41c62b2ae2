import { AnnouncementPage } from "#backoffice/messages/announcement-editor.tsx";

export default function Notice() {
  return <AnnouncementPage kind="notice" />;
}
