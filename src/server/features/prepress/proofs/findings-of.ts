import type { Finding } from '#/domain/preflight/finding.ts'
import { reportsOfFiles } from '#/server/features/prepress/preflight/preflight.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

export interface FileFinding extends Finding {
  readonly fileId: string
}

/** What the server's check of these files said, file by file; nothing for a file that is still being checked. */
export async function findingsOf(
  db: DbOrTx,
  files: readonly { readonly fileId: string }[],
): Promise<readonly FileFinding[]> {
  const reports = await reportsOfFiles(
    db,
    files.map((file) => file.fileId),
  )
  return reports.flatMap(({ fileId, findings }) => findings.map((finding) => ({ ...finding, fileId })))
}
