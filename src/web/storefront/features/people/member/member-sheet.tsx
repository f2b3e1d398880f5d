import type { ReactNode } from 'react'
import { CropMarks } from '#/web/ui/marks.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import styles from './member-sheet.module.css'

interface MemberSheetProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly wide?: boolean
  readonly children: ReactNode
}

/** One sheet of paper on the press bed: the frame of login, join and recovery. */
export function MemberSheet({ title, lead, wide = false, children }: MemberSheetProps) {
  return (
    <div className={styles.bed} data-wide={wide || undefined}>
      <PageHeading title={title} lead={lead} />
      <div className={styles.sheet}>
        <CropMarks />
        {children}
      </div>
    </div>
  )
}
