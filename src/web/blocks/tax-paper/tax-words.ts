import type { TaxPaper } from '#/contract/money/tax-parts.ts'
import { AMEND_NAMES, type AmendCode } from '#/domain/tax/amendment.ts'
import type { TaxState } from '#/domain/tax/tax-document.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import type { StateShape } from '#/web/ui/badge.tsx'

/** 11.18 of `2026-11-18`. */
export const shortDay = (day: string): string => `${Number(day.slice(5, 7))}.${Number(day.slice(8, 10))}`

/** 11.18 14:20 in Seoul. */
export const shortMoment = (at: string): string => {
  const text = seoulDateTime(new Date(at))
  return `${shortDay(text.slice(0, 10))} ${text.slice(11, 16)}`
}

export const isReceipt = ({ kind }: Pick<TaxPaper, 'kind'>): boolean => kind !== 'tax-invoice'

export const kindName = ({ kind }: Pick<TaxPaper, 'kind'>): string =>
  kind === 'tax-invoice' ? '세금계산서' : kind === 'income-receipt' ? '소득공제' : '지출증빙'

export const amendName = (code: number | null): string => (code === null ? '' : (AMEND_NAMES[code as AmendCode] ?? ''))

const SHAPES: Readonly<Record<TaxState, StateShape>> = {
  waiting: 'ring',
  issuing: 'pie',
  issued: 'disc',
  sent: 'disc',
  done: 'disc',
  failed: 'cross',
  proposed: 'pie',
  cancelled: 'cross',
}
export const shapeOf = ({ state }: Pick<TaxPaper, 'state'>): StateShape => SHAPES[state]

/** In two words, as lists say it. */
export function stateWord(paper: TaxPaper): string {
  const amends = paper.amendCode !== null || paper.supply < 0
  switch (paper.state) {
    case 'waiting':
      return amends ? '취소 대기' : paper.monthly ? '모으는 중' : '발행 대기'
    case 'proposed':
      return '수정 준비 중'
    case 'issuing':
      return amends ? '수정 발행 중' : '발행 중'
    case 'failed':
      return '발행 실패'
    case 'cancelled':
      return '신청 취소'
    default:
      if (isReceipt(paper)) return paper.supply < 0 ? '현금영수증 취소' : '현금영수증'
      return amends ? '수정 발행' : '발행 완료'
  }
}

/** What stands below it: when, by when, or what is wrong. */
export function stateNote(paper: TaxPaper): string {
  switch (paper.state) {
    case 'failed':
      return paper.failure ?? '저희가 확인하고 다시 발행합니다'
    case 'waiting':
      return paper.monthly ? `${koreanDay(paper.writeDay)}에 한 장으로` : '국세청 전송을 기다립니다'
    case 'proposed':
      return `${amendName(paper.amendCode)} ${signed(paper.supply + paper.vat)}`
    case 'issuing':
      return paper.failure ?? '곧 끝납니다'
    case 'done':
      return isReceipt(paper)
        ? `${kindName(paper)} · 승인 ${paper.confirmNumber ?? ''}`
        : `${filedOn(paper)} 국세청 전송`
    case 'issued':
    case 'sent':
      return isReceipt(paper) ? `${kindName(paper)} · 승인 ${paper.confirmNumber ?? ''}` : '내일까지 국세청에 갑니다'
    case 'cancelled':
      return ''
  }
}

const filedOn = ({ settledAt }: TaxPaper): string => (settledAt ? (shortMoment(settledAt).split(' ')[0] ?? '') : '')

/** −20,480원 with a minus that is as wide as a figure. */
export const signed = (amount: number): string => (amount < 0 ? `−${formatWon(-amount)}` : formatWon(amount))

const EVENTS: Readonly<Record<string, string>> = {
  ask: '신청',
  gather: '이 달 계산서에 담음',
  propose: '수정 준비',
  issue: '발행 시작',
  confirm: '수정 사유 확인',
  accept: '발행',
  refuse: '발행 거절',
  send: '국세청 전송 중',
  file: '국세청 전송 완료',
  reject: '국세청 거절',
  cancel: '취소',
  'ask-withdraw': '발행 취소 요청',
  withdraw: '발행 취소',
}
export const eventWord = (event: string): string => EVENTS[event] ?? event
