import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { uuid } from '#/contract/text.ts'
import { DOCUMENT_KINDS } from '#/domain/members/supporting-documents.ts'
import { Done } from './login.contract.ts'

/** A file uploaded with purpose `document`, and what it is. */
export const DocumentForm = z.object({ kind: z.enum(DOCUMENT_KINDS), fileId: uuid() })

export const MOST_DOCUMENTS = 4
export const documents = (least: 0 | 1) =>
  z
    .array(DocumentForm)
    .check(
      z.minLength(least, { error: '사업자등록증이나 학원등록증을 올려 주세요.' }),
      z.maxLength(MOST_DOCUMENTS, { error: `서류는 ${MOST_DOCUMENTS}개까지 올릴 수 있습니다.` }),
    )

export const DocumentView = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  fileId: z.uuid(),
  name: z.string(),
  contentType: z.string(),
})
export type DocumentView = z.output<typeof DocumentView>

export const submitDocuments = endpoint({
  id: 'members.submit-documents',
  method: 'POST',
  path: '/api/members/me/documents',
  summary: 'Hands in documents later or better ones; a refused academy waits for approval again',
  access: { who: 'member', anyRole: ['ROLE_USER_TYPE_ACADEMY', 'ROLE_USER_TYPE_BUSINESS', 'ROLE_USER_TYPE_HAMAMATH'] },
  body: z.object({ documents: documents(1) }),
  response: Done,
  errors: ['NOT_FOUND', 'INVALID_INPUT'],
})

export const supportingDocumentsEndpoints = [submitDocuments]
