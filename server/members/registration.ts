import type { Input } from "#contract/calls.ts";
import type { Locale } from "#contract/locales.ts";
import type { MarketingProduct } from "#contract/marketing.ts";
import type { Clock } from "#server/kit/clock.ts";
import { violatedConstraint, type Database } from "#server/kit/database.ts";
import { dateOf } from "#server/kit/days.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { assertStrong, LEAST_GUESSES } from "#server/kit/strength.ts";
import { throttleNetwork, type ThrottleRule } from "#server/kit/throttle.ts";
import { openAccounts } from "#server/ledger/accounts.ts";
import { inHashingRoom } from "#server/kit/hashing.ts";
import { hashPassword } from "#server/kit/passwords.ts";
import { storeRegistration } from "#server/members/acceptances/acceptances.ts";
import { assertApplicantNotBarred, namesOf } from "#server/members/barred-persons/checking.ts";
import { assertNotExcluded } from "#server/members/breaks/breaks.ts";
import { reviewNewMember } from "#server/members/duplicate-accounts/reviews.ts";
import { findLikely, holdForReview } from "#server/members/likely-excluded/likely-excluded.ts";
import { storeFirstConsents } from "#server/members/marketing-consents/marketing-consents.ts";
import { rememberSite } from "#server/members/home-site/home-site.ts";
import {
  askAboutApplicant,
  keepCleared,
  type Cleared,
} from "#server/members/registers/applicant.ts";
import type { Registers } from "#server/members/registers/register.ts";
import { assertMayBecomeCode, assertMayBecomePassword } from "#server/members/new-passwords.ts";
import { international } from "#server/members/phones.ts";
import * as store from "#server/members/store.ts";
import { joinAsTester, testerCodeIn } from "#server/members/testers/testers.ts";
import { askForTools } from "#server/members/tools/tools.ts";
import type { IsOpen } from "#server/settings/opening/opening.ts";
import { rulesOfSite } from "#server/settings/profiles/rules.ts";
import { isRegistrationOpen, isSignUpCode, siteOf, type Site } from "#server/settings/sites.ts";

type From = { address: string; host: string; publicHost: string | null; locale: Locale };

/** One to weigh and one to hash the password, one to hash the withdrawal password. */
const HASHES_OF_ONE = 3;

export const CHECKS_PER_NETWORK: ThrottleRule = { uses: 60, windowMs: 60_000 };
export const REGISTRATIONS_PER_NETWORK: ThrottleRule = { uses: 20, windowMs: 3_600_000 };

/** Ids that would look like staff. */
const RESERVED = /^(admin|operator|dalbit|system|support|staff|root|manager|master)\d*$/;

/** The same for nicks, in the site's languages, anywhere in the nick. */
const RESERVED_IN_NICKS =
  /admin|operator|dalbit|support|moderator|official|운영자|운영팀|관리자|고객센터|상담원|매니저|운영진|運営|管理|サポート|客服|官方|แอดมิน|เจ้าหน้าที่|quantri|hotro|^(staff|system|root|manager|master)\d*$/;

/** Digits that are read as letters; accents are removed too. */
const readAs: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" };

function isReservedNick(nick: string): boolean {
  const folded = foldNick(nick);
  const read = folded
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
  const letters = read.replace(/[013457]/g, (digit) => readAs[digit] ?? digit);
  return [folded, read, letters].some((each) => RESERVED_IN_NICKS.test(each));
}

/** Nicks that look alike are equal: compatibility forms and case are folded. */
export const foldNick = (nick: string): string => nick.normalize("NFKC").toLowerCase();

/** Throws Refusal `id_taken` for a taken or reserved id, and `too_often`. */
export async function checkId(
  db: Database,
  clock: Clock,
  address: string,
  id: string,
): Promise<void> {
  await throttleNetwork(db, clock, "check", address, CHECKS_PER_NETWORK);
  if (RESERVED.test(id) || (await store.isLoginIdTaken(db, id))) throw new Refusal("id_taken");
}

/** Throws Refusal `nick_taken`, `too_often`. */
export async function checkNick(
  db: Database,
  clock: Clock,
  address: string,
  nick: string,
): Promise<void> {
  await throttleNetwork(db, clock, "check", address, CHECKS_PER_NETWORK);
  if (isReservedNick(nick) || (await store.isNickTaken(db, foldNick(nick))))
    throw new Refusal("nick_taken");
}

/**
 * Weighs a password before the rest of the form is known; `register` weighs it again with
 * everything. Throws Refusal `weak_password`, `too_often`; QueueFull when too many wait.
 */
export async function checkNewPassword(
  db: Database,
  clock: Clock,
  address: string,
  { pw, id }: { pw: string; id: string | undefined },
): Promise<void> {
  await throttleNetwork(db, clock, "check", address, CHECKS_PER_NETWORK);
  await assertStrong(pw, { own: id === undefined ? [] : [id], least: LEAST_GUESSES.member });
}

/**
 * Opens a member account with empty ledger accounts; before the opening only for testers with their
 * code, whose accounts are test accounts. One who is likely a self-excluded person is suspended at
 * once; one who may have an account already is reviewed, and suspended where the jurisdiction says so.
 * Throws Refusal: `not_opened`, `registration_closed`, `terms_outdated`, `sign_up_code_missing`, `sign_up_code_unknown`, `under_age`, `weak_password`,
 * `id_unusable`, `nick_taken`, `cannot_register`, `details_missing`, `register_not_clear`, `too_often`; QueueFull
 * when too many passwords wait to be hashed.
 */
export async function register(
  { db, clock, registers, isOpen }: Registering,
  from: From,
  form: Form,
): Promise<void> {
  const isForTesters = !(await isOpen());
  const hashed = await inHashingRoom(HASHES_OF_ONE, () =>
    checkForm({ db, clock }, from, form, isForTesters),
  );
  // The registers are asked outside of the room, because one may take seconds to answer.
  const { registers: needed } = await rulesOfSite(db, hashed.site.siteId);
  const { birthDate, person } = form;
  const applicant = { ...person, birthDate, phone: international(form.phone) };
  const cleared = await askAboutApplicant({ db, clock }, registers, needed, applicant);
  const names = namesOf({ ...person, bankOwner: form.bankOwner });
  const likely = await findLikely(db, { names, birthDate });
  const member = memberOf(from, form, hashed);
  const consents = form.consents ?? [];
  await openAccount({ db, clock }, from, member, { ...hashed, cleared, likely, consents });
}

type Registering = { db: Database; clock: Clock; registers: Registers; isOpen: IsOpen };
type Form = Input<"user-register">;
type Hashed = {
  site: Site;
  passwordHash: string;
  withdrawalPasswordHash: string;
  testerCode: string | null;
};

async function checkForm(
  { db, clock }: { db: Database; clock: Clock },
  from: From,
  form: Form,
  isForTesters: boolean,
): Promise<Hashed> {
  await throttleNetwork(db, clock, "register", from.address, REGISTRATIONS_PER_NETWORK);
  const testerCode = isForTesters ? await testerCodeIn({ db, clock }, form.code) : null;
  const site = await siteOf(db, from.host);
  if (!(await isRegistrationOpen(db, site, from.host, from.publicHost)))
    throw new Refusal("registration_closed");
  await assertMayRegister(db, clock, isForTesters ? { ...site, codeRequired: false } : site, form);
  const [passwordHash, withdrawalPasswordHash] = await Promise.all([
    hashPassword(form.pw),
    hashPassword(form.exchange_pw),
  ]);
  return { site, passwordHash, withdrawalPasswordHash, testerCode };
}

function memberOf(
  from: From,
  form: Form,
  { passwordHash, withdrawalPasswordHash, testerCode }: Hashed,
): store.NewMember {
  return {
    isTest: testerCode !== null,
    loginId: form.id,
    nick: form.nick.normalize("NFC"),
    nickFolded: foldNick(form.nick),
    passwordHash,
    withdrawalPasswordHash,
    phone: international(form.phone),
    birthDate: form.birthDate,
    bankName: form.bankname,
    bankNumber: form.banknum,
    bankOwner: form.bankOwner,
    termsVersion: form.terms,
    locale: from.locale,
  };
}

async function openAccount(
  { db, clock }: { db: Database; clock: Clock },
  from: From,
  member: store.NewMember,
  {
    site,
    cleared,
    testerCode,
    likely,
    consents,
  }: Pick<Hashed, "site" | "testerCode"> & {
    cleared: Cleared;
    likely: readonly bigint[];
    consents: readonly MarketingProduct[];
  },
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const memberId = await store.insertMember(tx, member);
      await rememberSite(tx, memberId, site.siteId);
      await storeRegistration({ tx, clock }, memberId, site, from);
      await storeFirstConsents({ tx, clock }, memberId, consents, from);
      await openAccounts(tx, memberId);
      await askForTools(tx, clock, memberId);
      await keepCleared(tx, clock, memberId, cleared);
      await holdForReview(tx, clock, memberId, likely);
      await reviewNewMember({ tx, clock }, memberId);
      if (testerCode !== null) await joinAsTester(tx, clock, { code: testerCode, memberId });
    });
  } catch (error) {
    if (violatedConstraint(error) === "members_login_id_key") throw new Refusal("id_unusable");
    if (violatedConstraint(error) === "members_nick_folded_key") throw new Refusal("nick_taken");
    throw error;
  }
}

async function assertMayRegister(
  db: Database,
  clock: Clock,
  site: Site,
  form: Form,
): Promise<void> {
  if (form.terms !== site.termsVersion) throw new Refusal("terms_outdated");
  if (site.codeRequired && !form.code) throw new Refusal("sign_up_code_missing");
  if (site.codeRequired && form.code && !(await isSignUpCode(db, site, form.code)))
    throw new Refusal("sign_up_code_unknown");
  if (fullYears(form.birthDate, clock.now(), site.timeZone) < site.minimumAge)
    throw new Refusal("under_age");
  if (RESERVED.test(form.id)) throw new Refusal("id_unusable");
  if (isReservedNick(form.nick)) throw new Refusal("nick_taken");
  const phone = international(form.phone);
  const owner = { ...form, phone, loginId: form.id, bankNumber: form.banknum };
  assertMayBecomeCode(form.exchange_pw, owner);
  await assertMayBecomePassword(form.pw, owner);
  await assertNotExcluded(db, owner);
  const names = namesOf({ ...form.person, bankOwner: form.bankOwner });
  await assertApplicantNotBarred({ db, clock }, { ...owner, names, email: form.person?.email });
}

/** Full years between a birth date and today in the site's time zone. */
export function fullYears(birthDate: string, now: Date, timeZone: string): number {
  const today = dateOf(now, timeZone);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
