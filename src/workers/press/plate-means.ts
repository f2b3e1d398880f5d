import type { FixRefusal } from '#/pdf/fix/fix-refused.ts'
import { nodeInkTools } from '#/workers/pdf/ink-tools.ts'
import { nodeInflate, threadTime } from '#/workers/pdf/node-tools.ts'

/** What files are brought into their inks with, whichever these are. */
export const MEANS = { inflate: nodeInflate, inks: nodeInkTools, now: threadTime }
/** As for every fixer: a file is in memory several times over. */
export const MAX_BYTES = 192 * 2 ** 20

/** Korean: why pages stay in the colours they came in. */
export const WHY_LEFT: Readonly<Record<FixRefusal, string>> = {
  colours: '바꿀 수 없는 그림이나 효과가 있음',
  'too-large': '파일이 너무 큼',
  unreadable: '파일의 일부를 읽을 수 없음',
}
