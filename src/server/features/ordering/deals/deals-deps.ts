import type { DocumentsDeps } from '#/server/features/ordering/documents/documents.public.ts'
import type { Services } from '#/server/platform/services.ts'

export type DealsDeps = DocumentsDeps & Pick<Services, 'ids'>
