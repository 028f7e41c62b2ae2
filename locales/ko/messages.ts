import { koComplaints } from "#locales/ko/complaints.ts";
import { koHelpCategories } from "#locales/ko/help-categories.ts";
import { koHelpFiles } from "#locales/ko/help-files.ts";
import { koContact } from "#locales/ko/contact.ts";
/** The texts of the help desk, its form for visitors, notes and notices. */
export const koMessages = {
  contact: koContact,
  messages: {
    msg2024: "제목을 입력해 주세요.",
    msg2025: "내용을 입력해 주세요.",
    msg2026: "문의가 접수되었습니다. 답변이 등록되면 알려 드립니다.",
    msg2027: "문의를 등록하지 못했습니다. 잠시 후 다시 시도해 주세요.",
    msg2053: "문의 내역을 모두 삭제했습니다.",
    msg2054: "문의 내역을 삭제하지 못했습니다. 다시 시도해 주세요.",
    msg2221: "문의 내역을 모두 삭제할까요? 삭제하면 되돌릴 수 없습니다.",
    msg2222: "이 내용으로 문의를 등록할까요?",
    previousNotice: "이전 글",
    nextNotice: "다음 글",
    shownOf: (first: string, last: string, count: string) => `${count}건 중 ${first}–${last}`,
    category: "문의 분류",
    categories: koHelpCategories,
    files: koHelpFiles,
    complaint: koComplaints,
    answerHelp: "이어서 문의하기",
    answerField: "내용",
    answerHint: "답변에 이어 더 물어볼 수 있습니다. 계좌나 비밀번호는 적지 마세요.",
    answerSend: "보내기",
    answered: "문의를 보냈습니다.",
    yourMessage: "내가 쓴 글",
    titleField: "제목",
    contentsField: "내용",
    letters: (count: string, most: string) => `${count} / ${most}자`,
    writeHint: "계좌나 비밀번호는 적지 마세요. 작성 중인 내용은 이 탭에 보관됩니다.",
    sendHelp: "문의 등록",
    sendingHelp: "문의를 등록하는 중입니다…",
    question: "문의 내용",
    reply: "답변",
    replyUnread: "새 답변",
    replyWaiting: "답변을 준비하고 있습니다. 등록되면 알려 드립니다.",
    replyNone: "답변 없이 종료된 문의입니다.",
    remove: "삭제",
    removeAll: "전체 삭제",
    removeHelp: "이 문의를 삭제할까요? 삭제하면 되돌릴 수 없습니다.",
    removed: "삭제했습니다.",
    removeFailed: "삭제하지 못했습니다. 다시 시도해 주세요.",
    noNotes: "받은 쪽지가 없습니다",
    chooseNote: "쪽지를 선택하면 여기에 표시됩니다",
    unread: "안 읽음",
    readAll: "모두 읽음",
    readAllDone: "모든 쪽지를 읽음으로 표시했습니다.",
    readAllFailed: "읽음으로 표시하지 못했습니다. 다시 시도해 주세요.",
    select: (title: string) => `${title} 선택`,
    selectAll: "전체 선택",
    selected: (count: string) => `${count}개 선택`,
    removeSelected: "선택 삭제",
    removeNotes: (count: string) =>
      `선택한 쪽지 ${count}개를 삭제할까요? 삭제하면 되돌릴 수 없습니다.`,
    removeNote: "이 쪽지를 삭제할까요? 삭제하면 되돌릴 수 없습니다.",
    removeAllNotes: "쪽지를 모두 삭제할까요? 삭제하면 되돌릴 수 없습니다.",
  },
};

/** What every other language must provide. */
export type MessageTexts = typeof koMessages;
