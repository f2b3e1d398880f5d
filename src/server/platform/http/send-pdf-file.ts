import type { FastifyReply } from 'fastify'

interface SentPdf {
  /** With its ending. */
  readonly name: string
  readonly pdf: Uint8Array
  /** Beside the page instead of among the downloads. */
  readonly inline?: boolean
}

/** Sends a PDF under its own name. */
export function sendPdfFile(reply: FastifyReply, { name, pdf, inline = false }: SentPdf): void {
  reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('x-content-type-options', 'nosniff')
    .send(Buffer.from(pdf))
}
