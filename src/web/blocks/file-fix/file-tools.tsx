import { Suspense, useState } from 'react'
import type { FixTarget, FixView } from '#/contract/prepress/fixes.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { FilePurpose } from '#/domain/files/purposes.ts'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { useFixes } from './use-fix.ts'

const ReportDialog = lazyPart(async () => (await import('#/web/blocks/file-report/report-dialog.tsx')).ReportDialog)
const FixDialog = lazyPart(async () => (await import('./fix-dialog.tsx')).FixDialog)

interface FileToolsProps {
  readonly file: { readonly fileId: string; readonly name: string; readonly part: string; readonly contentType: string }
  readonly spec: JobSpec
  /** The line that it was ordered with: its limits are those of the way of printing that was ordered. */
  readonly lineId?: string
  /** Where the fixed file goes; null while the file may not be changed. */
  readonly target: FixTarget | null
  readonly forCustomer?: boolean
  /** Its customer is in front of the screen, and may ask about what was found. */
  readonly asks?: boolean
  readonly warning?: string | null
  /** Names the file's part where several files stand beside each other. */
  readonly reportLabel?: string | undefined
  readonly onChanged: (fix: FixView) => void
}

const ROLES: Readonly<Record<string, FilePurpose>> = {
  cover: 'cover',
  sheet: 'sheet',
  insert: 'insert',
  inner: 'inner',
  body: 'inner',
}

/** The report of a stored PDF and, where the shop can mend something, the way to do it. Material has neither. */
export function FileTools(props: FileToolsProps) {
  const {
    file,
    spec,
    lineId,
    target,
    forCustomer = false,
    asks = false,
    warning,
    reportLabel = '검사 보고서',
    onChanged,
  } = props
  const [open, setOpen] = useState<'report' | 'fix' | null>(null)
  const part = ROLES[file.part]
  const isPdf = file.contentType === 'application/pdf' && part !== undefined
  const { data } = useFixes(file.fileId, isPdf)
  if (!isPdf) return null
  const offers = data?.offers ?? []
  const fixes = `자동 수정 가능 ${offers.filter((offer) => offer.insteadOf === null).length}건`
  const close = () => setOpen(null)
  return (
    <Toolbar>
      <Button size="sm" variant="quiet" onClick={() => setOpen('report')}>
        <VisuallyHidden>{file.name} </VisuallyHidden>
        {reportLabel}
      </Button>
      {target && offers.length > 0 && (
        <Button size="sm" onClick={() => setOpen('fix')}>
          <VisuallyHidden>{file.name} </VisuallyHidden>
          {fixes}
        </Button>
      )}
      {data?.original && <Small>고친 파일입니다. 원본 「{data.original.name}」은 그대로 보관합니다.</Small>}
      <Suspense fallback={null}>
        {open === 'report' && (
          <ReportDialog {...file} part={part} spec={spec} lineId={lineId} asks={asks} onClose={close} />
        )}
        {open === 'fix' && target && (
          <FixDialog
            fileId={file.fileId}
            name={file.name}
            job={null}
            target={target}
            offers={offers}
            first={null}
            forCustomer={forCustomer}
            warning={warning ?? null}
            onClose={close}
            onAccepted={(fix) => {
              close()
              onChanged(fix)
            }}
          />
        )}
      </Suspense>
    </Toolbar>
  )
}
