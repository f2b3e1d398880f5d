import fs from 'node:fs'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import { isBlackAlone } from '#/domain/press/black-alone.ts'
import type { PressOrder } from '#/domain/press/press-order.ts'
import { FixRefused, type FixRefusal } from '#/pdf/fix/fix-refused.ts'
import { inBlack } from '#/pdf/fix/in-black.ts'
import { openSource } from '#/pdf/impose/source-pages.ts'
import { nodeInkTools } from '#/workers/pdf/ink-tools.ts'
import { nodeInflate, threadTime } from '#/workers/pdf/node-tools.ts'
import type { OpenedFile } from './press-sources.ts'

const MEANS = { inflate: nodeInflate, inks: nodeInkTools, now: threadTime }
/** As for every fixer: a file is in memory several times over. */
const MAX_BYTES = 192 * 2 ** 20

interface Blackened {
  readonly opened: OpenedFile
  /** Nothing in it is on another plate than black. */
  readonly blackAlone: boolean
  readonly refused: FixRefusal | null
}

/** A file whose pages are ordered in black alone, written to `target` without its colours; as it came, and why, where it cannot be. */
export async function openInBlack(
  opened: OpenedFile,
  { spec, route }: Pick<PressOrder, 'spec' | 'route'>,
  target: string,
): Promise<Blackened> {
  const { file, path } = opened
  if (!isBlackAlone(spec, file.part)) return { opened, blackAlone: false, refused: null }
  const expectation = expectationOf(spec, file.part, route)
  if (!expectation) throw new Error(`file ${file.fileId} has no place in the order`)
  if (fs.statSync(path).size > MAX_BYTES) return { opened, blackAlone: false, refused: 'too-large' }
  const bytes = fs.readFileSync(path)
  try {
    const black = await inBlack(bytes, expectation, MEANS)
    const blackAlone = expectation.spotInks === 0
    if (black === bytes) return { opened, blackAlone, refused: null }
    const pages = await openSource(black, expectation)
    fs.writeFileSync(target, black)
    return { opened: { ...opened, path: target, pages }, blackAlone, refused: null }
  } catch (error) {
    if (error instanceof FixRefused) return { opened, blackAlone: false, refused: error.reason }
    throw error
  }
}

const WHY: Readonly<Record<FixRefusal, string>> = {
  colours: '검정으로 바꿀 수 없는 그림이나 효과가 있음',
  'too-large': '파일이 너무 큼',
  unreadable: '파일의 일부를 읽을 수 없음',
}

/** Korean: for the head of the worksheet. */
export const notBlackWords = (name: string, why: FixRefusal): string =>
  `${name}: 1도(검정) 주문인데 색을 검정으로 바꾸지 못해 받은 그대로 앉혔습니다 (${WHY[why]}). 출력 전에 먹판만 나오는지 확인해 주세요.`
