import { Outlet } from 'react-router'
import { CropMarks } from '#/web/ui/marks.tsx'
import { Frame, PAGE_CLASS } from './frame.tsx'
import styles from './defaultkbkorder.module.css'

/** The guided book order: one press sheet on a plain desk. */
export function Component() {
  return (
    <Frame className={styles.desk} mainClassName={PAGE_CLASS}>
      <div className={styles.sheet}>
        <CropMarks />
        <Outlet />
      </div>
    </Frame>
  )
}
