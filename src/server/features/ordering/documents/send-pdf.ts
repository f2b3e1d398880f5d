import type { FastifyReply } from 'fastify'
import type { BusinessDocument } from '#/domain/documents/business-document.ts'
import { documentFile } from '#/domain/documents/document-file.ts'

/** Sends a drawn document as a download under its own name. */
export function sendPdf(reply: FastifyReply, document: BusinessDocument, pdf: Uint8Array): void {
  reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(documentFile(document))}`)
    .header('x-content-type-options', 'nosniff')
    .send(Buffer.from(pdf))
}
