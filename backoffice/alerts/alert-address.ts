import type { Alert } from "#contract/office/alerts.ts";
import { objectAddress } from "#backoffice/frame/object-address.ts";

/** The screen on which an alert's cause is seen. */
export function alertAddress({ rule, subject, facts }: Alert): string {
  switch (rule) {
    case "queue_over_target":
      return subject === "helps" ? "/help" : `/${subject}`;
    case "provider_float":
      return "/games/connections";
    case "secret_used":
    case "provider_clock_drift":
    case "provider_budget_used":
      return `/games/connections/${String(facts["connection"])}`;
    case "funds_short":
    case "funds_not_entered":
      return `/reports/funds/${String(facts["day"])}`;
    case "complaint_due":
    case "complaint_late":
      return `/help/${String(facts["number"])}`;
    case "privacy_request_due":
    case "privacy_request_late":
      return `/privacy-requests/${String(facts["number"])}`;
    case "report_made":
      return "/reports/files";
    case "clock_drift":
      return "/reports/significant?kind=clock";
    case "staff_locked":
    case "refused_sign_ins":
      return "/operators/sign-ins";
    case "emergency_access":
    case "emergency_review_late":
      return "/operators/emergencies";
    case "quick_starts":
      return "/games/play-patterns";
    case "play_review":
      return "/games/play-patterns?view=open";
    case "help_link_dead":
    case "site_without_help":
      return "/settings";
    case "access_review_late":
    case "access_not_removed":
      return "/operators/reviews/access";
    case "log_review_late":
      return "/operators/reviews/log";
    case "secret_changed":
      return objectAddress(String(facts["object"])) ?? "/audit";
    case "component_changed":
      return "/games/platform";
    case "other_build":
      return `/games/providers/${subject.replace("game:", "").split("/")[0]}/builds`;
    case "protection_breach":
    case "commitment_refused":
      return "/cases";
    case "commitment_changed":
      return facts["member"] === undefined ? "/cases" : `/members/${facts["member"]}`;
    case "provider_failing":
    case "late_win_refused":
    case "big_win":
    case "likely_excluded":
    case "closed_account_owed":
      return objectAddress(subject) ?? "/audit";
  }
}
