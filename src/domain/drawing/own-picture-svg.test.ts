import { expect, it } from 'vitest'
import { choose } from '#/domain/catalog/options/choose.ts'
import { defaultSpec, KINDS } from '#/domain/catalog/kinds.ts'
import { BOOK } from '#/domain/catalog/kinds/book.data.ts'
import { ownPictureSvg } from './own-picture-svg.ts'

const WHOLE = { x: 0, y: 0, width: 1, height: 1 }
const FRONT = { place: 'front', picture: 0, cut: WHOLE } as const
const bound = BOOK.bindings.map((binding) => choose(choose(BOOK.defaults, 'body.pages', 64), 'binding', binding))

it.each([...KINDS.map((kind) => kind.defaults), ...bound].map((spec) => [`${spec.product} ${spec.binding}`, spec]))(
  '%s 그림은 정해진 네모 안에 있고, 가게의 본보기 색과 글이 없습니다',
  (_name, spec) => {
    if (typeof spec === 'string') throw new Error('no spec')
    const svg = ownPictureSvg(spec, [FRONT], 240)
    const [, width = 0, height = 0] = (/width="(\d+)" height="(\d+)"/.exec(svg) ?? []).map(Number)
    expect(Math.max(width, height)).toBe(240)
    expect(Math.min(width, height)).toBeGreaterThan(20)
    expect(svg).not.toMatch(/NaN|Infinity|undefined|#ff6a13|<text/u)
  },
)

it('책에는 뒤표지와 책등과 앞표지가 같은 쪽에서 제 몫만큼 놓입니다', () => {
  const cut = (x: number, width: number) => ({ x, y: 0, width, height: 1 })
  const faces = [
    { place: 'back', picture: 0, cut: cut(0, 0.5) },
    { place: 'front', picture: 0, cut: cut(0.5, 0.25) },
  ] as const
  const svg = ownPictureSvg(defaultSpec('D413'), faces, 240)
  const { width } = defaultSpec('D413').trim
  expect(svg).toContain(`<image href="page:0" x="${-2 * width}" y="0" width="${4 * width}"`)
})

it('접지물은 칸마다 제 그림이 놓입니다', () => {
  const panels = [0, 1, 2].map((picture) => ({ place: 'panel', picture, cut: WHOLE }) as const)
  const svg = ownPictureSvg(choose(defaultSpec('D302'), 'sheet.fold', 'letter'), panels, 240)
  expect([...svg.matchAll(/href="page:(\d)"/g)].map(([, at]) => at).toSorted()).toEqual(['0', '1', '2'])
})

it('쪽이 없는 면은 빈 종이입니다', () => {
  expect(ownPictureSvg(defaultSpec('D413'), [], 240)).not.toContain('<image')
})
