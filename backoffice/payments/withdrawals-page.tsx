import { QueuePage } from "#backoffice/payments/queue-page.tsx";

export default function Withdrawals() {
  return <QueuePage address="/withdrawals" />;
}
