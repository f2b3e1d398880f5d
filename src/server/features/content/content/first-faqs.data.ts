import type { FaqCategory } from '#/contract/content/faqs.contract.ts'

interface FirstFaq {
  readonly category: FaqCategory
  readonly question: string
  readonly answer: string
}

/** Questions of the opening day; each answer is what the shop does. */
export const FIRST_FAQS: readonly FirstFaq[] = [
  {
    category: 'order',
    question: '한 권만 주문할 수 있나요?',
    answer:
      '책은 한 권부터 주문하실 수 있습니다. 부수를 늘리면 한 권 가격이 내려가는 부수를 가격표에 함께 보여 드립니다.',
  },
  {
    category: 'order',
    question: '가입하지 않고 가격을 볼 수 있나요?',
    answer:
      '네. 홈에서 바로 가격을 보실 수 있고, 파일 주문 화면에서는 파일 검사와 사양, 가격까지 모두 보실 수 있습니다. 장바구니에 담거나 주문하실 때 로그인하시면 고르던 사양과 올린 파일이 그대로 이어집니다.',
  },
  {
    category: 'file',
    question: '어떤 파일로 보내야 하나요?',
    answer:
      '인쇄용 PDF가 가장 좋습니다. 글꼴을 모두 넣고, 재단선 밖으로 사방 3 mm를 더 그려 주세요. 한글, 워드, 일러스트레이터, 인디자인, 포토샵 파일은 작업 자료로 받아 저희가 살펴봅니다.',
  },
  {
    category: 'file',
    question: '재단 여백이 무엇인가요?',
    answer:
      '인쇄한 종이를 자를 때 칼이 조금 밀려도 흰 띠가 보이지 않도록 바탕을 재단선 밖까지 더 그려 두는 부분입니다. 사방 3 mm가 필요합니다. 없으면 검사 결과에서 쪽마다 알려 드립니다.',
  },
  {
    category: 'file',
    question: '책등 두께는 어떻게 정하나요?',
    answer: '종이 두께와 쪽수로 계산해 화면에 바로 보여 드립니다. 표지 파일의 책등도 그 두께에 맞춰 주세요.',
  },
  {
    category: 'print',
    question: '화면에서 본 색과 인쇄한 색이 같은가요?',
    answer:
      '화면은 빛의 삼원색으로, 인쇄는 네 가지 잉크로 색을 내므로 조금 다릅니다. 특히 형광에 가까운 색은 인쇄에서 차분해집니다. 파일에 화면용 색이 섞여 있으면 검사 결과에서 알려 드립니다.',
  },
  {
    category: 'pay',
    question: '어떤 방법으로 결제할 수 있나요?',
    answer:
      '카드와 간편결제, 계좌이체, 가상계좌를 쓰실 수 있습니다. 가상계좌는 입금하신 것을 확인한 때부터 제작 기간을 셉니다.',
  },
  {
    category: 'delivery',
    question: '언제 받을 수 있나요?',
    answer:
      '출고 예정일은 결제와 시안 확정을 모두 마친 때부터 영업일로 셉니다. 주문 상세에서 지금 어느 공정에 있는지와 예정일을 보실 수 있고, 보낸 뒤에는 송장 번호를 알려 드립니다.',
  },
  {
    category: 'refund',
    question: '주문을 취소할 수 있나요?',
    answer:
      '시안을 확정하시기 전에는 비용 없이 취소하실 수 있습니다. 확정하신 뒤에는 주문하신 대로 따로 만드는 물건이라 상의한 다음 취소해 드리고, 인쇄가 시작되면 취소할 수 없습니다. 받으신 물건이 주문과 다르거나 흠이 있으면 다시 만들거나 환불해 드립니다.',
  },
  {
    category: 'member',
    question: '학원 회원은 무엇이 다른가요?',
    answer:
      '학원교재는 학원·강사 회원만 주문하실 수 있습니다. 가입하실 때 사업자등록증을 올려 주시면 저희가 확인하고 승인해 드립니다.',
  },
]
