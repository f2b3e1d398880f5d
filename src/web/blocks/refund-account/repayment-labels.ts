import type { RepaymentCause, RepaymentState } from '#/domain/orders/repayment-machine.ts'

/** Where the money came from; true whatever became of it since. */
const CAME_BY: Readonly<Record<RepaymentCause, string>> = {
  'order-cancelled': '취소하신 주문으로 입금이 들어왔습니다.',
  'paid-twice': '이미 결제하신 주문으로 결제가 한 번 더 들어왔습니다.',
  'other-amount': '주문 금액과 다른 금액이 들어와 주문에 쓰지 않았습니다.',
  'refund-refused': '처음 보낸 환불이 은행에서 되돌아왔습니다.',
  'agreed-refund': '받으신 물건의 문제로 돌려 드리기로 한 금액입니다.',
  'order-changed': '주문을 바꾸어 금액이 줄었습니다.',
  'change-ended': '되돌린 주문 변경의 차액이 들어왔습니다.',
  'emoney-refund': '신청하신 e머니 환불입니다.',
  'shop-refund': '주문에서 돌려 드리는 금액입니다.',
}

interface Words {
  readonly title: string
  readonly text: string
}

const NAME_IT: Words = {
  title: '환불받을 계좌를 알려 주세요',
  text: '계좌를 알려 주시면 바로 보내 드립니다.',
}
const NAME_ANOTHER: Words = {
  title: '다른 계좌를 알려 주세요',
  text: '은행이 그 계좌로는 보내지 못했습니다. 계좌번호와 예금주를 확인하고 다시 알려 주세요.',
}
const NOW: Readonly<Record<RepaymentState, Words>> = {
  'needs-account': NAME_IT,
  returning: { title: '환불을 보내고 있습니다', text: '끝나면 이 화면이 바뀌고 메일로도 알려 드립니다.' },
  refused: {
    title: '환불을 다시 보낼 준비를 하고 있습니다',
    text: '담당자가 확인하고 있습니다. 따로 하실 일은 없습니다.',
  },
  returned: { title: '환불을 보냈습니다', text: '들어온 금액을 확인해 주세요.' },
  transferred: { title: '환불을 보냈습니다', text: '담당자가 은행에서 직접 보내 드렸습니다. 계좌를 확인해 주세요.' },
  reversed: {
    title: '돌려 드릴 금액이 없습니다',
    text: '은행이 입금을 취소했습니다. 궁금하시면 1:1 문의로 알려 주세요.',
  },
}

/** Nothing changes any more. */
const OVER: readonly RepaymentState[] = ['returned', 'transferred', 'reversed']

interface Owed {
  readonly cause: RepaymentCause
  readonly state: RepaymentState
  readonly needsAccount: boolean
}

/** What whoever gets the money reads: how it stands now first, and where it came from as long as that matters. */
export function repaymentLabels({ cause, state, needsAccount }: Owed): Words & { readonly why: string | null } {
  const words = state === 'refused' && needsAccount ? NAME_ANOTHER : NOW[state]
  return { ...words, why: OVER.includes(state) ? null : CAME_BY[cause] }
}
