import { createTransport } from "nodemailer";

/** The installation's mail server, and whom its letters are from. */
export type MailConfig = { url: string; from: string };

const ANSWER_WITHIN_MS = 10_000;

/** Sends plain text. Throws Error with the server's reason. */
export async function sendMail(
  { url, from }: MailConfig,
  letter: { to: string; subject: string; text: string; messageId: string },
): Promise<void> {
  const transport = createTransport(url, {
    from,
    connectionTimeout: ANSWER_WITHIN_MS,
    greetingTimeout: ANSWER_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as never);
  try {
    await transport.sendMail({ from, ...letter });
  } finally {
    transport.close();
  }
}
