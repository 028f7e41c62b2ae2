import type { OfficeNetworkTexts } from "#locales/ko/office/networks.ts";

/** Texts of the back office about VPNs, proxies and hosting networks. */
export const thOfficeNetworks = {
  title: "VPN พร็อกซี และเครือข่ายโฮสติง",
  lead: "ที่อยู่เช่นนี้ซ่อนประเทศ การเข้าสู่ระบบ การสมัคร เกม และการฝากเงินจากที่อยู่เหล่านี้จะถูกทำเครื่องหมายหรือปฏิเสธ เงินจำลองจะทำเครื่องหมายเท่านั้น",
  unknown: "ขณะนี้ยังไม่แยกที่อยู่เหล่านี้ ยังไม่ได้ตั้งค่าไฟล์เครือข่ายนิรนาม (ANONYMOUS_DATABASE)",
  site: "เว็บไซต์",
  rule: "ข้อกำหนด",
  refuses: "ปฏิเสธ",
  flags: "ทำเครื่องหมายเท่านั้น",
  change: "เปลี่ยน",
  visits: "คำขอจากที่อยู่เหล่านี้ใน 30 วันที่ผ่านมา",
  none: "ไม่มีคำขอจากที่อยู่เหล่านี้",
  kind: "ประเภท",
  kinds: { vpn: "VPN", proxy: "พร็อกซี", tor: "Tor", hosting: "โฮสติง" },
  outcome: "ผล",
  refused: "ปฏิเสธแล้ว",
  flagged: "ทำเครื่องหมายแล้ว",
} satisfies OfficeNetworkTexts;
