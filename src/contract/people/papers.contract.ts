import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { uuid } from '#/contract/text.ts'
import { PAPER_KINDS } from '#/domain/members/papers.ts'
import { Done } from './login.contract.ts'

/** A file uploaded with purpose `document`, and what it is. */
export const PaperForm = z.object({ kind: z.enum(PAPER_KINDS), fileId: uuid() })

export const MOST_PAPERS = 4
export const papers = (least: 0 | 1) =>
  z
    .array(PaperForm)
    .check(
      z.minLength(least, { error: '사업자등록증이나 학원등록증을 올려 주세요.' }),
      z.maxLength(MOST_PAPERS, { error: `서류는 ${MOST_PAPERS}개까지 올릴 수 있습니다.` }),
    )

export const PaperView = z.object({
  kind: z.enum(PAPER_KINDS),
  fileId: z.uuid(),
  name: z.string(),
  contentType: z.string(),
})
export type PaperView = z.output<typeof PaperView>

export const handInPapers = endpoint({
  id: 'members.hand-in-papers',
  method: 'POST',
  path: '/api/members/me/papers',
  summary: 'Hands in papers later or better ones; a refused academy waits for approval again',
  access: { who: 'member', anyRole: ['ROLE_USER_TYPE_ACADEMY', 'ROLE_USER_TYPE_BUSINESS'] },
  body: z.object({ papers: papers(1) }),
  response: Done,
  errors: ['NOT_FOUND', 'INVALID_INPUT'],
})

export const papersEndpoints = [handInPapers]
