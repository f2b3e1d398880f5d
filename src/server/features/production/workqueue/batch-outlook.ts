import type { BatchAct } from '#/contract/production/order-batch.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { isSettled, type LineFacts } from '#/domain/orders/guards.ts'
import type { FileState } from '#/domain/orders/states.ts'
import { nextStep, possibleMoves } from '#/server/features/production/production/production.public.ts'

/** A chosen line, as far as it decides what can be done with it. */
export interface ChosenLine {
  readonly facts: LineFacts
  readonly spec: JobSpec
  readonly cancelAsked: boolean
  /** When it was promised to leave; null: not yet. */
  readonly dueDay: string | null
  /** Something of its order has not left yet. */
  readonly here: boolean
  /** Who looks after the order; null: nobody. */
  readonly assignee: { readonly staffId: string; readonly name: string } | null
}

export interface Outlook {
  readonly goes: boolean
  /** Where it goes, or why it does not. */
  readonly says: string
}

const goes = (says: string): Outlook => ({ goes: true, says })
const stays = (says: string): Outlook => ({ goes: false, says })

const STEPS = {
  plan: '인쇄 대기로',
  'start-print': '인쇄로',
  'start-binding': '제본·후가공으로',
  'start-packing': '검수·포장으로',
  finish: '제작 완료로',
} as const

/** What an act would do with a line. The act itself looks again: somebody else may be quicker. */
export function outlookOf(act: BatchAct, line: ChosenLine, staffId: string): Outlook {
  switch (act) {
    case 'next':
      return nextOutlook(line)
    case 'hold':
    case 'release':
      return possibleMoves(line.facts).includes(act)
        ? goes(act === 'hold' ? '멈춥니다' : '다시 시작합니다')
        : stays(held(act, line))
    case 'take':
      if (line.assignee?.staffId === staffId) return stays('이미 내가 맡은 주문입니다')
      return goes(line.assignee ? `${line.assignee.name} 담당에서 나에게로` : '내가 맡습니다')
    case 'drop':
      return line.assignee?.staffId === staffId ? goes('내려놓습니다') : stays('내가 맡은 주문이 아닙니다')
    case 'package':
      return packageOutlook(line)
    case 'due':
      return dueOutlook(line)
    case 'write':
      return line.facts.payment === 'cancelled'
        ? stays('취소한 주문입니다')
        : (noPrint(line) ?? goes('글을 남기고 알립니다'))
  }
}

const noPrint = ({ facts }: ChosenLine): Outlook | null =>
  facts.isEbook === true || facts.isKit === true ? stays('인쇄하지 않는 품목입니다') : null

function packageOutlook(line: ChosenLine): Outlook {
  const { file, production, approvedPages, packaged } = line.facts
  if (production === 'cancelled') return stays('취소한 주문입니다')
  if (file !== 'approved') return noPrint(line) ?? stays(FILE_REASONS[file])
  if (!approvedPages) return stays('승인한 시안과 지금 파일이 다릅니다')
  return noPrint(line) ?? goes(packaged ? '이미 만든 것을 그대로 씁니다' : '인쇄 자료를 만듭니다')
}

function dueOutlook({ facts, dueDay, here }: ChosenLine): Outlook {
  if (facts.production === 'cancelled') return stays('취소한 주문입니다')
  if (!here) return stays('이미 출고했습니다')
  return dueDay === null ? stays('아직 출고일을 약속하지 않았습니다') : goes(`지금은 ${koreanDay(dueDay)} 출고`)
}

function nextOutlook({ facts, spec, cancelAsked }: ChosenLine): Outlook {
  if (facts.moneyMissing) return stays('입금이 취소되어 멈춰 있습니다')
  if (facts.changeWaits) return stays('변경한 주문의 차액 결제를 기다립니다')
  const step = nextStep(facts, spec)
  if (cancelAsked && (step === 'plan' || step === 'start-print')) return stays('취소 요청에 먼저 답해 주세요')
  if (step === 'start-print' && !facts.packaged) return stays('인쇄 자료를 아직 만들고 있습니다')
  if (step !== null && step in STEPS) return goes(STEPS[step as keyof typeof STEPS])
  return stays(whyNoStep(facts))
}

/** Before the press wants it, a job waits for somebody. */
const FILE_REASONS: Readonly<Record<FileState, string>> = {
  'no-file': '파일이 없습니다',
  checking: '파일을 검사하고 있습니다',
  problem: '파일에 문제가 있습니다',
  asked: '고객의 확인 요청에 답해 주세요',
  material: '자료를 PDF로 바꿔 주세요',
  ready: '시안을 아직 안 만들었습니다',
  proofing: '시안을 아직 안 올렸습니다',
  'waiting-customer': '고객이 시안을 보고 있습니다',
  'changes-asked': '시안 수정 요청에 답해 주세요',
  approved: '지금은 다음 공정이 없습니다',
}

function whyNoStep({ payment, file, production }: LineFacts): string {
  if (production === 'on-hold') return '보류 중입니다'
  if (production === 'done') return '제작이 끝나 출고를 기다립니다'
  if (production === 'cancelled') return '취소한 주문입니다'
  return isSettled(payment) ? FILE_REASONS[file] : '결제를 기다립니다'
}

function held(act: 'hold' | 'release', { facts }: ChosenLine): string {
  if (act === 'release') return '보류 중이 아닙니다'
  if (facts.production === 'on-hold') return '이미 보류 중입니다'
  return facts.production === 'done' ? '제작이 끝났습니다' : '지금은 멈출 수 없습니다'
}
