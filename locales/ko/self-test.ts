/**
 * Texts of the self-test: the questions of the Problem Gambling Severity Index, which may be used when
 * its source is named.
 */
export const koSelfTest = {
  selfTest: {
    lead: "지난 12개월을 떠올리며 아홉 가지 질문에 답해 주세요. 답은 이 화면에만 있고 어디에도 보내거나 저장하지 않습니다.",
    questions: [
      "감당할 수 있는 것보다 많은 돈을 건 적이 있습니까?",
      "같은 즐거움을 느끼려고 더 큰 금액을 걸어야 했습니까?",
      "잃은 돈을 되찾으려고 다른 날 다시 게임한 적이 있습니까?",
      "게임할 돈을 마련하려고 돈을 빌리거나 물건을 판 적이 있습니까?",
      "게임이 나에게 문제가 될 수 있다고 느낀 적이 있습니까?",
      "게임 때문에 스트레스나 불안을 포함해 건강에 문제가 생긴 적이 있습니까?",
      "맞는 말이라고 생각했는지와 관계없이, 게임을 한다고 비난을 듣거나 문제가 있다는 말을 들은 적이 있습니까?",
      "게임 때문에 나나 가족에게 돈 문제가 생긴 적이 있습니까?",
      "게임하는 방식이나 그 결과 때문에 죄책감을 느낀 적이 있습니까?",
    ],
    answers: ["전혀 없음", "가끔", "자주", "거의 항상"],
    show: "결과 보기",
    missing: (count: string) => `답하지 않은 질문이 ${count}개 있습니다.`,
    again: "다시 답하기",
    score: (points: string) => `27점 중 ${points}점`,
    results: {
      none: "지금은 문제의 신호가 없습니다. 쓸 돈과 시간을 미리 정해 두면 계속 여가로 즐길 수 있습니다.",
      low: "문제로 이어질 수 있는 신호가 조금 있습니다. 한도를 정해 두세요.",
      moderate:
        "게임이 부담이 되고 있을 수 있습니다. 한도를 낮추거나 잠시 쉬고, 상담 전화에 이야기해 보세요.",
      high: "게임이 해를 끼치고 있을 가능성이 높습니다. 지금 쉬고 상담 전화에 도움을 청하세요.",
    },
    about: "이 점검은 스스로 돌아보기 위한 것이며 진단이 아닙니다.",
    source: "질문: 도박 문제 심각도 척도(PGSI), Ferris와 Wynne, 캐나다 약물남용센터, 2001년",
    helpLines: "상담 전화 보기",
  },
};

/** What every other language must provide. */
export type SelfTestTexts = typeof koSelfTest;
