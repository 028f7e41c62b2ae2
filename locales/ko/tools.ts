/** Texts of the page on which a new member sees the tools of protection. */
export const koToolsPage = {
  title: "보호 도구",
  dueTitle: "게임 전에 보호 도구를 확인해 주세요",
  lead: "쓸 돈과 시간을 정하거나 쉬어 가는 도구입니다. 필요한 것은 지금 여기에서 시작할 수 있고, 나중에도 ‘건전한 이용’에서 언제든지 쓸 수 있습니다. 확인하면 게임을 시작할 수 있습니다.",
  none: "보호 도구를 확인했습니다. 언제든지 여기에서 시작할 수 있습니다.",
  acknowledge: "확인했습니다",
  acknowledged: "확인을 저장했습니다.",
  failed: "확인을 저장하지 못했습니다. 다시 시도해 주세요.",
  toLobby: "로비로",
};

/** What every other language must provide. */
export type ToolsPageTexts = typeof koToolsPage;
