/** One sentence for each refusal of a call, by its status. */
export const koRefusals = {
  alread_have_user: "이미 사용 중인 아이디입니다.",
  already: "이미 사용 중이거나 처리된 요청입니다.",
  cant_find_code: "가입 코드를 찾을 수 없습니다.",
  wait: "처리 중인 신청이 있습니다.",
  balance: "보유금이 부족하거나 한도를 벗어난 금액입니다.",
  low_point: "전환할 수 있는 콤프가 부족합니다.",
  pass: "비밀번호가 맞지 않습니다.",
  otp: "인증 번호를 확인해 주세요.",
  time: "요청이 잦습니다. 잠시 기다린 뒤 다시 시도해 주세요.",
  fix_server: "게임사가 점검 중이거나 응답하지 않습니다.",
  limit: "한도나 이용 제한으로 지금은 할 수 없습니다.",
  closed: "지금은 이용할 수 없습니다.",
  dormant: "휴면 계정입니다.",
  file: "사진이나 PDF가 아니거나 읽을 수 없는 파일입니다.",
  not_found: "찾을 수 없습니다.",
  country: "이 지역에서는 이용할 수 없습니다.",
  network: "VPN이나 프록시를 끄고 다시 이용해 주세요.",
  break:
    "이용을 쉬는 중이라 할 수 없습니다. 기간은 마이페이지의 ‘건전한 이용’에서 확인할 수 있습니다.",
  barred: "국가 등록부의 확인을 마치지 못해 지금은 할 수 없습니다. 출금은 언제든지 할 수 있습니다.",
  no_play: "이 계정으로는 게임과 입금을 이용할 수 없습니다. 출금은 언제든지 할 수 있습니다.",
  identity:
    "입금과 게임은 본인 확인 후에 이용할 수 있습니다. 내 정보에서 신분증을 보내 주세요. 출금은 언제든지 할 수 있습니다.",
  terms: "새 이용약관과 개인정보 처리방침에 먼저 동의해 주세요. 출금은 언제든지 할 수 있습니다.",
  tools: "게임을 시작하기 전에 보호 도구를 확인해 주세요.",
  denied: "가입을 진행할 수 없습니다. 궁금한 점은 ‘로그인 없이 문의’로 보내 주세요.",
  deposit_limit: "입금 한도를 넘습니다.",
  balance_limit: "보유금 한도를 넘습니다.",
  loss_limit: "손실 한도를 넘습니다.",
  stake_limit: "베팅 한도를 넘습니다.",
  single_limit: "1회 베팅 한도를 넘습니다.",
  check: "이용 시간 안내를 먼저 확인해 주세요.",
  pause: "이용 시간 안내 뒤의 휴식 중입니다. 잠시 뒤 다시 이용해 주세요.",
  time_used: "오늘 이용 시간을 모두 사용했습니다.",
  no_play_hours: "게임 쉬는 시간입니다.",
  deposit_free_day: "입금 쉬는 요일입니다. 다른 요일에 입금해 주세요.",
  early: "기다리는 시간이 아직 끝나지 않았습니다.",
};

/** What every other language must provide. */
export type RefusalTexts = typeof koRefusals;
