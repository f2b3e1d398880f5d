import type { FastifyReply } from 'fastify'
import type { BusinessDocument } from '#/domain/documents/business-document.ts'
import { documentFile } from '#/domain/documents/document-file.ts'
import { sendPdfFile } from '#/server/platform/http/send-pdf-file.ts'

/** Sends a drawn document as a download under its own name. */
export const sendPdf = (reply: FastifyReply, document: BusinessDocument, pdf: Uint8Array): void =>
  sendPdfFile(reply, { name: documentFile(document), pdf })
