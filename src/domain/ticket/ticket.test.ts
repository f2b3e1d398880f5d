import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KINDS, defaultSpec } from '#/domain/catalog/kinds.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { randomSpec } from '#tests/support/catalog/random-specs.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { xjdfErrors } from '#tests/support/xjdf/validate-xjdf.ts'
import type { JobTicket } from './job-ticket.ts'
import { ticketProblems } from './ticket-problems.ts'
import { writeTicket } from './write-ticket.ts'
import { element, writeXml } from './xml.ts'

const RECIPIENT = {
  name: '윤서영',
  phone: '010-2345-6789',
  zipcode: '03044',
  address: '서울 종로구 자하문로 100',
  addressEtc: '2층 <뒷문> & "왼쪽"',
  request: '',
}

const fileOf = (partIds: readonly string[], name: string) => ({
  partIds,
  name: `20261120-ABCDEF-1_${name}_v1.pdf`,
  bytes: 1000,
  md5: 'ab'.repeat(16),
  pages: 8,
})

function ticketOf(spec: JobSpec): JobTicket {
  const parts = spec.parts.map((part) => part.id)
  const first = Math.floor(spec.copies / 2)
  return {
    jobId: '20261120-ABCDEF-1',
    orderNumber: '20261120-ABCDEF',
    title: '서촌의 골목 & 사람들',
    spec,
    spine: geometryOf(spec).spine,
    dueAt: new Date('2026-11-27T09:00:00Z'),
    madeAt: new Date('2026-11-20T09:00:00Z'),
    files: [fileOf(parts, 'body')],
    sheets: [
      { file: fileOf(parts, 'body-imposed'), name: 'body_1', side: 'Front', page: 0 },
      { file: fileOf(parts, 'body-imposed'), name: 'body_1', side: 'Back', page: 1 },
    ],
    drops: [
      { method: 'courier', copies: first, recipient: RECIPIENT },
      { method: 'pickup', copies: spec.copies - first, recipient: { ...RECIPIENT, zipcode: null } },
    ],
  }
}

describe('작업 지시 (XJDF)', () => {
  it.each(KINDS.map((kind) => [kind.product, kind] as const))(
    '%s의 기본 사양은 CIP4 스키마에 맞습니다',
    async (_code, kind) => {
      expect(await xjdfErrors([writeTicket(ticketOf(kind.defaults))])).toEqual([])
      expect(ticketProblems(ticketOf(kind.defaults))).toEqual([])
    },
  )

  it('고객이 고를 수 있는 어떤 사양이든 스키마에 맞고 말이 됩니다', async () => {
    const specs = fc.sample(fc.constantFrom(...KINDS).chain(randomSpec), { numRuns: 120, seed: 20261120 })
    expect(specs.flatMap((spec) => ticketProblems(ticketOf(spec)))).toEqual([])
    expect(await xjdfErrors(specs.map((spec) => writeTicket(ticketOf(spec))))).toEqual([])
  })

  it('검사기는 틀린 지시서를 알아봅니다', async () => {
    const wrong = writeTicket(ticketOf(bookSpec(64))).replace('BindingType="SoftCover" ', '')
    expect((await xjdfErrors([wrong])).join()).toContain('BindingType')
    expect((await xjdfErrors([writeTicket({ ...ticketOf(bookSpec(64)), jobId: '두 단어' })])).join()).toContain('JobID')
  })

  it('무선 책은 책등 두께와 펼친 표지 크기를 포인트로 적습니다', () => {
    const text = writeTicket(ticketOf(bookSpec(200)))
    expect(text).toContain('FinishedDimensions="419.528 595.276 27.213"')
    expect(text).toContain('FinishedDimensions="866.268 595.276 0"')
    expect(text).toContain('Bleed="8.504"')
    expect(text).toContain('Thickness="96" Weight="80"')
  })

  it('풀로 붙이는 책은 책등을 얼마나 갈지 적고, 꿰맨 책은 적지 않습니다', () => {
    const milled = writeTicket(ticketOf(bookSpec(200)))
    expect(milled).toContain('<SpinePreparationParams MillingDepth="5.669" Operations="Milling"/>')
    expect(writeTicket(ticketOf(bookSpec(192, {}, { binding: 'sewn' })))).not.toContain('Milling')
  })

  it('구멍과 미싱과 둥근 모서리의 자리를 왼쪽 아래에서 잰 포인트로 적습니다', async () => {
    const spec = {
      ...defaultSpec('D305'),
      finishes: [
        { id: 'hole', variant: 'd6', count: 2 },
        { id: 'perforate', count: 1, place: 'right', distance: 60 },
        { id: 'round-corner', variant: 'r6' },
      ],
    }
    const text = writeTicket(ticketOf(spec))
    expect(text).toContain('<HolePattern Center="34.016 307.559" Extent="17.008 17.008" HoleCount="1" Shape="Round"/>')
    expect(text).toContain('<Perforate StartPosition="425.197 0" WorkingPath="0 841.89"/>')
    expect(text).toContain('CutBox="0 0 595.276 841.89"')
    expect(text).toContain('미싱 1줄 오른쪽 끝에서 60 mm')
    expect(await xjdfErrors([text])).toEqual([])
  })

  it('묶은 책의 구멍은 책 전체의 지시로 적습니다', async () => {
    const spec = { ...defaultSpec('D303'), finishes: [{ id: 'hole', variant: 'd6', count: 2 }] }
    const text = writeTicket(ticketOf(spec))
    expect(text.match(/<HolePattern /gu)).toHaveLength(2)
    expect(await xjdfErrors([text])).toEqual([])
  })

  it('판마다 어느 파일 몇째 쪽인지 적고, 파일의 합은 표준대로 MD5입니다', async () => {
    const text = writeTicket(ticketOf(bookSpec(200)))
    expect(text).toContain('<Part ProductPart="Part_body" SheetName="body_1" Side="Back"/>')
    expect(text).toContain('<RunList NPage="1" Pages="1 1">')
    expect(text).toContain('URL="20261120-ABCDEF-1_body-imposed_v1.pdf"')
    for (const [, sum] of text.matchAll(/CheckSum="([^"]+)"/gu)) expect(sum).toMatch(/^[0-9A-F]{32}$/u)
    expect(await xjdfErrors([text])).toEqual([])
    expect(ticketProblems({ ...ticketOf(bookSpec(200)), sheets: [] }).join()).toContain('앉은 판이 없습니다')
  })

  it('나누어 보내는 주소마다 부수를 적습니다', () => {
    const text = writeTicket(ticketOf(bookSpec(200)))
    expect(text.match(/<DropItem Amount="50" ItemRef="Product"\/>/gu)).toHaveLength(2)
    expect(text).toContain('2층 &lt;뒷문&gt; &amp; &quot;왼쪽&quot;')
  })
})

describe('스키마가 못 보는 것', () => {
  const ticket = ticketOf(bookSpec(24, {}, { binding: 'saddle' }))

  it('중철 26쪽은 만들 수 없다고 합니다', () => {
    expect(ticketProblems(ticketOf(bookSpec(26, {}, { binding: 'saddle' }))).join()).toContain('4의 배수')
  })
  it('작업 번호의 빈칸을 알아봅니다', () => {
    expect(ticketProblems({ ...ticket, jobId: '2026 1' }).join()).toContain('작업 번호')
  })
  it('부분이 하나뿐인 책은 묶을 수 없습니다', () => {
    const alone = { ...ticket.spec, parts: ticket.spec.parts.filter((part) => part.role === 'body') }
    expect(ticketProblems({ ...ticket, spec: alone }).join()).toContain('둘보다 적습니다')
  })
  it('없는 부분을 가리키는 파일을 알아봅니다', () => {
    const files = ticket.files.map((file) => ({ ...file, partIds: ['body', 'body-9'] }))
    expect(ticketProblems({ ...ticket, files }).join()).toContain('body-9')
  })
  it('모르는 후가공과 모자라는 부수, 빠진 파일을 알아봅니다', () => {
    const spec = { ...ticket.spec, finishes: [{ id: 'gold-dust' }] }
    const found = ticketProblems({ ...ticket, spec, files: [], drops: ticket.drops.slice(1) }).join()
    expect(found).toMatch(/gold-dust.*/u)
    expect(found).toContain('파일이 없습니다')
    expect(found).toContain('다릅니다')
  })
})

describe('XML', () => {
  it('쓸 수 없는 글자는 빠지고 줄바꿈은 남습니다', () => {
    expect(writeXml(element('A', { b: 'x\u0000\n"\ud800' }))).toContain('<A b="x&#10;&quot;"/>')
  })
})
