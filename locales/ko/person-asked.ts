/** Texts of the pages about money while a national register has not cleared the member. */
export const koPersonAsked = {
  barred:
    "국가 등록부의 확인을 마치지 못해 지금은 입금과 베팅을 할 수 없습니다. 확인은 자동으로 다시 합니다. 출금과 이용 내역은 그대로 이용할 수 있습니다.",
  asks: "확인하려면 아래 정보가 필요합니다. 한 번 보내면 고객센터를 통해서만 고칠 수 있습니다.",
  give: "보내기",
  gave: "보냈습니다.",
};
export type PersonAskedTexts = typeof koPersonAsked;
