import type { FastifyReply } from 'fastify'
import type { BusinessDocument } from '#/domain/documents/business-document.ts'
import { documentFile } from '#/domain/documents/document-file.ts'
import type { Principal } from '#/server/platform/http/principal.ts'
import { sendPdfFile } from '#/server/platform/http/send-pdf-file.ts'
import type { DocumentsDeps } from './documents-deps.ts'
import { paperPictures } from './paper-pictures.ts'

interface Printing {
  readonly reply: FastifyReply
  /** Who gets it, and sees on it what they may see of its files; null where nobody knows who that is. */
  readonly principal: Principal | null
}

/** Sends a document, drawn as PDF, as a download under its own name. */
export async function sendPdf(
  deps: DocumentsDeps,
  document: BusinessDocument,
  { reply, principal }: Printing,
): Promise<null> {
  const pictures = principal ? await paperPictures(deps, document, principal) : []
  sendPdfFile(reply, { name: documentFile(document), pdf: await deps.documentRenderer.print(document, pictures) })
  return null
}
