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
};

export type PersonTexts = typeof koPerson;
