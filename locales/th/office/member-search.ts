import type { OfficeMemberSearchTexts } from "#locales/ko/office/member-search.ts";

/** Texts of the search for members in the back office. */
export const thOfficeMemberSearch = {
  search: "ค้นหาสมาชิก",
  searchBy: "ค้นหาจาก",
  kinds: {
    any: "ทั้งหมด",
    id: "ไอดี",
    nick: "ชื่อเล่น",
    phone: "เบอร์โทร",
    bank: "เลขที่บัญชี",
    address: "ที่อยู่ IP",
    device: "อุปกรณ์",
    round: "รอบ",
    reference: "รหัสอ้างอิง",
  },
  query: "คำค้นหา",
  queryHint:
    "ไอดีและชื่อเล่นจากส่วนต้น เบอร์โทรและเลขที่บัญชีจากท้าย 4 หลักหรือทั้งหมายเลข ที่อยู่ IP ทีละที่อยู่หรือทั้งช่วง (203.0.113.0/24) อุปกรณ์จากรหัสในแท็บเข้าสู่ระบบ รอบและรหัสอ้างอิงทั้งรหัส",
  searchProblems: {
    address_unreadable: "นี่ไม่ใช่ที่อยู่ IP หรือช่วงเครือข่าย กรุณากรอกแบบ 203.0.113.7 หรือ 203.0.113.0/24",
    network_too_wide: "ช่วงเครือข่ายกว้างเกินไป ค้นหาได้ไม่เกิน /24 สำหรับ IPv4 และ /48 สำหรับ IPv6",
    device_unreadable: "นี่ไม่ใช่รหัสอุปกรณ์ กรุณากรอกรหัส 12 ตัวจากแท็บเข้าสู่ระบบของสมาชิก",
  },
  find: "ค้นหา",
  clear: "ล้างเงื่อนไข",
  anyStatus: "ทุกสถานะ",
  anyLevel: "ทุกระดับ",
  nobody: "ไม่มีสมาชิกที่ตรงเงื่อนไข",
  firstOfEach: "แสดงรายการละไม่เกิน 10 คน เลือกสิ่งที่จะค้นหาเพื่อดูเพิ่ม",
} satisfies OfficeMemberSearchTexts;
