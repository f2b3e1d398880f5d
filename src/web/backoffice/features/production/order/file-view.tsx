import { useState } from 'react'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { FileThumb } from './file-thumb.tsx'
import styles from './file-sets.module.css'

interface FileViewProps {
  readonly fileId: string
  readonly name: string
  readonly pages: number
}

/** The original page by page, as the check drew it. */
export function FileView({ fileId, name, pages }: FileViewProps) {
  const [page, setPage] = useState<number | null>(null)
  const turn = (to: number) => setPage(Math.min(pages, Math.max(1, to)))
  return (
    <>
      <Button size="sm" variant="quiet" aria-label={`${name} 열어 보기`} onClick={() => setPage(1)}>
        열어 보기
      </Button>
      {page !== null && (
        <Dialog open title={name} onClose={() => setPage(null)}>
          <div className={styles.view}>
            <FileThumb fileId={fileId} name={name} page={page} size="screen" />
          </div>
          <Toolbar align="spread">
            <Button size="sm" disabled={page === 1} onClick={() => turn(page - 1)}>
              앞쪽
            </Button>
            <span aria-live="polite">
              {page} / {pages}쪽
            </span>
            <Button size="sm" disabled={page === pages} onClick={() => turn(page + 1)}>
              뒤쪽
            </Button>
          </Toolbar>
        </Dialog>
      )}
    </>
  )
}
