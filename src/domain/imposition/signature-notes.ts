import type { Mm } from '#/domain/print/units.ts'
import type { Signature } from './gathering.ts'

interface Folded {
  readonly nested: boolean
  readonly creep: Mm
  readonly milling: Mm
  readonly firstForm: number
  readonly signatures: readonly Signature[]
}

const REST = 4

/** Korean, for the people who fold, gather and bind. */
export function signatureNotes(book: Folded): readonly string[] {
  const { nested, creep, milling } = book
  return [
    ...(creep > 0 ? [`밀림 보정: 가장 안쪽에서 책등 쪽으로 ${Math.round(creep * 100) / 100} mm 당겼습니다.`] : []),
    ...gatheringNotes(book),
    ...(milling > 0
      ? [
          `책등은 접은 선에서 ${milling} mm를 갈아 냅니다. 쪽마다 그만큼 접은 선에서 띄워 앉혔고, 그림은 그 안으로 ${milling / 2} mm까지 이어집니다.`,
        ]
      : []),
    ...(nested ? [] : ['접지표(계단)를 보고 대수를 확인해 주세요.']),
  ]
}

function gatheringNotes({ nested, signatures, firstForm }: Folded): readonly string[] {
  if (nested) return []
  const last = signatures.length - 1
  return signatures.flatMap(({ pages, printed }, index) => {
    const name = `${firstForm + index}대`
    return [
      ...(pages === REST && index > 0 && index < last && signatures[last]?.pages !== REST
        ? [`${REST}쪽짜리 ${name}는 맨 끝에 두면 떨어지기 쉬워 끝에서 둘째에 모읍니다.`]
        : []),
      ...(printed < pages
        ? [`${index === last ? '마지막 ' : ''}${name}의 빈 면 ${pages - printed}쪽은 제본 전에 떼어 냅니다.`]
        : []),
    ]
  })
}
