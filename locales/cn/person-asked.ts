import type { PersonAskedTexts } from "#locales/ko/person-asked.ts";

export const cnPersonAsked = {
  barred: "国家登记册尚未确认，目前无法存款和投注。系统会自动再次查询。提款和记录照常可用。",
  asks: "登记册需要以下信息。提交后只能通过客服更正。",
  give: "提交",
  gave: "已提交。",
} satisfies PersonAskedTexts;
