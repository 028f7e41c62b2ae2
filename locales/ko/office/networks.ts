/** Texts of the back office about VPNs, proxies and hosting networks. */
export const koOfficeNetworks = {
  title: "VPN·프록시·호스팅망",
  lead: "이런 주소에서는 국가를 알 수 없습니다. 로그인, 가입, 게임, 입금 요청을 표시하거나 거절합니다. 플레이머니에서는 표시만 합니다.",
  unknown:
    "지금은 이런 주소를 구분하지 않습니다. 익명망 데이터베이스(ANONYMOUS_DATABASE)가 설정되지 않았습니다.",
  site: "사이트",
  rule: "규칙",
  refuses: "거절",
  flags: "표시만",
  change: "변경",
  visits: "지난 30일 동안 이런 주소에서 온 요청",
  none: "이런 주소에서 온 요청이 없습니다",
  kind: "종류",
  kinds: { vpn: "VPN", proxy: "프록시", tor: "토르", hosting: "호스팅" },
  outcome: "결과",
  refused: "거절함",
  flagged: "표시함",
};

export type OfficeNetworkTexts = typeof koOfficeNetworks;
