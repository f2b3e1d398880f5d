import * as z from 'zod/mini'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { text, uuid, wholeNumber } from '#/contract/text.ts'
import { SEVERITIES } from '#/domain/preflight/finding.ts'
import { FILE_PROBLEMS } from '#/domain/preflight/pdf-facts.ts'
import { VERDICTS } from '#/domain/preflight/preflight.ts'
import { ROUTES } from '#/domain/print/routes.ts'
import { pdfFacts } from './pdf-facts.schema.ts'

const count = z.int().check(z.gte(0))
const pageNumbers = z.array(z.int())
const size = z.object({ width: z.number(), height: z.number() })
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

export const findingView = z.object({
  ruleId: z.string(),
  severity: z.enum(SEVERITIES),
  pages: pageNumbers,
  /** On the first of the pages, in mm from the trim's top left corner. */
  box: z.nullable(box),
  title: z.string(),
  detail: z.string(),
  fixer: z.nullable(z.string()),
})

/** What people look at; the rules have seen more. */
export const factsView = z.object({
  problem: z.nullable(z.enum(FILE_PROBLEMS)),
  pageCount: count,
  /** Of the first page, in mm. */
  pageSize: z.nullable(size),
  pdfVersion: z.string(),
  pdfx: z.nullable(z.string()),
  outputIntent: z.nullable(z.string()),
  producer: z.nullable(z.string()),
  encryption: z.enum(['none', 'owner-locked', 'password']),
  colourPages: pageNumbers,
  blankPages: pageNumbers,
  fonts: z.array(z.object({ name: z.string(), type: z.string(), embedded: z.boolean(), subset: z.boolean() })),
  images: count,
  lowestPpi: z.nullable(z.number()),
  spots: z.array(z.string()),
  unreadable: z.array(z.string()),
})

export const reportView = z.object({
  fileId: z.string(),
  /** `none`: never asked. `failed`: the check itself broke down; a person looks. */
  state: z.enum(['none', 'waiting', 'done', 'failed']),
  part: z.nullable(z.string()),
  /** How the job is printed that the file was judged for: limits come from it. null while the job has no price. */
  route: z.nullable(z.enum(ROUTES)),
  verdict: z.nullable(z.enum(VERDICTS)),
  findings: z.array(findingView),
  facts: z.nullable(factsView),
  checkedAt: z.nullable(z.string()),
})
export type ReportView = z.output<typeof reportView>

const fileId = z.object({ fileId: uuid() })

/** Live topic while waiting: `file:<id>`. Visitors send the header `visitor-key`. */
export const showReport = endpoint({
  id: 'preflight.show-report',
  method: 'GET',
  path: '/api/files/:fileId/report',
  summary: '파일의 가장 최근 인쇄 적합성 검사 결과를 봅니다.',
  access: PUBLIC,
  trace: { look: 'file', by: 'fileId' },
  params: fileId,
  response: reportView,
  errors: ['NOT_FOUND'],
})

/** Everything the rules judge by: a browser that no longer holds the file goes on judging it for any spec. */
export const readFacts = endpoint({
  id: 'preflight.read-facts',
  method: 'GET',
  path: '/api/files/:fileId/facts',
  summary: '서버가 PDF에서 읽은 것을 모두 봅니다.',
  access: PUBLIC,
  trace: { look: 'file', by: 'fileId' },
  params: fileId,
  response: z.object({ facts: pdfFacts }),
  errors: ['NOT_FOUND'],
})

export const checkFile = endpoint({
  id: 'preflight.check-file',
  method: 'POST',
  path: '/api/files/:fileId/check',
  summary: '다 올라온 PDF를 사양에 맞춰 검사해 달라고 합니다. 먼저 읽은 파일이면 바로 답합니다.',
  access: PUBLIC,
  trace: { look: 'file', by: 'fileId' },
  params: fileId,
  body: z.object({
    part: text('부분', { max: 40 }),
    spec: jobSpec,
    /** The ordered line that the file belongs to: it is then judged for the job and the way of printing that were ordered. */
    lineId: z.optional(uuid()),
  }),
  response: reportView,
  errors: ['NOT_FOUND', 'INVALID_INPUT', 'UNAVAILABLE'],
})

/** Pixels of the longer side. */
export const PAGE_SIZES = { thumb: 320, screen: 1600 } as const
/** The same of the picture that lies on a job drawing. */
export const JOB_PICTURE_SIZES = { small: 320, large: 960 } as const

export const showPage = endpoint({
  id: 'preflight.show-page',
  method: 'GET',
  path: '/api/files/:fileId/pages/:page',
  summary: '검사한 파일의 쪽 그림(PNG 또는 WebP)을 받습니다.',
  access: PUBLIC,
  trace: { look: 'file', by: 'fileId' },
  params: z.object({ fileId: uuid(), page: z.coerce.number().check(z.int(), z.gte(1), z.lte(20_000)) }),
  query: z.object({ size: z._default(z.enum(['thumb', 'screen']), 'thumb') }),
  response: z.null(),
  errors: ['NOT_FOUND'],
})

/**
 * What lies on a job drawing: the first page or the second, and no other. A list shows fifty of them, so that a look of staff is noted
 * once in ten minutes for all (docs/adr/0045).
 */
export const showPicture = endpoint({
  id: 'preflight.show-picture',
  method: 'GET',
  path: '/api/files/:fileId/picture',
  summary: '작업 그림에 얹는 첫 쪽 그림(PNG 또는 WebP)을 받습니다.',
  access: PUBLIC,
  trace: { look: 'file', verb: 'list' },
  params: fileId,
  query: z.object({
    page: z._default(wholeNumber('쪽', { min: 1, max: 2 }), 1),
    size: z._default(z.enum(['small', 'large']), 'small'),
  }),
  response: z.null(),
  errors: ['NOT_FOUND'],
})

/** The picture stays as it came; the page is another file of the same owner. */
export const makePage = endpoint({
  id: 'preflight.make-page',
  method: 'POST',
  path: '/api/files/:fileId/page',
  summary: '올린 그림(JPG, PNG, TIFF)을 사양에 맞는 PDF 한 쪽으로 만듭니다.',
  access: PUBLIC,
  trace: { look: 'file', by: 'fileId' },
  params: fileId,
  body: z.object({ part: text('부분', { max: 40 }), spec: jobSpec }),
  response: z.object({
    fileId: z.string(),
    name: z.string(),
    bytes: count,
    /** What the picture has per inch at that size. */
    ppi: count,
    /** Paper stays white around it, because its shape is another than the job's. */
    margins: z.boolean(),
  }),
  errors: [
    'NOT_FOUND',
    'INVALID_INPUT',
    'UNSUPPORTED_TYPE',
    'PAYLOAD_TOO_LARGE',
    'TOO_MANY_REQUESTS',
    'NO_ROOM',
    'UNAVAILABLE',
  ],
  rate: 'upload',
})

export const preflightEndpoints = [showReport, readFacts, checkFile, showPage, showPicture, makePage]
