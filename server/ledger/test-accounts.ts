/**
 * The ledger accounts of test accounts, as `bucket` and `id`, and the ids of their members. Reports
 * compare with these with `in` or `not in`: PostgreSQL reads the few test accounts once by their index
 * and looks each row up in memory. Source of the rule: reports leave test accounts out by default.
 */
export const TEST_ACCOUNTS = `(select a.bucket, a.id from members t
  join ledger_accounts a on a.bucket = members_bucket(t.id) and a.member_id = t.id
  where t.is_test)`;

export const TEST_MEMBERS = "(select t.id from members t where t.is_test)";
