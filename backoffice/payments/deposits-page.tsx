import { QueuePage } from "#backoffice/payments/queue-page.tsx";

export default function Deposits() {
  return <QueuePage address="/deposits" />;
}
