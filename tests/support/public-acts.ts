import { expect } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import type { OfficeDocuments } from "#contract/office/documents.ts";
import type { TestApp } from "#tests/support/app.ts";
import { writeEveryText } from "#tests/support/jurisdiction-acts.ts";
import { officeCall } from "#tests/support/office.ts";

const HOUR_MS = 3_600_000;
type Shown = { from: Date; until: Date | null };

/** Operators' acts that change what every visitor is shown, by two signed-in operators. */
export function publicActs(test: TestApp, staff: string, second: string) {
  /** An act of an operator that succeeds. */
  async function act(name: OfficeCallName, input: object): Promise<Record<string, unknown>> {
    const { body } = await officeCall(test, name, { reason: "시험합니다", ...input }, staff);
    expect(body, name).toMatchObject({ status: "success" });
    return body;
  }
  /** An act that a second operator carries out. */
  async function actByTwo(name: OfficeCallName, input: object): Promise<void> {
    const { body } = await officeCall(test, name, { reason: "시험합니다", ...input }, staff);
    expect(body, name).toMatchObject({ status: "proposed" });
    const decision = { id: body["proposalId"], decision: "carry-out", reason: "확인했습니다" };
    const { body: decided } = await officeCall(test, "decide-proposal", decision, second);
    expect(decided, name).toMatchObject({ status: "success" });
  }
  const read = async <Answer>(name: OfficeCallName, input: object = {}): Promise<Answer> =>
    (await officeCall(test, name, input, staff)).body as Answer;

  const since = (): Shown => ({
    from: new Date(test.clock.now().getTime() - HOUR_MS),
    until: null,
  });
  const announce = (kind: "notice" | "popup", title: string, shown = since(), domain = "") =>
    act("save-announcement", {
      kind,
      titleColor: null,
      domain,
      shown,
      isPinned: kind === "notice",
      posX: 0,
      posY: 0,
      texts: { ko: { title, contents: "본문" } },
    });
  const hide = (kind: "notice" | "popup", id: unknown, isHidden: boolean) =>
    act("hide-announcement", { kind, id, isHidden });
  const changeSite = async (name: string) => {
    const { sites } = await read<{ sites: { host: string; version: number; id: number }[] }>(
      "get-sites",
    );
    const site = sites.find(({ host }) => host === "*");
    await act("change-site", {
      id: site?.id,
      version: site?.version,
      name,
      registrationOpen: true,
      codeRequired: false,
      minimumAge: 19,
      defaultLocale: "ko",
    });
  };
  const orderSports = async () => {
    const { providers } = await read<{ providers: { code: string; category: string }[] }>(
      "get-game-providers",
    );
    const codes = providers.filter(({ category }) => category === "sport").map(({ code }) => code);
    await act("order-providers", { category: "sport", order: codes.toReversed() });
  };
  const changeTerms = async (contents: string, name: string) => {
    await writeEveryText(test.owner, 1, contents);
    const { sites } = await read<{ sites: OfficeDocuments[] }>("get-documents");
    const version = sites.find(({ siteId }) => siteId === 1)?.version;
    const publication = { siteId: 1, version, name, needsAcceptance: false };
    await actByTwo("publish-documents", publication);
  };
  const rename = (nameKo: string) =>
    act("change-provider", { provider: "tiger", nameKo, nameEn: "Tiger", tag: null });
  return { act, actByTwo, announce, hide, changeSite, orderSports, changeTerms, rename };
}
