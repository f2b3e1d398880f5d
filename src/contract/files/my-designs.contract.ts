import * as z from 'zod/mini'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { MEMBER } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { text, uuid } from '#/contract/text.ts'
import { DESIGN_KINDS } from '#/domain/designs/design.ts'
import { FIELD_LIMITS, type TextField } from '#/domain/designs/design-fields.ts'
import { INK_IDS } from '#/domain/designs/inks.data.ts'
import { SETTABLE, SETTABLE_MESSAGE } from '#/domain/designs/set-type.ts'
import { designIdField, designShown, designValuesShown } from './designs.contract.ts'

const settable = { regex: SETTABLE, message: SETTABLE_MESSAGE }
const words = (label: string, field: TextField) => text(label, { min: 0, max: FIELD_LIMITS[field], pattern: settable })
const ink = z.enum(INK_IDS, { error: '고를 수 없는 색입니다.' })

const values = z.object({
  title: words('제목', 'title'),
  subtitle: words('부제', 'subtitle'),
  author: words('지은이', 'author'),
  back: text('뒤표지 글', { min: 0, max: FIELD_LIMITS.back, multiline: true, pattern: settable }),
  ground: ink,
  ink,
  accent: ink,
})
const name = text('디자인 이름', { max: 40 })
const params = z.object({ id: uuid() })

/** A design as a member keeps it. */
export const savedDesign = z.object({
  id: z.uuid(),
  name: z.string(),
  version: z.int(),
  updatedAt: z.iso.datetime(),
  values: designValuesShown,
  design: designShown,
})
export type SavedDesign = z.output<typeof savedDesign>

export const saveDesign = endpoint({
  id: 'designs.save',
  method: 'POST',
  path: '/api/my/designs',
  summary: '고친 디자인을 내 디자인에 담습니다.',
  access: MEMBER,
  body: z.object({ designId: designIdField, name, values }),
  response: savedDesign,
  errors: ['NOT_FOUND', 'INVALID_INPUT', 'CONFLICT'],
  idempotent: true,
})

export const listMyDesigns = endpoint({
  id: 'designs.list-mine',
  method: 'GET',
  path: '/api/my/designs',
  summary: '내 디자인',
  access: MEMBER,
  query: z.object({ kind: z.optional(z.enum(DESIGN_KINDS)), after: z.optional(uuid()) }),
  response: z.object({ items: z.array(savedDesign), next: z.nullable(z.uuid()) }),
  errors: [],
})

export const readMyDesign = endpoint({
  id: 'designs.read-mine',
  method: 'GET',
  path: '/api/my/designs/:id',
  summary: '내 디자인 하나',
  access: MEMBER,
  params,
  response: savedDesign,
  errors: ['NOT_FOUND'],
})

export const changeDesign = endpoint({
  id: 'designs.change',
  method: 'PUT',
  path: '/api/my/designs/:id',
  summary: '내 디자인을 고칩니다.',
  access: MEMBER,
  params,
  body: z.object({ version: z.int32(), name, values }),
  response: savedDesign,
  errors: ['NOT_FOUND', 'INVALID_INPUT', 'CONFLICT'],
})

export const deleteDesign = endpoint({
  id: 'designs.delete',
  method: 'DELETE',
  path: '/api/my/designs/:id',
  summary: '내 디자인을 지웁니다. 이미 만든 파일과 주문은 그대로입니다.',
  access: MEMBER,
  params,
  response: z.null(),
  errors: ['NOT_FOUND'],
})

const usedFile = z.object({
  fileId: z.uuid(),
  part: z.enum(DESIGN_KINDS),
  name: z.string(),
  bytes: z.number(),
  savedId: z.uuid(),
  designName: z.string(),
})

/** Press files drawn for one job: the option page opens from it as from an estimate. */
export const designUseShown = z.object({ id: z.uuid(), spec: jobSpec, files: z.array(usedFile) })
export type DesignUseShown = z.output<typeof designUseShown>

export const drawMyDesigns = endpoint({
  id: 'designs.use',
  method: 'POST',
  path: '/api/my/design-uses',
  summary: '내 디자인으로 이 사양의 인쇄 파일을 만듭니다.',
  access: MEMBER,
  body: z.object({
    spec: jobSpec,
    /** A cover, an inner, or one of each. */
    savedIds: z.array(uuid()).check(z.minLength(1), z.maxLength(2)),
  }),
  response: designUseShown,
  errors: ['NOT_FOUND', 'INVALID_INPUT', 'UNAVAILABLE'],
})

export const readDesignUse = endpoint({
  id: 'designs.read-use',
  method: 'GET',
  path: '/api/my/design-uses/:id',
  summary: '디자인으로 만든 인쇄 파일',
  access: MEMBER,
  params,
  response: designUseShown,
  errors: ['NOT_FOUND'],
})
