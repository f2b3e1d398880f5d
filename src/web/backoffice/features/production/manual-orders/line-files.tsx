import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { FilePurpose } from '#/domain/files/purposes.ts'
import { FilePick } from '#/web/ui/file-pick.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import type { Picked } from './use-new-order.ts'

interface LineFilesProps {
  readonly heading: string
  readonly spec: JobSpec
  readonly picked: Picked
  readonly onPick: (part: FilePurpose, file: File) => void
}

/** The files that came with a job. */
export function LineFiles({ heading, spec, picked, onPick }: LineFilesProps) {
  return (
    <Toolbar>
      {geometryOf(spec).files.map(({ part, label }) => (
        <FilePick
          key={part}
          accept=".pdf,application/pdf"
          label={`${heading} ${label} PDF 고르기`}
          onFiles={([file]) => file && onPick(part, file)}
        >
          {picked[part]?.name ?? `${label} PDF 고르기`}
        </FilePick>
      ))}
    </Toolbar>
  )
}
