import type { PersonTexts } from "#locales/ko/person.ts";

export const vnPerson = {
  group: "Thông tin nhận dạng",
  why: "Chúng tôi chỉ dùng để tra cứu sổ đăng ký quốc gia và lưu ở dạng mã hóa.",
  firstName: "Tên",
  lastName: "Họ",
  email: "Email",
  postcode: "Mã bưu chính",
  personalNumber: "Số cá nhân Thụy Điển",
  cpf: "CPF của Brazil",
  firstNameRule: "1–60 ký tự",
  lastNameRule: "1–60 ký tự",
  emailRule: "Ví dụ name@example.com",
  postcodeRule: "3–10 chữ cái và chữ số",
  personalNumberRule: "12 chữ số, bắt đầu bằng ngày sinh",
  cpfRule: "11 chữ số",
} satisfies PersonTexts;
