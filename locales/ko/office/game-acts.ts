/** The words of acts on studios and games. */
export const koGameActs = {
  "set-provider-used": "게임사 켜기·끄기",
  "order-providers": "게임사 순서 변경",
  "change-provider": "게임사 변경",
  "set-game-used": "게임 켜기·끄기",
  "order-games": "게임 순서 변경",
  "change-game": "게임 변경",
  "upload-game-art": "게임 이미지 올리기",
  "add-game-provider": "게임사 추가",
  "add-game": "게임 추가",
  "import-games": "게임 목록 반영",
  "import-game-list": "게임 전체 목록 반영",
  "set-game-availability": "제공 범위 변경",
  "set-game-info-sheet": "게임 안내 작성",
  "import-info-sheet-file": "게임 안내 파일 가져오기",
  "pin-game-build": "게임 빌드 고정",
  "set-build-used": "빌드 켜기·끄기",
  "set-game-figures": "환수율과 변동성 입력",
  "add-game-certificate": "인증서 등록",
  "import-certificate-file": "인증서 파일 가져오기",
  "add-system-certificate": "난수 생성기·플랫폼 인증서 등록",
  "withdraw-system-certificate": "난수 생성기·플랫폼 인증서 철회",
  "withdraw-game-certificate": "인증서 철회",
  "add-jackpot-scheme": "적립 비율표 추가",
  "change-jackpot-shares": "적립 비율 변경",
  "set-provider-scheme": "게임사의 적립 비율표 변경",
  "set-pool-start": "잭팟 시작 금액 변경",
  "fund-pool": "잭팟에 금액 넣기",
  "empty-pool": "잭팟 금액 모두 빼기",
};

/** What every other language must provide. */
export type GameActTexts = typeof koGameActs;
