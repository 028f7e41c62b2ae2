/** Texts about what national registers need to know of a person. */
export const koPerson = {
  group: "본인 확인 정보",
  why: "국가 등록부에 조회할 때만 쓰며, 암호화해 보관합니다.",
  firstName: "이름",
  lastName: "성",
  email: "이메일",
  postcode: "우편번호",
  personalNumber: "스웨덴 개인번호",
  cpf: "브라질 CPF",
  firstNameRule: "1~60자",
  lastNameRule: "1~60자",
  emailRule: "name@example.com 형식",
  postcodeRule: "글자와 숫자 3~10자",
  personalNumberRule: "생년월일부터 숫자 12자리",
  cpfRule: "숫자 11자리",
  barredTitle: "국가 등록부 확인",
  barred:
    "국가 등록부의 확인을 마치지 못해 지금은 입금과 베팅을 할 수 없습니다. 확인은 자동으로 다시 합니다. 출금과 이용 내역은 그대로 이용할 수 있습니다.",
  asks: "확인하려면 아래 정보가 필요합니다. 한 번 보내면 고객센터를 통해서만 고칠 수 있습니다.",
  give: "보내기",
  gave: "보냈습니다.",
};

export type PersonTexts = typeof koPerson;
