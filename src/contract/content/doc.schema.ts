import * as z from 'zod/mini'
import { uuid } from '#/contract/text.ts'
import type { Doc } from '#/domain/writing/doc.ts'
import { isSafeLink } from '#/domain/writing/doc.ts'

/** Far more than anybody reads; a text that is larger was pasted by mistake. */
const MOST = { blocks: 800, items: 400, pieces: 600, letters: 20_000, columns: 12 } as const

const TOO_LONG = { error: '글이 너무 깁니다. 나누어 적어 주세요.' }
const STRANGE = { error: '글에 쓸 수 없는 것이 들어 있습니다. 붙여 넣은 부분을 지우고 다시 적어 주세요.' }

const kinds = <const T extends readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]]>(of: T) =>
  z.discriminatedUnion('type', of, STRANGE)

const href = z
  .string()
  .check(z.maxLength(500), z.refine(isSafeLink, { error: '링크에는 웹 주소나 가게 안 주소만 적을 수 있습니다.' }))
const mark = kinds([
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href }) }),
])

/** What cannot be stored or seen becomes a space; half a sign of two code units is no sign. */
const letters = z.string().check(
  z.overwrite((value) => value.normalize('NFC').replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')),
  z.minLength(1),
  z.maxLength(MOST.letters, TOO_LONG),
)
const inline = kinds([
  z.object({ type: z.literal('text'), text: letters, marks: z.optional(z.array(mark).check(z.maxLength(3))) }),
  z.object({ type: z.literal('hardBreak') }),
])
const words = z.optional(z.array(inline).check(z.maxLength(MOST.pieces, TOO_LONG)))

const paragraph = z.object({ type: z.literal('paragraph'), content: words })
const heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: words,
})

/** Lists lie in lists at most three deep, so a document that goes deeper is refused before anything walks through it. */
const listOf = <T extends z.core.$ZodType>(inside: T) =>
  z.object({
    type: z.enum(['bulletList', 'orderedList']),
    content: z
      .array(z.object({ type: z.literal('listItem'), content: z.array(inside).check(z.maxLength(20)) }))
      .check(z.maxLength(MOST.items, TOO_LONG)),
  })
const TOO_DEEP = { error: '목록은 세 단까지 쓸 수 있습니다.' }
const deepest = listOf(z.discriminatedUnion('type', [paragraph], TOO_DEEP))
const list = listOf(kinds([paragraph, listOf(kinds([paragraph, deepest]))]))
const simple = z.array(kinds([paragraph, list])).check(z.maxLength(60, TOO_LONG))

const cell = z.object({ type: z.enum(['tableHeader', 'tableCell']), content: simple })
const row = z.object({
  type: z.literal('tableRow'),
  content: z.array(cell).check(z.maxLength(MOST.columns, { error: `표는 ${MOST.columns}칸까지 쓸 수 있습니다.` })),
})
const table = z.object({
  type: z.literal('table'),
  content: z.array(row).check(z.minLength(1), z.maxLength(MOST.items, TOO_LONG)),
})

const side = z.int().check(z.gte(1), z.lte(20_000))
const about = z.string().check(z.trim(), z.maxLength(200))
const picture = z.object({
  type: z.literal('picture'),
  attrs: z.object({
    id: uuid('그림'),
    width: side,
    height: side,
    alt: about.check(z.minLength(1, { error: '그림마다 보지 못하는 분께 들려줄 설명을 적어 주세요.' })),
    caption: about,
  }),
})
const callout = z.object({
  type: z.literal('callout'),
  attrs: z.object({ tone: z.enum(['info', 'ok', 'warn']) }),
  content: simple,
})
const figure = z.object({
  type: z.literal('figure'),
  attrs: z.object({ name: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,40}$/, STRANGE)) }),
})
const rule = z.object({ type: z.literal('horizontalRule') })

/** All that a written text may be made of: whatever else is sent is refused, and what has no name here is left out. */
export const docSchema = z.object(
  {
    type: z.literal('doc'),
    content: z
      .array(kinds([paragraph, heading, list, table, picture, figure, callout, rule]))
      .check(z.minLength(1), z.maxLength(MOST.blocks, TOO_LONG)),
  },
  { error: '내용을 입력해 주세요.' },
) as unknown as z.ZodMiniType<Doc>
