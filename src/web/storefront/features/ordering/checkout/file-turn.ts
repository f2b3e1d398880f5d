import type { FileState } from '#/domain/orders/states.ts'

export interface FileTurn {
  readonly title: string
  readonly text: string
  readonly who: 'done' | 'yours' | 'ours'
}

/** From what holds everybody up to what is over. */
const BY_HASTE: readonly (readonly [states: readonly FileState[], turn: FileTurn])[] = [
  [
    ['problem'],
    { title: '파일 바꾸기', text: '인쇄할 수 없는 곳이 있습니다. 주문 상세에서 확인해 주세요.', who: 'yours' },
  ],
  [['no-file'], { title: '파일 올리기', text: '파일이 오면 검사하고 시안을 준비합니다.', who: 'yours' }],
  [['asked', 'material'], { title: '파일 확인', text: '담당자가 파일을 보고 알려 드립니다.', who: 'ours' }],
  [['checking'], { title: '파일 확인', text: '파일을 검사하고 시안을 준비합니다.', who: 'ours' }],
]
const CHECKED: FileTurn = { title: '파일 확인', text: '검사를 마쳤습니다. 시안을 준비합니다.', who: 'done' }

/**
 * How far the files of an order are, all of its lines together, as the complete page tells it. `unseen`: there will be no proof;
 * `missing`: names of files that were never sent, with which nothing need be wrong.
 */
export function fileTurn(
  states: readonly FileState[],
  { unseen = false, missing = [] }: { readonly unseen?: boolean; readonly missing?: readonly string[] } = {},
): FileTurn {
  const found = BY_HASTE.find(([of]) => states.some((state) => of.includes(state)))?.[1] ?? CHECKED
  const turn =
    states.includes('problem') && missing.length > 0
      ? { ...found, title: `${missing.join(', ')} 파일 올리기`, text: '파일이 오면 검사하고 시안을 준비합니다.' }
      : found
  return unseen ? { ...turn, text: turn.text.replace('시안을', '제작을') } : turn
}
