import type { SessionOverTexts } from "#locales/ko/session-over.ts";

export const cnSessionOver: SessionOverTexts = {
  sessionOver: {
    idle: "由于一段时间没有操作，您已退出登录。请重新登录。",
    longest: "本次登录已达到最长时间，您已退出登录。请重新登录。",
    displaced:
      "您在其他地方登录，同时登录的数量超过上限，此处最久未使用，因此已退出登录。如非本人操作，请修改密码。",
    replaced: "您已在此浏览器中重新登录，之前的登录已结束。",
    logged_out: "您已在此浏览器的其他窗口中退出登录。",
    password: "密码已更改，您已退出登录。如非本人操作，请联系客服中心。",
    member: "此登录已从登录列表中结束。如非本人操作，请修改密码。",
    staff: "运营方已结束此次登录。请重新登录或联系客服中心。",
    time_used: "您今天的游戏时间已用完，已退出登录。进行中的游戏局仍会派彩。",
  },
};
