import { useMemo } from 'react'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import type { Finding } from '#/domain/preflight/finding.ts'
import { ALTERNATIVES, type FixId } from '#/domain/preflight/fixes/fix.ts'
import { fixMessages } from '#/domain/preflight/fixes/fix-messages.ts'
import { planFixes } from '#/domain/preflight/fixes/plan-fixes.ts'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import { FixDialog } from '#/web/blocks/file-fix/fix-dialog.tsx'
import { forgetInspection, placeOf } from '#/web/blocks/file-inspection/inspections.ts'
import { changeUpload, type Upload } from '#/web/blocks/uploader/uploads.ts'
import { toast } from '#/web/ui/toasts.ts'
import type { JobFileRole } from './use-job-files.ts'

interface FixUploadProps {
  readonly upload: Upload
  readonly role: JobFileRole
  readonly spec: JobSpec
  readonly route: RouteId | null
  readonly facts: PdfFacts
  readonly findings: readonly Finding[]
  readonly fixer: FixId
  readonly onClose: () => void
}

/** Mends a file that was just uploaded; the fixed one takes its place in the job and is read anew. */
export function FixUpload({ upload, role, spec, route, facts, findings, fixer, onClose }: FixUploadProps) {
  const offers = useMemo(() => {
    const expectation = expectationOf(spec, role, route)
    if (!expectation) return []
    return planFixes(findings, facts, expectation).map((fix) => ({
      id: fix.id,
      ...fixMessages(fix, expectation),
      pages: [...fix.pages],
      insteadOf: ALTERNATIVES[fix.id] ?? null,
    }))
  }, [spec, role, route, findings, facts])
  if (upload.fileId === null) return null
  return (
    <FixDialog
      fileId={upload.fileId}
      name={upload.name}
      job={{ part: role, spec }}
      target={{ kind: 'upload' }}
      offers={offers}
      first={fixer}
      onClose={onClose}
      onAccepted={({ fixedFileId, fixedName, fixedBytes }) => {
        onClose()
        if (fixedFileId === null) return
        const bytes = fixedBytes ?? upload.bytes
        forgetInspection(placeOf(upload.product, upload.purpose, upload.scope))
        changeUpload(upload.id, { fileId: fixedFileId, name: fixedName ?? upload.name, bytes, sent: bytes })
        toast('고친 파일로 바꾸었습니다. 원본은 그대로 보관합니다.')
      }}
    />
  )
}
